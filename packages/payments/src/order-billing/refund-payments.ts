import { type ElevatedAuth, shape, type Shape, whole, type Write, write } from '@frontdesk/core'
import {
  type OrderTransactions,
  orderTransactionsShape,
  type Refund,
  type RefundedItem,
  refundShape,
} from '@frontdesk/ecom'
import type { PaymentRefund } from '../refunds.ts'
import type { RefundItems } from './calculation.ts'

const prefix = '/ecom'

/** Side effects of an order billing refund, after the refund has succeeded. */
export interface OrderRefundSideEffects {
  /** The items to restock; at most 300 lines. */
  restock?: {
    /** Lines whose pieces go back into stock. Only with `SOME_ITEMS`. */
    lineItems?: RefundedItem[]
  }
  /** Email to the customer. */
  notifications?: {
    /** Whether the buyer is notified by email. */
    sendCustomerEmail?: boolean
    /** Text in the email, from 1 to 1,000 characters. */
    customMessage?: string
  }
}

export interface RefundPaymentsInput {
  orderId: string
  /** From 1 to 50, each for a different payment. */
  paymentRefunds: PaymentRefund[]
  sideEffects?: OrderRefundSideEffects
  /** The refunded parts of the order. They do not affect the amounts, which are given per payment. */
  refundItems?: RefundItems
  /** At most 200 characters. */
  customerReason?: string
}

export interface RefundPaymentsResult {
  refund?: Refund
  orderTransactions?: OrderTransactions
}

const refundPaymentsResultShape: Shape<RefundPaymentsResult> = /* @__PURE__ */ shape<RefundPaymentsResult>({
  refund: refundShape,
  orderTransactions: orderTransactionsShape,
})

/**
 * Refunds several payments of an order in one refund, for the business: all of them are requested, or none. A payment
 * that the provider declines has the status `FAILED` in the refund; one that is processed later is `PENDING`. Use an
 * idempotency key, so that a retry does not refund twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`; `EXTERNAL_REFUND_EXPECTED`
 * when only the business can refund a payment and `externalRefund` is not set; `INVALID_PAYMENT_REFUND_AMOUNT`,
 * `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `SHIPPING_NOT_FOUND`, `INVALID_LINE_ITEM_REFUND_QUANTITY`,
 * `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`, `INVALID_SHIPPING_REFUND_AMOUNT`, `INVALID_LINE_ITEM_RESTOCK_QUANTITY`.
 * @throws ValidationError when a payment is listed twice, or a message is given without its email.
 * @throws ContextError without an elevated client.
 * @example
 * const { refund } = await refundPayments(
 *   elevatedClient,
 *   {
 *     orderId,
 *     paymentRefunds: [{ paymentId: cardPaymentId }, { paymentId: cashPaymentId, externalRefund: true }],
 *     refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 *     customerReason: 'It was torn',
 *   },
 *   { idempotencyKey: 'refund-10001-1' },
 * )
 * console.log(refund?.summary?.refunded?.formattedAmount)
 * @function
 */
export const refundPayments: Write<RefundPaymentsInput, RefundPaymentsResult, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.orderBilling.refundPayments',
    prefix,
    route: 'POST /v1/order-billing/refund-payments',
    elevated: true,
    response: /* @__PURE__ */ whole(refundPaymentsResultShape),
  })

export interface VoidMembershipsInput {
  orderId: string
  /** From 1 to 100. */
  paymentIds: string[]
}

/**
 * Returns the credits of membership payments, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_MEMBERSHIP_PAYMENT`;
 * `MEMBERSHIP_PAYMENT_NOT_CHARGED` when its credits have been returned already.
 * @throws ContextError without an elevated client.
 * @example
 * await voidMemberships(elevatedClient, { orderId, paymentIds: [paymentId] })
 * @function
 */
export const voidMemberships: Write<VoidMembershipsInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'payments.orderBilling.voidMemberships',
  prefix,
  route: 'POST /v1/order-billing/void-memberships',
  elevated: true,
})
