import {
  type BulkResult,
  bulkResultOf,
  type ElevatedAuth,
  encoded,
  fieldMask,
  list,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type NewPayment,
  newPaymentShape,
  type Payment,
  paymentShape,
  type PaymentStatus,
} from './payment.ts'
import { type OrderTransactions, orderTransactionsShape, type RefundTransaction } from './refund.ts'

const prefix = '/ecom'

/** Input of `listTransactionsForSingleOrder`. */
export interface ListTransactionsForSingleOrderInput {
  orderId: string
}

/**
 * Lists the payments and the refunds of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments = [], refunds = [] } = await listTransactionsForSingleOrder(elevatedClient, { orderId })
 * @function
 */
export const listTransactionsForSingleOrder: Read<
  ListTransactionsForSingleOrderInput,
  OrderTransactions,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.orderTransactions.list',
  prefix,
  route: 'GET /v1/payments/orders/{orderId}',
  elevated: true,
  response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
})

/** Input of `listTransactionsForMultipleOrders`. */
export interface ListTransactionsForMultipleOrdersInput {
  /** From 1 to 100. */
  orderIds: string[]
}

/**
 * Lists the payments and the refunds of several orders, for the business. Unknown ids are omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const all = await listTransactionsForMultipleOrders(elevatedClient, { orderIds })
 * @function
 */
export const listTransactionsForMultipleOrders: Read<
  ListTransactionsForMultipleOrdersInput,
  OrderTransactions[],
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.orderTransactions.listForMultiple',
  prefix,
  route: 'POST /v1/payments/list-by-ids',
  elevated: true,
  response: /* @__PURE__ */ list('orderTransactions', orderTransactionsShape),
})

/** Input of `addPayments`. */
export interface AddPaymentsInput {
  orderId: string
  /** From 1 to 50. */
  payments: NewPayment[]
}

/** The transactions of an order after payments were recorded. */
export interface AddPaymentsResult {
  orderTransactions: OrderTransactions
  /** The ids of the new payments, in the order of the request. */
  paymentsIds: string[]
}

const addPaymentsResultShape: Shape<AddPaymentsResult> = /* @__PURE__ */ shape<AddPaymentsResult>({
  orderTransactions: orderTransactionsShape,
})

/**
 * Records payments that were made elsewhere, for the business. No payment is charged. The order's payment status and
 * balance are updated.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `STATUS_NOT_ALLOWED` for a payment that is `REFUNDED` or
 * `PARTIALLY_REFUNDED`, which only a refund makes.
 * @throws ValidationError when a payment has not exactly one of the three details, two different statuses, no amount,
 * or an amount with more digits than its currency has; when the order would have more than 100 payments.
 * @throws ContextError without an elevated client.
 * @example
 * const { paymentsIds } = await addPayments(elevatedClient, {
 *   orderId,
 *   payments: [{ amount: { amount: '12.50' }, status: 'APPROVED', regularPaymentDetails: { offlinePayment: true } }],
 * })
 * @function
 */
export const addPayments: Write<AddPaymentsInput, AddPaymentsResult, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orderTransactions.addPayments',
  prefix,
  route: 'POST /v1/payments/orders/{orderId}/add-payment',
  elevated: true,
  request: /* @__PURE__ */ encoded(/* @__PURE__ */ shape<AddPaymentsInput>({ payments: newPaymentShape })),
  response: /* @__PURE__ */ whole(addPaymentsResultShape),
})

/** Input of `updatePaymentStatus`. */
export interface UpdatePaymentStatusInput {
  orderId: string
  paymentId: string
  /** `REFUNDED` and `PARTIALLY_REFUNDED` follow from refunds, and cannot be set. */
  status: PaymentStatus
}

/**
 * Changes the status of a payment, for the business. `PENDING` and `PENDING_MERCHANT` can change to each other and to
 * `APPROVED`, `AUTHORIZED`, `DECLINED` and `CANCELED`; `AUTHORIZED` can change to `APPROVED` and `VOIDED`. The order's
 * payment status and balance are updated.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`; `STATUS_NOT_ALLOWED` when the status cannot be set
 * or the payment cannot get there from its status.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await updatePaymentStatus(elevatedClient, { orderId, paymentId, status: 'APPROVED' })
 * @function
 */
export const updatePaymentStatus: Write<UpdatePaymentStatusInput, OrderTransactions, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orderTransactions.updatePaymentStatus',
    prefix,
    route: 'POST /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    elevated: true,
    response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
  })

/** Input of `bulkUpdatePaymentStatuses`. */
export interface BulkUpdatePaymentStatusesInput {
  /** From 1 to 300. */
  paymentAndOrderIds: { orderId: string; paymentId: string }[]
  /** The status of all of them. */
  status: PaymentStatus
  /** Whether the result includes the payments. */
  returnFullEntity?: boolean
}

/**
 * Moves payments to one status, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no payment or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkUpdatePaymentStatuses(elevatedClient, {
 *   paymentAndOrderIds: [{ orderId, paymentId }],
 *   status: 'APPROVED',
 * })
 * @function
 */
export const bulkUpdatePaymentStatuses: Write<
  BulkUpdatePaymentStatusesInput,
  BulkResult<Payment>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orderTransactions.bulkUpdatePaymentStatuses',
  prefix,
  route: 'POST /v1/bulk/payments/update-payment-transaction-status',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(paymentShape)),
})

/** Input of `updateRefundTransaction`. */
export interface UpdateRefundTransactionInput {
  orderId: string
  refundId: string
  /** `paymentId` identifies the transaction; its amount cannot change. */
  transaction: Pick<
    RefundTransaction,
    'refundStatus' | 'refundStatusInfo' | 'gatewayRefundId' | 'providerRefundId'
  > & { paymentId: string }
  /** Paths of the fields to change; defaults to the given fields. */
  fieldMask?: string[]
}

/**
 * Records the progress of a payment's refund, for the business: `SCHEDULED` changes to `STARTED`, that to `PENDING`,
 * and each of them to `SUCCEEDED` or `FAILED`. The payment and the order are updated.
 *
 * @throws ApplicationError `ORDER_TRANSACTIONS_NOT_FOUND`, `REFUND_NOT_FOUND`, `REFUND_TRANSACTION_NOT_FOUND`;
 * `STATUS_NOT_ALLOWED` when the refund cannot get there from its status.
 * @throws ValidationError when the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * const { refunds } = await updateRefundTransaction(elevatedClient, {
 *   orderId,
 *   refundId,
 *   transaction: { paymentId, refundStatus: 'SUCCEEDED' },
 * })
 * @function
 */
export const updateRefundTransaction: Write<UpdateRefundTransactionInput, OrderTransactions, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orderTransactions.updateRefundTransaction',
    prefix,
    route: 'POST /v1/payments/orders/{orderId}/update-refund-transaction',
    elevated: true,
    request: /* @__PURE__ */ encoded(/* @__PURE__ */ shape<UpdateRefundTransactionInput>({ fieldMask })),
    response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
  })
