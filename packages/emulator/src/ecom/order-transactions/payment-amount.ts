import type { Payment, Refund, RefundTransaction } from '@frontdesk/ecom'
import { type Amount, type Currency, round, subtract, sum } from '../../kernel/money.ts'
import { isUnderWay } from './payment-state.ts'

/** The amount of a payment; of an authorized one, the part of it that was captured. */
export const amountOf = ({ amount, regularPaymentDetails }: Payment, currency: Currency): Amount => {
  const captured = regularPaymentDetails?.authorizationDetails?.captures?.find(
    ({ status }) => status === 'SUCCEEDED',
  )
  return round((captured?.amount ?? amount)?.amount ?? 0, currency)
}

/** The refunds of one payment, or of all of them. */
export const refundsOf = (refunds: readonly Refund[], paymentId?: string): readonly RefundTransaction[] =>
  refunds
    .flatMap(({ transactions = [] }) => transactions)
    .filter((one) => paymentId === undefined || one.paymentId === paymentId)

const sumOf = (refunds: readonly RefundTransaction[], currency: Currency): Amount =>
  sum(
    refunds.map(({ amount }) => round(amount?.amount ?? 0, currency)),
    currency,
  )

/** The amount that went back. */
export const refundedOf = (refunds: readonly RefundTransaction[], currency: Currency): Amount =>
  sumOf(
    refunds.filter(({ refundStatus }) => refundStatus === 'SUCCEEDED'),
    currency,
  )

/** The amount that is on its way back. */
export const pendingRefundOf = (refunds: readonly RefundTransaction[], currency: Currency): Amount =>
  sumOf(refunds.filter(isUnderWay), currency)

/** The amount of a payment that has neither gone back nor is on its way back. */
export const restOf = (payment: Payment, refunds: readonly Refund[], currency: Currency): Amount => {
  const own = refundsOf(refunds, payment.id)
  const rest = subtract(amountOf(payment, currency), refundedOf(own, currency))
  return subtract(rest, pendingRefundOf(own, currency))
}

/** The amounts of the chargebacks of payments; the second one has come back to the business. */
export const chargebacksOf = (
  payments: readonly Payment[],
  currency: Currency,
): { readonly taken: Amount; readonly reversed: Amount } => {
  const all = payments.flatMap(({ regularPaymentDetails }) => regularPaymentDetails?.chargebacks ?? [])
  return {
    taken: sum(
      all.map(({ amount }) => round(amount?.amount ?? 0, currency)),
      currency,
    ),
    reversed: sum(
      all.map(({ reversalAmount }) => round(reversalAmount?.amount ?? 0, currency)),
      currency,
    ),
  }
}

/** Whether the bank has taken the payment back. */
export const isChargedBack = ({ regularPaymentDetails }: Payment): boolean =>
  regularPaymentDetails?.chargebacks?.some(({ status }) => status === 'APPROVED') ?? false
