import { type ElevatedAuth, pick, type Price, type Write, write } from '@frontdesk/core'
import { type OrderTransactions, orderTransactionsShape } from '@frontdesk/ecom'

const prefix = '/ecom'

export interface CaptureAuthorizedPaymentsInput {
  ecomOrderId: string
  /**
   * From 1 to 100. Without an amount, the whole authorized amount is captured; with an amount, the rest is released.
   */
  payments: { paymentId: string; amount?: Price }[]
}

/**
 * Captures authorized card payments, for the business: all of them or none. A capture that the provider refuses is kept
 * with the status `FAILED`, and the payment stays authorized.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`,
 * `PAYMENT_GATEWAY_ID_NOT_FOUND`, `INVALID_AMOUNT`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await captureAuthorizedPayments(elevatedClient, { ecomOrderId, payments: [{ paymentId }] })
 * @function
 */
export const captureAuthorizedPayments: Write<
  CaptureAuthorizedPaymentsInput,
  OrderTransactions,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'payments.collector.captureAuthorizedPayments',
  prefix,
  route: 'POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  elevated: true,
  response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
})

export interface VoidAuthorizedPaymentsInput {
  ecomOrderId: string
  /** From 1 to 100. */
  paymentIds: string[]
}

/**
 * Voids authorized card payments, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_GATEWAY_ID_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await voidAuthorizedPayments(elevatedClient, { ecomOrderId, paymentIds: [paymentId] })
 * @function
 */
export const voidAuthorizedPayments: Write<VoidAuthorizedPaymentsInput, OrderTransactions, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.collector.voidAuthorizedPayments',
    prefix,
    route: 'POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
    elevated: true,
    response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
  })
