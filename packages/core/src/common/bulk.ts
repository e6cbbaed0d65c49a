/** What became of one item of a bulk call. */
export interface ItemMetadata {
  id?: string
  /** Place of the item in the request, from 0. */
  originalIndex: number
  success: boolean
  error?: { code: string; description: string; data?: Record<string, unknown> }
}

/** What became of a bulk call in all. */
export interface BulkActionMetadata {
  totalSuccesses: number
  totalFailures: number
  /** Failures beyond those that are listed. */
  undetailedFailures: number
}
