import { closed, extendedFieldsSchema, type ObjectSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventLocation,
  calendarEventStatuses,
  calendarEventTypes,
  calendarLocationTypes,
  eventTransparencies,
  type NewCalendarEvent,
  recurrenceFrequencies,
  type RecurrenceRule,
  recurrenceTypes,
  type ZonedDate,
} from './event.ts'
import { weekdays } from '../service-options/model.ts'

const maybe = z.exactOptional

const zonedDateSchema: Schema<ZonedDate> = /* @__PURE__ */ schema<ZonedDate>()(() =>
  z.looseObject({
    localDate: maybe(z.string()),
    timeZone: maybe(z.string()),
    utcDate: maybe(z.date()),
  }),
)

const recurrenceRuleSchema: Schema<RecurrenceRule> = /* @__PURE__ */ schema<RecurrenceRule>()((oneOf) =>
  z.looseObject({
    frequency: maybe(oneOf(recurrenceFrequencies)),
    interval: maybe(z.number()),
    days: maybe(z.array(oneOf(weekdays))),
    until: maybe(zonedDateSchema()),
  }),
)

const locationSchema: Schema<CalendarEventLocation> = /* @__PURE__ */ schema<CalendarEventLocation>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      type: maybe(oneOf(calendarLocationTypes)),
      name: maybe(z.string()),
      address: maybe(z.string()),
    }),
)

export const calendarEventSchema: ObjectSchema<CalendarEvent> = /* @__PURE__ */ schema<CalendarEvent>()(
  (oneOf) =>
    z.looseObject({
      id: z.string(),
      scheduleId: maybe(z.string()),
      externalScheduleId: maybe(z.string()),
      scheduleName: maybe(z.string()),
      type: maybe(oneOf(calendarEventTypes)),
      status: maybe(oneOf(calendarEventStatuses)),
      title: maybe(z.string()),
      start: maybe(zonedDateSchema()),
      end: maybe(zonedDateSchema()),
      adjustedStart: maybe(zonedDateSchema()),
      adjustedEnd: maybe(zonedDateSchema()),
      timeZone: maybe(z.string()),
      allDay: maybe(z.boolean()),
      recurrenceType: maybe(oneOf(recurrenceTypes)),
      recurrenceRule: maybe(recurrenceRuleSchema(oneOf)),
      recurringEventId: maybe(z.string()),
      transparency: maybe(oneOf(eventTransparencies)),
      location: maybe(locationSchema(oneOf)),
      resources: maybe(
        z.array(
          z.looseObject({
            id: maybe(z.string()),
            name: maybe(z.string()),
            transparency: maybe(oneOf(eventTransparencies)),
          }),
        ),
      ),
      notes: maybe(z.string()),
      appId: maybe(z.string()),
      extendedFields: maybe(extendedFieldsSchema()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      revision: maybe(z.string()),
    }),
)

const time = () => z.looseObject({ localDate: z.string() })

/** The fields that a caller may write. */
export const newCalendarEventSchema: ObjectSchema<NewCalendarEvent> =
  /* @__PURE__ */ schema<NewCalendarEvent>()(() =>
    z.looseObject({
      scheduleId: z.string().min(1),
      type: maybe(closed(calendarEventTypes)),
      title: maybe(z.string().min(1).max(200)),
      start: time(),
      end: time(),
      timeZone: maybe(z.string()),
      allDay: maybe(z.boolean()),
      recurrenceRule: maybe(
        z.looseObject({
          frequency: maybe(closed(recurrenceFrequencies)),
          interval: maybe(z.int().min(1).max(4)),
          days: maybe(z.array(closed(weekdays)).min(1).max(1)),
          until: maybe(zonedDateSchema()),
        }),
      ),
      transparency: maybe(closed(eventTransparencies)),
      location: maybe(locationSchema(closed)),
      resources: maybe(
        z
          .array(
            z.looseObject({
              id: maybe(z.string()),
              name: maybe(z.string()),
              transparency: maybe(closed(eventTransparencies)),
            }),
          )
          .max(100),
      ),
      notes: maybe(z.string().min(1).max(5_000)),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
  )

export const calendarEventChangeSchema: Schema<CalendarEventChange> =
  /* @__PURE__ */ schema<CalendarEventChange>()(() =>
    newCalendarEventSchema()
      .omit({ scheduleId: true, type: true })
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )
