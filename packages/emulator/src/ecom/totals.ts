import type { CatalogItem } from '../kernel/catalog-provider.ts'
import type { StoredCart, StoredLine } from './cart.ts'
import type { Catalog, Context } from './catalog.ts'
import { type DeliveryOption, deliveryOptions } from './delivery.ts'
import {
  add,
  type Amount,
  type Currency,
  currencyOf,
  multiply,
  percentWithin,
  round,
  subtract,
  sum,
  zero,
} from '../kernel/money.ts'

/** Portuguese VAT in per cent, which all prices include. */
const taxPercentage = 23
/** The same as a part of one. */
export const taxRate: string = String(taxPercentage / 100)
export const taxName = 'VAT'

/** A line with what its catalogue says of it now. */
export interface CountedLine {
  readonly line: StoredLine
  /** Absent when it is not sold any more. */
  readonly item: CatalogItem | undefined
  /** What can be had of the quantity asked for. */
  readonly confirmed: number
  readonly unitPrice: Amount
  /** Of one piece, before a discount of the catalogue. */
  readonly fullPrice: Amount
  readonly total: Amount
  /** The part of `total` that is tax. */
  readonly tax: Amount
}

/** What a cart costs. */
export interface Totals {
  readonly currency: Currency
  readonly lines: readonly CountedLine[]
  readonly subtotal: Amount
  /** Empty when nothing is delivered. */
  readonly deliveryOptions: readonly DeliveryOption[]
  readonly delivery: DeliveryOption | undefined
  readonly deliveryPrice: Amount
  readonly deliveryTax: Amount
  /** Is part of the prices, so it does not add to the total. */
  readonly tax: Amount
  readonly total: Amount
  /** At the business. */
  readonly payLater: Amount
  readonly payNow: Amount
}

export const isFixedQuantity = (item: CatalogItem): boolean => presetOf(item) === 'SERVICE'

/** The kind of a line, in capitals: catalogues of an older version write small letters. */
export const presetOf = ({ itemType }: CatalogItem): string => itemType.toUpperCase()

/** `taken` holds what the lines before had of each stock. */
const countLine = (
  context: Context,
  currency: Currency,
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
  const unitPrice = round(item?.price ?? 0, currency)
  const fullPrice = round(item?.fullPrice ?? item?.price ?? 0, currency)
  const total = multiply(unitPrice, line.quantity)
  return { line, item, confirmed, unitPrice, fullPrice, total, tax: percentWithin(total, taxPercentage) }
}

/** Counts a cart: prices are the catalogue's of this moment. */
export const totalsOf = (context: Context, catalog: Catalog, cart: StoredCart): Totals => {
  const currency = currencyOf(context.business)
  const none = zero(currency)
  const taken = new Map<string, number>()
  const lines = cart.lines.map((line) => countLine(context, currency, catalog, line, taken))
  const goods = lines.filter(({ item }) => item && presetOf(item) === 'PHYSICAL')
  const options = goods.length
    ? deliveryOptions(
        sum(
          goods.map(({ total }) => total),
          currency,
        ),
        context.business,
      )
    : []
  const delivery = options.find(({ code }) => code === cart.entry?.deliveryCode) ?? options[0]
  const deliveryPrice = delivery?.price ?? none
  const deliveryTax = percentWithin(deliveryPrice, taxPercentage)
  const subtotal = sum(
    lines.map((line) => line.total),
    currency,
  )
  const total = add(subtotal, deliveryPrice)
  const payLater = sum(
    lines.filter(({ item }) => item?.paymentOption === 'FULL_PAYMENT_OFFLINE').map((line) => line.total),
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
    total,
    payLater,
    payNow: subtract(total, payLater),
  }
}
