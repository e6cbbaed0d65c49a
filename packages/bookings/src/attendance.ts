import {
  type BulkResult,
  bulkResultOf,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  entity,
  type Filter,
  type Limited,
  type MatchOperator,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/bookings'

/** Every attendance status. */
export const attendanceStatuses = ['NOT_SET', 'ATTENDED', 'NOT_ATTENDED'] as const

/** Whether the participants of a booking came to its session. */
export type AttendanceStatus = Open<(typeof attendanceStatuses)[number]>

/** A record of who came to one session of a booking. */
export interface Attendance {
  id: string
  bookingId?: string
  /** The session: `slot.eventId` of a class booking. An appointment has no such id. */
  eventId?: string
  /** Defaults to `NOT_SET`. */
  status?: AttendanceStatus
  /** Number of participants who came, at least 1; defaults to 1. If nobody came, use the status `NOT_ATTENDED`. */
  numberOfAttendees?: number
}

export const attendanceShape: Shape<Attendance> = /* @__PURE__ */ entity<Attendance>({})

/** Attendance to record. A field that is not given keeps its recorded value. */
export interface NewAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
  bookingId: string
  /**
   * The session of a course; required, because a course has several. For other bookings, the booking determines the
   * session.
   */
  eventId?: string
}

/** The message that the participants get when their attendance is recorded. */
export interface AttendanceNotification {
  /** Whether the participants get a message; defaults to `false`. */
  notifyParticipants?: boolean
  /** Custom text of the business, from 1 to 5,000 characters. */
  message?: string
}

type Name = Limited<string, { operators: MatchOperator }>

/** The fields that attendance can be filtered and sorted by (platform: Attendance, query filter). */
export interface AttendanceFields {
  id: Name
  bookingId: Name
  eventId: Name
  status: Limited<AttendanceStatus, { operators: MatchOperator }>
  numberOfAttendees: Limited<number, { operators: MatchOperator | '$gt' | '$gte' | '$lt' | '$lte' }>
}

/** The record of attendance to read. */
export interface GetAttendanceInput {
  attendanceId: string
}

/**
 * Reads one record of attendance. Customers can read the records of their own bookings, the owner all records.
 *
 * @throws ApplicationError `ATTENDANCE_NOT_FOUND`.
 * @example
 * const { status } = await getAttendance(client, { attendanceId })
 * @function
 */
export const getAttendance: Read<GetAttendanceInput, Attendance> = /* @__PURE__ */ read({
  id: 'bookings.attendance.get',
  prefix,
  route: 'GET /bookings-attendance/{attendanceId}',
  response: /* @__PURE__ */ pick('attendance', attendanceShape),
})

/** The filter, order and page of the records of attendance to find. */
export type QueryAttendanceInput = CursorQuery<AttendanceFields>

/**
 * Finds records of attendance, 50 per page by default (at most 1,000). Customers find the records of their own
 * bookings, the owner all records.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryAttendance(client, { filter: { eventId, status: 'ATTENDED' } })
 * @function
 */
export const queryAttendance: Read<
  QueryAttendanceInput,
  Page<Attendance, QueryAttendanceInput>
> = /* @__PURE__ */ read({
  id: 'bookings.attendance.query',
  prefix,
  route: 'POST /bookings-attendance/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('attendances', attendanceShape),
})

/** The filter of the records of attendance to count. */
export interface CountAttendancesInput {
  filter?: Filter<AttendanceFields>
}

/**
 * Counts the records of attendance of the signed-in member.
 *
 * @throws ApplicationError `FORBIDDEN` unless a member is signed in.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const visits = await countAttendances(client, { filter: { status: 'ATTENDED' } })
 * @function
 */
export const countAttendances: Read<CountAttendancesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.attendance.count',
  prefix,
  route: 'POST /bookings-attendance/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The attendance to record for one session of a booking. */
export interface SetAttendanceInput {
  attendance: NewAttendance
  /** Whether the participants get a message, and its text; by default they get none. */
  participantNotification?: AttendanceNotification
}

/**
 * Records for the business who came to a session: a booking has one record for each session, so a second call updates
 * the first record. The number may exceed the number of participants who were booked.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, or `SESSION_ID_NOT_PROVIDED` for a booking of a course without the
 * session.
 * @throws ValidationError when the booking has no such session.
 * @example
 * await setAttendance(owner, { attendance: { bookingId, status: 'ATTENDED', numberOfAttendees: 2 } })
 * @function
 */
export const setAttendance: Write<SetAttendanceInput, Attendance, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.attendance.set',
  prefix,
  route: 'POST /bookings-attendance/set',
  elevated: true,
  response: /* @__PURE__ */ pick('attendance', attendanceShape),
})

/** The attendance to record for several sessions in one call. */
export interface BulkSetAttendanceInput {
  /** At most 8. */
  attendanceDetails: SetAttendanceInput[]
  /** Whether the result includes the records. */
  returnFullEntity?: boolean
}

/**
 * Records for the business who came to several sessions; each record succeeds or fails on its own.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ATTENDANCES_MISSING_IN_REQUEST` when the list is empty.
 * @throws ValidationError when there are more than 8.
 * @example
 * const { results } = await bulkSetAttendance(owner, {
 *   attendanceDetails: bookings.map(({ id }) => ({ attendance: { bookingId: id, status: 'ATTENDED' } })),
 * })
 * @function
 */
export const bulkSetAttendance: Write<
  BulkSetAttendanceInput,
  BulkResult<Attendance>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.attendance.bulkSet',
  prefix,
  route: 'POST /v2/bulk/attendance/set',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(attendanceShape)),
})

/** The record of attendance to delete. */
export interface DeleteAttendanceInput {
  attendanceId: string
}

/**
 * Deletes one record of attendance, for the business.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ATTENDANCE_NOT_FOUND`.
 * @example
 * await deleteAttendance(owner, { attendanceId })
 * @function
 */
export const deleteAttendance: Write<DeleteAttendanceInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.attendance.delete',
  prefix,
  route: 'DELETE /bookings-attendance/{attendanceId}',
  elevated: true,
})

/** The records of attendance to delete in one call. */
export interface BulkDeleteAttendancesInput {
  /** From 1 to 8. */
  attendanceIds: string[]
}

/**
 * Deletes records of attendance, for the business; each one succeeds or fails on its own.
 *
 * @throws ContextError without an elevated client.
 * @throws ValidationError when there is no id or more than 8.
 * @example
 * const { bulkActionMetadata } = await bulkDeleteAttendances(owner, { attendanceIds })
 * @function
 */
export const bulkDeleteAttendances: Write<
  BulkDeleteAttendancesInput,
  BulkResult<Attendance>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.attendance.bulkDelete',
  prefix,
  route: 'POST /v2/bulk/attendance/delete',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(attendanceShape)),
})
