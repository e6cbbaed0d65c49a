import { type Amount, subtract, sum } from '../../kernel/money.ts'
import type { DeliveryPart } from './delivery.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'
import type { TaxPart } from './tax.ts'
import type { TipsPart } from './tips.ts'

/** The price of the whole cart or order. */
export interface TotalPart {
  readonly total: Amount
}

/** Adds up the parts of the price: lines without discounts, fees, delivery and tax that is not in the prices. The tip is among the fees. */
export const addTotal: TotalsStep<
  LinesPart & DiscountsPart & DeliveryPart & TaxPart & TipsPart,
  TotalPart
> = ({ subtotal, discount, chargedPrice, deliveryPrice, addedTax, currency }) => ({
  total: sum([subtract(subtotal, discount), chargedPrice, deliveryPrice, addedTax], currency),
})
