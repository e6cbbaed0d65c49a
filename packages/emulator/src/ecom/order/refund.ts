import type { Order, OrderLineItem } from '@frontdesk/ecom'
import type { HandlerContext, ItemOrders, OrderedItem } from '../../kernel/handler.ts'
import {
  add,
  type Amount,
  compare,
  currencyOf,
  isZero,
  round,
  subtract,
  toPrice,
  zero,
} from '../../kernel/money.ts'
import type { Catalog } from '../catalog.ts'
import { chargeOfLine, type MembershipCharge } from '../../memberships/index.ts'
import { membershipsOfOrder, voidLine } from '../membership/order-membership.ts'
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

const findItem = (context: Reading, reference: OrderedItem): PaidItem | undefined => {
  const order = orderOfItem(context, reference)
  const line = order?.lineItems?.find(isLineOf(reference))
  if (!order || !line) return undefined
  const currency = currencyOf(context.business)
  const { paid: received, refunded } = order.balanceSummary ?? {}
  // A part of the order may have been given back already, and no more than the rest is left.
  const left = subtract(round(received?.amount ?? 0, currency), round(refunded?.amount ?? 0, currency))
  const own = paidOfLine(line, order, currency)
  const paid = compare(own, left) < 0 ? own : left
  const none = zero(currency)
  return { order, line, paid: compare(paid, none) > 0 ? paid : none, open: payLater(line, currency) }
}

/** The mail that tells of a refund: of money, or of the credits of a membership. */
const mailRefund = (
  { mail, business }: HandlerContext<unknown>,
  { order, line, paid }: PaidItem,
  charge: MembershipCharge | undefined,
): void => {
  const address = order.buyerInfo?.email
  if (address === undefined) return
  const { formattedAmount } = toPrice(paid)
  const isMoney = !isZero(paid)
  mail({
    to: address,
    subject: isMoney
      ? `Your refund of ${formattedAmount} from ${business.name}`
      : `Your membership at ${business.name}: you can use it again`,
    text: [
      ...(isMoney ? [`${formattedAmount} of your order ${order.number ?? ''} go back to you.`] : []),
      ...(charge
        ? [
            `Your membership "${charge.name}" has back what it paid: ${charge.cost} of its sessions or credits.`,
          ]
        : []),
      `They were paid for: ${line.productName?.original ?? ''}.`,
      ...(isMoney ? ['Your bank may need a few days to show them.'] : []),
    ].join('\n'),
  })
}

/** The order after a refund: what is given back counts, and nobody owes the rest of an item that they do not get. */
const refunded = (
  { balanceSummary = {} }: Order,
  paid: Amount,
  open: Amount,
  keepsMembership: boolean,
): Partial<Order> => {
  const { currency } = paid
  const amountOf = (name: 'paid' | 'refunded' | 'balance'): Amount =>
    round(balanceSummary[name]?.amount ?? 0, currency)
  const back = add(amountOf('refunded'), paid)
  const rest = subtract(amountOf('balance'), open)
  return {
    paymentStatus:
      keepsMembership || compare(back, amountOf('paid')) < 0 ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED',
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
    const found = findItem(context, reference)
    if (!found) return undefined
    const { order, line, paid } = found
    return isZero(paid) && !chargeOfLine(context, order.id, line.id) ? undefined : toPrice(paid)
  },

  refund(context, reference) {
    const found = findItem(context, reference)
    if (!found) return undefined
    const { order, line, paid, open } = found
    const charge = voidLine(context, order.id, line.id)
    if (isZero(paid) && !charge) return undefined
    const { paymentStatus: previous = 'PAID' } = order
    const { havePaid } = membershipsOfOrder(context, order)
    const changed = changeOrder(context, order, refunded(order, paid, open, havePaid), 'ORDER_REFUNDED')
    announcePayment(context, catalog, changed, previous)
    mailRefund(context, found, charge)
    return toPrice(paid)
  },
})
