import {
  type Client,
  date,
  type DecodeError,
  detailedImage,
  type DetailedImage,
  pages,
  pick,
  read,
  type Read,
  shape,
  type Shape,
  strictDates,
  whole,
} from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { answering, getRoom, json, listRooms, queryRooms, type Room, roomShape, updateRoom } from './rooms.ts'

const client = (body: unknown): Client =>
  answering(() => json(body), { validate: strictDates, attempts: 1 }).client

const refused = async (call: Promise<unknown>): Promise<DecodeError> => {
  const error: unknown = await call.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'DecodeError', code: 'DECODE', reason: 'badDate' })
  return error as DecodeError
}

const good = '2026-01-31T10:00:00.000Z'

describe('a malformed date is refused, with its path', () => {
  it('is found in a page', async () => {
    const rooms = [{ id: '0' }, { id: '1', stays: [{ from: good }, { from: good, to: 'tomorrow' }] }]
    const error = await refused(queryRooms(client({ rooms }), {}))
    expect(error.message).toBe('rooms[1].stays[1].to must be a date, not "tomorrow"')
    expect(error.operation).toBe('rooms.query')
  })

  it('is found in a list', async () => {
    const error = await refused(
      listRooms(client({ rooms: [{ id: '1', updatedDate: '2026-02-30T10:00:00Z' }] }), {}),
    )
    expect(error.message).toBe('rooms[0].updatedDate must be a date, not "2026-02-30T10:00:00Z"')
  })

  it('is found in a picked field, under either name on the wire', async () => {
    const error = await refused(getRoom(client({ room: { _id: '1', _createdDate: '' } }), { roomId: '1' }))
    expect(error.message).toBe('room.createdDate must be a date, not ""')
  })

  it('is found in a whole response, and in lists of dates', async () => {
    interface Days {
      days?: Date[]
    }
    const daysShape: Shape<Days> = shape<Days>({ days: date })
    const getDays: Read<object, Days> = read({
      id: 'days.get',
      prefix: '',
      route: 'POST /days',
      response: whole(daysShape),
    })
    expect(await getDays(client({ days: [good, good] }), {})).toEqual({
      days: [new Date(good), new Date(good)],
    })
    const error = await refused(getDays(client({ days: [good, null, '25:00'] }), {}))
    expect(error.message).toBe('days[2] must be a date, not "25:00"')
    expect((await refused(getDays(client({ days: [[good]] }), {}))).message).toBe(
      'days[0][0] must be a date, not "2026-01-31T10:00:00.000Z"',
    )
  })

  it('is found in an image with a date', async () => {
    interface Line {
      image?: DetailedImage
    }
    const lineShape: Shape<Line> = shape<Line>({ image: detailedImage })
    const getLine: Read<object, Line> = read({
      id: 'lines.get',
      prefix: '',
      route: 'POST /line',
      response: pick('line', lineShape),
    })
    const error = await refused(
      getLine(client({ line: { image: { url: 'a', urlExpirationDate: 'soon' } } }), {}),
    )
    expect(error.message).toBe('line.image.urlExpirationDate must be a date, not "soon"')
  })

  it('is found after a write that took effect', async () => {
    const error = await refused(
      updateRoom(client({ room: { id: '1', createdDate: 'x' } }), { room: { id: '1' } }),
    )
    expect(error.message).toBe('room.createdDate must be a date, not "x"')
  })

  it('is found on a later page', async () => {
    const bodies = [
      { rooms: [{ id: '1' }], pagingMetadata: { total: 2 } },
      { rooms: [{ id: '2', createdDate: 'x' }], pagingMetadata: { total: 2 } },
    ]
    const { client } = answering(() => json(bodies.shift()), { validate: strictDates })
    const seen: string[] = []
    await refused(
      (async () => {
        for await (const room of pages(queryRooms, client, {})) seen.push(room.id)
      })(),
    )
    expect(seen).toEqual(['1'])
  })

  it.each<[unknown, string]>([
    [0, 'number'],
    [true, 'boolean'],
    [{ $date: good }, 'object'],
    ['x'.repeat(1e6), `"${'x'.repeat(40)}…"`],
    ['line\nbreak', '"line\\nbreak"'],
  ])('as what it is: %o', async (createdDate, text) => {
    const error = await refused(getRoom(client({ room: { id: '1', createdDate } }), { roomId: '1' }))
    expect(error.message).toBe(`room.createdDate must be a date, not ${text}`)
  })
})

it('lets pass what is right, null, absent or unknown', async () => {
  const room = {
    id: '1',
    createdDate: good,
    updatedDate: null,
    stays: [null, { to: null }],
    extra: { createdDate: 'x' },
    opened: 'x',
  }
  expect(await getRoom(client({ room }), { roomId: '1' })).toEqual({ ...room, createdDate: new Date(good) })
  expect((await queryRooms(client({ rooms: [] }), {})).items).toEqual([])
})

it('names only the kind of what is there when the operation has secrets', async () => {
  const operation: Read<{ password: string }, Room> = read({
    id: 'rooms.open',
    prefix: '',
    route: 'POST /open',
    response: pick('room', roomShape),
    secrets: ['password'],
  })
  const error = await refused(operation(client({ room: { createdDate: 'canary' } }), { password: 'canary' }))
  expect(error.message).toBe('room.createdDate must be a date, not string')
})

describe('hostile answers', () => {
  const walk = (output: unknown): void => strictDates.output(getRoom.spec, output)

  const nested = (depth: number, innermost: object): Room => {
    let room = innermost as Room
    for (let level = 0; level < depth; level++) room = { id: '1', inside: room }
    return room
  }

  it('a million levels deep are walked, and the path stays short', () => {
    expect(() => walk(nested(1e6, {}))).not.toThrow()
    expect(() => walk(nested(1e6, { createdDate: 'x' }))).toThrow(
      /^….{180,260}\.inside\.createdDate must be a date, not "x"$/,
    )
  })
})
