import {
  type BulkResult,
  bulkResultOf,
  type ElevatedAuth,
  type Open,
  pick,
  type Price,
  type Read,
  read,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type Order, orderShape } from '@frontdesk/ecom'

const prefix = '/ecom'

export interface MarkOrderAsPaidInput {
  ecomOrderId: string
}

/**
 * Marks an order as paid when the business has received the money in another way, such as in cash.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await markOrderAsPaid(elevatedClient, { ecomOrderId })
 * @function
 */
export const markOrderAsPaid: Write<MarkOrderAsPaidInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'payments.collector.markOrderAsPaid',
  prefix,
  route: 'POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  elevated: true,
  response: /* @__PURE__ */ pick('order', orderShape),
})

export interface BulkMarkOrdersAsPaidInput {
  /** From 1 to 100. */
  ecomOrderIds: string[]
}

/**
 * Marks orders as paid: each one succeeds or fails on its own, as with `markOrderAsPaid`. The result contains the
 * orders.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkMarkOrdersAsPaid(elevatedClient, { ecomOrderIds })
 * @function
 */
export const bulkMarkOrdersAsPaid: Write<
  BulkMarkOrdersAsPaidInput,
  BulkResult<Order>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'payments.collector.bulkMarkOrdersAsPaid',
  // On the hosted platform, this path has no prefix.
  prefix: '',
  route: 'POST /v1/bulk/payments-collector/mark-as-paid',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(orderShape)),
})

export interface RecordManuallyCollectedPaymentInput {
  orderId: string
  /** Above zero, and at most the collectable amount. */
  amount: Price
}

/**
 * Records an amount that the business has received in another way, such as a part of the price in cash.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `INVALID_AMOUNT` when the amount is not above zero or more than the
 * balance.
 * @throws ContextError without an elevated client.
 * @example
 * await recordManuallyCollectedPayment(elevatedClient, { orderId, amount: { amount: '5.00' } })
 * @function
 */
export const recordManuallyCollectedPayment: Write<RecordManuallyCollectedPaymentInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.collector.recordManuallyCollectedPayment',
    prefix,
    route: 'POST /v1/payments-collector/orders/{orderId}/manual-payment',
    elevated: true,
  })

/** Every collectability status of an order. */
export const paymentCollectabilityStatuses = [
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
] as const

/** Whether a payment can be collected for an order, or why not. */
export type PaymentCollectabilityStatus = Open<(typeof paymentCollectabilityStatuses)[number]>

export interface PaymentCollectability {
  status: PaymentCollectabilityStatus
  /** The collectable amount. */
  amount?: Price
}

export interface GetPaymentCollectabilityStatusInput {
  ecomOrderId: string
}

/**
 * Reads whether a payment can be collected for an order, and the collectable amount.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when the order does not exist or belongs to another customer.
 * @example
 * const { status, amount } = await getPaymentCollectabilityStatus(client, { ecomOrderId })
 * if (status === 'COLLECTABLE') console.log(amount?.formattedAmount)
 * @function
 */
export const getPaymentCollectabilityStatus: Read<
  GetPaymentCollectabilityStatusInput,
  PaymentCollectability
> = /* @__PURE__ */ read({
  id: 'payments.collector.getCollectabilityStatus',
  prefix,
  route: 'GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  response: /* @__PURE__ */ whole<PaymentCollectability>(),
})
