import {
  bookingsAppId,
  businessScheduleExternalId,
  type CalendarEvent,
  calendarEventShape,
  type CalendarSchedule,
  calendarScheduleShape,
} from '@frontdesk/bookings'
import {
  calendarEventFields,
  calendarEventSchema,
  calendarScheduleFields,
  calendarScheduleSchema,
  newCalendarEventSchema,
} from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type State } from '../../kernel/state.ts'

type Context = HandlerContext<unknown>

/** A schedule of the calendar, complete. */
export interface KeptSchedule extends CalendarSchedule {
  readonly externalId: string
  readonly timeZone: string
}

export const calendarSchedules: CollectionDefinition<KeptSchedule, 'external'> = collection<
  KeptSchedule,
  'external'
>('bookings.calendarSchedules', { external: ({ externalId }) => externalId })

/** The schedules of the calendar: that of the business, and one for each resource. */
export const calendarScheduleEntity: Entity<CalendarSchedule, KeptSchedule> = defineEntity<
  CalendarSchedule,
  KeptSchedule
>({
  name: 'schedule',
  collection: calendarSchedules,
  schema: calendarScheduleSchema,
  query: { fields: calendarScheduleFields },
  events: { fqdn: 'wix.calendar.v3.schedule', shape: calendarScheduleShape, deleted: false },
})

/** A time of an event with its moment. */
export interface EventTime {
  readonly localDate: string
  readonly timeZone: string
  readonly utcDate: Date
}

/** An event of the calendar, complete. */
export interface KeptEvent extends CalendarEvent {
  readonly scheduleId: string
  readonly type: string
  readonly status: string
  readonly recurrenceType: string
  readonly transparency: string
  readonly timeZone: string
  readonly start: EventTime
  readonly end: EventTime
}

/** The key of the index that finds the events of a schedule by their type. */
export const scheduleTypeKey = (scheduleId: string, type: string): string => `${scheduleId} ${type}`

/** Events that take place once, series, and instances that were changed or canceled by themselves. */
export const calendarEvents: CollectionDefinition<KeptEvent, 'schedule' | 'scheduleType' | 'series'> =
  collection<KeptEvent, 'schedule' | 'scheduleType' | 'series'>('bookings.calendarEvents', {
    schedule: ({ scheduleId }) => scheduleId,
    scheduleType: ({ scheduleId, type }) => scheduleTypeKey(scheduleId, type),
    series: ({ recurringEventId }) => recurringEventId,
  })

export const calendarEventEntity: Entity<CalendarEvent, KeptEvent> = defineEntity<CalendarEvent, KeptEvent>({
  name: 'event',
  collection: calendarEvents,
  schema: calendarEventSchema,
  writable: newCalendarEventSchema,
  fixed: ['scheduleId', 'type'],
  maskField: 'fieldMask',
  query: { fields: calendarEventFields, maximum: 1_000 },
  events: { fqdn: 'wix.calendar.v3.event', shape: calendarEventShape, deleted: false },
})

/** The schedule that holds the opening hours of the business. Every business has it. */
export const businessSchedule = (state: State): KeptSchedule => {
  const [schedule] = state.in(calendarSchedules).by('external', businessScheduleExternalId)
  if (!schedule) throw new Error('The business has no schedule for its opening hours')
  return schedule
}

/** Opens the schedule of a resource, which holds the events that occupy it. */
export const openSchedule = (context: Context, resourceId: string, name: string): KeptSchedule =>
  calendarScheduleEntity.create(context, {
    appId: bookingsAppId,
    externalId: resourceId,
    name,
    timeZone: context.business.timeZone,
    businessTimeZoneEnabled: true,
    status: 'ACTIVE',
  })
