import { describe, expect, it } from 'vitest'
import { EmulatorError } from '../src/kernel/emulator-error.ts'
import { handle } from '../src/kernel/handler.ts'
import { mails } from '../src/kernel/mail.ts'
import { createTestPlatform, type TestPlatform } from './support/platform.ts'
import { getRoom, roomHandlers, rooms } from './support/rooms.ts'

const withRooms = (count = 3): TestPlatform => {
  const platform = createTestPlatform()
  platform.state.unit(() => {
    for (let number = 1; number <= count; number++)
      platform.state.in(rooms).put({
        id: `r${number}`,
        name: `Room ${number}`,
        seats: number,
        kind: number % 2 ? 'SMALL' : 'LARGE',
        createdDate: new Date(Date.UTC(2026, 0, number)),
      })
  })
  return platform
}

const violations = async (response: Response): Promise<Record<string, unknown>[]> => {
  const body = (await response.json()) as {
    message: string
    details: { validationError: { fieldViolations: Record<string, unknown>[] } }
  }
  expect(body.message).toBe('INVALID_ARGUMENT')
  return body.details.validationError.fieldViolations
}

describe('routes', () => {
  it('answers on the bare path with underscored names', async () => {
    const response = await withRooms().send('GET /v1/rooms/r1')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      room: { _id: 'r1', name: 'Room 1', seats: 1, kind: 'SMALL', _createdDate: '2026-01-01T00:00:00.000Z' },
    })
  })

  it("answers behind the operation's public prefix with plain names", async () => {
    const response = await withRooms().send('GET /bookings/v1/rooms/r1')
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        room: { id: 'r1', name: 'Room 1', seats: 1, kind: 'SMALL', createdDate: '2026-01-01T00:00:00.000Z' },
      },
    ])
  })

  it.each(['/_api/bookings', '/ecom', '/stores-reader', '/bookings/bookings', '/Bookings'])(
    'answers 404 behind %s, which is the prefix of another family',
    async (prefix) => {
      const path = `${prefix}/v1/rooms/r1`
      const response = await withRooms().send(`GET ${path}`)
      const nearest = ['GET /bookings/v1/rooms/{roomId}']
      const description = `There is no call GET ${path}. Did you mean GET /bookings/v1/rooms/{roomId}?`
      expect([response.status, await response.json()]).toEqual([
        404,
        {
          message: description,
          details: { applicationError: { code: 'NOT_FOUND', description, data: { nearest } } },
        },
      ])
    },
  )

  it('answers 404 for a path in other letters', async () => {
    const response = await withRooms().send('GET /v1/Rooms/r1')
    expect([response.status, await response.json()]).toMatchObject([
      404,
      {
        message:
          'There is no call GET /v1/Rooms/r1. Did you mean GET /v1/rooms/{roomId} or GET /v1/rooms/main?',
      },
    ])
  })

  it('names system fields as the caller asks, else as the emulator was told, else by the path', async () => {
    const first = await withRooms().send('GET /v1/rooms/r1', undefined, { 'x-frontdesk-names': 'plain' })
    expect(await first.json()).toHaveProperty('room.id')
    const second = await withRooms().send('GET /bookings/v1/rooms/r1', undefined, {
      'x-frontdesk-names': 'underscored',
    })
    expect(await second.json()).toHaveProperty('room._id')
    const third = createTestPlatform({ names: 'plain' })
    expect(await (await third.send('GET /v1/rooms/main')).json()).toHaveProperty('room.id', 'main')
  })

  it('takes static words before parameters', async () => {
    expect(await (await withRooms().send('GET /v1/rooms/main')).json()).toHaveProperty('room.name', 'Main')
  })

  it('decodes parameters, and refuses broken ones', async () => {
    const platform = withRooms()
    platform.state.unit(() => platform.state.in(rooms).put({ id: 'a b/c', name: 'Odd' }))
    expect(await (await platform.send('GET /v1/rooms/a%20b%2Fc')).json()).toHaveProperty('room.name', 'Odd')
    expect(await violations(await platform.send('GET /v1/rooms/%E0%A4%A'))).toMatchObject([
      { field: 'roomId', violatedRule: 'FORMAT' },
    ])
  })

  it('takes a GET as a POST where it declares that form', async () => {
    const response = await withRooms().send('POST /bookings/v1/rooms/r2/get', { full: true })
    expect(await response.json()).toMatchObject({ room: { id: 'r2', asked: { roomId: 'r2', full: true } } })
  })

  it('does not let an unknown POST reach a GET beside it', async () => {
    const path = '/v1/rooms/search'
    const response = await withRooms().send(`POST ${path}`, {})
    const nearest = ['POST /v1/rooms/query', 'POST /v1/rooms/list', 'POST /v1/rooms/{roomId}:break']
    const description = `There is no call POST ${path}. Did you mean ${nearest.join(' or ')}?`
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        message: description,
        details: { applicationError: { code: 'NOT_FOUND', description, data: { nearest } } },
      },
    ])
  })

  it('does not read the word of another call as an id', async () => {
    const response = await withRooms().send('GET /v1/rooms/query')
    const description = '/v1/rooms/query takes POST, not GET'
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'POST',
      {
        message: description,
        details: {
          applicationError: { code: 'METHOD_NOT_ALLOWED', description, data: { allowed: ['POST'] } },
        },
      },
    ])
  })

  it('names the methods of a path that takes others', async () => {
    const response = await withRooms().send('POST /v1/rooms/main', {})
    expect(response.headers.get('allow')).toBe('GET')
    const description = '/v1/rooms/main takes GET, not POST'
    expect([response.status, await response.json()]).toEqual([
      405,
      {
        message: description,
        details: {
          applicationError: { code: 'METHOD_NOT_ALLOWED', description, data: { allowed: ['GET'] } },
        },
      },
    ])
  })

  it('reads a query string by the types of the schema', async () => {
    const response = await withRooms().send('GET /v1/rooms/r1?parts=a&full=false&depth=3&roomId=r1')
    expect(await response.json()).toMatchObject({
      room: { asked: { roomId: 'r1', parts: ['a'], full: false, depth: 3 } },
    })
  })

  it('reads a payload from ".r"', async () => {
    const payload = Buffer.from(JSON.stringify({ parts: ['ä', 'b'] })).toString('base64url')
    const response = await withRooms().send(`GET /v1/rooms/r1?.r=${payload}`)
    expect(await response.json()).toMatchObject({ room: { asked: { parts: ['ä', 'b'] } } })
    expect(await violations(await withRooms().send('GET /v1/rooms/r1?.r=%25'))).toMatchObject([
      { field: '.r' },
    ])
  })

  it('keeps keys such as __proto__ data', async () => {
    const response = await withRooms().send('GET /v1/rooms/r1?full=true&__proto__.polluted=1')
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('says what is there when nothing is found', async () => {
    const missing = await withRooms().send('GET /v1/room/query')
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({
      message: 'There is no call GET /v1/room/query. Did you mean POST /v1/rooms/query?',
      details: { applicationError: { code: 'NOT_FOUND' } },
    })
    const wrong = await withRooms().send('DELETE /bookings/v1/rooms/query', {})
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toContain('POST')
  })

  it('does not start when two operations share a route', () => {
    const twin = handle(
      Object.assign(getRoom.bind(undefined), {
        spec: { ...getRoom.spec, id: 'test.twin', route: 'GET /v1/rooms/{id}' as const },
      }),
      () => ({ id: '', name: '' }),
    )
    expect(() => createTestPlatform({ handlers: [...roomHandlers, twin] })).toThrow(
      'test.twin and test.rooms.get share the route GET /v1/rooms/{id}',
    )
  })
})

describe('input', () => {
  it.each([
    ['{"room":', 'must be JSON'],
    ['[]', 'must be a JSON object'],
    ['"text"', 'must be a JSON object'],
  ])('refuses the body %s', async (body, description) => {
    const response = await withRooms().send('POST /v1/rooms', body)
    expect(response.status).toBe(400)
    expect(await violations(response)).toMatchObject([
      { field: 'body', description: expect.stringContaining(description) as string },
    ])
  })

  it('refuses another content type', async () => {
    const response = await withRooms().send('POST /v1/rooms', '{}', { 'content-type': 'text/plain' })
    expect(response.status).toBe(400)
    expect(await violations(response)).toMatchObject([
      { field: 'content-type', description: 'must be application/json, not text/plain' },
    ])
  })

  it('refuses data that is nested too deep, and bodies that are too long', async () => {
    const deep = '{"a":'.repeat(66) + '1' + '}'.repeat(66)
    expect(await violations(await withRooms().send('POST /v1/rooms', deep))).toMatchObject([
      { field: 'body', violatedRule: 'MAX' },
    ])
    const long = await withRooms().send('POST /v1/rooms', {
      room: { id: 'x', name: 'x'.repeat(1024 * 1024) },
    })
    expect(long.status).toBe(413)
    expect(await long.json()).toMatchObject({ details: { applicationError: { code: 'PAYLOAD_TOO_LARGE' } } })
  })

  it('names every refused field by its path', async () => {
    const response = await withRooms().send('POST /v1/rooms', { room: { name: '', seats: 0, kind: 'HUGE' } })
    expect(response.status).toBe(400)
    expect((await violations(response)).map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
      ['room.id', 'REQUIRED_FIELD'],
      ['room.kind', 'INVALID_ENUM_VALUE'],
      ['room.name', 'MIN_LENGTH'],
      ['room.seats', 'MIN'],
    ])
  })

  it('takes JSON at its word: the text of a number is none', async () => {
    const platform = withRooms()
    const body = { room: { id: 'n', name: 'New', seats: '12' } }
    expect(await violations(await platform.send('POST /v1/rooms', body))).toMatchObject([
      { field: 'room.seats', violatedRule: 'FORMAT' },
    ])
    const asPost = await platform.send('POST /v1/rooms/r1/get', { parts: 'seats', full: 'true', depth: '2' })
    expect((await violations(asPost)).map(({ field }) => field)).toEqual(['depth', 'full', 'parts'])
  })

  it.each([
    { id: 'n', name: 'New', createdDate: '2026-02-03T04:05:06.000Z' },
    { _id: 'n', name: 'New', _createdDate: '2026-02-03T04:05:06.000Z' },
  ])('takes both namings: %j', async (room) => {
    const platform = withRooms()
    expect((await platform.send('POST /v1/rooms', { room })).status).toBe(200)
    expect(platform.state.in(rooms).get('n')).toEqual({
      id: 'n',
      name: 'New',
      createdDate: new Date('2026-02-03T04:05:06.000Z'),
    })
  })

  it('writes pictures as text or as objects', async () => {
    const picture = 'wix:image://v1/abc.jpg/photo.jpg#originWidth=640&originHeight=480'
    const platform = withRooms()
    const spec = await platform.send('POST /v1/rooms', { room: { id: 'p', name: 'P', picture } })
    expect(await spec.json()).toHaveProperty('room.picture', picture)
    const hosted = await platform.send('GET /bookings/v1/rooms/p')
    expect(await hosted.json()).toHaveProperty('room.picture', {
      url: 'http://127.0.0.1:4600/media/abc.jpg',
      id: 'abc.jpg',
      filename: 'photo.jpg',
      width: 640,
      height: 480,
    })
  })

  it('takes the id of a nested entity from the path', async () => {
    const platform = withRooms()
    const response = await platform.send('PATCH /bookings/v1/rooms/r1', { room: { name: 'Renamed' } })
    expect(await response.json()).toMatchObject({ room: { id: 'r1', name: 'Renamed', seats: 1 } })
  })
})

describe('queries', () => {
  it('answers the offset form', async () => {
    const query = {
      filter: { kind: 'SMALL' },
      sort: [{ fieldName: 'seats', order: 'DESC' }],
      paging: { limit: 2, offset: 1 },
    }
    const nested = (await (await withRooms(7).send('POST /v1/rooms/query', { query })).json()) as {
      pagingMetadata: object
    }
    const flat: unknown = await (await withRooms(7).send('POST /v1/rooms/query', query)).json()
    expect(nested).toMatchObject({ rooms: [{ _id: 'r5' }, { _id: 'r3' }] })
    expect(nested.pagingMetadata).toMatchObject({
      count: 2,
      offset: 1,
      total: 4,
      tooManyToCount: false,
      hasNext: true,
    })
    expect(flat).toEqual(nested)
  })

  it('answers the cursor form', async () => {
    const platform = withRooms(3)
    const first = (await (
      await platform.send('POST /v1/rooms/list', { query: { cursorPaging: { limit: 2 } } })
    ).json()) as {
      pagingMetadata: { cursors: { next: string } }
    }
    expect(first.pagingMetadata).toEqual({
      count: 2,
      cursors: { next: expect.any(String) as string },
      hasNext: true,
    })
    const { next } = first.pagingMetadata.cursors
    const second: unknown = await (
      await platform.send('POST /v1/rooms/list', { query: { cursorPaging: { cursor: next } } })
    ).json()
    expect(second).toMatchObject({
      rooms: [{ _id: 'r3' }],
      pagingMetadata: { count: 1, cursors: { prev: expect.any(String) as string }, hasNext: false },
    })
  })

  it.each<[object, string, string]>([
    [{ filter: { kind: 'HUGE' } }, 'query.filter.kind', 'INVALID_ENUM_VALUE'],
    [{ filter: { createdDate: { $gt: 'soon' } } }, 'query.filter.createdDate.$gt', 'FORMAT'],
    [{ filter: { colour: 'red' } }, 'query.filter.colour', 'FIELD_NOT_ALLOWED'],
    [{ paging: { limit: -1 } }, 'query.paging.limit', 'MIN'],
  ])('refuses %j', async (query, field, violatedRule) => {
    const response = await withRooms().send('POST /v1/rooms/query', { query })
    expect(response.status).toBe(400)
    expect(await violations(response)).toMatchObject([{ field, violatedRule }])
  })

  it('refuses a query that is not an object', async () => {
    expect(await violations(await withRooms().send('POST /v1/rooms/query', { query: [] }))).toMatchObject([
      { field: 'query' },
    ])
  })
})

describe('permissions', () => {
  it('refuses a token that is not known', async () => {
    const response = await withRooms().send('GET /v1/rooms/r1', undefined, { authorization: 'nonsense' })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      details: { applicationError: { code: 'UNAUTHENTICATED' } },
    })
  })

  /** The status of a call by each kind of caller, in the order nobody, visitor, member, owner. */
  const statusesOf = async (route: string): Promise<number[]> => {
    const statuses: number[] = []
    for (const authorization of ['', 'visitor', 'member', 'owner'])
      statuses.push((await withRooms().send(route, {}, { authorization })).status)
    return statuses
  }

  it.each([
    ['visitor', 'POST /v1/rooms/list', [401, 200, 200, 200]],
    ['own', 'POST /v1/rooms/query', [401, 200, 200, 200]],
    ['member', 'POST /v1/rooms/r1/reserve', [401, 403, 200, 200]],
    ['owner', 'POST /v1/rooms/close', [401, 403, 403, 200]],
  ])(
    'an operation for %s answers nobody, a visitor, a member and the owner as its row says',
    async (_, route, statuses) => {
      expect(await statusesOf(route)).toEqual(statuses)
    },
  )

  it('says why in the words of the platform', async () => {
    const refused = async (route: string, authorization: string): Promise<unknown> =>
      (await withRooms().send(route, {}, { authorization })).json()
    const refusal = (code: string, description: string) => ({
      message: description,
      details: { applicationError: { code, description, data: {} } },
    })
    expect(await refused('POST /v1/rooms/list', '')).toEqual(
      refusal(
        'UNAUTHENTICATED',
        'This needs an access token in the header Authorization: POST /oauth2/token gives one to a visitor',
      ),
    )
    expect(await refused('POST /v1/rooms/r1/reserve', 'visitor')).toEqual(
      refusal('FORBIDDEN', 'This needs a member who is signed in: call it with the token of a member'),
    )
    expect(await refused('POST /v1/rooms/close', 'member')).toEqual(
      refusal('FORBIDDEN', 'This needs the rights of the owner: call it with an API key'),
    )
  })

  it('asks for the token before it looks at the input', async () => {
    const response = await withRooms().send('POST /v1/rooms', '{"room":', { authorization: '' })
    expect(response.status).toBe(401)
  })

  it('lets nobody make a call that has no permission', async () => {
    const platform = createTestPlatform({ permissions: {} })
    const response = await platform.send('GET /v1/rooms/main', undefined, { authorization: 'owner' })
    expect(response.status).toBe(500)
    expect(platform.errors).toEqual([
      new Error('No permission is declared for test.rooms.getMain: add it to the permissions of its family'),
    ])
  })

  it('answers a handler that refuses in its words', async () => {
    const response = await withRooms().send('GET /v1/rooms/none')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      message: 'There is no room with id none',
      details: {
        applicationError: {
          code: 'NOT_FOUND',
          description: 'There is no room with id none',
          data: { id: 'none' },
        },
      },
    })
  })
})

describe('a unit', () => {
  it('is a 500 with the reason when it cannot be written', async () => {
    const reason =
      'Cannot write to the data folder /data: database or disk is full. Nothing of this change was kept'
    const error = new EmulatorError('DATA_NOT_WRITTEN', reason)
    const platform = createTestPlatform({
      handlers: [
        handle(getRoom, () => {
          throw error
        }),
      ],
    })
    const response = await platform.send('GET /v1/rooms/r1')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: reason,
      details: { applicationError: { code: 'DATA_NOT_WRITTEN', description: reason, data: {} } },
    })
  })

  it('is undone as a whole when its handler breaks', async () => {
    const platform = withRooms()
    platform.webhooks.subscribe('http://127.0.0.1:9/webhook')
    const before = platform.state.contents()
    const response = await platform.send('POST /v1/rooms/r1:break', {})
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'Internal error', details: {} },
    ])
    expect(platform.errors).toEqual([new TypeError('Broken on purpose')])
    expect(platform.state.in(mails).size).toBe(0)
    expect(platform.webhooks.deliveries).toEqual([])
    const after = platform.state.contents()
    for (const [name, items] of Object.entries(before)) expect(after[name]).toEqual(items)
  })
})

describe('every answer', () => {
  it('has a request id and the time of the clock', async () => {
    const platform = withRooms()
    const first = await platform.send('GET /v1/rooms/r1')
    platform.clock.advance(60_000)
    const second = await platform.send('GET /nowhere')
    expect(first.headers.get('x-wix-request-id')).not.toBe(second.headers.get('x-wix-request-id'))
    expect(first.headers.get('date')).toBe('Mon, 04 May 2026 09:00:00 GMT')
    expect(second.headers.get('date')).toBe('Mon, 04 May 2026 09:01:00 GMT')
  })

  it('is in the log, without secrets', async () => {
    const platform = withRooms()
    await platform.send(
      'POST /v1/rooms?token=abc',
      { room: { id: 'x', name: 'X', password: 'hunter2', accessToken: 'abc' } },
      { authorization: 'owner' },
    )
    const [entry] = platform.log.all()
    expect(entry).toMatchObject({
      method: 'POST',
      operation: 'test.rooms.create',
      status: 200,
      identity: { kind: 'owner' },
    })
    expect(entry?.path).toBe('/v1/rooms?token=[redacted]')
    expect(JSON.stringify(platform.log.all())).not.toMatch(/hunter2|abc/)
  })

  it('keeps the last 500 requests', async () => {
    const platform = withRooms()
    for (let count = 0; count < 505; count++) await platform.send('GET /nowhere')
    expect(platform.log.all()).toHaveLength(500)
  })
})

describe('other origins', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'https://app.localhost'])(
    'lets %s in',
    async (origin) => {
      const preflight = await withRooms().send('OPTIONS /v1/rooms', undefined, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
      expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
      const answer = await withRooms().send('GET /v1/rooms/r1', undefined, { origin })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('vary')).toBe('origin')
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-wix-request-id')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it('lets nobody else in', async () => {
    const origin = 'https://evil.example'
    const refused: string[] = []
    const platform = createTestPlatform({ onRefusedOrigin: (own) => refused.push(own) })
    for (let time = 0; time < 2; time++) {
      const write = await platform.send('POST /v1/rooms', { room: { id: 'e', name: 'Evil' } }, { origin })
      expect(write.status).toBe(403)
    }
    expect((await platform.send('GET /v1/rooms/r1', undefined, { origin })).status).toBe(403)
    expect(platform.state.in(rooms).get('e')).toBeUndefined()
    expect(refused).toEqual([origin])
    for (let number = 0; number < 101; number++)
      await platform.send('GET /v1/rooms/r1', undefined, { origin: `https://${number}.example` })
    expect(refused).toHaveLength(100)
  })
})
