import {
  bulkDeleteAttendances,
  bulkSetAttendance,
  countAttendances,
  countExtendedBookings,
  deleteAttendance,
  getAttendance,
  queryAttendance,
  setAttendance,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const eventId = '00000000-0000-4000-8000-000000000001_20260526'
const fields = { bookingId: 'booking-1', eventId, status: 'ATTENDED', numberOfAttendees: 2 }
const attendance = entity({ id: 'attendance-1', ...fields })
const decoded = { id: 'attendance-1', ...fields }

runWireRows([
  row({
    operation: getAttendance,
    input: { attendanceId: 'attendance-1' },
    request: 'GET https://www.wixapis.com/bookings/bookings-attendance/attendance-1',
    response: { attendance },
    output: decoded,
  }),
  row({
    operation: queryAttendance,
    input: {
      filter: { eventId, numberOfAttendees: { $gt: 1 } },
      sort: [{ fieldName: 'bookingId' }],
      cursorPaging: { limit: 1_000 },
    },
    request: 'POST https://www.wixapis.com/bookings/bookings-attendance/query',
    body: {
      query: {
        filter: { eventId, numberOfAttendees: { $gt: 1 } },
        sort: [{ fieldName: 'bookingId' }],
        cursorPaging: { limit: 1_000 },
      },
    },
    response: { attendances: [attendance], pagingMetadata: { cursors: {}, hasNext: false } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: countAttendances,
    input: { filter: { status: 'ATTENDED' } },
    request: 'POST https://www.wixapis.com/bookings/bookings-attendance/count',
    body: { filter: { status: 'ATTENDED' } },
    response: { count: 12 },
    output: 12,
  }),
  row({
    operation: setAttendance,
    input: {
      attendance: fields,
      participantNotification: { notifyParticipants: true, message: 'See you next week' },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/bookings-attendance/set',
    body: {
      attendance: fields,
      participantNotification: { notifyParticipants: true, message: 'See you next week' },
    },
    response: { attendance },
    output: decoded,
  }),
  row({
    operation: bulkSetAttendance,
    input: { attendanceDetails: [{ attendance: fields }], returnFullEntity: true },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/attendance/set',
    body: { attendanceDetails: [{ attendance: fields }], returnFullEntity: true },
    response: {
      results: [{ itemMetadata: { id: 'attendance-1', originalIndex: 0, success: true }, item: attendance }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [{ itemMetadata: { id: 'attendance-1', originalIndex: 0, success: true }, item: decoded }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: deleteAttendance,
    input: { attendanceId: 'attendance-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/bookings-attendance/attendance-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkDeleteAttendances,
    input: { attendanceIds: ['attendance-1'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/attendance/delete',
    body: { attendanceIds: ['attendance-1'] },
    response: {
      results: [{ itemMetadata: { id: 'attendance-1', originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [{ itemMetadata: { id: 'attendance-1', originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: countExtendedBookings,
    input: { filter: { status: 'CONFIRMED', startDate: { $gte: new Date('2026-05-01T00:00:00.000Z') } } },
    request: 'POST https://www.wixapis.com/_api/bookings-reader/v2/extended-bookings/count',
    body: { filter: { status: 'CONFIRMED', startDate: { $gte: '2026-05-01T00:00:00.000Z' } } },
    response: { count: 3 },
    output: 3,
  }),
])
