import type { Order, Payment } from '@frontdesk/ecom'
import { type Currency, isZero } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { cardOf } from './gateway.ts'
import { amountOf, isChargedBack, refundsOf, restOf } from './payment-amount.ts'
import { isReceived, isUnderWay } from './payment-state.ts'
import type { KeptTransactions } from './transactions.ts'
import { isMembershipCharge } from '../membership/membership-payment.ts'

/** Why a payment cannot be given back. */
export type NonRefundableReason =
  | 'ALREADY_REFUNDED'
  | 'PROVIDER_IS_DOWN'
  | 'INTERNAL_ERROR'
  | 'NOT_PAID'
  | 'ACCESS_DENIED'
  | 'ZERO_PRICE'
  | 'DISABLED_BY_PROVIDER'
  | 'PENDING_REFUND'
  | 'FORBIDDEN'
  | 'TRANSACTION_NOT_FOUND'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'PARTIALLY_PAID'
  | 'DEPOSIT_ONLINE_ITEM'

/** Why the gateway cannot give a payment back, so that the business does it by hand. */
export type ManualReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'

/** Whether a payment can be given back. */
export type PaymentRefundability =
  | { readonly refundabilityStatus: 'REFUNDABLE' }
  | { readonly refundabilityStatus: 'MANUAL'; readonly manuallyRefundableReason: ManualReason }
  | { readonly refundabilityStatus: 'NOT_REFUNDABLE'; readonly nonRefundableReason: NonRefundableReason }

/** How long a provider gives a payment back, in days. */
export const refundWindowDays = 180

const readerMethods: readonly unknown[] = ['InPerson', 'PointOfSale']

const statusReason = ({ status }: Order): NonRefundableReason | undefined =>
  status === 'PENDING' ? 'ORDER_IS_PENDING' : status === 'REJECTED' ? 'ORDER_IS_REJECTED' : undefined

/** A purchase that is paid in parts is given back when all of it is paid. */
const partReason = ({ paymentStatus, lineItems = [] }: Order): NonRefundableReason | undefined => {
  if (paymentStatus !== 'PARTIALLY_PAID') return undefined
  return lineItems.some(({ paymentOption }) => paymentOption === 'DEPOSIT_ONLINE')
    ? 'DEPOSIT_ONLINE_ITEM'
    : 'PARTIALLY_PAID'
}

/** Why no money of the payment can go back, whoever would give it. */
const paymentReason = (
  payment: Payment,
  { refunds }: KeptTransactions,
  currency: Currency,
): NonRefundableReason | undefined => {
  if (isZero(amountOf(payment, currency))) return 'ZERO_PRICE'
  if (!isReceived(payment)) return 'NOT_PAID'
  if (refundsOf(refunds, payment.id).some(isUnderWay)) return 'PENDING_REFUND'
  if (isZero(restOf(payment, refunds, currency))) return 'ALREADY_REFUNDED'
  // The bank has taken the money back: it would be paid twice.
  return isChargedBack(payment) ? 'FORBIDDEN' : undefined
}

/** Why the gateway does not give the payment back, while the business still can. */
const manualReason = (
  { now }: Pick<Context, 'now'>,
  { regularPaymentDetails: details, createdDate }: Payment,
): ManualReason | undefined => {
  if (details?.offlinePayment) return 'OFFLINE'
  if (readerMethods.includes(details?.paymentMethod)) return 'REQUIRES_CARD_READER'
  if (details?.gatewayTransactionId === undefined) return 'NOT_SUPPORTED'
  const age = now().getTime() - (createdDate?.getTime() ?? 0)
  return age > refundWindowDays * 24 * 60 * 60_000 ? 'EXPIRED' : undefined
}

const gatewayReason = (
  context: Pick<Context, 'state'>,
  payment: Payment,
): NonRefundableReason | undefined => {
  const card = cardOf(context, payment)
  if (!card) return 'TRANSACTION_NOT_FOUND'
  if (card.refund === 'providerIsDown') return 'PROVIDER_IS_DOWN'
  return card.refund === 'internalError' ? 'INTERNAL_ERROR' : undefined
}

/** Whether a payment of an order can be given back, or why not. */
export const refundabilityOf = (
  context: Pick<Context, 'state' | 'now' | 'identity'>,
  order: Order,
  kept: KeptTransactions,
  payment: Payment,
  currency: Currency,
): PaymentRefundability => {
  const never = (nonRefundableReason: NonRefundableReason): PaymentRefundability => ({
    refundabilityStatus: 'NOT_REFUNDABLE',
    nonRefundableReason,
  })
  if (context.identity.kind !== 'owner') return never('ACCESS_DENIED')
  const ofStatus = statusReason(order)
  if (ofStatus) return never(ofStatus)
  // A membership has paid with credits, which go back whole, whatever else of the order is paid.
  if (isMembershipCharge(context, order.id, payment.id))
    return payment.status === 'REFUNDED' ? never('ALREADY_REFUNDED') : { refundabilityStatus: 'REFUNDABLE' }
  const reason = paymentReason(payment, kept, currency) ?? partReason(order)
  if (reason) return never(reason)
  if (payment.refundDisabled) return never('DISABLED_BY_PROVIDER')
  // The amount goes back to the gift card: no gateway is asked.
  if (payment.giftcardPaymentDetails) return { refundabilityStatus: 'REFUNDABLE' }
  const byHand = manualReason(context, payment)
  if (byHand) return { refundabilityStatus: 'MANUAL', manuallyRefundableReason: byHand }
  const refused = gatewayReason(context, payment)
  return refused ? never(refused) : { refundabilityStatus: 'REFUNDABLE' }
}
