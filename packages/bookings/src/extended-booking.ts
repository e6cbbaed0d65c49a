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

/** A booking with what belongs to it. */
export interface ExtendedBooking {
  booking?: Booking
  /** Filled when asked for with `withBookingAllowedActions`. */
  allowedActions?: AllowedActions
  /** Filled when asked for with `withBookingAttendanceInfo`. */
  attendance?: BookingAttendance
  /** Filled when asked for with `withBookingConferencingDetails`, for a service that is given online. */
  conferencingDetails?: ConferencingDetails
  /** Filled when asked for with `withBookingPolicySettings`. */
  bookingPolicySettings?: {
    /** Whether the policy of the booking charges a fee for a late cancellation. */
    cancellationFeeEnabled?: boolean
  }
  /** Filled when asked for with `withBookingFeeDetails`. */
  bookingFeeDetails?: { cancellationFeeStatus?: CancellationFeeStatus }
  /** Filled when asked for with `withEcomOrder`, for a booking that was ordered. */
  order?: BookingOrder
}

/**
 * The actions that the caller may take now. A booking that was made together with others, in sequence or in parallel, is
 * cancelled and moved with them: it alone allows neither.
 */
export interface AllowedActions {
  /** Whether the caller may cancel the booking. */
  cancel?: boolean
  /** Whether the caller may move the booking to another time. */
  reschedule?: boolean
}

/** The attendance of a booking in short; of a course it is the attendance that was recorded last. */
export interface BookingAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
  /** Absent where no attendance is recorded. */
  id?: string
}

/** How a customer joins a session that is given online. */
export interface ConferencingDetails {
  /** The address by which the customer joins. */
  guestUrl?: string
  password?: string
}

/** Every status of the fee for a late cancellation. */
export const cancellationFeeStatuses = [
  'UNKNOWN_STATUS',
  'NOT_YET_APPLIED_TO_ORDER',
  'APPLIED_TO_ORDER',
] as const

/** Whether the customer was charged a fee for a late cancellation. `UNKNOWN_STATUS`: no fee is due. */
export type CancellationFeeStatus = Open<(typeof cancellationFeeStatuses)[number]>

/** Every status of the order that holds a booking. */
export const bookingOrderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const

/** How far the order of a booking is. */
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

/** How much of the order of a booking is paid. */
export type BookingOrderPaymentStatus = Open<(typeof bookingOrderPaymentStatuses)[number]>

/** The order that holds a booking, in short. */
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
  /** The part of the order that is left to pay. */
  balance?: Price
  /** The currency as ISO 4217 writes it. */
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

/** The filter, order and page of the bookings to find, and what is filled in beside them. */
export interface QueryExtendedBookingsInput extends CursorQuery<ExtendedBookingFields> {
  /** Pages by offset in place of a cursor: such a page says how many bookings there are in all. */
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

/** Pages by cursor unless the input asks for an offset. */
const bookingQuery: Envelope = {
  key: 'query',
  paging: 'cursor',
  wrap: (input) => pagingOf(input).wrap(input),
  around: (input, metadata, count) => pagingOf(input).around(input, metadata, count),
}

/**
 * Finds bookings, the latest made first, 50 a page unless asked for fewer or more (at most 100). A customer finds
 * their own, the owner all of them. `page.total` is there when you page by offset, with `paging`.
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
 * Counts bookings: a customer counts their own, the owner all of them.
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
