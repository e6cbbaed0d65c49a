import {
  answerChallenge,
  login,
  type LoginChallenge,
  type LoginResult,
  oauth,
  processVerification,
  recover,
  register,
  resendVerificationCode,
  sendPasswordResetEmail,
} from '@frontdesk/auth'
import { createClient, isAbortError, local } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'

interface Sent {
  path: string
  body: Record<string, unknown>
}

type Reply = () => Response | Promise<Response>

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

/** A platform that gives tokens, and one answer to everything else. */
const platform = (reply: Reply, timeout?: number) => {
  const sent: Sent[] = []
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth: oauth({ clientId: 'client-1' }),
    ...(timeout !== undefined && { timeout }),
    fetch: async (url, { body, signal }) => {
      const { pathname } = new URL(url)
      if (pathname === '/oauth2/token')
        return json({ access_token: 'access', refresh_token: 'refresh', expires_in: 14400 })
      sent.push({ path: pathname, body: JSON.parse(body as string) as Record<string, unknown> })
      return Promise.race([
        reply(),
        new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'))
          })
        }),
      ])
    },
  })
  return { client, sent }
}

const applicationError = (code: string | number, status = 400): Response =>
  json({ message: 'No', details: { applicationError: { code, description: 'No', data: {} } } }, status)

const validationError = (violation: object): Response =>
  json({ message: 'INVALID', details: { validationError: { fieldViolations: [violation] } } }, 400)

const credentials = { email: 'ana@example.com', password: 'harbour-ana-1' }

/** The fields of a result that the specification names. */
const summary = (result: LoginResult): object =>
  result.loginState === 'FAILURE'
    ? { loginState: result.loginState, error: result.error, errorCode: result.errorCode }
    : result

const pending: LoginResult = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state-1' } }
const challenge: LoginChallenge = { stateToken: 'state-1', factorType: 'EMAIL' }

const steps = {
  login: (client) => login(client, credentials),
  register: (client) => register(client, credentials),
  processVerification: (client) =>
    processVerification(client, { verificationCode: '123456', state: pending }),
  resendVerificationCode: (client) => resendVerificationCode(client, { state: pending }),
  answerChallenge: (client) =>
    answerChallenge(client, { challenge, factorType: 'EMAIL', emailData: { code: '123456' } }),
  recover: (client) => recover(client, { recoveryToken: 'r', password: 'harbour-ana-2' }),
} satisfies Record<string, (client: ReturnType<typeof platform>['client']) => Promise<LoginResult>>

type Step = keyof typeof steps
const names = Object.keys(steps) as Step[]

describe('the answer of the platform', () => {
  it.each<[object, object]>([
    [
      { state: 'SUCCESS', sessionToken: 'session-1' },
      { loginState: 'SUCCESS', data: { sessionToken: 'session-1' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-1' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state-1' } },
    ],
    [
      { state: 'STATUS_CHECK', stateToken: 'state-1' },
      { loginState: 'FAILURE', error: 'Unknown _state' },
    ],
    [{ state: 'SUCCESS' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'TOMORROW' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'REQUIRE_MFA' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{}, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [
      {
        state: 'REQUIRE_MFA',
        stateToken: 'state-1',
        requireMfaData: { availableFactors: [{ factorType: 'SMS' }], reason: 'HIGH_RISK_LOGIN' },
      },
      {
        loginState: 'FAILURE',
        error: 'Unknown _state',
        challenge: {
          stateToken: 'state-1',
          availableFactors: [{ factorType: 'SMS' }],
          reason: 'HIGH_RISK_LOGIN',
        },
      },
    ],
    [
      {
        state: 'MFA_CHALLENGE',
        stateToken: 'state-1',
        mfaChallengeData: { factorType: 'PUSH', verificationChallengeData: { hint: 'phone' } },
      },
      {
        loginState: 'FAILURE',
        error: 'Unknown _state',
        challenge: {
          stateToken: 'state-1',
          factorType: 'PUSH',
          verificationChallengeData: { hint: 'phone' },
        },
      },
    ],
  ])('%j is %j', async (answer, expected) => {
    for (const name of ['login', 'register', 'processVerification', 'answerChallenge', 'recover'] as const) {
      const { client } = platform(() => json(answer))
      expect(await steps[name](client), name).toEqual(expected)
    }
  })
})

describe('the specified codes', () => {
  it.each<[Step, string | number, string | undefined]>([
    ['login', -19971, 'missingCaptchaToken'],
    ['login', '-19970', 'invalidCaptchaToken'],
    ['login', '-19976', 'invalidPassword'],
    ['login', '-19973', 'resetPassword'],
    ['login', '-19971', 'missingCaptchaToken'],
    ['login', -19970, 'invalidCaptchaToken'],
    ['login', -19976, 'invalidPassword'],
    ['login', -19973, 'resetPassword'],
    ['login', 'NETWORK', 'invalidEmail'],
    ['login', '-19995', 'invalidEmail'],
    ['login', 'NOT_FOUND', 'invalidEmail'],
    ['login', 'constructor', 'invalidEmail'],
    ['register', '-19971', 'missingCaptchaToken'],
    ['register', -19995, 'emailAlreadyExists'],
    ['register', -19971, 'missingCaptchaToken'],
    ['register', '-19995', 'emailAlreadyExists'],
    ['register', '-19970', 'invalidCaptchaToken'],
    ['register', -19970, 'invalidCaptchaToken'],
    ['register', '-19976', undefined],
    ['register', 'IP_ADDRESS_FILTERED', undefined],
    ['register', 'DUPLICATE_EMAIL', 'emailAlreadyExists'],
    ['processVerification', 'VERIFICATION_FAILED', 'verificationFailed'],
    ['resendVerificationCode', 'VERIFICATION_FAILED', 'verificationFailed'],
    ['answerChallenge', 'VERIFICATION_FAILED', 'verificationFailed'],
    ['recover', 'INVALID_RECOVERY_TOKEN', undefined],
  ])('%s: %s is %s', async (name, code, errorCode) => {
    const { client, sent } = platform(() => applicationError(code))
    expect(summary(await steps[name](client))).toEqual({ loginState: 'FAILURE', error: 'No', errorCode })
    expect(sent).toHaveLength(1)
  })

  it('a refused email address is invalidEmail, in the words of the platform', async () => {
    const violation = { field: 'loginId.email', description: 'is no address', data: { type: 'EMAIL' } }
    const { client } = platform(() => validationError(violation))
    expect(summary(await register(client, credentials))).toEqual({
      loginState: 'FAILURE',
      error: 'is no address',
      errorCode: 'invalidEmail',
    })
    expect(await login(client, credentials)).toMatchObject({ errorCode: 'invalidEmail' })
  })

  it.each([400, 401, 403, 404, 409, 422])('count with status %i, too', async (status) => {
    const { client } = platform(() => applicationError(-19976, status))
    expect(await login(client, credentials)).toMatchObject({ errorCode: 'invalidPassword' })
    const { client: other } = platform(() => applicationError('OTHER', status))
    expect(await login(other, credentials)).toMatchObject({ errorCode: 'invalidEmail' })
  })

  it('an email violation counts among others', async () => {
    const { client } = platform(() =>
      json(
        {
          message: 'INVALID',
          details: {
            validationError: {
              fieldViolations: [
                { field: 'password', description: 'is too short', data: { type: 'LENGTH' } },
                { field: 'loginId.email', description: 'is no address', data: { type: 'EMAIL' } },
                { field: 'profile' },
              ],
            },
          },
        },
        400,
      ),
    )
    expect(await register(client, credentials)).toMatchObject({
      error: 'is no address',
      errorCode: 'invalidEmail',
    })
  })

  it('gives another refused field no code, and keeps its violation', async () => {
    const violation = { field: 'password', description: 'is too short', violatedRule: 'OTHER' }
    const { client } = platform(() => validationError(violation))
    const result = await register(client, credentials)
    expect(summary(result)).toEqual({
      loginState: 'FAILURE',
      error: 'INVALID_ARGUMENT: "password" is too short',
      errorCode: undefined,
    })
    expect(result).toMatchObject({ cause: { violations: [violation] } })
  })
})

describe('a fault gives a code of its own:', () => {
  const faults: Record<string, [Reply, string]> = {
    'a lost connection': [() => Promise.reject(new TypeError('fetch failed')), 'network'],
    'an answer that never comes': [() => new Promise<Response>(() => undefined), 'timeout'],
    'too many requests': [() => applicationError('THROTTLED_FEATURE', 429), 'throttled'],
    'a broken server': [() => json({ message: 'Oh' }, 500), 'unavailable'],
    'a broken server with a code': [() => applicationError('OH', 503), 'unavailable'],
    'a request that came too slowly': [() => applicationError('OH', 408), 'unavailable'],
    'a page in between': [() => new Response('<html>', { status: 502 }), 'unavailable'],
    'an answer that is no JSON': [() => new Response('<html>'), 'unavailable'],
    'a redirect': [() => new Response('', { status: 302, headers: { location: '/x' } }), 'unavailable'],
  }

  it.each(Object.keys(faults))('%s', async (name) => {
    const [reply, errorCode] = faults[name]!
    for (const step of names) {
      const { client } = platform(reply, 25)
      expect(await steps[step](client), step).toMatchObject({ loginState: 'FAILURE', errorCode })
    }
  })

  it('a refused visitor session', async () => {
    const client = createClient({
      platform: local('http://127.0.0.1:4600'),
      auth: oauth({ clientId: 'nobody' }),
      fetch: () => Promise.resolve(json({ error: 'invalid_client' }, 401)),
    })
    expect(await login(client, credentials)).toMatchObject({ errorCode: 'unavailable' })
  })

  it('an abort is thrown, because the caller who aborts needs no result', async () => {
    const controller = new AbortController()
    const { client } = platform(() => {
      controller.abort()
      return new Promise<Response>(() => undefined)
    })
    const error: unknown = await login(client, credentials, { signal: controller.signal }).catch(
      (reason: unknown) => reason,
    )
    expect(isAbortError(error)).toBe(true)
  })
})

describe('the request', () => {
  it('contains the captcha tokens, the profile and all other fields for login and register', async () => {
    const { client, sent } = platform(() => json({ state: 'REQUIRE_OWNER_APPROVAL' }))
    const captchaTokens = [{ Recaptcha: 'c-1' }]
    await login(client, { ...credentials, captchaTokens, clientMetaData: { a: 1 } })
    await register(client, { ...credentials, captchaTokens, profile: { firstName: 'Ana' } })
    const { email, password } = credentials
    expect(sent).toEqual([
      {
        path: '/_api/iam/authentication/v2/login',
        body: { loginId: { email }, password, captchaTokens, clientMetaData: { a: 1 } },
      },
      {
        path: '/_api/iam/authentication/v2/register',
        body: { loginId: { email }, password, captchaTokens, profile: { firstName: 'Ana' } },
      },
    ])
  })

  it('contains the state token of the given result in a later step', async () => {
    const { client, sent } = platform(() => json({ state: 'SUCCESS', sessionToken: 's' }))
    await steps.processVerification(client)
    await answerChallenge(client, {
      challenge,
      factorType: 'PUSH',
      pushData: { transactionId: 't' },
      rememberThisDevice: true,
    })
    await sendPasswordResetEmail(client, {
      email: 'ana@example.com',
      redirectUri: 'https://studio.example/new',
    })
    expect(sent).toEqual([
      { path: '/_api/iam/verification/v1/auth/verify', body: { code: '123456', stateToken: 'state-1' } },
      {
        path: '/_api/iam/authentication/v2/PUSH/verify',
        body: { stateToken: 'state-1', pushData: { transactionId: 't' }, rememberThisDevice: true },
      },
      {
        path: '/_api/iam/recovery/v1/send-email',
        body: {
          email: 'ana@example.com',
          redirect: { url: 'https://studio.example/new', clientId: 'client-1' },
        },
      },
    ])
  })

  it.each<LoginResult>([
    { loginState: 'INITIAL' },
    { loginState: 'USER_CAPTCHA_REQUIRED' },
    { loginState: 'SILENT_CAPTCHA_REQUIRED' },
    { loginState: 'SUCCESS', data: { sessionToken: 's' } },
    { loginState: 'OWNER_APPROVAL_REQUIRED' },
    { loginState: 'FAILURE', error: 'No' },
  ])('nothing when no verification is asked for: $loginState', async (state) => {
    const { client, sent } = platform(() => json({ state: 'SUCCESS', sessionToken: 's' }))
    const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }
    expect(await processVerification(client, { verificationCode: '123456', state })).toEqual(unknown)
    expect(await resendVerificationCode(client, { state })).toEqual(unknown)
    expect(sent).toEqual([])
  })
})

it('continues with the state token after a new code, the same one or another', async () => {
  expect(await steps.resendVerificationCode(platform(() => json({})).client)).toEqual(pending)
  const other = platform(() => json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' }))
  expect(await steps.resendVerificationCode(other.client)).toEqual({
    ...pending,
    data: { stateToken: 'state-2' },
  })
})

it('keeps two sign-ins apart: nothing is remembered between calls', async () => {
  let count = 0
  const { client, sent } = platform(() =>
    json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: `state-${++count}` }),
  )
  const first = await register(client, credentials)
  const second = await register(client, { ...credentials, email: 'tom@example.com' })
  await processVerification(client, { verificationCode: '111111', state: first })
  await processVerification(client, { verificationCode: '222222', state: second })
  expect(sent.slice(2).map(({ body }) => body)).toEqual([
    { code: '111111', stateToken: 'state-1' },
    { code: '222222', stateToken: 'state-2' },
  ])
})
