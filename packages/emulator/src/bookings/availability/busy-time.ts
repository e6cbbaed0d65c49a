import type { Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { appointmentsOf, holdsPlace, serviceIdOf } from '../booking/booking-place.ts'
import { importedIntervals } from '../external-calendar/connected-events.ts'
import { services } from '../services/service.ts'
import { minute } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A time from one moment up to another, in milliseconds since 1970. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** Whether two times have a moment in common. A time that begins when the other one ends has none. */
export const overlaps = (left: Interval, right: Interval): boolean =>
  left.from < right.to && right.from < left.to

/** How many minutes the staff and the other resources stay free after a session of a service. */
export const bufferOf = (service: Service | undefined): number =>
  service?.schedule?.availabilityConstraints?.timeBetweenSessions ?? 0

/** The platform allows no longer pause between two sessions, in milliseconds. */
export const longestBuffer: number = 12 * 60 * minute

/**
 * The appointments that occupy a resource, with the pause after each, and the events of connected calendars, as far as they
 * touch the time that is given.
 */
export const appointmentIntervals = (
  context: Context,
  resourceId: string,
  { from, to }: Interval,
): Interval[] => {
  const { state, now } = context
  const time = now()
  const booked = appointmentsOf(state, resourceId, from - longestBuffer, to).flatMap((booking) => {
    const { startDate, endDate } = booking
    if (!startDate || !endDate || !holdsPlace(booking, time)) return []
    const buffer = bufferOf(state.in(services).get(serviceIdOf(booking))) * minute
    return { from: +startDate, to: +endDate + buffer }
  })
  return [...booked, ...importedIntervals(context, resourceId, from, to)]
}
