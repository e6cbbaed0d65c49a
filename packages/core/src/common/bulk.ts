import { type Shape, shape } from '../shape.ts'

/** The result of one item of a bulk call. */
export interface ItemMetadata {
  /** Id of the item; absent when the item was to be created and was refused. */
  id?: string
  /** Place of the item in the request, from 0. */
  originalIndex: number
  /** Whether the action on this item succeeded. */
  success: boolean
  /** Why the action on this item failed; absent when it succeeded. */
  error?: {
    /** Code of the error, as a single call would have given it. */
    code: string
    description: string
    /** Further data of the error, if there is any. */
    data?: Record<string, unknown>
  }
}

/** The numbers of items of a bulk call that succeeded and failed. */
export interface BulkActionMetadata {
  /** How many items were processed. */
  totalSuccesses: number
  /** How many items failed, including those without details. */
  totalFailures: number
  /** Failures beyond those that are listed. */
  undetailedFailures: number
}

/** One item of a bulk call. */
export interface BulkItem<T> {
  itemMetadata: ItemMetadata
  /** The entity, when the call asked for it and the item was not refused. */
  item?: T
}

/** The result of a bulk call: each item succeeds or fails on its own. */
export interface BulkResult<T> {
  /** In the order of the request. */
  results: BulkItem<T>[]
  bulkActionMetadata: BulkActionMetadata
}

/**
 * The shape of a bulk result, by that of its entities.
 *
 * @example
 * response: whole(bulkResultOf(roomShape))
 */
export const bulkResultOf = <T extends object>(item: Shape<T>): Shape<BulkResult<T>> =>
  shape<BulkResult<object>>({
    results: shape<BulkItem<object>>({ item: item as Shape<unknown> as Shape<object> }),
  }) as Shape<unknown> as Shape<BulkResult<T>>
