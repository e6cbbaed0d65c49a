import type { Booking, BookingPolicy } from '@frontdesk/bookings'
import type { Business } from '../../kernel/handler.ts'
import { currencyOf, format, round } from '../../kernel/money.ts'
import { momentText } from '../booking/booking-description.ts'
import { minute } from '../availability/zoned-time.ts'

/** Says until when a customer may cancel a booking, and from when on that costs a fee. */
export const cancellationRule = (
  policy: BookingPolicy | undefined,
  { startDate }: Booking,
  business: Business,
): string | undefined => {
  if (!startDate) return undefined
  const before = (minutes: number): string => momentText(new Date(+startDate - minutes * minute), business)
  const {
    enabled = true,
    limitLatestCancellation,
    latestCancellationInMinutes,
  } = policy?.cancellationPolicy ?? {}
  if (!enabled) return 'It cannot be cancelled online.'
  const until =
    limitLatestCancellation && latestCancellationInMinutes !== undefined
      ? `You can cancel it until ${before(latestCancellationInMinutes)}.`
      : 'You can cancel it until it begins.'
  const { enabled: hasFee = false, cancellationWindows = [] } = policy?.cancellationFeePolicy ?? {}
  const fees = (hasFee ? cancellationWindows : []).map(({ startInMinutes = 0, amount, percentage }) => {
    const fee = amount ? format(round(amount.value, currencyOf(business))) : `${percentage} %`
    return `From ${before(startInMinutes)} on that costs ${fee}${amount ? '' : ' of the price'}.`
  })
  return [until, ...fees].join(' ')
}
