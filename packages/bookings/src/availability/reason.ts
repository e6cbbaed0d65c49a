import type { TimeSlot } from '../time-slot.ts'

/**
 * Why nothing can be booked. `noTimes`: there are no time slots in these days. `fullyBooked`: all are booked.
 * `tooEarly`: booking has not opened yet. `tooLate`: booking has closed. `onlineBookingDisabled`: the service cannot be
 * booked online.
 */
export type AvailabilityReason = 'noTimes' | 'fullyBooked' | 'tooEarly' | 'tooLate' | 'onlineBookingDisabled'

/** Why none of these time slots can be booked, derived from their own reasons. */
export const reasonOf = (slots: readonly TimeSlot[]): AvailabilityReason => {
  if (slots.length === 0) return 'noTimes'
  const breaks = slots.map(({ bookingPolicyViolations }) => bookingPolicyViolations ?? {})
  if (breaks.every(({ bookOnlineDisabled }) => bookOnlineDisabled)) return 'onlineBookingDisabled'
  if (breaks.every(({ tooLateToBook }) => tooLateToBook)) return 'tooLate'
  return breaks.some(({ tooEarlyToBook }) => tooEarlyToBook) ? 'tooEarly' : 'fullyBooked'
}
