import type {
  Chargeback,
  Order,
  OrderActivity,
  Payment,
  Refund,
  RefundedPayment,
  RefundTransaction,
} from '@frontdesk/ecom'
import { type Amount, compare, type Currency, round, sum, toPrice } from '../../kernel/money.ts'
import type { NewActivity } from '../order/state.ts'
import { amountOf, refundsOf } from './payment-amount.ts'
import type { KeptTransactions } from './transactions.ts'

type CardPayment = NonNullable<NonNullable<OrderActivity['paymentPending']>['regular']>

const cardPaymentOf = ({ amount, regularPaymentDetails }: Payment): CardPayment => ({
  ...(amount && { amount }),
  ...(regularPaymentDetails?.creditCardDetails && {
    creditCardDetails: regularPaymentDetails.creditCardDetails,
  }),
})

/** The entry for a payment that has reached its status. */
const entryOf = (payment: Payment, before: Payment | undefined, currency: Currency): NewActivity[] => {
  const { id: paymentId, status, regularPaymentDetails } = payment
  if (status === before?.status) return []
  const told = { paymentId, regular: cardPaymentOf(payment) }
  const authorized = {
    paymentId,
    amount: toPrice(amountOf(payment, currency)),
    ...regularPaymentDetails?.creditCardDetails,
  }
  switch (status) {
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return [{ activityType: 'PAYMENT_PENDING', paymentPending: told }]
    case 'CANCELED':
      return [{ activityType: 'PAYMENT_CANCELED', paymentCanceled: told }]
    case 'DECLINED':
      return [{ activityType: 'PAYMENT_DECLINED', paymentDeclined: told }]
    case 'AUTHORIZED':
      return [{ activityType: 'AUTHORIZED_PAYMENT_CREATED', authorizedPaymentCreated: authorized }]
    case 'VOIDED':
      return [{ activityType: 'AUTHORIZED_PAYMENT_VOIDED', authorizedPaymentVoided: authorized }]
    default:
      return before?.status === 'AUTHORIZED'
        ? [{ activityType: 'AUTHORIZED_PAYMENT_CAPTURED', authorizedPaymentCaptured: authorized }]
        : []
  }
}

const chargebackEntries = (payment: Payment, before: Payment | undefined): NewActivity[] => {
  const earlier = before?.regularPaymentDetails?.chargebacks ?? []
  const paymentDetails = cardPaymentOf(payment)
  const tell = ({ id, amount }: Chargeback) => ({
    paymentId: payment.id,
    ...(id !== undefined && { chargebackId: id }),
    ...(amount && { amount }),
    paymentDetails,
  })
  return (payment.regularPaymentDetails?.chargebacks ?? []).flatMap((one): NewActivity[] => {
    const known = earlier.find(({ id }) => id === one.id)
    if (known?.status === one.status) return []
    return one.status === 'REVERSED'
      ? [
          {
            activityType: 'CHARGEBACK_REVERSED',
            chargebackReversed: {
              ...tell(one),
              ...(one.reversalAmount && { reversalAmount: one.reversalAmount }),
            },
          },
        ]
      : [{ activityType: 'CHARGEBACK_CREATED', chargebackCreated: tell(one) }]
  })
}

const refundedPaymentOf = (
  { paymentId, amount, externalRefund = false }: RefundTransaction,
  payments: readonly Payment[],
): RefundedPayment => {
  const payment = payments.find(({ id }) => id === paymentId)
  const { giftcardPaymentDetails: giftCard, membershipPaymentDetails: membership } = payment ?? {}
  const price = amount && { amount }
  return {
    ...(paymentId !== undefined && { paymentId }),
    externalRefund,
    ...(giftCard
      ? {
          giftCard: {
            ...(giftCard.giftCardPaymentId !== undefined && {
              giftCardPaymentId: giftCard.giftCardPaymentId,
            }),
            ...price,
          },
        }
      : membership
        ? {
            membership: {
              ...(membership.membershipId !== undefined && { membershipId: membership.membershipId }),
            },
          }
        : { regular: { ...price, ...payment?.regularPaymentDetails?.creditCardDetails } }),
  }
}

/** The entries of a refund: that it was begun, what became of each payment, and what went back in all. */
const refundEntries = (
  refund: Refund,
  before: Refund | undefined,
  payments: readonly Payment[],
  currency: Currency,
): NewActivity[] => {
  const { id: refundId, transactions = [], summary, details } = refund
  const reason = details?.reason !== undefined && { reason: details.reason }
  const changed = transactions.filter(
    ({ paymentId, refundStatus }) =>
      refundsOf(before ? [before] : [], paymentId)[0]?.refundStatus !== refundStatus,
  )
  const succeeded = changed.filter(({ refundStatus }) => refundStatus === 'SUCCEEDED')
  const tell = (one: RefundTransaction) => ({ refundId, payment: refundedPaymentOf(one, payments) })
  return [
    ...(before
      ? []
      : [
          {
            activityType: 'REFUND_INITIATED',
            refundInitiated: {
              refundId,
              ...(summary?.requestedRefund && { amount: summary.requestedRefund }),
              payments: transactions.map((one) => refundedPaymentOf(one, payments)),
              ...reason,
            },
          },
        ]),
    ...succeeded.map((one) => ({ activityType: 'PAYMENT_REFUNDED', paymentRefunded: tell(one) })),
    ...changed
      .filter(({ refundStatus }) => refundStatus === 'FAILED')
      .map((one) => ({ activityType: 'PAYMENT_REFUND_FAILED', paymentRefundFailed: tell(one) })),
    ...(succeeded.length
      ? [
          {
            activityType: 'ORDER_REFUNDED',
            orderRefunded: {
              manual: succeeded.every(({ externalRefund }) => externalRefund),
              amount: toPrice(
                sum(
                  succeeded.map(({ amount }) => round(amount?.amount ?? 0, currency)),
                  currency,
                ),
              ),
              ...reason,
            },
          },
        ]
      : []),
  ]
}

/** The entries that the history of an order gets when its transactions change. */
export const entriesBetween = (
  before: KeptTransactions,
  after: KeptTransactions,
  currency: Currency,
): readonly NewActivity[] => [
  ...after.payments.flatMap((payment) => {
    const earlier = before.payments.find(({ id }) => id === payment.id)
    return payment === earlier
      ? []
      : [...entryOf(payment, earlier, currency), ...chargebackEntries(payment, earlier)]
  }),
  ...after.refunds.flatMap((refund) => {
    const earlier = before.refunds.find(({ id }) => id === refund.id)
    return refund === earlier ? [] : refundEntries(refund, earlier, after.payments, currency)
  }),
]

/** The entry for money that has come in; a new order that costs nothing counts as paid. */
export const paidEntries = (before: Order | undefined, after: Order, currency: Currency): NewActivity[] => {
  const paidOf = (order: Order | undefined): Amount =>
    round(order?.balanceSummary?.paid?.amount ?? 0, currency)
  const isPaid = before ? compare(paidOf(after), paidOf(before)) > 0 : after.paymentStatus === 'PAID'
  if (after.paymentStatus === 'PARTIALLY_PAID' && (!before || isPaid)) return ['ORDER_PARTIALLY_PAID']
  return isPaid ? ['ORDER_PAID'] : []
}
