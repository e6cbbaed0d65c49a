import { type AnySpec, decode, type FieldViolation, isValidationError, type WireForm } from '@frontdesk/core'
import { check, type OperationSchema, type Schema } from '@frontdesk/core/schema'
import { Failure } from '../kernel/failure.ts'

/** Throws when an answer is not what its operation promises. @throws Failure 500 `ANSWER_NOT_VALID` */
export type AnswerCheck = (spec: AnySpec, answer: unknown, form: WireForm) => void

type Problem = Pick<FieldViolation, 'field' | 'description'>

/** The refusal of an answer of our own: the caller did nothing wrong. */
export const invalidAnswer = ({ id }: AnySpec, problems: readonly Problem[]): Failure => {
  const fields = problems.map(({ field, description }) => `"${field}" ${description}`).join('; ')
  const description = `The answer of ${id} does not fit its schema: ${fields}`
  return new Failure(500, description, {
    applicationError: { code: 'ANSWER_NOT_VALID', description, data: { operation: id, problems } },
  })
}

const problemsOf = (
  schema: Schema<unknown>,
  value: unknown,
  path: readonly PropertyKey[],
): readonly Problem[] => {
  try {
    check(schema, value, path)
    return []
  } catch (error) {
    if (isValidationError(error)) return error.violations
    throw error
  }
}

/**
 * Creates the check of answers against the output schemas of their operations. An answer is read as a client reads it:
 * written as JSON, then decoded by the operation's own shape.
 *
 * @example
 * const checkAnswer = createAnswerCheck(bookingsSchemas)
 * checkAnswer(getService.spec, { service: { id: 1 } }, form) // throws: "service.id" must be text
 */
export const createAnswerCheck = (schemas: readonly OperationSchema[]): AnswerCheck => {
  const outputs = new Map(schemas.map(({ id, output }) => [id, output]))
  return (spec, answer, form) => {
    const output = outputs.get(spec.id)
    if (!spec.response || !output) return
    const { key, shape, metadata } = spec.response
    const body = JSON.parse(JSON.stringify(answer)) as Readonly<Record<string, unknown>>
    const written = key === undefined ? body : body[key]
    const path = key === undefined ? [] : [key]
    const value = shape ? decode(shape, written, form) : written
    const problems =
      value === undefined || value === null
        ? [{ field: path.join('.'), description: 'is required' }]
        : Array.isArray(value)
          ? value.flatMap((item, index) => problemsOf(output, item, [...path, index]))
          : metadata !== undefined
            ? [{ field: path.join('.'), description: 'must be a list' }]
            : problemsOf(output, value, path)
    if (problems.length) throw invalidAnswer(spec, problems)
  }
}
