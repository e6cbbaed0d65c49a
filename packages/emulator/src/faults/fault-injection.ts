import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Disturbance } from '../server/server.ts'
import type { FaultRegistry } from './fault-registry.ts'
import { describeFault, faultBody, type FaultEffect, faultHeader, parseFaultHeader } from './fault-rule.ts'

/** Tells the socket's server that there is nothing to write: the connection has been cut. */
const cutHeader = 'x-hono-already-sent'

/** Whether there is no answer, because the connection has been cut. */
export const isCut = (response: Response): boolean => response.headers.has(cutHeader)

/** The error that `fetch` rejects with, or the body ends with, when the connection is cut. */
export const connectionCut = (message: string): TypeError =>
  new TypeError(message, { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })

/** Only behind a socket. */
const outgoingOf = (c: Context): HttpBindings['outgoing'] | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.outgoing

const cut = (c: Context): Response => {
  const socket = outgoingOf(c)?.socket
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy()
  return new Response(null, { headers: { [cutHeader]: 'true' } })
}

/** The answer with half of its body, after which the connection is cut. */
const truncated = async (c: Context, whole: Response): Promise<Response> => {
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const half = bytes.subarray(0, bytes.length >> 1)
  let begun = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!begun) {
          begun = true
          controller.enqueue(half)
          return
        }
        const outgoing = outgoingOf(c)
        if (!outgoing) throw connectionCut('terminated')
        // The bytes that were written leave first.
        await nextTurn()
        outgoing.destroy()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = new Headers(whole.headers)
  // The length is not promised, and nothing waits for the whole.
  headers.delete('content-length')
  headers.set('transfer-encoding', 'chunked')
  return new Response(body, { status: whole.status, headers })
}

interface FaultInjection extends Disturbance {
  readonly faults: Pick<FaultRegistry, 'strike'>
  random(): number
}

/** Lets requests go wrong, as their header or the rules say. */
export const injectFaults = ({ faults, callOf, onStrike, random }: FaultInjection): MiddlewareHandler => {
  const effectOf = (c: Context): FaultEffect | undefined => {
    const { method, path } = c.req
    const asked = c.req.header(faultHeader)
    if (asked !== undefined) return parseFaultHeader(asked)
    return faults.strike({
      method,
      path,
      get call() {
        // A request for the headers alone is answered by what answers GET.
        return callOf(method === 'HEAD' ? 'GET' : method, path)
      },
    })
  }
  return async (c, next) => {
    const effect = effectOf(c)
    if (!effect) return next()
    const { status, code, retryAfter, latency, reset = false, truncate = false, after = false } = effect
    onStrike(c, describeFault(effect), reset)
    if (latency !== undefined) {
      const [from, to] = typeof latency === 'number' ? [latency, latency] : latency
      await wait(from + random() * (to - from), undefined, { ref: false })
    }
    if (after || (!reset && status === undefined)) await next()
    if (reset) replace(c, cut(c))
    else if (status !== undefined) {
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
      replace(c, Response.json(faultBody(status, c.req.path, code), { status, headers }))
    }
    if (truncate) replace(c, await truncated(c, c.res))
  }
}

/** Puts an answer instead of the one before, of which nothing stays. */
const replace = (c: Context, response: Response): void => {
  c.res = undefined
  c.res = response
}
