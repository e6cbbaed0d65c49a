import {
  completeLogin,
  createCodeChallenge,
  createCodeVerifier,
  createOAuthData,
  createRedirectSession,
  getMemberTokens,
  loggedIn,
  LoginFlowError,
  logout,
  parseFromUrl,
  startLogin,
} from '@frontdesk/auth'
import { describe, expect, it } from 'vitest'
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

describe('PKCE', () => {
  it('hashes as RFC 7636 appendix B does', async () => {
    expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it('makes verifiers of 43 to 128 characters and refuses others', () => {
    expect(createCodeVerifier()).toMatch(/^[\w-]{43}$/)
    expect(createCodeVerifier(128)).toHaveLength(128)
    for (const length of [42, 129, NaN])
      expect(() => createCodeVerifier(length)).toThrow(
        `Expected a length between 43 and 128. Received ${length}.`,
      )
  })

  it('uses every character equally often', () => {
    const counts = new Map<string, number>()
    for (let round = 0; round < 500; round++)
      for (const character of createCodeVerifier(128)) counts.set(character, (counts.get(character) ?? 0) + 1)
    expect(counts.size).toBe(64)
    // Chi-squared with 63 degrees of freedom: above 125 is less likely than 1 in 100,000.
    const expected = (500 * 128) / 64
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(125)
  })
})

describe('the return address', () => {
  it('is read from its query and from its fragment', () => {
    expect(parseFromUrl(redirectUri + '?code=c&state=s')).toEqual({ code: 'c', state: 's' })
    expect(parseFromUrl(redirectUri + '#code=c&state=s')).toEqual({ code: 'c', state: 's' })
    expect(parseFromUrl(redirectUri + '?a=1#section')).toEqual({ code: null, state: null })
    expect(parseFromUrl(redirectUri + '?a=1#error=access_denied&error_description=No%20way&state=s')).toEqual(
      {
        code: null,
        state: 's',
        error: 'access_denied',
        errorDescription: 'No way',
      },
    )
  })
})

describe('sign-in by redirect', () => {
  it('asks for the page, and the return signs the member in and says where to go on', async () => {
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

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://studio.example/',
  ])('refuses to return to %s', async (returnTo) => {
    const { client, state } = platform()
    expect(await code(startLogin(client, { redirectUri, returnTo }))).toBe(
      'UNSAFE_RETURN_ADDRESS: "returnTo" must be a path of https://studio.example',
    )
    expect(state.redirects).toHaveLength(0)
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
    const { client, state } = platform()
    state.faults.push(() => {
      throw new TypeError('fetch failed')
    })
    await expect(logout(client, { returnTo: home })).rejects.toMatchObject({ name: 'NetworkError' })
    expect(client.auth.getSnapshot().status).toBe('none')
  })
})
