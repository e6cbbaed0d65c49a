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

/** Takes a step for each item. `idOf` names an item by itself where its step fails, and by its result where it does not. */
const collect = <Given, T>(
  given: readonly Given[],
  step: (item: Given, index: number) => T,
  idOf: (item: Given, result: T | undefined) => string | undefined,
  returnEntity: boolean,
): BulkResult<T> => {
  const results = given.map((one, originalIndex): BulkItem<T> => {
    try {
      const item = step(one, originalIndex)
      const id = idOf(one, item)
      return {
        itemMetadata: { ...(id !== undefined && { id }), originalIndex, success: true },
        ...(returnEntity && { item }),
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const id = idOf(one, undefined)
      return {
        itemMetadata: {
          ...(id !== undefined && { id }),
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

/**
 * Runs a step for each item in a savepoint of its own: an item that is refused leaves no trace, the others are kept.
 * `id` names an item that may fail before its step knows it.
 */
export const runBulk = <Given, T extends { readonly id: string }>(
  { state }: Pick<HandlerContext<unknown>, 'state'>,
  given: readonly Given[],
  step: (item: Given, index: number) => T,
  { id, returnEntity = false }: { id?: (item: Given) => string; returnEntity?: boolean | undefined } = {},
): BulkResult<T> =>
  collect(
    given,
    (one, index) => state.savepoint(() => step(one, index)),
    (one, result) => result?.id ?? id?.(one),
    returnEntity,
  )

/** Reads something of each of the things with these ids. */
export const readBulk = <T>(ids: readonly string[], read: (id: string) => T): BulkResult<T> =>
  collect(ids, read, (id) => id, true)
