import { inspect } from 'node:util'
import {
  answerChallenge,
  apiKey,
  appOAuth,
  authenticationCallback,
  changePassword,
  completeLogin,
  createRedirectSession,
  getMemberTokens,
  login,
  loginIdentity,
  logoutIdentity,
  memoryStore,
  oauth,
  processVerification,
  recover,
  recoverAccount,
  register,
  registerIdentity,
  requestTokens,
  resendVerification,
  resendVerificationCode,
  type Session,
  sendActivationEmail,
  sendPasswordResetEmail,
  sendRecoveryEmail,
  signOn,
  startVerification,
  verifyDuringAuthentication,
  verifyFactor,
} from '@frontdesk/auth'
import {
  type Auth,
  type Client,
  combineHooks,
  createClient,
  type ElevatedAuth,
  type Hooks,
  isFrontdeskError,
  local,
  logger,
  type Read,
  type ResponseEvent,
  read,
  strictDates,
  traceparent,
  whole,
} from '@frontdesk/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Every secret contains this text: no output may show it, in whatever form. */
const canary = 'canary7d1f'

const secret = (name: string): string => `${canary}-${name}`

/** With characters that JSON and addresses write in another way. */
const password = `${secret('password')}-"\\/é &%`
const captchaTokens = [
  { Recaptcha: secret('captcha') },
  { InvisibleRecaptcha: secret('captcha-invisible') },
  { recaptchaForClientSiteKey: { token: secret('captcha-own'), siteKeyId: 'key-1' } },
]
const email = 'ana@example.com'
const stateToken = secret('state-token')
const sessionToken = secret('session-token')
const code = secret('code')
const codeVerifier = secret('verifier')
const state = secret('state')
const challenge = { stateToken, availableFactors: [] }
const verification = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } } as const

const oauthData = {
  redirectUri: 'http://127.0.0.1:3000/signed-in',
  originalUri: '/',
  codeVerifier,
  codeChallenge: 'challenge',
  state,
}

interface Note {
  at?: Date
}
const getNote: Read<object, Note> = read({
  id: 'notes.get',
  prefix: '/notes',
  route: 'POST /get',
  response: whole<Note>(),
})

type Case = readonly [
  name: string,
  call: (client: Client<Session>) => Promise<unknown>,
  as?: 'owner' | 'app' | 'expired',
]

const cases: readonly Case[] = [
  ['register', (client) => registerIdentity(client, { loginId: { email }, password, captchaTokens })],
  ['login', (client) => loginIdentity(client, { loginId: { email }, password, captchaTokens })],
  ['change password', (client) => changePassword(client, { newPassword: password })],
  ['callback', (client) => authenticationCallback(client, { state, sessionToken })],
  [
    'sign on',
    (client) => signOn(client as Client<ElevatedAuth>, { loginId: { email } }, { headers: {} }),
    'owner',
  ],
  ['logout', (client) => logoutIdentity(client, { clientId: 'client-1' })],
  ...(['smsData', 'callData', 'emailData', 'totpData'] as const).map((name): Case => [
    `factor ${name}`,
    (client) => verifyFactor(client, { factorType: 'SMS', stateToken, [name]: { code } }),
  ]),
  [
    'factor push',
    (client) => verifyFactor(client, { factorType: 'PUSH', stateToken, pushData: { transactionId: code } }),
  ],
  [
    'factor webauthn',
    (client) =>
      verifyFactor(client, {
        factorType: 'WEBAUTHN',
        stateToken,
        webauthnData: { challengeId: '1', credential: JSON.stringify({ id: secret('credential') }) },
      }),
  ],
  ['send recovery email', (client) => sendRecoveryEmail(client, { email })],
  [
    'send activation email',
    (client) => sendActivationEmail(client as Client<ElevatedAuth>, { identityId: '1' }),
    'owner',
  ],
  ['recover', (client) => recoverAccount(client, { recoveryToken: secret('recovery'), password })],
  ['start verification', (client) => startVerification(client, { identityId: '1' })],
  ['verify', (client) => verifyDuringAuthentication(client, { code, stateToken })],
  ['resend', (client) => resendVerification(client, { stateToken })],
  [
    'redirect session',
    (client) =>
      createRedirectSession(client, {
        auth: {
          authRequest: {
            clientId: 'client-1',
            responseType: 'code',
            state,
            codeChallenge: 'challenge',
            codeChallengeMethod: 'S256',
            sessionToken,
          },
        },
      }),
  ],
  ['grant anonymous', (client) => requestTokens(client, { grantType: 'anonymous', clientId: 'client-1' })],
  [
    'grant refresh',
    (client) => requestTokens(client, { grantType: 'refresh_token', refreshToken: secret('refresh') }),
  ],
  [
    'grant code',
    (client) =>
      requestTokens(client, { grantType: 'authorization_code', clientId: 'client-1', code, codeVerifier }),
  ],
  [
    'grant member',
    (client) => requestTokens(client, { grantType: 'authorized_client', member_id: 'member-1' }),
    'app',
  ],
  ['any call', (client) => getNote(client, {})],
  ['any call of a business', (client) => getNote(client, {}), 'owner'],
  ['any call of an app', (client) => getNote(client, {}), 'app'],
  ['a renewal', (client) => getNote(client, {}), 'expired'],
  ['the form for register', (client) => register(client, { email, password, captchaTokens })],
  ['the form for login', (client) => login(client, { email, password, captchaTokens })],
  [
    'the form for a code',
    (client) => processVerification(client, { verificationCode: code, state: verification }),
  ],
  ['the form for another code', (client) => resendVerificationCode(client, { state: verification })],
  [
    'the form for a factor',
    (client) => answerChallenge(client, { challenge, factorType: 'TOTP', totpData: { code } }),
  ],
  [
    'the form for a forgotten password',
    (client) => sendPasswordResetEmail(client, { email, redirectUri: 'http://127.0.0.1:3000/' }),
  ],
  [
    'the form for a new password',
    (client) => recover(client, { recoveryToken: secret('recovery'), password }),
  ],
  ['the exchange of a code', (client) => getMemberTokens(client, code, state, oauthData)],
  [
    'the exchange of a code with another state',
    (client) => getMemberTokens(client, code, secret('other'), oauthData),
  ],
  [
    'a return that belongs to nothing',
    (client) => completeLogin(client, `http://127.0.0.1:3000/?code=${code}&state=${state}`),
  ],
  [
    'a return with an error',
    (client) => completeLogin(client, `http://127.0.0.1:3000/?error=access_denied&state=${state}`),
  ],
]

interface Request {
  readonly url: string
  readonly init: RequestInit & { readonly body?: string }
}

const textOf = ({ url, init }: Request): string =>
  [
    url,
    decodeURIComponent(url),
    init.body ?? '',
    ...Object.values(init.headers as Record<string, string>),
  ].join('\n')

/** Everything of a request in every form in which a server may repeat it. */
const echo = (request: Request): Record<string, unknown> => {
  const { url, init } = request
  const body = init.body && (JSON.parse(init.body) as unknown)
  return {
    url,
    query: Object.fromEntries(new URL(url).searchParams),
    headers: init.headers,
    body,
    raw: init.body,
    text: textOf(request),
  }
}

const answers = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

const applicationError = (request: Request): object => ({
  message: textOf(request),
  details: { applicationError: { code: textOf(request), description: textOf(request), data: echo(request) } },
})

const validationError = (request: Request): object => ({
  message: textOf(request),
  details: {
    validationError: {
      fieldViolations: [
        {
          field: 'password',
          description: textOf(request),
          violatedRule: textOf(request),
          data: { type: 'EMAIL', ...echo(request) },
        },
        echo(request),
      ],
    },
  },
})

const html = (request: Request): string =>
  `<html><script>${JSON.stringify(echo(request))}</script><pre>${textOf(request)}</pre></html>`

const networkError = ({ url }: Request): Error =>
  Object.assign(
    new TypeError(`fetch of ${url} failed`, {
      cause: Object.assign(new Error(`connect ${decodeURIComponent(url)}`), {
        code: 'ECONNRESET',
        input: url,
      }),
    }),
    { url },
  )

const never = ({ init }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => {
      reject(init.signal?.reason as Error)
    })
  })

type Fault = (request: Request) => Response | Promise<Response>

const faults: Readonly<Record<string, Fault>> = {
  'garbage with 200': (request) => answers(200, `garbage ${textOf(request)}`),
  'truncated JSON with 200': (request) =>
    answers(200, JSON.stringify({ ...echo(request), end: '' }).slice(0, -2)),
  'HTML with 200': (request) => answers(200, html(request), { 'content-type': 'text/html' }),
  'an echo with 200': (request) =>
    answers(200, {
      ...echo(request),
      at: textOf(request),
      state: textOf(request),
      identity: { createdDate: textOf(request) },
    }),
  'an empty answer': () => answers(200, ''),
  null: () => answers(200, 'null'),
  '400 with refused fields': (request) => answers(400, validationError(request)),
  '400 with refused fields and a request id': (request) =>
    answers(400, validationError(request), { 'x-wix-request-id': 'request-1' }),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 428].map((status) => [
      `${status} of the application`,
      (request: Request) => answers(status, applicationError(request)),
    ]),
  ),
  '401 with an echo': (request) => answers(401, echo(request)),
  '400 in the form of OAuth': (request) =>
    answers(400, { error: 'invalid_grant', error_description: textOf(request), message: textOf(request) }),
  '429': (request) => answers(429, applicationError(request), { 'retry-after': '0' }),
  '429 without a body': (request) => answers(429, html(request)),
  '500 with an echo': (request) => answers(500, { message: textOf(request), ...echo(request) }),
  '500 with an echo and a request id': (request) =>
    answers(500, { message: textOf(request), ...echo(request) }, { 'x-wix-request-id': 'request-1' }),
  '400 with a long echo': (request) => {
    const long = textOf(request).repeat(100)
    return answers(400, {
      message: long,
      details: { applicationError: { code: long, description: long, data: { long } } },
    })
  },
  '500 of the application': (request) => answers(500, applicationError(request)),
  'HTML with 502': (request) => answers(502, html(request), { 'content-type': 'text/html' }),
  'a redirect to an address with the secrets': (request) =>
    answers(302, '', {
      location: `https://elsewhere.example/?${new URLSearchParams({ token: textOf(request) }).toString()}`,
    }),
  'a fault of the network': (request) => Promise.reject(networkError(request)),
  'a fault of the network that is no error': (request) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- A transport may throw anything.
    throw { message: request.url, cause: { url: request.url } }
  },
  'a fault while the body is read': (request) =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(networkError(request)) }), {
      status: 200,
    }),
  'no answer in time': never,
  'an abort': never,
}

/** Everywhere that a text can hide in a value: own and inherited properties, hidden ones, causes, what JSON and logs show. */
const textsIn = (value: unknown): readonly string[] => {
  const show = (part: unknown): string => inspect(part, { depth: 10, showHidden: true })
  const texts = [show(value), JSON.stringify([value])]
  for (let one = value; Object(one) === one; one = Object.getPrototypeOf(one) as unknown)
    for (const key of Reflect.ownKeys(one as object))
      texts.push(String(key), show(Reflect.getOwnPropertyDescriptor(one as object, key)?.value))
  for (let one: unknown = value, depth = 0; one instanceof Error && depth < 10; one = one.cause, depth++)
    texts.push(one.message, one.stack ?? '', String(one), JSON.stringify(one))
  if (isFrontdeskError(value)) texts.push(JSON.stringify(structuredClone(value.toJSON())))
  return texts
}

const leaks = (value: unknown): readonly string[] =>
  textsIn(value).flatMap((text) => {
    const at = text.indexOf(canary)
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)]
  })

interface Shown {
  readonly error?: unknown
  readonly result?: unknown
  readonly events: readonly unknown[]
  readonly lines: readonly unknown[]
  readonly client: Client
  readonly requests: readonly Request[]
}

const authOf = (as: Case[2]): Auth => {
  if (as === 'owner') return apiKey({ apiKey: secret('api-key'), siteId: 'site-1' })
  if (as === 'app')
    return appOAuth({
      clientId: 'client-1',
      apiKey: secret('api-key'),
      siteId: 'site-1',
      memberId: 'member-1',
    })
  const store = memoryStore()
  const expiresAt = as === 'expired' ? 1 : 9_999_999_999
  const auth = oauth({ clientId: 'client-1', store })
  store.set('frontdesk:client-1:http://127.0.0.1:4600:tokens', {
    accessToken: { value: secret('access'), expiresAt },
    refreshToken: { value: secret('refresh'), role: 'member' },
    sessionId: 'session-1',
  })
  return auth
}

/** Makes a call that goes wrong and gathers everything that it shows. */
const show = async ([, call, as]: Case, name: string): Promise<Shown> => {
  const events: unknown[] = []
  const lines: unknown[] = []
  const requests: Request[] = []
  const fault = faults[name]!
  const keep = (event: object): void => void events.push(event)
  /** Hooks get the headers of an answer as the server sent them, so the test leaves them out. */
  const keepAnswer = ({ headers: _, ...event }: ResponseEvent): void => void events.push(event)
  const recorder: Hooks = { onRequest: keep, onResponse: keepAnswer, onRetry: keep, onError: keep }
  const controller = new AbortController()
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth: authOf(as) as Session,
    validate: strictDates,
    attempts: 2,
    hooks: combineHooks(
      recorder,
      traceparent(),
      logger({ level: 'debug', log: (...line) => void lines.push(line) }),
    ),
    async fetch(url, init) {
      const request = { url, init: init as Request['init'] }
      requests.push(request)
      if (name === 'an abort') queueMicrotask(() => controller.abort('the person left'))
      // The tokens of a visitor are what an app comes with.
      if (as === 'app' && request.init.body?.includes('"anonymous"'))
        return answers(200, {
          access_token: secret('visitor'),
          refresh_token: secret('refresh'),
          expires_in: 14400,
        })
      return fault(request)
    },
  })
  const own: Client<Session> = {
    ...client,
    send: (operation, input, options) =>
      client.send(operation, input, { ...options, signal: controller.signal }),
  }
  const shown = { events, lines, client, requests }
  try {
    return { ...shown, result: await (fault === never ? withoutWaiting(() => call(own)) : call(own)) }
  } catch (error) {
    return { ...shown, error }
  }
}

/** Makes a call that only timers end: they fire at once. */
const withoutWaiting = async <T>(call: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const progress = { isOver: false }
    const answer = call().finally(() => {
      progress.isOver = true
    })
    answer.catch(() => undefined)
    while (!progress.isOver) await vi.advanceTimersByTimeAsync(1000)
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

beforeEach(() => {
  // No wait between two attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

/** The reasons why an error could not be logged, sent or shown. */
const flaws = (error: unknown): readonly string[] => {
  if (!isFrontdeskError(error)) return ['is none of ours']
  let causes = -1
  for (let one: unknown = error; one instanceof Error; one = one.cause) causes++
  const json = JSON.stringify(error)
  return Object.entries({
    'has no message': !error.message,
    'takes more than 4 kB as JSON': json.length > 4096,
    'is not the same after a clone': JSON.stringify(structuredClone(error.toJSON())) !== json,
    'points at itself': inspect(error, { depth: 10, showHidden: true }).includes('[Circular'),
    'has more than 3 causes': causes > 3,
  }).flatMap(([flaw, there]) => (there ? [flaw] : []))
}

describe('an error shows no secret and can be logged, whatever goes wrong:', () => {
  it.each(Object.keys(faults))('%s', async (fault) => {
    const found: Record<string, readonly string[]> = {}
    for (const one of cases) {
      const { error, result, events, lines, client } = await show(one, fault)
      const failed = (result as { loginState?: string } | undefined)?.loginState === 'FAILURE'
      const told = events.map((event) => (event as { error?: unknown }).error)
      for (const [place, value] of Object.entries({ error, result: failed && result, events, lines, client }))
        found[`${one[0]}: ${place}`] = leaks(value)
      found[`${one[0]}: errors of the hooks`] = [...new Set(told)]
        .filter((own) => own !== error)
        .flatMap(leaks)
      found[`${one[0]}: its form`] = error === undefined ? [] : flaws(error)
    }
    expect(Object.entries(found).filter(([, texts]) => texts.length)).toEqual([])
  })
})

it('the search for secrets finds a leak', async () => {
  const seen = new Set<string>()
  for (const one of cases)
    for (const { url, init } of (await show(one, '500 with an echo')).requests)
      for (const [mark] of textOf({ url, init }).matchAll(new RegExp(`${canary}-[a-z-]+`, 'g')))
        seen.add(mark.replace(/-$/, ''))
  for (const name of [
    'password',
    'captcha',
    'captcha-invisible',
    'captcha-own',
    'state-token',
    'session-token',
    'state',
    'code',
    'verifier',
    'recovery',
    'refresh',
    'access',
    'api-key',
    'credential',
  ])
    expect([...seen]).toContain(secret(name))
  expect(leaks(new Error(`x ${canary}`))).not.toEqual([])
  expect(leaks(new Error('x', { cause: new Error('y', { cause: { deep: [canary] } }) }))).not.toEqual([])
  expect(leaks(Object.defineProperty({}, 'hidden', { value: canary, enumerable: false }))).not.toEqual([])
})
