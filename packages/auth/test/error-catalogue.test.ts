import {
  createRedirectSession,
  elevate,
  fetchWithAuth,
  getMemberTokens,
  graphql,
  login,
  type LoginResult,
  logout,
  oauth,
  processVerification,
  register,
  type Session,
  signOn,
  startLogin,
} from '@frontdesk/auth'
import { type Client, createClient, hosted } from '@frontdesk/core'
import nock from 'nock'
import { beforeEach, describe, expect, it } from 'vitest'

const origin = 'https://www.wixapis.com'
const headers = { 'content-type': 'application/json', 'x-wix-request-id': 'request-1' }

let client: Client<Session>

const giveTokens = (): nock.Scope =>
  nock(origin)
    .persist()
    .post('/oauth2/token')
    .optionally()
    .reply(200, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 14400 }, headers)

/** The platform answers every identity and redirect call with this. */
const answer = (status: number, body: unknown): void => {
  giveTokens()
  nock(origin)
    .post(/^\/(_api|_auth|v1|v2)/)
    .reply(status, body as nock.Body, headers)
}

const declined = (code: string | number): object => ({
  message: 'No',
  details: { applicationError: { code, description: 'No', data: {} } },
})

const refused = (type: string): object => ({
  message: 'INVALID_ARGUMENT',
  details: {
    validationError: {
      fieldViolations: [
        { field: 'loginId.email', description: 'is no address', violatedRule: 'OTHER', data: { type } },
      ],
    },
  },
})

const credentials = { email: 'ana@example.com', password: 'harbour-ana-1' }

const failure = async (call: () => unknown): Promise<Record<string, unknown>> => {
  try {
    await call()
  } catch (error) {
    return { ...(error as object), message: (error as Error).message }
  }
  throw new Error('did not fail')
}

beforeEach(() => {
  client = createClient({ platform: hosted(), auth: oauth({ clientId: 'client-1' }), attempts: 1 })
})

/** The answers of the platform, and the result of the step. */
const failures: readonly (readonly [
  step: 'login' | 'register',
  when: string,
  status: number,
  body: object,
  errorCode: string | undefined,
  error?: string,
])[] = [
  ['register', 'a violation of type EMAIL', 400, refused('EMAIL'), 'invalidEmail', 'is no address'],
  ['register', 'code -19971', 400, declined(-19971), 'missingCaptchaToken'],
  ['register', 'code "-19971"', 400, declined('-19971'), 'missingCaptchaToken'],
  ['register', 'code -19995', 409, declined(-19995), 'emailAlreadyExists'],
  ['register', 'code "-19995"', 409, declined('-19995'), 'emailAlreadyExists'],
  ['register', 'code -19970', 400, declined(-19970), 'invalidCaptchaToken'],
  ['register', 'code "-19970"', 400, declined('-19970'), 'invalidCaptchaToken'],
  ['register', 'a violation of another type', 400, refused('PHONE'), undefined],
  ['register', 'another code', 400, declined('OTHER'), undefined],
  ['login', 'code -19971', 400, declined(-19971), 'missingCaptchaToken'],
  ['login', 'code "-19971"', 400, declined('-19971'), 'missingCaptchaToken'],
  ['login', 'code -19970', 400, declined(-19970), 'invalidCaptchaToken'],
  ['login', 'code "-19970"', 400, declined('-19970'), 'invalidCaptchaToken'],
  ['login', 'code -19976', 400, declined(-19976), 'invalidPassword'],
  ['login', 'code "-19976"', 400, declined('-19976'), 'invalidPassword'],
  ['login', 'code -19973', 400, declined(-19973), 'resetPassword'],
  ['login', 'code "-19973"', 400, declined('-19973'), 'resetPassword'],
  ['login', 'another code', 400, declined('OTHER'), 'invalidEmail'],
  ['login', 'a refused field', 400, refused('EMAIL'), 'invalidEmail'],
  ['login', 'no error body', 404, {}, 'invalidEmail'],
  // A fault of the platform is no verdict on the address.
  ['login', 'a fault of the platform', 500, {}, 'unavailable'],
]

describe('failures of register and login', () => {
  const rows = failures.map(([step, when, status, body, errorCode, error]) => ({
    step,
    when,
    status,
    body,
    errorCode,
    error,
  }))

  it.each(rows)('$step: $when (status $status)', async ({ step, status, body, errorCode, error }) => {
    answer(status, body)
    const result = await (step === 'login' ? login : register)(client, credentials)
    expect(result).toMatchObject({ loginState: 'FAILURE', ...(error && { error }) })
    expect(result.loginState === 'FAILURE' && result.errorCode).toBe(errorCode)
  })

  it.each([
    'UNKNOWN_STATE',
    'STATUS_CHECK',
    'REQUIRE_MISSING_FIELDS',
    'REQUIRE_FIRST_FACTOR',
    'NEW_ONE',
    undefined,
  ])('Unknown _state: the state %s', async (state) => {
    answer(200, { state })
    expect(await login(client, credentials)).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  })

  it.each<LoginResult>([
    { loginState: 'SUCCESS', data: { sessionToken: 's' } },
    { loginState: 'OWNER_APPROVAL_REQUIRED' },
    { loginState: 'INITIAL' },
    { loginState: 'FAILURE', error: 'x' },
  ])('Unknown _state: a verification in the state $loginState', async (state) => {
    expect(await processVerification(client, { verificationCode: '123456', state })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
  })
})

it.each(['message', 'details', 'applicationError', 'code', 'description', 'a', 'No'])(
  'the password "%s", though it stands in the answer, is told to be wrong',
  async (password) => {
    answer(400, declined('-19976'))
    expect(await login(client, { ...credentials, password })).toMatchObject({ errorCode: 'invalidPassword' })
  },
)

describe('failures of the token endpoint', () => {
  const refusedCode =
    `. ${origin}/oauth2/token refused the code of the client id "client-1". A code works once, for a short time, ` +
    'and only for the client id and the address that it was asked for with.'

  it.each([
    [400, 'Bad Request', refusedCode],
    [403, 'Forbidden', refusedCode],
    [500, 'Internal Server Error', ''],
  ])('Failed to fetch tokens from OAuth API: %i', async (status, statusText, advice) => {
    nock(origin)
      .post('/oauth2/token')
      .times(3)
      .optionally()
      .reply(status, { error: 'echo of refresh-secret' }, headers)
    const { message, ...fields } = await failure(() => getMemberTokens(client, 'code', 'state', data))
    expect(message).toBe(
      `Failed to fetch tokens from OAuth API: ${statusText}. request id: request-1${advice}`,
    )
    expect(fields).toMatchObject({ code: 'TOKENS_REFUSED', status, requestId: 'request-1' })
    expect(JSON.stringify(fields)).not.toContain('refresh-secret')
  })

  const data = {
    redirectUri: 'https://studio.example/back',
    originalUri: '',
    codeVerifier: 'v'.repeat(43),
    codeChallenge: 'c',
    state: 'state',
  }

  it.each([
    [null, 'state', 'Missing code or _state'],
    ['', 'state', 'Missing code or _state'],
    ['code', null, 'Missing code or _state'],
    ['code', '', 'Missing code or _state'],
    ['code', 'other', 'Invalid _state'],
  ])('code %j and state %j: %s', async (code, state, message) => {
    expect(await failure(() => getMemberTokens(client, code, state, data))).toMatchObject({ message })
  })
})

describe('redirect sessions', () => {
  const start = (): Promise<unknown> => startLogin(client, { redirectUri: 'https://studio.example/back' })
  const end = (): Promise<unknown> => logout(client, { returnTo: 'https://studio.example/' })

  it.each([
    ['sign-in, no address', start, {}],
    ['sign-in, an empty address', start, { fullUrl: '' }],
    ['sign-in, a script', start, { fullUrl: 'javascript:alert(1)' }],
    ['sign-out, no address', end, {}],
  ])('No redirect URL found: %s', async (_, call, redirectSession) => {
    answer(200, { redirectSession })
    expect(await failure(call)).toMatchObject({ message: 'No redirect URL found', code: 'NO_REDIRECT_URL' })
  })

  it('the answer itself is given by the operation', async () => {
    answer(200, { redirectSession: {} })
    expect(await createRedirectSession(client, { login: {} })).toEqual({})
  })
})

describe('context errors', () => {
  const bare = createClient({ platform: hosted() })
  const required =
    'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).'

  it.each<[string, () => unknown]>([
    [
      'fetchWithAuth is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
      () => fetchWithAuth(bare),
    ],
    [
      'graphql is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
      () => graphql(bare),
    ],
    // @ts-expect-error a client without auth is not elevated
    [required, () => elevate(bare)],
    // @ts-expect-error the client of a visitor is not elevated
    [required, () => elevate(client)],
    // @ts-expect-error the client of a visitor is not elevated
    [required, () => signOn(client, { loginId: { email: 'ana@example.com' } })],
  ])('%s', async (message, call) => {
    expect(await failure(call)).toMatchObject({ name: 'ContextError', code: 'CONTEXT', message })
  })
})
