import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueCode } from '../../src/auth/authorization-code.ts'
import { startHostedSession } from '../../src/auth/hosted-session.ts'
import { members } from '../../src/auth/member.ts'
import { digest } from '../../src/kernel/secret.ts'
import {
  apiKey,
  authorizeUrl,
  clientId,
  clientSecret,
  createPlatform,
  instanceId,
  type Platform,
  redirectUri,
  signInAsAna,
  siteId,
  type Tokens,
  verifier,
} from '../pages/platform.ts'

const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
const second = 1000

let platform: Platform
beforeEach(() => {
  platform = createPlatform()
})

const visitor = (): Promise<Tokens> => platform.tokens({ grantType: 'anonymous', clientId })
const refusal = async (response: Response) => {
  const body = (await response.json()) as {
    error: string
    error_description: string
    message: string
    details: unknown
  }
  return { status: response.status, error: body.error, message: body.message }
}

describe('grant anonymous', () => {
  it('gives each visitor an id of their own', async () => {
    const first = await visitor()
    const other = await visitor()
    expect(first).toMatchObject({ expires_in: 4 * 60 * 60, token_type: 'Bearer' })
    const [one, two] = [platform.identify(first.access_token), platform.identify(other.access_token)]
    expect(one.kind).toBe('visitor')
    expect(one).not.toEqual(two)
  })

  it('answers with what the standard names, and nothing of its own', async () => {
    const code = await signInAsAna(platform)
    const byCode = { grantType: 'authorization_code', clientId, code, codeVerifier: verifier, redirectUri }
    const all = [
      await visitor(),
      await platform.tokens(byCode),
      await platform.tokens({ grantType: 'authorized_client', memberId: ana }, apiKey),
    ]
    for (const tokens of all)
      expect(Object.keys(tokens).sort()).toEqual([
        'access_token',
        'expires_in',
        'refresh_token',
        'token_type',
      ])
  })

  it('takes snake case and form bodies', async () => {
    const response = await platform.app.request('/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'anonymous', client_id: clientId }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { access_token } = (await response.json()) as Tokens
    expect(platform.identify(access_token).kind).toBe('visitor')
  })

  it('reads the type of a form in whatever case it is written', async () => {
    const response = await platform.app.request('/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded; Charset=UTF-8' },
      body: `grant_type=anonymous&client_id=${clientId}`,
    })
    expect(response.status).toBe(200)
  })

  it.each([
    [{ grantType: 'anonymous' }, 400, 'invalid_request', 'clientId is required'],
    [
      { grantType: 'anonymous', clientId: 'nobody' },
      401,
      'invalid_client',
      'There is no client with id nobody',
    ],
    [{ clientId }, 400, 'invalid_request', 'grantType is required'],
    [{ grantType: 'refresh_token', clientId }, 400, 'invalid_request', 'refreshToken is required'],
    [{ grantType: 'authorization_code', clientId }, 400, 'invalid_request', 'code is required'],
    [
      { grantType: 'authorization_code', clientId, code: 'x' },
      400,
      'invalid_request',
      'codeVerifier is required',
    ],
    [
      { grantType: 'authorization_code', clientId, code: 'x', codeVerifier: verifier },
      400,
      'invalid_grant',
      'The code is not known',
    ],
    [
      { grantType: 'refresh_token', clientId, refreshToken: 'x' },
      400,
      'invalid_grant',
      'The refresh token is expired, revoked, used before or not known',
    ],
  ])('refuses %j', async (body, status, error, message) => {
    expect(await refusal(await platform.grant(body))).toEqual({ status, error, message })
  })

  it('refuses a grant type that it does not know, and a body that is not an object', async () => {
    expect(await refusal(await platform.grant({ grantType: 'password', clientId }))).toMatchObject({
      status: 400,
      error: 'unsupported_grant_type',
    })
    expect(await refusal(await platform.grant('text'))).toEqual({
      status: 400,
      error: 'invalid_request',
      message: 'The body must be a JSON object or a form (application/x-www-form-urlencoded)',
    })
  })

  it('answers refusals in the platform’s form, too', async () => {
    const body: unknown = await (await platform.grant({ grantType: 'anonymous', clientId: 'nobody' })).json()
    expect(body).toMatchObject({
      error: 'invalid_client',
      error_description: 'There is no client with id nobody',
      details: {
        applicationError: { code: 'INVALID_CLIENT', description: 'There is no client with id nobody' },
      },
    })
  })
})

describe('grant refresh_token', () => {
  const refresh = (refreshToken: string) =>
    platform.grant({ grantType: 'refresh_token', clientId, refreshToken })

  it('gives a new access token for the same visitor, and the same refresh token', async () => {
    const first = await visitor()
    platform.advance(60 * second)
    const next = (await (await refresh(first.refresh_token)).json()) as Tokens
    expect(next).toEqual({
      access_token: next.access_token,
      refresh_token: first.refresh_token,
      expires_in: 4 * 60 * 60,
      token_type: 'Bearer',
    })
    expect(next.access_token).not.toBe(first.access_token)
    expect(platform.identify(next.access_token)).toEqual(platform.identify(first.access_token))
  })

  it('takes the same refresh token for months, when it is used within 30 days each time', async () => {
    const { refresh_token, access_token } = await visitor()
    const identity = platform.identify(access_token)
    for (let renewal = 0; renewal < 6; renewal += 1) {
      platform.advance(29 * 24 * 60 * 60 * second)
      const next = (await (await refresh(refresh_token)).json()) as Tokens
      expect(platform.identify(next.access_token)).toEqual(identity)
    }
  })

  it('keeps the member', async () => {
    const code = await signInAsAna(platform)
    const first = await platform.tokens({
      grantType: 'authorization_code',
      clientId,
      code,
      codeVerifier: verifier,
      redirectUri,
    })
    const next = (await (await refresh(first.refresh_token)).json()) as Tokens
    expect(platform.identify(next.access_token)).toMatchObject({ kind: 'member', memberId: ana })
  })

  it('refuses after 30 days, and for another client', async () => {
    const { refresh_token } = await visitor()
    platform.register('other', [])
    const foreign = platform.grant({
      grantType: 'refresh_token',
      clientId: 'other',
      refreshToken: refresh_token,
    })
    expect(await refusal(await foreign)).toMatchObject({ error: 'invalid_grant' })
    platform.advance(30 * 24 * 60 * 60 * second)
    expect(await refusal(await refresh(refresh_token))).toMatchObject({ error: 'invalid_grant' })
  })

  it('works without a client id, beside an expired access token', async () => {
    const { refresh_token, access_token } = await visitor()
    platform.advance(5 * 60 * 60 * second)
    const response = await platform.grant(
      { grantType: 'refresh_token', refreshToken: refresh_token },
      access_token,
    )
    expect(response.status).toBe(200)
  })
})

describe('grant refresh_token of a client that rotates', () => {
  const rotating = 'rotating'
  const refresh = (refreshToken: string) =>
    platform.grant({ grantType: 'refresh_token', clientId: rotating, refreshToken })
  const start = (): Promise<Tokens> => platform.tokens({ grantType: 'anonymous', clientId: rotating })
  beforeEach(() => {
    platform.register(rotating, [], { rotateRefreshTokens: true })
  })

  it('gives new tokens for the same visitor', async () => {
    const first = await start()
    platform.advance(30 * second)
    const next = (await (await refresh(first.refresh_token)).json()) as Tokens
    expect(next.refresh_token).not.toBe(first.refresh_token)
    expect(next.access_token).not.toBe(first.access_token)
    expect(platform.identify(next.access_token)).toEqual(platform.identify(first.access_token))
  })

  it('gives a hundred callers at once the same successor', async () => {
    const { refresh_token } = await start()
    const answers = await Promise.all(Array.from({ length: 100 }, async () => refresh(refresh_token)))
    const tokens = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).toContain('access_token')
  })

  it('gives the same successor again within ten seconds', async () => {
    const { refresh_token } = await start()
    const first = (await (await refresh(refresh_token)).json()) as Tokens
    platform.advance(10 * second)
    const again = (await (await refresh(refresh_token)).json()) as Tokens
    expect(again).toEqual({ ...first, expires_in: first.expires_in - 10 })
  })

  it('never says that the successor has less than no time left', async () => {
    platform.register('brief', [], { accessTokenLifetime: 2, rotateRefreshTokens: true })
    const { refresh_token } = await platform.tokens({ grantType: 'anonymous', clientId: 'brief' })
    const renew = (): Promise<Tokens> =>
      platform.tokens({ grantType: 'refresh_token', refreshToken: refresh_token })
    expect(await renew()).toMatchObject({ expires_in: 2 })
    platform.advance(9 * second)
    expect(await renew()).toMatchObject({ expires_in: 0 })
  })

  it.each([
    ['more than ten seconds later', 10 * second + 1],
    ['by a clock that was set back an hour', -60 * 60 * second],
  ])('ends the whole family when a used token comes back %s', async (_, later) => {
    const { refresh_token } = await start()
    const next = (await (await refresh(refresh_token)).json()) as Tokens
    platform.advance(later)
    expect(await refusal(await refresh(refresh_token))).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await refusal(await refresh(next.refresh_token))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect(() => platform.identify(next.access_token)).toThrow('expired, revoked or not known')
  })
})

describe('grant authorization_code', () => {
  const exchange = (changes: object) =>
    platform.grant({
      grantType: 'authorization_code',
      clientId,
      codeVerifier: verifier,
      redirectUri,
      ...changes,
    })

  it('gives a member’s tokens', async () => {
    const code = await signInAsAna(platform)
    const tokens = (await (await exchange({ code })).json()) as Tokens
    expect(platform.identify(tokens.access_token)).toEqual({ kind: 'member', memberId: ana })
    expect(platform.logins).toEqual([])
  })

  it('moves what the visitor had', async () => {
    const { access_token } = await visitor()
    const identity = platform.identify(access_token)
    const visitorId = identity.kind === 'visitor' ? identity.visitorId : ''
    const { fullUrl } = platform.redirect(identity, {
      auth: {
        authRequest: {
          clientId,
          responseType: 'code',
          redirectUri,
          state: 's',
          codeChallenge: new URL(authorizeUrl(), 'http://x').searchParams.get('code_challenge'),
          codeChallengeMethod: 'S256',
        },
      },
    })
    const code = await signInAsAna(platform, fullUrl)
    const tokens = (await (await exchange({ code })).json()) as Tokens
    expect(platform.identify(tokens.access_token)).toEqual({ kind: 'member', memberId: ana, visitorId })
    expect(platform.logins).toEqual([[visitorId, ana]])
  })

  it.each([
    [
      { codeVerifier: 'another-verifier-of-forty-three-characters-ok' },
      'codeVerifier does not fit the code challenge',
    ],
    [{ redirectUri: redirectUri + '/' }, 'redirectUri differs from the one that the code was asked for with'],
    [{ redirectUri: undefined }, 'redirectUri differs from the one that the code was asked for with'],
    [{ clientId: 'other' }, 'The code was issued to another client'],
  ])('refuses %j', async (changes, message) => {
    platform.register('other', [])
    const code = await signInAsAna(platform)
    expect(await refusal(await exchange({ code, ...changes }))).toEqual({
      status: 400,
      error: 'invalid_grant',
      message,
    })
  })

  it.each(['x'.repeat(42), 'x'.repeat(129), verifier + '+'])(
    'refuses the verifier %s, without spending the code',
    async (codeVerifier) => {
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const ask = { clientId, memberId: ana, redirectUri, codeChallenge }
      const code = platform.run({ kind: 'none' }, (context) => issueCode(context, ask))
      expect(await refusal(await exchange({ code, codeVerifier }))).toEqual({
        status: 400,
        error: 'invalid_request',
        message: 'codeVerifier must have 43 to 128 letters, digits or any of - . _ ~',
      })
      // A fitting form is looked at, and finds the code unspent.
      expect(await refusal(await exchange({ code }))).toMatchObject({
        message: 'codeVerifier does not fit the code challenge',
      })
    },
  )

  it('refuses a code after a minute', async () => {
    const [code, late] = [await signInAsAna(platform), await signInAsAna(platform)]
    platform.advance(60 * second - 1)
    expect((await exchange({ code })).status).toBe(200)
    platform.advance(1)
    expect(await refusal(await exchange({ code: late }))).toMatchObject({
      error: 'invalid_grant',
      message: 'The code has expired',
    })
  })

  it('gives tokens to one of a hundred who show the same code, and takes them back', async () => {
    const code = await signInAsAna(platform)
    const answers = await Promise.all(Array.from({ length: 100 }, async () => exchange({ code })))
    const granted = answers.filter(({ status }) => status === 200)
    expect(granted).toHaveLength(1)
    for (const answer of answers)
      if (answer !== granted[0])
        expect(await refusal(answer)).toMatchObject({ status: 400, message: 'The code has been used' })
    const tokens = (await granted[0]!.json()) as Tokens
    expect(() => platform.identify(tokens.access_token)).toThrow('expired, revoked or not known')
    expect(
      await refusal(
        await platform.grant({ grantType: 'refresh_token', clientId, refreshToken: tokens.refresh_token }),
      ),
    ).toMatchObject({ error: 'invalid_grant' })
  })

  it('takes a code once, and ends its tokens when it comes back', async () => {
    const code = await signInAsAna(platform)
    const tokens = (await (await exchange({ code })).json()) as Tokens
    expect(await refusal(await exchange({ code }))).toMatchObject({
      error: 'invalid_grant',
      message: 'The code has been used',
    })
    expect(() => platform.identify(tokens.access_token)).toThrow('expired, revoked or not known')
  })

  it('does not let a verifier be guessed', async () => {
    const code = await signInAsAna(platform)
    await exchange({ code, codeVerifier: 'another-verifier-of-forty-three-characters-ok' })
    expect(await refusal(await exchange({ code }))).toMatchObject({ message: 'The code has been used' })
  })
})

describe('grant authorized_client', () => {
  it.each(['memberId', 'member_id'])('gives the owner a member’s tokens by %s', async (name) => {
    const { access_token } = await visitor()
    const tokens = await platform.tokens(
      { grant_type: 'authorized_client', [name]: ana },
      `${access_token},${apiKey}`,
    )
    expect(platform.identify(tokens.access_token)).toEqual({ kind: 'member', memberId: ana })
  })

  it('gives them to the client that the visitor came by', async () => {
    platform.register('other', [])
    const { access_token } = await platform.tokens({ grantType: 'anonymous', clientId: 'other' })
    const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: ana }
    const { expires_in, refresh_token } = await platform.tokens(body, `${access_token},${apiKey}`)
    expect(expires_in).toBe(60)
    const renewal = { grantType: 'refresh_token', clientId: 'other', refreshToken: refresh_token }
    expect((await platform.grant(renewal)).status).toBe(200)
  })

  it('binds to a session of the member, if one is named', async () => {
    const session = (memberId: string) =>
      platform.run({ kind: 'none' }, (context) => startHostedSession(context, memberId))
    const grant = (session_token: string) =>
      platform.grant({ grant_type: 'authorized_client', member_id: ana, session_token }, apiKey)
    expect((await grant(session(ana))).status).toBe(200)
    for (const wrong of [session('5e7a1ce0-0000-4000-8000-0000000000a2'), 'nonsense'])
      expect(await refusal(await grant(wrong))).toMatchObject({
        error: 'invalid_grant',
        message: 'session_token is expired, ended or not that of the member',
      })
  })

  it('refuses a member who may not sign in yet', async () => {
    platform.run({ kind: 'none' }, (context) => {
      const member = context.state.in(members).get(ana)!
      context.state.in(members).put({ ...member, standing: 'awaitingApproval' })
    })
    expect(
      await refusal(await platform.grant({ grantType: 'authorized_client', memberId: ana }, apiKey)),
    ).toMatchObject({ status: 400, error: 'invalid_grant', message: 'The member may not sign in yet' })
  })

  it('refuses everybody else', async () => {
    const { access_token } = await visitor()
    const body = { grantType: 'authorized_client', memberId: ana }
    expect(await refusal(await platform.grant(body, access_token))).toMatchObject({
      status: 403,
      error: 'unauthorized_client',
    })
    expect(await refusal(await platform.grant(body, `${access_token},wrong`))).toMatchObject({
      status: 401,
      error: 'invalid_client',
    })
    expect(await refusal(await platform.grant({ ...body, memberId: 'x' }, apiKey))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect(await refusal(await platform.grant({ grantType: 'authorized_client' }, apiKey))).toMatchObject({
      message: 'member_id is required',
    })
  })
})

describe('identify', () => {
  it('reads every form of the header', async () => {
    const { access_token } = await visitor()
    expect(platform.identify(undefined)).toEqual({ kind: 'none' })
    expect(platform.identify('')).toEqual({ kind: 'none' })
    expect(platform.identify(access_token).kind).toBe('visitor')
    expect(platform.identify(`Bearer ${access_token}`)).toEqual(platform.identify(access_token))
    expect(platform.identify(apiKey)).toEqual({ kind: 'owner' })
    expect(platform.identify(`${access_token},${apiKey}`)).toEqual({ kind: 'owner' })
  })

  it('refuses unknown tokens and keys, and tokens that have expired', async () => {
    const { access_token } = await visitor()
    const refused = expect.objectContaining({ status: 401 }) as Error
    expect(() => platform.identify('nonsense')).toThrow(refused)
    expect(() => platform.identify(`${access_token},wrong`)).toThrow(refused)
    platform.advance(4 * 60 * 60 * second - 1)
    expect(platform.identify(access_token).kind).toBe('visitor')
    platform.advance(1)
    expect(() => platform.identify(access_token)).toThrow(refused)
  })

  it('keeps no token in the clear', async () => {
    const tokens = await visitor()
    await platform.grant({ grantType: 'refresh_token', clientId, refreshToken: tokens.refresh_token })
    const code = await signInAsAna(platform)
    const dump = JSON.stringify(platform.state.contents())
    for (const secret of [tokens.access_token, tokens.refresh_token, code, apiKey, 'harbour-ana-1'])
      expect(dump).not.toContain(secret)
    expect(dump).toContain(digest(tokens.access_token))
  })
})

describe('grant client_credentials', () => {
  const credentials = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    instance_id: instanceId,
  }

  it('gives an app a token of its own, without a refresh token', async () => {
    const response = await platform.grant(credentials)
    expect(response.status).toBe(200)
    const tokens = (await response.json()) as Tokens
    expect(tokens).toEqual({
      access_token: tokens.access_token,
      expires_in: 4 * 60 * 60,
      token_type: 'Bearer',
    })
    expect(platform.identify(tokens.access_token)).toEqual({ kind: 'owner', appId: clientId })
    platform.advance(4 * 60 * 60 * second)
    expect(() => platform.identify(tokens.access_token)).toThrow('expired, revoked or not known')
  })

  it.each([
    [{ client_id: undefined }, 400, 'invalid_request', 'client_id is required'],
    [{ client_secret: undefined }, 400, 'invalid_request', 'client_secret is required'],
    [{ instance_id: undefined }, 400, 'invalid_request', 'instance_id is required'],
    [{ client_id: 'nobody' }, 401, 'invalid_client', 'There is no client with id nobody'],
    [{ client_secret: 'wrong-secret' }, 401, 'invalid_client', 'client_secret is wrong'],
    [{ instance_id: 'other' }, 400, 'invalid_grant', 'There is no installation with instance_id other'],
    [{ client_id: 'public' }, 403, 'unauthorized_client', 'The client has no secret: register it with one'],
  ])('refuses %j', async (changes, status, error, message) => {
    platform.register('public', [])
    const response = await platform.grant({ ...credentials, ...changes })
    expect(await refusal(response)).toEqual({ status, error, message })
  })
})

describe('POST /oauth2/token-info', () => {
  it('tells whom a token stands for and until when', async () => {
    const { access_token } = await visitor()
    const identity = platform.identify(access_token)
    const info = (await (
      await platform.post('/oauth2/token-info', { token: access_token })
    ).json()) as Record<string, string>
    expect(info).toEqual({
      active: true,
      subjectType: 'VISITOR',
      subjectId: (identity as { visitorId: string }).visitorId,
      clientId,
      iat: String(Date.parse('2026-05-04T09:00:00Z') / second),
      exp: String(Date.parse('2026-05-04T13:00:00Z') / second),
      siteId,
      instanceId,
    })
    platform.advance(4 * 60 * 60 * second)
    expect(await (await platform.post('/oauth2/token-info', {}, access_token)).json()).toEqual({
      active: false,
    })
  })

  it('names a member', async () => {
    const tokens = await platform.tokens({ grantType: 'authorized_client', memberId: ana }, apiKey)
    const response = await platform.post('/oauth2/token-info', {}, `Bearer ${tokens.access_token}`)
    expect(await response.json()).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: ana })
  })

  it('names an app', async () => {
    const { access_token } = await platform.tokens({
      grantType: 'client_credentials',
      clientId,
      clientSecret,
      instanceId,
    })
    const response = await platform.post('/oauth2/token-info', { token: access_token })
    expect(await response.json()).toMatchObject({
      active: true,
      subjectType: 'APP',
      subjectId: clientId,
      instanceId,
    })
  })
})

describe('GET /oauth2/user-info', () => {
  const userInfo = (authorization?: string) =>
    platform.app.request('/oauth2/user-info', { headers: { ...(authorization && { authorization }) } })

  it('tells who the member is', async () => {
    const tokens = await platform.tokens({ grantType: 'authorized_client', memberId: ana }, apiKey)
    const response = await userInfo(`Bearer ${tokens.access_token}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      sub: ana,
      givenName: 'Ana',
      familyName: 'Ferreira',
      name: 'Ana Ferreira',
      email: 'ana@example.com',
      emailVerified: false,
      language: 'en',
    })
  })

  it.each([
    ['a visitor', 403, 'invalid_token', async () => (await visitor()).access_token],
    ['nobody', 401, 'invalid_token', async () => undefined],
    ['an unknown token', 401, 'invalid_client', async () => 'unknown'],
  ])('refuses %s', async (_, status, error, authorization) => {
    expect(await refusal(await userInfo(await authorization()))).toMatchObject({ status, error })
  })
})

it('GET /oauth2/jwks gives the public keys', async () => {
  expect(await (await platform.app.request('/oauth2/jwks')).json()).toEqual({ keys: [] })
})
