import {
  type Client,
  type CursorQuery,
  type Limited,
  type MatchOperator,
  type OffsetQuery,
  type Open,
  type Page,
  query,
  type Read,
} from '@frontdesk/core'
import { matchOperators, queryFields } from '@frontdesk/core/schema'
import { expectTypeOf, it } from 'vitest'
import { getRoom, queryRooms, type Room, type RoomFields } from './rooms.ts'

declare const client: Client
declare const walkRooms: Read<CursorQuery<RoomFields>, Page<Room>>

it('takes for each field the operators and values of its type', () => {
  void queryRooms(client, {
    filter: {
      kind: { $in: ['SMALL', 'LARGE'] },
      name: { $startsWith: 'a' },
      size: { $gt: 1, $lt: 5 },
      open: true,
      createdDate: { $gte: new Date() },
      tags: { $hasSome: ['a'] },
      $or: [{ kind: 'SMALL' }, { $not: { open: { $eq: false } } }],
    },
    sort: [{ fieldName: 'name', order: 'DESC' }],
  })
  // @ts-expect-error an unknown value of an enumeration
  void queryRooms(client, { filter: { kind: 'HUGE' } })
  // @ts-expect-error an unknown field
  void queryRooms(client, { filter: { colour: 'red' } })
  // @ts-expect-error numbers are not compared by their beginning
  void queryRooms(client, { filter: { size: { $startsWith: '1' } } })
  // @ts-expect-error a list has no order
  void queryRooms(client, { filter: { tags: { $gt: 'a' } } })
  // @ts-expect-error an unknown field to sort by
  void queryRooms(client, { sort: [{ fieldName: 'colour' }] })
})

it('is as strict when it is fluent', () => {
  void query(queryRooms).eq('kind', 'SMALL').hasSome('tags', ['a']).ascending('name')
  // @ts-expect-error a value of another type
  void query(queryRooms).eq('size', 'big')
  // @ts-expect-error an unknown field
  void query(queryRooms).gt('colour', 1)
  void query(queryRooms)
    .between('createdDate', new Date(0), new Date())
    .in('kind', ['LARGE'])
    .eq('tags', null)
  // @ts-expect-error a list has no order
  void query(queryRooms).gt('tags', 'a')
  // @ts-expect-error a list is asked with hasSome
  void query(queryRooms).in('tags', ['a'])
  // @ts-expect-error a list as a whole equals nothing but nothing
  void query(queryRooms).eq('tags', 'a')
  // @ts-expect-error a text is no list
  void query(queryRooms).hasSome('name', ['a'])
  // @ts-expect-error a number has no beginning
  void query(queryRooms).startsWith('size', '1')
  // @ts-expect-error an enumeration is no text to look into
  void query(queryRooms).contains('kind', 'MALL')
})

it('pages as the operation does', () => {
  void query(queryRooms).skip(10).limit(5)
  void query(walkRooms).skipTo('cursor').limit(5)
  // @ts-expect-error pages with an offset have no cursor
  void query(queryRooms).skipTo('cursor')
  // @ts-expect-error pages with cursors have no offset
  void query(walkRooms).skip(10)
})

it('asks for path parameters and gives the entity', () => {
  expectTypeOf(getRoom(client, { roomId: '1' })).resolves.toEqualTypeOf<Room>()
  // @ts-expect-error the path parameter is missing
  void getRoom(client, {})
})

interface LimitedFields {
  id: Limited<string, { operators: MatchOperator; sort: false }>
  seen: Limited<boolean, { sort: false }>
  kind: Open<'SMALL' | 'LARGE'>
  tags: Limited<string[], { operators: '$hasSome' }>
  floors: number[]
}
declare const queryLimited: Read<OffsetQuery<LimitedFields>, Page<Room>>
declare const kindFromAddress: Open<'SMALL' | 'LARGE'>

it('takes less where a field is limited', () => {
  void queryLimited(client, {
    filter: { id: { $in: ['1'] }, seen: true, tags: { $hasSome: ['a'] }, floors: { $hasAll: [1] } },
    sort: [{ fieldName: 'kind' }],
  })
  void query(queryLimited).eq('id', '1').in('id', ['1', '2']).eq('seen', false).ascending('kind')
  // @ts-expect-error an id is only compared as a whole
  void queryLimited(client, { filter: { id: { $startsWith: '1' } } })
  // @ts-expect-error an id is only compared as a whole, also when the query is fluent
  void query(queryLimited).startsWith('id', '1')
  // @ts-expect-error this list takes one operator
  void queryLimited(client, { filter: { tags: { $hasAll: ['a'] } } })
  // @ts-expect-error the platform does not sort by ids
  void queryLimited(client, { sort: [{ fieldName: 'id' }] })
  // @ts-expect-error a list cannot be sorted by
  void queryLimited(client, { sort: [{ fieldName: 'floors' }] })
  // @ts-expect-error a flag that is for filters only
  void query(queryLimited).descending('seen')
})

it('filters by a value of an open enumeration, with the operators of an enumeration', () => {
  void queryLimited(client, { filter: { kind: kindFromAddress } })
  void query(queryLimited).in('kind', [kindFromAddress, 'SMALL'])
  // @ts-expect-error an enumeration is no text to look into
  void queryLimited(client, { filter: { kind: { $contains: 'MALL' } } })
})

it('asks a table for each field with its kind', () => {
  const rows = {
    id: { of: 'text', operators: matchOperators, sort: false },
    seen: { of: 'boolean', sort: false },
    kind: ['SMALL', 'LARGE'],
    tags: { of: 'list', operators: ['$hasSome'] },
    floors: { list: 'number' },
  } as const
  queryFields<LimitedFields>()(rows)
  const { floors: _, ...incomplete } = rows
  // @ts-expect-error a field is forgotten
  queryFields<LimitedFields>()(incomplete)
  // @ts-expect-error a list of numbers holds no text
  queryFields<LimitedFields>()({ ...rows, floors: 'list' })
  // @ts-expect-error the limits of a field are forgotten
  queryFields<LimitedFields>()({ ...rows, seen: 'boolean' })
  // @ts-expect-error an operator that the field does not take
  queryFields<LimitedFields>()({ ...rows, tags: { of: 'list', operators: ['$hasAll'] } })
  // @ts-expect-error a flag is no text
  queryFields<LimitedFields>()({ ...rows, seen: { of: 'text', sort: false } })
})
