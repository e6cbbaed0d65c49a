import {
  ApplicationError,
  AuthError,
  ConflictError,
  type FieldViolation,
  type FrontdeskError,
  NetworkError,
  type NetworkFault,
  RateLimitError,
  SystemError,
  validationError,
} from './errors.ts'
import type { CallContext } from './contract.ts'

/** A value of unknown JSON as something whose parts can be read: that never throws, whatever it is. */
const partsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>
/** The same as text; numbers and booleans become text too. */
const textOf = (value: unknown): string =>
  Object(value) === value ? '' : `${(value as string | number | null) ?? ''}`

/** Milliseconds that the platform asks to wait: seconds, or a date by its own clock. */
const retryAfter = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after') ?? '-'
  const date = Date.parse(text) - (Date.parse(headers.get('date') as string) || Date.now())
  const wait = isNaN(+text) ? date : +text * 1000
  return wait >= 0 && wait < Infinity ? wait : undefined
}

/**
 * Maps an answer that is no success to one of the three shapes of spec section 8. Total: any body gives an error. `unclear`
 * is whether an earlier request of the call may have taken effect.
 */
export const fromResponse = (
  answer: unknown,
  context: CallContext,
  headers: Headers,
  unclear: boolean,
): FrontdeskError => {
  const { status = 0, statusText, requestId } = context
  const phrase = statusText || 'UNKNOWN'
  const { message, details } = partsOf(answer)
  const { validationError: refused, applicationError } = partsOf(details)
  const retryAfterMs = retryAfter(headers)
  const retryable = /408|42[59]|50[0234]/.test(`${status}`) || (status === 409 && retryAfterMs !== undefined)
  const fields = {
    ...context,
    // `Not Found` becomes `NOT_FOUND`.
    code: phrase.replace(/\W+/g, '_').toUpperCase(),
    maybeProcessed: retryable && status !== 429 ? context.maybeProcessed : unclear,
    retryable,
    retryAfterMs,
  }
  if (refused)
    return validationError(
      [partsOf(refused)['fieldViolations'] ?? []].flat().map((item): FieldViolation => {
        const violation = partsOf(item)
        return {
          ...violation,
          field: textOf(violation['field']),
          description: textOf(violation['description']),
        }
      }),
      fields,
    )
  const said = textOf(message)
  if (!applicationError && status > 499)
    return new SystemError(systemMessage(requestId, { status, message: said || phrase }), fields)
  const own = partsOf(applicationError ?? { description: phrase })
  const description = textOf(own['description'])
  const code = textOf(own['code']) || fields.code
  const data = partsOf(own['data'])
  const Kind =
    status === 401
      ? AuthError
      : status === 409
        ? ConflictError
        : status === 429
          ? RateLimitError
          : ApplicationError
  return new Kind([...new Set([said, description])].filter(Boolean).join(': ') || phrase, {
    ...fields,
    code,
    data,
    details: { applicationError: { description, code, data } },
  })
}

const systemMessage = (requestId: string | undefined, serialized: object): string =>
  'System error occurred' + (requestId ? ', request-id: ' + requestId : ': ' + JSON.stringify(serialized))

/** What the codes of Node's network layer mean, and Bun's `ConnectionRefused`. Browsers give none: then it is unknown. */
const faultOf = (code: string): NetworkFault =>
  /NOTFOUND|EAI_/.test(code)
    ? 'dns'
    : /REFUSED/i.test(code)
      ? 'refused'
      : /CERT|CRL|TLS|SSL|VERIFY|INVALID_(CA|PURPOSE)|EPROTO/.test(code)
        ? 'tls'
        : /RESET|PIPE|SOCKET/.test(code)
          ? 'reset'
          : 'unknown'

/**
 * Maps what a transport or an app's auth throws. What is one of ours already, also of another copy, is given back as it is;
 * so is what is not an object (spec section 8).
 */
export const fromFailure = (
  error: unknown,
  context: CallContext,
  unclear: boolean,
  hush: unknown,
): unknown => {
  if (Object(error) !== error || '~frontdesk' in (error as object)) return error
  const { name, message, code, cause } = partsOf(error)
  const ownCode = code ?? partsOf(cause)['code']
  const reason = faultOf(String(ownCode))
  return new NetworkError(systemMessage('', { name, message: hush ? undefined : message, code: ownCode }), {
    ...context,
    code: 'NETWORK',
    reason,
    retryable: reason !== 'tls',
    // Never sent: no connection was made.
    maybeProcessed: /dns|refused|tls/.test(reason) ? unclear : context.maybeProcessed,
    // What a transport throws may name the address.
    cause: hush ? undefined : error,
  })
}
