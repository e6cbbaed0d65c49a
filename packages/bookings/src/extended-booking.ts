import {
  cursorQuery,
  type CursorQuery,
  type Open,
  page,
  type Page,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import { type Booking, type BookingPaymentStatus, bookingShape, type BookingStatus } from './booking.ts'

const prefix = '/_api/bookings-reader'

/** A booking with what belongs to it. */
export interface ExtendedBooking {
  booking?: Booking
  /** Filled when asked for with `withBookingAllowedActions`. */
  allowedActions?: AllowedActions
  attendance?: Attendance
}

/** What the caller may do with the booking now. */
export interface AllowedActions {
  cancel?: boolean
  reschedule?: boolean
}

/** Every attendance status. */
export const attendanceStatuses = ['NOT_SET', 'ATTENDED', 'NOT_ATTENDED'] as const

/** Whether the customer came. */
export type AttendanceStatus = Open<(typeof attendanceStatuses)[number]>

export interface Attendance {
  id?: string
  status?: AttendanceStatus
  numberOfAttendees?: number
}

export const extendedBookingShape: Shape<ExtendedBooking> = /* @__PURE__ */ shape<ExtendedBooking>({
  booking: bookingShape,
})

/** The fields that bookings can be filtered and sorted by. */
export interface ExtendedBookingFields {
  id: string
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  startDate: Date
  endDate: Date
  createdDate: Date
  updatedDate: Date
  'bookedEntity.slot.serviceId': string
  'bookedEntity.slot.eventId': string
  'bookedEntity.slot.resource.id': string
  'bookedEntity.schedule.serviceId': string
  'bookedEntity.schedule.scheduleId': string
  'contactDetails.contactId': string
  'contactDetails.email': string
  'createdBy.memberId': string
}

export interface QueryExtendedBookingsInput extends CursorQuery<ExtendedBookingFields> {
  /** Whether `allowedActions` is filled. */
  withBookingAllowedActions?: boolean
}

/**
 * Finds bookings, the latest made first, 50 a page unless asked for fewer or more (at most 100). A customer finds
 * their own, the owner all of them.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 *   sort: [{ fieldName: 'startDate' }],
 *   withBookingAllowedActions: true,
 * })
 * @function
 */
export const queryExtendedBookings: Read<
  QueryExtendedBookingsInput,
  Page<ExtendedBooking, QueryExtendedBookingsInput>
> = /* @__PURE__ */ read({
  id: 'bookings.extendedBookings.query',
  prefix,
  route: 'POST /v2/extended-bookings/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('extendedBookings', extendedBookingShape),
})
