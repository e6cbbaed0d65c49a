import { Big } from 'big.js'
import type { CatalogItem } from '../kernel/catalog-provider.ts'
import type { StoredCart, StoredLine } from './cart.ts'
import type { Catalog, Context } from './catalog.ts'
import { type DeliveryOption, deliveryOptions } from './delivery.ts'
import { round, sum } from '../kernel/money.ts'

/** Portuguese VAT, which all prices include. */
export const taxRate = '0.23'
export const taxName = 'VAT'

/** A line with what its catalogue says of it now. Amounts are rounded to the currency. */
export interface CountedLine {
  readonly line: StoredLine
  /** Absent when it is not sold any more. */
  readonly item: CatalogItem | undefined
  /** What can be had of the quantity asked for. */
  readonly confirmed: number
  readonly unitPrice: Big
  readonly total: Big
  /** The part of `total` that is tax. */
  readonly tax: Big
}

/** What a cart costs. All amounts are exact. */
export interface Totals {
  readonly lines: readonly CountedLine[]
  readonly subtotal: Big
  /** Empty when nothing is delivered. */
  readonly deliveryOptions: readonly DeliveryOption[]
  readonly delivery: DeliveryOption | undefined
  readonly deliveryPrice: Big
  readonly deliveryTax: Big
  /** Is part of the prices, so it does not add to the total. */
  readonly tax: Big
  readonly total: Big
  /** At the business. */
  readonly payLater: Big
  readonly payNow: Big
}

export const isFixedQuantity = (item: CatalogItem): boolean => presetOf(item) === 'SERVICE'

/** The kind of a line, in capitals: catalogues of an older version write small letters. */
export const presetOf = ({ itemType }: CatalogItem): string => itemType.toUpperCase()

/** The tax within an amount, rounded. */
const taxWithin = (amount: Big, context: Context): Big =>
  round(amount.times(taxRate).div(new Big(1).plus(taxRate)), context.business)

/** `taken` holds what the lines before had of each stock. */
const countLine = (
  context: Context,
  catalog: Catalog,
  line: StoredLine,
  taken: Map<string, number>,
): CountedLine => {
  const item = catalog.look(context, line.reference)
  const stockId = item?.stockId ?? line.id
  const before = taken.get(stockId) ?? 0
  const left = Math.max(0, (item?.quantityAvailable ?? Infinity) - before)
  const confirmed = item ? Math.min(line.quantity, left) : 0
  taken.set(stockId, before + confirmed)
  const unitPrice = round(new Big(item?.price ?? 0), context.business)
  const total = item ? unitPrice.times(line.quantity) : new Big(0)
  return { line, item, confirmed, unitPrice, total, tax: taxWithin(total, context) }
}

/** Counts a cart: prices are the catalogue's of this moment. */
export const totalsOf = (context: Context, catalog: Catalog, cart: StoredCart): Totals => {
  const taken = new Map<string, number>()
  const lines = cart.lines.map((line) => countLine(context, catalog, line, taken))
  const goods = lines.filter(({ item }) => item && presetOf(item) === 'PHYSICAL')
  const options = goods.length ? deliveryOptions(sum(goods.map(({ total }) => total)), context.business) : []
  const delivery = options.find(({ code }) => code === cart.entry?.deliveryCode) ?? options[0]
  const deliveryPrice = round(delivery?.price ?? new Big(0), context.business)
  const deliveryTax = taxWithin(deliveryPrice, context)
  const subtotal = sum(lines.map((line) => line.total))
  const total = subtotal.plus(deliveryPrice)
  const payLater = sum(
    lines.filter(({ item }) => item?.paymentOption === 'FULL_PAYMENT_OFFLINE').map((line) => line.total),
  )
  return {
    lines,
    subtotal,
    deliveryOptions: options,
    delivery,
    deliveryPrice,
    deliveryTax,
    tax: sum([...lines.map((line) => line.tax), deliveryTax]),
    total,
    payLater,
    payNow: total.minus(payLater),
  }
}
