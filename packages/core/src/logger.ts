import type { CallEvent, Hooks } from './contract.ts'
import { type FieldViolation, isAbortError, isFrontdeskError } from './errors.ts'

/** The severity of a line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** The fields of a log line beside its message. A field that is not known is absent. */
export interface LogFields {
  /** Id of the operation: `bookings.services.get`. */
  readonly operation: string
  /** Method and path template: no id, no query. */
  readonly route?: string | undefined
  /** Requests made so far. */
  readonly attempts: number
  readonly status?: number | undefined
  /** The platform's id of the request, to give to its support. */
  readonly requestId?: string | undefined
  /** Milliseconds from the request to the headers of the answer. */
  readonly duration?: number | undefined
  /** Milliseconds until the next request. */
  readonly delay?: number | undefined
  readonly error?: LoggedError | undefined
}

/** The part of an error that is logged: neither its message nor its data, because they may name a person. */
export interface LoggedError {
  readonly name: string | undefined
  /** Code of the error, such as `TIMEOUT`. */
  readonly code?: string | undefined
  /** Finer reason behind the code, such as `dns`. */
  readonly reason?: string | undefined
  /** Whether the same call may succeed later. */
  readonly retryable?: boolean | undefined
  /** Whether a write may have taken effect although no answer came. */
  readonly maybeProcessed?: boolean | undefined
  /** The refused fields, each with the rule that it breaks. */
  readonly violations?: readonly {
    /** Path of the refused field. */
    readonly field: string | undefined
    /** Rule that the field broke, such as `MAX_LENGTH`. */
    readonly rule: string | undefined
  }[]
}

/** Settings of a logger. */
export interface LoggerOptions {
  /** The least that is written: `info` unless given, `silent` for nothing at all. */
  readonly level?: LogLevel | 'silent'
  /** Writes a line; to the console unless given. An error that it throws is ignored. */
  readonly log?: (level: LogLevel, message: string, fields: LogFields) => void
}

const levels = ['debug', 'info', 'warn', 'error', 'silent']

const toConsole: NonNullable<LoggerOptions['log']> = (level, message, fields) => {
  // eslint-disable-next-line no-console -- A logger writes to the console unless it is told otherwise.
  console[level](message, fields)
}

/** Gives a name from an answer if it has the form of one, so that neither personal data nor a line break is logged. */
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
 * Writes a line for each request (`debug`), answer (`info`), retry (`warn`) and failure (`error`; an abort is `info`).
 * Holds no header, token, id, query, body or message of the platform: a line is made of names and numbers only.
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
      // A call does not fail because its log is full.
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
      // The text names it too, because a console does not show fields this deep.
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
