import {
  type AnyOperation,
  type AnySpec,
  type Client,
  invalid,
  isFrontdeskError,
  type Platform,
} from '@frontdesk/core'
import { logout } from '../logout.ts'
import { completeLogin, startLogin } from '../login/redirect-login.ts'
import type { Session } from '../session.ts'
import { callHeader, defaultPath, stateHeader, writeState } from './session-state.ts'
import { openSession, type RequestSession, type ServerSessionOptions, withCookies } from './with-session.ts'

export interface SessionHandlerOptions extends Omit<ServerSessionOptions, 'readable'> {
  /** The operations that browsers may call through the handler; it refuses all others. */
  readonly operations: readonly AnyOperation[]
  /** The path below which the handler responds; defaults to `/api/frontdesk`. */
  readonly path?: string | undefined
  /** The public origin behind a proxy: `https://shop.example`. Defaults to the origin of the request. */
  readonly origin?: string | undefined
  /** The path of the page that says why a sign-in failed: it gets the code as `signInError` of its query. `/` unless given. */
  readonly signInFailed?: string | undefined
}

/** Maximum size of a request in bytes; the platform accepts no more. */
const largestBody = 1_048_576

/** Statuses of answers without a body. */
const withoutBody: readonly number[] = [204, 205, 304]

/** How long to wait for the platform, in milliseconds. */
const longestCall = 30_000

/** Request headers that are forwarded. */
const requestHeaders = ['content-type', 'idempotency-key', 'traceparent', 'x-frontdesk-names'] as const

/** Response headers that are forwarded. */
const responseHeaders = [
  'content-type',
  'date',
  'retry-after',
  'x-wix-request-id',
  'idempotency-replayed',
] as const

/** A response in the form of the platform's errors, so that the client parses it as one. */
const refusal = (status: number, code: string, message: string): Response =>
  Response.json(
    { message, details: { applicationError: { code, description: message, data: {} } } },
    { status },
  )

/**
 * A parameter of a path as the client writes it: encoded, without separators and control characters, even if a server
 * behind decodes it again.
 */
const parameter = "(?:[\\w.!~*'()-]|%(?!(?:25)*(?:2[EeFf]|5[Cc]|[01].|7[Ff]))[\\dA-Fa-f]{2})+"

/** The paths of an operation on a platform, each with its method, as patterns. */
const patternsOf = ({ prefix, route, fallback }: AnySpec, { prefixes }: Platform): RegExp[] =>
  [route, ...(fallback ? [fallback] : [])].map((own) => {
    const [method = '', path = ''] = own.split(' ')
    const literal = `${method} ${prefixes?.[prefix] ?? prefix}${path}`.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    return new RegExp(`^${literal.replace(/\{[^}]+\}/g, () => parameter)}$`)
  })

/** Reads the body of a request, or gives the refusal of it. */
const readBody = async ({ body, headers }: Request): Promise<Uint8Array<ArrayBuffer> | null | Response> => {
  if (!body) return null
  const tooLarge = (): Response =>
    refusal(413, 'PAYLOAD_TOO_LARGE', `A request body may hold ${largestBody} bytes`)
  if (Number(headers.get('content-length')) > largestBody) return tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length
      if (length > largestBody) {
        // Not awaited: some servers end a body only after the answer.
        reader.cancel().catch(() => undefined)
        return tooLarge()
      }
      chunks.push(read.value)
    }
  } catch {
    return refusal(400, 'BODY_UNREADABLE', 'The request body broke off')
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Whether a text is the origin of a site, as browsers write it. */
const isWebOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

const pick = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

/**
 * Creates the handler of a server that keeps the tokens of its visitors and members in cookies that no script can read.
 * The client in the browser makes its calls through it: `throughServer`. It answers below `path`:
 * - `call/…`: calls of the named operations, with the person's token;
 * - `session`: GET tells who is signed in, POST also begins a visitor's session where there is none;
 * - `sign-in?returnTo=/account`, `signed-in`: the sign-in on the platform's page. Register the address of `signed-in`
 *   there;
 * - `sign-out`: POST, for a form.
 *
 * It refuses requests of other sites, and no cache keeps its answers. A request may have 1 MiB; an answer is handed on
 * as it comes.
 *
 * @throws ValidationError when `path` is not a path such as `/api/frontdesk`, or `origin` not an origin such as
 * `https://shop.example`.
 * @example
 * const handler = sessionHandler({ platform: hosted(), clientId, operations: [queryServices, createBooking] })
 * export const POST = handler
 */
export const sessionHandler = (options: SessionHandlerOptions): ((request: Request) => Promise<Response>) => {
  const { operations, path = defaultPath, origin: seen, signInFailed = '/', ...own } = options
  const { platform } = own
  if (!/^(\/[\w.~-]+)+$/.test(path)) throw invalid('path', 'must be a path such as "/api/frontdesk"')
  if (seen !== undefined && !isWebOrigin(seen))
    throw invalid(
      'origin',
      'must be an origin such as "https://shop.example", without a path or a slash at its end',
    )
  const allowed = operations.flatMap(({ spec }) => patternsOf(spec, platform))

  /**
   * Whether a request was made by a page of this site. Browsers send this information; other clients send no cookies of
   * a person.
   */
  const isForeign = ({ headers }: Request, origin: string): boolean => {
    const site = headers.get('sec-fetch-site')
    const from = headers.get('origin')
    // A form of a page with `Referrer-Policy: no-referrer` names no origin; the browser must then say which site it is of.
    const isNameless = from === 'null' && site === 'same-origin'
    return (site !== null && site !== 'same-origin') || (from !== null && from !== origin && !isNameless)
  }

  /** Sends a call with the person's token, and once more if the platform refuses the token and a new one can be had. */
  const forward = async (
    request: Request,
    address: string,
    body: Uint8Array<ArrayBuffer> | null,
    client: Client<Session>,
  ): Promise<Response> => {
    const { method, signal } = request
    const send = async (authorization: Readonly<Record<string, string>>): Promise<Response> => {
      const headers = {
        ...Object.fromEntries(pick(request.headers, requestHeaders)),
        ...platform.headers,
        ...own.headers,
        ...authorization,
      }
      const limited = AbortSignal.any([signal, AbortSignal.timeout(longestCall)])
      try {
        const answer = await (own.fetch ?? fetch)(address, {
          method,
          headers,
          body,
          redirect: 'manual',
          signal: limited,
        })
        // `Response` takes no other status.
        if (answer.status >= 200 && answer.status <= 599) return answer
        throw new RangeError(`status ${answer.status}`)
      } catch {
        return refusal(502, 'PLATFORM_UNREACHABLE', 'The server could not reach the platform')
      }
    }
    const headers = await client.auth.headers(client, {})
    const answer = await send(headers)
    const renewed = answer.status === 401 ? await client.auth.refused?.(client, headers) : undefined
    if (!renewed) return answer
    await answer.body?.cancel()
    return send(renewed)
  }

  const call = async (
    request: Request,
    target: Pick<URL, 'pathname' | 'search'>,
    { client, store }: RequestSession,
  ): Promise<Response> => {
    const route = `${request.method} ${target.pathname}`
    if (!allowed.some((pattern) => pattern.test(route)))
      return refusal(404, 'OPERATION_NOT_ALLOWED', `The server lets browsers make no call ${route}`)
    const body = await readBody(request)
    if (body instanceof Response) return body
    const answer = await forward(request, platform.origin + target.pathname + target.search, body, client)
    const { status, body: content } = answer
    const response = new Response(withoutBody.includes(status) ? null : content, {
      status,
      headers: pick(answer.headers, responseHeaders),
    })
    response.headers.set(stateHeader, writeState(client.auth.getSnapshot()))
    return withCookies(response, store)
  }

  const stateOf = async (request: Request, { client, store }: RequestSession): Promise<Response> => {
    await client.auth.getTokens(client)
    if (request.method === 'POST') await client.auth.headers(client, {})
    return withCookies(Response.json(client.auth.getSnapshot()), store)
  }

  const goTo = (address: string, store: RequestSession['store']): Response =>
    withCookies(new Response(null, { status: 303, headers: { location: address } }), store)

  const signIn = async (
    request: Request,
    url: URL,
    origin: string,
    session: RequestSession,
  ): Promise<Response> => {
    const { client, store } = session
    const redirectUri = `${origin}${path}/signed-in`
    try {
      if (url.pathname === `${path}/sign-in`) {
        const returnTo = url.searchParams.get('returnTo') ?? '/'
        // The code goes into the query, because browsers do not send fragments to servers.
        const started = await startLogin(client, { redirectUri, returnTo, responseMode: 'query' })
        return goTo(started.url, store)
      }
      const { returnTo } = await completeLogin(client, redirectUri + url.search)
      return goTo(returnTo, store)
    } catch (error) {
      const code = isFrontdeskError(error) ? error.code : 'UNKNOWN'
      const mark = signInFailed.includes('?') ? '&' : '?'
      return goTo(`${signInFailed}${mark}signInError=${encodeURIComponent(code)}`, store)
    }
  }

  const signOut = async (origin: string, { client, store }: RequestSession): Promise<Response> => {
    const address = await logout(client, { returnTo: origin }).then(
      ({ logoutUrl }) => logoutUrl,
      // The platform cannot be reached; the cookies are removed anyway.
      () => '/',
    )
    return goTo(address, store)
  }

  const answer = async (request: Request, session: RequestSession): Promise<Response> => {
    const url = new URL(request.url)
    const origin = seen ?? url.origin
    const { method } = request
    const step = url.pathname.startsWith(`${path}/`) ? url.pathname.slice(path.length) : ''
    if (method === 'GET' && (step === '/sign-in' || step === '/signed-in'))
      return signIn(request, url, origin, session)
    if (isForeign(request, origin))
      return refusal(403, 'FOREIGN_REQUEST', 'Only pages of this site may call this address')
    if (method === 'POST' && step === '/sign-out') return signOut(origin, session)
    if (!request.headers.has(callHeader))
      return refusal(
        403,
        'FOREIGN_REQUEST',
        `This address is for the client of the page: the header ${callHeader} is missing`,
      )
    if (step === '/session' && (method === 'GET' || method === 'POST')) return stateOf(request, session)
    if (step.startsWith('/call/'))
      return call(request, { pathname: step.slice('/call'.length), search: url.search }, session)
    return refusal(404, 'NOT_FOUND', `There is nothing at ${method} ${url.pathname}`)
  }

  return async (request) => {
    const session = openSession(request, own)
    const response = await answer(request, session).catch((error: unknown) => {
      if (!isFrontdeskError(error)) throw error
      return refusal(502, error.code, `The platform gave no token: ${error.message}`)
    })
    session.close()
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    return response
  }
}
