import type { Order, Payment, Refund, RefundDetails, RefundTransaction } from '@frontdesk/ecom'
import {
  add,
  type Amount,
  compare,
  type Currency,
  format,
  isZero,
  round,
  sum,
  toPrice,
  zero,
} from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { restock } from '../order/stock.ts'
import { orderEntity } from '../order/state.ts'
import { giveBackToGiftCard } from '../gift-card/gift-card-payment.ts'
import { giveBackCredits } from '../membership/membership-payment.ts'
import { applyTransactions } from './apply.ts'
import { cardOf, gatewayDelay } from './gateway.ts'
import { moved } from './payment.ts'
import { amountOf, pendingRefundOf, refundedOf, refundsOf } from './payment-amount.ts'
import { isUnderWay } from './payment-state.ts'
import { type RefundSideEffects, writeSideEffects } from './side-effects.ts'
import { type KeptTransactions, transactionsEntity, transactionsOf, withChanged } from './transactions.ts'
import { withMemberships } from './with-memberships.ts'

/** An amount of one payment that goes back. */
export interface PaymentToRefund {
  readonly payment: Payment
  readonly amount: Amount
  /** Whether the business gives it back itself. */
  readonly isExternal: boolean
}

/** Money of an order that goes back. */
export interface RefundOrder {
  readonly payments: readonly PaymentToRefund[]
  readonly details?: RefundDetails
  readonly sideEffects?: RefundSideEffects
  /** The part of the total that nobody owes from now on. */
  readonly waived?: Amount
}

/** The lines that a refund gives back. */
export const refundedItemsOf = ({
  items,
  lineItems,
}: RefundDetails): readonly { lineItemId: string; quantity: number }[] => lineItems ?? items ?? []

/** Whether a refund has given money back, or still may. */
export const isLive = ({ transactions = [] }: Refund): boolean =>
  transactions.some(({ refundStatus }) => refundStatus !== 'FAILED')

/** The number of pieces of a line that are given back by refunds which have not failed. */
export const refundedPiecesOf = (refunds: readonly Refund[], lineItemId: string | undefined): number =>
  refunds
    .filter(isLive)
    .flatMap(({ details = {} }) => refundedItemsOf(details))
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)

/** A refund with its amounts by status. */
export const withSummary = (refund: Refund, currency: Currency): Refund => {
  const { transactions = [] } = refund
  const sumWhere = (test: (one: RefundTransaction) => boolean): Amount =>
    sum(
      transactions.filter(test).map(({ amount }) => round(amount?.amount ?? 0, currency)),
      currency,
    )
  return {
    ...refund,
    summary: {
      requestedRefund: toPrice(sumWhere(() => true)),
      pendingRefund: toPrice(pendingRefundOf(transactions, currency)),
      refunded: toPrice(refundedOf(transactions, currency)),
      failedRefundAmount: toPrice(sumWhere(({ refundStatus }) => refundStatus === 'FAILED')),
      pending: transactions.some(isUnderWay),
    },
  }
}

/** The payments with the statuses that their refunds give them. */
const withRefunds = (
  context: Context,
  payments: readonly Payment[],
  refunds: readonly Refund[],
  currency: Currency,
): Payment[] =>
  payments.map((payment) => {
    const back = refundedOf(refundsOf(refunds, payment.id), currency)
    if (isZero(back)) return payment
    const status = compare(back, amountOf(payment, currency)) < 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    return payment.status === status ? payment : moved(context, payment, status)
  })

/** The transaction that gives an amount back, as the gateway answers it at once. */
const sendRefund = (
  context: Context,
  orderId: string,
  { payment, amount, isExternal }: PaymentToRefund,
): RefundTransaction => {
  if (!isExternal) {
    giveBackToGiftCard(context, payment, amount)
    giveBackCredits(context, orderId, payment.id)
  }
  const outcome = isExternal ? undefined : cardOf(context, payment)?.refund
  return {
    paymentId: payment.id,
    amount: toPrice(amount),
    externalRefund: isExternal,
    refundStatus: outcome === 'fails' ? 'FAILED' : outcome === 'pending' ? 'SCHEDULED' : 'SUCCEEDED',
    ...(outcome === 'fails' && {
      refundStatusInfo: { paymentGatewayReasonCode: '3001', description: 'The provider refused the refund' },
    }),
    ...(!isExternal && { gatewayRefundId: context.newId() }),
  }
}

const mailRefund = (
  { mail, business }: Context,
  order: Order,
  { details = {} }: Refund,
  amount: Amount,
  customMessage: string | undefined,
): void => {
  const address = order.buyerInfo?.email
  if (address === undefined) return
  const names = refundedItemsOf(details).flatMap(
    ({ lineItemId }) => order.lineItems?.find(({ id }) => id === lineItemId)?.productName?.original ?? [],
  )
  mail({
    to: address,
    subject: `Your refund of ${format(amount)} from ${business.name}`,
    text: [
      `${format(amount)} of your order ${order.number ?? ''} go back to you.`,
      ...(names.length ? [`They were paid for: ${names.join(', ')}.`] : []),
      ...(customMessage === undefined ? [] : [customMessage]),
      'Your bank may need a few days to show them.',
    ].join('\n'),
  })
}

/** The lines of an order with the number of pieces that refunds have given back. */
const withRefundedPieces = (order: Order, { refunds }: KeptTransactions): Order => ({
  ...order,
  ...(order.lineItems && {
    lineItems: order.lineItems.map((line) => {
      const pieces = refundedPiecesOf(
        refunds.filter(({ transactions = [] }) =>
          transactions.some(({ refundStatus }) => refundStatus === 'SUCCEEDED'),
        ),
        line.id,
      )
      return pieces > 0 ? { ...line, refundQuantity: pieces } : line
    }),
  }),
})

/** Keeps transactions in which a refund has changed. Once it is final, its side effects happen and others hear of it. */
export const followRefund = (
  context: Context,
  catalog: Catalog,
  order: Order,
  next: KeptTransactions,
  refundId: string,
): Order => {
  const currency = currencyOfOrder(context, order)
  const refunds = next.refunds.map((one) => (one.id === refundId ? withSummary(one, currency) : one))
  const refund = refunds.find(({ id }) => id === refundId)
  const transactions = refund?.transactions ?? []
  const back = refundedOf(transactions, currency)
  const isDone =
    !transactions.some(isUnderWay) && transactions.some(({ refundStatus }) => refundStatus === 'SUCCEEDED')
  const { [refundId]: effects, ...others } = next.sideEffects ?? {}
  const kept: KeptTransactions = {
    ...next,
    refunds,
    payments: withRefunds(context, next.payments, refunds, currency),
    sideEffects: isDone ? others : (next.sideEffects ?? {}),
  }
  const pieces = effects?.restock ?? 'none'
  const counted = withRefundedPieces(order, kept)
  const changed = applyTransactions(context, catalog, order, kept, {
    ...(counted.lineItems && {
      lineItems: isDone && pieces !== 'none' ? restock(context, catalog, counted, pieces) : counted.lineItems,
    }),
  })
  if (!isDone || !refund) return changed
  if (effects?.mail) mailRefund(context, changed, refund, back, effects.customMessage)
  transactionsEntity.tell(
    context,
    'refund_completed',
    withMemberships(context, transactionsOf(context, order.id)),
    {
      orderId: order.id,
      refund: kept.refunds.find(({ id }) => id === refundId),
      ...(effects && { sideEffects: writeSideEffects(effects) }),
    },
  )
  return changed
}

/** Sends money of an order back. The amounts have been checked: none is more than the rest of its payment. */
export const sendBack = (
  context: Context,
  catalog: Catalog,
  order: Order,
  { payments, details, sideEffects, waived }: RefundOrder,
): { readonly order: Order; readonly refund: Refund } => {
  const currency = currencyOfOrder(context, order)
  const { identity, now, newId } = context
  const kept = transactionsOf(context, order.id)
  const refund: Refund = {
    id: newId(),
    createdDate: now(),
    transactions: payments.map((one) => sendRefund(context, order.id, one)),
    ...(details && { details }),
    ...(identity.kind === 'owner' &&
      identity.appId !== undefined && { requestingServiceAppId: identity.appId }),
  }
  const awaited = (refund.transactions ?? []).flatMap(({ paymentId = '', refundStatus }) =>
    refundStatus === 'SCHEDULED'
      ? [{ at: now().getTime() + gatewayDelay, what: 'refund' as const, paymentId }]
      : [],
  )
  const changed = followRefund(
    context,
    catalog,
    order,
    {
      ...kept,
      refunds: withChanged(kept.refunds, [refund]),
      awaited: [...(kept.awaited ?? []), ...awaited],
      waived: toPrice(add(round(kept.waived ?? 0, currency), waived ?? zero(currency))).amount,
      ...(sideEffects && { sideEffects: { ...kept.sideEffects, [refund.id]: sideEffects } }),
    },
    refund.id,
  )
  const sent = transactionsOf(context, order.id).refunds.find(({ id }) => id === refund.id) ?? refund
  return { order: changed, refund: sent }
}

/** Where the gateway leads a refund that takes its time. */
const nextStatus: Readonly<Record<string, string>> = {
  SCHEDULED: 'STARTED',
  STARTED: 'PENDING',
  PENDING: 'SUCCEEDED',
}

/** Leads the refunds of a payment that are under way one step on, at a moment in milliseconds since 1970. */
export const advanceRefunds = (
  context: Context,
  catalog: Catalog,
  paymentId: string,
  orderId: string,
  at: number,
): void => {
  for (const refund of transactionsOf(context, orderId).refunds) {
    const order = orderEntity.in(context).get(orderId)
    const { transactions = [] } = refund
    const isOpen = (one: RefundTransaction): boolean => one.paymentId === paymentId && isUnderWay(one)
    if (!order || !transactions.some(isOpen)) continue
    const kept = transactionsOf(context, orderId)
    const next: Refund = {
      ...refund,
      transactions: transactions.map((one) =>
        isOpen(one) ? { ...one, refundStatus: nextStatus[one.refundStatus ?? ''] ?? 'SUCCEEDED' } : one,
      ),
    }
    const awaited = next.transactions?.some(isOpen)
      ? [{ at: at + gatewayDelay, what: 'refund' as const, paymentId }]
      : []
    followRefund(
      context,
      catalog,
      order,
      {
        ...kept,
        refunds: withChanged(kept.refunds, [next]),
        awaited: [...(kept.awaited ?? []), ...awaited],
      },
      refund.id,
    )
  }
}
