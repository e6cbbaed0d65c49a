import { cancelOrder, getOrder, searchOrders } from '@frontdesk/ecom'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../kernel/entity/entity-steps.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { visitorKey } from '../kernel/person.ts'
import type { Catalog, Context } from './catalog.ts'
import { releaseLines } from './order-payment.ts'
import { changeOrder, orderEntity, orders, orderTransitions } from './order-state.ts'

const on = entityHandlers(orderEntity, entitySteps(orderEntity))

/** The handlers of the operations of orders. */
export const orderHandlers = (catalog: Catalog): readonly Handler[] => [
  on.get(getOrder, { id: ({ id }) => id }),

  on.query(searchOrders),

  handle(cancelOrder, (context) => {
    const { input, business, mail } = context
    const order = orderEntity.require(context, input.id)
    const { to: status, slug = '' } = orderTransitions.require('cancel', order.status)
    const canceled = changeOrder(context, order, { status }, 'ORDER_CANCELED')
    if (input.restockAllItems) releaseLines(context, catalog, canceled)
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
]

/** Gives the orders of a visitor to the member who has signed in. */
export const transferOrders = (context: Context, visitorId: string, memberId: string): void => {
  for (const order of context.state.in(orders).by('buyer', visitorKey(visitorId))) {
    const { visitorId: _, ...buyerInfo } = order.buyerInfo ?? {}
    orderEntity.change(context, order, { buyerInfo: { ...buyerInfo, memberId } })
  }
}
