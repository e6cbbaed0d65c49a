/** The number of pieces of a line. */
export interface LineQuantity {
  readonly lineItemId: string
  readonly quantity: number
}

/** Things that happen beside a refund, once the money has gone back. */
export interface RefundSideEffects {
  /** The pieces that return to the stock; all that were not returned before with `all`. */
  readonly restock: 'none' | 'all' | readonly LineQuantity[]
  /** Whether the buyer gets a mail. */
  readonly mail: boolean
  readonly customMessage?: string
}

/** The platform's form of side effects, which its event of a refund holds. */
export const writeSideEffects = ({ restock, mail, customMessage }: RefundSideEffects): object => ({
  restockInfo: {
    type: restock === 'none' ? 'NO_ITEMS' : restock === 'all' ? 'ALL_ITEMS' : 'SOME_ITEMS',
    ...(typeof restock !== 'string' && { items: restock }),
  },
  sendOrderRefundedEmail: mail,
  ...(customMessage !== undefined && { customMessage }),
})
