import type { BookingPolicy, BookingPolicyViolations, Service } from '@frontdesk/bookings'
import type { KeptBooking } from '../booking/booking-entity.ts'
import { minute } from '../availability/zoned-time.ts'

/** Which rules a booking of this time would break now; all absent when it may be booked. */
export const policyViolations = (
  { bookingPolicy: policy, onlineBooking, type }: Service,
  { start, end }: { readonly start: Date; readonly end: Date },
  now: Date,
): BookingPolicyViolations => {
  const minutesLeft = (+start - +now) / minute
  const {
    limitEarlyBookingPolicy: early,
    limitLateBookingPolicy: late,
    bookAfterStartPolicy: after,
  } = policy ?? {}
  const opensBefore = early?.enabled ? (early.earliestBookingInMinutes ?? Infinity) : Infinity
  const closesBefore = late?.enabled ? (late.latestBookingInMinutes ?? 0) : 0
  const tooLate =
    after?.enabled && type !== 'APPOINTMENT' ? now >= end : minutesLeft <= 0 || minutesLeft < closesBefore
  return {
    ...(minutesLeft > opensBefore && {
      tooEarlyToBook: true,
      earliestBookingDate: new Date(+start - opensBefore * minute),
    }),
    ...(tooLate && { tooLateToBook: true }),
    ...(onlineBooking?.enabled === false && { bookOnlineDisabled: true }),
  }
}

export const isViolated = (violations: BookingPolicyViolations): boolean => Object.keys(violations).length > 0

/** Whether the violations are as a filter asks; what it does not name does not count. */
export const violationsMatch = (
  violations: BookingPolicyViolations,
  wanted: BookingPolicyViolations = {},
): boolean =>
  (['tooEarlyToBook', 'tooLateToBook', 'bookOnlineDisabled'] as const).every(
    (rule) => wanted[rule] === undefined || wanted[rule] === (violations[rule] ?? false),
  )

/** Why a customer may not move a booking to another time now; `undefined` when they may. */
export const reschedulingRefusal = (
  policy: BookingPolicy | undefined,
  { startDate }: Pick<KeptBooking, 'startDate'>,
  now: Date,
): string | undefined => {
  const {
    enabled = false,
    limitLatestReschedule,
    latestRescheduleInMinutes = 0,
  } = policy?.reschedulePolicy ?? {}
  if (!enabled) return 'Bookings of this service cannot be moved online'
  if (!startDate || startDate <= now) return 'It has begun'
  if (limitLatestReschedule && +startDate - +now < latestRescheduleInMinutes * minute)
    return `It can be moved until ${latestRescheduleInMinutes} minutes before it begins`
  return undefined
}

const isUnordered = ({ status, ordered }: Pick<KeptBooking, 'status' | 'ordered'>): boolean =>
  !ordered && (status === 'CREATED' || status === 'WAITING_LIST')

/** Why a customer may not cancel now; `undefined` when they may. */
export const cancellationRefusal = (
  policy: BookingPolicy | undefined,
  booking: Pick<KeptBooking, 'status' | 'startDate' | 'ordered'>,
  now: Date,
): string | undefined => {
  const { startDate } = booking
  // A booking that was never ordered is on nobody's calendar.
  if (isUnordered(booking) || !startDate) return undefined
  if (startDate <= now) return 'It has begun'
  const {
    enabled = true,
    limitLatestCancellation,
    latestCancellationInMinutes = 0,
  } = policy?.cancellationPolicy ?? {}
  if (!enabled) return 'Bookings of this service cannot be cancelled online'
  if (limitLatestCancellation && +startDate - +now < latestCancellationInMinutes * minute)
    return `It can be cancelled until ${latestCancellationInMinutes} minutes before it begins`
  return undefined
}

/** Whether a customer who cancels now owes a fee: they do from the beginning of the first window on. */
export const owesCancellationFee = (
  policy: BookingPolicy | undefined,
  booking: Pick<KeptBooking, 'status' | 'startDate' | 'ordered'>,
  now: Date,
): boolean => {
  const { startDate } = booking
  const { enabled = false, cancellationWindows: windows = [] } = policy?.cancellationFeePolicy ?? {}
  if (!enabled || !startDate || isUnordered(booking)) return false
  return windows.some(({ startInMinutes = 0 }) => +startDate - +now <= startInMinutes * minute)
}
