import type { Order, OrderLineItem } from '@frontdesk/ecom'
import type { HandlerContext, ItemOrders, OrderedItem } from '../../kernel/handler.ts'
import { add, type Amount, compare, currencyOf, round, subtract, toPrice, zero } from '../../kernel/money.ts'
import type { Catalog } from '../catalog.ts'
import { isLineOf, orderFees } from './fee.ts'
import { orderOfItem } from './order-of-item.ts'
import { announcePayment, paidOfLine, payLater } from './payment.ts'
import { changeOrder } from './state.ts'

type Reading = Pick<HandlerContext<unknown>, 'state' | 'business'>

/** An item of an order: its line, the amount paid for it, and the amount still to be paid. */
interface PaidItem {
  readonly order: Order
  readonly line: OrderLineItem
  readonly paid: Amount
  readonly open: Amount
}

const findPaid = (context: Reading, reference: OrderedItem): PaidItem | undefined => {
  const order = orderOfItem(context, reference)
  const line = order?.lineItems?.find(isLineOf(reference))
  if (!order || !line) return undefined
  const currency = currencyOf(context.business)
  const { paid: received, refunded } = order.balanceSummary ?? {}
  // A part of the order may have been given back already, and no more than the rest is left.
  const left = subtract(round(received?.amount ?? 0, currency), round(refunded?.amount ?? 0, currency))
  const own = paidOfLine(line, order, currency)
  const paid = compare(own, left) < 0 ? own : left
  return compare(paid, zero(currency)) > 0 ? { order, line, paid, open: payLater(line, currency) } : undefined
}

/** The order after a refund: what is given back counts, and nobody owes the rest of an item that they do not get. */
const refunded = ({ balanceSummary = {} }: Order, paid: Amount, open: Amount): Partial<Order> => {
  const { currency } = paid
  const amountOf = (name: 'paid' | 'refunded' | 'balance'): Amount =>
    round(balanceSummary[name]?.amount ?? 0, currency)
  const back = add(amountOf('refunded'), paid)
  const rest = subtract(amountOf('balance'), open)
  return {
    paymentStatus: compare(back, amountOf('paid')) < 0 ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED',
    balanceSummary: {
      ...balanceSummary,
      refunded: toPrice(back),
      balance: toPrice(compare(rest, zero(currency)) > 0 ? rest : zero(currency)),
    },
  }
}

/** The orders of items, which give back what was paid for them. */
export const createItemOrders = (catalog: Catalog): ItemOrders => ({
  ...orderFees,

  paidFor(context, reference) {
    const found = findPaid(context, reference)
    return found && toPrice(found.paid)
  },

  refund(context, reference) {
    const found = findPaid(context, reference)
    if (!found) return undefined
    const { order, line, paid, open } = found
    const { paymentStatus: previous = 'PAID' } = order
    const changed = changeOrder(context, order, refunded(order, paid, open), 'ORDER_REFUNDED')
    announcePayment(context, catalog, changed, previous)
    const amount = toPrice(paid)
    const address = changed.buyerInfo?.email
    if (address !== undefined)
      context.mail({
        to: address,
        subject: `Your refund of ${amount.formattedAmount} from ${context.business.name}`,
        text: [
          `${amount.formattedAmount} of your order ${changed.number ?? ''} go back to you.`,
          `They were paid for: ${line.productName?.original ?? ''}.`,
          'Your bank may need a few days to show them.',
        ].join('\n'),
      })
    return amount
  },
})
