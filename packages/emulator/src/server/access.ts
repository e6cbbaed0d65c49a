import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { forbidden } from '../kernel/failure.ts'
import { isLoopback, isLoopbackAddress } from '../kernel/loopback.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Answers a refusal in the platform's form, before anything else is looked at. */
const refusal = (description: string): Response => {
  const { status, message, details } = forbidden(description)
  return Response.json({ message, details }, { status })
}

/** How many Host headers came over the socket, of which Node keeps the first; none without a socket. */
const countHosts = (sockets: { readonly incoming?: IncomingMessage } | undefined): number =>
  sockets?.incoming?.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length ?? 0

/** Refuses requests for other names than this machine's: a web page may have pointed its own name here. */
export const guardHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url)
  if (countHosts(c.env as Parameters<typeof countHosts>[0]) > 1)
    return refusal('A request may have one Host header only')
  if (!isLoopback(hostname))
    return refusal(
      `The emulator answers on loopback names such as localhost, not on "${hostname}". Start it with a host to open it.`,
    )
  return next()
}

/** Whether the browser says that a page of this very origin sent the request; also true without a browser. */
const isSameOrigin = (request: Request): boolean => {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return (
    origin === null || origin === new URL(request.url).origin || (origin === 'null' && site === 'same-origin')
  )
}

/** Refuses requests that a page of another origin sent: for what only the developer may do. */
export const guardSameOrigin: MiddlewareHandler = async (c, next) => {
  if (!isSameOrigin(c.req.raw))
    return refusal('Only pages of the emulator itself, and programs other than browsers, may do this')
  return next()
}

/** Access to pages that anybody may look at, but not use. */
export const guardWrites: MiddlewareHandler = (c, next) =>
  safeMethods.includes(c.req.method) ? next() : guardSameOrigin(c, next)

const exposed = 'x-wix-request-id, retry-after, date, idempotency-replayed'

export interface AppAccess {
  /** Whether an origin is registered for a client. */
  readonly isRegistered: (origin: string) => boolean
  /** Called once with each origin whose pages are refused. */
  readonly onRefusal: (origin: string) => void
}

/** How many refused origins are remembered, so that each is told once. */
const mostRefused = 100

/**
 * Cross-origin access for apps: those that run on this machine, those of registered origins, and no others. The page of
 * another origin may read why it is refused, and nothing else.
 */
export const allowApps = ({ isRegistered, onRefusal }: AppAccess): MiddlewareHandler => {
  const refused = new Set<string>()
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined) return next()
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined)
      // Also for an origin that is refused: without it the browser would not send what the refusal answers.
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '',
          'access-control-max-age': '600',
          vary: 'origin, access-control-request-headers',
        },
      })
    const isApp = isLoopbackAddress(origin) || isRegistered(origin)
    if (isApp || isSameOrigin(c.req.raw)) await next()
    else {
      if (!refused.has(origin) && refused.size < mostRefused) {
        refused.add(origin)
        onRefusal(origin)
      }
      c.res = refusal(
        `Pages of ${origin} may not call the emulator. Start it with --origin ${origin}, or register the origin for a client`,
      )
    }
    c.res.headers.append('vary', 'origin')
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-expose-headers', exposed)
  }
}
