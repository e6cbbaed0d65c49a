import type { CostAndProfitData, PriceData, ProductDiscount } from '@frontdesk/stores'
import {
  type Amount,
  compare,
  divide,
  format,
  percent,
  ratio,
  round,
  subtract,
  toNumber,
  zero,
} from '../kernel/money.ts'

/** The price that customers pay. A discount never makes it negative. */
export const discountedPrice = (price: Amount, { type, value = 0 }: ProductDiscount = {}): Amount => {
  const none = zero(price.currency)
  const off =
    type === 'PERCENT' ? percent(price, value) : type === 'AMOUNT' ? round(value, price.currency) : none
  const discounted = subtract(price, off)
  return compare(discounted, none) < 0 ? none : discounted
}

/** The price of a product or variant, as the catalog writes it. `units` is how many units of measure it holds. */
export const toPriceData = (price: Amount, discount?: ProductDiscount, units?: number): PriceData => {
  const discounted = discountedPrice(price, discount)
  const perUnit = units === undefined ? undefined : divide(discounted, units)
  return {
    currency: price.currency.code,
    price: toNumber(price),
    discountedPrice: toNumber(discounted),
    ...(perUnit && { pricePerUnit: toNumber(perUnit) }),
    formatted: {
      price: format(price),
      discountedPrice: format(discounted),
      ...(perUnit && { pricePerUnit: format(perUnit) }),
    },
  }
}

/** Cost and profit of the business, as the catalog writes them. */
export const toCostAndProfit = (cost: Amount, discounted: Amount): CostAndProfitData => {
  const profit = subtract(discounted, cost)
  return {
    itemCost: toNumber(cost),
    formattedItemCost: format(cost),
    profit: toNumber(profit),
    formattedProfit: format(profit),
    profitMargin: ratio(profit, discounted, 2),
  }
}
