import { setTimeout as wait } from 'node:timers/promises'
import type { AnySpec } from '@frontdesk/core'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { decline, type Failure, type PageFailure, refuse } from '../kernel/failure.ts'
import type { Handler } from '../kernel/handler.ts'
import { allowApps, guardHost } from './access.ts'
import { encodeFailure } from './answer.ts'
import { limitBody } from './body-limit.ts'
import {
  createOperationCall,
  type LogDraft,
  type OperationCallOptions,
  type RequestContext,
  type RequestEnvironment,
} from './operation-call.ts'
import { largestBody } from './request-input.ts'
import { redactAddress } from './redaction.ts'
import type { RequestChanges } from './request-changes.ts'
import { type RequestLog, sendsBody } from './request-log.ts'
import { createRouteTable, type Match } from './route-table.ts'

export interface ServerOptions extends OperationCallOptions {
  readonly handlers: readonly Handler[]
  now(): Date
  newId(): string
  readonly log: RequestLog
  /** Finds out which entities a request changes; defaults to none. */
  readonly changes?: Pick<RequestChanges, 'follow'>
  /** Pages and other routes that are no operations; they come first. */
  readonly routes?: readonly Hono[]
  /** Whether any host name is answered, because the emulator listens beyond this machine. */
  readonly open?: boolean
  /** Whether an origin is that of an app; apps on this machine are always let in. */
  readonly isRegistered?: (origin: string) => boolean
  /** Called once with each origin whose pages are refused. */
  readonly onRefusedOrigin?: (origin: string) => void
  /** Milliseconds before each answer: a number, or from and to. The inspector and the controls do not wait. */
  readonly latency?: number | readonly [number, number] | undefined
  /** Creates the step that lets requests fail on purpose; defaults to none. */
  readonly disturb?: (disturbance: Disturbance) => MiddlewareHandler
  /** Adds to the pages that leave, those of failures included; defaults to none. */
  readonly decorate?: MiddlewareHandler
  /** Writes a failure for a person whose browser asked for a page, and not for an operation. */
  readonly errorPage?: (failure: PageFailure) => Promise<string>
  /** From 0 to below 1. */
  random(): number
  /** Called with unexpected errors. */
  readonly onError: (error: unknown) => void
}

/** The parts of the server that fault injection needs. */
export interface Disturbance {
  /** The operation that a request asks for, and the path without its public prefix. */
  callOf(method: string, path: string): { readonly operation: string; readonly path: string } | undefined
  /** Tells the log which fault strikes the request; a connection that is cut has no status. */
  onStrike(c: Context, fault: string, isCut: boolean): void
}

const oddHost = /* @__PURE__ */ refuse({
  field: 'Host',
  description: 'must be the name or the address of a machine, such as localhost',
  violatedRule: 'FORMAT',
})

const internal = { message: 'Internal error', details: {} }

/**
 * Builds the HTTP side of the emulator: every operation on its own path and on the public paths of the hosted
 * platform.
 *
 * @throws Error when two operations share a method and a path.
 */
export const createServer = (options: ServerOptions): Hono<RequestEnvironment> => {
  const { handlers, log, routes: pages = [] } = options
  const table = createRouteTable(handlers, pages.flatMap(routesOf))
  const perform = createOperationCall(options)

  const latency = async (): Promise<void> => {
    const { latency: range } = options
    if (range === undefined) return
    const [from, to] = typeof range === 'number' ? [range, range] : range
    await wait(from + options.random() * (to - from))
  }

  const missing = (c: RequestContext): Failure => {
    const { method, path } = c.req
    const methods = [...new Set([...table.methods(path), ...methodsOf(pages, path)])]
    if (methods.length) {
      c.header('allow', methods.join(', '))
      return decline(405, 'METHOD_NOT_ALLOWED', `${path} takes ${methods.join(', ')}, not ${method}`, {
        allowed: methods,
      })
    }
    const nearest = table.nearest(method, path)
    const question = nearest.length ? `. Did you mean ${nearest.join(' or ')}?` : ''
    return decline(404, 'NOT_FOUND', `There is no call ${method} ${path}${question}`, { nearest })
  }

  const fail = (c: RequestContext, error: unknown, spec?: AnySpec): Response => {
    const refusal = encodeFailure(error, spec)
    if (!refusal && isGone(c, error)) {
      c.get('entry').status = 0
      return new Response(null, { status: 499 })
    }
    if (!refusal || refusal.status >= 500) options.onError(error)
    const text = JSON.stringify(refusal?.body ?? internal)
    c.get('entry').responseText = text
    return c.body(text, (refusal?.status ?? 500) as 500, { 'content-type': 'application/json' })
  }

  const app = new Hono<RequestEnvironment>()
  const { changes } = options
  if (changes)
    app.use((c, next) =>
      isOwnTraffic(c.req.path)
        ? next()
        : changes.follow((made) => {
            c.set('changes', made)
            return next()
          }),
    )
  app.use(async (c, next) => {
    const id = options.newId()
    const time = options.now()
    const started = performance.now()
    const entry: LogDraft = {}
    c.set('entry', entry)
    const url = URL.canParse(c.req.url) ? new URL(c.req.url) : undefined
    if (url) await next()
    else c.res = fail(c, oddHost)
    c.res.headers.set('x-wix-request-id', id)
    c.res.headers.set('date', time.toUTCString())
    if (isOwnTraffic(c.req.path)) return
    const made = c.get('changes')?.()
    log.add({
      id,
      time,
      method: c.req.method,
      path: url ? redactAddress(url) : c.req.path,
      ...(url && { target: url.pathname + url.search }),
      identity: { kind: 'none' },
      status: c.res.status,
      requestHeaders: c.req.header(),
      ...(entry.status !== 0 && { responseHeaders: Object.fromEntries(c.res.headers) }),
      ...(made?.length && { changes: made }),
      ...entry,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    })
  })
  if (!options.open) app.use(guardHost)
  app.use(
    allowApps({
      isRegistered: (origin) => options.isRegistered?.(origin) ?? false,
      onRefusal: (origin) => options.onRefusedOrigin?.(origin),
    }),
  )
  app.use(
    limitBody(largestBody, (c: RequestContext) =>
      fail(
        c,
        decline(413, 'PAYLOAD_TOO_LARGE', `A request body may hold ${largestBody} bytes`, {
          threshold: largestBody,
        }),
      ),
    ),
  )
  // Also for requests that are refused or fail on purpose. Hono keeps the text for the operation.
  app.use(async (c, next) => {
    const { method, path } = c.req
    if (sendsBody(method) && isJson(c.req.raw) && !isOwnTraffic(path)) {
      const text = await c.req.text()
      if (text) c.get('entry').requestText = text
    }
    return next()
  })
  const callOf: Disturbance['callOf'] = (method, path) => {
    try {
      const match = table.find(method, path)
      return match && { operation: match.handler.operation.spec.id, path: match.path }
    } catch {
      // A path that cannot be read is refused by the operation itself.
      return undefined
    }
  }
  const { errorPage, decorate } = options
  if (decorate) app.use(decorate)
  if (errorPage)
    app.use(async (c, next) => {
      await next()
      const { status } = c.res
      const asked = c.req.header('accept')?.includes('text/html') === true
      if (status < 400 || !asked || !isJson(c.res) || callOf(c.req.method, c.req.path)) return
      const { message } = (await c.res.json()) as { readonly message: string }
      const retryable = c.req.method === 'GET' && status >= 500
      const page = await errorPage({ status, message, retryable })
      c.res = new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
  const disturb = options.disturb?.({
    callOf,
    onStrike(c, fault, isCut) {
      const operation = callOf(c.req.method, c.req.path)?.operation
      const struck = { fault, ...(isCut && { status: 0 }), ...(operation !== undefined && { operation }) }
      Object.assign((c as RequestContext).get('entry'), struck)
    },
  })
  app.use(async (c, next) => {
    if (isOwnTraffic(c.req.path)) return next()
    await latency()
    return disturb ? disturb(c, next) : next()
  })
  for (const routes of pages) app.route('/', routes)
  app.all('*', async (c) => {
    let match: Match | undefined
    try {
      match = table.find(c.req.method === 'HEAD' ? 'GET' : c.req.method, c.req.path)
      if (!match) throw missing(c)
      return await perform(c, match)
    } catch (error) {
      return fail(c, error, match?.handler.operation.spec)
    }
  })
  app.onError((error, c) => fail(c, error))
  return app
}

const isJson = ({ headers }: Request | Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true

/** Whether the caller has hung up, so that nobody reads the answer. */
const isGone = (c: RequestContext, error: unknown): boolean =>
  c.req.raw.signal.aborted || (error as { readonly code?: unknown } | undefined)?.code === 'ECONNRESET'

/** The routes of pages, as operations write theirs. */
const routesOf = ({ routes }: Hono): string[] =>
  routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)

/** The methods that a page takes. */
const methodsOf = (pages: readonly Hono[], path: string): string[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((wanted) =>
    pages.some(({ router }) => router.match(wanted, path)[0].some(([[, { method }]]) => method === wanted)),
  )

/** The inspector would fill the log with itself. */
const isOwnTraffic = (path: string): boolean =>
  path === '/' ||
  path.startsWith('/_emulator') ||
  path.startsWith('/inspector') ||
  path.startsWith('/media/') ||
  path === '/openapi.json'
