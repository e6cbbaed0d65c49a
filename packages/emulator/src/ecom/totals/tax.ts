import { type Amount, percentWithin, sum, zero } from '../../kernel/money.ts'
import type { FeesPart } from './additional-fees.ts'
import type { DeliveryPart } from './delivery.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'

/** The tax that all prices include: Portuguese VAT. */
export const taxName = 'VAT'

/** The tax rate in per cent. */
const taxPercentage = 23

/** The tax rate as a part of one, in decimal text. */
export const taxRate: string = String(taxPercentage / 100)

export const taxJurisdiction = 'Portugal'

/** The tax of each part of the price. */
export interface TaxPart {
  /** The tax of each line, by its id. */
  readonly lineTaxes: ReadonlyMap<string, Amount>
  readonly deliveryTax: Amount
  /** The tax of each additional fee, by its code. */
  readonly feeTaxes: ReadonlyMap<string, Amount>
  /** All tax together. */
  readonly tax: Amount
  /** The part of the tax that is not in the prices, and that the total grows by. */
  readonly addedTax: Amount
}

/** Calculates the tax of lines, delivery and fees after their discounts. */
export const addTax: TotalsStep<LinesPart & DiscountsPart & FeesPart & DeliveryPart, TaxPart> = (given) => {
  const { lines, fees, deliveryPrice, currency } = given
  const taxOf = (price: Amount): Amount => percentWithin(price, taxPercentage)
  const lineTaxes = new Map(lines.map((line) => [line.id, taxOf(discounted(given, line))]))
  const feeTaxes = new Map(fees.map(({ code, price }) => [code, taxOf(price)]))
  const deliveryTax = taxOf(deliveryPrice)
  return {
    lineTaxes,
    feeTaxes,
    deliveryTax,
    tax: sum([...lineTaxes.values(), ...feeTaxes.values(), deliveryTax], currency),
    addedTax: zero(currency),
  }
}
