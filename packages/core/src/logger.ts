import type { CallEvent, Hooks } from './contract.ts'
import { type FieldViolation, isAbortError, isFrontdeskError } from './errors.ts'

/** The severity of a line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** The fields of a log line besides its message. Unknown fields are absent. */
export interface LogFields {
  /** Id of the operation: `bookings.services.get`. */
  readonly operation: string
  /** Method and path template, without ids and query. */
  readonly route?: string | undefined
  /** Number of requests made so far. */
  readonly attempts: number
  readonly status?: number | undefined
  /** The platform's id of the request, which its support asks for. */
  readonly requestId?: string | undefined
  /** Milliseconds from the request to the headers of the response. */
  readonly duration?: number | undefined
  /** Milliseconds until the next request. */
  readonly delay?: number | undefined
  readonly error?: LoggedError | undefined
}

/** The part of an error that is logged: neither its message nor its data, because they may contain personal data. */
export interface LoggedError {
  readonly name: string | undefined
  /** Code of the error, such as `TIMEOUT`. */
  readonly code?: string | undefined
  /** Reason in addition to the code, such as `dns`. */
  readonly reason?: string | undefined
  /** Whether the same call may succeed later. */
  readonly retryable?: boolean | undefined
  /** Whether a write may have taken effect although no response arrived. */
  readonly maybeProcessed?: boolean | undefined
  /** The rejected fields, each with the violated rule. */
  readonly violations?: readonly {
    /** Path of the rejected field. */
    readonly field: string | undefined
    /** Rule that the field broke, such as `MAX_LENGTH`. */
    readonly rule: string | undefined
  }[]
}

/** Settings of a logger. */
export interface LoggerOptions {
  /** Minimum level to log: defaults to `info`; `silent` logs nothing. */
  readonly level?: LogLevel | 'silent'
  /** Writes a line; defaults to the console. Errors that it throws are ignored. */
  readonly log?: (level: LogLevel, message: string, fields: LogFields) => void
}

const levels = ['debug', 'info', 'warn', 'error', 'silent']

const toConsole: NonNullable<LoggerOptions['log']> = (level, message, fields) => {
  // eslint-disable-next-line no-console -- A logger writes to the console unless it is told otherwise.
  console[level](message, fields)
}

/**
 * Returns a name from a response if it has the form of a name, so that neither personal data nor a line break is
 * logged.
 */
const nameOf = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[\w.:[\]-]{1,128}$/.test(text) ? text : undefined

const readError = (error: unknown): LoggedError => {
  if (!isFrontdeskError(error)) return { name: nameOf((Object(error) as Partial<Error>).name) }
  const { name, code, reason, retryable, maybeProcessed } = error
  const { violations } = error as { violations?: readonly FieldViolation[] }
  return {
    name: nameOf(name),
    code: nameOf(code),
    reason: nameOf(reason),
    retryable,
    maybeProcessed,
    ...(violations && {
      violations: violations.map(({ field, violatedRule }) => ({
        field: nameOf(field),
        rule: nameOf(violatedRule),
      })),
    }),
  }
}

/**
 * Logs a line for each request (`debug`), response (`info`), retry (`warn`) and failure (`error`; an abort is `info`).
 * A line consists only of names and numbers: it contains no header, token, id, query, body or message of the platform.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: logger({ level: 'debug' }) })
 */
export const logger = ({ level: least = 'info', log = toConsole }: LoggerOptions = {}): Hooks => {
  const routes = new Map<string, string>()
  const write = (level: LogLevel, { operation, attempts }: CallEvent, text: string, more: object): void => {
    if (levels.indexOf(level) < levels.indexOf(least)) return
    try {
      log(level, `${operation}: ${text}`, { operation, route: routes.get(operation), attempts, ...more })
    } catch {
      // A call must not fail because its log cannot be written.
    }
  }
  return {
    onRequest(event) {
      routes.set(event.operation, event.route)
      write('debug', event, event.route, {})
    },
    onResponse(event) {
      const { status, requestId } = event
      const duration = Math.round(event.duration)
      write('info', event, `${status} in ${duration} ms`, { status, requestId: nameOf(requestId), duration })
    },
    onRetry(event) {
      const { status, requestId } = event.error
      const error = readError(event.error)
      const delay = Math.round(event.delay)
      const text = `${error.code ?? 'failed'}, again in ${delay} ms`
      write('warn', event, text, { status, requestId: nameOf(requestId), delay, error })
    },
    onError(event) {
      const { status, requestId } = Object(event.error) as { status?: number; requestId?: string }
      const error = readError(event.error)
      // The text includes the cause, because a console does not show fields this deep.
      const fields = error.violations?.flatMap(({ field, rule }) =>
        field ? `${field} ${rule ?? ''}`.trim() : [],
      )
      const text = [error.code ?? error.name ?? 'failed', fields?.join(', ')].filter(Boolean).join(': ')
      write(isAbortError(event.error) ? 'info' : 'error', event, text, {
        status,
        requestId: nameOf(requestId),
        error,
      })
    },
  }
}
