import type { Resource } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { type Interval, overlaps } from '../availability/busy-time.ts'
import { businessLocations } from '../services/service.ts'
import { createZone, day, dayOf, weekdayOf, type Zone } from '../availability/zoned-time.ts'
import { businessSchedule, calendarEvents, type KeptEvent, scheduleTypeKey } from './calendar.ts'
import { instanceId, instancesBetween, instanceTimes, repeatsOn, weekdayNumber } from './series.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

/** A time in which a resource can be used. */
export interface Shift extends Interval {
  /** The only location of the business where it can be used then; defaults to any one. */
  readonly locationId?: string | undefined
}

/** The schedules of a resource: that of its working hours, and its own one. A resource without hours has those of the business. */
export type Scheduled = Pick<Resource, 'workingHoursSchedules' | 'eventsSchedule'>

const hoursScheduleOf = ({ state }: Context, { workingHoursSchedules }: Scheduled): string =>
  workingHoursSchedules?.values?.[0]?.scheduleId ?? businessSchedule(state).id

const hoursOf = (context: Context, resource: Scheduled): KeptEvent[] =>
  context.state
    .in(calendarEvents)
    .by('scheduleType', scheduleTypeKey(hoursScheduleOf(context, resource), 'WORKING_HOURS'))

const shiftOf = (start: string, end: string, { location }: KeptEvent, zone: Zone): Shift => ({
  from: +zone.toMoment(start),
  to: +zone.toMoment(end),
  locationId: location?.id,
})

/** When a resource can be used on a day of the business, earliest first. `zone` is that of the business. */
export const shiftsOn = (context: Context, resource: Scheduled, date: string, zone: Zone): Shift[] => {
  const { state } = context
  const weekday = weekdayOf(date)
  return hoursOf(context, resource)
    .flatMap((event): Shift[] => {
      const { id, recurrenceType, recurrenceRule, status, timeZone, start, end } = event
      if (status !== 'CONFIRMED') return []
      if (recurrenceType !== 'MASTER')
        return dayOf(zone.toLocal(start.utcDate)) === date
          ? [{ from: +start.utcDate, to: +end.utcDate, locationId: event.location?.id }]
          : []
      if (timeZone !== zone.name) {
        const from = zone.toMoment(`${date}T00:00:00`)
        return [...instancesBetween(state, event, from, new Date(+from + day))]
          .filter((instance) => dayOf(zone.toLocal(instance.start.utcDate)) === date)
          .map((instance) =>
            shiftOf(instance.start.localDate, instance.end.localDate, event, createZone(timeZone)),
          )
      }
      if (weekdayNumber(recurrenceRule?.days?.[0]) !== weekday || !repeatsOn(event, date)) return []
      if (state.in(calendarEvents).get(instanceId(id, date))) return []
      const times = instanceTimes(event, date)
      return [shiftOf(times.start, times.end, event, zone)]
    })
    .sort((left, right) => left.from - right.from)
}

/** The times between two moments that events of the calendar keep free, such as days off. */
export const blockedBetween = (context: Context, resource: Scheduled, time: Interval): Interval[] => {
  const { state } = context
  const business = businessSchedule(state).id
  const own = resource.eventsSchedule?.scheduleId
  // A person who works when the business is open is off when it is closed.
  const schedules = [
    ...(own === undefined ? [] : [own]),
    ...(hoursScheduleOf(context, resource) === business ? [business] : []),
  ]
  return schedules
    .flatMap((id) => state.in(calendarEvents).by('scheduleType', scheduleTypeKey(id, 'DEFAULT')))
    .filter(({ status, transparency }) => status === 'CONFIRMED' && transparency === 'OPAQUE')
    .flatMap((event) =>
      event.recurrenceType === 'MASTER'
        ? [...instancesBetween(state, event, new Date(time.from), new Date(time.to))]
        : event,
    )
    .map(({ start, end }) => ({ from: +start.utcDate, to: +end.utcDate }))
    .filter((interval) => overlaps(interval, time))
}

/** A time of each week, in minutes since midnight. 0 is Sunday. */
export interface WeeklyTime {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

const minutesOf = (localDate: string): number =>
  60 * Number(localDate.slice(11, 13)) + Number(localDate.slice(14, 16))

/** The hours of a resource that repeat each week. */
export const weeklyHours = (context: Context, resource: Scheduled): WeeklyTime[] =>
  hoursOf(context, resource)
    .filter(({ recurrenceType, status }) => recurrenceType === 'MASTER' && status === 'CONFIRMED')
    .map(({ recurrenceRule, start, end }) => ({
      weekday: weekdayNumber(recurrenceRule?.days?.[0]),
      from: minutesOf(start.localDate),
      to: minutesOf(end.localDate) || 24 * 60,
    }))

/** The locations of the business that the hours of a resource name; the main one when they name none. */
export const workPlaces = (context: Context, resource: Scheduled): string[] => {
  const named = hoursOf(context, resource).flatMap(({ status, location }) =>
    status === 'CONFIRMED' ? (location?.id ?? []) : [],
  )
  const main = context.state.in(businessLocations).find((location) => location.default === true)
  return named.length ? [...new Set(named)] : main ? [main.id] : []
}
