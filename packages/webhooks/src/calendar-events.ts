import {
  type CalendarEvent,
  calendarEventShape,
  type CalendarSchedule,
  calendarScheduleShape,
} from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the webhooks of calendar events, by the last part of their type. */
export interface CalendarEventEventData {
  created: { event: CalendarEvent }
  updated: { event: CalendarEvent; modifiedFields: ModifiedFields }
  /** A single instance of a series is canceled without a webhook. */
  cancelled: { event: CalendarEvent }
}

/** Something that happened to an event of the calendar. */
export type CalendarEventEvent = EventsOf<'calendarEvent', CalendarEventEventData>

/**
 * The webhooks of calendar events, such as working hours and days off, for
 * `createWebhooks({ events: [calendarEventEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [calendarEventEvents] })
 */
export const calendarEventEvents: EventFamily<CalendarEventEvent> = {
  entityFqdn: 'wix.calendar.v3.event',
  entity: 'event',
  types: {
    created: 'calendarEvent.created',
    updated: 'calendarEvent.updated',
    cancelled: 'calendarEvent.cancelled',
  },
  shape: /* @__PURE__ */ shape<{ event: CalendarEvent }>({ event: calendarEventShape }),
}

/** The data of the webhooks of calendar schedules, by the last part of their type. */
export interface CalendarScheduleEventData {
  created: { schedule: CalendarSchedule }
  /** The status is `CANCELLED` when the resource of the schedule was deleted. */
  updated: { schedule: CalendarSchedule; modifiedFields: ModifiedFields }
}

/** Something that happened to a schedule of the calendar. */
export type CalendarScheduleEvent = EventsOf<'calendarSchedule', CalendarScheduleEventData>

/**
 * The webhooks of calendar schedules, for `createWebhooks({ events: [calendarScheduleEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [calendarScheduleEvents] })
 */
export const calendarScheduleEvents: EventFamily<CalendarScheduleEvent> = {
  entityFqdn: 'wix.calendar.v3.schedule',
  entity: 'schedule',
  types: { created: 'calendarSchedule.created', updated: 'calendarSchedule.updated' },
  shape: /* @__PURE__ */ shape<{ schedule: CalendarSchedule }>({ schedule: calendarScheduleShape }),
}
