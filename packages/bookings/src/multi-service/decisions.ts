import {
  type BulkResult,
  type ElevatedAuth,
  pick,
  type Read,
  read,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type {
  ConfirmBookingInput,
  DeclineBookingFlowControlSettings,
  MarkBookingAsPendingFlowControlSettings,
} from '../booking/operations.ts'
import type { AllowedActions } from '../extended-booking.ts'
import {
  type BookingInfo,
  type BookingRevision,
  type ChangedBookings,
  changedBookingsShape,
  type MultiServiceBooking,
  type MultiServiceBookingInput,
  multiServiceBookingShape,
} from './model.ts'

const prefix = '/_api/bookings-service'
const allowedActionsPrefix = '/bookings/multiServiceBookings'

/** The multi-service booking to confirm. */
export interface ConfirmMultiServiceBookingInput
  extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
  /** Every booking that has not ended. */
  confirmBookingsInfo: BookingInfo[]
  /** Whether to confirm them although another customer has the place of one. */
  doubleBooked?: boolean
}

/**
 * Confirms a multi-service booking: either all bookings or none. Confirmed bookings do not change. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `INVALID_BOOKING_STATUS` when one has ended, `NO_OPEN_SPOTS` when another
 * customer has the place of one, `FORBIDDEN`.
 * @example
 * await confirmMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   confirmBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
export const confirmMultiServiceBooking: Write<
  ConfirmMultiServiceBookingInput,
  MultiServiceBooking,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.confirm',
  prefix,
  route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/confirm',
  response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  elevated: true,
})

/** The multi-service booking to decline. */
export interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
  /** Every booking that has not ended. */
  declineBookingsInfo: BookingInfo[]
  /** Whether they are declined because another customer has the place of one. */
  doubleBooked?: boolean
  /** The effect on the payment. */
  flowControlSettings?: DeclineBookingFlowControlSettings
}

/**
 * Declines a multi-service booking that waits for approval, and frees its places: either all bookings or none. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `INVALID_BOOKING_STATUS` when one is confirmed or has ended,
 * `REFUND_NOT_ALLOWED` when a payment cannot be refunded, `FORBIDDEN`.
 * @example
 * await declineMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   declineBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
export const declineMultiServiceBooking: Write<
  DeclineMultiServiceBookingInput,
  MultiServiceBooking,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.decline',
  prefix,
  route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/decline',
  response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  elevated: true,
})

/** The multi-service booking to set to pending. */
export interface MarkMultiServiceBookingAsPendingInput
  extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
  /** Every booking that has not ended. */
  markAsPendingBookingsInfo: BookingInfo[]
  /** Whether to set them to pending although another customer has the place of one. */
  doubleBooked?: boolean
  /** Checks to make or to skip. */
  flowControlSettings?: MarkBookingAsPendingFlowControlSettings
}

/**
 * Sets a multi-service booking to `PENDING`: either all bookings or none. They keep their places until the business
 * decides. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CREATED`, `NOT_PENDING_APPROVAL_SERVICE` when a service does not require manual approval,
 * `NO_OPEN_SPOTS` when another customer has the place of one, `FORBIDDEN`.
 * @example
 * await markMultiServiceBookingAsPending(owner, {
 *   multiServiceBookingId,
 *   markAsPendingBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
export const markMultiServiceBookingAsPending: Write<
  MarkMultiServiceBookingAsPendingInput,
  MultiServiceBooking,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.markAsPending',
  prefix,
  route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/mark_as_pending',
  response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  elevated: true,
})

/** The bookings to add to a multi-service booking. */
export interface AddBookingsToMultiServiceBookingInput {
  multiServiceBookingId: string
  /** The bookings to add; a multi-service booking has at most 8. */
  bookings: BookingRevision[]
  /** Whether the response includes the bookings in addition to their ids. */
  returnFullEntity?: boolean
}

/**
 * Adds single bookings of appointments to a multi-service booking, if their times and places match its type. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`,
 * `DUPLICATE_BOOKING_INFO`, `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`,
 * `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`, `BOOKING_TO_ADD_STATUS_NOT_VALID` when it has ended,
 * `VALIDATION_FAILURE` when the times or places do not match the type, `FORBIDDEN`.
 * @throws ValidationError when there would be more than 8 bookings, or one is not an appointment.
 * @example
 * await addBookingsToMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   bookings: [{ bookingId: booking.id, revision: booking.revision ?? '1' }],
 * })
 * @function
 */
export const addBookingsToMultiServiceBooking: Write<
  AddBookingsToMultiServiceBookingInput,
  ChangedBookings,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.addBookings',
  prefix,
  route: 'POST /v2/multi_service_bookings/add_bookings_to_multi_service_booking',
  response: /* @__PURE__ */ whole(changedBookingsShape),
  elevated: true,
})

/** The bookings to remove from a multi-service booking. */
export interface RemoveBookingsFromMultiServiceBookingInput {
  multiServiceBookingId: string
  /** The bookings to remove. */
  bookings: BookingRevision[]
  /** Whether the response includes the bookings in addition to their ids. */
  returnFullEntity?: boolean
}

/**
 * Removes bookings from a multi-service booking; they become single bookings. If only one remains, it becomes a single
 * booking too, and the multi-service booking no longer exists. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `DUPLICATE_BOOKING_INFO`, `FORBIDDEN`.
 * @example
 * await removeBookingsFromMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   bookings: [{ bookingId: booking.id, revision: booking.revision ?? '1' }],
 * })
 * @function
 */
export const removeBookingsFromMultiServiceBooking: Write<
  RemoveBookingsFromMultiServiceBookingInput,
  ChangedBookings,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.removeBookings',
  prefix,
  route: 'POST /v2/multi_service_bookings/remove_bookings_from_multi_service_booking',
  response: /* @__PURE__ */ whole(changedBookingsShape),
  elevated: true,
})

/** The multi-service bookings to check. */
export interface BulkGetMultiServiceBookingAllowedActionsInput {
  /** 1 to 50. */
  multiServiceBookingIds: string[]
}

/**
 * Returns whether the statuses and policies of all active bookings currently allow canceling and rescheduling a
 * multi-service booking. For the owner, who can override policies in `flowControlSettings`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `FORBIDDEN`. In an item: `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @throws ValidationError when there are no ids or more than 50.
 * @example
 * const { results } = await bulkGetMultiServiceBookingAllowedActions(owner, {
 *   multiServiceBookingIds: [multiServiceBookingId],
 * })
 * const mayMove = results[0]?.item?.reschedule === true
 * @function
 */
export const bulkGetMultiServiceBookingAllowedActions: Read<
  BulkGetMultiServiceBookingAllowedActionsInput,
  BulkResult<AllowedActions>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.multiServiceBookings.bulkGetAllowedActions',
  prefix: allowedActionsPrefix,
  route: 'POST /v2/bulk/multi_service_bookings/get_allowed_actions',
  response: /* @__PURE__ */ whole(),
  elevated: true,
})
