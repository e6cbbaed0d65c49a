import type { Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { appointmentIntervals, bufferOf, type Interval, longestBuffer, overlaps } from './busy-time.ts'
import { blockedBetween, type Shift, shiftsOn, workPlaces } from '../calendar/working-hours.ts'
import { lengthsOf, rangeOf } from './duration-range.ts'
import { createResourceFinder, type ResourceChoice } from '../resources/required-resources.ts'
import { resources } from '../resources/resource.ts'
import { staffOf, type StaffResource } from '../staff/staff-resource.ts'
import { plannedIntervals } from './planned-time.ts'
import { createZone, dayOf, daysFrom, minute, type Zone } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A time for which an appointment could be booked. */
export interface AppointmentTime {
  readonly start: Date
  readonly end: Date
  readonly locationId: string
  /** The staff who are free then. Nobody is, when all have been booked, or when another resource is missing. */
  readonly free: readonly StaffResource[]
  /** The resources beside the staff that are free then: of each type that the service needs. */
  readonly beside: readonly ResourceChoice[]
}

/** A time with the resources that are left of it. Nobody can give the session when a resource that it needs is missing. */
export const withResources = (
  time: Omit<AppointmentTime, 'beside'>,
  beside: readonly ResourceChoice[],
): AppointmentTime => ({
  ...time,
  free: beside.every(({ resources }) => resources.length) ? time.free : [],
  beside,
})

/** Starts are offered this far apart, or as far as a session is long when it is shorter. */
const longestStep = 30

/** How long, in minutes, a session of an appointment may be: the first unless the customer chooses another. */
export const durationsOf = (service: Service): readonly [number, ...number[]] => {
  const range = rangeOf(service)
  if (range) return lengthsOf(range)
  const [first = 60, ...others] = service.schedule?.availabilityConstraints?.sessionDurations ?? []
  return [first, ...others]
}

/** The lengths of a session in words: `30 or 60 minutes`. */
export const lengthsInWords = (lengths: readonly number[]): string =>
  lengths.length > 4
    ? `${lengths[0]} to ${lengths.at(-1)} minutes, in steps of 30`
    : `${lengths.join(' or ')} minutes`

/** The appointments, classes, courses and days off that keep a staff member busy at a time. */
const busyIntervals = (context: Context, staffId: string, zone: Zone, time: Interval): Interval[] => [
  ...appointmentIntervals(context, staffId, time),
  ...blockedBetween(context, context.state.in(resources).get(staffId) ?? {}, time),
  ...plannedIntervals(context, 'staff', staffId, time, zone),
]

/** Whether a staff member has nothing else to do at a time, and in the pause that the service keeps after it. */
export const isFree = (
  context: Context,
  service: Service,
  staffId: string,
  { start, end }: { readonly start: Date; readonly end: Date },
): boolean => {
  const zone = createZone(context.business.timeZone)
  const own = { from: +start, to: +end + bufferOf(service) * minute }
  return !busyIntervals(context, staffId, zone, own).some((interval) => overlaps(interval, own))
}

/** The work of a staff member on a day of the business. */
interface StaffDay {
  readonly shifts: readonly Shift[]
  readonly busy: readonly Interval[]
}

/** Reads a day of a staff member, with what keeps them busy until `buffer` milliseconds after the last shift. */
const readStaffDay = (
  context: Context,
  member: StaffResource,
  date: string,
  zone: Zone,
  buffer: number,
): StaffDay | undefined => {
  const shifts = shiftsOn(context, member, date, zone)
  const [first] = shifts
  if (!first) return undefined
  const day = { from: first.from, to: Math.max(...shifts.map(({ to }) => to)) + buffer }
  return { shifts, busy: busyIntervals(context, member.id, zone, day) }
}

/** The staff of a service whom customers can book. */
const membersOf = ({ state }: Context, service: Service): StaffResource[] =>
  staffOf(state, service).filter(({ serviceProvider }) => serviceProvider)

/** Where a staff member can give a service in a shift. A service without a location is given wherever they work. */
const placesOf = (
  context: Context,
  { locations = [] }: Service,
  member: StaffResource,
  { locationId }: Shift,
): readonly string[] => {
  const own = locations.flatMap(({ business }) => business?.id ?? [])
  if (!own.length) return locationId === undefined ? workPlaces(context, member) : [locationId]
  return locationId === undefined ? own : own.filter((id) => id === locationId)
}

/**
 * The times of an appointment that start after `from` and end before `to`, earliest first, taken ones too. Worked out
 * day by day of the business, as they are asked for.
 */
export function* appointmentTimes(
  context: Context,
  service: Service,
  from: Date,
  to: Date,
  minutes: number = durationsOf(service)[0],
): Generator<AppointmentTime, void, undefined> {
  const zone = createZone(context.business.timeZone)
  const members = membersOf(context, service)
  const findResources = createResourceFinder(context)
  const duration = minutes * minute
  const step = Math.min(longestStep * minute, duration)
  const buffer = bufferOf(service) * minute

  for (const date of daysFrom(dayOf(zone.toLocal(from)), dayOf(zone.toLocal(to)))) {
    const times = new Map<string, { start: number; locationId: string; free: StaffResource[] }>()
    for (const member of members) {
      const { shifts = [], busy = [] } = readStaffDay(context, member, date, zone, buffer) ?? {}
      for (const shift of shifts) {
        const places = placesOf(context, service, member, shift)
        for (let start = shift.from; start <= shift.to - duration; start += step) {
          if (start <= +from || start + duration >= +to) continue
          const own = { from: start, to: start + duration + buffer }
          const isBusy = busy.some((interval) => overlaps(interval, own))
          for (const locationId of places) {
            const key = `${start} ${locationId}`
            const time = times.get(key) ?? { start, locationId, free: [] }
            times.set(key, time)
            if (!isBusy && !time.free.includes(member)) time.free.push(member)
          }
        }
      }
    }
    const sorted = [...times.values()].sort(
      (left, right) => left.start - right.start || (left.locationId < right.locationId ? -1 : 1),
    )
    for (const { start, locationId, free } of sorted) {
      const own = { from: start, to: start + duration + buffer }
      yield withResources(
        { start: new Date(start), end: new Date(start + duration), locationId, free },
        findResources(service, locationId, own),
      )
    }
  }
}

/** Finds the times of a service that start at a moment, one for each location. */
export type TimeFinder = (service: Service, start: Date, minutes: number) => AppointmentTime[]

/**
 * Finds times that need not be among those that a service is offered at: in a visit of several services, a service
 * begins when the one before it is over. Each day of a staff member is read once.
 */
export const createTimeFinder = (context: Context): TimeFinder => {
  const zone = createZone(context.business.timeZone)
  const findResources = createResourceFinder(context)
  const days = new Map<string, StaffDay | undefined>()
  const dayOfMember = (member: StaffResource, date: string): StaffDay | undefined => {
    const key = `${member.id} ${date}`
    if (!days.has(key)) days.set(key, readStaffDay(context, member, date, zone, longestBuffer))
    return days.get(key)
  }
  return (service, start, minutes) => {
    const from = +start
    const to = from + minutes * minute
    const own = { from, to: to + bufferOf(service) * minute }
    const date = dayOf(zone.toLocal(start))
    const times = new Map<string, { locationId: string; free: StaffResource[] }>()
    for (const member of membersOf(context, service)) {
      const { shifts = [], busy = [] } = dayOfMember(member, date) ?? {}
      const isBusy = busy.some((interval) => overlaps(interval, own))
      for (const shift of shifts) {
        if (shift.from > from || to > shift.to) continue
        for (const locationId of placesOf(context, service, member, shift)) {
          const time = times.get(locationId) ?? { locationId, free: [] }
          times.set(locationId, time)
          if (!isBusy && !time.free.includes(member)) time.free.push(member)
        }
      }
    }
    return [...times.values()]
      .sort((left, right) => (left.locationId < right.locationId ? -1 : 1))
      .map((time) =>
        withResources({ ...time, start, end: new Date(to) }, findResources(service, time.locationId, own)),
      )
  }
}

/** The times that start at this very moment, one for each location. */
export const appointmentTimesAt = (
  context: Context,
  service: Service,
  start: Date,
  minutes: number = durationsOf(service)[0],
): AppointmentTime[] => {
  const from = new Date(+start - 1)
  const to = new Date(+start + minutes * minute + 1)
  return [...appointmentTimes(context, service, from, to, minutes)].filter((time) => +time.start === +start)
}
