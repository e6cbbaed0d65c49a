import {
  type Client,
  type Conversion,
  decode,
  type DecodeError,
  encode,
  encoded,
  type FrontdeskError,
  hosted,
  isValidationError,
  local,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { answering, getRoom, json, listRooms, type Room, roomShape, updateRoom } from './rooms.ts'

/** Far more levels than any stack holds. */
const depth = 200_000
const deepArray = '['.repeat(depth) + ']'.repeat(depth)
const deepObject = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

/** Made without recursion: the deepest data that a program can hold. */
const deepValue = (wrap: (inner: unknown) => unknown, levels = depth): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

const depthOf = (value: unknown): number => {
  let levels = 0
  for (let inner = value; typeof inner === 'object' && inner !== null; levels++)
    inner = Array.isArray(inner) ? (inner as unknown[])[0] : Reflect.get(inner, 'a')
  return levels
}

const settle = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )

const get = (room: string): { client: Client } => answering(() => json(`{"room":${room}}`), { attempts: 1 })

describe('data of 200,000 levels', () => {
  it.each([
    ['arrays', deepArray],
    ['objects', deepObject],
  ])('is left as it is where nobody has declared it: %s', async (_, deep) => {
    const { client } = get(`{"id":"1","extra":{"deep":${deep}},"more":${deep}}`)
    const room = (await getRoom(client, { roomId: '1' })) as Room & { more: unknown }
    expect(depthOf(room.extra?.['deep'])).toBe(depth)
    expect(depthOf(room.more)).toBe(depth)
  })

  const nested = '{"id":"1","inside":'.repeat(depth) + 'null' + '}'.repeat(depth)

  it.each([
    ['a date', `{"id":"1","createdDate":${deepArray}}`],
    ['a date that is an object', `{"id":"1","createdDate":${deepObject}}`],
    ['a number', `{"id":"1","area":${deepArray}}`],
    ['a picture', `{"id":"1","picture":${deepArray}}`],
    ['a list of objects', `{"id":"1","stays":${deepArray}}`],
    ['an object that holds itself', nested],
    ['the whole answer', deepArray],
  ])('ends in a typed error, or is left as it is, where it is converted: %s', async (_, room) => {
    const { client } = get(room)
    const outcome = (await settle(getRoom(client, { roomId: '1' }))) as DecodeError | { value: unknown }
    if ('value' in outcome) return
    expect(outcome).toMatchObject({ name: 'DecodeError', code: 'DECODE', retryable: false, status: 200 })
  })

  it('is never given back half converted', async () => {
    const outcome = await settle(getRoom(get(nested).client, { roomId: '1' }))
    expect(outcome).toMatchObject({ name: 'DecodeError', reason: 'tooDeep' })
  })

  it('ends in an error of the status when it is an error body', async () => {
    const application = `{"code":${deepArray},"description":${deepObject}}`
    for (const body of [
      deepArray,
      `{"message":${deepObject},"details":{"applicationError":${application}}}`,
    ]) {
      const { client } = answering(() => json(body, 400), { attempts: 1 })
      const error = (await settle(getRoom(client, { roomId: '1' }))) as FrontdeskError
      expect(error).toMatchObject({ status: 400, name: 'ApplicationError' })
      expect(typeof error.message).toBe('string')
    }
  })
})

const tag: Write<{ data?: unknown; room?: Room }, void> = write({
  id: 'rooms.tag',
  prefix: '/house',
  route: 'POST /v1/tags',
  request: encoded(shape<{ data?: unknown; room?: Room }>({ room: roomShape })),
})

const search: Read<{ data?: unknown }, void> = read({
  id: 'rooms.find',
  prefix: '/house',
  route: 'GET /v1/find',
})

describe('an input that JSON cannot hold', () => {
  const cyclic: Record<string, unknown> = { a: 1 }
  cyclic['self'] = cyclic
  const cyclicRoom = { id: '1' } as Room
  cyclicRoom.inside = cyclicRoom

  it.each<[string, object]>([
    ['200,000 levels of arrays', { data: deepValue((inner) => [inner]) }],
    ['200,000 levels of objects', { data: deepValue((a) => ({ a })) }],
    ['a cycle', { data: cyclic }],
    ['a BigInt', { data: { amount: 1n } }],
    ['a toJSON that throws', { data: { toJSON: () => JSON.parse('{') as unknown } }],
    ['200,000 levels where it is converted', { room: deepValue((inside) => ({ id: '1', inside })) }],
    ['a cycle where it is converted', { room: cyclicRoom }],
  ])('is refused before anything is sent: %s', async (_, input) => {
    for (const operation of [tag, search]) {
      const { client, sent } = answering(() => json({}), { attempts: 1 })
      const error = await settle(operation(client, input))
      expect(isValidationError(error)).toBe(true)
      expect((error as Error).message).toMatch(/^INVALID_ARGUMENT: "[\w.]+" must be plain data/)
      expect((error as Error).message.length).toBeLessThan(500)
      expect(sent).toHaveLength(0)
    }
  })
})

describe('frozen input', () => {
  const freeze = <T extends object>(value: T): T => {
    const parts: unknown[] = Object.values(value)
    for (const part of parts) if (typeof part === 'object' && part !== null) freeze(part)
    return Object.freeze(value)
  }

  it.each([hosted(), local('http://127.0.0.1:4600')])(
    'is sent, and stays what it was: $names names',
    async (platform) => {
      const room: Room = freeze({
        id: '1',
        createdDate: new Date(0),
        updatedDate: new Date(1),
        picture: { url: 'https://x/a', id: 'a' },
        stays: [{ from: new Date(2), to: null }],
        area: NaN,
        extra: { id: 'x', constructor: 'y' },
        inside: { id: '2', area: -Infinity },
      })
      const before = structuredClone(room)
      const { client, sent } = answering(() => json({ room: { id: '1' } }), { platform })
      await updateRoom(client, freeze({ room }))
      expect(room).toEqual(before)
      expect(sent[0]?.body).toMatchObject({
        room: { area: 'NaN', extra: { id: 'x', constructor: 'y' }, inside: { area: '-Infinity' } },
      })
    },
  )
})

describe('much data', () => {
  const page = (count: number): string =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        _id: String(index),
        name: `Room ${index}`,
        stays: [{ from: '2026-01-01T10:00:00.000Z' }],
        area: 'NaN',
        extra: { a: [1, 2, 3] },
        _createdDate: '2026-01-01T00:00:00.000Z',
      })),
    )

  it('20,000 items are read, each one once', async () => {
    const { client } = answering(() => json(`{"rooms":${page(20_000)}}`))
    const rooms = await listRooms(client, {})
    expect(rooms).toHaveLength(20_000)
    for (const index of [0, 19_999])
      expect(rooms[index]).toMatchObject({
        id: String(index),
        createdDate: new Date('2026-01-01'),
        area: NaN,
        stays: [{ from: new Date('2026-01-01T10:00:00Z') }],
      })
  })

  it('is converted once for each field, in place', () => {
    let count = 0
    const counted: Conversion<number> = {
      kind: 'float',
      decode(wire) {
        count++
        return wire
      },
    }
    const measure: Shape<{ area: number }> = shape<{ area: number }>({ area: counted })
    const wire = Array.from({ length: 100_000 }, (_, index) => ({ area: index, more: { area: index } }))
    expect(decode(measure, wire, hosted())).toBe(wire)
    expect(count).toBe(100_000)
    expect(encode(measure, wire, hosted())).toBe(wire)
  })

  it('a hundred thousand properties that nobody has declared cost nothing', () => {
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, index]))
    const room = { id: '1', ...fields }
    expect(decode(roomShape, room, hosted())).toBe(room)
    expect(encode(roomShape, room, hosted())).toBe(room)
  })
})
