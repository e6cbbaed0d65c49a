import {
  completeLogin,
  createCodeChallenge,
  createOAuthData,
  createRedirectSession,
  getMemberTokens,
  loggedIn,
  LoginFlowError,
  logout,
  memoryStore,
  startLogin,
  storeKey,
  webStorageStore,
} from '@frontdesk/auth'
import { describe, expect, it, vi } from 'vitest'
import { platform } from './platform.ts'

const home = 'https://studio.example'
const redirectUri = home + '/signed-in'

const code = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(LoginFlowError)
  const { code: own, message } = error as LoginFlowError
  return `${own}: ${message}`
}

describe('sign-in by redirect', () => {
  it('asks for the page, and the return signs the member in and says where to continue', async () => {
    const { client, state } = platform()
    const { url, state: own } = await startLogin(client, { redirectUri, returnTo: '/account?tab=orders#top' })
    expect(url).toBe('http://127.0.0.1:4600/pages/somewhere')
    const { auth } = state.redirects[0] as { auth: { authRequest: Record<string, string>; prompt: string } }
    expect(auth).toMatchObject({
      prompt: 'login',
      authRequest: {
        clientId: 'client-1',
        redirectUri,
        responseType: 'code',
        scope: 'offline_access',
        responseMode: 'fragment',
        codeChallengeMethod: 'S256',
        state: own,
      },
    })
    expect(await completeLogin(client, `${redirectUri}#code=c-1&state=${own}`)).toEqual({
      returnTo: '/account?tab=orders#top',
    })
    const grant = state.grants.at(-1)
    expect(grant).toMatchObject({
      grantType: 'authorization_code',
      clientId: 'client-1',
      code: 'c-1',
      redirectUri,
    })
    expect(await createCodeChallenge(grant?.codeVerifier ?? '')).toBe(auth.authRequest['codeChallenge'])
    expect(loggedIn(client)).toBe(true)
    expect(JSON.stringify(state.redirects)).not.toContain(grant?.codeVerifier)
  })

  it('works once, and only with the state that was given out', async () => {
    const { client, state } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const url = `${redirectUri}?code=c&state=${own}`
    expect(await code(completeLogin(client, redirectUri + '?code=c&state=guess'))).toBe(
      'INVALID_STATE: Invalid _state',
    )
    expect(await code(completeLogin(client, redirectUri + '?code=c'))).toBe(
      'MISSING_CODE_OR_STATE: Missing code or _state',
    )
    expect(await code(completeLogin(client, redirectUri + `?state=x`))).toBe(
      'MISSING_CODE_OR_STATE: Missing code or _state',
    )
    await completeLogin(client, url)
    expect(await code(completeLogin(client, url))).toBe('INVALID_STATE: Invalid _state')
    expect(state.grants.filter((grant) => grant.grantType === 'authorization_code')).toHaveLength(1)
  })

  it('may wait several times at once, 15 minutes each', async () => {
    const { client, advance } = platform()
    const first = await startLogin(client, { redirectUri, returnTo: '/a' })
    advance(14 * 60_000)
    const second = await startLogin(client, { redirectUri, returnTo: '/b' })
    expect(await completeLogin(client, `${redirectUri}?code=c&state=${first.state}`)).toEqual({
      returnTo: '/a',
    })
    const third = await startLogin(client, { redirectUri, returnTo: '/c' })
    advance(14 * 60_000)
    expect(await completeLogin(client, `${redirectUri}?code=c&state=${third.state}`)).toEqual({
      returnTo: '/c',
    })
    advance(60_000)
    expect(await code(completeLogin(client, `${redirectUri}?code=c&state=${second.state}`))).toBe(
      'INVALID_STATE: Invalid _state',
    )
  })

  it('passes on what the platform says, and the state is spent', async () => {
    const { client } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const url = `${redirectUri}#error=access_denied&error_description=The%20person%20said%20no&state=${own}`
    expect(await code(completeLogin(client, url))).toBe('access_denied: The person said no')
    expect(await code(completeLogin(client, `${redirectUri}?code=c&state=${own}`))).toBe(
      'INVALID_STATE: Invalid _state',
    )
  })

  it('forgets the oldest of more than five', async () => {
    const { client } = platform()
    const states: string[] = []
    for (let count = 0; count < 6; count++) states.push((await startLogin(client, { redirectUri })).state)
    const [first, ...others] = states
    expect(await code(completeLogin(client, `${redirectUri}#code=c&state=${first}`))).toBe(
      'INVALID_STATE: Invalid _state',
    )
    for (const state of others)
      expect(await completeLogin(client, `${redirectUri}#code=c&state=${state}`)).toEqual({ returnTo: '/' })
  })

  it('keeps both of two that start at the same time', async () => {
    const { client } = platform()
    const both = await Promise.all([startLogin(client, { redirectUri }), startLogin(client, { redirectUri })])
    for (const { state } of both)
      expect(await completeLogin(client, `${redirectUri}#code=c&state=${state}`)).toEqual({ returnTo: '/' })
  })

  it('does not end early because the clock was set back a little', async () => {
    const { client, advance } = platform()
    const { state } = await startLogin(client, { redirectUri })
    advance(-60_000)
    expect(await completeLogin(client, `${redirectUri}#code=c&state=${state}`)).toEqual({ returnTo: '/' })
  })

  it.each(['rubbish', [null, 1, 'x', {}, [[]], { startedAt: 'soon' }], { 0: null }, 7])(
    'continues when the store holds %j',
    async (kept) => {
      const store = memoryStore()
      const { client } = platform({ store })
      await store.set(storeKey(client, 'logins'), kept)
      expect(await code(completeLogin(client, `${redirectUri}#code=c&state=s`))).toBe(
        'INVALID_STATE: Invalid _state',
      )
      await store.set(storeKey(client, 'logins'), kept)
      const { state } = await startLogin(client, { redirectUri })
      expect(await completeLogin(client, `${redirectUri}#code=c&state=${state}`)).toEqual({ returnTo: '/' })
    },
  )

  it.each<[string, string, (state: string) => string]>([
    ['MISSING_CODE_OR_STATE: Missing code or _state', 'no state', () => '#code=c'],
    ['MISSING_CODE_OR_STATE: Missing code or _state', 'an empty state', () => '#code=c&state='],
    [
      'MISSING_CODE_OR_STATE: Missing code or _state',
      'two states',
      (own) => `#code=c&state=${own}&state=${own}`,
    ],
    [
      'MISSING_CODE_OR_STATE: Missing code or _state',
      'a guess beside it',
      (own) => `#code=c&state=x&state=${own}`,
    ],
    ['MISSING_CODE_OR_STATE: Missing code or _state', 'no code', (own) => `#state=${own}`],
    ['MISSING_CODE_OR_STATE: Missing code or _state', 'two codes', (own) => `#code=c&code=d&state=${own}`],
    ['MISSING_CODE_OR_STATE: Missing code or _state', 'neither', () => ''],
    ['INVALID_STATE: Invalid _state', 'a guess', () => '#code=c&state=guess'],
    ['INVALID_STATE: Invalid _state', 'a part of it', (own) => `#code=c&state=${own.slice(1)}`],
    ['INVALID_STATE: Invalid _state', 'more than it', (own) => `#code=c&state=${own}x`],
    ['INVALID_STATE: Invalid _state', 'the word undefined', () => '#code=c&state=undefined'],
    [
      'access_denied: No',
      'an error beside a code',
      (own) => `#code=c&error=access_denied&error_description=No&state=${own}`,
    ],
    ['access_denied: access_denied', 'an error alone', () => '?error=access_denied'],
  ])('asks for no tokens: %s for %s', async (expected, _name, rest) => {
    const { client, state } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const before = state.grants.length
    expect(await code(completeLogin(client, redirectUri + rest(own)))).toBe(expected)
    expect(state.grants).toHaveLength(before)
    expect(loggedIn(client)).toBe(false)
  })

  it('does not finish what another browser has started', async () => {
    const attacker = platform()
    const victim = platform()
    const { state } = await startLogin(attacker.client, { redirectUri })
    await startLogin(victim.client, { redirectUri })
    const before = victim.state.grants.length
    expect(await code(completeLogin(victim.client, `${redirectUri}#code=c&state=${state}`))).toBe(
      'INVALID_STATE: Invalid _state',
    )
    expect(victim.state.grants).toHaveLength(before)
  })

  it('needs an address where there is no page', async () => {
    await expect(completeLogin(platform().client)).rejects.toThrow('"url" must be an absolute address')
  })

  it('leaves the visitor signed in as before when the exchange fails', async () => {
    const { client, state, json } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const visitor = client.auth.getSnapshot()
    state.faults.push(() => json({ error: 'invalid_grant' }, 400))
    await expect(completeLogin(client, `${redirectUri}?code=expired&state=${own}`)).rejects.toMatchObject({
      name: 'AuthError',
      status: 400,
    })
    expect(client.auth.getSnapshot()).toBe(visitor)
  })

  it('offers its parts to apps that keep the data themselves', async () => {
    const { client } = platform()
    const data = await createOAuthData(redirectUri, '/x')
    expect(data).toMatchObject({ redirectUri, originalUri: '/x' })
    expect(data.state).not.toBe(data.codeVerifier)
    expect(await code(getMemberTokens(client, 'c', 'other', data))).toBe('INVALID_STATE: Invalid _state')
    expect(await code(getMemberTokens(client, null, data.state, data))).toBe(
      'MISSING_CODE_OR_STATE: Missing code or _state',
    )
    expect((await getMemberTokens(client, 'c', data.state, data)).refreshToken.role).toBe('member')
  })
})

/** The parts of a page that a sign-in touches. */
const pageAt = (href: string) => {
  const addresses: string[] = []
  const page = { href, origin: new URL(href).origin }
  const history = {
    state: { index: 7 },
    replaceState(state: unknown, _title: string, url: URL) {
      expect(state).toBe(history.state)
      page.href = url.href
      addresses.push(url.href)
    },
  }
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', history)
  return { page, addresses }
}

describe('the address of the page', () => {
  it.each([
    ['#code=c&state=STATE', ''],
    ['?code=c&state=STATE', ''],
    ['?a=1&code=c&b=%20x&state=STATE#top', '?a=1&b=+x#top'],
    ['?a=1#code=c&state=STATE', '?a=1'],
    ['#a=1&code=c&state=STATE', '#a=1'],
    ['#code=c&state=STATE&error_description=x', ''],
  ])('%s loses the answer before anything is sent', async (rest, left) => {
    const { client, state } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const { page, addresses } = pageAt(redirectUri + rest.replace('STATE', own))
    const before = state.grants.length
    const done = completeLogin(client)
    expect(addresses).toEqual([redirectUri + left])
    expect(state.grants).toHaveLength(before)
    await done
    expect(page.href).not.toContain(own)
    expect(loggedIn(client)).toBe(true)
  })

  it('loses an error, too', async () => {
    const { client } = platform()
    const { page } = pageAt(redirectUri + '?error=access_denied&error_description=No&state=s')
    expect(await code(completeLogin(client))).toBe('access_denied: No')
    expect(page.href).toBe(redirectUri)
  })

  it('loses it also when a router gives the address, as text or as URL', async () => {
    for (const type of [String, (text: string) => new URL(text)]) {
      const { client } = platform()
      const { state } = await startLogin(client, { redirectUri })
      const { page } = pageAt(`${redirectUri}#code=c&state=${state}`)
      await completeLogin(client, type(page.href))
      expect(page.href).toBe(redirectUri)
    }
  })

  it('stays when it is not the one that is finished', async () => {
    const { client } = platform()
    const { state } = await startLogin(client, { redirectUri })
    const { addresses } = pageAt('https://studio.example/?code=voucher')
    await completeLogin(client, `${redirectUri}#code=c&state=${state}`)
    expect(addresses).toEqual([])
  })
})

describe('a return that is finished twice', () => {
  const exchanges = (grants: readonly { grantType: string }[]): number =>
    grants.filter(({ grantType }) => grantType === 'authorization_code').length

  it('has one outcome and one request when finished concurrently, as in StrictMode', async () => {
    for (let round = 0; round < 100; round++) {
      const { client, state } = platform()
      const { state: own } = await startLogin(client, { redirectUri, returnTo: '/account' })
      pageAt(`${redirectUri}#code=c&state=${own}`)
      const calls = [
        completeLogin(client),
        completeLogin(client),
        completeLogin(client, `${redirectUri}#code=c&state=${own}`),
      ]
      for (const call of calls) expect(await call).toEqual({ returnTo: '/account' })
      expect(exchanges(state.grants)).toBe(1)
    }
  })

  it('has one outcome also when that is a failure', async () => {
    const { client, state, json } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    const url = `${redirectUri}#code=c&state=${own}`
    state.faults.push(() => json({ error: 'invalid_grant' }, 400))
    const [first, second] = await Promise.allSettled([completeLogin(client, url), completeLogin(client, url)])
    expect(first).toMatchObject({ status: 'rejected', reason: { status: 400 } })
    expect(second).toEqual(first)
    expect(exchanges(state.grants)).toBe(1)
  })

  it.each([
    ['#code=evil&state=guess', 'INVALID_STATE: Invalid _state'],
    ['#code=evil', 'MISSING_CODE_OR_STATE: Missing code or _state'],
    ['#error=access_denied', 'access_denied: access_denied'],
  ])('does not lend its outcome to %s', async (rest, expected) => {
    const { client } = platform()
    const { state } = await startLogin(client, { redirectUri })
    const done = completeLogin(client, `${redirectUri}#code=c&state=${state}`)
    expect(await code(completeLogin(client, redirectUri + rest))).toBe(expected)
    await done
  })

  it('later, as the back button does, gets the specified message', async () => {
    for (let round = 0; round < 100; round++) {
      const { client, state } = platform()
      const { state: own } = await startLogin(client, { redirectUri })
      const url = `${redirectUri}#code=c&state=${own}`
      const { page } = pageAt(url)
      await completeLogin(client)
      expect(page.href).toBe(redirectUri)
      expect(await code(completeLogin(client))).toBe('MISSING_CODE_OR_STATE: Missing code or _state')
      expect(await code(completeLogin(client, url))).toBe('INVALID_STATE: Invalid _state')
      expect(exchanges(state.grants)).toBe(1)
    }
  })

  it('makes one exchange in two tabs', async () => {
    for (let round = 0; round < 100; round++) {
      const store = memoryStore()
      const [one, other] = [platform({ store }), platform({ store })]
      const { state: own } = await startLogin(one.client, { redirectUri })
      const url = `${redirectUri}#code=c&state=${own}`
      const outcomes = await Promise.allSettled([
        completeLogin(one.client, url),
        completeLogin(other.client, url),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(exchanges([...one.state.grants, ...other.state.grants])).toBe(1)
    }
  })

  it('makes one exchange in two tabs with a slow storage', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const [one, other] = [1, 2].map(() => platform({ store: webStorageStore(() => storage) }))
    const { state: own } = await startLogin(one!.client, { redirectUri })
    const url = `${redirectUri}#code=c&state=${own}`
    const outcomes = await Promise.allSettled([
      completeLogin(one!.client, url),
      completeLogin(other!.client, url),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(exchanges([...one!.state.grants, ...other!.state.grants])).toBe(1)
    one!.auth.close()
    other!.auth.close()
  })
})

describe('a redirect session', () => {
  it('refuses a broken date and names it', async () => {
    const { client, state } = platform()
    const slot = { startDate: new Date(NaN), endDate: new Date(0) }
    await expect(
      createRedirectSession(client, { bookingsCheckout: { slotAvailability: { slot } } }),
    ).rejects.toThrow('"bookingsCheckout.slotAvailability.slot.startDate" must be a valid date')
    expect(state.redirects).toHaveLength(0)
  })
})

describe('sign-out', () => {
  it('gives the address of the sign-out page and forgets the tokens', async () => {
    const { client, state } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    await completeLogin(client, `${redirectUri}?code=c&state=${own}`)
    expect(await logout(client, { returnTo: home })).toEqual({
      logoutUrl: 'http://127.0.0.1:4600/pages/somewhere',
    })
    expect(state.redirects.at(-1)).toEqual({
      logout: { clientId: 'client-1' },
      callbacks: { postFlowUrl: home },
    })
    expect(client.auth.getSnapshot().status).toBe('none')
  })

  it('forgets the tokens also when the platform cannot be reached', async () => {
    const { client, state, advance } = platform()
    const { state: own } = await startLogin(client, { redirectUri })
    await completeLogin(client, `${redirectUri}?code=c&state=${own}`)
    expect(loggedIn(client)).toBe(true)
    const unreachable = (): never => {
      throw new TypeError('fetch failed')
    }
    state.faults.push(...Array<() => never>(100).fill(unreachable))
    advance(86_400_000)
    await expect(logout(client, { returnTo: home, deadline: 50 })).rejects.toMatchObject({ retryable: true })
    expect(client.auth.getSnapshot().status).toBe('none')
  })
})
