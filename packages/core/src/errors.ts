import type { Open } from './common/enumeration.ts'
import { errorCodesPage } from './error-codes-page.ts'

/** All kinds of rules that a field can violate. */
export const violatedRules = [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
] as const

/** The kind of rule that a field violates. */
export type ViolatedRule = Open<(typeof violatedRules)[number]>

/** One field that the platform, or a local check, rejected. */
export interface FieldViolation {
  /** Path of the field, with dots, as the caller wrote it. */
  field: string
  /** The expected value, as a sentence. */
  description: string
  /** The kind of rule, such as `REQUIRED_FIELD` or `MAX_LENGTH`. */
  violatedRule?: ViolatedRule
  /** Name of a rule of the service, when `violatedRule` is `OTHER`. */
  ruleName?: string
  /** Parameters of the rule, such as `{ threshold: 100 }`. */
  data?: Record<string, unknown>
}

/** The fields of every error of this library in addition to its message. */
export interface ErrorFields {
  /** The name of the error, as a constant: a union of literals per family, which is open. */
  readonly code: string
  /** HTTP status of the response; absent when there was none. */
  readonly status?: number | undefined
  /** Status text; empty on HTTP/2. */
  readonly statusText?: string | undefined
  /** The platform's id of the request, which its support asks for. */
  readonly requestId?: string | undefined
  /** Id of the operation, such as `bookings.services.get`. */
  readonly operation?: string | undefined
  /** Whether the same call may succeed later without a change. */
  readonly retryable?: boolean | undefined
  /** Whether a write may have taken effect although no response arrived. */
  readonly maybeProcessed?: boolean | undefined
  /** Number of requests that were made for this call. */
  readonly attempts?: number | undefined
  /** The kind of network error, timeout or decoding error: `refused`, `body`, `truncated`, … */
  readonly reason?: string | undefined
  /** Milliseconds to wait before the next attempt, as the platform requests. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
  readonly details?: ErrorDetails | undefined
  readonly violations?: readonly FieldViolation[] | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** The error body in the platform's own form. */
export interface ErrorDetails {
  /** The rejected fields. Present when the input was invalid. */
  validationError?: { fieldViolations: FieldViolation[] }
  /** The reason why a valid request was declined. */
  applicationError?: {
    /** Code of the error, such as `SLOT_NOT_AVAILABLE`. */
    code: string
    description: string
    /** Further data of the error, such as free time slots. */
    data: Record<string, unknown>
  }
}

/**
 * Base class of all errors that a call rejects with.
 *
 * @example
 * try {
 *   await getService(client, { serviceId })
 * } catch (error) {
 *   if (isFrontdeskError(error) && error.retryable) scheduleAgain()
 *   else throw error
 * }
 */
export class FrontdeskError extends Error {
  declare readonly code: string
  declare readonly status?: number | undefined
  declare readonly statusText?: string | undefined
  declare readonly requestId?: string | undefined
  declare readonly operation?: string | undefined
  declare readonly retryable: boolean
  declare readonly maybeProcessed: boolean
  declare readonly attempts?: number | undefined
  declare readonly reason?: string | undefined
  declare readonly retryAfterMs?: number | undefined
  /** The platform's own form of the error, for code that reads `details.applicationError`. */
  declare readonly details?: ErrorDetails | undefined

  /** Identifies our errors across two copies of the package, where `instanceof` fails. */
  readonly '~frontdesk': boolean = true

  constructor(message: string, fields: ErrorFields) {
    // The constructor sets the cause, which is not enumerable: logs do not follow it.
    super(message, fields)
    Object.assign(this, { retryable: false, maybeProcessed: false }, fields)
  }

  /** The URL of the page that explains the code, or a path in `node_modules` as long as there is no site. */
  get helpUrl(): string {
    return `${errorCodesPage}#${this.code.toLowerCase()}`
  }

  /** Safe for logs: contains no header, no token and no request body; at most 4 kB. */
  toJSON(): Record<string, unknown> {
    const { details: _, ...all } = { ...(this as ErrorFields), message: this.message }
    const { violations: __, data: ___, ...short } = all as Record<string, unknown>
    try {
      if (JSON.stringify(all).length < 4000) return all
    } catch {
      // The data of the platform may be nested too deeply to be serialized.
    }
    for (const key in short) if (typeof short[key] === 'string') short[key] = short[key].slice(0, 250)
    return short
  }
}

/** A field was rejected, by the platform or before sending. The message is `INVALID_ARGUMENT: "field" description`. */
export class ValidationError extends FrontdeskError {
  override name = 'ValidationError'

  /** The rejected fields, sorted by field. */
  declare readonly violations: readonly FieldViolation[]
}

/** The platform understood the call and declined it; `code` says why. */
export class ApplicationError extends FrontdeskError {
  override name = 'ApplicationError'

  /** Additional data of the platform, for example the nearest free time slots. */
  declare readonly data: Readonly<Record<string, unknown>>
}

/** The platform failed, or could not be reached. */
export class SystemError extends FrontdeskError {
  override name = 'SystemError'
}

/** All known kinds of network errors. Browsers do not report the kind. */
export type NetworkFault = 'dns' | 'refused' | 'reset' | 'tls' | 'unknown'

/**
 * No response arrived, or only part of it (code `NETWORK`); `reason` says why, `cause` is the error of the transport.
 */
export class NetworkError extends SystemError {
  override name = 'NetworkError'
  declare readonly reason: NetworkFault
}

/**
 * The call took too long (code `TIMEOUT`). `reason` says which part: the `headers` or the `body` of one response, or
 * the `total` of the call.
 */
export class TimeoutError extends FrontdeskError {
  override name = 'TimeoutError'
  declare readonly reason: 'headers' | 'body' | 'total'
}

/** The rate limit is reached (status 429). `retryAfterMs` says how long to wait, if the platform specifies it. */
export class RateLimitError extends ApplicationError {
  override name = 'RateLimitError'
}

/**
 * The call conflicts with the state of the platform (status 409): a revision that has changed, an idempotency key that
 * is in use.
 */
export class ConflictError extends ApplicationError {
  override name = 'ConflictError'
}

/**
 * The response was a redirect (code `REDIRECT`), which is never followed, so that the token is not sent to another
 * server.
 */
export class RedirectError extends FrontdeskError {
  override name = 'RedirectError'
}

/** The caller aborted; `cause` is the reason given to `abort()`. */
export class AbortError extends FrontdeskError {
  override name = 'AbortError'
}

/** The response does not match the operation (code `DECODE`); `reason` says how. */
export class DecodeError extends FrontdeskError {
  override name = 'DecodeError'
  declare readonly reason: 'truncated' | 'contentType' | 'empty' | 'tooLarge' | 'tooDeep' | 'badDate'
}

/** A token could not be obtained, or was refused for good (status 401). */
export class AuthError extends ApplicationError {
  override name = 'AuthError'
}

/** A call was made without a provider, a client or an elevated client that it needs. */
export class ContextError extends FrontdeskError {
  override name = 'ContextError'

  constructor(message: string) {
    super(message, { code: 'CONTEXT' })
  }
}

const named = (error: unknown, name: string): boolean => isFrontdeskError(error) && error.name === name

/** Whether a value is an error of this library, including another copy of it. */
export const isFrontdeskError = (error: unknown): error is FrontdeskError =>
  (Object(error) as Partial<FrontdeskError>)['~frontdesk'] === true

/** Whether fields were rejected; read `error.violations`. */
export const isValidationError = (error: unknown): error is ValidationError => named(error, 'ValidationError')

/**
 * Whether the platform declined the call, for any reason or for the given code: `isApplicationError(error,
 * 'SLOT_NOT_AVAILABLE')`.
 */
export const isApplicationError = (error: unknown, code?: string): error is ApplicationError =>
  (named(error, 'ApplicationError') ||
    isConflictError(error) ||
    isRateLimitError(error) ||
    isAuthError(error)) &&
  (code === undefined || (error as ApplicationError).code === code)

/** Whether the platform failed or could not be reached. */
export const isSystemError = (error: unknown): error is SystemError =>
  named(error, 'SystemError') || named(error, 'NetworkError')

/** Whether no response arrived. */
export const isNetworkError = (error: unknown): error is NetworkError => named(error, 'NetworkError')

/** Whether the call took too long. */
export const isTimeoutError = (error: unknown): error is TimeoutError => named(error, 'TimeoutError')

/** Whether the caller aborted. */
export const isAbortError = (error: unknown): error is AbortError => named(error, 'AbortError')

/** Whether a token could not be obtained, or was refused. */
export const isAuthError = (error: unknown): error is AuthError => named(error, 'AuthError')

/** Whether the rate limit is reached; read `error.retryAfterMs`. */
export const isRateLimitError = (error: unknown): error is RateLimitError => named(error, 'RateLimitError')

/** Whether the call conflicts with the state of the platform, such as a revision that has changed. */
export const isConflictError = (error: unknown): error is ConflictError => named(error, 'ConflictError')

/** Whether the response was a redirect, which is never followed. */
export const isRedirectError = (error: unknown): error is RedirectError => named(error, 'RedirectError')

/** Creates the error for input that is rejected before it is sent, in the same form as the platform's own. */
export const invalid = (
  field: string,
  description: string,
  violatedRule: ViolatedRule = 'FORMAT',
): ValidationError => validationError([{ field, description, violatedRule }], {})

/** Builds the validation error: violations sorted by field, all of them in the message. */
export const validationError = (
  violations: readonly FieldViolation[],
  fields: Partial<ErrorFields>,
): ValidationError => {
  const fieldViolations = [...violations].sort((a, b) => +(a.field > b.field) - +(a.field < b.field))
  return new ValidationError(
    'INVALID_ARGUMENT: ' + fieldViolations.map((item) => `"${item.field}" ${item.description}`).join(', '),
    {
      ...fields,
      code: 'INVALID_ARGUMENT',
      violations: fieldViolations,
      details: { validationError: { fieldViolations } },
    },
  )
}

/** Prefixes the path of a field that a conversion rejected with the name of the enclosing field. */
export const within = (error: unknown, key: string | number): unknown => {
  const violation = error instanceof ValidationError && error.violations[0]
  if (!violation) return error
  const { field, description, violatedRule } = violation
  return invalid(field ? `${key}.${field}` : String(key), description, violatedRule)
}
