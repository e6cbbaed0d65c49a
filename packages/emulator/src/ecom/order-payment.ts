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
} from '../kernel/money.ts'
import type { Catalog, Context } from './catalog.ts'
import { changeOrder, orderEntity, orderTransitions } from './order-state.ts'
import { payLaterOf } from './payment-option.ts'

/** Tells the catalogues how an order stands, and everybody when its payment status is another one now. */
export const announcePayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  previousPaymentStatus: string,
): void => {
  if (order.paymentStatus !== previousPaymentStatus)
    orderEntity.tell(context, 'payment_status_updated', order, { previousPaymentStatus })
  const currency = currencyOf(context.business)
  for (const line of order.lineItems ?? [])
    if (line.catalogReference)
      catalog.paymentChanged(context, line.catalogReference, paymentStatusOf(line, order, currency), order.id)
}

/** What of a line is paid at the business. */
const payLater = (line: OrderLineItem, currency: Currency): Amount =>
  payLaterOf({ ...line, quantity: line.quantity ?? 1 }, round(line.lineItemPrice?.amount ?? 0, currency))

/** Of an order that is paid in part some lines may be paid in full, and some not at all. */
const paymentStatusOf = (
  line: OrderLineItem,
  { paymentStatus = 'NOT_PAID' }: Order,
  currency: Currency,
): string => {
  if (paymentStatus !== 'PARTIALLY_PAID') return paymentStatus
  const later = payLater(line, currency)
  if (isZero(later)) return 'PAID'
  return compare(later, round(line.lineItemPrice?.amount ?? 0, currency)) < 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}

/** How an order stands once all is paid, or all but what is paid `later`. */
const paidBut = ({ priceSummary }: Order, later: Amount): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const none = toPrice(zero(later.currency))
  const paid = subtract(round(priceSummary?.total?.amount ?? 0, later.currency), later)
  return {
    paymentStatus: isZero(later) ? 'PAID' : isZero(paid) ? 'NOT_PAID' : 'PARTIALLY_PAID',
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

/** How an order stands once its card has paid: what is paid at the business stays open. */
export const paidByCard = (
  context: Context,
  order: Order,
): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const currency = currencyOf(context.business)
  const later = (order.lineItems ?? []).map((line) => payLater(line, currency))
  return paidBut(order, sum(later, currency))
}

/** Gives everything of an order back to its catalogues. */
export const releaseLines = (context: Context, catalog: Catalog, order: Order): void => {
  for (const { catalogReference, quantity = 1 } of order.lineItems ?? [])
    if (catalogReference) catalog.release(context, catalogReference, quantity)
}

/** Records that an order is paid: in full, unless `payment` says otherwise. */
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
  announcePayment(context, catalog, paid, previous)
  return paid
}
