import type { CartLineItem } from '@frontdesk/ecom'
import {
  add,
  type Amount,
  type Currency,
  currencyOf,
  percentWithin,
  subtract,
  sum,
  zero,
} from '../kernel/money.ts'
import { presetOf, type PricedLine, priceLine } from './cart-line.ts'
import type { Catalog, Context } from './catalog.ts'
import { type DeliveryOption, deliveryOptions } from './delivery.ts'
import { taxPercentage } from './tax.ts'

/** The costs of a cart. */
export interface Totals {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  readonly subtotal: Amount
  /** The delivery methods on offer; empty when nothing is shipped. */
  readonly deliveryOptions: readonly DeliveryOption[]
  /** The chosen delivery method, as long as it is offered. */
  readonly delivery: DeliveryOption | undefined
  readonly deliveryPrice: Amount
  readonly deliveryTax: Amount
  /** The tax, which is part of the prices and does not add to the total. */
  readonly tax: Amount
  readonly total: Amount
  /** The amount that is paid at the business. */
  readonly payLater: Amount
  readonly payNow: Amount
}

/** Prices the lines of a cart with the current data of their catalogues, and adds them up. */
export const totalsOf = (
  context: Context,
  catalog: Catalog,
  kept: readonly CartLineItem[],
  deliveryCode: string | undefined,
): Totals => {
  const currency = currencyOf(context.business)
  const taken = new Map<string, number>()
  const lines = kept.map((line) => priceLine(context, catalog, currency, line, taken))
  const total = (priced: readonly PricedLine[]): Amount =>
    sum(
      priced.map((line) => line.total),
      currency,
    )
  const goods = lines.filter(({ line }) => presetOf(line) === 'PHYSICAL')
  const options = goods.length ? deliveryOptions(total(goods), context.business) : []
  const delivery = options.find(({ code }) => code === deliveryCode)
  const deliveryPrice = delivery?.price ?? zero(currency)
  const deliveryTax = percentWithin(deliveryPrice, taxPercentage)
  const subtotal = total(lines)
  const all = add(subtotal, deliveryPrice)
  const payLater = sum(
    lines.map((line) => line.payLater),
    currency,
  )
  return {
    currency,
    lines,
    subtotal,
    deliveryOptions: options,
    delivery,
    deliveryPrice,
    deliveryTax,
    tax: sum([...lines.map((line) => line.tax), deliveryTax], currency),
    total: all,
    payLater,
    payNow: subtract(all, payLater),
  }
}
