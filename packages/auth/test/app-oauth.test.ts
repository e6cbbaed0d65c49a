import { appOAuth, type AppOAuthOptions, memoryStore, type TokenStore } from '@frontdesk/auth'
import {
  type AuthError,
  type Client,
  createClient,
  hosted,
  isAuthError,
  isNetworkError,
  type Read,
  read,
  whole,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it } from 'vitest'

const ping: Read<object, { ok: boolean }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'POST /ping',
  response: whole(),
})

type Grant = Readonly<Record<string, unknown>> & { readonly authorization: string | undefined }

/** The platform as a server app sees it: the token endpoint with rotation, and one call. */
const platform = (options: Partial<AppOAuthOptions> = {}) => {
  let time = 1_800_000_000_000
  let count = 0
  const state = {
    grants: [] as Grant[],
    used: [] as (string | undefined)[],
    /** Answers of the token endpoint that differ from success, by what is asked for. */
    fault: (() => undefined) as (grant: Grant) => Response | undefined,
    refuse: new Set<string | undefined>(),
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
  const json = (body: unknown, status = 200, statusText = ''): Response =>
    new Response(JSON.stringify(body), {
      status,
      statusText,
      headers: { 'content-type': 'application/json', 'x-wix-request-id': 'request-7' },
    })
  const auth = appOAuth({
    clientId: 'app-1',
    apiKey: 'key-1',
    siteId: 'site-1',
    memberId: 'ana',
    now: state.now,
    ...options,
  })
  const client: Client = createClient({
    platform: hosted(),
    auth,
    attempts: 1,
    fetch: async (url, init) => {
      const authorization = new Headers(init.headers).get('authorization') ?? undefined
      if (new URL(url).pathname === '/oauth2/token') {
        const grant = { ...(JSON.parse(init.body as string) as object), authorization }
        state.grants.push(grant)
        const fault = state.fault(grant)
        if (fault) return fault
        count++
        const kind = 'member_id' in grant ? `member-${String(grant.member_id)}` : 'access'
        return json({
          access_token: `${kind}-${count}`,
          refresh_token: `refresh-${count}`,
          expires_in: 14400,
        })
      }
      state.used.push(authorization)
      if (state.refuse.has(authorization)) return json({}, 401, 'Unauthorized')
      return json({ ok: true })
    },
  })
  const kinds = (): unknown[] => state.grants.map((grant) => grant['grantType'])
  return { ...state, state, client, json, kinds }
}

const hours = 3_600_000

describe('appOAuth', () => {
  it('sends the token of a visitor and the key, asks for the member, and nothing else', async () => {
    const token = { expires_in: 14400, token_type: 'Bearer' }
    const asked = nock('https://www.wixapis.com')
      .post('/oauth2/token', { grantType: 'anonymous', clientId: 'app-1' })
      .matchHeader('authorization', (value) => !value)
      .reply(200, { access_token: 'visitor', refresh_token: 'r1', ...token })
      .post('/oauth2/token', {
        grantType: 'authorized_client',
        grant_type: 'authorized_client',
        scope: 'offline_access',
        member_id: 'ana',
      })
      .matchHeader('authorization', 'visitor,key-1')
      .reply(200, { access_token: 'of-ana', refresh_token: 'r2', ...token })
      .post('/ping', {})
      .matchHeader('authorization', 'of-ana')
      .reply(200, { ok: true })
    const auth = appOAuth({ clientId: 'app-1', apiKey: 'key-1', memberId: 'ana' })
    expect(await ping(createClient({ platform: hosted(), auth }), {})).toEqual({ ok: true })
    asked.done()
  })

  it('5 calls, one after the other: 1 exchange', async () => {
    const { client, kinds, used } = platform()
    for (let call = 0; call < 5; call++) await ping(client, {})
    expect(kinds()).toEqual(['anonymous', 'authorized_client'])
    expect(used).toEqual(Array.from({ length: 5 }, () => 'member-ana-2'))
  })

  it('1,000 calls at once: 1 exchange', async () => {
    const { client, kinds, used } = platform()
    await Promise.all(Array.from({ length: 1000 }, () => ping(client, {})))
    expect(kinds()).toEqual(['anonymous', 'authorized_client'])
    expect(new Set(used)).toEqual(new Set(['member-ana-2']))
  })

  it('asks for what the app says', async () => {
    const { client, grants } = platform({ scope: 'offline_access bookings' })
    await ping(client, {})
    expect(grants[1]).toMatchObject({ scope: 'offline_access bookings', member_id: 'ana' })
  })

  it('renews before the tokens expire: 200 calls, 1 request, with the newest refresh token', async () => {
    const { client, grants, advance, used } = platform()
    await ping(client, {})
    for (const refreshToken of ['refresh-2', 'refresh-3']) {
      advance(4 * hours - 30_000)
      await Promise.all(Array.from({ length: 200 }, () => ping(client, {})))
      expect(grants.at(-1)).toMatchObject({ grantType: 'refresh_token', refreshToken })
    }
    expect(grants).toHaveLength(4)
    expect(used.at(-1)).toBe('access-4')
  })

  it('exchanges again when the refresh token is refused, and never calls as a visitor', async () => {
    const { client, state, advance, kinds, json, used } = platform()
    await ping(client, {})
    advance(4 * hours)
    state.fault = (grant) =>
      grant['refreshToken'] === 'refresh-2' ? json({ error: 'invalid_grant' }, 400) : undefined
    await ping(client, {})
    expect(kinds()).toEqual([
      'anonymous',
      'authorized_client',
      'refresh_token',
      'anonymous',
      'authorized_client',
    ])
    expect(used).toEqual(['member-ana-2', 'member-ana-4'])
  })

  it('gets a new token once when the platform refuses one: 200 calls, 1 request', async () => {
    const { client, state } = platform()
    await ping(client, {})
    state.refuse.add('member-ana-2')
    await Promise.all(Array.from({ length: 200 }, () => ping(client, {})))
    expect(state.grants).toHaveLength(3)
    expect(state.used.filter((token) => token === 'access-3')).toHaveLength(200)
  })

  it('fails when the new one is refused too', async () => {
    const { client, state } = platform()
    await ping(client, {})
    state.refuse.add('member-ana-2').add('access-3')
    await expect(ping(client, {})).rejects.toMatchObject({ status: 401, attempts: 2 })
    expect(state.grants).toHaveLength(3)
  })

  it('calls again as the member when the refusal of a token ended the session', async () => {
    const { client, state, json } = platform()
    await ping(client, {})
    state.refuse.add('member-ana-2')
    state.fault = (grant) => (grant['grantType'] === 'refresh_token' ? json({}, 400) : undefined)
    expect(await ping(client, {})).toEqual({ ok: true })
    expect(state.used).toEqual(['member-ana-2', 'member-ana-2', 'member-ana-4'])
  })

  it.each([
    ['503', (): Response => new Response('down', { status: 503, statusText: 'Service Unavailable' })],
    [
      'network',
      (): Response => {
        throw new TypeError('fetch failed')
      },
    ],
  ])(
    'an exchange that fails for a passing reason (%s): one request for 50 calls, then again',
    async (_, fault) => {
      const { client, state, kinds, advance } = platform()
      state.fault = (grant) => (grant['grantType'] === 'authorized_client' ? fault() : undefined)
      const errors = await Promise.all(
        Array.from({ length: 25 }, () => ping(client, {}).catch((error: unknown) => error)),
      )
      for (let call = 0; call < 25; call++)
        errors.push(await ping(client, {}).catch((error: unknown) => error))
      const tried = kinds().filter((kind) => kind === 'authorized_client').length
      for (const error of errors) expect(error).toMatchObject({ retryable: true })
      // No more than one call may try by itself.
      expect(tried).toBeLessThanOrEqual(3)
      state.fault = () => undefined
      advance(30_000)
      expect(await ping(client, {})).toEqual({ ok: true })
      expect(kinds().filter((kind) => kind === 'anonymous')).toHaveLength(1)
    },
  )

  it('gets another visitor when the one that the store kept is refused', async () => {
    const store = memoryStore()
    const first = platform({ store })
    first.state.fault = (grant) =>
      grant['grantType'] === 'authorized_client' ? first.json({}, 403, 'Forbidden') : undefined
    await expect(ping(first.client, {})).rejects.toMatchObject({ status: 403 })
    // Another process, later: the platform has forgotten that visitor before its time.
    const { client, state, json, kinds, used } = platform({ store })
    state.fault = () => (state.grants.length < 3 ? json({}, 401, 'Unauthorized') : undefined)
    expect(await ping(client, {})).toEqual({ ok: true })
    expect(kinds()).toEqual(['authorized_client', 'refresh_token', 'anonymous', 'authorized_client'])
    expect(state.grants.at(-1)?.authorization).toBe('access-1,key-1')
    expect(used).toEqual(['member-ana-2'])
  })

  it('a renewal that fails for a passing reason keeps the member, and is retryable', async () => {
    const { client, state, advance, kinds } = platform()
    await ping(client, {})
    advance(4 * hours)
    state.fault = () => {
      throw new TypeError('fetch failed')
    }
    const error = await ping(client, {}).catch((reason: unknown) => reason)
    expect(isNetworkError(error)).toBe(true)
    expect(error).toMatchObject({ retryable: true })
    state.fault = () => undefined
    advance(60_000)
    await ping(client, {})
    expect(new Set(kinds().slice(2))).toEqual(new Set(['refresh_token']))
  })

  it('says what the platform says to a wrong key, and shows neither key nor token', async () => {
    const { client, state, json } = platform({ apiKey: 'secret-key' })
    state.fault = (grant) =>
      grant['grantType'] === 'authorized_client'
        ? json({ message: `got ${grant.authorization}` }, 403, 'Forbidden')
        : undefined
    const error = (await ping(client, {}).catch((reason: unknown) => reason)) as AuthError
    expect(isAuthError(error)).toBe(true)
    expect(error).toMatchObject({
      message:
        'Failed to fetch tokens from OAuth API: Forbidden. request id: request-7. ' +
        'https://www.wixapis.com/oauth2/token refused the grant for a member. ' +
        'Look at the API key, the member id and the client id "app-1".',
      code: 'TOKENS_REFUSED',
      status: 403,
    })
    expect(JSON.stringify(error)).not.toMatch(/secret-key|access-1/)
    expect(state.used).toEqual([])
  })

  it('shows the key to no hook', async () => {
    const { client } = platform({ apiKey: 'secret-key' })
    const seen: unknown[] = []
    const hooks = {
      onRequest: (event: object) => void seen.push(event),
      onError: (event: object) => void seen.push(event),
    }
    await ping(createClient({ ...client.options, hooks }), {})
    expect(seen).toHaveLength(3)
    expect(JSON.stringify(seen)).not.toMatch(/secret-key|access-1|member-ana-2/)
  })

  it('keeps the tokens of each member apart in one store, and finds them again', async () => {
    const store: TokenStore = memoryStore()
    const ana = platform({ store })
    const ben = platform({ store, memberId: 'ben' })
    await Promise.all([ping(ana.client, {}), ping(ben.client, {})])
    expect(ana.used).toEqual(['member-ana-2'])
    expect(ben.used).toEqual(['member-ben-2'])
    const later = platform({ store, memberId: 'ben' })
    await ping(later.client, {})
    expect(later.grants).toEqual([])
    expect(later.used).toEqual(['member-ben-2'])
  })

  it('does not look into the store at each call', async () => {
    const values = new Map<string, unknown>()
    let reads = 0
    const store: TokenStore = {
      get(key) {
        reads++
        return values.get(key)
      },
      set: (key, value) => values.set(key, value),
    }
    const { client } = platform({ store })
    await ping(client, {})
    const before = reads
    for (let call = 0; call < 5; call++) await ping(client, {})
    expect(reads).toBe(before)
  })

  it('takes the lock of the store under the name of the member', async () => {
    const locked: string[] = []
    const texts = new Map<string, unknown>()
    const store: TokenStore = {
      get: (key) => texts.get(key),
      set: (key, value) => texts.set(key, value),
      lock(name, work) {
        locked.push(name)
        return work()
      },
      subscribe: () => () => undefined,
    }
    await ping(platform({ store }).client, {})
    for (const name of [...locked, ...texts.keys()]) expect(name).toMatch(/:ana$/)
    expect(texts.size).toBe(1)
  })
})
