import {
  type Session,
  sessionHandler,
  type SessionHandlerOptions,
  throughServer,
  withSession,
} from '@frontdesk/auth'
import { type AnyOperation, type Client, createClient, local, read, whole, write } from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import { Browser } from './storages.ts'

const site = 'https://shop.example'

const getRoom = read<{ roomId: string }, object>({
  id: 'rooms.get',
  prefix: '/house',
  route: 'GET /v1/rooms/{roomId}',
  response: whole(),
})
const updateRoom = write<{ roomId: string; name?: string }, object>({
  id: 'rooms.update',
  prefix: '/house',
  route: 'POST /v1/rooms/{roomId}',
  response: whole(),
})
const lockRoom = write<{ roomId: string }, object>({
  id: 'rooms.lock',
  prefix: '/house',
  route: 'POST /v1/rooms/{roomId}:lock',
  response: whole(),
})

/** A platform in memory, a browser with cookies, and the handler of a site between them. */
const setUp = (options: Partial<SessionHandlerOptions> = {}) => {
  const browser = new Browser()
  const state = {
    browser,
    /** The calls that reached the platform, but for those for tokens. */
    calls: [] as { readonly url: string; readonly init: RequestInit }[],
    visitors: 0,
    /** The kinds of tokens that were asked for. */
    grants: [] as string[],
    answer: (): Response => Response.json({ ok: true }),
  }
  const platformFetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (url.endsWith('/oauth2/token')) {
      const { grantType } = JSON.parse(init.body as string) as { grantType: string }
      state.grants.push(grantType)
      if (grantType === 'anonymous') state.visitors++
      return Response.json({
        access_token: `access-${state.visitors}`,
        refresh_token: `refresh-${state.visitors}`,
        expires_in: 14_400,
      })
    }
    state.calls.push({ url, init })
    return state.answer()
  }
  const handler = sessionHandler({
    platform: local('http://127.0.0.1:4600'),
    clientId: 'client-1',
    operations: [getRoom, updateRoom] as AnyOperation[],
    fetch: platformFetch,
    ...options,
  })
  /** Sends what the browser sends for a script of the page; `headers` win. */
  const send = async (
    path: string,
    { headers, ...init }: RequestInit & { duplex?: 'half' } = {},
  ): Promise<Response> => {
    const sent = new Headers({
      cookie: browser.header,
      'sec-fetch-site': 'same-origin',
      'x-frontdesk-call': '1',
      ...(init.method === 'POST' && { origin: site }),
      ...(headers as Record<string, string>),
    })
    for (const [name, value] of [...sent]) if (value === 'absent') sent.delete(name)
    const response = await handler(new Request(site + path, { ...init, headers: sent }))
    browser.take([...response.headers])
    return response
  }
  return Object.assign(state, { handler, send, platformFetch })
}

const codeOf = async (response: Response): Promise<unknown> => {
  const { details } = (await response.json()) as { details: { applicationError: { code: string } } }
  return details.applicationError.code
}

describe('the calls that the handler makes', () => {
  it('go to the path of an operation, with the query of the page', async () => {
    const { send, calls } = setUp()
    expect((await send('/api/frontdesk/call/house/v1/rooms/r%201?fields=name')).status).toBe(200)
    expect(calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:4600/house/v1/rooms/r%201?fields=name'])
  })

  it.each([
    'GET /house/v1/rooms/..%2f..%2fv1%2fkeys',
    'GET /house/v1/rooms/..%2F..%2Fv1%2Fkeys',
    'GET /house/v1/rooms/..%5c..%5cv1%5ckeys',
    'GET /house/v1/rooms/..%252f..%252fv1%252fkeys',
    'GET /house/v1/rooms/..%25252f..',
    'GET /house/v1/rooms/%2e%2e/keys',
    'GET /house/v1/rooms/%2e%2e%2fkeys',
    'GET /house/v1/rooms/..;/keys',
    'GET /house/v1/rooms/..;',
    'GET /house/v1/rooms/1%00',
    'GET /house/v1/rooms/1%0d%0ahost:evil.example',
    'GET /house/v1/rooms/%zz',
    'GET /house/v1/rooms/',
    'GET /house/v1/rooms/1/',
    'GET /house/v1/rooms//1',
    'GET //evil.example/house/v1/rooms/1',
    'GET /http://evil.example/house/v1/rooms/1',
    'GET /@evil.example/house/v1/rooms/1',
    'GET /%2f%2fevil.example/house/v1/rooms/1',
    'GET /HOUSE/v1/rooms/1',
    'GET /house/v1/rooms',
    'POST /house/v1/rooms/1:lock',
    'POST /house/v1/rooms/1/lock',
    'HEAD /house/v1/rooms/1',
    'PUT /house/v1/rooms/1',
    'DELETE /house/v1/rooms/1',
    'GET /oauth2/token',
  ])('do not include %s', async (route) => {
    const { send, calls } = setUp()
    const [method = '', path] = route.split(' ')
    const response = await send(`/api/frontdesk/call${path}`, {
      method,
      headers: { origin: method === 'GET' ? 'absent' : site },
    })
    expect(response.status).toBe(404)
    expect(calls).toEqual([])
  })

  it('include an operation whose path has a verb after its parameter', async () => {
    const { send, calls } = setUp({ operations: [lockRoom] as AnyOperation[] })
    const post = { method: 'POST', body: '{}' }
    expect((await send('/api/frontdesk/call/house/v1/rooms/1:lock', post)).status).toBe(200)
    expect((await send('/api/frontdesk/call/house/v1/rooms/1', post)).status).toBe(404)
    expect(calls).toHaveLength(1)
  })

  it('carry four headers of the page and no others', async () => {
    const { send, calls } = setUp()
    await send('/api/frontdesk/call/house/v1/rooms/1', {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'key-1',
        traceparent: '00-1-2-01',
        authorization: 'Bearer of-the-page',
        'content-encoding': 'gzip',
        'x-http-method-override': 'DELETE',
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/v1/keys',
      },
    })
    expect(calls[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      traceparent: '00-1-2-01',
      'x-frontdesk-names': 'underscored',
      authorization: 'access-1',
    })
    expect(calls[0]?.init.redirect).toBe('manual')
  })

  it('give back five headers of the platform and no cookie of it', async () => {
    const set = setUp()
    set.answer = () =>
      new Response('{}', {
        headers: {
          'content-type': 'application/json',
          'x-wix-request-id': 'request-7',
          'retry-after': '1',
          'set-cookie': 'planted=1',
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=600',
          location: 'https://evil.example',
        },
      })
    const { headers } = await set.send('/api/frontdesk/call/house/v1/rooms/1')
    expect(Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'))).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      'retry-after': '1',
      vary: 'Cookie',
      'x-frontdesk-session': expect.stringMatching(/^%7B%22status%22%3A%22visitor%22/) as string,
      'x-wix-request-id': 'request-7',
    })
    expect(headers.getSetCookie().join()).not.toContain('planted')
  })
})

describe('a request of another site', () => {
  const call = '/api/frontdesk/call/house/v1/rooms/1'

  it.each<[string, string, Record<string, string>]>([
    ['a call of another origin', call, { origin: 'https://evil.example' }],
    ['a call of another scheme', call, { origin: 'http://shop.example' }],
    ['a call of another port', call, { origin: 'https://shop.example:8443' }],
    ['a call of a name that begins alike', call, { origin: 'https://shop.example.evil.example' }],
    ['a call with two origins', call, { origin: 'https://shop.example, https://evil.example' }],
    ['a call without an origin to name', call, { origin: 'null', 'sec-fetch-site': 'absent' }],
    ['a call from a sandbox', call, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a call of a sibling', call, { origin: 'absent', 'sec-fetch-site': 'same-site' }],
    ['a call with an odd site', call, { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['a call with an empty site', call, { 'sec-fetch-site': '' }],
    ['a call without the header of the client', call, { 'x-frontdesk-call': 'absent' }],
    ['a session', '/api/frontdesk/session', { origin: 'https://evil.example' }],
    [
      'a session without the header of the client',
      '/api/frontdesk/session',
      { 'x-frontdesk-call': 'absent' },
    ],
    ['a sign-out', '/api/frontdesk/sign-out', { origin: 'https://evil.example' }],
    ['a sign-out of a sibling', '/api/frontdesk/sign-out', { 'sec-fetch-site': 'same-site' }],
    [
      'a sign-out from a sandbox of an old browser',
      '/api/frontdesk/sign-out',
      { origin: 'null', 'sec-fetch-site': 'absent' },
    ],
  ])('is refused: %s', async (_, path, headers) => {
    const { send, calls, browser } = setUp()
    await send('/api/frontdesk/session', { method: 'POST' })
    const before = browser.header
    const response = await send(path, { method: 'POST', body: '{}', headers })
    expect(response.status).toBe(403)
    expect(await codeOf(response)).toBe('FOREIGN_REQUEST')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(calls).toEqual([])
    expect(browser.header).toBe(before)
  })

  it.each<[string, Record<string, string>]>([
    ['a browser of today', {}],
    ['a browser that does not send Sec-Fetch-Site', { 'sec-fetch-site': 'absent' }],
    ['a page with Referrer-Policy: no-referrer, whose forms have no origin', { origin: 'null' }],
  ])('is not the sign-out of %s', async (_, headers) => {
    const { send, browser } = setUp()
    await send('/api/frontdesk/session', { method: 'POST' })
    const response = await send('/api/frontdesk/sign-out', {
      method: 'POST',
      headers: { 'x-frontdesk-call': 'absent', ...headers },
    })
    expect(response.status).toBe(303)
    expect(browser.header).toBe('')
  })

  it.each([
    'https://shop.example/',
    'https://shop.example/shop',
    'shop.example',
    'ftp://shop.example',
    'null',
  ])('is not judged by an origin that is none: %s', (origin) => {
    expect(() => setUp({ origin })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: 'origin' })] }) as Error,
    )
  })
})

describe('the body of a request', () => {
  const path = '/api/frontdesk/call/house/v1/rooms/1'

  it('is refused by its length alone, and not read', async () => {
    const { send, calls } = setUp()
    const pull = vi.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const response = await send(path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-length': '1048577' },
    })
    expect(response.status).toBe(413)
    expect(await codeOf(response)).toBe('PAYLOAD_TOO_LARGE')
    expect(pull).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  it('is refused once it is too long, whatever its length says', async () => {
    const { send, calls } = setUp()
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
      // A server may keep the connection until the answer is sent.
      cancel: () => new Promise(() => undefined),
    })
    const response = await send(path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-length': '12' },
    })
    expect(response.status).toBe(413)
    expect(read).toBeLessThan(1_048_576 + 3 * 65_536)
    expect(calls).toEqual([])
  })

  it('gets a response, and not an error of the handler, when it breaks off', async () => {
    const { send, calls } = setUp()
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new DOMException('The page has gone', 'AbortError'))
      },
    })
    const response = await send(path, { method: 'POST', body, duplex: 'half' })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('BODY_UNREADABLE')
    expect(calls).toEqual([])
  })
})

describe('the answer of the platform', () => {
  const path = '/api/frontdesk/call/house/v1/rooms/1'

  it('is stopped when the page stops reading', async () => {
    const set = setUp()
    const cancel = vi.fn()
    set.answer = () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)), cancel }),
      )
    const response = await set.send(path)
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel('left')
    expect(cancel).toHaveBeenCalledWith('left')
  })

  it('is awaited no longer than the page waits', async () => {
    const controller = new AbortController()
    const set = setUp({
      fetch: (url, init) =>
        url.endsWith('/oauth2/token')
          ? set.platformFetch(url, init)
          : new Promise((_, reject) => {
              init.signal?.addEventListener('abort', () => reject(new Error('stopped')))
              controller.abort()
            }),
    })
    const response = await set.send(path, { signal: controller.signal })
    expect(response.status).toBe(502)
  })

  it.each([204, 304])('has no body with status %i, whatever the transport says', async (status) => {
    const set = setUp()
    set.answer = () => Object.defineProperty(new Response('text'), 'status', { value: status })
    const response = await set.send(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('')
  })

  it.each([0, 101, 199, 600, 999])('counts as a platform failure with status %i', async (status) => {
    const set = setUp()
    set.answer = () => Object.defineProperty(new Response('text'), 'status', { value: status })
    const response = await set.send(path)
    expect(response.status).toBe(502)
    expect(await codeOf(response)).toBe('PLATFORM_UNREACHABLE')
  })

  it.each([301, 302, 307, 308])('leads nobody away with status %i', async (status) => {
    const set = setUp()
    set.answer = () =>
      new Response(null, { status, headers: { location: 'https://evil.example', refresh: '0' } })
    const response = await set.send(path)
    expect(response.headers.get('location')).toBeNull()
    expect(set.calls).toHaveLength(1)
  })
})

describe('two tabs without a session', () => {
  it('begin one, because the second one waits for the first', async () => {
    const locks = new Map<string, Promise<unknown>>()
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, _: object, work: () => Promise<unknown>) => {
          const before = locks.get(name)
          const own = Promise.resolve(before).then(work)
          locks.set(name, own)
          return own
        },
      },
    })
    const set = setUp()
    const tabs = [1, 2].map(() => {
      const connection = throughServer({
        fetch: async (url, { method, body, headers }) =>
          set.send(url, {
            ...(method && { method }),
            ...(body != null && { body }),
            headers: Object.fromEntries(new Headers(headers)),
          }),
      })
      return createClient({ platform: local('http://127.0.0.1:4600'), ...connection })
    })
    await Promise.all(tabs.map((client) => getRoom(client, { roomId: '1' })))
    expect(set.visitors).toBe(1)
    expect(set.calls.map(({ init }) => (init.headers as Record<string, string>)['authorization'])).toEqual([
      'access-1',
      'access-1',
    ])
    const [first, second] = tabs.map(({ auth }) => auth.getSnapshot())
    expect(first?.sessionId).toBeTypeOf('string')
    expect(first).toEqual(second)
  })
})

describe('caches between the server and the browser', () => {
  it.each([
    'CDN-Cache-Control',
    'Vercel-CDN-Cache-Control',
    'Netlify-CDN-Cache-Control',
    'Surrogate-Control',
  ])('keep no page with cookies, also by %s', async (name) => {
    const { platformFetch } = setUp()
    const { headers } = await withSession(
      new Request(site),
      { platform: local('http://127.0.0.1:4600'), clientId: 'client-1', fetch: platformFetch },
      () => new Response('', { headers: { [name]: 'public, max-age=600', 'x-own': '1' } }),
    )
    expect(headers.getSetCookie()).toHaveLength(2)
    expect(Object.fromEntries([...headers].filter(([key]) => key !== 'set-cookie'))).toEqual({
      'cache-control': 'private, no-store',
      vary: 'Cookie',
      'x-own': '1',
    })
  })

  it('leave the cookies of the page beside those of the session', async () => {
    const { platformFetch } = setUp()
    const own = new Headers([
      ['set-cookie', 'theme=dark'],
      ['set-cookie', 'language=pt'],
    ])
    const { headers } = await withSession(
      new Request(site),
      { platform: local('http://127.0.0.1:4600'), clientId: 'client-1', fetch: platformFetch },
      () => new Response('', { headers: own }),
    )
    expect(headers.getSetCookie().slice(0, 2)).toEqual(['theme=dark', 'language=pt'])
    expect(headers.getSetCookie()).toHaveLength(4)
  })
})

describe('a page that continues after its headers are sent', () => {
  /** The client of such a page, whose cookies can no longer be set. */
  const afterHeaders = async () => {
    const set = setUp()
    let time = 1_800_000_000_000
    let kept: Client<Session> | undefined
    await withSession(
      new Request(site),
      {
        platform: local('http://127.0.0.1:4600'),
        clientId: 'client-1',
        fetch: set.platformFetch,
        now: () => time,
        attempts: 1,
      },
      (client) => {
        kept = client
        return new Response('')
      },
    )
    const client = kept as Client<Session>
    return { set, client, advance: (milliseconds: number) => (time += milliseconds) }
  }

  it('makes calls with the token that it has, and renews none, which the browser would never get', async () => {
    const { set, client, advance } = await afterHeaders()
    advance(14_399_000)
    expect(await getRoom(client, { roomId: '1' })).toEqual({ ok: true })
    expect(set.grants).toEqual(['anonymous'])
    expect(set.calls).toHaveLength(1)
    expect(client.auth.getSnapshot().status).toBe('visitor')
  })

  it('has a call refused whose token is, so that the browser renews it', async () => {
    const { set, client } = await afterHeaders()
    set.answer = () => new Response('{}', { status: 401 })
    await expect(getRoom(client, { roomId: '1' })).rejects.toMatchObject({ status: 401 })
    expect(set.grants).toEqual(['anonymous'])
    expect(set.calls).toHaveLength(1)
  })
})

describe('cookies of a request', () => {
  it.each([
    '__proto__=1; constructor=2; =3; ;;; a',
    '\u00ff=\u00fe; emoji=%F0%9F%98%80',
    `big=${'x'.repeat(100_000)}`,
    '__Host-frontdesk-AAAAAAAAAAAAAAAAAAAAAA.0=%00',
  ])('of others are left alone: %s', async (cookie) => {
    const { send, calls } = setUp()
    const response = await send('/api/frontdesk/call/house/v1/rooms/1', { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(calls).toHaveLength(1)
  })
})

describe('a sign-in through the handler', () => {
  const startedAt = (set: ReturnType<typeof setUp>, returnTo: string) => {
    set.answer = () => Response.json({ redirectSession: { fullUrl: 'http://127.0.0.1:4600/sign-in' } })
    return set.send(`/api/frontdesk/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
  }
  const lastState = ({ calls }: ReturnType<typeof setUp>): string => {
    const { auth } = JSON.parse(
      calls.map(({ init }) => init.body as string).findLast((body) => body.includes('authRequest')) ?? '',
    ) as { auth: { authRequest: { state: string } } }
    return auth.authRequest.state
  }

  it('is finished although others with long addresses wait, too many for the cookies', async () => {
    const set = setUp()
    const long = `/account?filter=${'x'.repeat(1500)}`
    for (let count = 0; count < 6; count++) await startedAt(set, long)
    const done = await set.send(`/api/frontdesk/signed-in?code=c-1&state=${lastState(set)}`)
    expect(done.headers.get('location')).toBe(long)
  })

  it('says why it failed on a page with a query', async () => {
    const { send } = setUp({ signInFailed: '/sign-in?from=site' })
    const response = await send('/api/frontdesk/signed-in?code=c-1&state=unknown')
    expect(response.headers.get('location')).toBe('/sign-in?from=site&signInError=INVALID_STATE')
  })
})
