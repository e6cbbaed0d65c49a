import {
  type CursorSearch,
  cursorSearch,
  type ElevatedAuth,
  type Filter,
  type Limited,
  type MatchOperator,
  pick,
  type Read,
  read,
  type SearchPage,
  searchPage,
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

/** Input of `getOrder`. */
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

/** The fields of orders that free text is searched in. */
export type OrderSearchField =
  | 'number'
  | 'buyerInfo.email'
  | 'billingInfo.contactDetails.firstName'
  | 'billingInfo.contactDetails.lastName'
  | 'lineItems.productName.original'
  | 'shippingInfo.title'

/** The fields of orders that can be aggregated. */
export type OrderAggregationField =
  | 'status'
  | 'paymentStatus'
  | 'fulfillmentStatus'
  | 'archived'
  | 'imported'
  | 'seenByAHuman'
  | 'createdDate'
  | 'updatedDate'
  | 'purchasedDate'
  | 'businessLocation.id'
  | 'businessLocation.name'
  | 'buyerInfo.contactId'
  | 'buyerInfo.memberId'
  | 'channelInfo.type'
  | 'lineItems.catalogReference.appId'
  | 'lineItems.catalogReference.catalogItemId'
  | 'lineItems.locations.id'
  | 'lineItems.productName.original'
  | 'shippingInfo.region.name'
  | 'shippingInfo.title'
  | OrderAmountField

/** The fields of orders that contain amounts. */
export type OrderAmountField =
  | 'balanceSummary.authorized.amount'
  | 'balanceSummary.pending.amount'
  | 'balanceSummary.pendingRefund.amount'
  | 'priceSummary.total.amount'
  | 'taxInfo.totalTax.amount'

/** Input of `searchOrders`. */
export interface SearchOrdersInput extends CursorSearch<
  OrderFields,
  OrderSearchField,
  OrderAggregationField
> {}

/**
 * Finds orders, the newest first by default, 50 per page by default (at most 100). Visitors and members find only their
 * own. It accepts a filter, free text, up to four sort orders, a page, and aggregations over all matches. With free
 * text and without a sort order the best matches come first.
 * The platform documents the filter, the sort orders and the page; a platform without support for free text and
 * aggregations here omits them from its response.
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const page = await searchOrders(client, {
 *   filter: { paymentStatus: 'PAID' },
 *   search: { expression: 'ferreira' },
 *   aggregations: [{ type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' }],
 * })
 * @function
 */
export const searchOrders: Read<
  SearchOrdersInput,
  SearchPage<Order, SearchOrdersInput>
> = /* @__PURE__ */ read({
  id: 'ecom.orders.search',
  prefix,
  route: 'POST /v1/orders/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ searchPage('orders', orderShape, 'metadata'),
})

/** One figure or one count over orders. */
export type OrderAggregation =
  /** Counts the orders by the values of a field, or by those of two to five fields together. */
  | {
      /** One field, or two to five fields together. */
      $count: OrderAggregationField | OrderAggregationField[]
    }
  /** Adds up an amount. */
  | {
      /** The amount to add up. */
      $sum: OrderAmountField
    }
  /** The mean of an amount. */
  | {
      /** The amount whose mean is wanted. */
      $avg: OrderAmountField
    }
  | {
      /** The amount whose lowest value is wanted. */
      $min: OrderAmountField
    }
  | {
      /** The amount whose highest value is wanted. */
      $max: OrderAmountField
    }

/** Input of `aggregateOrders`. */
export interface AggregateOrdersInput {
  filter?: Filter<OrderFields>
  /** From 1 to 20 aggregations by name. */
  aggregation: Record<string, OrderAggregation>
  /** Stands between the values of a count by several fields; defaults to `|`, at most 100 characters. */
  hierarchySeparatorOverride?: string
}

/**
 * The results by the names of the aggregations. A count has the number of orders by value, `{ PAID: 12 }`, or by the values
 * of several fields, `{ '(PAID|WEB)': 9 }`. A figure is decimal text by currency, `{ EUR: '1249.50' }`: amounts of
 * different currencies are not added.
 */
export type OrderAggregates = Record<string, Record<string, number | string>>

/**
 * Counts orders and adds up their amounts, for the business. An order that has no value in a field is not counted by it.
 *
 * @throws ValidationError when the filter or an aggregation names an unknown field or operator.
 * @throws ContextError without an elevated client.
 * @example
 * const { revenue, channels } = await aggregateOrders(elevatedClient, {
 *   filter: { paymentStatus: 'PAID' },
 *   aggregation: {
 *     revenue: { $sum: 'priceSummary.total.amount' },
 *     channels: { $count: 'channelInfo.type' },
 *   },
 * })
 * @function
 */
export const aggregateOrders: Read<AggregateOrdersInput, OrderAggregates, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.orders.aggregate',
    prefix,
    route: 'POST /v1/orders/aggregate',
    elevated: true,
    response: /* @__PURE__ */ pick('aggregates'),
  })

/** Input of `cancelOrder`. */
export interface CancelOrderInput {
  id: string
  /** Whether the buyer is notified by email. */
  sendOrderCanceledEmail?: boolean
  /** Text of the email, at most 1,000 characters. */
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
