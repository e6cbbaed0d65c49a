import type { Price } from '@frontdesk/core'
import type { PaymentOption } from '@frontdesk/ecom'
import { type Amount, compare, multiply, round, subtract, zero } from '../kernel/money.ts'

/** How a line of a cart or an order is paid. */
interface PaidLine {
  readonly paymentOption?: PaymentOption | undefined
  /** Of one piece. */
  readonly depositAmount?: Price | undefined
  readonly quantity: number
}

/** What of the total of a line is paid at the business: all of it, or what a deposit leaves. */
export const payLaterOf = ({ paymentOption, depositAmount, quantity }: PaidLine, total: Amount): Amount => {
  const none = zero(total.currency)
  if (paymentOption === 'FULL_PAYMENT_OFFLINE') return total
  if (paymentOption !== 'DEPOSIT_ONLINE' || !depositAmount) return none
  const deposit = multiply(round(depositAmount.amount, total.currency), quantity)
  return compare(deposit, total) < 0 ? subtract(total, deposit) : none
}
