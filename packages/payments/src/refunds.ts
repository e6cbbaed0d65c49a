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

/** Every way in which a payment can go back, or none. */
export const refundabilityStatuses = ['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'] as const

/** Whether a payment can go back: `MANUAL` when the business gives it back itself and the refund is only recorded. */
export type RefundabilityStatus = Open<(typeof refundabilityStatuses)[number]>

/** Every reason for which a payment cannot go back. */
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
 * The reason for which a payment cannot go back. `PARTIALLY_PAID` and `DEPOSIT_ONLINE_ITEM` end when the rest of the order
 * is paid; `FORBIDDEN` means that the bank has taken the payment back already.
 */
export type NonRefundableReason = Open<(typeof nonRefundableReasons)[number]>

/** Every reason for which the provider cannot give a payment back, while the business can. */
export const manuallyRefundableReasons = [
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
] as const

/** The reason for which the provider cannot give a payment back, while the business can. */
export type ManuallyRefundableReason = Open<(typeof manuallyRefundableReasons)[number]>

/** Whether one payment of an order can go back. */
export interface Refundability {
  paymentId?: string
  refundabilityStatus?: RefundabilityStatus
  /** Present while the status is `NOT_REFUNDABLE`. */
  nonRefundableReason?: NonRefundableReason
  /** Present while the status is `MANUAL`. */
  manuallyRefundableReason?: ManuallyRefundableReason
  /** The page of the provider on which the business can give it back. */
  providerLink?: string
}

export interface GetRefundabilityStatusInput {
  ecomOrderId: string
}

/**
 * Reads which payments of an order can be given back, and why the others cannot. Buyers read `ACCESS_DENIED`, since the
 * business alone gives money back.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
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

/** Every choice of pieces that return to the stock. */
export const restockTypes = ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'] as const

/** The pieces that return to the stock. */
export type RestockType = Open<(typeof restockTypes)[number]>

/** A payment that is given back. */
export interface PaymentRefund {
  paymentId: string
  /** All that is left of the payment unless given. A membership gives its credits back whole, and takes no amount. */
  amount?: Price
  /** Whether the business gives the money back itself: the refund is recorded, and no provider is asked. */
  externalRefund?: boolean
}

/** Things that happen beside a refund, once the money has gone back. */
export interface RefundSideEffects {
  /** `ALL_ITEMS` returns every piece that did not return before; `SOME_ITEMS` needs `items`. */
  restockInfo?: {
    type: RestockType
    /** Pieces that go back into stock. Only with `SOME_ITEMS`. */
    items?: { lineItemId: string; quantity: number }[]
  }
  /** Whether the buyer is told by email. */
  sendOrderRefundedEmail?: boolean
  /** Text in the email, from 1 to 1,000 characters. */
  customMessage?: string
}

export interface TriggerRefundInput {
  ecomOrderId: string
  /** Exactly one; call it again for another payment. */
  payments: PaymentRefund[]
  /** The parts of the order that are given back, and why. The amount is that of the payment; it is not calculated from them. */
  details?: RefundDetails
  sideEffects?: RefundSideEffects
}

export interface TriggerRefundResult {
  orderTransactions?: OrderTransactions
  refundId?: string
  /** The payments whose provider refused. */
  failedPaymentIds?: ItemMetadata[]
}

const triggerRefundResultShape: Shape<TriggerRefundResult> = /* @__PURE__ */ shape<TriggerRefundResult>({
  orderTransactions: orderTransactionsShape,
})

/**
 * Gives a payment of an order back, or a part of it, for the business. A refund that the provider refuses is kept with the
 * status `FAILED` and named in `failedPaymentIds`; one that takes its time is `PENDING`. Use an idempotency key, so that a
 * repeated call gives nothing back twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENTS_NOT_FOUND`; `REFUND_NOT_AVAILABLE` when the payment is not
 * refundable, or only by hand and `externalRefund` is not set; `INVALID_AMOUNT` when the amount is not above zero or more
 * than is left of the payment.
 * @throws ValidationError when the details name something that the order does not have, or more pieces than it has left;
 * when an amount or `externalRefund` is given for a payment by membership.
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
