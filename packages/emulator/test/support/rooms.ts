import {
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  image,
  type Image,
  offsetQuery,
  type OffsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
  shape,
  type Write,
  write,
} from '@frontdesk/core'
import {
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { notFound } from '../../src/kernel/failure.ts'
import { handle, type Handler } from '../../src/kernel/handler.ts'
import { runQuery } from '../../src/kernel/query/query.ts'
import type { Permissions } from '../../src/kernel/permissions.ts'
import { collection, type CollectionDefinition } from '../../src/kernel/state.ts'

/** A family of operations that only these tests know. */
export interface Room {
  id: string
  name: string
  seats?: number
  kind?: 'SMALL' | 'LARGE'
  picture?: Image
  createdDate?: Date
}

interface RoomFields {
  id: string
  name: string
  seats: number
  kind: 'SMALL' | 'LARGE'
  createdDate: Date
}

export const roomShape: Shape<Room> = entity<Room>({ createdDate: date, picture: image })
export const rooms: CollectionDefinition<Room> = collection<Room>('test.rooms')

export const getRoom: Read<{ roomId: string; parts?: string[]; full?: boolean; depth?: number }, Room> = read(
  {
    id: 'test.rooms.get',
    prefix: '/bookings',
    route: 'GET /v1/rooms/{roomId}',
    fallback: 'POST /v1/rooms/{roomId}/get',
    response: pick('room', roomShape),
  },
)

export const getMainRoom: Read<object, Room> = read({
  id: 'test.rooms.getMain',
  prefix: '/bookings',
  route: 'GET /v1/rooms/main',
  response: pick('room', roomShape),
})

export const queryRooms: Read<OffsetQuery<RoomFields>, Page<Room>> = read({
  id: 'test.rooms.query',
  prefix: '/bookings',
  route: 'POST /v1/rooms/query',
  envelope: offsetQuery,
  response: page('rooms', roomShape),
})

export const listRooms: Read<CursorQuery<RoomFields>, Page<Room>> = read({
  id: 'test.rooms.list',
  prefix: '/bookings',
  route: 'POST /v1/rooms/list',
  envelope: cursorQuery,
  response: page('rooms', roomShape),
})

const createInputShape: Shape<{ room: Room }> = shape<{ room: Room }>({ room: roomShape })

export const createRoom: Write<{ room: Room }, Room> = write({
  id: 'test.rooms.create',
  prefix: '/bookings',
  route: 'POST /v1/rooms',
  request: encoded(createInputShape),
  response: pick('room', roomShape),
})

export const updateRoom: Write<{ room: Room }, Room> = write({
  id: 'test.rooms.update',
  prefix: '/bookings',
  route: 'PATCH /v1/rooms/{room.id}',
  request: encoded(createInputShape),
  response: pick('room', roomShape),
})

/** Changes something, then fails. */
export const breakRooms: Write<{ roomId: string }, void> = write({
  id: 'test.rooms.break',
  prefix: '/bookings',
  route: 'POST /v1/rooms/{roomId}:break',
})

export const closeRooms: Write<object, void, ElevatedAuth> = write({
  id: 'test.rooms.close',
  prefix: '/bookings',
  route: 'POST /v1/rooms/close',
  elevated: true,
})

/** For members only. */
export const reserveRoom: Write<{ roomId: string }, void> = write({
  id: 'test.rooms.reserve',
  prefix: '/bookings',
  route: 'POST /v1/rooms/{roomId}/reserve',
})

export const roomPermissions: Permissions = {
  'test.rooms.get': 'visitor',
  'test.rooms.getMain': 'visitor',
  'test.rooms.query': 'own',
  'test.rooms.list': 'visitor',
  'test.rooms.create': 'visitor',
  'test.rooms.update': 'visitor',
  'test.rooms.break': 'visitor',
  'test.rooms.close': 'owner',
  'test.rooms.reserve': 'member',
}

const roomSchema = schema<Room>()(() =>
  z.looseObject({
    id: z.string(),
    name: z.string().min(1).max(40),
    seats: z.exactOptional(z.number().min(1)),
    kind: z.exactOptional(z.enum(['SMALL', 'LARGE'])),
    picture: z.exactOptional(z.custom<Image>()),
    createdDate: z.exactOptional(z.date()),
  }),
)
const queryInput = <T>() => (() => z.looseObject({})) as unknown as () => z.ZodType<T>

export const roomSchemas: readonly OperationSchema[] = [
  operationSchema(
    getRoom,
    schema<{ roomId: string; parts?: string[]; full?: boolean; depth?: number }>()(() =>
      z.looseObject({
        roomId: z.string(),
        parts: z.exactOptional(z.array(z.string())),
        full: z.exactOptional(z.boolean()),
        depth: z.exactOptional(z.number()),
      }),
    ),
    roomSchema,
  ),
  operationSchema(getMainRoom, queryInput<object>(), roomSchema),
  operationSchema(queryRooms, queryInput<OffsetQuery<RoomFields>>(), roomSchema),
  operationSchema(listRooms, queryInput<CursorQuery<RoomFields>>(), roomSchema),
  operationSchema(createRoom, () => z.looseObject({ room: roomSchema() }), roomSchema),
  operationSchema(updateRoom, () => z.looseObject({ room: roomSchema() }), roomSchema),
  operationSchema(breakRooms, () => z.looseObject({ roomId: z.string() })),
  operationSchema(closeRooms, queryInput<object>()),
  operationSchema(reserveRoom, () => z.looseObject({ roomId: z.string() })),
]

const fields: QueryFields<RoomFields> = queryFields<RoomFields>()({
  id: 'text',
  name: 'text',
  seats: 'number',
  kind: ['SMALL', 'LARGE'],
  createdDate: 'date',
})

export const roomHandlers: readonly Handler[] = [
  handle(getRoom, ({ input, state }) => {
    const room = state.in(rooms).get(input.roomId)
    if (!room) throw notFound('room', input.roomId)
    return input.parts || input.full !== undefined || input.depth !== undefined
      ? { ...room, asked: input }
      : room
  }),
  handle(getMainRoom, ({ now }) => ({ id: 'main', name: 'Main', createdDate: now() })),
  handle(queryRooms, ({ input, state }) => runQuery(state.in(rooms).all(), input, { fields })),
  handle(listRooms, ({ input, state }) => runQuery(state.in(rooms).all(), input, { fields })),
  handle(createRoom, ({ input, state, now, emit }) => {
    const room = state.in(rooms).put({ createdDate: now(), ...input.room })
    emit({
      entityFqdn: 'wix.test.v1.room',
      slug: 'created',
      entityId: room.id,
      entity: room,
      shape: roomShape,
    })
    return room
  }),
  handle(updateRoom, ({ input, state }) =>
    state.in(rooms).put({ ...state.in(rooms).get(input.room.id), ...input.room }),
  ),
  handle(breakRooms, ({ input, state, mail, emit }) => {
    state.in(rooms).put({ id: input.roomId, name: 'Half done' })
    mail({ to: 'ana@example.com', subject: 'Half done', text: '' })
    emit({ entityFqdn: 'wix.test.v1.room', slug: 'created', entityId: input.roomId, entity: {} })
    throw new TypeError('Broken on purpose')
  }),
  handle(closeRooms, () => undefined),
  handle(reserveRoom, () => undefined),
]
