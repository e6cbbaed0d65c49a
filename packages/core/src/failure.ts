import {
  ApplicationError,
  type FieldViolation,
  NetworkError,
  SystemError,
  validationError,
} from './errors.ts'
import type { CallContext } from './send.ts'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (Object(value) === value ? (value as Fields) : {})
const textOf = (value: unknown): string => (Object(value) === value ? '' : String(value ?? ''))

/** Maps an answer that is no success to one of the three shapes of spec section 8. Total: any body gives an error. */
export const fromResponse = (answer: unknown, context: CallContext & { readonly status: number }): Error => {
  const { status, statusText } = context
  const phrase = statusText || 'UNKNOWN'
  const body = fieldsOf(answer)
  const { validationError: refused, applicationError } = fieldsOf(body['details'])
  const fields = {
    ...context,
    // `Not Found` becomes `NOT_FOUND`.
    code: phrase.replace(/\W+/g, '_').toUpperCase(),
    maybeProcessed: false,
    retryable: status === 429 || status > 499,
  }
  if (refused !== undefined) {
    const { fieldViolations } = fieldsOf(refused)
    const violations = (Array.isArray(fieldViolations) ? fieldViolations : []).map((item): FieldViolation => {
      const violation = fieldsOf(item)
      return {
        ...violation,
        field: textOf(violation['field']),
        description: textOf(violation['description']),
      }
    })
    return validationError(violations, fields)
  }
  const message = textOf(body['message'])
  if (applicationError === undefined && status > 499)
    return new SystemError(systemMessage(context.requestId, { status, message: message || phrase }), fields)
  const own = fieldsOf(applicationError ?? { description: phrase })
  const description = textOf(own['description'])
  const code = textOf(own['code']) || fields.code
  const data = fieldsOf(own['data'])
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
    cause?: Fields
  }
  return new NetworkError(systemMessage('', { name, message, code: code ?? cause?.['code'] }), {
    ...context,
    code: 'NETWORK',
    retryable: true,
    cause: error,
  })
}
