import { aggregateOrders, type Order, type OrderAggregation, type OrderAmountField } from '@frontdesk/ecom'
import { orderFields } from '@frontdesk/ecom/schemas'
import { handle, type Handler } from '../../kernel/handler.ts'
import { type Amount, compare, currencyOf, divide, round, sum, write } from '../../kernel/money.ts'
import { countTogether } from '../../kernel/query/aggregate.ts'
import { readerOf } from '../../kernel/query/filter.ts'
import { matching, type QueryRules } from '../../kernel/query/query.ts'
import type { Context } from '../catalog.ts'
import { derivedOrderFields, orderEntity } from './state.ts'

const rules: QueryRules<Order> = { fields: orderFields, derived: derivedOrderFields }

/** The amounts of a field by their currencies. */
const amountsOf = (
  { business }: Pick<Context, 'business'>,
  orders: readonly Order[],
  field: OrderAmountField,
): ReadonlyMap<string, readonly Amount[]> => {
  const read = readerOf(field)
  const texts = new Map<string, unknown[]>()
  for (const order of orders) {
    const { currency: code = business.currency } = order
    const own = texts.get(code) ?? []
    own.push(...read(order))
    texts.set(code, own)
  }
  return new Map(
    [...texts].map(([code, values]) => {
      const currency = currencyOf({ ...business, currency: code })
      return [code, values.map((value) => round(value as string, currency))]
    }),
  )
}

const edge = (amounts: readonly Amount[], sign: number): Amount | undefined => {
  let found = amounts[0]
  for (const amount of amounts) if (found && compare(amount, found) * sign > 0) found = amount
  return found
}

/** Gives the amounts of a field by their currencies. */
type ReadAmounts = (field: OrderAmountField) => ReadonlyMap<string, readonly Amount[]>

const figureOf = (
  amounts: ReadonlyMap<string, readonly Amount[]>,
  figure: (amounts: readonly Amount[], first: Amount) => Amount | undefined,
): Record<string, string> =>
  Object.fromEntries(
    [...amounts].flatMap(([code, own]) => {
      const [first] = own
      const result = first && figure(own, first)
      return result ? [[code, write(result)]] : []
    }),
  )

const aggregateOf = (
  orders: readonly Order[],
  amountsOfField: ReadAmounts,
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
  if ('$sum' in aggregation)
    return figureOf(amountsOfField(aggregation.$sum), (amounts, { currency }) => sum(amounts, currency))
  if ('$avg' in aggregation)
    return figureOf(amountsOfField(aggregation.$avg), (amounts, { currency }) =>
      divide(sum(amounts, currency), amounts.length),
    )
  return '$min' in aggregation
    ? figureOf(amountsOfField(aggregation.$min), (amounts) => edge(amounts, -1))
    : figureOf(amountsOfField(aggregation.$max), (amounts) => edge(amounts, 1))
}

/** The handler of the operation that counts orders and adds up their amounts. */
export const orderAggregationHandler: Handler = handle(aggregateOrders, (context) => {
  const { filter, aggregation, hierarchySeparatorOverride: separator = '|' } = context.input
  const found = matching(orderEntity.list(context), filter, rules, 'filter')
  const read = new Map<OrderAmountField, ReadonlyMap<string, readonly Amount[]>>()
  // A sum and an average of one field read its amounts once.
  const amountsOfField: ReadAmounts = (field) => {
    const amounts = read.get(field) ?? amountsOf(context, found, field)
    read.set(field, amounts)
    return amounts
  }
  return Object.fromEntries(
    Object.entries(aggregation).map(([name, one]) => [
      name,
      aggregateOf(found, amountsOfField, one, separator),
    ]),
  )
})
