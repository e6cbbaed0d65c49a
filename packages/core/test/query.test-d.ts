import { type CursorQuery, type Page, query, type Client, type Read } from '@frontdesk/core'
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
