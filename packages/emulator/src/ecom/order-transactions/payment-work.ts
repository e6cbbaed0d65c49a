import type { Chargeback, Order, Payment } from '@frontdesk/ecom'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import { isZero, toPrice } from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { orderEntity, orders } from '../order/state.ts'
import { applyTransactions } from './apply.ts'
import { withVoidedGiftCard } from '../gift-card/gift-card-payment.ts'
import { finishCapture, runScheduledAction } from './authorization.ts'
import { cardOf } from './gateway.ts'
import { moved, reversalDelay } from './payment.ts'
import { restOf } from './payment-amount.ts'
import { isReceived, paymentTransitions } from './payment-state.ts'
import { advanceRefunds } from './refund.ts'
import {
  type Awaited,
  type KeptTransactions,
  transactions,
  transactionsEntity,
  transactionsOf,
  withChanged,
} from './transactions.ts'

/** The transactions after the bank has answered about the pending payments of an order, or about one of them. */
export const settled = (
  context: Context,
  kept: KeptTransactions,
  outcome: 'approved' | 'declined',
  paymentId?: string,
): KeptTransactions => {
  const action = outcome === 'approved' ? 'approve' : 'decline'
  const pending = kept.payments.filter(
    ({ id, status, giftcardPaymentDetails }) =>
      // A gift card pays together with the card that pays the rest.
      (paymentId === undefined || id === paymentId || giftcardPaymentDetails) &&
      paymentTransitions.allows(action, status),
  )
  return {
    ...kept,
    payments: withChanged(
      kept.payments,
      pending.map((payment) =>
        withVoidedGiftCard(
          context,
          moved(context, payment, paymentTransitions.require(action, payment.status).to),
        ),
      ),
    ),
  }
}

const withChargeback = ({ now }: Context, payment: Payment, chargeback: Chargeback): Payment => ({
  ...payment,
  updatedDate: now(),
  regularPaymentDetails: {
    ...payment.regularPaymentDetails,
    chargebacks: [
      ...(payment.regularPaymentDetails?.chargebacks ?? []).filter(({ id }) => id !== chargeback.id),
      chargeback,
    ],
  },
})

/** Keeps a chargeback of a payment, and tells of it. */
const keepChargeback = (
  context: Context,
  catalog: Catalog,
  order: Order,
  payment: Payment,
  chargeback: Chargeback,
  slug: 'chargeback_approved' | 'chargeback_reversed',
  awaited: readonly Awaited[],
): void => {
  const kept = transactionsOf(context, order.id)
  applyTransactions(context, catalog, order, {
    ...kept,
    payments: withChanged(kept.payments, [withChargeback(context, payment, chargeback)]),
    awaited: [...(kept.awaited ?? []), ...awaited],
  })
  transactionsEntity.tell(context, slug, transactionsOf(context, order.id), {
    orderId: order.id,
    paymentId: payment.id,
    chargeback,
  })
}

/** The card holder has what is left of a payment taken back. */
const takeBack = (context: Context, catalog: Catalog, order: Order, payment: Payment, at: number): void => {
  const { newId, now } = context
  const rest = restOf(payment, transactionsOf(context, order.id).refunds, currencyOfOrder(context, order))
  if (!isReceived(payment) || isZero(rest)) return
  const chargeback: Chargeback = {
    id: newId(),
    createdDate: now(),
    updatedDate: now(),
    amount: toPrice(rest),
    status: 'APPROVED',
    externalId: newId(),
  }
  const returns = cardOf(context, payment)?.chargeback === 'isReversed'
  keepChargeback(
    context,
    catalog,
    order,
    payment,
    chargeback,
    'chargeback_approved',
    returns ? [{ at: at + reversalDelay, what: 'reversal', paymentId: payment.id }] : [],
  )
}

/** The bank returns what was taken back. */
const returnTaken = (context: Context, catalog: Catalog, order: Order, payment: Payment): void => {
  const taken = payment.regularPaymentDetails?.chargebacks?.find(({ status }) => status === 'APPROVED')
  if (!taken?.amount) return
  const chargeback: Chargeback = {
    ...taken,
    updatedDate: context.now(),
    reversalAmount: taken.amount,
    status: 'REVERSED',
  }
  keepChargeback(context, catalog, order, payment, chargeback, 'chargeback_reversed', [])
}

/** The work of the gateway, in words for people. */
const effects: Readonly<Record<Awaited['what'], string>> = {
  settlement: 'The pending payment of order % is settled',
  scheduledAction: 'The reserved payment of order % is captured or released',
  capture: 'The capture for order % is settled',
  refund: 'The refund of order % is settled',
  chargeback: 'The payment of order % is taken back by the bank',
  reversal: 'The payment of order % is returned by the bank',
}

/** The work of the gateway on payments of orders, at the moment when each is due. */
export const createPaymentWork = (
  catalog: Catalog,
  onSettled: (context: Context, order: Order) => void,
): DueWork => {
  const run = (context: Context, orderId: string, { what, paymentId, at }: Awaited): void => {
    const order = orderEntity.in(context).get(orderId)
    const kept = transactionsOf(context, orderId)
    const payment = kept.payments.find(({ id }) => id === paymentId)
    if (!order || !payment) return
    const keep = (next: KeptTransactions): Order => applyTransactions(context, catalog, order, next)
    switch (what) {
      case 'settlement': {
        const wasPending = paymentTransitions.allows('approve', payment.status)
        if (wasPending) onSettled(context, keep(settled(context, kept, 'approved', paymentId)))
        return
      }
      case 'scheduledAction':
        keep(runScheduledAction(context, kept, paymentId, currencyOfOrder(context, order)))
        return
      case 'capture':
        keep(finishCapture(context, kept, paymentId))
        return
      case 'refund':
        advanceRefunds(context, catalog, paymentId, orderId, at)
        return
      case 'chargeback':
        takeBack(context, catalog, order, payment, at)
        return
      case 'reversal':
        returnTaken(context, catalog, order, payment)
    }
  }
  /** One step may lead to the next one, which is due as well after a long jump of the clock. */
  const runRipe = (context: Context, orderId: string, due: number): void => {
    const kept = transactionsOf(context, orderId)
    const [first] = [...(kept.awaited ?? [])].sort((one, other) => one.at - other.at)
    if (!first || first.at > due) return
    transactionsEntity.save(context, kept, {
      ...kept,
      awaited: (kept.awaited ?? []).filter((one) => one !== first),
    })
    run(context, orderId, first)
    runRipe(context, orderId, due)
  }
  return {
    upcoming: (state) =>
      state
        .in(transactions)
        .by('awaited', 'any')
        .flatMap(({ id, awaited = [] }) =>
          awaited.map(({ what, at }) => ({
            effect: effects[what].replace('%', state.in(orders).get(id)?.number ?? id),
            at: new Date(at),
          })),
        ),
    nextAt: (state) =>
      earliest(
        state
          .in(transactions)
          .by('awaited', 'any')
          .flatMap(({ awaited = [] }) => awaited.map(({ at }) => at)),
      ),
    run(context) {
      const due = context.now().getTime()
      // The gateway acts for the business, whoever made the call before.
      const acting: Context = { ...context, identity: { kind: 'owner' } }
      for (const { id } of acting.state.in(transactions).by('awaited', 'any')) runRipe(acting, id, due)
    },
  }
}
