import type { ConditionalRate, ShippingCondition } from '@frontdesk/ecom'
import { type Amount, compare, multiply, round } from '../../kernel/money.ts'

/** The goods that are delivered together. */
export interface Parcel {
  /** Price of all goods after their discounts. */
  readonly price: Amount
  /** In the weight unit of the business. Goods without a weight weigh nothing. */
  readonly weight: number
  /** Number of pieces. */
  readonly quantity: number
}

const comparisons: Readonly<Record<string, (difference: number) => boolean>> = {
  EQ: (difference) => difference === 0,
  GT: (difference) => difference > 0,
  GTE: (difference) => difference >= 0,
  LT: (difference) => difference < 0,
  LTE: (difference) => difference <= 0,
}

/** Below zero when the parcel has less than the value of a condition, above when it has more. */
const differenceTo = ({ price, weight, quantity }: Parcel, { type, value }: ShippingCondition): number => {
  if (type === 'BY_TOTAL_PRICE') return compare(price, round(value, price.currency))
  return (type === 'BY_TOTAL_WEIGHT' ? weight : quantity) - Number(value)
}

/** The price of a delivery by the first rate whose conditions all hold; `undefined` when there is none. */
export const shippingPriceOf = (rates: readonly ConditionalRate[], parcel: Parcel): Amount | undefined => {
  const rate = rates.find(({ conditions = [] }) =>
    conditions.every((condition) => comparisons[condition.operator]?.(differenceTo(parcel, condition))),
  )
  if (!rate) return undefined
  const price = round(rate.amount, parcel.price.currency)
  return rate.multiplyByQuantity ? multiply(price, parcel.quantity) : price
}
