import { type Shape, shape } from '../shape.ts'

/** The result of one item of a bulk call. */
export interface ItemMetadata {
  /** Id of the item; absent when a new item was rejected. */
  id?: string
  /** Zero-based index of the item in the request. */
  originalIndex: number
  /** Whether the action on this item succeeded. */
  success: boolean
  /** Why the action on this item failed; absent when it succeeded. */
  error?: {
    /** Code of the error, the same as in a single call. */
    code: string
    description: string
    /** Further data of the error, if there is any. */
    data?: Record<string, unknown>
  }
}

/** The numbers of succeeded and failed items of a bulk call. */
export interface BulkActionMetadata {
  /** Number of items that succeeded. */
  totalSuccesses: number
  /** Number of items that failed, including those without details. */
  totalFailures: number
  /** Number of failures that are not listed. */
  undetailedFailures: number
}

/** One item of a bulk call. */
export interface BulkItem<T> {
  itemMetadata: ItemMetadata
  /** The entity, if the call requested it and the item was not rejected. */
  item?: T
}

/** The result of a bulk call: each item succeeds or fails on its own. */
export interface BulkResult<T> {
  /** Results in the order of the request. */
  results: BulkItem<T>[]
  bulkActionMetadata: BulkActionMetadata
}

/**
 * Creates the shape of a bulk result from the shape of its entities.
 *
 * @example
 * response: whole(bulkResultOf(roomShape))
 */
export const bulkResultOf = <T extends object>(item: Shape<T>): Shape<BulkResult<T>> =>
  shape<BulkResult<object>>({
    results: shape<BulkItem<object>>({ item: item as Shape<unknown> as Shape<object> }),
  }) as Shape<unknown> as Shape<BulkResult<T>>
