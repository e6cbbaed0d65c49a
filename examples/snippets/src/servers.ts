// #region cookie
import { cookieStore, oauth, type Session } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { type Client, createClient, type Platform } from '@frontdesk/core'
// #endregion cookie
// #region sign-in
import { completeLogin, startLogin } from '@frontdesk/auth'
// #endregion sign-in
// #region who
import { loggedIn } from '@frontdesk/auth'
// #endregion who
// #region shared
import { redisLock, type RedisScripting, type Unstorage, unstorageStore } from '@frontdesk/auth'
// #endregion shared
// #region sign-out
import { logout } from '@frontdesk/auth'
// #endregion sign-out
// #region app
import { appOAuth, elevate } from '@frontdesk/auth'
import { queryExtendedBookings } from '@frontdesk/bookings'
// #endregion app
// #region hooks
import { combineHooks, logger, traceparent } from '@frontdesk/core'
// #endregion hooks
// #region opentelemetry
import { openTelemetry } from '@frontdesk/core/opentelemetry'
// #endregion opentelemetry
// #region node
import { strictDates } from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'
// #endregion node
import { type LoggerOptions } from '@frontdesk/core'

// #region cookie

/** Renders a page for the person whose cookies come with the request. */
export async function respond(request: Request, platform: Platform, clientId: string): Promise<Response> {
  const store = cookieStore({ cookie: request.headers.get('cookie') })
  const client = createClient({ platform, auth: oauth({ clientId, store }) })
  const { items } = await queryServices(client, {})
  const body = items.map(({ name }) => name).join('\n')
  // Set-Cookie for what has changed, and then Cache-Control: nobody else may get this answer.
  return new Response(body, { headers: store.headers() })
}
// #endregion cookie

// #region sign-in

/** Sends the person to the sign-in page, and takes them back from it: `/sign-in` and `/signed-in` of the site. */
export async function signIn(request: Request, platform: Platform, clientId: string): Promise<Response> {
  const store = cookieStore({ cookie: request.headers.get('cookie') })
  const client = createClient({ platform, auth: oauth({ clientId, store }) })
  const { origin, pathname } = new URL(request.url)
  const redirectUri = `${origin}/signed-in`
  const goTo =
    pathname === '/signed-in'
      ? (await completeLogin(client, request.url)).returnTo
      : // In the query, since no browser sends a fragment to a server.
        (await startLogin(client, { redirectUri, returnTo: '/account', responseMode: 'query' })).url
  return new Response(null, { status: 303, headers: [['location', goTo], ...store.headers()] })
}
// #endregion sign-in

// #region sign-out

export async function signOut(request: Request, platform: Platform, clientId: string): Promise<Response> {
  const store = cookieStore({ cookie: request.headers.get('cookie') })
  const client = createClient({ platform, auth: oauth({ clientId, store }) })
  const { origin } = new URL(request.url)
  const goTo = await logout(client, { returnTo: origin }).then(
    ({ logoutUrl }) => logoutUrl,
    () => '/', // the platform cannot be reached; the cookies go all the same
  )
  return new Response(null, { status: 303, headers: [['location', goTo], ...store.headers()] })
}
// #endregion sign-out

export async function isMember(client: Client<Session>): Promise<boolean> {
  // #region who
  await client.auth.getTokens(client) // reads the cookies; sends nothing
  return loggedIn(client)
  // #endregion who
}

// #region shared

/** All servers share the session of one person: whoever renews first, renews for all. */
export function createSharedClient(
  platform: Platform,
  clientId: string,
  { storage, redis }: { storage: Unstorage; redis: RedisScripting },
  sessionId: string,
): Client<Session> {
  const store = unstorageStore(storage, { owner: sessionId, lock: redisLock(redis), ttl: 30 * 86_400 })
  return createClient({ platform, auth: oauth({ clientId, store }) })
}
// #endregion shared

export function createObservedClient(
  platform: Platform,
  log: NonNullable<LoggerOptions['log']>,
  incoming: string,
): Client {
  // #region hooks
  const client = createClient({
    platform,
    hooks: combineHooks(logger({ level: 'warn', log }), traceparent({ parent: incoming })),
  })
  // #endregion hooks
  return client
}

export function createTracedClient(platform: Platform): Client {
  // #region opentelemetry
  const client = createClient({ platform, hooks: openTelemetry() })
  // #endregion opentelemetry
  return client
}

export async function listOverNode(platform: Platform): Promise<number> {
  // #region node
  const transport = nodeTransport()
  const client = createClient({ platform, fetch: transport, validate: strictDates })
  const { items } = await queryServices(client, {})
  await transport.close()
  // #endregion node
  return items.length
}

export async function actForMember(
  platform: Platform,
  clientId: string,
  key: string,
  memberId: string,
): Promise<[own: number, all: number]> {
  // #region app
  const client = createClient({ platform, auth: appOAuth({ clientId, apiKey: key, memberId }) })
  const own = await queryExtendedBookings(client, {})
  const all = await queryExtendedBookings(elevate(client), {})
  // #endregion app
  return [own.items.length, all.items.length]
}
