import type { Order, SubscriptionSettings } from '@frontdesk/ecom'
import type { PaymentCollectabilityStatus } from '@frontdesk/payments'
import type { Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { membershipsOfOrder } from '../ecom/membership/order-membership.ts'
import { collectableOf } from '../ecom/order-transactions/balance.ts'
import { isChargedBack } from '../ecom/order-transactions/payment-amount.ts'
import { transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { decline } from '../kernel/failure.ts'
import { compare, isZero, round, zero } from '../kernel/money.ts'

const unitMonths: Readonly<Record<string, number>> = { MONTH: 1, YEAR: 12 }
const unitDays: Readonly<Record<string, number>> = { DAY: 1, WEEK: 7 }

/** The end of the cycle of a subscription that an order pays for; `undefined` while it has no start. */
const cycleEndOf = (
  { startDate, frequency = '', interval = 1 }: SubscriptionSettings,
  cycleNumber: number,
): Date | undefined => {
  if (!startDate) return undefined
  const end = new Date(startDate)
  end.setUTCMonth(end.getUTCMonth() + cycleNumber * interval * (unitMonths[frequency] ?? 0))
  end.setUTCDate(end.getUTCDate() + cycleNumber * interval * (unitDays[frequency] ?? 0))
  return end
}

/** Why an order with subscriptions is not collected; `undefined` for one without. */
const subscriptionReason = (
  { now }: Pick<Context, 'now'>,
  { lineItems = [], balanceSummary, priceSummary }: Order,
): PaymentCollectabilityStatus | undefined => {
  const subscriptions = lineItems.flatMap(({ subscriptionInfo }) => subscriptionInfo ?? [])
  if (!subscriptions.length) return undefined
  if (subscriptions.some(({ subscriptionSettings }) => subscriptionSettings?.freeTrialPeriod))
    return 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION'
  const hasPassed = subscriptions.some(({ subscriptionSettings = {}, cycleNumber = 1 }) => {
    const end = cycleEndOf(subscriptionSettings, cycleNumber)
    return end !== undefined && end <= now()
  })
  if (hasPassed) return 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED'
  // A part of a subscription was paid: only its whole price can be collected.
  return balanceSummary?.balance?.amount === priceSummary?.total?.amount
    ? 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS'
    : 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED'
}

/** Whether a payment can be collected for an order, or why not. */
export const collectabilityOf = (
  context: Pick<Context, 'state' | 'now' | 'business'>,
  order: Order,
): PaymentCollectabilityStatus => {
  const { status, paymentStatus, balanceSummary } = order
  if (status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
  if (status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED'
  if (status === 'PENDING' || paymentStatus === 'PENDING' || paymentStatus === 'PENDING_MERCHANT')
    return 'NONCOLLECTABLE_ORDER_IS_PENDING'
  if (transactionsOf(context, order.id).payments.some(isChargedBack))
    return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'
  const currency = currencyOfOrder(context, order)
  // Without money that is owed, a line may still wait for a membership.
  const isOpen = paymentStatus === 'NOT_PAID' || paymentStatus === 'PARTIALLY_PAID'
  const waitsForMembership = isOpen && membershipsOfOrder(context, order).areAwaited
  if (isZero(collectableOf(order, currency)) && !waitsForMembership)
    // An amount that a card has reserved, or that the bank has not confirmed, may still come in.
    return compare(round(balanceSummary?.balance?.amount ?? 0, currency), zero(currency)) > 0
      ? 'NONCOLLECTABLE_ORDER_IS_PENDING'
      : 'NONCOLLECTABLE_ORDER_IS_PAID'
  const reason = subscriptionReason(context, order)
  if (reason !== undefined) return reason
  return context.business.acceptsCards === false ? 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' : 'COLLECTABLE'
}

/** The refusals of calls that collect a payment, by the collectability status of the order. */
const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: ['ORDER_CANCELED', 'The order is cancelled'],
  NONCOLLECTABLE_ORDER_IS_REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected'],
  NONCOLLECTABLE_ORDER_IS_PENDING: ['ORDER_IS_PENDING', 'The order waits for a payment that was started'],
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: [
    'ORDER_HAS_CHARGEBACKS',
    'The bank has taken a payment of the order back',
  ],
  NONCOLLECTABLE_ORDER_IS_PAID: ['ORDER_ALREADY_PAID', 'The order is paid already'],
}

/**
 * Refuses an order that is paid, over, or waits for a payment. The business may still take cash for a subscription.
 * `codes` names a refusal otherwise than the collector does.
 */
export const requireCollectable = (
  context: Context,
  order: Order,
  codes: Readonly<Record<string, string>> = {},
): void => {
  const [code, description] = refusals[collectabilityOf(context, order)] ?? []
  if (code !== undefined && description !== undefined)
    throw decline(409, codes[code] ?? code, description, { id: order.id })
}
