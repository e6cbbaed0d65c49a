import { add, type Amount, compare, subtract, sum, zero } from '../../kernel/money.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { GiftCardsPart } from './gift-cards.ts'
import { payLaterOf } from './payment-option.ts'
import type { TotalsStep } from './step.ts'
import { addedTaxOf, type TaxPart } from './tax.ts'

/** The split of the total after gift cards. */
export interface PaymentPart {
  /** The amount of the lines that are paid at the business, before gift cards. */
  readonly dueLater: Amount
  /** The amount that is paid at the business. */
  readonly payLater: Amount
  readonly payNow: Amount
}

/** Splits the amount that is left to pay into the part that is due now and the part that is paid at the business. */
export const addPayment: TotalsStep<DiscountsPart & TaxPart & GiftCardsPart, PaymentPart> = (given) => {
  const { lines, lineTaxes, totalAfterGiftCards, currency } = given
  const later = sum(
    lines.map((line) =>
      payLaterOf(line, add(discounted(given, line), addedTaxOf(lineTaxes.get(line.id), zero(currency)))),
    ),
    currency,
  )
  const left = subtract(totalAfterGiftCards, later)
  // Gift cards pay what is due now; the rest of them lowers what is paid at the business.
  const payNow = compare(left, zero(currency)) < 0 ? zero(currency) : left
  return { dueLater: later, payLater: subtract(totalAfterGiftCards, payNow), payNow }
}
