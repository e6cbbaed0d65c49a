import { date, entity, type Open, shape, type Shape } from '@frontdesk/core'
import type { Weekday } from '../service-options/model.ts'

/** Every type of a calendar event. The last three are those of sessions, which bookings and services make. */
export const calendarEventTypes = ['DEFAULT', 'WORKING_HOURS', 'APPOINTMENT', 'CLASS', 'COURSE'] as const

/** `WORKING_HOURS` opens time on its schedule; a `DEFAULT` event is anything else, such as a day off. */
export type CalendarEventType = Open<(typeof calendarEventTypes)[number]>

/** Every status of a calendar event. */
export const calendarEventStatuses = ['CONFIRMED', 'CANCELLED'] as const

/** Whether an event takes place or was cancelled. */
export type CalendarEventStatus = Open<(typeof calendarEventStatuses)[number]>

/** Every part that an event can play in a series. */
export const recurrenceTypes = ['NONE', 'MASTER', 'INSTANCE', 'EXCEPTION'] as const

/**
 * `NONE` takes place once. A `MASTER` says how a series repeats, its `INSTANCE`s are the single times, and an
 * `EXCEPTION` is an instance that was changed or cancelled by itself.
 */
export type RecurrenceType = Open<(typeof recurrenceTypes)[number]>

/** Every unit of time after which an event can repeat. */
export const recurrenceFrequencies = ['WEEKLY'] as const

/** The unit of time after which an event repeats. */
export type RecurrenceFrequency = Open<(typeof recurrenceFrequencies)[number]>

/** Every way in which an event meets other events of its schedule. */
export const eventTransparencies = ['OPAQUE', 'TRANSPARENT'] as const

/** `OPAQUE` keeps others from booking the time; `TRANSPARENT` does not. */
export type EventTransparency = Open<(typeof eventTransparencies)[number]>

/** Every type of the place of an event. */
export const calendarLocationTypes = ['BUSINESS', 'CUSTOMER', 'CUSTOM'] as const

/** `BUSINESS`: a location of the business. `CUSTOMER`: where the customer is. `CUSTOM`: any other address. */
export type CalendarLocationType = Open<(typeof calendarLocationTypes)[number]>

/** A time as clocks show it. */
export interface ZonedDate {
  /** A local date and time without a zone: `2026-05-04T09:00:00`. Seconds are not taken into account. */
  localDate?: string
  /** Read-only: the IANA name of the time zone. */
  timeZone?: string
  /** Read-only: the moment. */
  utcDate?: Date
}

/** How an event repeats: each week, or each second, third or fourth one, on one day. */
export interface RecurrenceRule {
  /** The unit that `interval` counts: weeks. */
  frequency?: RecurrenceFrequency
  /** From 1 (each week, unless given) to 4. */
  interval?: number
  /** Exactly one day: an event for each day of the week makes several. */
  days?: Weekday[]
  /** The end of the series; it repeats for ever unless given. */
  until?: ZonedDate
}

/** The place of an event. */
export interface CalendarEventLocation {
  /** The id of a location of the business, for the type `BUSINESS`. */
  id?: string
  /** Whether it is a location of the business, with the customer or elsewhere. */
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
  /** `OPAQUE` unless given. */
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
  /** The IANA name of the time zone; that of the schedule unless given. */
  timeZone?: string
  /** Whether it takes whole days: from midnight of the first one to midnight after the last one. */
  allDay?: boolean
  /** Read-only. */
  recurrenceType?: RecurrenceType
  /** How it repeats; absent for what takes place once. */
  recurrenceRule?: RecurrenceRule
  /** Read-only: the `MASTER` that an instance or an exception belongs to. */
  recurringEventId?: string
  /** `OPAQUE` unless given. */
  transparency?: EventTransparency
  /** Where it takes place; for working hours, where the staff member works in them: everywhere unless given. */
  location?: CalendarEventLocation
  /** The resources that it occupies. */
  resources?: CalendarEventResource[]
  /** From 1 to 5,000 characters. */
  notes?: string
  /** Read-only: the app of the schedule. */
  appId?: string
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Counts up with each change; an update must name the one it started from. */
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
  /** `DEFAULT` unless given. */
  type?: CalendarEventType
  /** The start, read in `timeZone`. */
  start: {
    /** `YYYY-MM-DDThh:mm:ss`; seconds are not taken into account. */
    localDate: string
  }
  /** The end, read in `timeZone`; it is after the start. */
  end: {
    /** `YYYY-MM-DDThh:mm:ss`; seconds are not taken into account. */
    localDate: string
  }
}

/** Some fields of a calendar event to change. The schedule and the type stay. */
export interface CalendarEventChange extends Partial<Omit<NewCalendarEvent, 'scheduleId' | 'type'>> {
  id: string
  /** The revision that you read. */
  revision: string
}
