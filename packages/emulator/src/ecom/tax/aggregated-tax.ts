import { add, type Amount } from '../../kernel/money.ts'
import type { TaxRate } from './calculators.ts'
import type { TaxedPrice } from './tax-of-sale.ts'

/** One tax of all parts of the price together. */
export interface AggregatedTax {
  readonly rate: TaxRate
  readonly amount: Amount
  /** The amount that the tax is calculated from. */
  readonly taxable: Amount
}

/** Adds up the taxes of several prices: taxes of the same name, type, rate and authority are one. */
export const aggregateTaxes = (prices: readonly TaxedPrice[]): readonly AggregatedTax[] => {
  const byTax = new Map<string, AggregatedTax>()
  for (const { taxes, taxable } of prices)
    for (const { rate, amount } of taxes) {
      const key = JSON.stringify([rate.name, rate.type, rate.jurisdictionType, rate.jurisdiction, rate.rate])
      const before = byTax.get(key)
      byTax.set(
        key,
        before
          ? { rate, amount: add(before.amount, amount), taxable: add(before.taxable, taxable) }
          : { rate, amount, taxable },
      )
    }
  return [...byTax.values()]
}
