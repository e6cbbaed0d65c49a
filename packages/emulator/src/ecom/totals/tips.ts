import { type Amount, zero } from '../../kernel/money.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'

/** The tips of the customer. */
export interface TipsPart {
  readonly tip: Amount
}

/** Adds the tips, which are not taxed. */
export const addTips: TotalsStep<LinesPart & DiscountsPart, TipsPart> = ({ currency }) => ({
  tip: zero(currency),
})
