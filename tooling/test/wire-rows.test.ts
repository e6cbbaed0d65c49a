import {
  date,
  type ElevatedAuth,
  encoded,
  entity as entityShape,
  image as imageConversion,
  type OperationSpec,
  page,
  type Page,
  pick,
  read,
  type Read,
  shape,
  type Shape,
  write,
  type Write,
} from '@frontdesk/core'
import type { Image, OffsetQuery } from '@frontdesk/core'
import { offsetQuery } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { type WireRow, compareRow, entity, image, inForm, row, wirePlatforms } from './wire-rows.ts'

interface Room {
  id: string
  createdDate?: Date
  photo?: Image
  door?: { id: string }
}

interface MoveInput {
  roomId: string
  at?: Date
  photo?: Image
}

const roomShape: Shape<Room> = entityShape<Room>({
  createdDate: date,
  photo: imageConversion,
})
const moveInputShape: Shape<MoveInput> = shape<MoveInput>({ at: date, photo: imageConversion })

const getRoom: Read<{ roomId: string; fields?: string[] }, Room> = read({
  id: 'rooms.get',
  prefix: '/rooms-reader',
  route: 'GET /v1/rooms/{roomId}',
  response: pick('room', roomShape),
})

const moveRoom: Write<MoveInput, Room, ElevatedAuth> = write({
  id: 'rooms.move',
  prefix: '/rooms',
  route: 'POST /v1/rooms/{roomId}/move',
  request: encoded(moveInputShape),
  response: pick('room', roomShape),
  elevated: true,
})

const queryRooms: Read<OffsetQuery<{ id: string }>, Page<Room, OffsetQuery<{ id: string }>>> = read({
  id: 'rooms.query',
  prefix: '/rooms-reader',
  route: 'POST /v1/rooms/query',
  envelope: offsetQuery,
  response: page('rooms', roomShape),
})

const photo = image('wix:image://v1/a.jpg/Our%20room.jpg#originWidth=4&originHeight=3', {
  id: 'a.jpg',
  filename: 'Our room.jpg',
  width: 4,
  height: 3,
})

const room = entity({ id: 'room 1', createdDate: '2026-05-01T09:00:00.000Z', photo, door: { id: 'door-1' } })

const reading = row({
  operation: getRoom,
  input: { roomId: 'room 1', fields: ['DOOR', 'PHOTO'] },
  request: 'GET https://www.wixapis.com/rooms-reader/v1/rooms/room%201?fields=DOOR&fields=PHOTO',
  response: { room },
  output: { ...room, createdDate: new Date('2026-05-01T09:00:00.000Z') },
})

const moving = row({
  operation: moveRoom,
  elevated: true,
  options: { idempotencyKey: 'move-1' },
  headers: { 'idempotency-key': 'move-1' },
  input: {
    roomId: 'room-1',
    at: new Date('2026-05-02T09:00:00.000Z'),
    photo: { url: 'https://static.wixstatic.com/media/b.jpg', id: 'b.jpg' },
  },
  request: 'POST https://www.wixapis.com/rooms/v1/rooms/room-1/move',
  body: { at: '2026-05-02T09:00:00.000Z', photo: image('wix:image://v1/b.jpg/', { id: 'b.jpg' }) },
  response: { room: entity({ id: 'room-1' }) },
  output: { id: 'room-1' },
})

const querying = row({
  operation: queryRooms,
  input: { paging: { limit: 1 } },
  request: 'POST https://www.wixapis.com/rooms-reader/v1/rooms/query',
  body: { query: { paging: { offset: 0, limit: 1 } } },
  response: { rooms: [entity({ id: 'room-1' })], pagingMetadata: { total: 2 } },
  output: {
    items: [{ id: 'room-1' }],
    total: 2,
    tooManyToCount: false,
    nextInput: { paging: { offset: 1, limit: 1 } },
  },
})

/** A row with the declaration of its operation changed. */
const declared = (own: WireRow, change: object): WireRow => ({
  ...own,
  spec: { ...own.spec, ...change },
  call: (client, input) =>
    client.send({ ...own.spec, ...change } as OperationSpec<unknown, unknown>, input, own.options),
})

/** A row with a wrong expectation. */
const expecting = (own: WireRow, change: object): WireRow => ({ ...own, ...change })

const wrongRows: readonly (readonly [string, WireRow])[] = [
  ['method', expecting(reading, { request: reading.request.replace('GET', 'DELETE') })],
  ['origin', expecting(reading, { request: reading.request.replace('www.', 'api.') })],
  ['prefix', expecting(reading, { request: reading.request.replace('/rooms-reader', '/rooms') })],
  ['path', expecting(reading, { request: reading.request.replace('/v1', '/v2') })],
  ['path encoding', expecting(reading, { request: reading.request.replace('%20', ' ') })],
  ['query value', expecting(reading, { request: reading.request.replace('=DOOR', '=WINDOW') })],
  ['absent query', expecting(reading, { request: reading.request.split('?')[0] })],
  ['field too many in the body', expecting(moving, { body: { ...(moving.body as object), nonsense: true } })],
  ['field too few in the body', expecting(moving, { body: { at: '2026-05-02T09:00:00.000Z' } })],
  ['value in the body', expecting(querying, { body: { query: { paging: { offset: 777, limit: 1 } } } })],
  ['absent body', expecting(querying, { body: undefined })],
  ['image in the body', expecting(moving, { body: { ...(moving.body as object), photo } })],
  ['extra header', expecting(reading, { headers: { 'x-trace': '1' } })],
  ['missing header', expecting(moving, { headers: {} })],
  ['absent token', expecting(reading, { anonymous: true })],
  ['value in the output', expecting(querying, { output: { items: [{ id: 'WRONG' }], total: 2 } })],
  ['field too few in the output', expecting(reading, { output: { id: 'room 1', photo } })],
  ['undecoded date', expecting(reading, { output: room })],
  [
    'image in the output',
    expecting(reading, { output: { ...(reading.output as object), photo: { ...photo, url: '' } } }),
  ],
  ['total of a page', expecting(querying, { output: { ...(querying.output as object), total: 3 } })],
  [
    'input of the next page',
    expecting(querying, { output: { ...(querying.output as object), nextInput: {} } }),
  ],
  ['elevation of an operation for everybody', expecting(reading, { elevated: true })],
]

const defects: readonly (readonly [string, WireRow])[] = [
  ['no prefix', declared(reading, { prefix: '' })],
  ['no token', declared(reading, { anonymous: true })],
  ['no elevation', declared(moving, { elevated: undefined })],
  ['no envelope', declared(querying, { envelope: undefined })],
  ['another field of the answer', declared(reading, { response: { key: 'rooms', shape: roomShape } })],
  ['an undecoded answer', declared(reading, { response: pick('room') })],
  ['other metadata', declared(querying, { response: page('rooms', roomShape, 'metadata') })],
]

/** Defects that only underscored names show. */
const underscoredDefects: readonly (readonly [string, WireRow])[] = [
  [
    'an entity without underscores',
    declared(reading, { response: pick('room', shape<Room>({ createdDate: date, photo: imageConversion })) }),
  ],
  [
    'underscores in a value object',
    declared(reading, {
      response: pick(
        'room',
        entityShape<Room>({
          createdDate: date,
          photo: imageConversion,
          door: entityShape<{ id: string }>({}),
        }),
      ),
    }),
  ],
  ['an input that is not converted', declared(moving, { request: undefined })],
  [
    'an entity that the row does not mark',
    expecting(querying, { response: { rooms: [{ id: 'room-1' }], pagingMetadata: { total: 2 } } }),
  ],
]

for (const to of wirePlatforms)
  describe(`a wire row with ${to.names} names`, () => {
    it.each([reading, moving, querying].map((own) => [own.request, own] as const))(
      'passes when all of it is right: %s',
      async (_, own) => {
        expect(await compareRow(own, to)).toBe(own === reading ? 0 : 1)
      },
    )

    it.each(wrongRows)('fails with a wrong expectation: %s', async (_, own) => {
      await expect(compareRow(own, to)).rejects.toThrow(/to deeply equal|An elevated client/)
    })

    it.each(defects)('fails with a wrong declaration: %s', async (_, own) => {
      await expect(compareRow(own, to)).rejects.toThrow(
        /to deeply equal|An elevated client|Unreadable answer/,
      )
    })
  })

it.each(underscoredDefects)('underscored names fail with %s', async (_, own) => {
  await expect(compareRow(own, wirePlatforms[1]!)).rejects.toThrow('to deeply equal')
})

it('a call that takes an input with a broken date fails', async () => {
  const careless: WireRow = { ...moving, call: (client) => moving.call(client, moving.input) }
  for (const to of wirePlatforms)
    await expect(compareRow(careless, to)).rejects.toThrow(/must be a valid date/)
})

it('marked data has a literal form on each platform', () => {
  const [plain, underscored] = wirePlatforms
  expect(inForm({ room }, 'wire', plain!)).toEqual({
    room: {
      id: 'room 1',
      createdDate: '2026-05-01T09:00:00.000Z',
      photo: {
        url: 'https://static.wixstatic.com/media/a.jpg',
        id: 'a.jpg',
        filename: 'Our room.jpg',
        width: 4,
        height: 3,
      },
      door: { id: 'door-1' },
    },
  })
  expect(inForm({ room }, 'wire', underscored!)).toEqual({
    room: {
      _id: 'room 1',
      _createdDate: '2026-05-01T09:00:00.000Z',
      photo: 'wix:image://v1/a.jpg/Our%20room.jpg#originWidth=4&originHeight=3',
      door: { id: 'door-1' },
    },
  })
  expect(inForm(photo, 'output', underscored!)).toMatchObject({ url: 'http://127.0.0.1:9/media/a.jpg' })
  expect(inForm(image('https://pictures.example/b.jpg'), 'wire', underscored!)).toBe(
    'https://pictures.example/b.jpg',
  )
  expect(inForm(image('https://pictures.example/b.jpg'), 'output', underscored!)).toEqual({
    url: 'https://pictures.example/b.jpg',
  })
})
