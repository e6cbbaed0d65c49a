import { queryFields } from '@frontdesk/core/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DerivedFields } from '../../src/kernel/query/filter.ts'
import { runSearch, type SearchInput, type SearchRules } from '../../src/kernel/query/search.ts'
import { collection, createState, type State, type Stored } from '../../src/kernel/state.ts'

interface Letter extends Stored {
  readonly title?: string
  readonly lines?: readonly { readonly text: string }[]
  readonly day: Date
}

const letters = collection<Letter>('letters', undefined, { day: ({ day }) => day.getTime() })

/** A title in capitals, which exists for searches alone. */
const derived: DerivedFields = { shout: ({ title = '' }: Letter) => title.toUpperCase() }

const rules: SearchRules<Letter> = {
  fields: queryFields<{ title: string; day: Date }>()({ title: 'text', day: 'date' }),
  searchable: ['title', 'lines.text', 'shout'],
  aggregatable: ['title'],
  derived,
  defaultSort: { fieldName: 'day', order: 'DESC' },
}

const word = fc.constantFrom(
  'anna',
  'ana',
  'hanna',
  'rui',
  'massage',
  'masage',
  'Massages',
  'é-mail',
  'x@y.z',
  '',
)
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const letter = fc.record<Letter>(
  {
    id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
    title: text,
    lines: fc.array(fc.record({ text }), { maxLength: 2 }),
    day: fc.integer({ min: 1, max: 4 }).map((number) => new Date(`2026-05-0${number}T00:00:00Z`)),
  },
  { requiredKeys: ['id', 'day'] },
)

/** A change of the collection: the item is put, deleted, or put by a unit that fails and is undone. */
const change = fc.record({ kind: fc.constantFrom('put', 'delete', 'undo'), letter })

const input: fc.Arbitrary<SearchInput> = fc.record(
  {
    search: fc.record(
      {
        expression: text,
        mode: fc.constantFrom('AND' as const, 'OR' as const),
        fields: fc.subarray(['title', 'lines.text', 'shout']),
        fuzzy: fc.boolean(),
      },
      { requiredKeys: ['expression'] },
    ),
    filter: fc.record(
      { day: fc.record({ $gte: fc.constant('2026-05-02T00:00:00.000Z') }) },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom([], [{ fieldName: 'day', order: 'ASC' as const }], [{ fieldName: 'title' }]),
    cursorPaging: fc.record({ limit: fc.integer({ min: 1, max: 4 }) }),
  },
  { requiredKeys: ['search'] },
)

const apply = (state: State, { kind, letter: given }: { kind: string; letter: Letter }): void => {
  if (kind === 'delete') state.unit(() => state.in(letters).delete(given.id))
  else if (kind === 'put') state.unit(() => state.in(letters).put(given))
  else
    expect(() =>
      state.unit(() => {
        state.in(letters).put(given)
        throw new Error('undone')
      }),
    ).toThrow('undone')
}

describe('a search with an index of words', () => {
  it('finds what a search finds that reads each item, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(change, { maxLength: 8 }), input), { maxLength: 4 }),
        (rounds) => {
          const state = createState()
          const kept = state.in(letters)
          for (const [changes, asked] of rounds) {
            for (const one of changes) apply(state, one)
            const indexed = runSearch(kept.all(), asked, {
              ...rules,
              orders: (path) => kept.order(path),
              words: (path, wordsOf) => kept.words(path, wordsOf),
            })
            expect(indexed).toEqual(runSearch(kept.all(), asked, rules))
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('reads each item once, however often it is searched', () => {
    const state = createState()
    state.load({ letters: [{ id: '1', day: new Date(0), title: 'Ana' } as Letter] })
    const kept = state.in(letters)
    let reads = 0
    const words = (path: string, wordsOf: (item: Letter) => readonly string[]) =>
      kept.words(path, (item) => {
        reads += 1
        return wordsOf(item)
      })
    const search = (): number =>
      runSearch(kept.all(), { search: { expression: 'ana', fields: ['title'] } }, { ...rules, words }).page
        .items.length
    expect([search(), search(), reads]).toEqual([1, 1, 1])
    state.unit(() => kept.put({ id: '2', day: new Date(0), title: 'Ana' }))
    expect([search(), reads]).toEqual([2, 2])
  })
})
