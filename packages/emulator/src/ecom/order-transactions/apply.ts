import type { Order } from '@frontdesk/ecom'
import type { Catalog, Context } from '../catalog.ts'
import { membershipsOfOrder } from '../membership/order-membership.ts'
import { announcePayment, currencyOfOrder } from '../order/payment.ts'
import { settlePaymentRequests } from '../payment-request/payment-request.ts'
import { restock } from '../order/stock.ts'
import { undoPurchase } from '../order/undo-purchase.ts'
import { changeOrder, type NewActivity, orderEntity, orderTransitions } from '../order/state.ts'
import { chargesOfOrder } from '../../memberships/index.ts'
import { balanceOf } from './balance.ts'
import { entriesBetween, paidEntries } from './history.ts'
import { type KeptTransactions, transactions, transactionsEntity, transactionsOf } from './transactions.ts'
import { withMemberships } from './with-memberships.ts'

interface Changed<T> {
  readonly ids: string[]
  /** Whether one of them is new or has another status. */
  readonly isMoved: boolean
  readonly items: readonly T[]
}

const changedOf = <T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  stateOf: (item: T) => string,
): Changed<T> => {
  const items = after.filter((one) => !before.includes(one))
  return {
    items,
    ids: items.map(({ id }) => id),
    isMoved: items.some((one) => {
      const earlier = before.find(({ id }) => id === one.id)
      return !earlier || stateOf(earlier) !== stateOf(one)
    }),
  }
}

/** The statuses of the payments that memberships have made for an order. */
const membershipStatuses = (context: Context, orderId: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    chargesOfOrder(context, orderId).map(({ id, voidedDate }) => [id, voidedDate ? 'VOIDED' : 'CHARGED']),
  )

/**
 * Keeps the transactions of an order, and tells what has changed: a status, or details alone. Payments by membership are
 * kept elsewhere, and are told of here.
 */
export const keepTransactions = (context: Context, given: KeptTransactions): KeptTransactions => {
  const previous = transactionsOf(context, given.id)
  const memberships = membershipStatuses(context, given.id)
  const movedMemberships = Object.keys(memberships).filter(
    (id) => previous.memberships?.[id] !== memberships[id],
  )
  const next = movedMemberships.length ? { ...given, memberships } : given
  const kept = context.state.in(transactions).get(next.id)
    ? transactionsEntity.save(context, previous, next)
    : transactionsEntity.create(context, next)
  const payments = changedOf(previous.payments, next.payments, ({ status = '', regularPaymentDetails }) =>
    [
      status,
      ...(regularPaymentDetails?.chargebacks ?? []).map((chargeback) => chargeback.status),
      ...(regularPaymentDetails?.authorizationDetails?.captures ?? []).map((capture) => capture.status),
    ].join(),
  )
  const refunds = changedOf(previous.refunds, next.refunds, ({ transactions: all = [] }) =>
    all.map(({ refundStatus }) => refundStatus).join(),
  )
  if (payments.ids.length || refunds.ids.length || movedMemberships.length)
    transactionsEntity.tell(
      context,
      payments.isMoved || refunds.isMoved || movedMemberships.length ? 'updated' : 'details_updated',
      withMemberships(context, kept),
      { paymentIds: [...payments.ids, ...movedMemberships], refundIds: refunds.ids },
    )
  settlePaymentRequests(context, payments.items)
  return kept
}

/** Tells of payments by membership whose credits have just gone back. */
export const tellMemberships = (context: Context, orderId: string): void => {
  if (chargesOfOrder(context, orderId).length) keepTransactions(context, transactionsOf(context, orderId))
}

/** Where the status of an order goes when its transactions change: a payment approves it, a lost one rejects it. */
const moveOf = (
  { status, paymentStatus }: Order,
  { payments }: KeptTransactions,
): 'approve' | 'reject' | undefined => {
  const isCovered =
    paymentStatus === 'PAID' ||
    paymentStatus === 'PARTIALLY_PAID' ||
    payments.some((payment) => payment.status === 'AUTHORIZED')
  if (isCovered && orderTransitions.allows('approve', status)) return 'approve'
  const isLost = paymentStatus === 'DECLINED' || paymentStatus === 'CANCELED'
  return isLost && orderTransitions.allows('reject', status) ? 'reject' : undefined
}

/** The payment status and balance that an order has now. */
export const reckon = (
  context: Context,
  order: Order,
  kept: KeptTransactions = transactionsOf(context, order.id),
): ReturnType<typeof balanceOf> =>
  balanceOf(order, kept, membershipsOfOrder(context, order), currencyOfOrder(context, order))

/** An order that is not kept yet, as its first transactions make it. */
export const withFirstTransactions = (
  context: Context,
  order: Order,
  first: KeptTransactions,
): { readonly order: Order; readonly entries: readonly NewActivity[] } => {
  const currency = currencyOfOrder(context, order)
  const balanced = { ...order, ...reckon(context, order, first) }
  const isPending = balanced.paymentStatus === 'PENDING'
  const none: KeptTransactions = { ...first, payments: [], refunds: [] }
  return {
    order: { ...balanced, status: isPending ? 'PENDING' : 'APPROVED' },
    entries: [
      ...paidEntries(undefined, balanced, currency),
      ...(isPending ? (['ORDER_PENDING'] as const) : []),
      ...entriesBetween(none, first, currency),
    ],
  }
}

/** Emits an event when the payment status of an order has changed. */
const tellPaymentStatus = (context: Context, order: Order, previousPaymentStatus: string): void => {
  if (order.paymentStatus !== previousPaymentStatus)
    orderEntity.tell(context, 'payment_status_updated', order, { previousPaymentStatus })
}

/**
 * Keeps what the transactions of an order have become. All else follows from the difference: the balance, the payment
 * status and the status of the order, its history, its events, and what the catalogs hear. Without a catalog they hear
 * nothing.
 */
export const applyTransactions = (
  context: Context,
  catalog: Catalog | undefined,
  order: Order,
  next: KeptTransactions,
  changes: Partial<Order> = {},
  entries: readonly NewActivity[] = [],
): Order => {
  const currency = currencyOfOrder(context, order)
  const before = transactionsOf(context, order.id)
  if (next === before && !entries.length) return order
  const kept = keepTransactions(context, next)
  const { paymentStatus: previous = 'NOT_PAID' } = order
  const balanced = { ...order, ...changes, ...reckon(context, { ...order, ...changes }, kept) }
  const move = moveOf(balanced, kept)
  const changed = changeOrder(
    context,
    order,
    {
      ...balanced,
      ...(move && { status: orderTransitions.require(move, order.status).to }),
      ...(move === 'reject' && catalog && { lineItems: restock(context, catalog, balanced, 'all') }),
    },
    ...paidEntries(order, balanced, currency),
    ...entriesBetween(before, kept, currency),
    ...entries,
    ...(move === 'reject' ? (['ORDER_REJECTED'] as const) : []),
  )
  if (move === 'reject') undoPurchase(context, order)
  if (move === 'approve') orderEntity.tell(context, 'approved', changed)
  if (catalog) return announcePayment(context, catalog, changed, previous)
  tellPaymentStatus(context, changed, previous)
  return changed
}

/** Keeps the payment status of an order after memberships have paid for lines of it. */
export const recordMemberships = (context: Context, catalog: Catalog, order: Order): Order => {
  const kept = transactionsOf(context, order.id)
  const { paymentStatus } = reckon(context, order, kept)
  return applyTransactions(context, catalog, order, kept, {}, [
    paymentStatus === 'PARTIALLY_PAID' ? 'ORDER_PARTIALLY_PAID' : 'ORDER_PAID',
  ])
}

/** Keeps an order whose total has changed: its balance and payment status follow. */
export const changeTotal = (
  context: Context,
  order: Order,
  changes: Partial<Order>,
  ...activities: readonly NewActivity[]
): Order => {
  const balance = reckon(context, { ...order, ...changes }, transactionsOf(context, order.id))
  const changed = changeOrder(context, order, { ...changes, ...balance }, ...activities)
  tellPaymentStatus(context, changed, order.paymentStatus ?? 'NOT_PAID')
  return changed
}

/** Keeps that an order was created as paid: its payments may be recorded later. */
export const declarePaid = (context: Context, { id, priceSummary }: Order): void => {
  keepTransactions(context, { ...transactionsOf(context, id), declared: priceSummary?.total?.amount ?? '0' })
}
