import { loggedIn, memoryStore, oauth, storeKey, type Tokens, type TokenStore } from '@frontdesk/auth'
import {
  type Client,
  createClient,
  type FrontdeskError,
  isAuthError,
  isNetworkError,
  isTimeoutError,
  local,
  type Read,
  read,
  whole,
} from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platform, retries } from './platform.ts'

const ping: Read<object, { ok: boolean }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'POST /ping',
  response: whole(),
})

/** The header of one call, from the session itself: what a call does with it is another test. */
const ask = async (client: Client): Promise<string | undefined> =>
  (await client.auth!.headers(client, {}))['authorization']

const failing = (work: Promise<unknown>): Promise<FrontdeskError> =>
  work.then(
    () => {
      throw new Error('It did not fail')
    },
    (reason: unknown) => reason as FrontdeskError,
  )

const life = 14_400
const hours = 3_600_000

const member = (now: number, seconds = life): Tokens => ({
  accessToken: { value: 'member-access', expiresAt: now / 1000 + seconds },
  refreshToken: { value: 'member-refresh', role: 'member' },
  renewAt: now / 1000 + seconds - 60,
  sessionId: 'session-of-ana',
})

/** A member whose access token has run out, without repeats: they would wait in real time. */
const expiredMember = async (store: TokenStore = memoryStore()) => {
  const world = platform({ store })
  await world.client.auth.setTokens(world.client, member(world.state.now()))
  world.advance(4 * hours)
  retries(world.client, false)
  return world
}

const faults: [string, (error: unknown) => boolean, () => Response | Promise<Response>][] = [
  ['503', isAuthError, () => new Response('down', { status: 503 })],
  ['429', isAuthError, () => new Response('{}', { status: 429 })],
  ['500', isAuthError, () => new Response('{}', { status: 500 })],
]

const json = { 'content-type': 'application/json' }

const reset = (): never => {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } })
}

describe('many callers', () => {
  it.each([1, 10, 1000, 10_000])('%i with an expired token: 1 token request, 1 token', async (callers) => {
    const { client, grants } = await expiredMember()
    const used = await Promise.all(Array.from({ length: callers }, () => ask(client)))
    expect(new Set(used)).toEqual(new Set(['access-1']))
    expect(grants).toEqual([
      { grantType: 'refresh_token', clientId: 'client-1', refreshToken: 'member-refresh' },
    ])
  })

  it('make 1 anonymous grant and 1 identity at a cold start', async () => {
    const { client, grants } = platform()
    const used = await Promise.all(Array.from({ length: 1000 }, () => ask(client)))
    expect(new Set(used).size).toBe(1)
    expect(grants).toEqual([{ grantType: 'anonymous', clientId: 'client-1' }])
  })

  it('make 1 refresh with the same stale token, and a later caller makes none', async () => {
    const { client, grants, auth } = platform()
    await auth.setTokens(client, member(1_800_000_000_000))
    const stale = await auth.headers(client, {})
    const verdicts = await Promise.all(Array.from({ length: 200 }, () => auth.refused!(client, stale)))
    expect(verdicts).toEqual(verdicts.map(() => ({ authorization: 'access-1' })))
    expect(grants).toHaveLength(1)
    expect(await auth.refused?.(client, stale)).toBeDefined()
    expect(grants).toHaveLength(1)
    expect(await ask(client)).toBe('access-1')
    // The late answer does not bring back trust in a token that was refused since.
    const fresh = await auth.headers(client, {})
    await Promise.all([auth.refused?.(client, fresh), auth.refused?.(client, stale)])
    expect(grants).toHaveLength(2)
    expect(await ask(client)).toBe('access-2')
  })

  it('continue when one of them, or all of them, abort', async () => {
    const { client, state, grants } = await expiredMember()
    let open = (): void => undefined
    state.gate = new Promise((resolve) => {
      open = resolve
    })
    const controller = new AbortController()
    const gone = Array.from({ length: 10 }, () => failing(ping(client, {}, { signal: controller.signal })))
    controller.abort(new Error('left the page'))
    const errors = await Promise.all(gone)
    expect(new Set(errors.map((error) => error.name))).toEqual(new Set(['AbortError']))
    open()
    await vi.waitUntil(async () => (await client.auth.getTokens(client))?.accessToken.value === 'access-1')
    expect(await ask(client)).toBe('access-1')
    expect(grants).toHaveLength(1)
  })
})

describe('a refresh that fails for a passing reason', () => {
  it.each(faults)('keeps the member: %s', async (_, kind, fault) => {
    const { client, state, grants, advance } = await expiredMember()
    state.faults.push(fault)
    const errors = await Promise.all(Array.from({ length: 1000 }, () => failing(ask(client))))
    expect(new Set(errors).size).toBe(1)
    expect(errors[0]).toSatisfy(kind)
    expect(errors[0]).toMatchObject({ retryable: true, operation: 'auth.oauth.requestTokens' })
    expect(grants).toHaveLength(1)

    advance(29_999)
    for (let caller = 0; caller < 50; caller++) expect(await failing(ask(client))).toBe(errors[0])
    expect(grants).toHaveLength(1)
    expect(client.auth.getSnapshot()).toEqual({ status: 'member', sessionId: 'session-of-ana' })

    advance(2)
    expect(await ask(client)).toBe('access-1')
    expect(grants.map((grant) => grant.refreshToken)).toEqual(['member-refresh', 'member-refresh'])
    expect(client.auth.getSnapshot()).toEqual({ status: 'member', sessionId: 'session-of-ana' })
  })

  it('is tried 3 times, then no more', async () => {
    vi.useFakeTimers()
    try {
      const { client, state, grants } = await expiredMember()
      retries(client, true)
      state.faults.push(...Array.from({ length: 9 }, () => () => new Response('', { status: 503 })))
      const errors = Promise.all(Array.from({ length: 1000 }, () => failing(ask(client))))
      await vi.advanceTimersByTimeAsync(20_000)
      expect((await errors)[999]).toMatchObject({ status: 503, attempts: 3 })
      expect(grants).toHaveLength(3)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has 20 seconds, and then is a timeout', async () => {
    vi.useFakeTimers()
    try {
      const { client, state } = await expiredMember()
      state.gate = new Promise(() => undefined)
      retries(client, true)
      const error = failing(ask(client))
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await error).toSatisfy(isTimeoutError)
      expect(await error).toMatchObject({ retryable: true })
      expect(loggedIn(client)).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('does not show while the access token still works', async () => {
    const { client, state, grants, advance, auth } = platform()
    await auth.setTokens(client, member(state.now()))
    retries(client, false)
    advance((life - 50) * 1000)
    state.faults.push(faults[0]![2], faults[0]![2])
    expect(await Promise.all(Array.from({ length: 100 }, () => ask(client)))).toEqual(
      Array.from({ length: 100 }, () => 'member-access'),
    )
    expect(grants).toHaveLength(1)
    advance(29_000)
    expect(await ask(client)).toBe('member-access')
    expect(grants).toHaveLength(1)
    // Now it has run out, and the 30 seconds are over.
    advance(21_000)
    expect(await failing(ask(client))).toMatchObject({ status: 503 })
    expect(grants).toHaveLength(2)
    // But a token that the platform refused does not work, whatever its expiry says.
    const other = platform()
    await other.auth.setTokens(other.client, member(other.state.now()))
    retries(other.client, false)
    other.state.faults.push(faults[0]![2])
    const refused = other.auth.refused!(other.client, { authorization: 'member-access' })
    expect(await failing(refused)).toMatchObject({ status: 503 })
    expect(await failing(ask(other.client))).toMatchObject({ status: 503 })
    expect(other.grants).toHaveLength(1)
  })

  it('does not count for the next person', async () => {
    const { client, state, grants } = await expiredMember()
    state.faults.push(faults[0]![2])
    await failing(ask(client))
    const bo: Tokens = {
      accessToken: { value: 'bo', expiresAt: 1 },
      refreshToken: { value: 'bo-refresh', role: 'member' },
    }
    await client.auth.setTokens(client, bo)
    expect(await ask(client)).toBe('access-1')
    expect(grants.at(-1)).toMatchObject({ refreshToken: 'bo-refresh' })
  })

  it('is no longer than 30 seconds when the clock is set back', async () => {
    const { client, state, advance } = await expiredMember()
    state.faults.push(faults[0]![2])
    await failing(ask(client))
    await client.auth.setTokens(client, { ...member(0), accessToken: { value: 'a', expiresAt: 1 } })
    advance(-8 * hours)
    expect(await ask(client)).toBe('access-1')
  })

  it.each([403, 404, 422])('ends nothing when it cannot be retried (%i)', async (status) => {
    const { client, state } = await expiredMember()
    state.faults.push(() => new Response('{"message":"echo member-refresh"}', { status, statusText: 'No' }))
    const error = await failing(ask(client))
    expect(error).toSatisfy(isAuthError)
    const text = 'Failed to fetch tokens from OAuth API: No. request id: undefined'
    const address = 'http://127.0.0.1:4600/oauth2/token'
    expect(error.message).toBe(
      {
        403: `${text}. ${address} refused the client id "client-1". Look whether an app with this id exists on that platform.`,
        404: `${text}. ${address} answered, but is no token endpoint: look at the address of the platform.`,
        422: text,
      }[status],
    )
    expect(loggedIn(client)).toBe(true)
  })

  it('is told to a caller without a session, with one request', async () => {
    const { client, state, auth, grants } = platform()
    await auth.setTokens(client, {
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    })
    await auth.setTokens(client, undefined)
    retries(client, false)
    state.faults.push(faults[0]![2])
    expect(await failing(ask(client))).toMatchObject({ status: 503, retryable: true })
    expect(grants).toHaveLength(1)
  })
})

describe('a refresh whose answer is lost', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A member with an expired token; the times at which refreshes are sent, in seconds since the first. */
  const lost = async (fault: () => Response | Promise<Response>, times = 1) => {
    const world = await expiredMember()
    const sent: number[] = []
    const start = performance.now()
    const noting = (answer: () => Response | Promise<Response>) => () => {
      sent.push(Math.round((performance.now() - start) / 100) / 10)
      return answer()
    }
    world.state.faults.push(...Array.from({ length: times }, () => noting(fault)))
    return { ...world, sent, noting }
  }

  it('is repeated after 1, 3, 7 and 15 seconds, and then every 8, for a minute, by itself', async () => {
    const { client, sent } = await lost(reset, 20)
    expect(await failing(ask(client))).toSatisfy(isNetworkError)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toEqual([0, 1, 3, 7, 15, 23, 31, 39, 47, 55, 63])
    expect(vi.getTimerCount()).toBe(0)
    expect(loggedIn(client)).toBe(true)
  })

  it('ends with the first answer: the member has a new token before anybody asks', async () => {
    const { client, grants } = await lost(reset, 2)
    await failing(ask(client))
    await vi.advanceTimersByTimeAsync(3000)
    expect(grants.map((grant) => grant.refreshToken)).toEqual(Array(3).fill('member-refresh'))
    expect(vi.getTimerCount()).toBe(0)
    expect(await ask(client)).toBe('access-1')
    expect(grants).toHaveLength(3)
  })

  it.each([1, 1500, 3000, 6000, 20_000, 500_000])(
    'lets the next call work within 2 seconds when the network is back after %i ms',
    async (away) => {
      const { client, state } = await lost(reset, 1000)
      await failing(ask(client))
      await vi.advanceTimersByTimeAsync(away)
      state.faults.length = 0
      let token: string | undefined
      void ask(client).then((value) => (token = value))
      await vi.advanceTimersByTimeAsync(1100)
      expect(token).toBe('access-1')
      expect(loggedIn(client)).toBe(true)
    },
  )

  it('is tried no more than once in a second, however many calls ask', async () => {
    const { client, sent } = await lost(reset, 1000)
    const calls: Promise<unknown>[] = []
    for (let tenth = 0; tenth < 100; tenth++) {
      for (let caller = 0; caller < 20; caller++) calls.push(failing(ask(client)))
      await vi.advanceTimersByTimeAsync(100)
    }
    client.auth.close()
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(calls)
    expect(sent.length).toBeGreaterThan(8)
    expect(sent.length).toBeLessThanOrEqual(12)
  })

  it.each([
    ['a reset', reset],
    ['a gateway that gave up waiting', () => new Response('', { status: 504 })],
    ['a gateway without an answer', () => new Response('', { status: 502 })],
    ['a body that is cut off', () => new Response('{"access_token":"a', { headers: json })],
    ['a page of a Wi-Fi', () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })],
    ['an answer that is too long', () => new Response('x'.repeat(65_537))],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
    ['an answer without a token', () => Response.json({})],
  ])('by %s is repeated soon', async (_, fault) => {
    const { client, sent } = await lost(fault, 2)
    await failing(ask(client))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([0, 1])
    expect(await ask(client)).toBe('access-1')
  })

  it('is retried in the background, also when the platform is then unavailable', async () => {
    const { client, state, noting, sent } = await lost(reset)
    state.faults.push(...Array.from({ length: 3 }, () => noting(() => new Response('', { status: 503 }))))
    await failing(ask(client))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([0, 1])
    // A call spares the platform; the repeats go on.
    expect(await failing(ask(client))).toMatchObject({ status: 503 })
    expect(sent).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(14_000)
    expect(sent).toEqual([0, 1, 3, 7])
    expect(await ask(client)).toBe('access-1')
  })

  it('within one call, before a 503, counts as lost', async () => {
    const { client, state, sent, noting } = await lost(reset)
    retries(client, true)
    state.faults.push(...Array.from({ length: 2 }, () => noting(() => new Response('', { status: 503 }))))
    const error = failing(ask(client))
    await vi.advanceTimersByTimeAsync(900)
    expect(await error).toMatchObject({ status: 503, attempts: 3 })
    expect(sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await ask(client)).toBe('access-1')
  })

  it('does not show while the access token still works, and costs no call a wait', async () => {
    const { client, state, grants, advance, auth } = platform()
    await auth.setTokens(client, member(state.now()))
    retries(client, false)
    advance((life - 50) * 1000)
    state.faults.push(reset, reset)
    expect(await ask(client)).toBe('member-access')
    expect(await ask(client)).toBe('member-access')
    expect(grants).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(grants).toHaveLength(3)
    expect(await ask(client)).toBe('access-1')
  })

  it.each([
    ['signs out', undefined],
    ['signs in', { ...member(1_800_000_000_000, 10 * life), accessToken: { value: 'bo' } }],
  ])('is not repeated when somebody %s meanwhile', async (_, next) => {
    const { client, sent, auth } = await lost(reset, 5)
    await failing(ask(client))
    await auth.setTokens(client, next)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not repeated after close, until the next call', async () => {
    const { client, sent, auth } = await lost(reset, 1)
    await failing(ask(client))
    auth.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([0])
    expect(await ask(client)).toBe('access-1')
  })

  it('sends no request later than 9 seconds after the first, and waits for none longer than 4', async () => {
    const { client, state, auth } = await expiredMember()
    retries(client, true)
    const started = performance.now()
    const begun: number[] = []
    const ended: number[] = []
    const hanging = createClient({
      ...client.options,
      auth,
      fetch: (_, { signal }) => {
        begun.push(performance.now() - started)
        return new Promise((_resolve, reject) => {
          signal!.addEventListener('abort', () => {
            ended.push(performance.now() - started)
            reject(signal!.reason as Error)
          })
        })
      },
    })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const error = failing(ask(hanging))
    await vi.advanceTimersByTimeAsync(9000)
    expect(await error).toSatisfy(isTimeoutError)
    expect(begun).toHaveLength(3)
    expect(Math.max(...begun)).toBeLessThan(9000)
    expect(ended.map((end, index) => end - begun[index]!)).toEqual([4000, 4000, 9000 - begun[2]!])
    expect(state.grants).toHaveLength(0)
    auth.close()
  })
})

describe('an answer without a usable token', () => {
  it.each([
    [
      'DecodeError',
      'Unreadable answer: contentType. http://127.0.0.1:4600/oauth2/token answered, but is no token endpoint: ' +
        'look at the address of the platform.',
      () => new Response('<p>Sign in to this Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['DecodeError', 'Unreadable answer: tooLarge', () => new Response('x'.repeat(65_537))],
    [
      'RedirectError',
      'Unreadable answer: redirect. http://127.0.0.1:4600/oauth2/token answered, but is no token endpoint: ' +
        'look at the address of the platform.',
      () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
    ],
  ])('stays the %s that it is, says "%s", and keeps the member', async (name, message, fault) => {
    const { client, state, auth } = await expiredMember()
    state.faults.push(fault)
    expect(await failing(ask(client))).toMatchObject({ name, message })
    expect(loggedIn(client)).toBe(true)
    auth.close()
  })
})

it.each([
  ['http://127.0.0.1:4600', ': start the emulator with "npx frontdesk-emulator"'],
  ['http://localhost:4600', ': start the emulator with "npx frontdesk-emulator"'],
  ['https://www.wixapis.com', ''],
])('a platform at %s that cannot be reached is named, with what to do', async (origin, advice) => {
  const client = createClient({
    platform: local(origin),
    auth: oauth({ clientId: 'client-1' }),
    attempts: 1,
    fetch: () => reset(),
  })
  const { message } = await failing(ask(client))
  expect(message).toMatch(/^System error occurred: \{/)
  expect(message.endsWith(`. ${origin} could not be reached${advice}.`)).toBe(true)
})

it.each([undefined, null, '', '  ', 5])(
  'the client id %j is refused in words, before any request',
  (clientId) => {
    expect(() => oauth({ clientId: clientId as string })).toThrow(
      'INVALID_ARGUMENT: "clientId" must be the id of your app, from the platform’s settings; ' +
        'it is empty, as of an environment variable that is not set',
    )
  },
)

describe('a refresh that is refused', () => {
  it.each([400, 401])('(%i) ends the session once, and a visitor takes its place', async (status) => {
    const store = memoryStore()
    const { client, state, grants } = await expiredMember(store)
    const seen: unknown[] = []
    client.auth.subscribe(() => seen.push(client.auth.getSnapshot()))
    state.faults.push(() => new Response('{"error":"invalid_grant"}', { status }))
    const used = await Promise.all(Array.from({ length: 100 }, () => ask(client)))
    expect(new Set(used)).toEqual(new Set(['access-1']))
    expect(grants.map((grant) => grant.grantType)).toEqual(['refresh_token', 'anonymous'])
    const { sessionId } = client.auth.getSnapshot()
    expect(seen).toEqual([{ status: 'visitor', sessionId, endedBy: 'expired' }])
    expect(sessionId).toMatch(/^\d+(-\d+){3}$/)
    expect(await store.get(storeKey(client, 'tokens'))).toMatchObject({
      accessToken: { value: 'access-1' },
      refreshToken: { role: 'visitor' },
    })
  })

  it('is not made again while no visitor can be had', async () => {
    const { client, state, grants } = await expiredMember()
    state.faults.push(
      () => new Response('{"error":"invalid_grant"}', { status: 400 }),
      faults[0]![2],
      faults[0]![2],
    )
    expect(await failing(ask(client))).toMatchObject({ status: 503, retryable: true })
    expect(await failing(ask(client))).toMatchObject({ status: 503, retryable: true })
    expect(await ask(client)).toBe('access-1')
    expect(grants.map((grant) => grant.grantType)).toEqual([
      'refresh_token',
      'anonymous',
      'anonymous',
      'anonymous',
    ])
    expect(client.auth.getSnapshot()).toMatchObject({ status: 'visitor', endedBy: 'expired' })
  })

  it('tells how a member left, and nothing of visitors', async () => {
    const { client, state, advance, json } = platform()
    await ask(client)
    expect(client.auth.getSnapshot().endedBy).toBeUndefined()
    await client.auth.setTokens(client, undefined)
    expect(client.auth.getSnapshot()).toEqual({ status: 'none' })
    await client.auth.setTokens(client, member(state.now()))
    await client.auth.setTokens(client, { ...member(state.now()), sessionId: 'session-of-bo' })
    expect(client.auth.getSnapshot()).toEqual({ status: 'member', sessionId: 'session-of-bo' })
    await client.auth.setTokens(client, undefined)
    expect(client.auth.getSnapshot()).toEqual({ status: 'none', endedBy: 'signOut' })
    await ask(client)
    expect(client.auth.getSnapshot().endedBy).toBeUndefined()
    advance(4 * hours)
    state.faults.push(() => json({}, 400))
    await ask(client)
    expect(client.auth.getSnapshot()).toMatchObject({ status: 'visitor' })
    expect(client.auth.getSnapshot().endedBy).toBeUndefined()
  })
})

describe('rotation', () => {
  it('always sends the newest refresh token, 100 times in a row, and keeps one that is not replaced', async () => {
    const store = memoryStore()
    const { client, grants, advance, state, json } = platform({ store })
    await ask(client)
    for (let round = 2; round <= 100; round++) {
      advance(4 * hours)
      expect(await ask(client)).toBe(`access-${round}`)
      expect(grants.at(-1)?.refreshToken).toBe(`refresh-${round - 1}`)
    }
    for (const refresh_token of [undefined, null, '', 7, { toString: 'x' }]) {
      state.faults.push(() => json({ access_token: 'a', refresh_token, expires_in: 60 }))
      advance(4 * hours)
      await ask(client)
      expect(grants.at(-1)?.refreshToken).toBe('refresh-100')
    }
    advance(4 * hours)
    await ask(client)
    expect(grants.at(-1)?.refreshToken).toBe('refresh-100')
  })

  it('is written before anybody who waits continues', async () => {
    const kept = new Map<string, unknown>()
    let writing = 0
    const { client } = await expiredMember({
      get: (key) => kept.get(key),
      async set(key, value) {
        writing++
        await new Promise((resolve) => setImmediate(resolve))
        kept.set(key, value)
        writing--
      },
    })
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await ask(client)
        expect(writing).toBe(0)
        const { refreshToken } = kept.get(storeKey(client, 'tokens')) as Tokens
        expect(refreshToken.value).toBe('refresh-1')
      }),
    )
  })
})

describe('a 401', () => {
  it('makes 2 requests and 1 refresh when it persists, and then throws an AuthError', async () => {
    const { client, state, grants } = platform()
    await client.auth.setTokens(client, member(state.now()))
    state.refuse.add('member-access').add('access-1')
    const error = await failing(ping(client, {}))
    expect(error).toSatisfy(isAuthError)
    expect(state.used).toEqual(['member-access', 'access-1'])
    expect(grants).toHaveLength(1)
    expect(loggedIn(client)).toBe(true)
  })

  it('does not repeat the call as another member who signed in meanwhile', async () => {
    const { client, state, grants, auth } = platform()
    await auth.setTokens(client, member(state.now()))
    const ana = await auth.headers(client, {})
    const bo: Tokens = {
      ...member(state.now()),
      accessToken: { value: 'bo' },
      sessionId: 'session-of-bo',
    }
    await auth.setTokens(client, bo)
    expect(await auth.refused?.(client, ana)).toBeUndefined()
    await auth.setTokens(client, undefined)
    expect(await auth.refused?.(client, { authorization: 'bo' })).toBeUndefined()
    expect(await auth.refused?.(client, {})).toBeUndefined()
    expect(grants).toHaveLength(0)
    expect(auth.getSnapshot().status).toBe('none')
  })

  it('continues as another visitor when the visitor is gone', async () => {
    const { client, state, json, grants } = platform()
    await ping(client, {})
    state.refuse.add('access-1')
    state.faults.push(() => json({ error: 'invalid_grant' }, 400))
    await ping(client, {})
    expect(state.used).toEqual(['access-1', 'access-1', 'access-2'])
    expect(grants.map((grant) => grant.grantType)).toEqual(['anonymous', 'refresh_token', 'anonymous'])
  })
})

describe('the life of a token', () => {
  it.each(['3600', 3600, 3600.5])('may be text or a number: %j', async (expires_in) => {
    const { client, state, json, advance, grants } = platform()
    state.faults.push(() => json({ access_token: 'a', refresh_token: 'r', expires_in }))
    expect(await ask(client)).toBe('a')
    advance(3539_000)
    expect(await ask(client)).toBe('a')
    advance(2000)
    expect(await ask(client)).toBe('access-1')
    expect(grants).toHaveLength(2)
  })

  it.each([undefined, null, 0, -1, 'soon', {}, [], 1e12, '1e400'])(
    'ends only when the token is refused if it is unknown (%j)',
    async (expires_in) => {
      const store = memoryStore()
      const { client, state, json, advance, grants, auth } = platform({ store })
      state.faults.push(() => json({ access_token: 'a', refresh_token: 'r', expires_in }))
      expect(await ask(client)).toBe('a')
      advance(1000 * 24 * hours)
      expect(await ask(client)).toBe('a')
      expect(grants).toHaveLength(1)
      expect(await auth.refused?.(client, { authorization: 'a' })).toBeDefined()
      expect(await ask(client)).toBe('access-1')
      expect(grants.at(-1)).toMatchObject({ refreshToken: 'r' })
    },
  )

  it('counts from the request, however slow the answer is', async () => {
    const { client, state, json, advance, grants } = platform()
    state.faults.push(() => {
      advance(100_000)
      return json({ access_token: 'a', refresh_token: 'r', expires_in: 200 })
    })
    expect(await ask(client)).toBe('a')
    advance(79_000)
    expect(await ask(client)).toBe('a')
    advance(2000)
    expect(await ask(client)).toBe('access-1')
    expect(grants).toHaveLength(2)
  })

  it.each([1e-9, 0.001, 1, 9.9, '3'])(
    'is at least 10 seconds for %j seconds, unless the token is refused',
    async (expires_in) => {
      const { client, state, json, advance, grants, auth } = platform()
      const odd = (): Response =>
        json({ access_token: `odd-${grants.length}`, refresh_token: 'r', expires_in })
      state.faults.push(odd, odd, odd)
      for (let call = 0; call < 100; call++) expect(await ask(client)).toBe('odd-1')
      advance(8999)
      expect(await ask(client)).toBe('odd-1')
      expect(grants).toHaveLength(1)
      advance(1001)
      expect(await ask(client)).toBe('odd-2')
      expect(await auth.refused?.(client, { authorization: 'odd-2' })).toEqual({ authorization: 'odd-3' })
      expect(grants).toHaveLength(3)
    },
  )

  it.each([
    ['8 h forward', 8 * hours, 1],
    ['8 h back', -8 * hours, 0],
    ['30 days back', -720 * hours, 0],
  ])(
    'is renewed once at most when the clock jumps %s, and no timer waits for it',
    async (_, jump, refreshes) => {
      vi.useFakeTimers()
      try {
        const { client, advance, grants } = platform()
        await ask(client)
        advance(jump)
        for (let call = 0; call < 100; call++) await ask(client)
        expect(grants).toHaveLength(1 + refreshes)
        expect(vi.getTimerCount()).toBe(0)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  it('is kept to over 10,000 hours of a clock that wanders by 5 minutes', async () => {
    let drift = 0
    let real = 1_800_000_000_000
    let issued = 0
    const { client } = platform({ now: () => real + drift })
    const watched: Client = {
      ...client,
      send: () => {
        issued = real
        return Promise.resolve({
          access_token: `access-${real}`,
          refresh_token: 'r',
          expires_in: life,
        }) as never
      },
    }
    let refreshes = 0
    let last = ''
    for (let quarter = 0; quarter < 40_000; quarter++) {
      real += 900_000
      drift = Math.round(Math.sin(quarter) * 300_000)
      const token = (await ask(watched))!
      if (token !== last) refreshes++
      last = token
      // At worst the clock went back by its whole range: the margin and a refusal take care of the rest.
      expect(real - issued).toBeLessThan(life * 1000 + 600_000)
    }
    expect(refreshes).toBeLessThanOrEqual(Math.ceil((10_000 * hours) / ((life - 60) * 1000 - 900_000)))
  })
})
