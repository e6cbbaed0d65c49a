import {
  ApplicationError,
  type FieldViolation,
  NetworkError,
  SystemError,
  validationError,
} from './errors.ts'
import type { AnswerContext, CallContext } from './send.ts'

/** A value of unknown JSON as something whose parts can be read: that never throws, whatever it is. */
const partsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>
/** The same as text; numbers and booleans become text too. */
const textOf = (value: unknown): string =>
  Object(value) === value ? '' : String((value as string | number | null) ?? '')

/** Maps an answer that is no success to one of the three shapes of spec section 8. Total: any body gives an error. */
export const fromResponse = (answer: unknown, context: AnswerContext): Error => {
  const { status, statusText, requestId } = context
  const phrase = statusText || 'UNKNOWN'
  const body = partsOf(answer)
  const { validationError: refused, applicationError } = partsOf(body['details'])
  const fields = {
    ...context,
    // `Not Found` becomes `NOT_FOUND`.
    code: phrase.replace(/\W+/g, '_').toUpperCase(),
    maybeProcessed: false,
    retryable: status === 429 || status > 499,
  }
  if (refused) {
    const violations = [partsOf(refused)['fieldViolations'] ?? []].flat().map((item): FieldViolation => {
      const violation = partsOf(item)
      return {
        ...violation,
        field: textOf(violation['field']),
        description: textOf(violation['description']),
      }
    })
    return validationError(violations, fields)
  }
  const message = textOf(body['message'])
  if (!applicationError && status > 499)
    return new SystemError(systemMessage(requestId, { status, message: message || phrase }), fields)
  const own = partsOf(applicationError ?? { description: phrase })
  const description = textOf(own['description'])
  const code = textOf(own['code']) || fields.code
  const data = partsOf(own['data'])
  return new ApplicationError(
    message && description && message !== description ? `${message}: ${description}` : message || description,
    {
      ...fields,
      code,
      data,
      details: { applicationError: { description, code, data } },
    },
  )
}

const systemMessage = (requestId: string | undefined, serialized: object): string =>
  'System error occurred' + (requestId ? `, request-id: ${requestId}` : `: ${JSON.stringify(serialized)}`)

/** Maps what a transport throws. What is not an object is given back as it is (spec section 8). */
export const fromFailure = (error: unknown, context: CallContext): unknown => {
  if (Object(error) !== error) return error
  const { name, message, code, cause } = error as {
    name?: string
    message?: string
    code?: string
    cause?: unknown
  }
  return new NetworkError(systemMessage('', { name, message, code: code ?? partsOf(cause)['code'] }), {
    ...context,
    code: 'NETWORK',
    retryable: true,
    cause: error,
  })
}
