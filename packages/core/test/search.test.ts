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
    expect(properties?.['aggregations']).toMatchObject({
      maxItems: 10,
      items: { properties: { fieldPath: { enum: ['kind', 'size'] } } },
    })
  })
})
