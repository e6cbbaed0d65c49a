import { type ElevatedAuth, type Open, type Price, type Read, read, whole } from '@frontdesk/core'
import type { AdditionalFeeSource } from '@frontdesk/ecom'
import type { ManuallyRefundableReason } from '../refunds.ts'

const prefix = '/ecom'

/** All reasons for which order billing cannot refund a payment. */
export const orderNonRefundableReasons = [
  'UNKNOWN_REASON',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'NOT_PAID',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'AMOUNT_OFFSET_BY_CHARGEBACK',
] as const

/**
 * The reason for which order billing cannot refund a payment. `FORBIDDEN` ends when the rest of the order is paid;
 * `AMOUNT_OFFSET_BY_CHARGEBACK` means that the payment was charged back.
 */
export type OrderNonRefundableReason = Open<(typeof orderNonRefundableReasons)[number]>

/** The amounts of a payment, or of all payments, by state. */
export interface MonetaryPaymentSummary {
  /** Amount that was paid. */
  paid?: Price
  /** Amount that was refunded already. */
  refunded?: Price
  /** Amount of pending refunds. */
  refundPending?: Price
  /** Maximum amount that can still be refunded. */
  maxRefund?: Price
}

/** The lines that memberships paid for. */
export interface MembershipPaymentSummary {
  paidLineItemIds?: string[]
  refundedLineItemIds?: string[]
  refundableLineItemIds?: string[]
}

/** A payment as the refundability of an order describes it. One of `monetary` and `membership` is present. */
export interface PaymentInfo {
  paymentId?: string
  /** The part that was paid with money. */
  monetary?: MonetaryPaymentSummary
  /** The part that was paid with memberships. */
  membership?: MembershipPaymentSummary
  /** The card, when one was used. */
  creditCardDetails?: {
    /** Last four digits of the card number. */
    lastFourDigits?: string
    /** Brand of the card, such as `VISA`. */
    brand?: string
  }
  /** How it was paid, such as `CreditCard` or `Cash`. */
  paymentMethod?: string
  /** Whether the business received it offline and only recorded it. */
  offlinePayment?: boolean
}

/** Whether a payment can be refunded. One of `refundable`, `manuallyRefundable` and `nonRefundable` is present. */
export interface PaymentRefundability {
  /** Whether this payment can be refunded. */
  refundable?: boolean
  /** The business refunds it outside the platform, and the refund is recorded. */
  manuallyRefundable?: { reason?: ManuallyRefundableReason }
  /** Why it cannot be refunded. */
  nonRefundable?: { reason?: OrderNonRefundableReason }
  /** The payment and what is left of it. */
  payment?: PaymentInfo
  /** The page of the provider on which the business can give it back. */
  providerLink?: string
}

/** How many pieces of a line can still be given back. */
export interface LineItemRefundability {
  lineItemId?: string
  /** Pieces that were ordered. */
  originalQuantity?: number
  /** Pieces that were refunded already. */
  refundedQuantity?: number
  /** Pieces that can still be refunded. */
  availableRefundQuantity?: number
}

/** How much of the delivery can still be given back. */
export interface ShippingRefundability {
  amount?: Price
  /** Amount that was refunded already. */
  refundedAmount?: Price
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price
}

/** How much of an additional fee can still be refunded. */
export interface AdditionalFeeRefundability extends ShippingRefundability {
  additionalFeeId?: string
  source?: AdditionalFeeSource
}

/** The refundability of an order, by payment and by part. */
export interface OrderRefundability {
  /** The refundable part of each payment. */
  payments?: PaymentRefundability[]
  /** All payments together. */
  paymentsSummary?: {
    /** The part that was paid with money. */
    monetary?: MonetaryPaymentSummary
    /** The part that was paid with memberships. */
    membership?: MembershipPaymentSummary
  }
  /** The refundable part of each line. */
  lineItems?: LineItemRefundability[]
  /** Present for an order that is delivered. */
  shipping?: ShippingRefundability
  /** The refundable part of each additional fee. */
  additionalFees?: AdditionalFeeRefundability[]
}

export interface GetOrderRefundabilityInput {
  orderId: string
}

/**
 * Reads how much of an order can still be refunded, for the business: by payment, by line, by fee, and of the delivery.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { paymentsSummary } = await getOrderRefundability(elevatedClient, { orderId })
 * console.log(paymentsSummary?.monetary?.maxRefund?.formattedAmount)
 * @function
 */
export const getOrderRefundability: Read<GetOrderRefundabilityInput, OrderRefundability, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'payments.orderBilling.getOrderRefundability',
    prefix,
    route: 'POST /v1/order-billing/get-order-refundability',
    elevated: true,
    response: /* @__PURE__ */ whole<OrderRefundability>(),
  })
