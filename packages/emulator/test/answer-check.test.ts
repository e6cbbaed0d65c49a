import { describe, expect, it } from 'vitest'
import { AnswerWith, handle, type Handler } from '../src/kernel/handler.ts'
import { createEmulator } from '../src/index.ts'
import { createTestPlatform } from './support/platform.ts'
import { createRoom, getRoom, queryRooms, type Room, roomHandlers, rooms } from './support/rooms.ts'

const room: Room = { id: 'r1', name: 'Main', createdDate: new Date('2026-01-01T00:00:00Z') }

/** The rooms, with one operation that is answered by a handler of the test. */
const withHandler = (own: Handler, strictAnswers = true) =>
  createTestPlatform({
    strictAnswers,
    handlers: roomHandlers.map((handler) =>
      handler.operation.spec.id === own.operation.spec.id ? own : handler,
    ),
  })

const refusalOf = async (response: Response): Promise<unknown> => [response.status, await response.json()]

const notValid = (operation: string, problems: readonly { field: string; description: string }[]) => {
  const fields = problems.map(({ field, description }) => `"${field}" ${description}`).join('; ')
  const description = `The answer of ${operation} does not fit its schema: ${fields}`
  return [
    500,
    {
      message: description,
      details: {
        applicationError: {
          code: 'ANSWER_NOT_VALID',
          description,
          data: {
            operation,
            problems: problems.map((problem) => expect.objectContaining(problem) as object),
          },
        },
      },
    },
  ]
}

describe('strict answers', () => {
  it('let an answer pass that fits its schema', async () => {
    const platform = withHandler(handle(getRoom, () => room))
    expect(await refusalOf(await platform.send('GET /v1/rooms/r1'))).toEqual([
      200,
      { room: { _id: 'r1', name: 'Main', _createdDate: '2026-01-01T00:00:00.000Z' } },
    ])
    expect(platform.errors).toEqual([])
  })

  it.each<[string, object, string, string]>([
    ['a field of another type', { ...room, seats: 'ten' }, 'room.seats', 'must be a number'],
    ['a field that is missing', { id: 'r1' }, 'room.name', 'is required'],
    ['a field out of range', { ...room, seats: 0 }, 'room.seats', 'must be 1 or more'],
    [
      'a date that cannot be written',
      { ...room, createdDate: new Date(NaN) },
      'createdDate',
      'must be a valid date',
    ],
  ])('refuse %s', async (_, result, field, description) => {
    const platform = withHandler(handle(getRoom, () => result as Room))
    expect(await refusalOf(await platform.send('GET /v1/rooms/r1'))).toEqual(
      notValid('test.rooms.get', [{ field, description }]),
    )
    expect(platform.errors).toHaveLength(1)
  })

  it('refuse an answer without its result', async () => {
    const platform = withHandler(handle(getRoom, () => undefined as unknown as Room))
    expect(await refusalOf(await platform.send('GET /v1/rooms/r1'))).toEqual(
      notValid('test.rooms.get', [{ field: 'room', description: 'is required' }]),
    )
  })

  it('name the item of a page', async () => {
    const platform = withHandler(
      handle(queryRooms, () => ({ items: [room, { ...room, name: '' }], total: 2 })),
    )
    expect(await refusalOf(await platform.send('POST /v1/rooms/query', {}))).toEqual(
      notValid('test.rooms.query', [{ field: 'rooms.1.name', description: 'must have 1 character or more' }]),
    )
  })

  it('undo a write whose answer does not fit', async () => {
    const platform = withHandler(
      handle(createRoom, ({ input, state }) => {
        state.in(rooms).put(input.room)
        return new AnswerWith({ ...input.room, seats: -1 }, { beside: true })
      }),
    )
    const response = await platform.send('POST /v1/rooms', { room: { id: 'r1', name: 'Main' } })
    expect(response.status).toBe(500)
    expect(platform.state.in(rooms).size).toBe(0)
  })

  it('are off for users: the answer leaves as it is', async () => {
    const platform = withHandler(
      handle(getRoom, () => ({ id: 'r1' }) as Room),
      false,
    )
    expect(await refusalOf(await platform.send('GET /v1/rooms/r1'))).toEqual([200, { room: { _id: 'r1' } }])
  })
})

it('every emulator of a test run has strict answers', async () => {
  expect(process.env['FRONTDESK_STRICT_ANSWERS']).toBe('1')
  const emulator = await createEmulator({ port: 0, seed: 'empty', onError: () => undefined })
  const { services } = await import('../src/bookings/services/service.ts')
  try {
    emulator.restore({ ...emulator.snapshot(), [services.name]: [{ id: 'broken' }] })
    const response = await emulator.fetch(
      new Request(`${emulator.url}/v2/services/broken`, { headers: { authorization: emulator.apiKey } }),
    )
    expect([response.status, await response.json()]).toMatchObject([
      500,
      {
        details: {
          applicationError: { code: 'ANSWER_NOT_VALID', data: { operation: 'bookings.services.get' } },
        },
      },
    ])
  } finally {
    await emulator.close()
  }
})
