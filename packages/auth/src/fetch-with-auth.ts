import { type Client, ContextError, invalid, RedirectError } from '@frontdesk/core'

/** A function with the shape of `fetch`. */
export type FetchWithAuth = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Returns the URL if it is on the platform: the token must not be sent to any other server or without encryption. */
const ownAddress = (input: string | URL, origin: string): string => {
  let url: URL | undefined
  try {
    url = new URL(input, origin)
  } catch {
    // The check below refuses an invalid URL.
  }
  if (url?.origin !== new URL(origin).origin || url.username || url.password)
    throw invalid('url', `must be an address on ${origin}`)
  if (url.protocol !== 'https:' && !loopback.test(url.hostname))
    throw invalid('url', 'must begin with https: a token is not sent in plain text')
  return url.href
}

/** The parts of a request that a transport takes. The body is read in advance, so that it can be sent again. */
const initOf = async (request: Request): Promise<RequestInit> => {
  const { method, headers, signal, cache, credentials, keepalive } = request
  const body = request.body && (await request.arrayBuffer())
  return { method, headers, signal, cache, credentials, keepalive, ...(body && { body }) }
}

/**
 * Waits for work no longer than the caller does. The work continues, because other callers may wait for the same token.
 */
const whileWanted = async <Result>(
  signal: AbortSignal | undefined,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  signal?.throwIfAborted()
  let abort = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', abort)
  })
  try {
    return await Promise.race([aborted, work()])
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/** Whether a body can be sent only once. React Native has no streams. */
const isStream = (body: unknown): boolean =>
  typeof ReadableStream === 'function' && body instanceof ReadableStream

/** Frees the connection of a response that nobody reads. */
const drop = (response: Response): void => {
  response.body?.cancel().catch(() => undefined)
}

/**
 * Returns a `fetch` for calls to the platform that no operation covers. It sends the client's token and headers. If the
 * token is refused, it gets a new token and sends the request once more, unless the body is a stream. Other responses
 * and transport errors are passed through. A path is relative to the platform's origin; a URL on another origin is
 * refused, and redirects are not followed.
 *
 * @throws ContextError when the client has no auth.
 * @throws ValidationError (from the call) when the URL is not on the platform.
 * @throws RedirectError (from the call) when the response is a redirect.
 * @example
 * const response = await fetchWithAuth(client)('/members/v1/members/my')
 * const { member } = await response.json()
 */
export const fetchWithAuth = (client: Client): FetchWithAuth => {
  const { platform, auth, options } = client
  if (!auth)
    throw new ContextError(
      'fetchWithAuth is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
    )
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined
    const url = ownAddress(request?.url ?? (input as string | URL), platform.origin)
    // As in `fetch`, `undefined` counts as absent.
    const given = Object.entries(init).filter(([, value]) => value !== undefined)
    const whole: RequestInit = { ...(request && (await initOf(request))), ...Object.fromEntries(given) }
    const signal = whole.signal ?? undefined

    const attempt = async (
      authorization: Readonly<Record<string, string>>,
      again: boolean,
    ): Promise<Response> => {
      const headers = new Headers({ ...platform.headers, ...options.headers })
      // The token is set last, so that a header of the app cannot replace it.
      for (const own of [whole.headers, authorization])
        new Headers(own ?? {}).forEach((value, name) => {
          headers.set(name, value)
        })
      const response = await (options.fetch ?? fetch)(url, { ...whole, headers, redirect: 'manual' })
      const { status, type } = response
      if (type === 'opaqueredirect' || (status > 300 && status < 400 && status !== 304)) {
        drop(response)
        throw new RedirectError('Unreadable answer: redirect', { code: 'REDIRECT', status })
      }
      if (status !== 401 || again || isStream(whole.body)) return response
      const next = await whileWanted(signal, () => auth.refused?.(client, authorization))
      if (!next) return response
      drop(response)
      return attempt(next, true)
    }
    return attempt(await whileWanted(signal, () => auth.headers(client, { signal })), false)
  }
}
