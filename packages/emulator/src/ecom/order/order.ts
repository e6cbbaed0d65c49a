import { cancelOrder, getOrder, type Order, searchOrders } from '@frontdesk/ecom'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { tagsFor } from '../../kernel/entity/tags.ts'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { visitorKey } from '../../kernel/person.ts'
import type { Catalog, Context } from '../catalog.ts'
import { historyFor, orderActivityHandlers } from './activities.ts'
import { orderAggregationHandler } from './aggregation.ts'
import { orderChangeHandlers } from './changes.ts'
import { orderCreationHandlers } from './creation.ts'
import { createLineItemHandlers } from './line-item-changes.ts'
import { changeTotal, tellMemberships } from '../order-transactions/apply.ts'
import { transactionsOf } from '../order-transactions/transactions.ts'
import { orderEntity, orders, orderTransitions } from './state.ts'
import { restock } from './stock.ts'
import { undoPurchase } from './undo-purchase.ts'

const on = entityHandlers(orderEntity, entitySteps(orderEntity))

/** The order as a caller may see it: the comments and the private tags are for the business alone. */
export const showOrder = (context: Context, order: Order): Order => ({
  ...order,
  ...(order.activities && { activities: historyFor(context, order.activities) }),
  ...(order.tags && { tags: tagsFor(context, order.tags) }),
})

/** The handlers of the operations of orders. */
export const orderHandlers = (catalog: Catalog): readonly Handler[] => [
  on.get(getOrder, { id: ({ id }) => id, after: showOrder }),

  on.search(searchOrders, { after: showOrder }),

  handle(cancelOrder, (context) => {
    const { input, business, mail } = context
    const order = orderEntity.require(context, input.id)
    const { to: status, slug = '' } = orderTransitions.require('cancel', order.status)
    if (transactionsOf(context, order.id).payments.some((payment) => payment.status === 'AUTHORIZED'))
      throw decline(
        409,
        'ORDER_HAS_AUTHORIZED_TRANSACTION',
        'A payment of the order is authorised: capture it or void it first',
        { id: order.id },
      )
    const lines = input.restockAllItems && { lineItems: restock(context, catalog, order, 'all') }
    if (lines) tellMemberships(context, order.id)
    undoPurchase(context, order)
    // Credits that came back with the goods change what is paid.
    const canceled = changeTotal(context, order, { status, ...lines }, 'ORDER_CANCELED')
    const { restockAllItems = false, sendOrderCanceledEmail = false, customMessage = '' } = input
    orderEntity.tell(context, slug, canceled, { restockAllItems, sendOrderCanceledEmail, customMessage })
    const address = canceled.buyerInfo?.email
    if (sendOrderCanceledEmail && address !== undefined)
      mail({
        to: address,
        subject: `Your order ${canceled.number ?? ''} at ${business.name} was cancelled`,
        text: customMessage || 'Your order was cancelled by the business.',
      })
    return canceled
  }),

  orderAggregationHandler,
  ...orderCreationHandlers(catalog),
  ...orderChangeHandlers,
  ...createLineItemHandlers(),
  ...orderActivityHandlers,
]

/** Gives the orders of a visitor to the member who has signed in. */
export const transferOrders = (context: Context, visitorId: string, memberId: string): void => {
  for (const order of context.state.in(orders).by('buyer', visitorKey(visitorId))) {
    const { visitorId: _, ...buyerInfo } = order.buyerInfo ?? {}
    orderEntity.change(context, order, { buyerInfo: { ...buyerInfo, memberId } })
  }
}
