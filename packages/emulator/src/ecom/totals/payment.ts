import { type Amount, subtract, sum } from '../../kernel/money.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { GiftCardsPart } from './gift-cards.ts'
import { payLaterOf } from './payment-option.ts'
import type { TotalsStep } from './step.ts'

/** The split of the total after gift cards. */
export interface PaymentPart {
  /** The amount that is paid at the business. */
  readonly payLater: Amount
  readonly payNow: Amount
}

/** Splits the amount that is left to pay into the part that is due now and the part that is paid at the business. */
export const addPayment: TotalsStep<DiscountsPart & GiftCardsPart, PaymentPart> = (given) => {
  const { lines, totalAfterGiftCards, currency } = given
  const payLater = sum(
    lines.map((line) => payLaterOf(line, discounted(given, line))),
    currency,
  )
  return { payLater, payNow: subtract(totalAfterGiftCards, payLater) }
}
