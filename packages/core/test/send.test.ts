import {
  type AbortError,
  type Auth,
  AuthError,
  bind,
  createClient,
  type Client,
  type ElevatedAuth,
  hosted,
  isAbortError,
  isNetworkError,
  isTimeoutError,
  isValidationError,
  local,
  type Read,
  read,
  withResponse,
} from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import {
  answering,
  closeRoom,
  closeRooms,
  getRoom,
  json,
  listRooms,
  queryRooms,
  updateRoom,
} from './rooms.ts'

const caught = async (work: Promise<unknown>): Promise<Error & Record<string, unknown>> => {
  try {
    await work
  } catch (error) {
    return error as Error & Record<string, unknown>
  }
  throw new Error('the call did not fail')
}

describe('the request', () => {
  it('puts the prefix of the family in front, encodes path parameters and leaves them out of the query', async () => {
    const { client, sent } = answering(() => json({ room: { _id: 'a b/c' } }))
    await getRoom(client, { roomId: 'a b/c', fields: ['X', 'Y&Z'] })
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'http://127.0.0.1:4600/house/v1/rooms/a%20b%2Fc?fields=X&fields=Y%26Z',
      headers: { authorization: 'token-1' },
    })
  })

  it.each(['', '.', '..', '%2e%2E', 'a\0b', 'a\r\nb', '\x7f', 'a\ud800', undefined, null, 7])(
    'refuses the path parameter %j and names it',
    async (roomId) => {
      const { client, sent } = answering(() => json({}))
      const error = await caught(getRoom(client, { roomId: roomId as string }))
      expect(isValidationError(error) && error.violations[0]?.field).toBe('roomId')
      expect(error.message).toMatch(/^INVALID_ARGUMENT: "roomId" /)
      expect(sent).toHaveLength(0)
    },
  )

  it('refuses a missing nested path parameter', async () => {
    const { client } = answering(() => json({}))
    const error = await caught(updateRoom(client, { room: { name: 'x' } as never }))
    expect(error.message).toContain('"room.id"')
  })

  it('lets a profile move a family', async () => {
    const { client, sent } = answering(() => json({ rooms: [] }), {
      platform: { ...local('http://127.0.0.1:4600/ignored'), prefixes: { '/house': '/elsewhere' } },
    })
    await listRooms(client, {})
    expect(sent[0]?.url).toBe('http://127.0.0.1:4600/elsewhere/v1/rooms')
  })

  it('writes nested data of a GET into .r as base64url of its JSON', async () => {
    const { client, sent } = answering(() => json({ room: { id: '1' } }))
    await getRoom(client, { roomId: '1', deep: { a: 1 }, fields: ['ü'] })
    const text = new URL(sent[0]?.url ?? '').searchParams.get('.r') ?? ''
    expect(text).not.toMatch(/[+/=]/)
    expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual({ deep: { a: 1 }, fields: ['ü'] })
  })

  it('sends a GET as a POST when its query string is longer than 4,000 characters, not before', async () => {
    const { client, sent } = answering(() => json({ room: { id: '1' } }))
    const field = (length: number): string => 'x'.repeat(length - 'fields='.length)
    await getRoom(client, { roomId: '1', fields: [field(4000)] })
    await getRoom(client, { roomId: '1', fields: [field(4001)] })
    expect(sent.map((one) => one.method)).toEqual(['GET', 'POST'])
    expect(sent[1]).toMatchObject({
      url: 'http://127.0.0.1:4600/house/v1/rooms/1/get',
      body: { fields: [field(4001)] },
      headers: { 'content-type': 'application/json' },
    })
  })

  it('sends a GET that declares no fallback as it is, however long its query string is', async () => {
    const { client, sent } = answering(() => json({ room: { id: '1' } }))
    const getHall: Read<{ hallId: string; part: string }, object> = read({
      id: 'halls.get',
      prefix: '/house',
      route: 'GET /v1/halls/{hallId}',
    })
    const part = 'x'.repeat(5000)
    await getHall(client, { hallId: '1', part })
    expect(sent).toMatchObject([
      { method: 'GET', url: `http://127.0.0.1:4600/house/v1/halls/1?part=${part}`, body: undefined },
    ])
  })

  it('merges headers, those of the call last', async () => {
    const { client, sent } = answering(() => json({ rooms: [] }), {
      headers: { 'x-a': 'client', 'x-b': 'client' },
    })
    await listRooms(client, {}, { headers: { 'x-b': 'call' } })
    expect(sent[0]?.headers).toMatchObject({
      'x-a': 'client',
      'x-b': 'call',
      'x-frontdesk-names': 'underscored',
    })
  })

  it('sends without a token when no auth is given', async () => {
    const { client, sent } = answering(() => json({ rooms: [] }), { auth: undefined })
    await listRooms(client, {})
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
  })

  it('refuses an elevated operation without an elevated client', async () => {
    const operation = read<object, unknown, ElevatedAuth>({
      id: 'x.y',
      prefix: '',
      route: 'POST /x',
      elevated: true,
    })
    const { client, sent } = answering(() => json({}))
    // @ts-expect-error this client is not elevated
    const error = await caught(operation(client, {}))
    expect(error.name).toBe('ContextError')
    expect(error.message).toBe(
      'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).',
    )
    expect(sent).toHaveLength(0)
    const owner = answering(() => json({}), { auth: { elevated: true, headers: () => ({}) } })
    await expect(operation(owner.client as Client<ElevatedAuth>, {})).resolves.toBeUndefined()
  })
})

describe('the answer', () => {
  it('decodes the entity', async () => {
    const { client } = answering(() => json({ room: { _id: '1', _createdDate: '2026-01-31T10:00:00.000Z' } }))
    expect(await getRoom(client, { roomId: '1' })).toEqual({
      id: '1',
      createdDate: new Date('2026-01-31T10:00:00Z'),
    })
  })

  it('takes any 2xx, and no body where there is no result', async () => {
    const { client } = answering(() => new Response(null, { status: 204 }))
    await expect(closeRoom(client, { roomId: '1' })).resolves.toBeUndefined()
  })

  it.each([
    ['<html>', 'text/html', 'contentType'],
    ['<html>', '', 'contentType'],
    ['{"room":', 'application/json', 'truncated'],
    ['', 'application/json', 'empty'],
    ['null', 'application/json', 'empty'],
    ['{}', 'application/json', 'empty'],
    ['{"room":null}', 'application/json', 'empty'],
    ['[1]', 'application/json', 'empty'],
    ['"text"', 'application/json', 'empty'],
  ])('refuses %j of type %j: %s', async (body, type, reason) => {
    const { client } = answering(() => json(body, 200, { 'content-type': type }), { attempts: 1 })
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({
      name: 'DecodeError',
      code: 'DECODE',
      reason,
      status: 200,
      requestId: 'request-1',
      operation: 'rooms.get',
    })
    // The words of a parser may hold a part of the body, which may hold a token.
    expect(error.cause).toBeUndefined()
  })

  it.each([
    ['as it is', 'OAUTH2.ab/cd+ef=='],
    ['as PHP writes JSON', String.raw`OAUTH2.ab\/cd+ef==`],
    ['as Gson writes JSON', String.raw`OAUTH2.ab/cd+ef\u003d\u003d`],
  ])('shows no token that a refusal repeats %s', async (_, echo) => {
    const headers = () => ({ authorization: 'OAUTH2.ab/cd+ef==' })
    const { client } = answering(
      () =>
        new Response(
          `{"message":"no ${echo}","details":{"applicationError":{"code":"X","description":"D","data":{"at":"${echo}"}}}}`,
          { status: 403 },
        ),
      { auth: { headers } },
    )
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ code: 'X', message: 'no ***: D', data: { at: '***' } })
    expect(JSON.stringify(error)).not.toContain('OAUTH2')
  })

  it('reads JSON whatever its announced type, and with a byte order mark', async () => {
    const { client } = answering(() =>
      json('\uFEFF{"room":{"id":"1"}}', 200, { 'content-type': 'text/plain' }),
    )
    expect(await getRoom(client, { roomId: '1' })).toEqual({ id: '1' })
  })

  it('reads the answer of a transport without streams', async () => {
    const { client } = answering(
      () =>
        ({
          ok: true,
          status: 200,
          headers: new Headers(),
          text: () => Promise.resolve('{"room":{"id":"1"}}'),
        }) as Response,
    )
    expect(await getRoom(client, { roomId: '1' })).toEqual({ id: '1' })
  })

  it('stops reading at the limit, also when the length is not announced', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(1000).fill(32))
      },
    })
    let given: AbortSignal | null | undefined
    const { client, sent } = answering(
      (_, { signal }) => {
        given = signal
        return new Response(body)
      },
      { bodyLimit: 4500 },
    )
    expect(await caught(getRoom(client, { roomId: '1' }))).toMatchObject({
      name: 'DecodeError',
      reason: 'tooLarge',
      retryable: false,
    })
    expect(pulled).toBeLessThan(8)
    // Which frees the connection.
    expect(given?.aborted).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it.each([301, 302, 303, 307, 308, 304])('follows no redirect: %i', async (status) => {
    const { client, sent } = answering(
      () => new Response(null, { status, headers: { location: 'https://elsewhere.example/?token=1' } }),
    )
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ name: 'RedirectError', code: 'REDIRECT', status, retryable: false })
    expect(JSON.stringify(error)).not.toContain('elsewhere')
    expect(sent).toHaveLength(1)
  })

  it('refuses the page of another server as the answer of an operation without a result', async () => {
    const { client } = answering(() => json('<html>', 200, { 'content-type': 'text/html' }))
    expect(await caught(closeRoom(client, { roomId: '1' }))).toMatchObject({ reason: 'contentType' })
  })

  it('gives status, headers and request id beside the result', async () => {
    const { client } = answering(() => json({ room: { id: '1' } }, 201, { 'x-more': 'yes' }))
    const { data, response } = await withResponse(getRoom, client, { roomId: '1' })
    expect(data).toEqual({ id: '1' })
    expect(response).toMatchObject({ status: 201, requestId: 'request-1' })
    expect(response.headers.get('x-more')).toBe('yes')
  })

  it('calls through bind', async () => {
    const { client } = answering(() => json({ room: { id: '1' } }))
    const rooms = bind(client, { getRoom, closeRoom })
    expect(await rooms.getRoom({ roomId: '1' })).toEqual({ id: '1' })
  })
})

describe('time and abort', () => {
  const never = (_: unknown, init: RequestInit): Promise<Response> =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error)
      })
    })

  it('ends a request after the timeout', async () => {
    vi.useFakeTimers()
    const { client } = answering(never)
    const call = caught(getRoom(client, { roomId: '1' }, { timeout: 50, attempts: 1 }))
    await vi.advanceTimersByTimeAsync(49)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const error = await call
    expect(isTimeoutError(error)).toBe(true)
    expect(error).toMatchObject({
      code: 'TIMEOUT',
      reason: 'headers',
      retryable: true,
      operation: 'rooms.get',
      message: 'No answer within 50 ms',
    })
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it.each([
    ['read', (client: Client) => getRoom(client, { roomId: '1' }, { attempts: 1 }), 10_000],
    ['write', (client: Client) => updateRoom(client, { room: { id: '1' } }, { attempts: 1 }), 30_000],
    // Three requests of 10 seconds, less the pauses between them: the call as a whole has 30 seconds.
    ['call', (client: Client) => getRoom(client, { roomId: '1' }), 30_000],
  ] as const)('gives a %s the time that the guide promises', async (_, start, limit) => {
    vi.useFakeTimers()
    let ended = false
    const { client } = answering(never)
    const call = caught(start(client)).finally(() => (ended = true))
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ code: 'TIMEOUT' })
    vi.useRealTimers()
  })

  it('ends a request whose body stalls', async () => {
    vi.useFakeTimers()
    const { client } = answering(
      () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })),
      { timeout: 20, attempts: 1 },
    )
    const call = caught(getRoom(client, { roomId: '1' }))
    await vi.advanceTimersByTimeAsync(20)
    expect(await call).toMatchObject({ name: 'TimeoutError', reason: 'body' })
    vi.useRealTimers()
  })

  it('gives each request a signal of its own, which ends with a failed request only', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const { client } = answering((_, { signal }) => {
      signals.push(signal)
      return signals.length === 2 ? json({}, 404) : json({ room: { id: '1' } })
    })
    await getRoom(client, { roomId: '1' })
    await caught(getRoom(client, { roomId: '1' }))
    await getRoom(client, { roomId: '1' })
    expect(new Set(signals).size).toBe(3)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
  })

  it('leaves the next request alone when a transport delivers the answer of the one before late', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const waits = [80, 40]
    const aborted: number[] = []
    const { client, sent } = answering(
      (_, { signal }) => {
        const attempt = sent.length
        signal?.addEventListener('abort', () => void aborted.push(attempt))
        // Whatever the signal says.
        return new Promise((resolve) =>
          setTimeout(() => {
            resolve(json({ room: { id: String(attempt) } }))
          }, waits.shift()),
        )
      },
      { timeout: 50 },
    )
    const call = getRoom(client, { roomId: '1' })
    await vi.advanceTimersByTimeAsync(200)
    expect(await call).toEqual({ id: '2' })
    expect(sent).toHaveLength(2)
    expect(aborted).toEqual([1])
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers()
    const { client } = answering(() => json({ room: { id: '1' } }))
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    await getRoom(client, { roomId: '1' }, { signal: controller.signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(removed.mock.calls.length).toBe(added.mock.calls.length)
    vi.useRealTimers()
  })

  it('ends at once when the caller aborts, and keeps the reason', async () => {
    const { client } = answering(never)
    const controller = new AbortController()
    const call = caught(updateRoom(client, { room: { id: '1' } }, { signal: controller.signal }))
    await Promise.resolve()
    const reason = new Error('the person left')
    controller.abort(reason)
    const error = (await call) as unknown as AbortError
    expect(isAbortError(error)).toBe(true)
    expect(error.cause).toBe(reason)
    expect(error.retryable).toBe(false)
  })

  it('sends nothing when the signal is aborted already', async () => {
    const { client, sent } = answering(() => json({ room: {} }))
    expect(
      isAbortError(await caught(getRoom(client, { roomId: '1' }, { signal: AbortSignal.abort() }))),
    ).toBe(true)
    expect(sent).toHaveLength(0)
  })

  it('asks for no token when the signal is aborted already', async () => {
    const headers = vi.fn(() => Promise.resolve({ authorization: 'token' }))
    const { client, sent } = answering(() => json({ room: {} }), { auth: { headers } })
    const call = getRoom(client, { roomId: '1' }, { signal: AbortSignal.abort('left') })
    expect(await caught(call)).toMatchObject({ name: 'AbortError', cause: 'left', attempts: 0 })
    expect(headers).not.toHaveBeenCalled()
    expect(sent).toHaveLength(0)
  })

  it('does not wait for a token once the caller aborts, and sends nothing when it comes', async () => {
    let grant = (): void => undefined
    const waiting = new Promise<Record<string, string>>((resolve) => {
      grant = () => {
        resolve({ authorization: 'late' })
      }
    })
    const { client, sent } = answering(() => json({ room: {} }), { auth: { headers: () => waiting } })
    const controller = new AbortController()
    const call = caught(getRoom(client, { roomId: '1' }, { signal: controller.signal }))
    controller.abort()
    expect(isAbortError(await call)).toBe(true)
    grant()
    await waiting
    expect(sent).toHaveLength(0)
  })
})

describe('an input that is not a plain data', () => {
  const ring: Record<string, unknown> = {}
  ring['ring'] = ring
  let deep: unknown = 1
  for (let depth = 0; depth < 1e5; depth++) deep = [deep]

  it.each([
    ['a ring', ring, '"input" must be plain data: RangeError: Maximum call stack size exceeded'],
    [
      'a hundred thousand levels',
      deep,
      '"input" must be plain data: RangeError: Maximum call stack size exceeded',
    ],
    ['a bigint', 1n, '"room.more" must be plain data, not a bigint'],
    ['a function', () => 1, '"room.more" must be plain data, not a function'],
    ['a symbol', Symbol('x'), '"room.more" must be plain data, not a symbol'],
    ['NaN', NaN, '"room.more" must be a finite number, not NaN'],
    ['an infinite number', -Infinity, '"room.more" must be a finite number, not -Infinity'],
    ['a broken date', new Date(NaN), '"room.more" must be a valid date'],
    ['a Map', new Map([['a', 1]]), '"room.more" must be plain data, not a Map'],
    ['a Set', new Set([1]), '"room.more" must be plain data, not a Set'],
    [
      'a promise that nobody awaited',
      Promise.resolve({ a: 1 }),
      '"room.more" must be plain data, not a Promise',
    ],
    ['bytes', new Uint8Array(2), '"room.more" must be plain data, not a Uint8Array'],
    [
      'an invalid date in a list',
      { list: [1, { at: NaN }] },
      '"room.more.list.1.at" must be a finite number, not NaN',
    ],
  ])('refuses %s before anything is sent', async (_, more, message) => {
    const { client, sent } = answering(() => json({ room: {} }))
    const error = await caught(updateRoom(client, { room: { id: '1', more } as never }))
    expect(error.message).toBe('INVALID_ARGUMENT: ' + message)
    expect(sent).toHaveLength(0)
  })

  it('sends objects of classes of an app, and objects that have a toJSON method', async () => {
    class Guest {
      readonly name = 'Ana'
    }
    const { client, sent } = answering(() => json({ room: {} }))
    const more = {
      guest: new Guest(),
      at: new Date(0),
      link: new URL('https://x/'),
      none: undefined,
      bare: null,
    }
    await updateRoom(client, { room: { id: '1', more } as never })
    expect(sent[0]?.body).toMatchObject({
      room: {
        more: { guest: { name: 'Ana' }, at: '1970-01-01T00:00:00.000Z', link: 'https://x/', bare: null },
      },
    })
  })

  it('leaves out what is undefined, from the body, the query string and the nested data of a query string', async () => {
    const { client, sent } = answering(() => json({ room: { id: '1' }, rooms: [] }))
    const more = { a: undefined, b: [{ c: undefined, d: 1 }] }
    await updateRoom(client, { room: { id: '1', name: undefined, picture: undefined, extra: more } })
    await queryRooms(client, {
      filter: { kind: undefined, size: { $gt: undefined, $lt: 5 }, $or: undefined },
      sort: undefined,
      paging: { limit: undefined },
      fields: undefined,
    })
    await getRoom(client, { roomId: '1', fields: undefined, deep: undefined })
    await getRoom(client, { roomId: '1', fields: undefined, deep: { a: undefined } })
    expect(sent.map(({ url, body }) => ({ path: url.slice(url.indexOf('/v1')), body }))).toEqual([
      { path: '/v1/rooms/1', body: { room: { _id: '1', extra: { b: [{ d: 1 }] } } } },
      {
        path: '/v1/rooms/query',
        body: { query: { filter: { size: { $lt: 5 } }, paging: { offset: 0, limit: 50 } } },
      },
      { path: '/v1/rooms/1', body: undefined },
      { path: `/v1/rooms/1?.r=${Buffer.from('{"deep":{}}').toString('base64url')}`, body: undefined },
    ])
  })

  it.each([
    ['fields', { roomId: '1', fields: ['NAME', undefined] }, 'fields.1'],
    ['nested data', { roomId: '1', more: { list: [undefined] } }, 'more.list.0'],
  ])('refuses an item that is undefined in a list: %s', async (_, input, field) => {
    const { client, sent } = answering(() => json({ room: {} }))
    const error = await caught(getRoom(client, input as never))
    expect(error.message).toBe(
      `INVALID_ARGUMENT: "${field}" must not be undefined, which JSON would turn into null`,
    )
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['a condition', { kind: undefined }, 'filter.kind'],
    ['an operator', { size: { $gt: undefined } }, 'filter.size.$gt'],
    ['a condition inside $or', { $or: [{ name: 'a' }, { kind: undefined }] }, 'filter.$or.1.kind'],
    ['a condition inside $not', { $not: { kind: undefined } }, 'filter.$not.kind'],
    ['the filter', undefined, 'filter'],
  ])('refuses a write by filter where %s is undefined: it would change more', async (_, filter, field) => {
    const { client, sent } = answering(() => json({}))
    const error = await caught(closeRooms(client, { filter: filter as never, message: undefined }))
    expect(error.message).toBe(
      `INVALID_ARGUMENT: "${field}" must not be undefined: leave it out, if the write is meant for all`,
    )
    expect(sent).toHaveLength(0)
  })

  it('sends a write by filter whose conditions are all there', async () => {
    const { client, sent } = answering(() => json({}))
    await closeRooms(client, { filter: {}, message: undefined })
    await closeRooms(client, { filter: { name: null, kind: { $in: ['SMALL'] }, open: false } })
    expect(sent.map(({ body }) => body)).toEqual([
      { filter: {} },
      { filter: { name: null, kind: { $in: ['SMALL'] }, open: false } },
    ])
  })

  it.each([undefined, null, 'room-1', 7])('asks for an object as input, not %j', async (input) => {
    const { client, sent } = answering(() => json({ room: {} }))
    const error = await caught(updateRoom(client, input as never))
    expect(error.message).toBe('INVALID_ARGUMENT: "input" must be an object, such as {}')
    expect(sent).toHaveLength(0)
  })
})

describe('a header that no transport can send', () => {
  it.each([
    ['a line break', { 'x-a': 'one\ntwo' }, '"headers.x-a" must be text that a header can hold'],
    ['an emoji', { 'x-a': '🙂' }, '"headers.x-a" must be text that a header can hold'],
    ['no text', { 'x-a': undefined as never }, '"headers.x-a" must be text that a header can hold'],
    ['a name with a space', { 'x a': 'b' }, '"headers.x a" must have the name of a header'],
    ['an empty name', { '': 'b' }, '"headers." must have the name of a header'],
  ])('with %s is refused before it is sent, once, and its value is not shown', async (_, headers, text) => {
    const { client, sent } = answering(() => json({ room: {} }))
    for (const error of [
      await caught(getRoom(client, { roomId: '1' }, { headers })),
      await caught(getRoom(createClient({ ...client.options, headers }), { roomId: '1' })),
    ]) {
      expect(error).toMatchObject({ name: 'ValidationError', retryable: false, maybeProcessed: false })
      expect(error.message).toContain(text)
      expect(error.message).not.toMatch(/one|🙂/)
    }
    expect(sent).toHaveLength(0)
  })

  it.each(['line\nbreak', '🙂', '\0'])(
    'the idempotency key %j is refused by its name',
    async (idempotencyKey) => {
      const { client, sent } = answering(() => json({ room: {} }))
      const error = await caught(updateRoom(client, { room: { id: '1' } }, { idempotencyKey }))
      expect(error.message).toMatch(/^INVALID_ARGUMENT: "idempotencyKey" must be text that a header can hold/)
      expect(error).toMatchObject({ retryable: false, maybeProcessed: false })
      expect(sent).toHaveLength(0)
    },
  )

  it('every character that a header can hold is sent', async () => {
    const value = String.fromCharCode(9, ...Array.from({ length: 95 }, (_, at) => 32 + at), 128, 255)
    const { client, sent } = answering(() => json({ room: {} }))
    await getRoom(client, { roomId: '1' }, { headers: { "x-!#$%&'*+.^_`|~0": value } })
    expect(sent[0]?.headers).toMatchObject({ "x-!#$%&'*+.^_`|~0": value })
  })

  it.each(
    (['timeout', 'deadline', 'attempts'] as const).flatMap((name) =>
      [NaN, 0, -1, '5000'].map((limit) => [name, limit] as const),
    ),
  )('a limit %s of %j is refused before anything is sent', async (name, limit) => {
    const { client, sent } = answering(() => json({ room: {} }))
    const options = { [name]: limit as number }
    const error = await caught(getRoom(client, { roomId: '1' }, options))
    expect(error.message).toBe(
      `INVALID_ARGUMENT: "options.${name}" must be a number above 0; Infinity for no limit`,
    )
    expect(sent).toHaveLength(0)
  })

  it.each([1, Infinity])('limits of %j are taken', async (limit) => {
    const { client, sent } = answering(() => json({ room: {} }))
    await getRoom(client, { roomId: '1' }, { timeout: Infinity, deadline: Infinity, attempts: limit })
    expect(sent).toHaveLength(1)
  })

  it.each([new AbortController(), {}, 'signal', 5])(
    'the signal %j is refused, and leaves no timer',
    async (signal) => {
      vi.useFakeTimers()
      try {
        const { client, sent } = answering(() => json({ room: {} }))
        const error = await caught(getRoom(client, { roomId: '1' }, { signal: signal as AbortSignal }))
        expect(error.message).toBe(
          'INVALID_ARGUMENT: "options.signal" must be an AbortSignal: give controller.signal, not the controller',
        )
        expect(sent).toHaveLength(0)
        expect(vi.getTimerCount()).toBe(0)
      } finally {
        vi.useRealTimers()
      }
    },
  )
})

describe('a fault of the program or its environment', () => {
  it('is told where there is no fetch', async () => {
    vi.stubGlobal('fetch', undefined)
    const error = await caught(getRoom(createClient({ platform: hosted() }), { roomId: '1' }))
    expect(error).toMatchObject({ name: 'ContextError', code: 'CONTEXT' })
    expect(error.message).toBe(
      'There is no global fetch here. Give the client one: createClient({ platform, fetch })',
    )
  })

  it.each([{}, 'fetch', { fetch: () => undefined }, null])('is told when fetch is %j', (own) => {
    expect(() => createClient({ platform: hosted(), fetch: own as never })).toThrow(
      'INVALID_ARGUMENT: "fetch" must be a function with the shape of fetch',
    )
  })

  it.each([
    ['a hook', { hooks: { onRequest: () => (undefined as never as () => void)() } }, 'TypeError'],
    [
      'a transport with a slip',
      {
        fetch: () => {
          throw new ReferenceError('crypto is not defined')
        },
      },
      'ReferenceError',
    ],
    [
      'auth with a slip',
      { auth: { headers: () => Promise.reject(new ReferenceError('crypto is not defined')) } },
      'ReferenceError',
    ],
  ])('is no fault of the network, and is not repeated: %s', async (_, options, name) => {
    const { client, sent } = answering(() => json({ room: {} }), options)
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ name: 'SystemError', code: 'UNEXPECTED', retryable: false })
    expect(error.cause).toMatchObject({ name })
    expect(error.message).toMatch(
      /^System error occurred: \{.*\}\. This is no fault of the network: a hook or a transport threw it, or this environment lacks something\.$/,
    )
    expect(isNetworkError(error)).toBe(false)
    expect(sent).toHaveLength(0)
  })

  it('is not a fault of the network where there is no TextDecoder', async () => {
    const { client, sent } = answering(() => json({ room: {} }))
    vi.stubGlobal('TextDecoder', undefined)
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ name: 'SystemError', code: 'UNEXPECTED', attempts: 1 })
    expect(sent).toHaveLength(1)
  })

  it('leaves a write unclear once it was answered', async () => {
    const hooks = {
      onResponse: () => {
        throw new TypeError('a slip')
      },
    }
    const { client, sent } = answering(() => json({ room: {} }), { hooks })
    expect(await caught(updateRoom(client, { room: { id: '1' } }))).toMatchObject({
      code: 'UNEXPECTED',
      maybeProcessed: true,
    })
    expect(sent).toHaveLength(1)
  })

  it.each([undefined, {}, hosted(), { roomId: '1' }])(
    'a call without a client, but %j, says so',
    async (client) => {
      const error = await caught(getRoom(client as never, { roomId: '1' }))
      expect(error.message).toBe(
        '"rooms.get" was called without a client. Give it first, before the input: operation(createClient({ platform, auth }), input)',
      )
      expect(error).toMatchObject({ name: 'ContextError', code: 'CONTEXT' })
    },
  )

  it.each([
    undefined,
    null,
    {},
    'http://127.0.0.1:4600',
    { origin: '' },
    { origin: 'http://a b' },
    { origin: 'ftp://a' },
    { origin: 'http://a/b' },
  ])('the platform %j is refused when the client is made', (platform) => {
    expect(() => createClient({ platform: platform as never })).toThrow(
      'INVALID_ARGUMENT: "platform" must be hosted() or local(url), such as local("http://127.0.0.1:4600")',
    )
  })
})

describe('the stack of an error', () => {
  const callFromHere = async (client: Client): Promise<unknown> => await getRoom(client, { roomId: '1' })

  it.each([
    ['a refusal', () => json({}, 403)],
    ['an answer that cannot be read', () => json('<html>')],
    ['a fault of the network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('of %s names whoever made the call, once', async (_, answer) => {
    const { client } = answering(answer, { attempts: 2 })
    const { stack = '' } = await caught(callFromHere(client))
    expect(stack.match(/callFromHere/g)).toHaveLength(1)
  })

  it('does not grow for an error that many calls share', async () => {
    const shared = new AuthError('no token', {
      code: 'TOKENS_REFUSED',
      operation: 'auth.oauth.requestTokens',
    })
    const { client } = answering(() => json({}), { auth: { headers: () => Promise.reject(shared) } })
    const before = shared.stack
    await Promise.all([caught(callFromHere(client)), caught(callFromHere(client))])
    expect(shared.stack).toBe(before)
  })
})

describe('faults of the transport', () => {
  it('maps a refused port', async () => {
    const client = createClient({ platform: { ...hosted(), origin: 'http://127.0.0.1:9' } })
    const fetchRefused = await import('node:net').then(
      ({ createServer }) =>
        new Promise<number>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => {
            const { port } = server.address() as { port: number }
            server.close(() => {
              resolve(port)
            })
          })
        }),
    )
    const { enableNetConnect } = (await import('nock')).default
    enableNetConnect('127.0.0.1')
    const real = createClient({
      platform: { ...client.platform, origin: `http://127.0.0.1:${fetchRefused}` },
    })
    const error = await caught(getRoom(real, { roomId: '1' }))
    expect(isNetworkError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'NETWORK', reason: 'refused', retryable: true, attempts: 3 })
    expect(error.message).toMatch(/^System error occurred: \{.*ECONNREFUSED/)
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it('gives back what is not an object as it is', async () => {
    const { client } = answering(() => {
      throw 'a text' as unknown as Error
    })
    await expect(getRoom(client, { roomId: '1' })).rejects.toBe('a text')
  })

  it('tells that a write may have been processed', async () => {
    const { client } = answering(() => {
      throw new TypeError('fetch failed')
    })
    expect(await caught(updateRoom(client, { room: { id: '1' } }))).toMatchObject({ maybeProcessed: true })
    expect(await caught(queryRooms(client, {}))).toMatchObject({ maybeProcessed: false })
  })
})

describe('the token', () => {
  const token = 'Bearer eyJhbGciOi.abcdefghijklmnop/qrstuvwxyz0123+456789-_abcdef=='
  const refusal = (text: string, data: object = {}): string =>
    JSON.stringify({ message: text, details: { applicationError: { code: 'TAKEN', description: '', data } } })

  it.each([
    ['as it is', refusal(token)],
    ['with the escapes of other servers', refusal(token).replaceAll('/', '\\/').replaceAll('+', '\\u002B')],
    ['within an address', refusal(encodeURIComponent(token))],
    ['as a name', refusal('', { [token]: 1 })],
  ])('is in no error when a refusal repeats it %s', async (_, body) => {
    const { client } = answering(() => json(body, 403), {
      auth: { headers: () => ({ authorization: token }) },
    })
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ code: 'TAKEN', status: 403 })
    expect(JSON.stringify([error, error['details'], error.message])).not.toMatch(/eyJ|abcdef|qrstuv|456789/)
  })

  it('takes nothing else of a refusal with it', async () => {
    const { client } = answering(() => json(refusal('Bearer token: 42 is taken', { most: 42 }), 403), {
      auth: { headers: () => ({ authorization: token, accept: 'application/json', 'x-tenant': '42' }) },
    })
    expect(await caught(getRoom(client, { roomId: '1' }))).toMatchObject({
      message: 'Bearer token: 42 is taken',
      code: 'TAKEN',
      data: { most: 42 },
    })
  })
})

describe('a token that cannot be had', () => {
  const fault = new TypeError('Failed to fetch')
  const authorization = { authorization: 'token' }
  const fail = (): never => {
    throw fault
  }

  it.each<[string, Auth, number]>([
    ['rejects', { headers: () => Promise.reject(fault) }, 0],
    [
      'rejects when it was refused',
      { headers: () => authorization, refused: () => Promise.reject(fault) },
      1,
    ],
    ['throws when it was refused', { headers: () => authorization, refused: fail }, 1],
  ])('fails the call with one of our errors: its auth %s', async (_, auth, attempts) => {
    const onError = vi.fn()
    const { client } = answering(() => json({}, 401), { auth, hooks: { onError } })
    const error = await caught(getRoom(client, { roomId: '1' }))
    expect(error).toMatchObject({ name: 'NetworkError', cause: fault, attempts, maybeProcessed: false })
    expect(onError.mock.calls).toMatchObject([[{ error, attempts }]])
  })

  it('gives back what is not an object as it is', async () => {
    const headers = (): never => {
      throw 'a text' as unknown as Error
    }
    const { client } = answering(() => json({}), { auth: { headers } })
    await expect(getRoom(client, { roomId: '1' })).rejects.toBe('a text')
  })
})
