import type { TimeZoneClock } from '../local-time.ts'
import type { Service } from '../service/model.ts'
import type { BookingPolicyViolations, TimeSlot, TimeSlotLocation } from '../time-slot.ts'

const minute = 60_000

/** The requested course. */
export interface CourseFilter {
  readonly locations?: readonly TimeSlotLocation[] | undefined
  readonly staffIds?: readonly string[] | undefined
  readonly now?: Date | undefined
}

/** The rules of the booking policy that a booking of these sessions would violate now. */
const violationsOf = (
  { bookingPolicy, onlineBooking }: Service,
  start: Date,
  end: Date,
  now: Date,
): BookingPolicyViolations => {
  const { limitEarlyBookingPolicy, limitLateBookingPolicy, bookAfterStartPolicy } = bookingPolicy ?? {}
  const { enabled: opensLate, earliestBookingInMinutes = Infinity } = limitEarlyBookingPolicy ?? {}
  const { enabled: closesEarly, latestBookingInMinutes = 0 } = limitLateBookingPolicy ?? {}
  const minutesLeft = (+start - +now) / minute
  const tooEarly = opensLate && minutesLeft > earliestBookingInMinutes
  const tooLate = bookAfterStartPolicy?.enabled
    ? now >= end
    : minutesLeft <= 0 || (closesEarly && minutesLeft < latestBookingInMinutes)
  return {
    ...(tooEarly && {
      tooEarlyToBook: true,
      earliestBookingDate: new Date(+start - earliestBookingInMinutes * minute),
    }),
    ...(tooLate && { tooLateToBook: true }),
    ...(onlineBooking?.enabled === false && { bookOnlineDisabled: true }),
  }
}

const isGivenAt = ({ locations = [] }: Service, wanted: readonly TimeSlotLocation[]): boolean =>
  wanted.some(({ id, locationType }) =>
    locations.some(
      ({ type, business, custom, id: own }) =>
        (locationType === undefined || locationType === type) &&
        (id === undefined || [own, business?.id, custom?.id].includes(id)),
    ),
  )

/**
 * A course as a time slot, from its first session to its last one. The platform lists no time slots of a course: this
 * one is derived from the service and has no number of free places.
 */
export const courseSlot = (
  service: Service,
  clock: TimeZoneClock,
  { locations, staffIds, now = new Date() }: CourseFilter,
): (TimeSlot & { isCourse: true }) | undefined => {
  const { id: scheduleId, firstSessionStart: start, lastSessionEnd: end } = service.schedule ?? {}
  if (!start || !end || (locations && !isGivenAt(service, locations))) return undefined
  if (staffIds && !service.staffMemberIds?.some((id) => staffIds.includes(id))) return undefined
  const bookingPolicyViolations = violationsOf(service, start, end, now)
  const violatesBookingPolicy = Object.keys(bookingPolicyViolations).length > 0
  return {
    serviceId: service.id,
    ...(scheduleId !== undefined && { scheduleId }),
    localStartDate: clock.localDateTimeOf(start),
    localEndDate: clock.localDateTimeOf(end),
    bookable: !violatesBookingPolicy,
    ...(service.defaultCapacity !== undefined && { totalCapacity: service.defaultCapacity }),
    bookingPolicyViolations,
    nonBookableReasons: { ...(violatesBookingPolicy && { violatesBookingPolicy }) },
    isCourse: true,
  }
}
