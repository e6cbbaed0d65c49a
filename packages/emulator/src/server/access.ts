import type { MiddlewareHandler } from 'hono'
import { forbidden } from '../kernel/failure.ts'
import { isLoopback, isLoopbackAddress } from '../kernel/loopback.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Answers a refusal in the platform's form, before anything else is looked at. */
const refusal = (description: string): Response => {
  const { status, message, details } = forbidden(description)
  return Response.json({ message, details }, { status })
}

/** Refuses requests for other names than this machine's: a web page may have pointed its own name here. */
export const guardHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url)
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
    return refusal('Only pages of the emulator itself, and programs that are no browsers, may do this')
  return next()
}

/** The same for pages that anybody may look at, but not use. */
export const guardWrites: MiddlewareHandler = (c, next) =>
  safeMethods.includes(c.req.method) ? next() : guardSameOrigin(c, next)

const exposed = 'x-wix-request-id, retry-after, date, idempotency-replayed'

/** Cross-origin access for apps: those that run on this machine, those of registered origins, and no others. */
export const allowApps =
  (isRegistered: (origin: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined) return next()
    const allowed = isLoopbackAddress(origin) || isRegistered(origin)
    if (!allowed && !safeMethods.includes(c.req.method) && !isSameOrigin(c.req.raw))
      return refusal(
        `Pages of ${origin} may not call the emulator; pages on localhost and on registered origins of a client may`,
      )
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      if (!allowed) return new Response(null, { status: 204 })
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
    }
    await next()
    c.res.headers.append('vary', 'origin')
    if (allowed) {
      c.res.headers.set('access-control-allow-origin', origin)
      c.res.headers.set('access-control-expose-headers', exposed)
    }
  }
