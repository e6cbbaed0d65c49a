import type { CallUnderWay } from './contract.ts'
import {
  ApplicationError,
  AuthError,
  ConflictError,
  type FieldViolation,
  type FrontdeskError,
  isFrontdeskError,
  NetworkError,
  type NetworkFault,
  RateLimitError,
  SystemError,
  validationError,
} from './errors.ts'

/** Converts unknown JSON to an object, so that reading its fields never throws. */
const partsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>
/** Converts unknown JSON to text: numbers and booleans become text, objects become an empty string. */
const textOf = (value: unknown): string =>
  Object(value) === value ? '' : `${(value as string | number | null) ?? ''}`

/** Statuses after which the same call may succeed later. */
const passingStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504]

/** The classes of application errors by status, for the statuses that have one. */
const classes: Readonly<Record<number, typeof ApplicationError>> = {
  401: AuthError,
  409: ConflictError,
  429: RateLimitError,
}

/** Codes of error responses without a status text, as on HTTP/2. */
const failureCodes: Readonly<Record<number, string>> = {
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

/** Milliseconds that the platform asks to wait: it sends seconds, or a date by its own clock. */
const retryAfter = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after') ?? '-'
  const date = Date.parse(text) - (Date.parse(headers.get('date') as string) || Date.now())
  const wait = isNaN(+text) ? date : +text * 1000
  return wait >= 0 && wait < Infinity ? wait : undefined
}

const readViolation = (item: unknown): FieldViolation => {
  const violation = partsOf(item)
  return {
    ...violation,
    field: textOf(violation['field']),
    description: textOf(violation['description']),
  }
}

/** Returns advice after the platform has refused the token of a call. */
const adviceFor401 = ({ operation, client: { auth } }: CallUnderWay): string | undefined => {
  if (operation.anonymous) return undefined
  if (auth) return auth.advice
  return 'The client has no auth: give createClient one, such as oauth({ clientId })'
}

/** Appends our advice to a text of the platform. */
const withAdvice = (text: string, advice: string | undefined): string =>
  advice ? `${text.replace(/[.\s]+$/, '')}. ${advice}.` : text

/** Maps an error response to one of the platform's three error forms. Any body results in an error. */
export const fromResponse = (answer: unknown, call: CallUnderWay, headers: Headers): FrontdeskError => {
  const { context, unclear } = call
  const { status = 0, statusText, requestId } = context
  const phrase = statusText || 'UNKNOWN'
  const { message, details } = partsOf(answer)
  const { validationError: refused, applicationError } = partsOf(details)
  const retryAfterMs = retryAfter(headers)
  const retryable = passingStatuses.includes(status) || (status === 409 && retryAfterMs !== undefined)
  const fields = {
    ...context,
    // `Not Found` becomes `NOT_FOUND`.
    code: (!statusText && failureCodes[status]) || phrase.replace(/\W+/g, '_').toUpperCase(),
    maybeProcessed: retryable && status !== 429 ? context.maybeProcessed : unclear,
    retryable,
    retryAfterMs,
  }
  if (refused)
    return validationError([partsOf(refused)['fieldViolations'] ?? []].flat().map(readViolation), fields)
  const told = textOf(message)
  if (!applicationError && status > 499)
    return new SystemError(systemMessage(requestId, { status, message: told || phrase }), fields)
  const own = partsOf(applicationError ?? { description: phrase })
  const description = textOf(own['description'])
  const code = textOf(own['code']) || fields.code
  const data = partsOf(own['data'])
  const text = [...new Set([told, description])].filter(Boolean).join(': ') || phrase
  const Kind = classes[status] ?? ApplicationError
  return new Kind(withAdvice(text, status === 401 ? adviceFor401(call) : undefined), {
    ...fields,
    code,
    data,
    details: { applicationError: { description, code, data } },
  })
}

const systemMessage = (requestId: string | undefined, serialized: object): string =>
  'System error occurred' + (requestId ? ', request-id: ' + requestId : ': ' + JSON.stringify(serialized))

/**
 * The meaning of the error codes of Node's network layer, and of Bun's `ConnectionRefused`. Browsers report no code.
 */
const faults: readonly (readonly [codes: RegExp, fault: NetworkFault])[] = [
  [/NOTFOUND|EAI_/, 'dns'],
  [/REFUSED/i, 'refused'],
  [/CERT|CRL|TLS|SSL|VERIFY|INVALID_(CA|PURPOSE)|EPROTO/, 'tls'],
  [/RESET|PIPE|SOCKET/, 'reset'],
]

/** Errors that occur before the request was sent. */
const unsent: readonly NetworkFault[] = ['dns', 'refused', 'tls']

/** Loopback hosts, where the emulator runs. */
const loopback = /\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/

const networkAdvice = (fault: NetworkFault, origin: string): string => {
  switch (fault) {
    case 'dns':
      return `No address was found for ${origin}: look at its name, and whether this machine is online`
    case 'tls':
      return `${origin} has no certificate that this machine trusts, or does not speak https: look at the address`
    default: {
      const start = loopback.test(origin) ? ': start the emulator with "npx frontdesk-emulator"' : ''
      // Browsers do not distinguish a server that is down from one that refuses the page (CORS).
      const browser =
        fault === 'unknown' ? '. In a browser, the console tells whether it refuses calls from this page' : ''
      return `${origin} could not be reached${start}${browser}`
    }
  }
}

/** Whether an error comes from the program or its environment: no transport throws it for a network error. */
const isProgramError = (error: object): boolean =>
  [ReferenceError, SyntaxError, RangeError].some((Kind) => error instanceof Kind)

/**
 * Whether an error is rethrown unchanged: an error of this library, including another copy, or a value that is not an
 * object.
 */
const isFinal = (error: unknown): boolean => Object(error) !== error || isFrontdeskError(error)

/** Maps an error that a transport or an app's auth throws. */
export const fromTransport = (error: unknown, call: CallUnderWay): unknown => {
  if (isFinal(error)) return error
  if (isProgramError(error as object)) return fromUnexpected(error, call)
  const { context, unclear, hasSecretAddress, client } = call
  const { name, message, code, cause } = partsOf(error)
  const ownCode = code ?? partsOf(cause)['code']
  const reason = faults.find(([codes]) => codes.test(String(ownCode)))?.[1] ?? 'unknown'
  // Errors of a transport can contain the URL.
  const shown = { name, message: hasSecretAddress ? undefined : message, code: ownCode }
  return new NetworkError(
    withAdvice(systemMessage('', shown), networkAdvice(reason, client.platform.origin)),
    {
      ...context,
      code: 'NETWORK',
      reason,
      retryable: reason !== 'tls',
      maybeProcessed: unsent.includes(reason) ? unclear : context.maybeProcessed,
      cause: hasSecretAddress ? undefined : error,
    },
  )
}

/**
 * Maps an error that neither the transport nor the platform caused: a hook throws, or the environment lacks a feature.
 */
export const fromUnexpected = (error: unknown, call: CallUnderWay): unknown => {
  if (isFinal(error)) return error
  const { name, message } = partsOf(error)
  const { context, hasSecretAddress } = call
  return new SystemError(
    withAdvice(
      systemMessage('', { name, message: hasSecretAddress ? undefined : message }),
      'This is no fault of the network: a hook or a transport threw it, or this environment lacks something',
    ),
    { ...context, code: 'UNEXPECTED', cause: hasSecretAddress ? undefined : error },
  )
}

/**
 * Appends the caller's stack frames to the stack of an error, which begins where the response was read. Errors of
 * another call, such as one for a token that many calls wait for, are unchanged.
 */
export const addCaller = (error: unknown, operation: string): void => {
  if (!isFrontdeskError(error) || error.operation !== operation) return
  // The message, this function and its caller are left out.
  const lines = new Error().stack?.split('\n').slice(3) ?? []
  error.stack = [error.stack, ...lines.filter((line) => !error.stack?.includes(line))].join('\n')
}
