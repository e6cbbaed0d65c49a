import { weekdays } from '@frontdesk/bookings'
import type { State } from '../../kernel/state.ts'
import { addDays, createZone, day, dayOf, weekdayOf, type Zone } from '../availability/zoned-time.ts'
import { calendarEvents, type KeptEvent } from './calendar.ts'

/** The number of a day of the week, 0 for Sunday. */
export const weekdayNumber = (name = ''): number =>
  (weekdays.indexOf(name as (typeof weekdays)[number]) + 1) % 7

/** How many days lie between two days. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / day)

/** Whether a series that is not canceled has an instance on a day of its own time zone. */
export const repeatsOn = ({ start, status, recurrenceRule = {} }: KeptEvent, date: string): boolean => {
  const { days: [name] = [], interval = 1, until } = recurrenceRule
  const weekday = weekdayNumber(name)
  if (weekdayOf(date) !== weekday || status !== 'CONFIRMED') return false
  const begin = dayOf(start.localDate)
  const first = addDays(begin, (weekday - weekdayOf(begin) + 7) % 7)
  const distance = daysBetween(first, date)
  const time = start.localDate.slice(10)
  return (
    distance >= 0 &&
    (distance / 7) % interval === 0 &&
    (until?.localDate === undefined || `${date}${time}` <= until.localDate)
  )
}

/** The id of the instance of a series on a day: the same each time. */
export const instanceId = (masterId: string, date: string): string =>
  `${masterId}_${date.replaceAll('-', '')}`

/** When the instance of a series on a day begins and ends, as clocks show it. */
export const instanceTimes = (
  { start, end }: KeptEvent,
  date: string,
): { readonly start: string; readonly end: string } => {
  const length = daysBetween(dayOf(start.localDate), dayOf(end.localDate))
  return {
    start: date + start.localDate.slice(10),
    end: addDays(date, length) + end.localDate.slice(10),
  }
}

/** The instance of a series on a day, as an event of its own. */
export const instanceOn = (master: KeptEvent, date: string, zone: Zone): KeptEvent => {
  const { recurrenceRule: _, ...rest } = master
  const times = instanceTimes(master, date)
  const at = (localDate: string) => ({ localDate, timeZone: zone.name, utcDate: zone.toMoment(localDate) })
  return {
    ...rest,
    id: instanceId(master.id, date),
    recurrenceType: 'INSTANCE',
    recurringEventId: master.id,
    start: at(times.start),
    end: at(times.end),
  }
}

/** The event with an id: one that is kept, or an instance of a series. */
export const findEvent = (state: State, eventId: string): KeptEvent | undefined => {
  const events = state.in(calendarEvents)
  const kept = events.get(eventId)
  if (kept) return kept
  const [, masterId = '', year, month, date] = /^(.+)_(\d{4})(\d\d)(\d\d)$/.exec(eventId) ?? []
  const master = events.get(masterId)
  const text = `${year}-${month}-${date}`
  if (master?.recurrenceType !== 'MASTER' || Number.isNaN(Date.parse(text)) || addDays(text, 0) !== text)
    return undefined
  return repeatsOn(master, text) ? instanceOn(master, text, createZone(master.timeZone)) : undefined
}

/** The instances of a series that overlap a time, without those that were changed or canceled by themselves. */
export function* instancesBetween(
  state: State,
  master: KeptEvent,
  from: Date,
  to: Date,
): Generator<KeptEvent, void, undefined> {
  const zone = createZone(master.timeZone)
  const length = daysBetween(dayOf(master.start.localDate), dayOf(master.end.localDate))
  const last = dayOf(zone.toLocal(to))
  let date = addDays(dayOf(zone.toLocal(from)), -length - 1)
  while (weekdayOf(date) !== weekdayNumber(master.recurrenceRule?.days?.[0])) date = addDays(date, 1)
  for (; date <= last; date = addDays(date, 7)) {
    if (!repeatsOn(master, date) || state.in(calendarEvents).get(instanceId(master.id, date))) continue
    const instance = instanceOn(master, date, zone)
    if (instance.end.utcDate > from && instance.start.utcDate < to) yield instance
  }
}
