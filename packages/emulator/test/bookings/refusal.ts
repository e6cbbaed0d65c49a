import { type FieldViolation, isApplicationError, isConflictError, isValidationError } from '@frontdesk/core'
import { expect } from 'vitest'

/** How a call was refused: its status and code, or for fields each field with the rule that it breaks. */
export const refusal = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (isValidationError(error)) {
    expect(error.status).toBe(400)
    return error.violations.map(({ field, ruleName, violatedRule }: FieldViolation) => [
      field,
      ruleName ?? violatedRule,
    ])
  }
  if (isApplicationError(error) || isConflictError(error)) return [error.status, error.code]
  throw error instanceof Error ? error : new Error('Nothing was refused')
}
