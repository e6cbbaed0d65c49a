import type { BookingCancellation, BookingPermission, MyBooking } from '@frontdesk/react'
import { formatAmount, formatMoney } from '../format/money.ts'
import { formatShortDay, formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'

function moment(date: Date): string {
  return `${formatShortDay(date, studio.timeZone)}, ${formatTime(date, studio.timeZone)}`
}

type Permission = Pick<BookingPermission, 'allowed' | 'until' | 'refusal'>

const refusals: Partial<Record<NonNullable<BookingPermission['refusal']>, string>> = {
  begun: 'It has begun: it cannot be cancelled or moved any more.',
  notOffered: 'To cancel or to move it, please call the studio.',
  tooLate: 'It is too late to cancel or to move it online. Please call the studio.',
}

/** Says in one sentence which changes of a booking a customer may still make, and until when. */
export function changeText(cancel: Permission, move: Permission): string | undefined {
  const until = (action: string, date: Date | undefined): string =>
    date ? `${action} until ${moment(date)}` : action
  if (cancel.allowed && move.allowed)
    return cancel.until?.getTime() === move.until?.getTime()
      ? `You can ${until('cancel or move it', cancel.until)}.`
      : `You can ${until('cancel it', cancel.until)}, and ${until('move it', move.until)}.`
  if (cancel.allowed) return `You can ${until('cancel it', cancel.until)}.`
  if (move.allowed) return `You can ${until('move it', move.until)}.`
  return cancel.refusal && refusals[cancel.refusal]
}

/** The fee of a policy in words: an amount, or a part of the price. */
function feeText({ amount, percentage }: NonNullable<BookingCancellation['fee']>): string {
  const money = amount
  return money ? formatMoney(money.value, money.currency) : `${Number(percentage)} % of the price`
}

/** Says what cancelling costs now and whether the payment is refunded. */
export function costText(
  { fee, fees }: Pick<BookingCancellation, 'fee' | 'fees'>,
  { booking, order }: MyBooking,
): string[] {
  const next = fees[0]
  const paid =
    booking.paymentStatus === 'PAID'
      ? order?.bookingPrice && order.currency
        ? formatAmount(order.bookingPrice.amount, order.currency)
        : 'what you paid'
      : undefined
  return [
    fee ? `Cancelling now costs ${feeText(fee)}.` : 'Cancelling now costs nothing.',
    ...(!fee && next ? [`From ${moment(next.from)} on it costs ${feeText(next)}.`] : []),
    paid
      ? `The studio pays you back ${paid}${fee ? ', less the fee' : ''}.`
      : 'You have not paid yet, so nothing has to be paid back.',
  ]
}
