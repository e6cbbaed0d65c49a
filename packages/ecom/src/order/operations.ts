import {
  type CursorQuery,
  cursorSearch,
  type ElevatedAuth,
  type Limited,
  type MatchOperator,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type ChannelType,
  type FulfillmentStatus,
  type Order,
  type OrderPaymentStatus,
  orderShape,
  type OrderStatus,
} from './order.ts'

const prefix = '/ecom'

export interface GetOrderInput {
  id: string
}

/**
 * Reads one order. Visitors and members read their own only.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const order = await getOrder(client, { id })
 * @function
 */
export const getOrder: Read<GetOrderInput, Order> = /* @__PURE__ */ read({
  id: 'ecom.orders.get',
  prefix,
  route: 'GET /v1/orders/{id}',
  response: /* @__PURE__ */ pick('order', orderShape),
})

/** An id is only compared as a whole, and never sorted by. */
type OrderId = Limited<string, { operators: MatchOperator; sort: false }>
type Flag = Limited<boolean, { sort: false }>
type Matched<T> = Limited<T, { operators: MatchOperator }>
type Contained = Limited<string[], { operators: '$hasSome' | '$hasAll'; sort: false }>
/** An amount is decimal text, compared as a number: `{ $gte: '50' }`. */
type Amount = Limited<string, { operators: AmountOperator }>

/** The operators of an amount. */
export type AmountOperator = MatchOperator | '$exists' | '$gt' | '$gte' | '$lt' | '$lte'

/** The fields that orders can be filtered by. Ids, flags and lists cannot be sorted by. */
export interface OrderFields {
  id: OrderId
  number: string
  createdDate: Date
  updatedDate: Date
  purchasedDate: Date
  status: Matched<OrderStatus>
  paymentStatus: Matched<OrderPaymentStatus>
  fulfillmentStatus: Matched<FulfillmentStatus>
  archived: Flag
  demo: Flag
  imported: Flag
  seenByAHuman: Flag
  'balanceSummary.authorized.amount': Amount
  'balanceSummary.pending.amount': Amount
  'balanceSummary.pendingRefund.amount': Amount
  'billingInfo.contactDetails.firstName': string
  'billingInfo.contactDetails.lastName': string
  'businessLocation.id': string
  'businessLocation.name': string
  'buyerInfo.contactId': OrderId
  'buyerInfo.email': string
  'buyerInfo.memberId': OrderId
  'channelInfo.externalOrderId': OrderId
  'channelInfo.type': Matched<ChannelType>
  checkoutId: OrderId
  'createdBy.userId': OrderId
  'fulfillmentStatusesAggregate.statuses': Contained
  'lineItems.catalogReference.appId': Contained
  'lineItems.catalogReference.catalogItemId': Contained
  'lineItems.locations.id': Contained
  'lineItems.productName.original': Contained
  'lineItems.subscriptionInfo.id': OrderId
  'priceSummary.total.amount': Amount
  'shippingInfo.logistics.deliveryTime': string
  'shippingInfo.logistics.deliveryTimeSlot.from': Date
  'shippingInfo.logistics.deliveryTimeSlot.to': Date
  'shippingInfo.region.name': Matched<string>
  'shippingInfo.title': Matched<string>
  'taxInfo.totalExempt.amount': Amount
  'taxInfo.totalTax.amount': Amount
}

export interface SearchOrdersInput extends CursorQuery<OrderFields> {}

/**
 * Finds orders, the newest first unless sorted otherwise, 50 a page unless asked for fewer or more (at most 100).
 * Visitors and members find their own only. It takes a filter, up to four sort orders and a page; the platform knows no
 * free text and no aggregations here.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await searchOrders(client, { filter: { paymentStatus: 'PAID' } })
 * @function
 */
export const searchOrders: Read<SearchOrdersInput, Page<Order, SearchOrdersInput>> = /* @__PURE__ */ read({
  id: 'ecom.orders.search',
  prefix,
  route: 'POST /v1/orders/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ page('orders', orderShape, 'metadata'),
})

export interface CancelOrderInput {
  id: string
  sendOrderCanceledEmail?: boolean
  /** Text of the e-mail, at most 1,000 characters. */
  customMessage?: string
  /** Whether the items go back into the stock of their catalogues. */
  restockAllItems?: boolean
}

/**
 * Cancels an order, for the business. It refunds nothing.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await cancelOrder(elevatedClient, { id, restockAllItems: true })
 * @function
 */
export const cancelOrder: Write<CancelOrderInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orders.cancel',
  prefix,
  route: 'POST /v1/orders/{id}/cancel',
  elevated: true,
  response: /* @__PURE__ */ pick('order', orderShape),
})
