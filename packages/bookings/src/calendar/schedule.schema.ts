import {
  cursorPagingSchema,
  filterOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type CalendarSchedule,
  type CalendarScheduleFields,
  calendarScheduleStatuses,
  getCalendarSchedule,
  type GetCalendarScheduleInput,
  queryCalendarSchedules,
  type QueryCalendarSchedulesInput,
} from './schedule.ts'

const maybe = z.exactOptional

export const calendarScheduleSchema: ObjectSchema<CalendarSchedule> =
  /* @__PURE__ */ schema<CalendarSchedule>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      appId: maybe(z.string()),
      externalId: maybe(z.string()),
      name: maybe(z.string()),
      timeZone: maybe(z.string()),
      businessTimeZoneEnabled: maybe(z.boolean()),
      status: maybe(oneOf(calendarScheduleStatuses)),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      revision: maybe(z.string()),
    }),
  )

const id = { of: 'text', operators: ['$eq', '$in'], sort: false } as const

/** The fields that schedules can be filtered by. */
export const calendarScheduleFields: QueryFields<CalendarScheduleFields> =
  /* @__PURE__ */ queryFields<CalendarScheduleFields>()({
    id,
    externalId: id,
    appId: id,
    status: { of: calendarScheduleStatuses, operators: ['$eq', '$in'], sort: false },
  })

export const getCalendarScheduleInputSchema: Schema<GetCalendarScheduleInput> =
  /* @__PURE__ */ schema<GetCalendarScheduleInput>()(() => z.looseObject({ scheduleId: z.string().min(1) }))

export const queryCalendarSchedulesInputSchema: Schema<QueryCalendarSchedulesInput> =
  /* @__PURE__ */ schema<QueryCalendarSchedulesInput>()(() =>
    z
      .looseObject({
        filter: maybe(filterOf(calendarScheduleFields)),
        cursorPaging: maybe(cursorPagingSchema()),
      })
      .readonly(),
  )

export const calendarScheduleSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getCalendarSchedule,
    getCalendarScheduleInputSchema,
    calendarScheduleSchema,
  ),
  /* @__PURE__ */ operationSchema(
    queryCalendarSchedules,
    queryCalendarSchedulesInputSchema,
    calendarScheduleSchema,
  ),
]
