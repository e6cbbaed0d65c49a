import {
  type CursorSearch,
  cursorSearch,
  isValidationError,
  pages,
  type Read,
  read,
  type SearchPage,
  searchPage,
} from '@frontdesk/core'
import {
  check,
  checkAggregations,
  cursorSearchOf,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
} from '@frontdesk/core/schema'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { answering, json, type Room, type RoomFields, roomShape } from './rooms.ts'

interface SearchRoomsInput extends CursorSearch<RoomFields, 'name', 'kind' | 'size'> {}

const searchRooms: Read<SearchRoomsInput, SearchPage<Room, SearchRoomsInput>> = read({
  id: 'rooms.search',
  prefix: '/house',
  route: 'POST /v1/rooms/search',
  envelope: cursorSearch,
  response: searchPage('rooms', roomShape),
})

const fields: QueryFields<RoomFields> = queryFields<RoomFields>()({
  id: 'text',
  name: 'text',
  size: 'number',
  kind: ['SMALL', 'LARGE'],
  open: 'boolean',
  createdDate: 'date',
  tags: 'list',
})

const rules: SearchRules<RoomFields, 'name', 'kind' | 'size'> = {
  fields,
  searchable: ['name'],
  aggregatable: ['kind', 'size'],
  mostSortOrders: 1,
}

const inputSchema: Schema<SearchRoomsInput> = schema<SearchRoomsInput>()(() => cursorSearchOf(rules))

const input: SearchRoomsInput = {
  search: { expression: 'sea', mode: 'AND', fields: ['name'], fuzzy: true },
  filter: { open: true },
  sort: [{ fieldName: 'name' }],
  aggregations: [
    { type: 'VALUE', name: 'kinds', fieldPath: 'kind', value: { limit: 5 } },
    { type: 'RANGE', name: 'sizes', fieldPath: 'size', range: { buckets: [{ to: 20 }, { from: 20 }] } },
  ],
  timeZone: 'Europe/Lisbon',
  cursorPaging: { limit: 1 },
}

describe('a search', () => {
  it('sends its text and aggregations, and gives a page with their results', async () => {
    const { client, sent } = answering(({ body }) => {
      const { cursor } = (body as { search: { cursorPaging: { cursor?: string } } }).search.cursorPaging
      return json({
        rooms: [{ _id: cursor ?? 'first', _createdDate: '2026-05-04T09:00:00.000Z' }],
        pagingMetadata: cursor
          ? { count: 1, cursors: { prev: 'p' }, hasNext: false }
          : { count: 1, cursors: { next: 'n' }, hasNext: true },
        aggregationData: {
          results: [
            {
              name: 'sizes',
              type: 'RANGE',
              fieldPath: 'size',
              ranges: {
                results: [
                  { from: '-Infinity', to: 20, count: 3 },
                  { from: 20, to: 'Infinity', count: 0 },
                ],
              },
            },
            { name: 'least', type: 'SCALAR', fieldPath: 'size', scalar: { type: 'MIN', value: 'NaN' } },
          ],
        },
      })
    })
    const page = await searchRooms(client, input)
    expect(page.items).toEqual([{ id: 'first', createdDate: new Date('2026-05-04T09:00:00.000Z') }])
    expect(page.aggregations).toEqual([
      {
        name: 'sizes',
        type: 'RANGE',
        fieldPath: 'size',
        ranges: {
          results: [
            { from: -Infinity, to: 20, count: 3 },
            { from: 20, to: Infinity, count: 0 },
          ],
        },
      },
      { name: 'least', type: 'SCALAR', fieldPath: 'size', scalar: { type: 'MIN', value: NaN } },
    ])
    const next = await page.next()
    expect(next.items).toEqual([{ id: 'n', createdDate: new Date('2026-05-04T09:00:00.000Z') }])
    expect(next.aggregations).toHaveLength(2)
    expect([next.hasNext(), next.hasPrev()]).toEqual([false, true])
    const { cursorPaging, ...conditions } = input
    expect(sent.map(({ body }) => body)).toEqual([
      { search: { ...conditions, cursorPaging } },
      { search: { cursorPaging: { limit: 1, cursor: 'n' } } },
    ])
    const ids: string[] = []
    for await (const { id } of pages(searchRooms, client, {})) ids.push(id)
    expect(ids).toEqual(['first', 'n'])
  })

  it('has no aggregations where the platform answers none', async () => {
    const { client } = answering(() => json({ rooms: [] }))
    expect((await searchRooms(client, {})).aggregations).toEqual([])
  })

  it('takes the searchable and the aggregatable fields alone', () => {
    expectTypeOf<NonNullable<SearchRoomsInput['search']>['fields']>().toEqualTypeOf<
      readonly 'name'[] | undefined
    >()
    // @ts-expect-error tags cannot be aggregated
    const tags: SearchRoomsInput = { aggregations: [{ type: 'VALUE', name: 'v', fieldPath: 'tags' }] }
    // @ts-expect-error a range needs its buckets
    const range: SearchRoomsInput = { aggregations: [{ type: 'RANGE', name: 'r', fieldPath: 'size' }] }
    expect([tags, range]).toHaveLength(2)
  })
})

describe('the schema of a search', () => {
  const refusal = (value: unknown): unknown => {
    try {
      check(inputSchema, value)
    } catch (error) {
      if (!isValidationError(error)) throw error
      return error.violations.map(({ field, violatedRule }) => [field, violatedRule]).sort()
    }
    throw new Error('Nothing was refused')
  }

  it('takes a whole search', () => {
    expect(check(inputSchema, input)).toEqual(input)
    expect(check(inputSchema, { search: undefined, aggregations: [], timeZone: undefined })).toEqual({
      aggregations: [],
    })
  })

  it.each<[object, [string, string][]]>([
    [
      { search: { mode: 'NOT', fields: ['tags'] } },
      [
        ['search.fields.0', 'FIELD_NOT_ALLOWED'],
        ['search.mode', 'INVALID_ENUM_VALUE'],
      ],
    ],
    [{ search: { expression: 'x'.repeat(101) } }, [['search.expression', 'MAX_LENGTH']]],
    [{ aggregations: [{ type: 'SUM' }] }, [['aggregations.0.type', 'INVALID_ENUM_VALUE']]],
    [
      { aggregations: [{ type: 'VALUE', fieldPath: 'tags' }] },
      [['aggregations.0.fieldPath', 'FIELD_NOT_ALLOWED']],
    ],
    [{ timeZone: 'Mars' }, [['timeZone', 'FORMAT']]],
    [
      { timeZone: 'x'.repeat(51) },
      [
        ['timeZone', 'FORMAT'],
        ['timeZone', 'MAX_LENGTH'],
      ],
    ],
    [{ sort: [{ fieldName: 'name' }, { fieldName: 'size' }] }, [['sort', 'MAX_SIZE']]],
    [{ cursorPaging: { limit: 101 } }, [['cursorPaging.limit', 'MAX']]],
    [{ filter: { colour: 'red' } }, [['filter.colour', 'FIELD_NOT_ALLOWED']]],
  ])('refuses %j', (value, expected) => {
    expect(refusal(value)).toEqual(expected)
  })

  it('names its fields and limits in JSON Schema', () => {
    const { properties } = z.toJSONSchema(inputSchema(), { io: 'input', unrepresentable: 'any' })
    expect(properties?.['search']).toMatchObject({
      properties: {
        expression: { type: 'string', maxLength: 100 },
        mode: { enum: ['OR', 'AND'] },
        fields: { maxItems: 20, items: { enum: ['name'] } },
      },
    })
    const aggregation = (types: string[]) => ({
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 100 },
        type: { type: 'string', enum: types },
        fieldPath: { type: 'string', enum: ['kind', 'size'] },
        value: {
          type: 'object',
          properties: {
            limit: { type: 'integer', minimum: 1, maximum: 250 },
            sortType: { type: 'string', enum: ['COUNT', 'VALUE'] },
            sortDirection: { type: 'string', enum: ['DESC', 'ASC'] },
            missingValues: { type: 'string', enum: ['EXCLUDE', 'INCLUDE'] },
            includeOptions: {
              type: 'object',
              properties: { addToBucket: { type: 'string', maxLength: 20 } },
            },
          },
        },
        range: {
          type: 'object',
          properties: {
            buckets: {
              type: 'array',
              minItems: 1,
              maxItems: 50,
              items: { type: 'object', properties: { from: { type: 'number' }, to: { type: 'number' } } },
            },
          },
        },
        scalar: {
          type: 'object',
          properties: { type: { type: 'string', enum: ['COUNT_DISTINCT', 'MIN', 'MAX'] } },
        },
        dateHistogram: {
          type: 'object',
          properties: {
            interval: {
              type: 'string',
              enum: ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'],
            },
          },
        },
      },
      required: ['type'],
    })
    const inner = aggregation(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'])
    const outer = aggregation(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'])
    const nested = {
      type: 'object',
      properties: { nestedAggregations: { type: 'array', minItems: 2, maxItems: 10, items: inner } },
    }
    expect(properties?.['aggregations']).toEqual({
      type: 'array',
      maxItems: 10,
      items: { ...outer, properties: { ...outer.properties, nested } },
    })
  })
})

describe('an aggregation', () => {
  const refusals = (...aggregations: object[]): unknown =>
    checkAggregations(aggregations, { fields, aggregatable: ['kind', 'size', 'createdDate'] }, 'a')
      .map(({ field, violatedRule }) => [field, violatedRule])
      .sort()
  const value = (details: object): object => ({ type: 'VALUE', fieldPath: 'kind', value: details })
  const range = (...buckets: object[]): object => ({ type: 'RANGE', fieldPath: 'size', range: { buckets } })
  const nested = (...nestedAggregations: object[]): object => ({
    type: 'NESTED',
    nested: { nestedAggregations },
  })
  const named = (name: string): object => ({ type: 'VALUE', fieldPath: 'kind', name })
  const names = (count: number): object[] => Array.from({ length: count }, (_, index) => named(`${index}`))

  it.each<object>([
    value({ limit: 1, sortType: 'COUNT', sortDirection: 'ASC', missingValues: 'EXCLUDE' }),
    value({ limit: 250, sortType: 'VALUE', sortDirection: 'DESC', missingValues: 'INCLUDE' }),
    value({ includeOptions: { addToBucket: 'x'.repeat(20) } }),
    range(...Array.from({ length: 50 }, (_, from) => ({ from, to: from + 1 }))),
    { type: 'SCALAR', fieldPath: 'createdDate', scalar: { type: 'MIN' } },
    { type: 'SCALAR', fieldPath: 'size', scalar: { type: 'MAX' } },
    { type: 'SCALAR', fieldPath: 'kind', scalar: { type: 'COUNT_DISTINCT' } },
    { type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'WEEK' } },
    nested(...names(2)),
    nested(...names(10)),
    named('x'.repeat(100)),
  ])('is taken: %j', (aggregation) => {
    expect(refusals(aggregation)).toEqual([])
  })

  it.each<[object, [string, string][]]>([
    [value({ limit: 0 }), [['value.limit', 'MIN']]],
    [value({ limit: 251 }), [['value.limit', 'MAX']]],
    [value({ limit: 1.5 }), [['value.limit', 'FORMAT']]],
    [
      value({ sortType: 'NAME', sortDirection: 'UP', missingValues: 'ALL' }),
      [
        ['value.missingValues', 'INVALID_ENUM_VALUE'],
        ['value.sortDirection', 'INVALID_ENUM_VALUE'],
        ['value.sortType', 'INVALID_ENUM_VALUE'],
      ],
    ],
    [
      value({ includeOptions: { addToBucket: 'x'.repeat(21) } }),
      [['value.includeOptions.addToBucket', 'MAX_LENGTH']],
    ],
    [range(), [['range.buckets', 'MIN_SIZE']]],
    [range(...Array.from({ length: 51 }, (_, from) => ({ from }))), [['range.buckets', 'MAX_SIZE']]],
    [range({}), [['range.buckets.0', 'REQUIRED_ONE_OF_FIELD']]],
    [range({ from: 2, to: 2 }), [['range.buckets.0.to', 'VALIDATION']]],
    [range({ from: '1' }), [['range.buckets.0.from', 'FORMAT']]],
    [{ ...range({ from: 1 }), fieldPath: 'kind' }, [['fieldPath', 'FORMAT']]],
    [{ type: 'SCALAR', fieldPath: 'kind', scalar: { type: 'MAX' } }, [['fieldPath', 'FORMAT']]],
    [{ type: 'SCALAR', fieldPath: 'size' }, [['scalar', 'REQUIRED_FIELD']]],
    [
      { type: 'DATE_HISTOGRAM', fieldPath: 'size', dateHistogram: { interval: 'DECADE' } },
      [
        ['dateHistogram.interval', 'INVALID_ENUM_VALUE'],
        ['fieldPath', 'FORMAT'],
      ],
    ],
    [{ ...value({}), range: { buckets: [{ to: 1 }] } }, [['range', 'ONE_OF_ALIGNMENT']]],
    [{ type: 'VALUE' }, [['fieldPath', 'REQUIRED_FIELD']]],
    [{ type: 'NESTED' }, [['nested', 'REQUIRED_FIELD']]],
    [nested(...names(1)), [['nested.nestedAggregations', 'MIN_SIZE']]],
    [nested(...names(11)), [['nested.nestedAggregations', 'MAX_SIZE']]],
    [nested(named('a'), named('a')), [['nested.nestedAggregations.1.name', 'VALIDATION']]],
    [
      nested(named('a'), { type: 'VALUE', fieldPath: 'kind' }),
      [['nested.nestedAggregations.1.name', 'REQUIRED_FIELD']],
    ],
    [
      nested(named('a'), { ...nested(...names(2)), name: 'b' }),
      [['nested.nestedAggregations.1.type', 'INVALID_ENUM_VALUE']],
    ],
    [named('x'.repeat(101)), [['name', 'MAX_LENGTH']]],
  ])('is refused: %j', (aggregation, expected) => {
    expect(refusals(aggregation)).toEqual(expected.map(([field, rule]) => [`a.0.${field}`, rule]))
  })

  it('has a name of its own', () => {
    expect(refusals(named('a'), named('b'), named('a'))).toEqual([['a.2.name', 'VALIDATION']])
  })

  it('is one of 10 at most', () => {
    expect(refusals(...names(10))).toEqual([])
    expect(refusals(...names(11))).toEqual([['a', 'MAX_SIZE']])
  })
})
