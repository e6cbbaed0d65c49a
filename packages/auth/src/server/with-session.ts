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
  /** Ends the renewal of tokens: once the headers of the response are sent, new tokens could not be stored. */
  close(): void
}

/** Returns the headers of a call with the token that a session has, even if it is due to be renewed. */
const currentHeaders = async (
  session: Session,
  client: Client,
): Promise<Readonly<Record<string, string>>> => {
  const tokens = await session.getTokens(client)
  return tokens ? { authorization: tokens.accessToken.value } : {}
}

/** Creates the client of the person who sends a request. */
export const openSession = (
  request: Request,
  { clientId, now, readable, maxAge, developmentOrigin, onError, ...options }: ServerSessionOptions,
): RequestSession => {
  const cookie = request.headers.get('cookie')
  const store = cookieStore({ cookie, readable, maxAge, developmentOrigin, onError })
  const session = oauth({ clientId, store, ...(now && { now }) })
  let isClosed = false
  const auth: Session = {
    ...session,
    headers: (client, callOptions) =>
      isClosed ? currentHeaders(session, client) : session.headers(client, callOptions),
    refused: async (client, headers) => (isClosed ? undefined : session.refused?.(client, headers)),
  }
  return {
    store,
    client: createClient({ ...options, auth }),
    close() {
      isClosed = true
      session.close()
    },
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
 * once a page is being sent. For the same reason, calls that a page makes while its body streams renew no token.
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
  const { client, store, close } = openSession(request, options)
  try {
    await client.auth.headers(client, {})
  } catch {
    // The platform cannot be reached: the page's own calls fail, and the page shows the error.
  }
  try {
    return withCookies(await respond(client, store), store)
  } finally {
    close()
  }
}
