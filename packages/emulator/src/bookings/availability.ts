import type { Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../kernel/handler.ts'
import { bookings, holdsPlace, serviceIdOf } from './booking-state.ts'
import { sessionsOn } from './class-session.ts'
import { courseSessions } from './course.ts'
import { services } from './service.ts'
import { staff, type StaffMember } from './staff.ts'
import { createZone, dayOf, daysFrom, minute, weekdayOf } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A time for which an appointment could be booked. */
export interface AppointmentTime {
  readonly start: Date
  readonly end: Date
  readonly locationId: string
  /** Who is free then. Nobody, when all have been booked. */
  readonly free: readonly StaffMember[]
}

interface Interval {
  readonly from: number
  readonly to: number
}

/** Starts are offered this far apart, or as far as a session is long when it is shorter. */
const longestStep = 30

const durationOf = (service: Service): number =>
  service.schedule?.availabilityConstraints?.sessionDurations?.[0] ?? 60

const bufferOf = (service: Service | undefined): number =>
  service?.schedule?.availabilityConstraints?.timeBetweenSessions ?? 0

/** When each member of staff is taken by bookings and courses, by resource id. */
const readCalendars = ({ state, now }: Context): Map<string, Interval[]> => {
  const calendars = new Map<string, Interval[]>()
  const add = (id: string | undefined, from: Date | undefined, to: Date | undefined, buffer = 0): void => {
    if (id === undefined || !from || !to) return
    const own = calendars.get(id) ?? []
    own.push({ from: +from, to: +to + buffer * minute })
    calendars.set(id, own)
  }
  const time = now()
  for (const stored of state.in(bookings).all()) {
    const { booking } = stored
    const slot = booking.bookedEntity?.slot
    if (slot?.eventId === undefined && holdsPlace(stored, time))
      add(
        slot?.resource?.id,
        booking.startDate,
        booking.endDate,
        bufferOf(state.in(services).get(serviceIdOf(booking))),
      )
  }
  for (const { staffId, sessions } of state.in(courseSessions).all())
    for (const { start, end } of sessions) add(staffId, start, end)
  return calendars
}

const overlaps = (left: Interval, right: Interval): boolean => left.from < right.to && right.from < left.to

/**
 * The times of an appointment that start after `from` and end before `to`, earliest first, taken ones too. Worked out
 * day by day of the business, as they are asked for.
 */
export function* appointmentTimes(
  context: Context,
  service: Service,
  from: Date,
  to: Date,
): Generator<AppointmentTime, void, undefined> {
  const { state, business } = context
  const zone = createZone(business.timeZone)
  const members = (service.staffMemberIds ?? []).flatMap((id) => state.in(staff).get(id) ?? [])
  const calendars = readCalendars(context)
  const duration = durationOf(service) * minute
  const step = Math.min(longestStep * minute, duration)
  const buffer = bufferOf(service) * minute

  for (const date of daysFrom(dayOf(zone.toLocal(from)), dayOf(zone.toLocal(to)))) {
    const classes = sessionsOn(context, date, zone)
    const times = new Map<string, { start: number; locationId: string; free: StaffMember[] }>()
    for (const member of members) {
      const busy = [
        ...(calendars.get(member.id) ?? []),
        ...classes
          .filter(({ rule }) => rule.staffId === member.id)
          .map(({ start, end }) => ({ from: +start, to: +end })),
      ]
      for (const [opens, closes] of member.workingHours[weekdayOf(date)] ?? []) {
        const last = +zone.toMoment(`${date}T${closes}:00`) - duration
        for (let start = +zone.toMoment(`${date}T${opens}:00`); start <= last; start += step) {
          if (start <= +from || start + duration >= +to) continue
          const key = `${start} ${member.locationId}`
          const time = times.get(key) ?? { start, locationId: member.locationId, free: [] }
          times.set(key, time)
          const own = { from: start, to: start + duration + buffer }
          if (!busy.some((interval) => overlaps(interval, own))) time.free.push(member)
        }
      }
    }
    const sorted = [...times.values()].sort(
      (left, right) => left.start - right.start || (left.locationId < right.locationId ? -1 : 1),
    )
    for (const { start, locationId, free } of sorted)
      yield { start: new Date(start), end: new Date(start + duration), locationId, free }
  }
}

/** The times that start at this very moment, one for each location. */
export const appointmentTimesAt = (context: Context, service: Service, start: Date): AppointmentTime[] =>
  [
    ...appointmentTimes(
      context,
      service,
      new Date(+start - 1),
      new Date(+start + durationOf(service) * minute + 1),
    ),
  ].filter((time) => +time.start === +start)
