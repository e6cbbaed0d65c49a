import type { Order, OrderLineItem } from '@frontdesk/ecom'
import type { HandlerContext, ItemOrders, OrderedItem } from '../../kernel/handler.ts'
import {
  add,
  type Amount,
  compare,
  type Currency,
  divide,
  isZero,
  multiply,
  round,
  subtract,
  sum,
  toPrice,
} from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { cardOf } from '../order-transactions/gateway.ts'
import { isChargedBack, restOf } from '../order-transactions/payment-amount.ts'
import { isReceived } from '../order-transactions/payment-state.ts'
import { type PaymentToRefund, refundedPiecesOf, sendBack } from '../order-transactions/refund.ts'
import { type KeptTransactions, transactionsOf } from '../order-transactions/transactions.ts'
import { chargeOfLine, type MembershipCharge } from '../../memberships/index.ts'
import { voidLine } from '../membership/order-membership.ts'
import { applyTransactions } from '../order-transactions/apply.ts'
import { isLineOf, orderFees } from './fee.ts'
import { orderOfItem } from './order-of-item.ts'
import { currencyOfOrder, paidOfLine, payLater } from './payment.ts'

type Reading = Pick<HandlerContext<unknown>, 'state' | 'business'>

/** An item of an order: its line, the amount paid for it, and the amount still to be paid. */
interface PaidItem {
  readonly order: Order
  readonly line: OrderLineItem
  readonly paid: Amount
  readonly open: Amount
}

const smaller = (one: Amount, other: Amount): Amount => (compare(one, other) < 0 ? one : other)

/** The payments that can still go back, with what is left of each. */
const leftOf = ({ payments, refunds }: KeptTransactions, currency: Currency) =>
  payments
    .filter((payment) => isReceived(payment) && !isChargedBack(payment))
    .map((payment) => ({ payment, left: restOf(payment, refunds, currency) }))
    .filter(({ left }) => !isZero(left))

const findItem = (context: Reading, reference: OrderedItem): PaidItem | undefined => {
  const order = orderOfItem(context, reference)
  const line = order?.lineItems?.find(isLineOf(reference))
  if (!order || !line) return undefined
  const currency = currencyOfOrder(context, order)
  const kept = transactionsOf(context, order.id)
  const { quantity = 1 } = line
  // Pieces of the line, and other parts of the order, may have been given back already.
  const pieces = Math.max(quantity - refundedPiecesOf(kept.refunds, line.id), 0)
  const own = divide(multiply(paidOfLine(line, order, currency), pieces), quantity)
  const left = sum(
    leftOf(kept, currency).map((one) => one.left),
    currency,
  )
  const paid = smaller(own, left)
  return { order, line, paid, open: payLater(line, currency) }
}

/** Divides an amount among the payments that can still go back, the first ones first. */
const divideAmong = (context: Context, order: Order, amount: Amount): readonly PaymentToRefund[] => {
  let open = amount
  return leftOf(transactionsOf(context, order.id), amount.currency).flatMap(({ payment, left }) => {
    const part = smaller(open, left)
    open = subtract(open, part)
    const isExternal = !payment.giftcardPaymentDetails && !cardOf(context, payment)
    return isZero(part) ? [] : [{ payment, amount: part, isExternal }]
  })
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
    const { currency } = paid
    // The customer does not owe the rest of an item that they do not get.
    const waived = smaller(open, round(order.balanceSummary?.balance?.amount ?? 0, currency))
    if (isZero(paid)) {
      const kept = transactionsOf(context, order.id)
      const sum = toPrice(add(round(kept.waived ?? 0, currency), waived)).amount
      applyTransactions(context, catalog, order, { ...kept, waived: sum }, {}, ['ORDER_REFUNDED'])
      mailRefund(context, found, charge)
      return toPrice(paid)
    }
    const { refund } = sendBack(context, catalog, order, {
      payments: divideAmong(context, order, paid),
      details: { items: [{ lineItemId: line.id, quantity: line.quantity ?? 1 }] },
      waived,
    })
    const { refunded, pendingRefund } = refund.summary ?? {}
    const back = add(round(refunded?.amount ?? 0, currency), round(pendingRefund?.amount ?? 0, currency))
    if (isZero(back) && !charge) return undefined
    mailRefund(context, { ...found, paid: back }, charge)
    return toPrice(back)
  },
})
