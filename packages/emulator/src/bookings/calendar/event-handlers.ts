import {
  bulkCreateCalendarEvents,
  type CalendarEvent,
  calendarEventTypes,
  cancelCalendarEvent,
  createCalendarEvent,
  getCalendarEvent,
  getCalendarSchedule,
  queryCalendarEvents,
  type QueryCalendarEventsInput,
  queryCalendarSchedules,
  updateCalendarEvent,
} from '@frontdesk/bookings'
import {
  calendarEventFields,
  calendarScheduleFields,
  queryCalendarEventsInputSchema,
} from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { unknownCursor } from '../../kernel/cursor.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { notFound, refuse, refusedAs } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import { cutPage, matching, readConditions, runQuery } from '../../kernel/query/query.ts'
import { createZone, day } from '../availability/zoned-time.ts'
import { calendarEventEntity, calendarEvents, calendarScheduleEntity, type KeptEvent } from './calendar.ts'
import { eventRules, refuseCancelled } from './event-rules.ts'
import { findEvent, instancesBetween } from './series.ts'

type Context = HandlerContext<{ readonly timeZone?: string }>

const steps = entitySteps(calendarEventEntity, eventRules)
const onSchedule = entityHandlers(calendarScheduleEntity, entitySteps(calendarScheduleEntity))

/** An event with its times in the zone that the caller names. */
const show = ({ input, business }: Context, event: KeptEvent): CalendarEvent => {
  const zone = createZone(input.timeZone ?? business.timeZone)
  const adjusted = (moment: Date) => ({ localDate: zone.toLocal(moment), timeZone: zone.name })
  return {
    ...event,
    adjustedStart: adjusted(event.start.utcDate),
    adjustedEnd: adjusted(event.end.utcDate),
  }
}

const requireEvent = ({ state }: Pick<Context, 'state'>, eventId: string): KeptEvent => {
  const event = findEvent(state, eventId)
  if (!event) throw notFound('event', eventId)
  return event
}

/** Keeps an instance of a series as an exception, so that it can change by itself. */
const keepInstance = (context: Context, eventId: string): KeptEvent => {
  const event = requireEvent(context, eventId)
  return event.recurrenceType === 'INSTANCE'
    ? context.state.in(calendarEvents).put({ ...event, recurrenceType: 'EXCEPTION' })
    : event
}

const longestWindow = 366 * day

const readMoment = (
  text: string | undefined,
  field: 'fromLocalDate' | 'toLocalDate',
  zone: ReturnType<typeof createZone>,
): Date => {
  if (text === undefined)
    throw refuse({
      field,
      description: 'must be given unless only MASTER events are asked for',
      violatedRule: 'REQUIRED_FIELD',
    })
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) || !isRealDay(text))
    throw refuse({
      field,
      description: 'must be a local time such as 2026-05-04T00:00:00, without a zone',
      violatedRule: 'FORMAT',
    })
  return zone.toMoment(text)
}

/** The conditions of a query for events: its cursor carries all of them. */
type EventConditions = Omit<QueryCalendarEventsInput, 'filter' | 'cursorPaging'> & {
  readonly filter?: object
}

/** A cursor brings the conditions back from outside; the filter is checked where it is used. */
const checkConditions = ({ filter, ...others }: EventConditions): EventConditions => {
  try {
    return { ...check(queryCalendarEventsInputSchema, others), ...(filter && { filter }) }
  } catch {
    throw unknownCursor('query.cursorPaging.cursor')
  }
}

/** The name of a field in a refusal: some conditions stand beside the query. */
const besideQuery = (field: string): string =>
  field.replace(/^query\.(recurrenceType|fromLocalDate|toLocalDate)$/, '$1')

/** The time that a query asks about; none when it asks for series alone. */
const readWindow = (
  { input, business }: HandlerContext<EventConditions>,
  wanted: readonly string[],
): readonly [from: Date, to: Date] | undefined => {
  const { fromLocalDate, toLocalDate } = input
  const zone = createZone(input.timeZone ?? business.timeZone)
  const needsWindow = wanted.some((type) => type !== 'MASTER')
  if (!needsWindow && fromLocalDate === undefined && toLocalDate === undefined) return undefined
  const from = readMoment(fromLocalDate, 'fromLocalDate', zone)
  const to = readMoment(toLocalDate, 'toLocalDate', zone)
  if (to <= from || +to - +from > longestWindow)
    throw refuse({
      field: 'toLocalDate',
      description: 'must be after fromLocalDate, and at most a year later',
      violatedRule: 'VALIDATION',
    })
  return [from, to]
}

/** Whether a filter says which values of a field it wants. */
const names = (filter: object | undefined, field: string): boolean =>
  !!filter &&
  Object.entries(filter).some(
    ([name, value]) =>
      name === field ||
      (name === '$and' && Array.isArray(value) && value.some((part: object) => names(part, field))),
  )

/** The filter of a list that shows some values of a field unless the filter names the field. A cursor carries its filter. */
const conditions = (
  filter: object | undefined,
  cursorPaging: { readonly cursor?: string } | undefined,
  field: string,
  shown: readonly string[],
): { readonly filter?: object } => {
  if (cursorPaging?.cursor !== undefined && !filter) return {}
  if (filter && names(filter, field)) return { filter }
  return { filter: { $and: [...(filter ? [filter] : []), { [field]: { $in: shown } }] } }
}

/** Working hours are found by a filter alone that names their type. */
const shownTypes = calendarEventTypes.filter((type) => type !== 'WORKING_HOURS')

function* wantedEvents(
  { state }: Context,
  wanted: readonly string[],
  window: readonly [from: Date, to: Date] | undefined,
): Generator<KeptEvent, void, undefined> {
  const isIn = ({ start, end }: KeptEvent): boolean =>
    !window || (end.utcDate > window[0] && start.utcDate < window[1])
  for (const event of state.in(calendarEvents).all()) {
    if (event.status !== 'CONFIRMED') continue
    if (event.recurrenceType !== 'MASTER') {
      if (wanted.includes(event.recurrenceType) && isIn(event)) yield event
      continue
    }
    const instances = window ? instancesBetween(state, event, ...window) : undefined
    if (wanted.includes('INSTANCE') && instances) yield* instances
    // A series is in the time when one of its instances is.
    if (wanted.includes('MASTER') && (!window || !instancesBetween(state, event, ...window).next().done))
      yield event
  }
}

export const calendarHandlers: readonly Handler[] = [
  onSchedule.get(getCalendarSchedule, { id: ({ scheduleId }) => scheduleId }),

  handle(queryCalendarSchedules, (context) => {
    const { filter, cursorPaging } = context.input
    return runQuery(
      calendarScheduleEntity.list(context),
      { ...conditions(filter, cursorPaging, 'status', ['ACTIVE']), ...(cursorPaging && { cursorPaging }) },
      { fields: calendarScheduleFields },
    )
  }),

  handle(getCalendarEvent, (context) => show(context, requireEvent(context, context.input.eventId))),

  handle(queryCalendarEvents, (context) => {
    const asked = refusedAs(besideQuery, () =>
      readConditions<EventConditions, QueryCalendarEventsInput>(
        context.input,
        ({ filter, cursorPaging, ...others }) => ({
          ...others,
          ...conditions(filter, cursorPaging, 'type', shownTypes),
        }),
      ),
    )
    const input = checkConditions(asked.conditions)
    const { filter, recurrenceType = ['NONE', 'INSTANCE', 'EXCEPTION'] } = input
    const window = readWindow({ ...context, input }, recurrenceType)
    const found = [...wantedEvents(context, recurrenceType, window)].sort(
      (left, right) => +left.start.utcDate - +right.start.utcDate || (left.id < right.id ? -1 : 1),
    )
    const rules = { fields: calendarEventFields, maximum: 1_000 }
    const page = cutPage(matching(found, filter, rules), asked, context.input, rules)
    return { ...page, items: page.items.map((event) => show({ ...context, input }, event)) }
  }),

  handle(createCalendarEvent, (context) =>
    show(context, steps.create(context, context.input.event, 'event')),
  ),

  handle(bulkCreateCalendarEvents, (context) => {
    const { events, returnEntity } = context.input
    return runBulk(
      context,
      events,
      ({ event }, index) => show(context, steps.create(context, event, `events.${index}.event`)),
      { returnEntity },
    )
  }),

  handle(updateCalendarEvent, (context) => {
    const { event, fieldMask } = context.input
    keepInstance(context, event.id)
    const change = { given: event, ...(fieldMask && { mask: fieldMask }) }
    return show(context, steps.update(context, change, 'event'))
  }),

  handle(cancelCalendarEvent, (context) => {
    const { eventId } = context.input
    const isInstance = requireEvent(context, eventId).recurrenceType === 'INSTANCE'
    const event = keepInstance(context, eventId)
    refuseCancelled(event)
    const cancelled = calendarEventEntity.changeSilently(context, event, { status: 'CANCELLED' })
    // The platform sends no canceled event for a single instance of a series.
    if (!isInstance) calendarEventEntity.tell(context, 'cancelled', cancelled)
    return show(context, cancelled)
  }),
]
