import { type ElevatedAuth, type ErrorDetails, type Price, type Read, read, whole } from '@frontdesk/core'
import type { AdditionalFeeSource, RefundedItem } from '@frontdesk/ecom'

const prefix = '/ecom'

/** A part of an additional fee that is given back. */
export interface AdditionalFeeRefund {
  additionalFeeId: string
  amount: Price
}

/** The parts of an order that are given back. */
export interface RefundItems {
  /** At most 300. */
  lineItems?: RefundedItem[]
  /** At most 100. */
  additionalFees?: AdditionalFeeRefund[]
  /** The part of the delivery. */
  shipping?: { amount: Price }
}

/** A part that cannot be given back, and why. One of `lineItem`, `additionalFee` and `shipping` is present. */
export interface RefundCalculationError {
  /** The line that could not be calculated. */
  lineItem?: RefundedItem
  /** The additional fee that the entry is about. */
  additionalFee?: AdditionalFeeRefund
  /** The delivery that could not be calculated. */
  shipping?: { amount: Price }
  /** Why it could not be calculated. */
  error?: Pick<ErrorDetails, 'applicationError'>
}

/** The amounts of a part. `total` is `subtotal` less `discount`, with the tax that prices do not hold. */
export interface CalculatedRefundSummary {
  /** The amounts that the customer gets back. */
  total?: Price
  /** Tax within the total. */
  tax?: Price
  /** Discount that is taken off the subtotal. */
  discount?: Price
  /** Price before discount and tax. */
  subtotal?: Price
}

/** The amounts of all parts together. */
export interface CalculatedRefundTotal extends CalculatedRefundSummary {
  /** Before discounts and added tax. */
  lineItemsSubtotal?: Price
  /** Additional fees within the total. */
  additionalFeesTotal?: Price
}

/** The amounts of each part. */
export interface CalculatedRefundItems {
  /** Lines that are refunded, with their amounts. */
  lineItems?: { item?: RefundedItem; summary?: CalculatedRefundSummary }[]
  /** Additional fees that are refunded, with their amounts. */
  additionalFees?: {
    /** The additional fee that the entry is about. */
    additionalFee?: AdditionalFeeRefund
    summary?: CalculatedRefundSummary
    source?: AdditionalFeeSource
  }[]
  /** Delivery that is refunded, with its amounts. */
  shipping?: {
    /** The requested refund of the delivery. */
    shipping?: { amount: Price }
    summary?: CalculatedRefundSummary
  }
}

/** The amounts that parts of an order come to. One of `available` and `notAvailable` is present. */
export interface CalculatedRefund {
  /** Whether all parts can be given back. */
  available?: boolean
  /** The parts that cannot be given back; no amounts come with them. */
  notAvailable?: { errors?: RefundCalculationError[] }
  /** Amounts of the whole refund. */
  summary?: CalculatedRefundTotal
  calculatedRefundItems?: CalculatedRefundItems
}

export interface CalculateRefundInput {
  orderId: string
  /** Nothing, which comes to zero, unless given. */
  refundItems?: RefundItems
}

/**
 * Calculates what parts of an order come to, for the business: their share of discounts and taxes included. The pieces of
 * a line add up to its price exactly, in whatever portions they are given back. Nothing is changed.
 *
 * A part that cannot be given back is named in `notAvailable`, with `LINE_ITEM_NOT_FOUND`,
 * `INVALID_LINE_ITEM_REFUND_QUANTITY`, `ADDITIONAL_FEE_NOT_FOUND`, `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`,
 * `SHIPPING_NOT_FOUND` or `INVALID_SHIPPING_REFUND_AMOUNT`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when an amount has more digits than its currency has.
 * @throws ContextError without an elevated client.
 * @example
 * const { summary } = await calculateRefund(elevatedClient, {
 *   orderId,
 *   refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 * })
 * console.log(summary?.total?.formattedAmount)
 * @function
 */
export const calculateRefund: Read<CalculateRefundInput, CalculatedRefund, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'payments.orderBilling.calculateRefund',
    prefix,
    route: 'POST /v1/order-billing/calculate-refund',
    elevated: true,
    response: /* @__PURE__ */ whole<CalculatedRefund>(),
  })
