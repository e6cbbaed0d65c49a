import type { Order, Payment } from '@frontdesk/ecom'
import type { PaymentRefund } from '@frontdesk/payments'
import { isMembershipCharge, membershipPaymentsOf } from '../ecom/membership/membership-payment.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { restOf } from '../ecom/order-transactions/payment-amount.ts'
import type { PaymentToRefund } from '../ecom/order-transactions/refund.ts'
import { type PaymentRefundability, refundabilityOf } from '../ecom/order-transactions/refundability.ts'
import { type KeptTransactions, transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { decline, notFound, refuse } from '../kernel/failure.ts'
import { type Amount, compare, type Currency, toPrice, zero } from '../kernel/money.ts'

/** The codes of a family of calls for what is wrong with a payment that is to go back. */
export interface RefundCodes {
  readonly missing: string
  readonly notRefundable: string
  /** The business alone can give it back, and `externalRefund` is not set. */
  readonly externalExpected: string
  readonly invalidAmount: string
}

/** The payments of an order, the ones by membership among them. */
export const paymentsOf = (
  context: Parameters<typeof membershipPaymentsOf>[0],
  order: Order,
  { payments }: KeptTransactions,
  currency: Currency,
): readonly Payment[] => [...payments, ...membershipPaymentsOf(context, order, currency)]

/** Refuses a payment that cannot go back, or only by hand when the provider is to give it back. */
const requireAvailable = (
  { id: paymentId }: Payment,
  refundability: PaymentRefundability,
  isExternal: boolean,
  { notRefundable, externalExpected }: RefundCodes,
): void => {
  if (refundability.refundabilityStatus === 'REFUNDABLE') return
  if (refundability.refundabilityStatus === 'NOT_REFUNDABLE')
    throw decline(409, notRefundable, 'This payment cannot be given back', {
      paymentId,
      reason: refundability.nonRefundableReason,
    })
  if (isExternal) return
  throw decline(
    409,
    externalExpected,
    'The provider cannot give this payment back: give it back yourself, and set externalRefund',
    { paymentId, reason: refundability.manuallyRefundableReason },
  )
}

/** Refuses a refund of credits that names money. */
const checkCredits = ({ amount, externalRefund }: PaymentRefund, field: string): void => {
  const isForMoney = (name: string, description: string) =>
    refuse({ field: `${field}.${name}`, description, violatedRule: 'FIELD_NOT_ALLOWED' })
  if (amount) throw isForMoney('amount', 'is for money: a membership gives its credits back whole')
  if (externalRefund)
    throw isForMoney('externalRefund', 'is for money: the credits of a membership go back by themselves')
}

/**
 * The payment that a caller wants to give back, with its amount.
 *
 * @throws Failure with the code of the family when it is not there, cannot go back, or not as much of it
 */
export const paymentToRefund = (
  context: Parameters<typeof refundabilityOf>[0] & Parameters<typeof currencyOfOrder>[0],
  order: Order,
  given: PaymentRefund,
  field: string,
  codes: RefundCodes,
): PaymentToRefund => {
  const { paymentId, amount: asked, externalRefund: isExternal = false } = given
  const kept = transactionsOf(context, order.id)
  const currency = currencyOfOrder(context, order)
  const payment = paymentsOf(context, order, kept, currency).find(({ id }) => id === paymentId)
  if (!payment) throw notFound('payment', paymentId, codes.missing)
  requireAvailable(payment, refundabilityOf(context, order, kept, payment, currency), isExternal, codes)
  const rest: Amount = restOf(payment, kept.refunds, currency)
  if (isMembershipCharge(context, order.id, paymentId)) {
    checkCredits(given, field)
    return { payment, amount: rest, isExternal }
  }
  if (!asked) return { payment, amount: rest, isExternal }
  const amount = exactAmount(asked.amount, `${field}.amount.amount`, currency)
  if (compare(amount, zero(currency)) <= 0 || compare(amount, rest) > 0)
    throw decline(
      400,
      codes.invalidAmount,
      'A refund is above zero, and at most what is left of the payment',
      {
        paymentId,
        refundable: toPrice(rest),
      },
    )
  return { payment, amount, isExternal }
}
