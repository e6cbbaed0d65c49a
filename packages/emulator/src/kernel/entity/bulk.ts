import type { BulkItem, BulkResult, FieldViolation, ItemMetadata } from '@frontdesk/core'
import { Failure } from '../failure.ts'
import type { HandlerContext } from '../handler.ts'

interface ApplicationError {
  readonly code: string
  readonly description: string
  readonly data?: Record<string, unknown>
}

/** A refusal in the words of an item: the code of a rule where there is one, with every violation in the data. */
const errorOf = ({ message, details }: Failure): NonNullable<ItemMetadata['error']> => {
  const { applicationError, validationError } = details as {
    readonly applicationError?: ApplicationError
    readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] }
  }
  if (applicationError) return { ...applicationError }
  const fieldViolations = validationError?.fieldViolations ?? []
  const rule = fieldViolations.find(({ ruleName }) => ruleName !== undefined)?.ruleName
  return {
    code: rule ?? message,
    description: fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', '),
    data: { fieldViolations },
  }
}

/**
 * Runs a step for each item in a savepoint of its own: an item that is refused leaves no trace, the others are kept.
 * `id` names an item that may fail before its step knows it.
 */
export const runBulk = <Given, T extends { readonly id: string }>(
  { state }: Pick<HandlerContext<unknown>, 'state'>,
  given: readonly Given[],
  step: (item: Given, index: number) => T,
  { id, returnEntity = false }: { id?: (item: Given) => string; returnEntity?: boolean | undefined } = {},
): BulkResult<T> => {
  const results = given.map((one, originalIndex): BulkItem<T> => {
    try {
      const item = state.savepoint(() => step(one, originalIndex))
      return {
        itemMetadata: { id: item.id, originalIndex, success: true },
        ...(returnEntity && { item }),
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const own = id?.(one)
      return {
        itemMetadata: {
          ...(own !== undefined && { id: own }),
          originalIndex,
          success: false,
          error: errorOf(error),
        },
      }
    }
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses,
      totalFailures: results.length - totalSuccesses,
      undetailedFailures: 0,
    },
  }
}
