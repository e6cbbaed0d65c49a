import { setTimeout as wait } from 'node:timers/promises'
import {
  type AnySpec,
  decode,
  isValidationError,
  type SystemFieldNames,
  type WireForm,
} from '@frontdesk/core'
import { check, type OperationSchema } from '@frontdesk/core/schema'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { allowApps, guardHost } from './access.ts'
import { encodeAnswer, encodeFailure } from './answer.ts'
import { createAnswerCheck, invalidAnswer } from './answer-check.ts'
import { limitBody } from './body-limit.ts'
import { decline, type Failure, forbidden } from '../kernel/failure.ts'
import type { Handler, HandlerContext, Identity } from '../kernel/handler.ts'
import { answerOnce, readIdempotencyKey } from './idempotency.ts'
import { createConverter, largestBody, readBody, readQuery, unwrap, withParameters } from './request-input.ts'
import { redact, redactAddress, type RequestEntry, type RequestLog } from './request-log.ts'
import { createRouteTable, type Match } from './route-table.ts'
import type { Runner } from '../kernel/runner.ts'

export interface ServerOptions {
  readonly handlers: readonly Handler[]
  /** Of every operation; what they refuse never reaches a handler. */
  readonly schemas: readonly OperationSchema[]
  readonly runner: Runner
  /** Reads the `Authorization` header. @throws Failure 401 */
  readonly identify: (authorization: string | undefined) => Identity
  now(): Date
  newId(): string
  /** Address of the emulator itself. */
  origin(): string
  readonly log: RequestLog
  /** Pages and other routes that are no operations; they come first. */
  readonly routes?: readonly Hono[]
  /** How system fields are named in answers; by the path of the request unless given. */
  readonly names?: SystemFieldNames | undefined
  /** Whether each answer is checked against its operation's output schema; one that does not fit is a 500. */
  readonly strictAnswers?: boolean | undefined
  /** Whether any host name is answered, because the emulator listens beyond this machine. */
  readonly open?: boolean
  /** Whether an origin is that of an app; apps on this machine are always let in. */
  readonly isRegistered?: (origin: string) => boolean
  /** Milliseconds before each answer: a number, or from and to. The inspector and the controls do not wait. */
  readonly latency?: number | readonly [number, number] | undefined
  /** Makes the step that lets requests fail on purpose; none unless given. */
  readonly disturb?: (disturbance: Disturbance) => MiddlewareHandler
  /** From 0 to below 1. */
  random(): number
  /** Is told of what nobody foresaw. */
  readonly onError: (error: unknown) => void
}

/** What the step that lets requests fail on purpose needs of the server. */
export interface Disturbance {
  /** Id of the operation that a request asks for. */
  operationOf(method: string, path: string): string | undefined
  /** Tells the log which fault strikes the request; a connection that is cut has no status. */
  onStrike(c: Context, fault: string, isCut: boolean): void
}

/** What the log learns while a request is answered. */
type Entry = { -readonly [Key in keyof RequestEntry]?: RequestEntry[Key] }

interface Environment {
  Variables: { entry: Entry }
}

type RequestContext = Context<Environment>

const internal = { message: 'Internal error', details: {} }

const sendsBody = (method: string): boolean => method === 'POST' || method === 'PUT' || method === 'PATCH'

/**
 * Builds the HTTP side of the emulator: every operation on its own path and on the public paths of the hosted
 * platform.
 *
 * @throws Error when two operations share a method and a path.
 */
export const createServer = (options: ServerOptions): Hono<Environment> => {
  const { handlers, schemas, runner, log, routes: pages = [] } = options
  const table = createRouteTable(handlers, pages.flatMap(routesOf))
  const operations = new Map(
    schemas.map(({ id, input, shape }) => [id, { input, shape, convert: createConverter(input) }] as const),
  )

  const formOf = (c: RequestContext, match: Match): WireForm => {
    const wanted = c.req.header('x-frontdesk-names')
    const names =
      wanted === 'plain' || wanted === 'underscored'
        ? wanted
        : (options.names ?? (match.prefixed ? 'plain' : 'underscored'))
    return { names, media: options.origin() + '/media/' }
  }

  const readInput = async (
    c: RequestContext,
    match: Match,
    form: WireForm,
  ): Promise<Record<string, unknown>> => {
    const { spec } = match.handler.operation
    const own = operations.get(spec.id)
    const query = readQuery(new URL(c.req.url).searchParams)
    const body = sendsBody(c.req.method) ? readBody(await c.req.text(), c.req.header('content-type')) : {}
    const asked = unwrap(query.payload, spec)
    const sent = unwrap(body, spec)
    const flat = { ...asked, ...sent }
    if (Object.keys(flat).length) c.get('entry').request = redact(structuredClone(flat))
    // An address can only hold text; JSON says what is a number or a list.
    const typed = query.flat && own ? { ...own.convert(asked), ...sent } : flat
    const shape = spec.request ?? own?.shape
    const decoded = shape ? (decode(shape, typed, form) as Record<string, unknown>) : typed
    const input = withParameters(decoded, match.parameters)
    if (own) check(own.input, input)
    return input
  }

  const latency = async (): Promise<void> => {
    const { latency: range } = options
    if (range === undefined) return
    const [from, to] = typeof range === 'number' ? [range, range] : range
    await wait(from + options.random() * (to - from))
  }

  const checkAnswer = options.strictAnswers ? createAnswerCheck(schemas) : undefined

  /** Writes a result for the wire. @throws Failure 500 when it is not what the operation promises */
  const answerOf = (spec: AnySpec, result: unknown, form: WireForm): unknown => {
    let answer
    try {
      answer = encodeAnswer(spec, result, form)
    } catch (error) {
      throw isValidationError(error) ? invalidAnswer(spec, error.violations) : error
    }
    checkAnswer?.(spec, answer, form)
    return answer
  }

  /** Runs a write as one unit; one with a key only once. */
  const write = async (
    c: RequestContext,
    { handler }: Match,
    identity: Identity,
    input: Record<string, unknown>,
    form: WireForm,
  ): Promise<unknown> => {
    const { spec } = handler.operation
    const key = readIdempotencyKey(c.req.header('idempotency-key'))
    const { pathname, search } = new URL(c.req.url)
    const request = `${pathname}${search}\n${sendsBody(c.req.method) ? await c.req.text() : ''}`
    const { answer, replayed } = runner.write(identity, input, (context) => {
      const work = (): unknown => answerOf(spec, handler.run(context as HandlerContext<never>), form)
      return key === undefined
        ? { answer: work(), replayed: false }
        : answerOnce(context, { key, operation: spec.id, request }, work)
    })
    if (replayed) {
      c.header('idempotency-replayed', 'true')
      c.get('entry').replayed = true
    }
    return answer
  }

  const perform = async (c: RequestContext, match: Match): Promise<Response> => {
    const { spec } = match.handler.operation
    const entry = c.get('entry')
    entry.operation = spec.id
    const identity: Identity = spec.anonymous
      ? { kind: 'none' }
      : options.identify(c.req.header('authorization'))
    entry.identity = identity
    if (spec.elevated && identity.kind !== 'owner')
      throw forbidden('This needs the rights of the owner: call it with an API key')
    const form = formOf(c, match)
    const input = await readInput(c, match, form)
    const answer =
      spec.kind === 'read'
        ? answerOf(spec, runner.read(identity, input as never, match.handler.run), form)
        : await write(c, match, identity, input, form)
    entry.response = redact(answer)
    return c.json(answer as object)
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
    const nearest = table.nearest(path)
    return decline(
      404,
      'NOT_FOUND',
      `There is nothing at ${path}${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`,
    )
  }

  const fail = (c: RequestContext, error: unknown, spec?: AnySpec): Response => {
    const refusal = encodeFailure(error, spec)
    if (!refusal && isGone(c, error)) {
      c.get('entry').status = 0
      return new Response(null, { status: 499 })
    }
    if (!refusal || refusal.status >= 500) options.onError(error)
    c.get('entry').response = refusal?.body ?? internal
    return c.json(refusal?.body ?? internal, (refusal?.status ?? 500) as 500)
  }

  const app = new Hono<Environment>()
  app.use(async (c, next) => {
    const id = options.newId()
    const time = options.now()
    const started = performance.now()
    const entry: Entry = {}
    c.set('entry', entry)
    await next()
    c.res.headers.set('x-wix-request-id', id)
    c.res.headers.set('date', time.toUTCString())
    if (isOwnTraffic(c.req.path)) return
    log.add({
      id,
      time,
      method: c.req.method,
      path: redactAddress(new URL(c.req.url)),
      identity: { kind: 'none' },
      status: c.res.status,
      ...entry,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    })
  })
  if (!options.open) app.use(guardHost)
  app.use(allowApps((origin) => options.isRegistered?.(origin) ?? false))
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
  const disturb = options.disturb?.({
    operationOf(method, path) {
      try {
        return table.find(method, path)?.handler.operation.spec.id
      } catch {
        // A path that cannot be read is refused by the operation itself.
        return undefined
      }
    },
    onStrike(c, fault, isCut) {
      Object.assign((c as RequestContext).get('entry'), { fault, ...(isCut && { status: 0 }) })
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
  path === '/' || path.startsWith('/_emulator') || path.startsWith('/inspector') || path.startsWith('/media/')
