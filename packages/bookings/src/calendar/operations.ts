import {
  type BulkResult,
  bulkResultOf,
  change,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  encoded,
  type Envelope,
  fieldMask,
  type Limited,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type CalendarEvent,
  type CalendarEventChange,
  calendarEventShape,
  type CalendarEventType,
  type CalendarLocationType,
  type EventTransparency,
  type NewCalendarEvent,
  type RecurrenceType,
} from './event.ts'

const prefix = '/calendar'

type Id = Limited<string, { operators: '$eq' | '$in'; sort: false }>

/** The fields that calendar events can be filtered by. Use `fromLocalDate` and `toLocalDate` for their times. */
export interface CalendarEventFields {
  appId: Id
  externalScheduleId: Id
  'location.id': Id
  'location.type': Limited<CalendarLocationType, { operators: '$eq' | '$in'; sort: false }>
  recurringEventId: Id
  scheduleId: Id
  transparency: Limited<EventTransparency, { operators: '$eq'; sort: false }>
  type: Limited<CalendarEventType, { operators: '$eq' | '$in'; sort: false }>
}

/** The time zone of a response. */
interface Adjusted {
  /** The IANA time zone of `adjustedStart` and `adjustedEnd`; defaults to the time zone of the business. */
  timeZone?: string
}

/** The calendar event to read. */
export interface GetCalendarEventInput extends Adjusted {
  /** The id of an instance also contains its day. */
  eventId: string
}

/**
 * Reads one event of the calendar, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such event.
 * @throws ContextError without an elevated client.
 * @example
 * const { start, end } = await getCalendarEvent(elevatedClient, { eventId })
 * @function
 */
export const getCalendarEvent: Read<GetCalendarEventInput, CalendarEvent, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'bookings.calendarEvents.get',
    prefix,
    route: 'GET /v3/events/{eventId}',
    elevated: true,
    response: /* @__PURE__ */ pick('event', calendarEventShape),
  })

/** The filter, the time and the page of the calendar events to find. */
export interface QueryCalendarEventsInput extends Omit<CursorQuery<CalendarEventFields>, 'sort'>, Adjusted {
  /** Finds events that end after this time. Required unless only `MASTER` events are requested. */
  fromLocalDate?: string
  /**
   * Finds events that start before this time, at most a year later. Required unless only `MASTER` events are requested.
   */
  toLocalDate?: string
  /** Defaults to `NONE`, `INSTANCE` and `EXCEPTION`. At most 5. */
  recurrenceType?: RecurrenceType[]
}

/** `{ query: { filter, cursorPaging }, fromLocalDate, timeZone, … }`: the time zone is outside the query. */
const eventQuery: Envelope = {
  key: 'query',
  paging: 'cursor',
  wrap: ({ timeZone, ...input }) => ({ ...cursorQuery.wrap(input), timeZone }),
  around: (input, metadata, count) => cursorQuery.around(input, metadata, count),
}

/**
 * Finds events of the calendar in the order of their starts, for the business: 50 per page by default (at most
 * 1,000). Working hours are found only if the filter selects that type alone; canceled events are never found.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time is missing.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCalendarEvents(elevatedClient, {
 *   filter: { scheduleId, type: 'WORKING_HOURS' },
 *   recurrenceType: ['MASTER'],
 * })
 * @function
 */
export const queryCalendarEvents: Read<
  QueryCalendarEventsInput,
  Page<CalendarEvent, QueryCalendarEventsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.calendarEvents.query',
  prefix,
  route: 'POST /v3/events/query',
  elevated: true,
  envelope: eventQuery,
  response: /* @__PURE__ */ page('events', calendarEventShape),
})

/** The calendar event to create. */
export interface CreateCalendarEventInput extends Adjusted {
  event: NewCalendarEvent
}

/**
 * Creates an event in the calendar, for the business: working hours on the schedule of a staff member or of the
 * business, or a time that cannot be booked. An event with a `recurrenceRule` repeats; it must not start before today.
 *
 * @throws ValidationError when a time is missing or ends before it starts, or the schedule does not exist.
 * @throws ContextError without an elevated client.
 * @example
 * await createCalendarEvent(elevatedClient, {
 *   event: {
 *     scheduleId,
 *     type: 'WORKING_HOURS',
 *     start: { localDate: '2026-05-04T09:00:00' },
 *     end: { localDate: '2026-05-04T17:00:00' },
 *     recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'] },
 *   },
 * })
 * @function
 */
export const createCalendarEvent: Write<CreateCalendarEventInput, CalendarEvent, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.calendarEvents.create',
    prefix,
    route: 'POST /v3/events',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateCalendarEventInput>({
        event: /* @__PURE__ */ change<CalendarEvent, NewCalendarEvent & { id: string }>(calendarEventShape),
      }),
    ),
    response: /* @__PURE__ */ pick('event', calendarEventShape),
  })

/** The calendar events to create in one call. */
export interface BulkCreateCalendarEventsInput extends Adjusted {
  /** From 1 to 50. */
  events: { event: NewCalendarEvent }[]
  /** Whether the result includes the events. */
  returnEntity?: boolean
}

/**
 * Creates events in the calendar, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no event or more than 50, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateCalendarEvents(elevatedClient, {
 *   events: days.map((day) => ({ event: { scheduleId, start: { localDate: day }, end: { localDate: day } } })),
 *   returnEntity: true,
 * })
 * @function
 */
export const bulkCreateCalendarEvents: Write<
  BulkCreateCalendarEventsInput,
  BulkResult<CalendarEvent>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.calendarEvents.bulkCreate',
  prefix,
  route: 'POST /v3/bulk/events/create',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(calendarEventShape)),
})

/** The fields of one calendar event to change. */
export interface UpdateCalendarEventInput extends Adjusted {
  event: CalendarEventChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes an event of the calendar, for the business. Changing a `MASTER` changes its whole series; a changed instance
 * becomes an exception, and the rest of its series does not change.
 *
 * @throws ConflictError when the event has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createCalendarEvent`, or the mask names a field that cannot be
 * changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such event, `EVENT_ALREADY_CANCELLED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getCalendarEvent(elevatedClient, { eventId })
 * await updateCalendarEvent(elevatedClient, {
 *   event: { id, revision, end: { localDate: '2026-05-04T15:00:00' } },
 * })
 * @function
 */
export const updateCalendarEvent: Write<UpdateCalendarEventInput, CalendarEvent, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.calendarEvents.update',
    prefix,
    route: 'PATCH /v3/events/{event.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateCalendarEventInput>({
        event: /* @__PURE__ */ change<CalendarEvent, CalendarEventChange>(calendarEventShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('event', calendarEventShape),
  })

/** The calendar event to cancel. */
export interface CancelCalendarEventInput extends Adjusted {
  eventId: string
}

/**
 * Cancels an event of the calendar, for the business: a `MASTER` with its whole series, or one instance of it, such as the
 * working hours of one day.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such event, `EVENT_ALREADY_CANCELLED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await cancelCalendarEvent(elevatedClient, { eventId })
 * @function
 */
export const cancelCalendarEvent: Write<CancelCalendarEventInput, CalendarEvent, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.calendarEvents.cancel',
    prefix,
    route: 'POST /v3/events/{eventId}/cancel',
    elevated: true,
    response: /* @__PURE__ */ pick('event', calendarEventShape),
  })
