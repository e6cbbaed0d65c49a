import { type BookingFee, bookingsAppId, type BookingPolicy } from '@frontdesk/bookings'
import type { HandlerContext, OrderedItem } from '../../kernel/handler.ts'
import { type Amount, currencyOf, isZero, percent, round, toMoney } from '../../kernel/money.ts'
import { attendanceOf } from '../attendance/attendance.ts'
import type { KeptBooking } from '../booking/booking-entity.ts'
import { linePriceOf } from '../booking/booking-payment.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { services } from '../services/service.ts'
import { minute } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** A booking as the lines of orders name it. */
export const itemOf = ({ id }: KeptBooking): OrderedItem => ({ catalogItemId: id, appId: bookingsAppId })

/** The price of a booking: as it was ordered, or as it would be ordered now. */
export const priceOfBooking = (context: Context, booking: KeptBooking): Amount => {
  const currency = currencyOf(context.business)
  const ordered = context.orders?.find(context, itemOf(booking))
  if (ordered) return round(ordered.price.amount, currency)
  const service = context.state.in(services).get(serviceIdOf(booking))
  return round(service ? linePriceOf(context, service, booking).price : 0, currency)
}

/** The fee of a policy for a cancellation at a moment: that of the last window that has begun by then. */
const feeAt = (
  context: Context,
  booking: KeptBooking,
  { cancellationFeePolicy }: BookingPolicy,
  moment: Date,
): Amount => {
  const { startDate } = booking
  const window = (cancellationFeePolicy?.cancellationWindows ?? []).findLast(
    ({ startInMinutes = 0 }) => startDate && +startDate - +moment <= startInMinutes * minute,
  )
  const { amount, percentage = '0' } = window ?? {}
  return amount
    ? round(amount.value, currencyOf(context.business))
    : percent(priceOfBooking(context, booking), percentage)
}

/** The moment by which a fee is measured, and its reason; `undefined` where none can be due. */
const occasionOf = (
  context: Context,
  booking: KeptBooking,
):
  | { readonly moment: Date; readonly isDue: boolean; readonly trigger: 'NOT_ATTENDED' | 'BOOKING_CANCELED' }
  | undefined => {
  const { status, startDate, canceledDate, cancellationFeeDue } = booking
  if (!startDate) return undefined
  if (status === 'CANCELED')
    return cancellationFeeDue && canceledDate
      ? { moment: canceledDate, isDue: true, trigger: 'BOOKING_CANCELED' }
      : undefined
  if (status !== 'CONFIRMED' && status !== 'PENDING') return undefined
  if (attendanceOf(context, booking.id).status === 'NOT_ATTENDED')
    return { moment: startDate, isDue: true, trigger: 'NOT_ATTENDED' }
  const now = context.now()
  return startDate > now ? { moment: now, isDue: false, trigger: 'BOOKING_CANCELED' } : undefined
}

/** The fee of a booking, by the policy that it was made under; `undefined` where there is none. */
export const feeOf = (context: Context, booking: KeptBooking): BookingFee | undefined => {
  const policy = policyOf(context, booking)
  const occasion = occasionOf(context, booking)
  if (!policy?.cancellationFeePolicy?.enabled || !occasion) return undefined
  const { appliedFee } = booking
  const currency = currencyOf(context.business)
  const price = appliedFee
    ? round(appliedFee.price, currency)
    : feeAt(context, booking, policy, occasion.moment)
  if (isZero(price)) return undefined
  const { description } = policy.customPolicyDescription ?? {}
  return {
    id: booking.id,
    bookingId: booking.id,
    cancellationFee: {
      price: toMoney(price),
      status: appliedFee ? 'APPLIED_TO_ORDER' : occasion.isDue ? 'NOT_YET_APPLIED_TO_ORDER' : 'PREVIEW',
      trigger: occasion.trigger,
    },
    policyDetails: { id: policy.id, ...(description !== undefined && { description }) },
  }
}
