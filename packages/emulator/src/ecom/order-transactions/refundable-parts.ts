import type { Order, OrderAdditionalFee, OrderLineItem, Refund, RefundDetails } from '@frontdesk/ecom'
import { type Amount, type Currency, round, subtract, sum } from '../../kernel/money.ts'
import { isLive, refundedPiecesOf } from './refund.ts'

/** A line, and how many of its pieces can still be given back. */
export interface RefundableLine {
  readonly line: OrderLineItem
  readonly quantity: number
  readonly refunded: number
  readonly left: number
}

/** The price of a fee or of the delivery, and how much of it can still be given back. */
export interface RefundablePrice {
  readonly amount: Amount
  readonly refunded: Amount
  readonly left: Amount
}

/** The parts of an order that can be given back. */
export interface RefundableParts {
  readonly lines: readonly RefundableLine[]
  readonly fees: readonly (RefundablePrice & { readonly fee: OrderAdditionalFee })[]
  /** Absent for an order that is not delivered. */
  readonly shipping: RefundablePrice | undefined
}

/** The parts of an order, less what refunds that have not failed name of them. */
export const refundablePartsOf = (
  { lineItems = [], additionalFees = [], shippingInfo }: Order,
  refunds: readonly Refund[],
  currency: Currency,
): RefundableParts => {
  const amountIn = (price: { amount?: string } | undefined): Amount => round(price?.amount ?? 0, currency)
  const live = refunds.filter(isLive).map(({ details = {} }) => details)
  const priceOf = (amount: Amount, refundedIn: (details: RefundDetails) => readonly Amount[]) => {
    const refunded = sum(live.flatMap(refundedIn), currency)
    return { amount, refunded, left: subtract(amount, refunded) }
  }
  const { cost } = shippingInfo ?? {}
  const delivery = amountIn(cost?.totalPriceAfterTax ?? cost?.price)
  return {
    lines: lineItems.map((line) => {
      const { quantity = 1 } = line
      const refunded = refundedPiecesOf(refunds, line.id)
      return { line, quantity, refunded, left: quantity - refunded }
    }),
    fees: additionalFees.map((fee) => ({
      fee,
      ...priceOf(amountIn(fee.priceAfterTax ?? fee.price), ({ additionalFees: given = [] }) =>
        given
          .filter(({ additionalFeeId }) => additionalFeeId === fee.id)
          .map(({ amount }) => amountIn(amount)),
      ),
    })),
    shipping:
      shippingInfo &&
      priceOf(delivery, ({ shipping, shippingIncluded }) =>
        shipping ? [amountIn(shipping.amount)] : shippingIncluded ? [delivery] : [],
      ),
  }
}
