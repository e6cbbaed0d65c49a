import type { CalendarEvent, CalendarEventLocation } from '@frontdesk/bookings'
import { bookingsAppId } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import type { Fresh } from '../../kernel/entity/entity.ts'
import type { EntityRules } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import { resources } from '../resources/resource.ts'
import { businessLocations } from '../services/service.ts'
import { addDays, createZone, dayOf, type Zone } from '../availability/zoned-time.ts'
import { calendarEvents, calendarSchedules, type KeptEvent, type KeptSchedule } from './calendar.ts'
import { repeatsOn } from './series.ts'

type Context = HandlerContext<unknown>

const lacks = (field: string, description: string, violatedRule = 'VALIDATION'): FieldViolation => ({
  field,
  description,
  violatedRule,
})

/** Reads a time as clocks show it; seconds are not taken into account. */
const readLocalDate = (text: string | undefined, field: string): string => {
  if (text === undefined) throw refuse(lacks(field, 'must be given', 'REQUIRED_FIELD'))
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(text) || !isRealDay(text))
    throw refuse(lacks(field, 'must be a local time such as 2026-05-04T09:00:00, without a zone', 'FORMAT'))
  return `${text.slice(0, 16)}:00`
}

const checkSpan = (start: string, end: string, { type, allDay }: Partial<CalendarEvent>): void => {
  if (end <= start) throw refuse(lacks('end.localDate', 'must be after start.localDate'))
  const isMidnight = (localDate: string): boolean => localDate.endsWith('T00:00:00')
  const uneven = (['start', 'end'] as const).find((side) => !isMidnight(side === 'start' ? start : end))
  if (allDay && uneven)
    throw refuse(lacks(`${uneven}.localDate`, 'must be a midnight, for an event that takes whole days'))
  if (type === 'WORKING_HOURS' && end > `${addDays(dayOf(start), 1)}T00:00:00`)
    throw refuse(
      lacks('end.localDate', 'must be at midnight or before: hours that go on are an event of the next day'),
    )
}

/** Checks how an event repeats, and completes the rule. */
const readRule = (
  { recurrenceRule, recurrenceType }: Partial<CalendarEvent>,
  start: string,
  zone: Zone,
): CalendarEvent['recurrenceRule'] => {
  if (!recurrenceRule) return undefined
  if (recurrenceType === 'EXCEPTION')
    throw refuse(
      lacks('recurrenceRule', 'must be left out: it belongs to the whole series', 'FIELD_NOT_ALLOWED'),
    )
  const { frequency, interval = 1, days, until } = recurrenceRule
  if (frequency === undefined)
    throw refuse(lacks('recurrenceRule.frequency', 'must be given', 'REQUIRED_FIELD'))
  if (days === undefined) throw refuse(lacks('recurrenceRule.days', 'must be given', 'REQUIRED_FIELD'))
  if (!until) return { frequency, interval, days }
  const localDate = readLocalDate(until.localDate, 'recurrenceRule.until.localDate')
  if (localDate < start)
    throw refuse(lacks('recurrenceRule.until.localDate', 'must not be before start.localDate'))
  const last = { localDate, timeZone: zone.name, utcDate: zone.toMoment(localDate) }
  return { frequency, interval, days, until: last }
}

const readLocation = (
  { state }: Context,
  { type: eventType, location }: Partial<CalendarEvent>,
): CalendarEventLocation | undefined => {
  if (!location) return undefined
  const { id, type } = location
  if (type === undefined) throw refuse(lacks('location.type', 'must be given', 'REQUIRED_FIELD'))
  if (type !== 'BUSINESS') {
    if (eventType === 'WORKING_HOURS')
      throw refuse(lacks('location.type', 'must be BUSINESS, for working hours'))
    if (id !== undefined)
      throw refuse(lacks('location.id', `must be left out for the type ${type}`, 'FIELD_NOT_ALLOWED'))
    return location
  }
  const own = state.in(businessLocations).get(id ?? '')
  if (!own) throw refuse(lacks('location.id', 'must be the id of a location of the business'))
  const { name, address } = own
  return {
    id: own.id,
    type,
    ...(name !== undefined && { name }),
    ...(address?.formattedAddress !== undefined && { address: address.formattedAddress }),
  }
}

/** An event of the schedule of a resource occupies that resource. */
const readResources = (
  { state }: Context,
  { resources: given = [] }: Partial<CalendarEvent>,
  { externalId }: KeptSchedule,
): NonNullable<CalendarEvent['resources']> => {
  const own = state.in(resources).get(externalId)
  const violations = given.flatMap(({ id }, index) =>
    own && id === own.id && index === 0
      ? []
      : lacks(
          `resources.${index}.id`,
          own
            ? `must be ${own.id}, the resource whose schedule it is`
            : 'must be left out: the schedule belongs to the business',
        ),
  )
  if (violations.length) throw refuse(...violations)
  if (!own) return []
  const { transparency = 'OPAQUE' } = given[0] ?? {}
  return [{ id: own.id, ...(own.name !== undefined && { name: own.name }), transparency }]
}

const readSchedule = ({ state }: Context, scheduleId = ''): KeptSchedule => {
  const schedule = state.in(calendarSchedules).get(scheduleId)
  if (!schedule) throw refuse(lacks('scheduleId', 'is no schedule of the calendar'))
  if (schedule.status !== 'ACTIVE') throw refuse(lacks('scheduleId', 'is a schedule that was cancelled'))
  return schedule
}

const complete = (context: Context, wanted: Partial<CalendarEvent>): Fresh<KeptEvent> => {
  const { type = 'DEFAULT', transparency = 'OPAQUE', allDay = false, recurrenceRule: _, ...rest } = wanted
  if (type !== 'DEFAULT' && type !== 'WORKING_HOURS')
    throw refuse(lacks('type', 'must be DEFAULT or WORKING_HOURS: bookings and services make their sessions'))
  const schedule = readSchedule(context, wanted.scheduleId)
  const zone = createZone(wanted.timeZone ?? schedule.timeZone)
  const start = readLocalDate(wanted.start?.localDate, 'start.localDate')
  const end = readLocalDate(wanted.end?.localDate, 'end.localDate')
  checkSpan(start, end, { type, allDay })
  const recurrenceRule = readRule(wanted, start, zone)
  const location = readLocation(context, { type, ...(wanted.location && { location: wanted.location }) })
  const at = (localDate: string) => ({ localDate, timeZone: zone.name, utcDate: zone.toMoment(localDate) })
  return {
    ...rest,
    scheduleId: schedule.id,
    externalScheduleId: schedule.externalId,
    ...(schedule.name !== undefined && { scheduleName: schedule.name }),
    type,
    status: 'CONFIRMED',
    start: at(start),
    end: at(end),
    timeZone: zone.name,
    allDay,
    recurrenceType: wanted.recurrenceType === 'EXCEPTION' ? 'EXCEPTION' : recurrenceRule ? 'MASTER' : 'NONE',
    ...(recurrenceRule && { recurrenceRule }),
    transparency,
    ...(location && { location }),
    resources: readResources(context, wanted, schedule),
    appId: bookingsAppId,
  }
}

/** Forgets the exceptions of a series that has no instance on their days any more. */
const dropExceptions = ({ state }: Context, master: KeptEvent): void => {
  for (const { id } of state.in(calendarEvents).by('series', master.id)) {
    const [, year, month, date] = /_(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
    if (!repeatsOn(master, `${year}-${month}-${date}`)) state.in(calendarEvents).delete(id)
  }
}

/** Refuses a change of what was canceled. @throws Failure 428 */
export const refuseCancelled = ({ id, status }: KeptEvent): void => {
  if (status === 'CANCELLED')
    throw decline(428, 'EVENT_ALREADY_CANCELLED', 'The event was cancelled: create another one', { id })
}

export const eventRules: EntityRules<KeptEvent> = {
  beforeCreate(context, given) {
    const event = complete(context, given)
    const zone = createZone(event.timeZone)
    if (event.recurrenceRule && dayOf(event.start.localDate) < dayOf(zone.toLocal(context.now())))
      throw refuse(lacks('start.localDate', 'must not be before today, for an event that repeats'))
    return event
  },
  beforeUpdate(context, next, previous) {
    refuseCancelled(previous)
    return { ...next, ...complete(context, next), id: previous.id }
  },
  afterUpdate(context, updated, previous) {
    if (previous.recurrenceType === 'MASTER') dropExceptions(context, updated)
  },
}
