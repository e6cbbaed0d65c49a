import {
  bulkResultSchemaOf,
  closed,
  countQueryOf,
  cursorQueryOf,
  matchOperators,
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
  type Attendance,
  type AttendanceFields,
  type AttendanceNotification,
  attendanceStatuses,
  bulkDeleteAttendances,
  type BulkDeleteAttendancesInput,
  bulkSetAttendance,
  type BulkSetAttendanceInput,
  countAttendances,
  type CountAttendancesInput,
  deleteAttendance,
  type DeleteAttendanceInput,
  getAttendance,
  type GetAttendanceInput,
  type NewAttendance,
  queryAttendance,
  type QueryAttendanceInput,
  setAttendance,
  type SetAttendanceInput,
} from './attendance.ts'
import { countSchema } from './query.schema.ts'

const maybe = z.exactOptional
const mostAtOnce = 8

export const attendanceSchema: ObjectSchema<Attendance> = /* @__PURE__ */ schema<Attendance>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    bookingId: maybe(z.string()),
    eventId: maybe(z.string()),
    status: maybe(oneOf(attendanceStatuses)),
    numberOfAttendees: maybe(z.number()),
  }),
)

/** The fields that a caller may write. */
export const newAttendanceSchema: ObjectSchema<NewAttendance> = /* @__PURE__ */ schema<NewAttendance>()(() =>
  z.looseObject({
    bookingId: z.string().min(1),
    eventId: maybe(z.string().min(36).max(250)),
    status: maybe(closed(attendanceStatuses)),
    numberOfAttendees: maybe(z.int().min(1)),
  }),
)

const notificationSchema: Schema<AttendanceNotification> = /* @__PURE__ */ schema<AttendanceNotification>()(
  () =>
    z.looseObject({
      notifyParticipants: maybe(z.boolean()),
      message: maybe(z.string().min(1).max(5_000)),
    }),
)

const text = { of: 'text', operators: matchOperators } as const

/** The fields that attendance can be filtered and sorted by. */
export const attendanceFields: QueryFields<AttendanceFields> =
  /* @__PURE__ */ queryFields<AttendanceFields>()({
    id: text,
    bookingId: text,
    eventId: text,
    status: { of: attendanceStatuses, operators: matchOperators },
    numberOfAttendees: {
      of: 'number',
      operators: ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte'],
    },
  })

export const getAttendanceInputSchema: Schema<GetAttendanceInput> =
  /* @__PURE__ */ schema<GetAttendanceInput>()(() => z.looseObject({ attendanceId: z.string().min(1) }))

export const queryAttendanceInputSchema: Schema<QueryAttendanceInput> =
  /* @__PURE__ */ schema<QueryAttendanceInput>()(() =>
    cursorQueryOf(attendanceFields, { largestPage: 1_000 }),
  )

export const countAttendancesInputSchema: Schema<CountAttendancesInput> =
  /* @__PURE__ */ schema<CountAttendancesInput>()(() => countQueryOf(attendanceFields))

export const setAttendanceInputSchema: Schema<SetAttendanceInput> =
  /* @__PURE__ */ schema<SetAttendanceInput>()(() =>
    z.looseObject({
      attendance: newAttendanceSchema(),
      participantNotification: maybe(notificationSchema()),
    }),
  )

export const bulkSetAttendanceInputSchema: Schema<BulkSetAttendanceInput> =
  /* @__PURE__ */ schema<BulkSetAttendanceInput>()(() =>
    z.looseObject({
      attendanceDetails: z.array(setAttendanceInputSchema()).max(mostAtOnce),
      returnFullEntity: maybe(z.boolean()),
    }),
  )

export const deleteAttendanceInputSchema: Schema<DeleteAttendanceInput> =
  /* @__PURE__ */ schema<DeleteAttendanceInput>()(() => z.looseObject({ attendanceId: z.string().min(1) }))

export const bulkDeleteAttendancesInputSchema: Schema<BulkDeleteAttendancesInput> =
  /* @__PURE__ */ schema<BulkDeleteAttendancesInput>()(() =>
    z.looseObject({ attendanceIds: z.array(z.string().min(1)).min(1).max(mostAtOnce) }),
  )

const bulkAttendanceSchema = /* @__PURE__ */ bulkResultSchemaOf(attendanceSchema)

export const attendanceSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getAttendance, getAttendanceInputSchema, attendanceSchema),
  /* @__PURE__ */ operationSchema(queryAttendance, queryAttendanceInputSchema, attendanceSchema),
  /* @__PURE__ */ operationSchema(countAttendances, countAttendancesInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(setAttendance, setAttendanceInputSchema, attendanceSchema),
  /* @__PURE__ */ operationSchema(bulkSetAttendance, bulkSetAttendanceInputSchema, bulkAttendanceSchema),
  /* @__PURE__ */ operationSchema(deleteAttendance, deleteAttendanceInputSchema),
  /* @__PURE__ */ operationSchema(
    bulkDeleteAttendances,
    bulkDeleteAttendancesInputSchema,
    bulkAttendanceSchema,
  ),
]
