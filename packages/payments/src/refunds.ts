import {
  type ElevatedAuth,
  type ItemMetadata,
  list,
  type Open,
  type Price,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type OrderTransactions, orderTransactionsShape, type RefundDetails } from '@frontdesk/ecom'

const prefix = '/ecom'

/** All values for whether a payment can be refunded. */
export const refundabilityStatuses = ['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'] as const

/**
 * Whether a payment can be refunded: `MANUAL` means that the business refunds it outside the platform and the refund is
 * only recorded.
 */
export type RefundabilityStatus = Open<(typeof refundabilityStatuses)[number]>

/** All reasons for which a payment cannot be refunded. */
export const nonRefundableReasons = [
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
] as const

/**
 * The reason for which a payment cannot be refunded. `PARTIALLY_PAID` and `DEPOSIT_ONLINE_ITEM` end when the rest of
 * the order is paid; `FORBIDDEN` means that the payment was charged back.
 */
export type NonRefundableReason = Open<(typeof nonRefundableReasons)[number]>

/** All reasons for which only the business, and not the provider, can refund a payment. */
export const manuallyRefundableReasons = [
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
] as const

/** The reason for which only the business, and not the provider, can refund a payment. */
export type ManuallyRefundableReason = Open<(typeof manuallyRefundableReasons)[number]>

/** Refundability of one payment of an order. */
export interface Refundability {
  paymentId?: string
  refundabilityStatus?: RefundabilityStatus
  /** Present while the status is `NOT_REFUNDABLE`. */
  nonRefundableReason?: NonRefundableReason
  /** Present while the status is `MANUAL`. */
  manuallyRefundableReason?: ManuallyRefundableReason
  /** The page of the provider on which the business can refund it. */
  providerLink?: string
}

export interface GetRefundabilityStatusInput {
  ecomOrderId: string
}

/**
 * Reads which payments of an order can be refunded, and why the others cannot. Buyers get the reason `ACCESS_DENIED`,
 * because only the business can refund payments.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when the order does not exist or belongs to another customer.
 * @example
 * const refundabilities = await getRefundabilityStatus(elevatedClient, { ecomOrderId })
 * const back = refundabilities.filter(({ refundabilityStatus }) => refundabilityStatus === 'REFUNDABLE')
 * @function
 */
export const getRefundabilityStatus: Read<GetRefundabilityStatusInput, Refundability[]> =
  /* @__PURE__ */ read({
    id: 'payments.collector.getRefundability',
    prefix,
    route: 'GET /v1/payments-collector/orders/{ecomOrderId}/refundability',
    response: /* @__PURE__ */ list<Refundability>('refundabilities'),
  })

/** All ways to select items to restock. */
export const restockTypes = ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'] as const

/** The items to restock. */
export type RestockType = Open<(typeof restockTypes)[number]>

/** A payment to refund. */
export interface PaymentRefund {
  paymentId: string
  /** Defaults to the refundable rest of the payment. Membership credits are returned in full, without an amount. */
  amount?: Price
  /** Whether the business refunds the money itself: the refund is recorded, and no provider is called. */
  externalRefund?: boolean
}

/** Side effects of a refund, after it has succeeded. */
export interface RefundSideEffects {
  /** `ALL_ITEMS` restocks all items that were not restocked before; `SOME_ITEMS` requires `items`. */
  restockInfo?: {
    type: RestockType
    /** Items to restock. Only with `SOME_ITEMS`. */
    items?: { lineItemId: string; quantity: number }[]
  }
  /** Whether the buyer is notified by email. */
  sendOrderRefundedEmail?: boolean
  /** Text in the email, from 1 to 1,000 characters. */
  customMessage?: string
}

export interface TriggerRefundInput {
  ecomOrderId: string
  /** Exactly one payment; make another call for another payment. */
  payments: PaymentRefund[]
  /**
   * The refunded parts of the order, and the reason. They do not affect the amount, which is given with the payment.
   */
  details?: RefundDetails
  sideEffects?: RefundSideEffects
}

export interface TriggerRefundResult {
  orderTransactions?: OrderTransactions
  refundId?: string
  /** The payments that the provider declined. */
  failedPaymentIds?: ItemMetadata[]
}

const triggerRefundResultShape: Shape<TriggerRefundResult> = /* @__PURE__ */ shape<TriggerRefundResult>({
  orderTransactions: orderTransactionsShape,
})

/**
 * Refunds a payment of an order, or a part of it, for the business. A refund that the provider declines is recorded
 * with the status `FAILED` and listed in `failedPaymentIds`; one that is processed later is `PENDING`. Use an
 * idempotency key, so that a retry does not refund twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENTS_NOT_FOUND`; `REFUND_NOT_AVAILABLE` when the payment is not
 * refundable, or only by hand and `externalRefund` is not set; `INVALID_AMOUNT` when the amount is not above zero or
 * more than the refundable rest.
 * @throws ValidationError when the details include a part that the order does not have, or too many items; when an
 * amount or `externalRefund` is given for a payment by membership.
 * @throws ContextError without an elevated client.
 * @example
 * const { refundId } = await triggerRefund(
 *   elevatedClient,
 *   {
 *     ecomOrderId,
 *     payments: [{ paymentId, amount: { amount: '5.00' } }],
 *     details: { items: [{ lineItemId, quantity: 1 }], reason: 'It was torn' },
 *     sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
 *   },
 *   { idempotencyKey: 'refund-10001-1' },
 * )
 * @function
 */
export const triggerRefund: Write<TriggerRefundInput, TriggerRefundResult, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.collector.triggerRefund',
    prefix,
    route: 'POST /v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
    elevated: true,
    response: /* @__PURE__ */ whole(triggerRefundResultShape),
  })
