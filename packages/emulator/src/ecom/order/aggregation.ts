import { aggregateOrders, type Order, type OrderAggregation, type OrderAmountField } from '@frontdesk/ecom'
import { orderFields } from '@frontdesk/ecom/schemas'
import { handle, type Handler } from '../../kernel/handler.ts'
import { type Amount, type AmountFigures, currencyOf, figuresOf, write } from '../../kernel/money.ts'
import { countTogether } from '../../kernel/query/aggregate.ts'
import { readerOf } from '../../kernel/query/filter.ts'
import { matching, type QueryRules } from '../../kernel/query/query.ts'
import type { Context } from '../catalog.ts'
import { derivedOrderFields, orderEntity } from './state.ts'

const rules: QueryRules<Order> = { fields: orderFields, derived: derivedOrderFields }

type Figures = ReadonlyMap<string, AmountFigures>

/** The figures of the amounts of a field, by their currencies. */
const figuresOfField = (
  { business }: Pick<Context, 'business'>,
  orders: readonly Order[],
  field: OrderAmountField,
): Figures => {
  const read = readerOf(field)
  const texts = new Map<string, string[]>()
  for (const order of orders) {
    const { currency: code = business.currency } = order
    const own = texts.get(code) ?? []
    for (const value of read(order)) own.push(String(value))
    texts.set(code, own)
  }
  return new Map(
    [...texts].map(([code, values]) => [
      code,
      figuresOf(values, currencyOf({ ...business, currency: code })),
    ]),
  )
}

/** Returns the figures of a field by their currencies. */
type ReadFigures = (field: OrderAmountField) => Figures

/** One figure of each currency that has amounts. */
const written = (
  figures: Figures,
  figure: (figures: AmountFigures) => Amount | undefined,
): Record<string, string> =>
  Object.fromEntries(
    [...figures].flatMap(([code, own]) => {
      const amount = own.average && figure(own)
      return amount ? [[code, write(amount)]] : []
    }),
  )

const aggregateOf = (
  orders: readonly Order[],
  figuresAt: ReadFigures,
  aggregation: OrderAggregation,
  separator: string,
): Record<string, number | string> => {
  if ('$count' in aggregation) {
    const { $count } = aggregation
    const paths = typeof $count === 'string' ? [$count] : $count
    return Object.fromEntries(
      countTogether(orders, paths, rules).map(({ values, count }) => [
        paths.length > 1 ? `(${values.join(separator)})` : values.join(separator),
        count,
      ]),
    )
  }
  if ('$sum' in aggregation) return written(figuresAt(aggregation.$sum), ({ sum }) => sum)
  if ('$avg' in aggregation) return written(figuresAt(aggregation.$avg), ({ average }) => average)
  return '$min' in aggregation
    ? written(figuresAt(aggregation.$min), ({ least }) => least)
    : written(figuresAt(aggregation.$max), ({ most }) => most)
}

/** The handler of the operation that counts orders and adds up their amounts. */
export const orderAggregationHandler: Handler = handle(aggregateOrders, (context) => {
  const { filter, aggregation, hierarchySeparatorOverride: separator = '|' } = context.input
  const found = matching(orderEntity.list(context), filter, rules, 'filter')
  const read = new Map<OrderAmountField, Figures>()
  // All figures of a field are counted together, once.
  const figuresAt: ReadFigures = (field) => {
    const figures = read.get(field) ?? figuresOfField(context, found, field)
    read.set(field, figures)
    return figures
  }
  return Object.fromEntries(
    Object.entries(aggregation).map(([name, one]) => [name, aggregateOf(found, figuresAt, one, separator)]),
  )
})
