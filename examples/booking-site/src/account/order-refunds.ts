import type { Price } from '@frontdesk/core'
import type { OrderActivity, RefundedPayment } from '@frontdesk/ecom'

/** A payment that goes back to its customer. */
export interface PaidBack {
  key: string
  state: 'done' | 'underway' | 'failed'
  date: Date | undefined
  amount: Price | undefined
  /** The place that the money goes to, in words. */
  target: string
}

function targetOf({ regular, giftCard, membership, externalRefund }: RefundedPayment): string {
  if (giftCard) return 'to your gift card'
  if (membership) return 'to your membership'
  if (externalRefund) return 'at the studio'
  return regular?.lastFourDigits ? `to your card ending in ${regular.lastFourDigits}` : 'to you'
}

/** The refunds of an order as its history tells them, the latest first. */
export function refundsOf(activities: readonly OrderActivity[]): PaidBack[] {
  const found = new Map<string, PaidBack>()
  const note = (
    state: PaidBack['state'],
    { createdDate }: OrderActivity,
    refundId: string | undefined,
    payment: RefundedPayment,
  ): void => {
    const key = `${refundId ?? ''} ${payment.paymentId ?? ''}`
    const amount = payment.regular?.amount ?? payment.giftCard?.amount ?? found.get(key)?.amount
    found.set(key, { key, state, date: createdDate, amount, target: targetOf(payment) })
  }
  for (const activity of activities) {
    const { refundInitiated, paymentRefunded, paymentRefundFailed } = activity
    for (const payment of refundInitiated?.payments ?? [])
      note('underway', activity, refundInitiated?.refundId, payment)
    if (paymentRefunded?.payment) note('done', activity, paymentRefunded.refundId, paymentRefunded.payment)
    if (paymentRefundFailed?.payment)
      note('failed', activity, paymentRefundFailed.refundId, paymentRefundFailed.payment)
  }
  return [...found.values()].reverse()
}
