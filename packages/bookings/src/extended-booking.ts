import {
  cursorQuery,
  type CursorQuery,
  type Envelope,
  type Filter,
  offsetQuery,
  type OffsetPaging,
  type Open,
  page,
  type Page,
  pick,
  type Price,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import type { Attendance } from './attendance.ts'
import {
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type BookingStatus,
  type MultiServiceBookingType,
} from './booking/model.ts'

const prefix = '/_api/bookings-reader'

/** A booking with related data. */
export interface ExtendedBooking {
  booking?: Booking
  /** Included on request with `withBookingAllowedActions`. */
  allowedActions?: AllowedActions
  /** Included on request with `withBookingAttendanceInfo`. */
  attendance?: BookingAttendance
  /** Included on request with `withBookingConferencingDetails`, for a service that is given online. */
  conferencingDetails?: ConferencingDetails
  /** Included on request with `withBookingPolicySettings`. */
  bookingPolicySettings?: {
    /** Whether the policy of the booking charges a fee for a late cancellation. */
    cancellationFeeEnabled?: boolean
  }
  /** Included on request with `withBookingFeeDetails`. */
  bookingFeeDetails?: { cancellationFeeStatus?: CancellationFeeStatus }
  /** Included on request with `withEcomOrder`, for a booking that was ordered. */
  order?: BookingOrder
}

/**
 * The actions that the caller may take now. A booking of a sequential or parallel visit can only be canceled and
 * rescheduled together with the visit, so both are false here.
 */
export interface AllowedActions {
  /** Whether the caller may cancel the booking. */
  cancel?: boolean
  /** Whether the caller may reschedule the booking. */
  reschedule?: boolean
}

/** Summary of the attendance of a booking; for a course, the attendance that was recorded last. */
export interface BookingAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
  /** Absent if no attendance is recorded. */
  id?: string
}

/** How a customer joins an online session. */
export interface ConferencingDetails {
  /** The URL by which the customer joins. */
  guestUrl?: string
  password?: string
}

/** All statuses of the late cancellation fee. */
export const cancellationFeeStatuses = [
  'UNKNOWN_STATUS',
  'NOT_YET_APPLIED_TO_ORDER',
  'APPLIED_TO_ORDER',
] as const

/** Whether the customer was charged a fee for a late cancellation. `UNKNOWN_STATUS`: no fee is due. */
export type CancellationFeeStatus = Open<(typeof cancellationFeeStatuses)[number]>

/** Every status of the order that holds a booking. */
export const bookingOrderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const

/** Status of the order of a booking. */
export type BookingOrderStatus = Open<(typeof bookingOrderStatuses)[number]>

/** Every payment status of the order that holds a booking. */
export const bookingOrderPaymentStatuses = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const

/** Payment status of the order of a booking. */
export type BookingOrderPaymentStatus = Open<(typeof bookingOrderPaymentStatuses)[number]>

/** Summary of the order of a booking. */
export interface BookingOrder {
  id?: string
  /** The number that customers see. */
  number?: string
  status?: BookingOrderStatus
  paymentStatus?: BookingOrderPaymentStatus
  /** The price of everything in the order. */
  totalPrice?: Price
  /** The price of the booking alone. */
  bookingPrice?: Price
  /** The balance of the order. */
  balance?: Price
  /** The currency code, ISO 4217. */
  currency?: string
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
  'multiServiceBookingInfo.id': string
  'multiServiceBookingInfo.type': MultiServiceBookingType
}

/** The filter, order and page of the bookings to find, and the related data to include. */
export interface QueryExtendedBookingsInput extends CursorQuery<ExtendedBookingFields> {
  /** Offset paging instead of a cursor: such a page includes the total number of bookings. */
  readonly paging?: OffsetPaging
  /** Whether `allowedActions` is filled. */
  withBookingAllowedActions?: boolean
  /** Whether `attendance` is filled. */
  withBookingAttendanceInfo?: boolean
  /** Whether `conferencingDetails` is filled. */
  withBookingConferencingDetails?: boolean
  /** Whether `bookingPolicySettings` is filled. */
  withBookingPolicySettings?: boolean
  /** Whether `bookingFeeDetails` is filled. */
  withBookingFeeDetails?: boolean
  /** Whether `order` is filled. */
  withEcomOrder?: boolean
}

const pagingOf = ({ paging }: Pick<QueryExtendedBookingsInput, 'paging'>): Envelope =>
  paging ? offsetQuery : cursorQuery

/** Uses cursor paging unless the input has an offset. */
const bookingQuery: Envelope = {
  key: 'query',
  paging: 'cursor',
  wrap: (input) => pagingOf(input).wrap(input),
  around: (input, metadata, count) => pagingOf(input).around(input, metadata, count),
}

/**
 * Finds bookings, most recently created first, 50 per page by default (at most 100). Customers find their own bookings,
 * the owner all bookings. `page.total` is present with offset paging (`paging`).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or when both `paging` and
 * `cursorPaging` are given.
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
  envelope: bookingQuery,
  response: /* @__PURE__ */ page('extendedBookings', extendedBookingShape),
})

/** The filter of the bookings to count. */
export interface CountExtendedBookingsInput {
  filter?: Filter<ExtendedBookingFields>
}

/**
 * Counts bookings: customers count their own, the owner all bookings.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const upcoming = await countExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 * })
 * @function
 */
export const countExtendedBookings: Read<CountExtendedBookingsInput, number> = /* @__PURE__ */ read({
  id: 'bookings.extendedBookings.count',
  prefix,
  route: 'POST /v2/extended-bookings/count',
  response: /* @__PURE__ */ pick('count'),
})
