import { query, type Client } from '@frontdesk/core'
import { expectTypeOf, it } from 'vitest'
import { getRoom, queryRooms, type Room } from './rooms.ts'

declare const client: Client

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
})

it('asks for path parameters and gives the entity', () => {
  expectTypeOf(getRoom(client, { roomId: '1' })).resolves.toEqualTypeOf<Room>()
  // @ts-expect-error the path parameter is missing
  void getRoom(client, {})
})
