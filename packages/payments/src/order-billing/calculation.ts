import { type ElevatedAuth, type ErrorDetails, type Price, type Read, read, whole } from '@frontdesk/core'
import type { AdditionalFeeSource, RefundedItem } from '@frontdesk/ecom'

const prefix = '/ecom'

/** The refunded part of an additional fee. */
export interface AdditionalFeeRefund {
  additionalFeeId: string
  amount: Price
}

/** The refunded parts of an order. */
export interface RefundItems {
  /** At most 300. */
  lineItems?: RefundedItem[]
  /** At most 100. */
  additionalFees?: AdditionalFeeRefund[]
  /** The refunded part of the delivery. */
  shipping?: { amount: Price }
}

/** A part that cannot be refunded, and the reason. One of `lineItem`, `additionalFee` and `shipping` is present. */
export interface RefundCalculationError {
  /** The line that could not be calculated. */
  lineItem?: RefundedItem
  /** The additional fee of this entry. */
  additionalFee?: AdditionalFeeRefund
  /** The delivery that could not be calculated. */
  shipping?: { amount: Price }
  /** The reason for the failure. */
  error?: Pick<ErrorDetails, 'applicationError'>
}

/** The amounts of a part. `total` is `subtotal` minus `discount` plus added tax. */
export interface CalculatedRefundSummary {
  /** The amounts that the customer is refunded. */
  total?: Price
  /** Tax within the total. */
  tax?: Price
  /** Discount that is subtracted from the subtotal. */
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
    /** The additional fee of this entry. */
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

/** The refund amounts of parts of an order. One of `available` and `notAvailable` is present. */
export interface CalculatedRefund {
  /** Whether all parts can be refunded. */
  available?: boolean
  /** The parts that cannot be refunded; there are no amounts then. */
  notAvailable?: { errors?: RefundCalculationError[] }
  /** Amounts of the whole refund. */
  summary?: CalculatedRefundTotal
  calculatedRefundItems?: CalculatedRefundItems
}

export interface CalculateRefundInput {
  orderId: string
  /** Defaults to nothing, for an amount of zero. */
  refundItems?: RefundItems
}

/**
 * Calculates the refund amount of parts of an order, for the business, including their share of discounts and taxes.
 * Partial refunds of a line add up exactly to its price. Nothing is changed.
 * A part that cannot be refunded is listed in `notAvailable`, with `LINE_ITEM_NOT_FOUND`,
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
