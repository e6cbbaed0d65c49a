import type { TimeSlot } from '../time-slot.ts'

/**
 * Why there is nothing to book. `noTimes`: there are no times in these days. `fullyBooked`: others have booked them all.
 * `tooEarly`: booking has not opened yet. `tooLate`: it has closed. `onlineBookingDisabled`: the business takes no
 * bookings online.
 */
export type AvailabilityReason = 'noTimes' | 'fullyBooked' | 'tooEarly' | 'tooLate' | 'onlineBookingDisabled'

/** Why none of these slots can be booked, by what each of them says. */
export const reasonOf = (slots: readonly TimeSlot[]): AvailabilityReason => {
  if (slots.length === 0) return 'noTimes'
  const breaks = slots.map(({ bookingPolicyViolations }) => bookingPolicyViolations ?? {})
  if (breaks.every(({ bookOnlineDisabled }) => bookOnlineDisabled)) return 'onlineBookingDisabled'
  if (breaks.every(({ tooLateToBook }) => tooLateToBook)) return 'tooLate'
  return breaks.some(({ tooEarlyToBook }) => tooEarlyToBook) ? 'tooEarly' : 'fullyBooked'
}
