import type { PaymentOption } from '@frontdesk/ecom'
import { type Amount, compare, multiply, subtract, zero } from '../../kernel/money.ts'

/** The payment of a line of a cart or an order. */
interface PaidLine {
  readonly paymentOption?: PaymentOption | undefined
  /** Deposit for one piece. */
  readonly deposit?: Amount | undefined
  readonly quantity: number
}

/** The payment options of lines whose whole price is paid at the business. A membership pays no part of it. */
const offlineOptions: readonly unknown[] = [
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
]

/** Whether the whole price of a line is paid at the business. */
export const isPaidOffline = (paymentOption: string | undefined): boolean =>
  offlineOptions.includes(paymentOption)

/** The part of a line's total that is paid at the business: all of it, or the rest after a deposit. */
export const payLaterOf = ({ paymentOption, deposit, quantity }: PaidLine, total: Amount): Amount => {
  const none = zero(total.currency)
  if (isPaidOffline(paymentOption)) return total
  if (paymentOption !== 'DEPOSIT_ONLINE' || !deposit) return none
  const paid = multiply(deposit, quantity)
  return compare(paid, total) < 0 ? subtract(total, paid) : none
}
