import { pick, read, type Read, write, type Write } from '@frontdesk/core'

/** The result of the operations of the matrix. */
export interface Room {
  readonly id: string
}

export interface RoomInput {
  readonly roomId: string
  readonly secret?: string
}

const room = pick<Room>('room')

export const getRoom: Read<RoomInput, Room> = read({
  id: 'chaos.rooms.get',
  prefix: '/chaos',
  route: 'GET /v1/rooms/{roomId}',
  response: room,
})

export const queryRoom: Read<RoomInput, Room> = read({
  id: 'chaos.rooms.query',
  prefix: '/chaos',
  route: 'POST /v1/rooms/query',
  response: room,
})

export const createRoom: Write<RoomInput, Room> = write({
  id: 'chaos.rooms.create',
  prefix: '/chaos',
  route: 'POST /v1/rooms',
  response: room,
})

/** Opens a room to whoever asks: like the grant of a visitor session. */
export const requestRoom: Write<RoomInput, Room> = write({
  id: 'chaos.rooms.request',
  prefix: '/chaos',
  route: 'POST /v1/rooms/request',
  anonymous: true,
  repeatable: () => true,
  secrets: ['secret'],
  response: room,
})

/** Like `createRoom`, without a result. */
export const closeRoom: Write<RoomInput, void> = write({
  id: 'chaos.rooms.close',
  prefix: '/chaos',
  route: 'POST /v1/rooms/close',
})

/** An operation of the matrix, whatever it gives. */
export type RoomOperation = Read<RoomInput, unknown> | Write<RoomInput, unknown>
