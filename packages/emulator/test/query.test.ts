import { queryFields, type QueryFields } from '@frontdesk/core/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../src/kernel/failure.ts'
import { type QueryInput, runQuery } from '../src/kernel/query/query.ts'

interface Item {
  id: string
  name?: string
  seats?: number
  open?: boolean
  kind?: string
  tags?: string[]
  createdDate?: Date
  owner?: { name?: string }
  slots?: { start: Date; label?: string }[]
}

const day = (number: number): Date => new Date(Date.UTC(2026, 4, number))

const items: readonly Item[] = [
  {
    id: '1',
    name: 'Yoga',
    seats: 12,
    open: true,
    kind: 'CLASS',
    tags: ['calm', 'mat'],
    createdDate: day(1),
    owner: { name: 'Ana' },
    slots: [{ start: day(4), label: 'early' }, { start: day(9) }],
  },
  {
    id: '2',
    name: 'Massage',
    seats: 1,
    open: false,
    kind: 'APPOINTMENT',
    tags: [],
    createdDate: day(2),
    owner: {},
  },
  { id: '3', name: '', seats: 8, kind: 'COURSE', tags: ['mat'], createdDate: day(3) },
  { id: '4', name: 'Yin Yoga', kind: 'CLASS' },
]

interface ItemFields {
  id: string
  name: string
  seats: number
  open: boolean
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  tags: string[]
  createdDate: Date
  'owner.name': string
  'slots.start': Date
  'slots.label': string
}

const fields: QueryFields<ItemFields> = queryFields<ItemFields>()({
  id: 'text',
  name: 'text',
  seats: 'number',
  open: 'boolean',
  kind: ['APPOINTMENT', 'CLASS', 'COURSE'],
  tags: 'list',
  createdDate: 'date',
  'owner.name': 'text',
  'slots.start': 'date',
  'slots.label': 'text',
})

const ids = (filter: object): string =>
  runQuery(items, { filter }, { fields })
    .items.map(({ id }) => id)
    .join('')

const violation = (
  input: object,
  maximum?: number,
): { field: string; violatedRule?: string; description: string; data?: object } => {
  try {
    runQuery(items, input as QueryInput, { fields, ...(maximum !== undefined && { maximum }) })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect(error.status).toBe(400)
    return (error.details['validationError'] as { fieldViolations: never[] }).fieldViolations[0]!
  }
  throw new Error('Nothing was refused')
}

describe('filters', () => {
  it.each<[object, string]>([
    [{}, '1234'],
    [{ name: 'Yoga' }, '1'],
    [{ name: { $eq: 'Yoga' } }, '1'],
    [{ name: { $ne: 'Yoga' } }, '234'],
    [{ name: { $startsWith: 'Y' } }, '14'],
    [{ name: { $endsWith: 'Yoga' } }, '14'],
    [{ name: { $contains: 'ss' } }, '2'],
    [{ name: { $isEmpty: true } }, '3'],
    [{ seats: { $gt: 1, $lte: 8 } }, '3'],
    [{ seats: { $gte: 8 } }, '13'],
    [{ seats: { $lt: 8 } }, '2'],
    [{ seats: null }, '4'],
    [{ seats: { $ne: null } }, '123'],
    [{ seats: { $in: [1, 12] } }, '12'],
    [{ seats: { $nin: [1, 12] } }, '34'],
    [{ open: false }, '2'],
    [{ open: { $exists: false } }, '34'],
    [{ kind: { $in: ['CLASS', 'COURSE'] } }, '134'],
    [{ tags: { $hasSome: ['mat', 'hot'] } }, '13'],
    [{ tags: { $hasAll: ['mat', 'calm'] } }, '1'],
    [{ tags: { $isEmpty: true } }, '24'],
    [{ tags: null }, '24'],
    [{ createdDate: '2026-05-02T02:00:00+02:00' }, '2'],
    [{ createdDate: { $gt: '2026-05-01', $lt: day(3) } }, '2'],
    [{ _createdDate: { $gte: day(3) } }, '3'],
    [{ _id: '4' }, '4'],
    [{ 'owner.name': 'Ana' }, '1'],
    [{ 'slots.start': { $gt: day(8).toISOString() } }, '1'],
    [{ 'slots.label': { $ne: 'early' } }, '234'],
    [{ $or: [{ name: 'Yoga' }, { seats: 1 }] }, '12'],
    [{ $and: [{ kind: 'CLASS' }, { seats: { $exists: true } }] }, '1'],
    [{ $not: { kind: 'CLASS' } }, '23'],
    [{ kind: 'CLASS', $not: { name: 'Yoga' } }, '4'],
  ])('%j finds %s', (filter, expected) => {
    expect(ids(filter)).toBe(expected)
  })

  it.each<[object, string, string]>([
    [{ filter: { colour: 'red' } }, 'query.filter.colour', 'FIELD_NOT_ALLOWED'],
    [{ filter: { $or: [{ colour: 'red' }] } }, 'query.filter.$or.0.colour', 'FIELD_NOT_ALLOWED'],
    [{ filter: JSON.parse('{"__proto__":1}') as object }, 'query.filter.__proto__', 'FIELD_NOT_ALLOWED'],
    [{ filter: { constructor: 1 } }, 'query.filter.constructor', 'FIELD_NOT_ALLOWED'],
    [{ filter: { 'owner.toString': 1 } }, 'query.filter.owner.toString', 'FIELD_NOT_ALLOWED'],
    [{ filter: { name: { $like: 'x' } } }, 'query.filter.name.$like', 'FIELD_NOT_ALLOWED'],
    [{ filter: { seats: { $startsWith: 'x' } } }, 'query.filter.seats.$startsWith', 'FIELD_NOT_ALLOWED'],
    [{ filter: { open: { $gt: true } } }, 'query.filter.open.$gt', 'FIELD_NOT_ALLOWED'],
    [{ filter: { $nor: [] } }, 'query.filter.$nor', 'FIELD_NOT_ALLOWED'],
    [{ filter: { kind: 'PARTY' } }, 'query.filter.kind', 'INVALID_ENUM_VALUE'],
    [{ filter: { kind: { $in: ['CLASS', 'PARTY'] } } }, 'query.filter.kind.$in.1', 'INVALID_ENUM_VALUE'],
    [{ filter: { createdDate: 'yesterday' } }, 'query.filter.createdDate', 'FORMAT'],
    [{ filter: { createdDate: { $gt: '2026-13-01' } } }, 'query.filter.createdDate.$gt', 'FORMAT'],
    [{ filter: { createdDate: { $gt: '2026-02-30' } } }, 'query.filter.createdDate.$gt', 'FORMAT'],
    [{ filter: { createdDate: '2026-06-31T10:00:00+01:00' } }, 'query.filter.createdDate', 'FORMAT'],
    [{ filter: { createdDate: 5 } }, 'query.filter.createdDate', 'FORMAT'],
    [{ filter: { seats: '12' } }, 'query.filter.seats', 'FORMAT'],
    [{ filter: { seats: { $in: 12 } } }, 'query.filter.seats.$in', 'FORMAT'],
    [{ filter: { name: { $exists: 'yes' } } }, 'query.filter.name.$exists', 'FORMAT'],
    [{ filter: { tags: 'mat' } }, 'query.filter.tags', 'FORMAT'],
    [{ filter: { $and: {} } }, 'query.filter.$and', 'FORMAT'],
    [{ sort: [{ fieldName: 'colour' }] }, 'query.sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    [{ sort: [{ fieldName: 'tags' }] }, 'query.sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    [{ sort: [{ fieldName: 'name', order: 'UP' }] }, 'query.sort.0.order', 'INVALID_ENUM_VALUE'],
    [{ paging: { limit: -1 } }, 'query.paging.limit', 'MIN'],
    [{ paging: { limit: 101 } }, 'query.paging.limit', 'MAX'],
    [{ paging: { limit: 1.5 } }, 'query.paging.limit', 'FORMAT'],
    [{ paging: { offset: -1 } }, 'query.paging.offset', 'MIN'],
    [{ cursorPaging: { limit: -1 } }, 'query.cursorPaging.limit', 'MIN'],
    [{ cursorPaging: { cursor: 'nonsense' } }, 'query.cursorPaging.cursor', 'FORMAT'],
  ])('refuses %j at %s', (input, field, violatedRule) => {
    expect(violation(input)).toMatchObject({ field, violatedRule })
  })

  it('lists the values that an enumeration allows', () => {
    expect(violation({ filter: { kind: 'PARTY' } })).toMatchObject({
      description: 'must be one of APPOINTMENT, CLASS, COURSE',
      data: { allowedValues: ['APPOINTMENT', 'CLASS', 'COURSE'] },
    })
  })

  it('refuses filters that are too long or too deep', () => {
    const deep = Array.from({ length: 17 }).reduce<object>((inner) => ({ $not: inner }), { name: 'x' })
    expect(violation({ filter: deep })).toMatchObject({ field: 'query.filter', violatedRule: 'MAX' })
    const long = { $or: Array.from({ length: 300 }, () => ({ name: 'x' })) }
    expect(violation({ filter: long })).toMatchObject({ field: 'query.filter', violatedRule: 'MAX_SIZE' })
  })

  it('agrees with plain comparisons on any numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ seats: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }) })),
        fc.integer({ min: 0, max: 9 }),
        (list, value) => {
          const found = (filter: object): number =>
            runQuery(list, { filter, paging: { limit: 0 } }, { fields }).total ?? 0
          expect(found({ seats: { $gte: value } })).toBe(
            list.filter(({ seats }) => seats !== undefined && seats >= value).length,
          )
          expect(found({ $not: { seats: value } })).toBe(list.filter(({ seats }) => seats !== value).length)
          expect(
            found({ seats: { $lt: value } }) + found({ seats: { $gte: value } }) + found({ seats: null }),
          ).toBe(list.length)
        },
      ),
    )
  })
})

describe('order and pages', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    name: `n${index % 3}`,
    seats: index,
  }))
  const rules = { fields }

  it('sorts by several fields, and puts absent values first', () => {
    const sorted = (sort: QueryInput['sort']): string =>
      runQuery(items, { sort }, rules)
        .items.map(({ id }) => id)
        .join('')
    expect(sorted([{ fieldName: 'kind' }, { fieldName: 'seats', order: 'DESC' }])).toBe('2143')
    expect(sorted([{ fieldName: '_createdDate' }])).toBe('4123')
    expect(sorted([{ fieldName: 'createdDate', order: 'DESC' }])).toBe('3214')
  })

  it('gives 50 items unless a limit is given', () => {
    const list = Array.from({ length: 60 }, (_, index) => ({ id: String(index) }))
    expect(runQuery(list, {}, rules)).toMatchObject({ total: 60, offset: 0, items: { length: 50 } })
    expect(runQuery(list, { paging: { offset: 55, limit: 10 } }, rules).items).toHaveLength(5)
    expect(runQuery(list, { paging: { limit: 0 } }, rules).items).toHaveLength(0)
  })

  it('walks forth and back by cursor, which carries filter and sort', () => {
    const input: QueryInput = {
      filter: { seats: { $gt: 0 } },
      sort: [{ fieldName: 'seats', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    }
    const first = runQuery(many, input, rules)
    expect(first.items.map(({ id }) => id)).toEqual(['6', '5'])
    expect(first.previousCursor).toBeUndefined()
    const second = runQuery(many, { cursorPaging: { cursor: first.nextCursor! } }, rules)
    expect(second.items.map(({ id }) => id)).toEqual(['4', '3'])
    const third = runQuery(many, { cursorPaging: { cursor: second.nextCursor! } }, rules)
    expect(third.items.map(({ id }) => id)).toEqual(['2', '1'])
    expect(third.nextCursor).toBeUndefined()
    expect(runQuery(many, { cursorPaging: { cursor: third.previousCursor! } }, rules).items).toEqual(
      second.items,
    )
  })

  it.each<[QueryInput, string]>([
    [{ filter: { seats: { $gt: 1 } } }, 'query.filter'],
    [{ filter: {} }, 'query.filter'],
    [{ sort: [{ fieldName: 'seats', order: 'ASC' }] }, 'query.sort'],
    [{ sort: [] }, 'query.sort'],
  ])('refuses a cursor beside %j, which it does not carry', (other, field) => {
    const input: QueryInput = {
      filter: { createdDate: { $exists: false }, seats: { $gt: 0 } },
      sort: [{ fieldName: 'seats', order: 'DESC' }],
    }
    const { nextCursor: cursor = '' } = runQuery(many, { ...input, cursorPaging: { limit: 2 } }, rules)
    expect(violation({ ...other, cursorPaging: { cursor } })).toEqual({
      field,
      description: 'must be left out beside a cursor, or stay as it was: the cursor carries it',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
    expect(runQuery(many, { ...input, cursorPaging: { cursor } }, rules).items.map(({ id }) => id)).toEqual([
      '4',
      '3',
    ])
  })

  it('takes a date of a filter beside the cursor that carries it', () => {
    const input: QueryInput = { filter: { createdDate: { $lt: new Date() } } }
    const { nextCursor: cursor = '' } = runQuery(items, { ...input, cursorPaging: { limit: 1 } }, rules)
    expect(runQuery(items, { ...input, cursorPaging: { cursor } }, rules)).toEqual(
      runQuery(items, { cursorPaging: { cursor } }, rules),
    )
  })

  it('neither skips nor repeats when the list changes between two pages', () => {
    const page = runQuery(many, { cursorPaging: { limit: 3 } }, rules)
    const next = (list: typeof many): string[] =>
      runQuery(list, { cursorPaging: { cursor: page.nextCursor! } }, rules).items.map(({ id }) => id)
    expect(next([{ id: 'new', name: 'n', seats: 1 }, ...many])).toEqual(['3', '4', '5'])
    expect(next(many.filter(({ id }) => id !== '2'))).toEqual(['3', '4', '5'])
  })

  it('does not repeat items of the next page on the way back', () => {
    const first = runQuery(many, { cursorPaging: { limit: 3 } }, rules)
    const second = runQuery(many, { cursorPaging: { cursor: first.nextCursor! } }, rules)
    const rest = many.filter(({ id }) => id !== '0')
    const back = runQuery(rest, { cursorPaging: { cursor: second.previousCursor! } }, rules)
    expect(back.items.map(({ id }) => id)).toEqual(['1', '2'])
    expect(back.previousCursor).toBeUndefined()
    expect(runQuery(rest, { cursorPaging: { cursor: back.nextCursor! } }, rules).items[0]?.id).toBe('3')
  })

  it.each<object>([{ sort: 'name' }, { limit: -5 }, { index: 'x' }])(
    'refuses a cursor that it never wrote: %o',
    (part) => {
      const state = { index: 0, limit: 5, direction: 'after', ...part }
      const cursor = Buffer.from(JSON.stringify(state)).toString('base64url')
      expect(violation({ cursorPaging: { cursor } })).toMatchObject({ field: 'query.cursorPaging.cursor' })
    },
  )
})
