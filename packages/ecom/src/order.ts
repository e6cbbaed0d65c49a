import {
  type CursorQuery,
  cursorSearch,
  elevated,
  type Order,
  orderShape,
  page,
  type Page,
  pathParameters,
  pick,
  queryString,
  type Read,
  read,
  type Write,
  write,
} from '@frontdesk/core'

export interface GetOrderInput {
  id: string
}

/**
 * Reads one order. Visitors and members read their own only. Spec section 7, Orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const order = await getOrder(client, { id })
 * @function
 */
export const getOrder: Read<GetOrderInput, Order> = /* @__PURE__ */ read({
  id: 'ecom.orders.get',
  family: '/ecom',
  route: 'GET /v1/orders/{id}',
  path: pathParameters,
  query: queryString,
  response: /* @__PURE__ */ pick('order', orderShape),
})

/**
 * The fields that orders can be filtered by, and sorted by too but for ids, flags and lists (platform: Orders, search
 * filter).
 */
export interface OrderFields {
  id: string
  number: string
  createdDate: Date
  updatedDate: Date
  purchasedDate: Date
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  paymentStatus:
    | 'NOT_PAID'
    | 'PAID'
    | 'PARTIALLY_PAID'
    | 'PARTIALLY_REFUNDED'
    | 'FULLY_REFUNDED'
    | 'PENDING'
    | 'PENDING_MERCHANT'
    | 'CANCELED'
    | 'DECLINED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED'
  archived: boolean
  imported: boolean
  seenByAHuman: boolean
  'billingInfo.contactDetails.firstName': string
  'billingInfo.contactDetails.lastName': string
  'businessLocation.id': string
  'businessLocation.name': string
  'buyerInfo.contactId': string
  'buyerInfo.email': string
  'buyerInfo.memberId': string
  'channelInfo.externalOrderId': string
  'channelInfo.type': string
  checkoutId: string
  'createdBy.userId': string
  'lineItems.catalogReference.appId': string[]
  'lineItems.catalogReference.catalogItemId': string[]
  'lineItems.productName.original': string[]
  'shippingInfo.logistics.deliveryTime': string
  'shippingInfo.logistics.deliveryTimeSlot.from': Date
  'shippingInfo.logistics.deliveryTimeSlot.to': Date
  'shippingInfo.region.name': string
  'shippingInfo.title': string
}

export interface SearchOrdersInput extends CursorQuery<OrderFields> {}

/**
 * Finds orders, the newest first unless sorted otherwise, 50 a page unless asked for fewer or more (at most 100).
 * Visitors and members find their own only. Spec section 7, Orders.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await searchOrders(client, { filter: { paymentStatus: 'PAID' } })
 * @function
 */
export const searchOrders: Read<SearchOrdersInput, Page<Order, SearchOrdersInput>> = /* @__PURE__ */ read({
  id: 'ecom.orders.search',
  family: '/ecom',
  route: 'POST /v1/orders/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ page('orders', orderShape, 'metadata'),
})

export interface CancelOrderInput {
  id: string
  sendOrderCanceledEmail?: boolean
  /** Goes into the e-mail; at most 1,000 characters. */
  customMessage?: string
  /** Whether stock and places go back to their catalogues. */
  restockAllItems?: boolean
}

/**
 * Cancels an order, for the business. Money is not given back by this. Spec section 7, Orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await cancelOrder(elevatedClient, { id, restockAllItems: true })
 * @function
 */
export const cancelOrder: Write<CancelOrderInput, Order> = /* @__PURE__ */ write({
  id: 'ecom.orders.cancel',
  family: '/ecom',
  route: 'POST /v1/orders/{id}/cancel',
  path: pathParameters,
  elevated,
  response: /* @__PURE__ */ pick('order', orderShape),
})
