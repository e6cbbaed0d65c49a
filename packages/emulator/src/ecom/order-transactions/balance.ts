import type { Order, Payment } from '@frontdesk/ecom'
import {
  add,
  type Amount,
  compare,
  type Currency,
  isZero,
  round,
  subtract,
  sum,
  toPrice,
  zero,
} from '../../kernel/money.ts'
import type { OrderMemberships } from '../membership/order-membership.ts'
import { amountOf, chargebacksOf, pendingRefundOf, refundedOf, refundsOf } from './payment-amount.ts'
import { isReceived } from './payment-state.ts'
import type { KeptTransactions } from './transactions.ts'

type Balance = Required<Pick<Order, 'paymentStatus' | 'balanceSummary'>>

/** The status of an order of which nothing was paid yet, by its latest payment. */
const unpaidStatusOf = (payments: readonly Payment[]): string => {
  const statuses = payments.map(({ status }) => status)
  for (const waiting of ['PENDING', 'PENDING_MERCHANT']) if (statuses.includes(waiting)) return waiting
  const latest = statuses.at(-1)
  // An authorized amount is not paid, and neither is one that was released.
  return latest === 'DECLINED' || latest === 'CANCELED' ? latest : 'NOT_PAID'
}

/** The payment status of an order, by the money and the memberships that have paid for it. */
const statusOf = (
  { havePaid, haveReturned, areAwaited }: OrderMemberships,
  { owed, paid, refunded }: { readonly owed: Amount; readonly paid: Amount; readonly refunded: Amount },
  unpaid: string,
): string => {
  if (isZero(paid) && unpaid !== 'NOT_PAID') return unpaid
  if (haveReturned || !isZero(refunded))
    return havePaid || compare(refunded, paid) < 0 ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
  if (compare(paid, owed) >= 0 && !areAwaited) return 'PAID'
  return isZero(paid) && !havePaid ? 'NOT_PAID' : 'PARTIALLY_PAID'
}

/**
 * The amount that is still to be paid. It is negative where the order became cheaper after it was paid, by the amount that
 * is to be given back, until that is refunded.
 */
const openOf = (owed: Amount, paid: Amount, refunded: Amount): Amount => {
  const open = subtract(owed, paid)
  const none = zero(open.currency)
  if (compare(open, none) >= 0) return open
  const left = add(open, refunded)
  return compare(left, none) < 0 ? left : none
}

/** The payment status and balance of an order: nothing but its total, its transactions and its memberships decides them. */
export const balanceOf = (
  { priceSummary }: Pick<Order, 'priceSummary'>,
  { payments, refunds, declared = '0', waived = '0', isMarkedAsPaid = false }: KeptTransactions,
  memberships: OrderMemberships,
  currency: Currency,
): Balance => {
  const sumWhere = (test: (payment: Payment) => boolean): Amount =>
    sum(
      payments.filter(test).map((payment) => amountOf(payment, currency)),
      currency,
    )
  const owed = subtract(round(priceSummary?.total?.amount ?? 0, currency), round(waived, currency))
  const paid = payments.length ? sumWhere(isReceived) : round(declared, currency)
  const refunded = refundedOf(refundsOf(refunds), currency)
  const { taken, reversed } = chargebacksOf(payments, currency)
  return {
    paymentStatus: statusOf(
      { ...memberships, areAwaited: memberships.areAwaited && !isMarkedAsPaid },
      { owed, paid, refunded },
      unpaidStatusOf(payments),
    ),
    balanceSummary: {
      balance: toPrice(openOf(owed, paid, refunded)),
      paid: toPrice(paid),
      refunded: toPrice(refunded),
      authorized: toPrice(sumWhere(({ status }) => status === 'AUTHORIZED')),
      pending: toPrice(sumWhere(({ status }) => status === 'PENDING' || status === 'PENDING_MERCHANT')),
      pendingRefund: toPrice(pendingRefundOf(refundsOf(refunds), currency)),
      ...(!isZero(taken) && { chargeback: toPrice(taken) }),
      ...(!isZero(reversed) && { chargebackReversal: toPrice(reversed) }),
    },
  }
}

/** The amount that can still be asked for: what is neither paid, nor reserved on a card, nor waited for. */
export const collectableOf = ({ balanceSummary = {} }: Order, currency: Currency): Amount => {
  const amount = (name: 'balance' | 'authorized' | 'pending'): Amount =>
    round(balanceSummary[name]?.amount ?? 0, currency)
  const open = subtract(amount('balance'), add(amount('authorized'), amount('pending')))
  return compare(open, zero(currency)) > 0 ? open : zero(currency)
}
