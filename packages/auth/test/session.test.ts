import {
  loggedIn,
  memoryStore,
  oauth,
  storeKey,
  textStore,
  type TokenStore,
  type Tokens,
  webStorageStore,
} from '@frontdesk/auth'
import {
  type AuthError,
  createClient,
  isAuthError,
  isNetworkError,
  local,
  type Read,
  read,
  whole,
} from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { platform, retries } from './platform.ts'

const ping: Read<object, { ok: boolean }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'POST /ping',
  response: whole(),
})

const member = (now: number, value = 'member-refresh'): Tokens => ({
  accessToken: { value: 'member-access', expiresAt: now / 1000 + 14400 },
  refreshToken: { value, role: 'member' },
  sessionId: 'session-of-ana',
})

describe('a visitor session', () => {
  it('is made by the first call: 200 calls at once, 1 token request, 1 identity', async () => {
    const { client, grants, used } = platform()
    await Promise.all(Array.from({ length: 200 }, () => ping(client, {})))
    expect(grants).toEqual([{ grantType: 'anonymous', clientId: 'client-1' }])
    expect(used).toHaveLength(200)
    expect(new Set(used)).toEqual(new Set(['access-1']))
    expect(client.auth.getSnapshot()).toMatchObject({ status: 'visitor' })
  })

  it('is renewed when it expired: 200 calls at once, 1 token request', async () => {
    const { client, grants, used, advance } = platform()
    await ping(client, {})
    advance(4 * 3600_000)
    used.length = 0
    await Promise.all(Array.from({ length: 200 }, () => ping(client, {})))
    expect(grants.slice(1)).toEqual([
      { grantType: 'refresh_token', clientId: 'client-1', refreshToken: 'refresh-1' },
    ])
    expect(new Set(used)).toEqual(new Set(['access-2']))
  })

  it('is renewed a minute before it expires, not earlier, and can be renewed again', async () => {
    const { client, grants, advance } = platform()
    await ping(client, {})
    advance((14400 - 61) * 1000)
    await ping(client, {})
    expect(grants).toHaveLength(1)
    advance(1000)
    await ping(client, {})
    advance(14400_000)
    await ping(client, {})
    expect(grants.map((grant) => grant.refreshToken)).toEqual([undefined, 'refresh-1', 'refresh-2'])
  })

  it('keeps the refresh token when the answer brings none', async () => {
    const { client, grants, state, json, advance } = platform()
    await ping(client, {})
    state.faults.push(() => json({ access_token: 'a', expires_in: 10 }))
    advance(14400_000)
    await ping(client, {})
    advance(14400_000)
    await ping(client, {})
    expect(grants[2]?.refreshToken).toBe('refresh-1')
  })

  it('ends when the refresh token is refused, and a new visitor session begins', async () => {
    const { client, grants, state, json, advance } = platform()
    await client.auth.setTokens(client, member(state.now()))
    advance(14400_000)
    state.faults.push(() => json({ error: 'invalid_grant' }, 400))
    await ping(client, {})
    expect(grants.map((grant) => grant.grantType)).toEqual(['refresh_token', 'anonymous'])
    expect(client.auth.getSnapshot().status).toBe('visitor')
  })

  it.each([
    ['503', () => new Response('down', { status: 503, statusText: 'Service Unavailable' })],
    ['429', () => new Response('{}', { status: 429 })],
    [
      'network',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('survives a passing fault: %s', async (_, fault) => {
    const { client, state, advance } = platform()
    await client.auth.setTokens(client, member(state.now()))
    advance(14400_000)
    retries(client, false)
    state.faults.push(fault)
    const error = await ping(client, {}).catch((reason: unknown) => reason)
    expect((error as AuthError).retryable).toBe(true)
    expect(loggedIn(client)).toBe(true)
    advance(30_001)
    await ping(client, {})
    expect(loggedIn(client)).toBe(true)
    expect(client.auth.getSnapshot().sessionId).toBe('session-of-ana')
  })

  it.each([
    ['a refusal', () => Response.json({ data: 1 }, { status: 400 })],
    ['an outage', () => new Response('', { status: 503 })],
    ['an answer without a token', () => Response.json({})],
  ])('gives an error with the fields of its type: %s', async (_, fault) => {
    const { client, state } = platform()
    retries(client, false)
    state.faults.push(fault, fault)
    const error = await ping(client, {}).catch((reason: unknown) => reason)
    expect(isAuthError(error)).toBe(true)
    expect((error as AuthError).data).toEqual({})
  })

  it('says what the token endpoint said, to the letter, and no secret', async () => {
    const { client, state } = platform()
    state.faults.push(
      () =>
        new Response(JSON.stringify({ message: 'echo refresh-secret' }), {
          status: 403,
          statusText: 'Forbidden',
          headers: { 'x-wix-request-id': 'request-9' },
        }),
    )
    const error = await ping(client, {}).catch((reason: unknown) => reason)
    expect(isAuthError(error)).toBe(true)
    expect(error).toMatchObject({
      message:
        'Failed to fetch tokens from OAuth API: Forbidden. request id: request-9. ' +
        'http://127.0.0.1:4600/oauth2/token refused the client id "client-1". ' +
        'Look whether an app with this id exists on that platform.',
      code: 'TOKENS_REFUSED',
      status: 403,
    })
    expect(JSON.stringify(error)).not.toContain('secret')
  })

  it.each([
    {},
    [],
    'token',
    { access_token: '' },
    { access_token: null, expires_in: 10 },
    { access_token: 5, expires_in: 10 },
    { access_token: ['a'], expires_in: 10 },
    { access_token: { length: 1 }, expires_in: 10 },
    { access_token: 'two\nlines', expires_in: 10 },
    { access_token: '\u2028', expires_in: 10 },
  ])('takes no unusable token: %j', async (body) => {
    const { client, state, json, used } = platform()
    state.faults.push(() => json(body))
    await expect(ping(client, {})).rejects.toSatisfy(isAuthError)
    expect(used).toHaveLength(0)
  })

  it('does not end for the others when one caller aborts', async () => {
    const { client, state } = platform()
    let open = (): void => undefined
    state.gate = new Promise((resolve) => {
      open = resolve
    })
    const controller = new AbortController()
    const gone = ping(client, {}, { signal: controller.signal }).catch(
      (error: unknown) => (error as Error).name,
    )
    const stays = ping(client, {})
    controller.abort()
    expect(await gone).toBe('AbortError')
    open()
    expect(await stays).toEqual({ ok: true })
    expect(state.grants).toHaveLength(1)
  })
})

describe('a token that the platform no longer takes', () => {
  it('is renewed once, and the call made again: 200 calls, 1 token request', async () => {
    const { client, state } = platform()
    await ping(client, {})
    state.refuse.add('access-1')
    await Promise.all(Array.from({ length: 200 }, () => ping(client, {})))
    expect(state.grants.map((grant) => grant.refreshToken)).toEqual([undefined, 'refresh-1'])
    expect(state.used.filter((token) => token === 'access-2')).toHaveLength(200)
  })

  it('makes the call fail when the new one is refused too: 2 requests, 1 token request', async () => {
    const { client, state } = platform()
    await ping(client, {})
    state.refuse.add('access-1').add('access-2')
    state.used.length = 0
    await expect(ping(client, {})).rejects.toMatchObject({ status: 401, attempts: 2, code: 'UNAUTHORIZED' })
    expect(state.used).toEqual(['access-1', 'access-2'])
    expect(state.grants).toHaveLength(2)
  })

  it('does not make a visitor do what was asked of a member', async () => {
    const { client, state } = platform()
    await client.auth.setTokens(client, member(state.now()))
    state.refuse.add('member-access')
    state.faults.push(() => new Response('{"error":"invalid_grant"}', { status: 400 }))
    await expect(ping(client, {})).rejects.toMatchObject({ status: 401, attempts: 1 })
    expect(client.auth.getSnapshot().status).toBe('visitor')
    expect(state.used).toEqual(['member-access'])
    await ping(client, {})
  })

  it('stays what it is when the renewal fails for a passing reason', async () => {
    const { client, state } = platform()
    await client.auth.setTokens(client, member(state.now()))
    retries(client, false)
    state.refuse.add('member-access')
    state.faults.push(() => new Response('', { status: 503 }))
    await expect(ping(client, {})).rejects.toMatchObject({ status: 503, retryable: true })
    expect(loggedIn(client)).toBe(true)
  })
})

describe('signing in and out', () => {
  it('wins over a refresh that is under way', async () => {
    for (const next of [undefined, member(1_800_000_000_000, 'ana')]) {
      const store = memoryStore()
      const { client, state, advance } = platform({ store })
      await ping(client, {})
      advance(14400_000)
      let open = (): void => undefined
      state.gate = new Promise((resolve) => {
        open = resolve
      })
      const call = ping(client, {})
      await new Promise((resolve) => setImmediate(resolve))
      const late = next && {
        ...next,
        accessToken: { value: 'ana-access', expiresAt: state.now() / 1000 + 14400 },
      }
      await client.auth.setTokens(client, late)
      state.gate = undefined
      open()
      await call
      const kept = (await store.get(storeKey(client, 'tokens'))) as Tokens
      if (late) {
        expect(state.used.at(-1)).toBe('ana-access')
        expect(kept).toEqual(late)
      } else {
        // The old visitor is gone: the call began a new session.
        expect(state.grants.map((grant) => grant.grantType)).toEqual([
          'anonymous',
          'refresh_token',
          'anonymous',
        ])
        expect(kept.accessToken.value).toBe(state.used.at(-1))
      }
    }
  })

  it('tells listeners once for each change of person, not for a refresh', async () => {
    const { client, state, advance } = platform()
    const seen: string[] = []
    const stop = client.auth.subscribe(() => seen.push(client.auth.getSnapshot().status))
    const before = client.auth.getSnapshot()
    await ping(client, {})
    expect(client.auth.getSnapshot()).not.toBe(before)
    const visitor = client.auth.getSnapshot()
    advance(14400_000)
    await ping(client, {})
    expect(client.auth.getSnapshot()).toBe(visitor)
    await client.auth.setTokens(client, member(state.now()))
    await client.auth.setTokens(client, undefined)
    stop()
    await ping(client, {})
    expect(seen).toEqual(['visitor', 'member', 'none'])
  })
})

describe('the store', () => {
  it('gives the session back after a restart, under the name of the app and the platform', async () => {
    const texts = new Map<string, string>()
    const store = (): TokenStore => textStore(texts)
    const first = platform({ store: store() })
    await ping(first.client, {})
    expect([...texts.keys()]).toEqual(['frontdesk:client-1:http://127.0.0.1:4600:tokens'])
    const second = platform({ store: store() })
    await ping(second.client, {})
    expect(second.grants).toHaveLength(0)
    expect(second.used).toEqual(['access-1'])
    const other = createClient({
      platform: local('http://127.0.0.1:4700'),
      auth: oauth({ clientId: 'client-1', store: store() }),
    })
    expect(await other.auth.getTokens(other)).toBeUndefined()
  })

  it('is read again before a refresh, so that another tab’s newer token is used', async () => {
    const store = memoryStore()
    const { client, grants, used, advance, state } = platform({ store })
    await ping(client, {})
    advance(14400_000)
    await store.set(storeKey(client, 'tokens'), {
      accessToken: { value: 'of-another-tab', expiresAt: state.now() / 1000 + 100 },
      refreshToken: { value: 'r', role: 'visitor' },
      sessionId: client.auth.getSnapshot().sessionId,
    })
    await ping(client, {})
    expect(grants).toHaveLength(1)
    expect(used.at(-1)).toBe('of-another-tab')
  })

  it.each([
    [
      'throws',
      {
        get: () => {
          throw new Error('denied')
        },
        set: () => {
          throw new Error('full')
        },
        delete: () => {
          throw new Error('denied')
        },
      },
    ],
    [
      'rejects',
      {
        get: () => Promise.reject(new Error('denied')),
        set: () => Promise.reject(new Error('full')),
        delete: () => Promise.reject(new Error('denied')),
      },
    ],
    ['holds rubbish', { get: () => '{"accessToken":', set: () => undefined, delete: () => undefined }],
    ['holds something else', { get: () => '[1]', set: () => undefined, delete: () => undefined }],
  ])('that %s never breaks a call', async (_, storage) => {
    const { client, grants } = platform({ store: textStore(storage) })
    await ping(client, {})
    await ping(client, {})
    expect(grants).toHaveLength(1)
    await client.auth.setTokens(client, undefined)
    expect(client.auth.getSnapshot().status).toBe('none')
  })

  it('may be web storage', async () => {
    const items = new Map<string, string>()
    const store = webStorageStore(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }))
    const { client } = platform({ store })
    await ping(client, {})
    expect(items.size).toBe(1)
    await client.auth.setTokens(client, undefined)
    expect(items.size).toBe(0)
    const denied = platform({
      store: webStorageStore(() => {
        throw new Error('SecurityError')
      }),
    })
    await ping(denied.client, {})
  })

  it('is looked into before the first call, when asked', async () => {
    const store = memoryStore()
    const { client, state } = platform({ store })
    await store.set(storeKey(client, 'tokens'), member(state.now()))
    expect(client.auth.getSnapshot().status).toBe('none')
    await client.auth.getTokens(client)
    expect(loggedIn(client)).toBe(true)
    expect(state.grants).toHaveLength(0)
  })
})

it('a refused network is a network error, not an auth error', async () => {
  const { client, state } = platform()
  retries(client, false)
  state.faults.push(() => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
  })
  await expect(ping(client, {})).rejects.toSatisfy(isNetworkError)
})
