import { cancelOrder, getOrder, type Order, searchOrders } from '@frontdesk/ecom'
import { orderFields } from '@frontdesk/ecom/schemas'
import { decline, forbidden } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { visitorKey } from '../kernel/person.ts'
import { runQuery } from '../kernel/query/query.ts'
import type { Catalog, Context } from './catalog.ts'
import {
  emitOrder,
  emitOrderAction,
  orders,
  readableOrders,
  readOrder,
  releaseLines,
  saveOrder,
} from './order-state.ts'

const checkCancelable = ({ id, status }: Order): void => {
  switch (status) {
    case 'CANCELED':
      throw decline(409, 'ORDER_ALREADY_CANCELED', 'The order is cancelled already', { id })
    case 'PENDING':
      throw decline(409, 'ORDER_IS_PENDING', 'The order waits for its payment', { id })
    case 'REJECTED':
      throw decline(409, 'ORDER_IS_REJECTED', 'The order was rejected', { id })
    default:
  }
}

/** Answers the operations of orders. */
export const orderHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(getOrder, (context) => readOrder(context, context.input.id)),

  handle(searchOrders, (context) =>
    runQuery(readableOrders(context), context.input, {
      fields: orderFields,
      defaultSort: { fieldName: 'createdDate', order: 'DESC' },
    }),
  ),

  handle(cancelOrder, (context) => {
    const { input, identity, business, mail } = context
    if (identity.kind !== 'owner') throw forbidden('Only the business may cancel an order')
    const order = readOrder(context, input.id)
    checkCancelable(order)
    const canceled = saveOrder(context, { ...order, status: 'CANCELED' }, 'ORDER_CANCELED')
    if (input.restockAllItems) releaseLines(context, catalog, canceled)
    emitOrder(context, 'updated', canceled)
    const { restockAllItems = false, sendOrderCanceledEmail = false, customMessage = '' } = input
    emitOrderAction(context, 'canceled', canceled, { restockAllItems, sendOrderCanceledEmail, customMessage })
    const to = canceled.buyerInfo?.email
    if (sendOrderCanceledEmail && to !== undefined)
      mail({
        to,
        subject: `Your order ${canceled.number ?? ''} at ${business.name} was cancelled`,
        text: customMessage || 'Your order was cancelled by the business.',
      })
    return canceled
  }),
]

/** The orders of a visitor belong to the member that they turn out to be. */
export const transferOrders = (context: Context, visitorId: string, memberId: string): void => {
  const all = context.state.in(orders)
  for (const order of all.by('buyer', visitorKey(visitorId))) {
    const { visitorId: _, ...buyerInfo } = order.buyerInfo ?? {}
    all.put({ ...order, buyerInfo: { ...buyerInfo, memberId } })
  }
}
