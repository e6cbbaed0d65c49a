import { queryFields } from '@frontdesk/core/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/kernel/failure.ts'
import { matching, type QueryInput, type QueryRules, runQuery } from '../../src/kernel/query/query.ts'
import { collection, createState, type Stored } from '../../src/kernel/state.ts'

interface Visit extends Stored {
  readonly name: string
  readonly day?: Date
  readonly made?: Date
}

const visits = collection<Visit>('visits', undefined, {
  day: ({ day }) => day?.getTime(),
  made: ({ made }) => made?.getTime(),
})

const fields = queryFields<{ name: string; day: Date; made: Date }>()({
  name: 'text',
  day: 'date',
  made: 'date',
})

const rules: QueryRules<Visit> = { fields, defaultSort: { fieldName: 'made', order: 'DESC' } }

const day = fc.integer({ min: 1, max: 6 }).map((number) => new Date(`2026-05-0${number}T00:00:00Z`))
const text = day.map((date) => date.toISOString())
const visit = fc.record<Visit>(
  { id: fc.uuid(), name: fc.constantFrom('a', 'b', 'c'), day, made: day },
  { requiredKeys: ['id', 'name'] },
)
const condition = fc.oneof(
  fc.record({ $gte: text, $gt: text, $lte: text, $lt: text, $eq: text }, { requiredKeys: [] }),
  fc.record({ $ne: text }),
  fc.record({ $in: fc.array(text, { maxLength: 3 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.constant({ $eq: null }),
  text,
)
const part = fc.record(
  { name: fc.constantFrom('a', 'b'), day: condition, made: condition },
  { requiredKeys: [] },
)
const filter = fc.oneof(
  part,
  fc.record({ $or: fc.array(part, { minLength: 1, maxLength: 2 }) }),
  fc.record({ $not: part }),
)
const sort = fc.array(
  fc.record({
    fieldName: fc.constantFrom('name', 'day', 'made'),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { maxLength: 2 },
)
const input: fc.Arbitrary<QueryInput> = fc.record(
  { filter, sort, cursorPaging: fc.record({ limit: fc.integer({ min: 1, max: 5 }) }) },
  { requiredKeys: [] },
)

describe('a query of a list that is kept sorted', () => {
  it('finds the same pages as one that sorts the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(visit, { selector: ({ id }) => id, maxLength: 24 }),
        input,
        (list, asked) => {
          const state = createState()
          state.load({ visits: list })
          const all = state.in(visits).all()
          const kept: QueryRules<Visit> = { ...rules, orders: (path) => state.in(visits).order(path) }
          expect(runQuery(all, asked, kept)).toEqual(runQuery(all, asked, rules))
          expect(matching(all, asked.filter, kept)).toEqual(matching(all, asked.filter, rules))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('refuses fields that it does not know, as any list does', () => {
    const state = createState()
    const kept: QueryRules<Visit> = { ...rules, orders: (path) => state.in(visits).order(path) }
    const refused = (asked: QueryInput): unknown => {
      try {
        return runQuery([], asked, kept)
      } catch (error) {
        const { validationError } = (error as Failure).details as {
          validationError: { fieldViolations: { field: string }[] }
        }
        return validationError.fieldViolations.map(({ field }) => field)
      }
    }
    expect(refused({ sort: [{ fieldName: 'shoe' }] })).toEqual(['query.sort.0.fieldName'])
    expect(refused({ filter: { shoe: 1 } })).toEqual(['query.filter.shoe'])
  })
})
