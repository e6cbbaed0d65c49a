import {
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  type ProductAdjustment,
  type PropertyAdjustment,
} from '@frontdesk/stores'
import { runBulk } from '../kernel/entity/bulk.ts'
import { refuse } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { add, type Currency, currencyOf, percent, round, toNumber } from '../kernel/money.ts'
import type { KeptProduct, OwnVariantData } from './kept-product.ts'
import { changeProduct } from './product-changes.ts'
import { checkProduct } from './product-rules.ts'
import { productEntity } from './product.ts'

type Context = HandlerContext<unknown>

/** The one field that is given. @throws Failure 400 when there is none, or more than one */
const onlyField = <T extends object>(
  given: T,
  known: readonly (keyof T & string)[],
  at: string,
): keyof T & string => {
  const names = known.filter((name) => given[name] !== undefined)
  const [first, second] = names
  if (first === undefined)
    throw refuse({
      field: at,
      description: `must hold one of ${known.join(', ')}`,
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  if (second !== undefined)
    throw refuse({
      field: `${at}.${second}`,
      description: `must be left out where ${first} is given`,
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
  return first
}

const numbers = ['price', 'cost', 'weight'] as const
type NumberName = (typeof numbers)[number]
type NumberChange = (before: number) => number

const most = 999_999_999.99

/** The data that variants have of their own, with one number changed where they have it. */
const changeOwn = (
  own: Readonly<Record<string, OwnVariantData>>,
  name: NumberName,
  change: NumberChange,
): Record<string, OwnVariantData> =>
  Object.fromEntries(
    Object.entries(own).map(([id, data]) => {
      const value = data[name]
      return [id, value === undefined ? data : { ...data, [name]: change(value) }]
    }),
  )

/** Changes a number of a product, and of the variants that have one of their own. */
const changeNumber = (product: KeptProduct, name: NumberName, change: NumberChange): KeptProduct => {
  const { priceData, costAndProfitData, ownVariantData = {}, weight } = product
  const changed = { ...product, ownVariantData: changeOwn(ownVariantData, name, change) }
  switch (name) {
    case 'price':
      return { ...changed, priceData: { price: change(priceData?.price ?? 0) } }
    case 'cost':
      return { ...changed, costAndProfitData: { itemCost: change(costAndProfitData?.itemCost ?? 0) } }
    default:
      return { ...changed, weight: change(weight ?? 0) }
  }
}

/** A price or a cost after the change, in the digits of the currency. */
const adjustAmount = (before: number, { amount = 0, percentage }: PropertyAdjustment, currency: Currency) => {
  const money = round(before, currency)
  return toNumber(percentage ? percent(money, 100 + percentage.rate) : add(money, round(amount, currency)))
}

/** A weight after the change, with two digits. */
const adjustWeight = (before: number, { amount = 0, percentage }: PropertyAdjustment): number =>
  Math.round(percentage ? before * (100 + percentage.rate) : (before + amount) * 100) / 100

const adjusted =
  (name: NumberName, adjustment: PropertyAdjustment, currency: Currency): NumberChange =>
  (before) => {
    const exact =
      name === 'weight' ? adjustWeight(before, adjustment) : adjustAmount(before, adjustment, currency)
    const after = adjustment.percentage?.roundToInt ? Math.round(exact) : exact
    if (after < 0 || after > most)
      throw refuse({
        field: name,
        description: `must stay from 0 to ${most}, and would become ${after}`,
        violatedRule: after < 0 ? 'MIN' : 'MAX',
        data: { threshold: after < 0 ? 0 : most },
      })
    return after
  }

/** Changes each product in a savepoint of its own. */
const changeEach = (
  context: Context,
  ids: readonly string[],
  change: (product: KeptProduct) => KeptProduct,
) =>
  runBulk(
    context,
    ids,
    (id) => {
      const product = productEntity.require(context, id)
      const next = change(product)
      checkProduct(context, next)
      return productEntity.show(changeProduct(context, product, next))
    },
    { id: (id) => id },
  )

const adjustmentOf = (adjust: ProductAdjustment): { name: NumberName; adjustment: PropertyAdjustment } => {
  const name = onlyField(adjust, numbers, 'adjust')
  const adjustment = adjust[name] ?? {}
  onlyField(adjustment, ['amount', 'percentage'], `adjust.${name}`)
  return { name, adjustment }
}

export const productBulkHandlers: readonly Handler[] = [
  handle(bulkUpdateProductsProperty, (context) => {
    const { ids, set } = context.input
    const name = onlyField(set, [...numbers, 'ribbon', 'brand'], 'set')
    return changeEach(context, ids, (product) =>
      name === 'ribbon' || name === 'brand'
        ? { ...product, [name]: set[name] === '' ? undefined : set[name] }
        : changeNumber(product, name, () => set[name] ?? 0),
    )
  }),

  handle(bulkAdjustProductProperty, (context) => {
    const { ids, adjust } = context.input
    const { name, adjustment } = adjustmentOf(adjust)
    const change = adjusted(name, adjustment, currencyOf(context.business))
    return changeEach(context, ids, (product) => changeNumber(product, name, change))
  }),
]
