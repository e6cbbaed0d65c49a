import {
  check,
  checkFilter,
  checkSort,
  countQueryOf,
  cursorQueryOf,
  knownField,
  matchOperators,
  offsetQueryOf,
  queryFields,
  type QueryFields,
  type Schema,
  validation,
} from '@frontdesk/core/schema'
import { createClient, hosted, type Limited, type MatchOperator } from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { queryRooms } from './rooms.ts'

interface RoomFields {
  id: Limited<string, { operators: MatchOperator; sort: false }>
  name: string
  kind: 'SMALL' | 'LARGE'
  size: number
  'price.amount': string
  open: boolean
  createdDate: Date
  tags: string[]
  floors: number[]
  uses: ('TALK' | 'DANCE')[]
}

const kinds = ['SMALL', 'LARGE'] as const

const fields: QueryFields<RoomFields> = queryFields<RoomFields>()({
  id: { of: 'text', operators: matchOperators, sort: false },
  name: 'text',
  kind: kinds,
  size: 'number',
  'price.amount': 'decimal',
  open: 'boolean',
  createdDate: 'date',
  tags: 'list',
  floors: { list: 'number' },
  uses: { list: ['TALK', 'DANCE'] },
})

const ordering = ['$eq', '$ne', '$in', '$nin', '$exists', '$gt', '$gte', '$lt', '$lte']

describe('a table of fields', () => {
  it('gives the kind of each field, its operators and whether lists are sorted by it', () => {
    expect(fields).toEqual({
      id: { kind: 'text', list: false, operators: ['$eq', '$ne', '$in', '$nin'], sortable: false },
      name: {
        kind: 'text',
        list: false,
        operators: [...ordering, '$startsWith', '$endsWith', '$contains', '$isEmpty'],
        sortable: true,
      },
      kind: {
        kind: 'enum',
        values: ['SMALL', 'LARGE'],
        list: false,
        operators: ['$eq', '$ne', '$in', '$nin', '$exists'],
        sortable: true,
      },
      size: { kind: 'number', list: false, operators: ordering, sortable: true },
      'price.amount': { kind: 'decimal', list: false, operators: ordering, sortable: true },
      open: {
        kind: 'boolean',
        list: false,
        operators: ['$eq', '$ne', '$in', '$nin', '$exists'],
        sortable: true,
      },
      createdDate: { kind: 'date', list: false, operators: ordering, sortable: true },
      tags: {
        kind: 'text',
        list: true,
        operators: ['$hasSome', '$hasAll', '$isEmpty', '$exists', '$eq', '$ne'],
        sortable: false,
      },
      floors: {
        kind: 'number',
        list: true,
        operators: ['$hasSome', '$hasAll', '$isEmpty', '$exists', '$eq', '$ne'],
        sortable: false,
      },
      uses: {
        kind: 'enum',
        values: ['TALK', 'DANCE'],
        list: true,
        operators: ['$hasSome', '$hasAll', '$isEmpty', '$exists', '$eq', '$ne'],
        sortable: false,
      },
    })
  })

  it('knows system fields with and without an underscore, and nothing that it inherits', () => {
    expect(knownField(fields, '_createdDate')).toBe('createdDate')
    expect(knownField(fields, '_id')).toBe('id')
    expect(knownField(fields, 'name')).toBe('name')
    expect(knownField(fields, '_name')).toBeUndefined()
    expect(knownField(fields, 'constructor')).toBeUndefined()
  })
})

describe('a filter', () => {
  it.each<object>([
    {},
    { name: undefined, $or: undefined },
    { name: { $startsWith: 'A', $gt: undefined } },
    { name: null, kind: 'LARGE', size: { $gte: 2, $lt: 5 }, open: false },
    { 'price.amount': { $gt: '12.50' }, createdDate: new Date(0) },
    { createdDate: { $in: ['2026-02-28', '2026-01-31T10:00:00+01:00'] } },
    { tags: { $hasSome: ['a'] }, floors: { $hasAll: [1, 2] }, uses: { $hasSome: ['TALK'] } },
    { tags: null, floors: { $ne: null } },
    { $and: [{ $or: [{ _id: '1' }, { id: { $in: ['2'] } }] }, { $not: { open: true } }] },
  ])('may be %j', (filter) => {
    expect(checkFilter(filter, fields, 'filter')).toEqual([])
  })

  const format = (field: string, description: string) => ({ field, description, violatedRule: 'FORMAT' })
  const notAllowed = (field: string, description: string) => ({
    field,
    description,
    violatedRule: 'FIELD_NOT_ALLOWED',
  })
  const notAmong = (field: string, allowedValues: readonly string[]) => ({
    field,
    description: `must be one of ${allowedValues.join(', ')}`,
    violatedRule: 'INVALID_ENUM_VALUE',
    data: { allowedValues },
  })
  const all = 'createdDate, floors, id, kind, name, open, price.amount, size, tags, uses'

  it.each<[unknown, object[]]>([
    ['name', [format('filter', 'must be an object')]],
    [[{ name: 'A' }], [format('filter', 'must be an object')]],
    [{ colour: 'red' }, [notAllowed('filter.colour', `is not a field to filter by; these are: ${all}`)]],
    [
      { name: { $like: 'A' }, size: { $startsWith: 1 } },
      [
        notAllowed(
          'filter.name.$like',
          `is not an operator of this field; these are: ${ordering.join(', ')}, $startsWith, $endsWith, $contains, $isEmpty`,
        ),
        notAllowed(
          'filter.size.$startsWith',
          `is not an operator of this field; these are: ${ordering.join(', ')}`,
        ),
      ],
    ],
    [
      { id: { $startsWith: 'a' } },
      [
        notAllowed(
          'filter.id.$startsWith',
          'is not an operator of this field; these are: $eq, $ne, $in, $nin',
        ),
      ],
    ],
    [{ kind: 'HUGE' }, [notAmong('filter.kind', ['SMALL', 'LARGE'])]],
    [{ kind: { $in: ['SMALL', 'HUGE'] } }, [notAmong('filter.kind.$in.1', ['SMALL', 'LARGE'])]],
    [{ uses: { $hasSome: ['SLEEP'] } }, [notAmong('filter.uses.$hasSome.0', ['TALK', 'DANCE'])]],
    [{ name: 5 }, [format('filter.name', 'must be text')]],
    [{ size: '5' }, [format('filter.size', 'must be a number')]],
    [{ open: 'yes' }, [format('filter.open', 'must be true or false')]],
    [{ 'price.amount': 12.5 }, [format('filter.price.amount', 'must be an amount as text, such as "12.50"')]],
    [
      { createdDate: '2026-02-30' },
      [format('filter.createdDate', 'must be a date in ISO 8601 form, such as 2026-01-31T10:00:00.000Z')],
    ],
    [{ floors: { $hasAll: ['1'] } }, [format('filter.floors.$hasAll.0', 'must be a number')]],
    [{ tags: 'a' }, [format('filter.tags', 'must be asked with $hasSome or $hasAll')]],
    [{ size: { $gt: null } }, [format('filter.size.$gt', 'must not be null')]],
    [{ name: { $exists: 'yes' } }, [format('filter.name.$exists', 'must be true or false')]],
    [{ name: { $in: 'A' } }, [format('filter.name.$in', 'must be an array')]],
    [{ $and: {} }, [format('filter.$and', 'must be an array of filters')]],
    [
      { $or: [{ open: 1 }, 5] },
      [format('filter.$or.0.open', 'must be true or false'), format('filter.$or.1', 'must be an object')],
    ],
    [{ $nor: [] }, [notAllowed('filter.$nor', 'is not an operator here; these are: $and, $or, $not')]],
  ])('is refused: %j', (filter, violations) => {
    expect(checkFilter(filter, fields, 'filter')).toEqual(violations)
  })

  it('holds 500 conditions and 16 levels, not one more', () => {
    // Each condition counts twice: its field and its operator.
    const long = (count: number) => ({ $or: Array.from({ length: count }, () => ({ name: 'x' })) })
    expect(checkFilter(long(249), fields, 'filter')).toEqual([])
    expect(checkFilter(long(251), fields, 'filter')).toEqual([
      {
        field: 'filter',
        description: 'must not hold more than 500 conditions',
        violatedRule: 'MAX_SIZE',
        data: { threshold: 500 },
      },
    ])
    const deep = (levels: number) =>
      Array.from({ length: levels - 1 }).reduce<object>((inner) => ({ $not: inner }), { name: 'x' })
    expect(checkFilter(deep(16), fields, 'filter')).toEqual([])
    expect(checkFilter(deep(17), fields, 'filter')).toEqual([
      {
        field: 'filter',
        description: 'must not be nested deeper than 16',
        violatedRule: 'MAX',
        data: { threshold: 16 },
      },
    ])
  })
})

describe('a sort', () => {
  const sortable = 'createdDate, kind, name, open, price.amount, size'

  it('takes the fields that lists can be sorted by', () => {
    expect(
      checkSort([{ fieldName: 'name' }, { fieldName: '_createdDate', order: 'DESC' }], fields, 'sort'),
    ).toEqual([])
  })

  it.each<[unknown, object[]]>([
    ['name', [{ field: 'sort', description: 'must be an array', violatedRule: 'FORMAT' }]],
    [[5], [{ field: 'sort.0', description: 'must be an object', violatedRule: 'FORMAT' }]],
    ...['colour', 'id', 'tags', undefined].map((fieldName): [unknown, object[]] => [
      [{ fieldName }],
      [
        {
          field: 'sort.0.fieldName',
          description: `is not a field to sort by; these are: ${sortable}`,
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ],
    ]),
    [
      [{ fieldName: 'name', order: 'UP' }],
      [
        {
          field: 'sort.0.order',
          description: 'must be one of ASC, DESC',
          violatedRule: 'INVALID_ENUM_VALUE',
          data: { allowedValues: ['ASC', 'DESC'] },
        },
      ],
    ],
  ])('is refused: %j', (sort, violations) => {
    expect(checkSort(sort, fields, 'sort')).toEqual(violations)
  })
})

describe('the schema of a query', () => {
  const schema = (() => cursorQueryOf(fields, { mostSortOrders: 2, largestPage: 50 })) as Schema<unknown>
  const offset = (() => offsetQueryOf(fields)) as Schema<unknown>

  it('refuses in the same words, before anything is sent', async () => {
    const fetch = vi.fn(async () => Response.json({}))
    const validate = validation([{ id: queryRooms.spec.id, input: schema }])
    const client = createClient({ platform: hosted(), validate, fetch })
    const asked = { filter: { kind: 'HUGE', 'price.amount': 5 }, sort: [{ fieldName: 'tags' }] }
    await expect(queryRooms(client, asked as object)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: [
        {
          field: 'filter.kind',
          description: 'must be one of SMALL, LARGE',
          violatedRule: 'INVALID_ENUM_VALUE',
          data: { allowedValues: ['SMALL', 'LARGE'] },
        },
        {
          field: 'filter.price.amount',
          description: 'must be an amount as text, such as "12.50"',
          violatedRule: 'FORMAT',
        },
        { field: 'sort.0.fieldName', violatedRule: 'FIELD_NOT_ALLOWED' },
      ],
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('gives back what it was given', () => {
    const asked = { filter: { kind: { $in: ['SMALL'] } }, sort: [{ fieldName: 'name' }] }
    expect(check(schema, asked)).toEqual(asked)
  })

  it('refuses more sort orders than the platform takes', () => {
    const sort = Array.from({ length: 3 }, () => ({ fieldName: 'name' }))
    expect(() => check(schema, { sort })).toThrow('"sort" must not hold more than 2 sort orders')
  })

  it('takes a page of the largest size, and no larger one', () => {
    const largest = { cursorPaging: { limit: 50 } }
    expect(check(schema, largest)).toEqual(largest)
    expect(() => check(schema, { cursorPaging: { limit: 51 } })).toThrow('"cursorPaging.limit"')
    const window = { paging: { limit: 100, offset: 5 } }
    expect(check(offset, window)).toEqual(window)
    expect(() => check(offset, { paging: { limit: 101 } })).toThrow('"paging.limit"')
  })

  it('takes up to 50 sort orders where no other number is said', () => {
    const sort = Array.from({ length: 51 }, () => ({ fieldName: 'name' }))
    expect(check(offset, { sort: sort.slice(1) })).toEqual({ sort: sort.slice(1) })
    expect(() => check(offset, { sort })).toThrow('"sort" must not hold more than 50 sort orders')
  })

  it('refuses an unknown field in the filter of a count', () => {
    const count = (() => countQueryOf(fields)) as Schema<unknown>
    expect(check(count, { filter: { name: 'Sea' } })).toEqual({ filter: { name: 'Sea' } })
    expect(() => check(count, { filter: { price: 5 } })).toThrow('"filter.price"')
  })

  it('lists fields, operators and values in JSON Schema', () => {
    const json = z.toJSONSchema(schema(), { io: 'input', unrepresentable: 'any' }) as {
      properties: Record<string, { properties: Record<string, unknown>; items: unknown }>
    }
    expect(Object.keys(json.properties['filter']!.properties)).toEqual(Object.keys(fields))
    expect(json.properties['filter']!.properties['kind']).toEqual({
      anyOf: [
        { type: 'string', enum: ['SMALL', 'LARGE'] },
        {
          type: 'object',
          properties: {
            $eq: { type: 'string', enum: ['SMALL', 'LARGE'] },
            $ne: { type: 'string', enum: ['SMALL', 'LARGE'] },
            $in: { type: 'array', items: { type: 'string', enum: ['SMALL', 'LARGE'] } },
            $nin: { type: 'array', items: { type: 'string', enum: ['SMALL', 'LARGE'] } },
            $exists: { type: 'boolean' },
          },
          additionalProperties: false,
        },
      ],
    })
    expect(json.properties['sort']!.items).toMatchObject({
      properties: { fieldName: { enum: ['createdDate', 'kind', 'name', 'open', 'price.amount', 'size'] } },
    })
  })
})
