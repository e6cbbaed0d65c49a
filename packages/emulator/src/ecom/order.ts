import type { Order } from '@frontdesk/core'
import { cancelOrder, getOrder, searchOrders } from '@frontdesk/ecom'
import { decline, forbidden } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { type QueryFields, runQuery } from '../kernel/query/query.ts'
import type { Catalog, Context } from './catalog.ts'
import {
  emitOrder,
  emitOrderAction,
  mayRead,
  orders,
  readOrder,
  releaseLines,
  saveOrder,
} from './order-state.ts'

/** Fields of the platform's own list that this emulator fills. */
const fields: QueryFields = {
  id: 'text',
  number: 'text',
  createdDate: 'date',
  updatedDate: 'date',
  purchasedDate: 'date',
  status: ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'],
  paymentStatus: [
    'NOT_PAID',
    'PAID',
    'PARTIALLY_PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'PENDING',
    'PENDING_MERCHANT',
    'CANCELED',
    'DECLINED',
  ],
  fulfillmentStatus: ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'],
  archived: 'boolean',
  imported: 'boolean',
  seenByAHuman: 'boolean',
  'billingInfo.contactDetails.firstName': 'text',
  'billingInfo.contactDetails.lastName': 'text',
  'businessLocation.id': 'text',
  'businessLocation.name': 'text',
  'buyerInfo.contactId': 'text',
  'buyerInfo.email': 'text',
  'buyerInfo.memberId': 'text',
  'channelInfo.externalOrderId': 'text',
  'channelInfo.type': 'text',
  checkoutId: 'text',
  'createdBy.userId': 'text',
  'lineItems.catalogReference.appId': 'list',
  'lineItems.catalogReference.catalogItemId': 'list',
  'lineItems.productName.original': 'list',
  'shippingInfo.logistics.deliveryTime': 'text',
  'shippingInfo.logistics.deliveryTimeSlot.from': 'date',
  'shippingInfo.logistics.deliveryTimeSlot.to': 'date',
  'shippingInfo.region.name': 'text',
  'shippingInfo.title': 'text',
}

/** The platform does not sort by these. */
const filterOnly = [
  'archived',
  'imported',
  'seenByAHuman',
  'id',
  'buyerInfo.contactId',
  'buyerInfo.memberId',
  'channelInfo.externalOrderId',
  'checkoutId',
  'createdBy.userId',
]

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

  handle(searchOrders, ({ input, state, identity }) =>
    runQuery(
      state.in(orders).filter((order) => mayRead(identity, order)),
      input,
      { fields, filterOnly, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
    ),
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
  for (const order of all.filter(({ buyerInfo }) => buyerInfo?.visitorId === visitorId)) {
    const { visitorId: _, ...buyerInfo } = order.buyerInfo ?? {}
    all.put({ ...order, buyerInfo: { ...buyerInfo, memberId } })
  }
}
