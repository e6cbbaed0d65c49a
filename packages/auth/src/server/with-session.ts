import { type Client, type ClientOptions, createClient } from '@frontdesk/core'
import { oauth, type Session, type SessionOptions } from '../session.ts'
import { type CookieStore, cookieStore, type CookieStoreOptions } from '../stores/cookie-store.ts'

/** How a server keeps the session of a request, and how it makes its calls. */
export interface ServerSessionOptions
  extends
    Omit<ClientOptions, 'auth'>,
    Omit<CookieStoreOptions, 'cookie' | 'timeout'>,
    Pick<SessionOptions, 'clientId' | 'now'> {}

/** The client of one request, and its cookies. */
export interface RequestSession {
  readonly client: Client<Session>
  readonly store: CookieStore
}

/** Creates the client of the person who sends a request. */
export const openSession = (
  request: Request,
  { clientId, now, readable, maxAge, developmentOrigin, onError, ...options }: ServerSessionOptions,
): RequestSession => {
  const cookie = request.headers.get('cookie')
  const store = cookieStore({ cookie, readable, maxAge, developmentOrigin, onError })
  return {
    store,
    client: createClient({ ...options, auth: oauth({ clientId, store, ...(now && { now }) }) }),
  }
}

/**
 * Adds the cookies of the session to a response and forbids caching: otherwise another person could get the cookies or
 * the page.
 */
export const withCookies = (response: Response, store: CookieStore): Response => {
  // Copies the response, because the headers of a redirect or a fetched response are immutable.
  const { status, statusText, body } = response
  const headers = new Headers(response.headers)
  for (const [name, value] of store.headers()) if (name === 'set-cookie') headers.append(name, value)
  // Delivery networks obey these more than Cache-Control.
  for (const name of [...headers.keys()])
    if (/(^|-)cdn-cache-control$|^surrogate-control$/.test(name)) headers.delete(name)
  if (!/\b(private|no-store)\b/i.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'private, no-store')
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/)
  if (!varies.includes('cookie') && !varies.includes('*')) headers.append('vary', 'Cookie')
  return new Response(body, { status, statusText, headers })
}

/**
 * Handles a request in the session of the person who sends it, and adds the session's cookies and `Cache-Control:
 * private, no-store` to the response. Call it around everything else, where a framework returns its finished response,
 * so that no header is lost. A person without a session gets one before `respond` runs, because no cookie can be set
 * once a page is being sent.
 *
 * @throws The error that `respond` throws.
 * @example
 * const answer = (request: Request): Promise<Response> =>
 *   withSession(request, { platform: hosted(), clientId }, (client) => render(client))
 */
export const withSession = async (
  request: Request,
  options: ServerSessionOptions,
  respond: (client: Client<Session>, store: CookieStore) => Promise<Response> | Response,
): Promise<Response> => {
  const { client, store } = openSession(request, options)
  try {
    await client.auth.headers(client, {})
  } catch {
    // The platform cannot be reached: the page's own calls fail, and the page shows the error.
  }
  try {
    return withCookies(await respond(client, store), store)
  } finally {
    // The result of a renewal that is retried after this point could not be stored.
    client.auth.close()
  }
}
