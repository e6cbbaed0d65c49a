import type { CartDiscountScope, CartDiscountSource } from '@frontdesk/ecom'
import { type Amount, subtract, zero } from '../../kernel/money.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsLine, TotalsStep } from './step.ts'

/** A discount of a rule or a coupon, with the amount that it takes off. */
export interface AppliedDiscount {
  readonly name: string
  readonly scope: CartDiscountScope
  readonly source: CartDiscountSource
  readonly total: Amount
  /** The amount that each line gets less, by the id of the line. A discount on the delivery has none. */
  readonly byLine: ReadonlyMap<string, Amount>
}

/** The discounts on the lines. */
export interface DiscountsPart {
  readonly discounts: readonly AppliedDiscount[]
  /** All discounts of a line together, by its id; a line without discount is absent. */
  readonly lineDiscounts: ReadonlyMap<string, Amount>
  /** All discounts on lines together. */
  readonly discount: Amount
}

/** The price of a line after its discounts. */
export const discounted = ({ lineDiscounts }: DiscountsPart, { id, total }: TotalsLine): Amount => {
  const off = lineDiscounts.get(id)
  return off ? subtract(total, off) : total
}

/** Takes the discounts off the lines. */
export const addDiscounts: TotalsStep<LinesPart, DiscountsPart> = ({ currency }) => ({
  discounts: [],
  lineDiscounts: new Map(),
  discount: zero(currency),
})
