import {
  bulkResultSchemaOf,
  closed,
  cursorPagingOf,
  filterOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { calendarEventTypes, calendarLocationTypes, eventTransparencies, recurrenceTypes } from './event.ts'
import { calendarEventChangeSchema, calendarEventSchema, newCalendarEventSchema } from './event.schema.ts'
import {
  bulkCreateCalendarEvents,
  type BulkCreateCalendarEventsInput,
  type CalendarEventFields,
  cancelCalendarEvent,
  type CancelCalendarEventInput,
  createCalendarEvent,
  type CreateCalendarEventInput,
  getCalendarEvent,
  type GetCalendarEventInput,
  queryCalendarEvents,
  type QueryCalendarEventsInput,
  updateCalendarEvent,
  type UpdateCalendarEventInput,
} from './operations.ts'

const maybe = z.exactOptional
const largestPage = 1_000

const id = { of: 'text', operators: ['$eq', '$in'], sort: false } as const

/** The fields that calendar events can be filtered by. */
export const calendarEventFields: QueryFields<CalendarEventFields> =
  /* @__PURE__ */ queryFields<CalendarEventFields>()({
    appId: id,
    externalScheduleId: id,
    'location.id': id,
    'location.type': { of: calendarLocationTypes, operators: ['$eq', '$in'], sort: false },
    recurringEventId: id,
    scheduleId: id,
    transparency: { of: eventTransparencies, operators: ['$eq'], sort: false },
    type: { of: calendarEventTypes, operators: ['$eq', '$in'], sort: false },
  })

export const getCalendarEventInputSchema: Schema<GetCalendarEventInput> =
  /* @__PURE__ */ schema<GetCalendarEventInput>()(() =>
    z.looseObject({ eventId: z.string().min(1), timeZone: maybe(z.string()) }),
  )

export const queryCalendarEventsInputSchema: Schema<QueryCalendarEventsInput> =
  /* @__PURE__ */ schema<QueryCalendarEventsInput>()(() =>
    z.intersection(
      z
        .looseObject({
          filter: maybe(filterOf(calendarEventFields)),
          cursorPaging: maybe(cursorPagingOf(largestPage)()),
        })
        .readonly(),
      z.looseObject({
        timeZone: maybe(z.string()),
        fromLocalDate: maybe(z.string()),
        toLocalDate: maybe(z.string()),
        recurrenceType: maybe(z.array(closed(recurrenceTypes)).max(5)),
      }),
    ),
  )

export const createCalendarEventInputSchema: Schema<CreateCalendarEventInput> =
  /* @__PURE__ */ schema<CreateCalendarEventInput>()(() =>
    z.looseObject({ event: newCalendarEventSchema(), timeZone: maybe(z.string()) }),
  )

export const bulkCreateCalendarEventsInputSchema: Schema<BulkCreateCalendarEventsInput> =
  /* @__PURE__ */ schema<BulkCreateCalendarEventsInput>()(() =>
    z.looseObject({
      events: z
        .array(z.looseObject({ event: newCalendarEventSchema() }))
        .min(1)
        .max(50),
      returnEntity: maybe(z.boolean()),
      timeZone: maybe(z.string()),
    }),
  )

export const updateCalendarEventInputSchema: Schema<UpdateCalendarEventInput> =
  /* @__PURE__ */ schema<UpdateCalendarEventInput>()(() =>
    z.looseObject({
      event: calendarEventChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
      timeZone: maybe(z.string()),
    }),
  )

export const cancelCalendarEventInputSchema: Schema<CancelCalendarEventInput> =
  /* @__PURE__ */ schema<CancelCalendarEventInput>()(() =>
    z.looseObject({ eventId: z.string().min(1), timeZone: maybe(z.string()) }),
  )

export const calendarEventSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCalendarEvent, getCalendarEventInputSchema, calendarEventSchema),
  /* @__PURE__ */ operationSchema(queryCalendarEvents, queryCalendarEventsInputSchema, calendarEventSchema),
  /* @__PURE__ */ operationSchema(createCalendarEvent, createCalendarEventInputSchema, calendarEventSchema),
  /* @__PURE__ */ operationSchema(
    bulkCreateCalendarEvents,
    bulkCreateCalendarEventsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(calendarEventSchema),
  ),
  /* @__PURE__ */ operationSchema(updateCalendarEvent, updateCalendarEventInputSchema, calendarEventSchema),
  /* @__PURE__ */ operationSchema(cancelCalendarEvent, cancelCalendarEventInputSchema, calendarEventSchema),
]
