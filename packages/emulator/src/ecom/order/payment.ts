import type { Order, OrderLineItem } from '@frontdesk/ecom'
import {
  type Amount,
  compare,
  type Currency,
  currencyOf,
  isZero,
  round,
  subtract,
  sum,
  toPrice,
  zero,
} from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { membershipsOfOrder, membershipStatusOf } from '../membership/order-membership.ts'
import { sendDownloadLinks } from './downloads.ts'
import { changeOrder, orderEntity, orderTransitions } from './state.ts'
import { takeWhenPaid } from './stock.ts'
import { payLaterOf } from '../totals/payment-option.ts'

/**
 * Tells the catalogues the payment status of each line, and emits an event when the order's has changed. Goods that wait
 * for the payment are taken, and the buyer gets links to files. Gives the order as it is then.
 */
export const announcePayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  previousPaymentStatus: string,
): Order => {
  if (order.paymentStatus !== previousPaymentStatus)
    orderEntity.tell(context, 'payment_status_updated', order, { previousPaymentStatus })
  takeWhenPaid(context, catalog, order)
  const currency = currencyOf(context.business)
  for (const line of order.lineItems ?? [])
    if (line.catalogReference)
      catalog.paymentChanged(
        context,
        line.catalogReference,
        paymentStatusOf(context, line, order, currency),
        order.id,
      )
  const isPaid = (line: OrderLineItem): boolean => paymentStatusOf(context, line, order, currency) === 'PAID'
  return sendDownloadLinks(context, catalog, order, isPaid)
}

/** The amount of a line that is paid at the business. */
export const payLater = (line: OrderLineItem, currency: Currency): Amount =>
  payLaterOf(
    {
      paymentOption: line.paymentOption,
      deposit: line.depositAmount && round(line.depositAmount.amount, currency),
      quantity: line.quantity ?? 1,
    },
    round(line.lineItemPrice?.amount ?? 0, currency),
  )

/** The amount that was paid for a line: all of it when the order is paid in full, and else what is not paid at the business. */
export const paidOfLine = (
  line: OrderLineItem,
  { balanceSummary, priceSummary }: Order,
  currency: Currency,
): Amount => {
  const paid = round(balanceSummary?.paid?.amount ?? 0, currency)
  const price = round(line.lineItemPrice?.amount ?? 0, currency)
  if (isZero(paid)) return paid
  return compare(paid, round(priceSummary?.total?.amount ?? 0, currency)) < 0
    ? subtract(price, payLater(line, currency))
    : price
}

/** The payment status of a line: in a partially paid order, single lines may be paid in full or not at all. */
const paymentStatusOf = (context: Context, line: OrderLineItem, order: Order, currency: Currency): string => {
  const { paymentStatus = 'NOT_PAID' } = order
  const byMembership = membershipStatusOf(context, line, order, payLater(line, currency))
  if (byMembership !== undefined) return byMembership
  // Nothing went back of a line that is paid at the business.
  if (paymentStatus === 'FULLY_REFUNDED' && isZero(paidOfLine(line, order, currency))) return 'NOT_PAID'
  if (paymentStatus !== 'PARTIALLY_PAID') return paymentStatus
  const later = payLater(line, currency)
  if (isZero(later)) return 'PAID'
  return compare(later, round(line.lineItemPrice?.amount ?? 0, currency)) < 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}

/** The payment status of an order, of which memberships may have paid a part, or still have to. */
const statusOf = (
  { havePaid, areAwaited }: ReturnType<typeof membershipsOfOrder>,
  paid: Amount,
  later: Amount,
): 'PAID' | 'NOT_PAID' | 'PARTIALLY_PAID' => {
  if (isZero(later) && !areAwaited) return 'PAID'
  return isZero(paid) && !havePaid ? 'NOT_PAID' : 'PARTIALLY_PAID'
}

/** The payment status and balance of an order when everything but the amount `later` is paid. */
const paidBut = (
  { priceSummary }: Order,
  later: Amount,
  memberships: ReturnType<typeof membershipsOfOrder> = { havePaid: false, areAwaited: false },
): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const none = toPrice(zero(later.currency))
  const paid = subtract(round(priceSummary?.total?.amount ?? 0, later.currency), later)
  return {
    paymentStatus: statusOf(memberships, paid, later),
    balanceSummary: {
      balance: toPrice(later),
      paid: toPrice(paid),
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
  }
}

/** The payment status and balance after a payment by card. Amounts that are paid at the business stay open. */
export const paidByCard = (
  context: Context,
  order: Order,
): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const currency = currencyOf(context.business)
  const later = (order.lineItems ?? []).map((line) => payLater(line, currency))
  return paidBut(order, sum(later, currency), membershipsOfOrder(context, order))
}

/** The payment status of a new order of which no money is paid yet: memberships may have paid for lines. */
export const paidOffline = (context: Context, order: Order): 'NOT_PAID' | 'PARTIALLY_PAID' =>
  membershipsOfOrder(context, order).havePaid ? 'PARTIALLY_PAID' : 'NOT_PAID'

/** Records a payment of an order: in full, unless `payment` is given. */
export const recordPayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  payment: ReturnType<typeof paidByCard> = paidBut(order, zero(currencyOf(context.business))),
): Order => {
  const { status, paymentStatus: previous = 'NOT_PAID' } = order
  const approves = orderTransitions.allows('approve', status)
  const paid = changeOrder(
    context,
    order,
    { ...payment, ...(approves && { status: orderTransitions.require('approve', status).to }) },
    payment.paymentStatus === 'PAID' ? 'ORDER_PAID' : 'ORDER_PARTIALLY_PAID',
  )
  if (approves) orderEntity.tell(context, 'approved', paid)
  return announcePayment(context, catalog, paid, previous)
}

/** Keeps the payment status of an order after memberships have paid for lines of it. */
export const recordMemberships = (context: Context, catalog: Catalog, order: Order): Order => {
  const currency = currencyOf(context.business)
  const { balanceSummary = {}, paymentStatus: previous = '' } = order
  const { balance, paid } = balanceSummary
  const paymentStatus = previous.endsWith('REFUNDED')
    ? previous
    : statusOf(
        membershipsOfOrder(context, order),
        round(paid?.amount ?? 0, currency),
        round(balance?.amount ?? 0, currency),
      )
  return recordPayment(context, catalog, order, { paymentStatus, balanceSummary })
}
