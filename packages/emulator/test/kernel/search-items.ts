import { queryFields, type QueryFields, type SearchRules } from '@frontdesk/core/schema'
import { expect } from 'vitest'
import { Failure } from '../../src/kernel/failure.ts'
import { runSearch, type SearchInput } from '../../src/kernel/query/search.ts'

/** A thing that only the tests of searches know. */
interface Item {
  id: string
  name?: string
  note?: string
  seats?: number
  price?: string
  open?: boolean
  tags?: string[]
  created?: Date
}

export const items: readonly Item[] = [
  {
    id: '1',
    name: 'Deep-tissue massage',
    note: 'Slow work',
    seats: 1,
    price: '55.00',
    open: true,
    tags: ['oil', 'calm'],
    created: new Date('2025-12-31T23:30:00.000Z'),
  },
  {
    id: '2',
    name: 'Slow massage',
    note: 'Ask ana@example.com',
    seats: 1,
    price: '9.50',
    open: false,
    tags: ['oil'],
    created: new Date('2026-01-04T10:00:00.000Z'),
  },
  {
    id: '3',
    name: 'Réformer Pilates',
    seats: 8,
    price: '22.00',
    tags: [],
    created: new Date('2026-03-29T00:30:00.000Z'),
  },
  {
    id: '4',
    name: 'Yin',
    seats: 14,
    price: '14.00',
    open: true,
    created: new Date('2026-03-29T01:30:00.000Z'),
  },
  { id: '5' },
]

interface ItemFields {
  id: string
  name: string
  note: string
  seats: number
  price: string
  open: boolean
  tags: string[]
  created: Date
}

const fields: QueryFields<ItemFields> = queryFields<ItemFields>()({
  id: 'text',
  name: 'text',
  note: 'text',
  seats: 'number',
  price: 'decimal',
  open: 'boolean',
  tags: 'list',
  created: 'date',
})

/** Every field can be searched or aggregated but for the id. */
export const rules: SearchRules<ItemFields, 'name' | 'note'> = {
  fields,
  searchable: ['name', 'note'],
  aggregatable: ['name', 'seats', 'price', 'open', 'tags', 'created'],
}

/** The violations for which a search is refused. */
export const violations = (input: object): { field: string; violatedRule?: string; data?: object }[] => {
  try {
    runSearch(items, input as SearchInput, rules)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect(error.status).toBe(400)
    return (error.details['validationError'] as { fieldViolations: never[] }).fieldViolations
  }
  throw new Error('Nothing was refused')
}
