import type { Price } from '@frontdesk/core'
import type { CatalogReference } from './catalog-provider.ts'
import type { HandlerContext } from './handler.ts'

type Context = HandlerContext<unknown>

/** The orders that hold the items of catalogues, for the families whose items they hold. */
export interface ItemOrders {
  /** The amount that was paid for an item and can be given back; `undefined` when there is none. */
  paidFor(context: Pick<Context, 'state' | 'business'>, reference: CatalogReference): Price | undefined
  /**
   * Gives back what was paid for an item, and forgives what is still to be paid for it. The order's payment status
   * follows, and the customer is told. Gives the amount; `undefined` when nothing was paid.
   */
  refund(context: Context, reference: CatalogReference): Price | undefined
}
