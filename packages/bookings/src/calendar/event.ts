import { date, entity, type Open, shape, type Shape } from '@frontdesk/core'
import type { Weekday } from '../service-options/model.ts'

/** All types of calendar events. The last three are sessions, which bookings and services create. */
export const calendarEventTypes = ['DEFAULT', 'WORKING_HOURS', 'APPOINTMENT', 'CLASS', 'COURSE'] as const

/** `WORKING_HOURS` defines available time on its schedule; a `DEFAULT` event is anything else, such as a day off. */
export type CalendarEventType = Open<(typeof calendarEventTypes)[number]>

/** Every status of a calendar event. */
export const calendarEventStatuses = ['CONFIRMED', 'CANCELLED'] as const

/** Whether an event is active or canceled. */
export type CalendarEventStatus = Open<(typeof calendarEventStatuses)[number]>

/** All roles of an event in a series. */
export const recurrenceTypes = ['NONE', 'MASTER', 'INSTANCE', 'EXCEPTION'] as const

/**
 * `NONE` is a single event. A `MASTER` defines how a series repeats, its `INSTANCE`s are the occurrences, and an
 * `EXCEPTION` is an instance that was changed or canceled individually.
 */
export type RecurrenceType = Open<(typeof recurrenceTypes)[number]>

/** Every unit of time after which an event can repeat. */
export const recurrenceFrequencies = ['WEEKLY'] as const

/** The unit of time after which an event repeats. */
export type RecurrenceFrequency = Open<(typeof recurrenceFrequencies)[number]>

/** All ways in which an event affects the availability of its schedule. */
export const eventTransparencies = ['OPAQUE', 'TRANSPARENT'] as const

/** `OPAQUE` blocks the time for bookings; `TRANSPARENT` does not. */
export type EventTransparency = Open<(typeof eventTransparencies)[number]>

/** All location types of an event. */
export const calendarLocationTypes = ['BUSINESS', 'CUSTOMER', 'CUSTOM'] as const

/** `BUSINESS`: a location of the business. `CUSTOMER`: a place of the customer. `CUSTOM`: any other address. */
export type CalendarLocationType = Open<(typeof calendarLocationTypes)[number]>

/** A local date and time. */
export interface ZonedDate {
  /** A local date and time without a time zone: `2026-05-04T09:00:00`. Seconds are ignored. */
  localDate?: string
  /** Read-only: the IANA name of the time zone. */
  timeZone?: string
  /** Read-only: the instant. */
  utcDate?: Date
}

/** How an event repeats: every 1 to 4 weeks on one day. */
export interface RecurrenceRule {
  /** The unit of `interval`: weeks. */
  frequency?: RecurrenceFrequency
  /** From 1 (every week, the default) to 4. */
  interval?: number
  /** Exactly one day: for several weekdays, create several events. */
  days?: Weekday[]
  /** The end of the series; by default it never ends. */
  until?: ZonedDate
}

/** The location of an event. */
export interface CalendarEventLocation {
  /** The id of a location of the business, for the type `BUSINESS`. */
  id?: string
  /** Whether it is a location of the business, a place of the customer or another address. */
  type?: CalendarLocationType
  name?: string
  /** The address as one line of text. */
  address?: string
}

/** A resource that an event occupies. */
export interface CalendarEventResource {
  id?: string
  /** Read-only. */
  name?: string
  /** Defaults to `OPAQUE`. */
  transparency?: EventTransparency
}

/** An entry of the calendar: working hours, a day off. */
export interface CalendarEvent {
  id: string
  scheduleId?: string
  /** Read-only: the id of the resource whose schedule it is, or that of the business. */
  externalScheduleId?: string
  /** Read-only. */
  scheduleName?: string
  type?: CalendarEventType
  /** Read-only: `cancelCalendarEvent` changes it. */
  status?: CalendarEventStatus
  /** From 1 to 200 characters. */
  title?: string
  /** The start, in the time zone of the event. */
  start?: ZonedDate
  /** The end, in the time zone of the event. */
  end?: ZonedDate
  /** Read-only: the start in the time zone that the call names, or in that of the business. */
  adjustedStart?: ZonedDate
  /** Read-only: the end in the time zone that the call names, or in that of the business. */
  adjustedEnd?: ZonedDate
  /** The IANA time zone; defaults to the time zone of the schedule. */
  timeZone?: string
  /** Whether it is an all-day event: from midnight of the first day to midnight after the last day. */
  allDay?: boolean
  /** Read-only. */
  recurrenceType?: RecurrenceType
  /** How it repeats; absent for a single event. */
  recurrenceRule?: RecurrenceRule
  /** Read-only: the `MASTER` that an instance or an exception belongs to. */
  recurringEventId?: string
  /** Defaults to `OPAQUE`. */
  transparency?: EventTransparency
  /** The location; for working hours, where the staff member works: defaults to everywhere. */
  location?: CalendarEventLocation
  /** The resources that it occupies. */
  resources?: CalendarEventResource[]
  /** From 1 to 5,000 characters. */
  notes?: string
  /** Read-only: the app of the schedule. */
  appId?: string
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Increases with each change; an update must include the current one. */
  revision?: string
}

const zonedDate: Shape<ZonedDate> = /* @__PURE__ */ shape<ZonedDate>({ utcDate: date })

export const calendarEventShape: Shape<CalendarEvent> = /* @__PURE__ */ entity<CalendarEvent>({
  start: zonedDate,
  end: zonedDate,
  adjustedStart: zonedDate,
  adjustedEnd: zonedDate,
  recurrenceRule: /* @__PURE__ */ shape<RecurrenceRule>({ until: zonedDate }),
  createdDate: date,
  updatedDate: date,
})

/** A calendar event to create. */
export interface NewCalendarEvent extends Pick<
  CalendarEvent,
  | 'title'
  | 'timeZone'
  | 'allDay'
  | 'recurrenceRule'
  | 'transparency'
  | 'location'
  | 'resources'
  | 'notes'
  | 'extendedFields'
> {
  scheduleId: string
  /** Defaults to `DEFAULT`. */
  type?: CalendarEventType
  /** The start, read in `timeZone`. */
  start: {
    /** `YYYY-MM-DDThh:mm:ss`; seconds are ignored. */
    localDate: string
  }
  /** The end, read in `timeZone`; must be after the start. */
  end: {
    /** `YYYY-MM-DDThh:mm:ss`; seconds are ignored. */
    localDate: string
  }
}

/** Some fields of a calendar event to change. The schedule and the type cannot be changed. */
export interface CalendarEventChange extends Partial<Omit<NewCalendarEvent, 'scheduleId' | 'type'>> {
  id: string
  /** The revision that you read. */
  revision: string
}
