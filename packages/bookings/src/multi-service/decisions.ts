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

/** The bookings made together to confirm. */
export interface ConfirmMultiServiceBookingInput
  extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
  /** Every booking that is not over. */
  confirmBookingsInfo: BookingInfo[]
  /** Whether they are confirmed although somebody else has the place of one. */
  doubleBooked?: boolean
}

/**
 * Confirms bookings that were made together: either all of them or none. Those that are confirmed already stay as they
 * are. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `INVALID_BOOKING_STATUS` when one is over, `NO_OPEN_SPOTS` when somebody else has
 * the place of one, `FORBIDDEN`.
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

/** The bookings made together to decline. */
export interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
  /** Every booking that is not over. */
  declineBookingsInfo: BookingInfo[]
  /** Whether they are declined because somebody else has the place of one. */
  doubleBooked?: boolean
  /** The effect on the payment. */
  flowControlSettings?: DeclineBookingFlowControlSettings
}

/**
 * Declines bookings that were made together and wait for approval, and frees their places: either all of them or none.
 * For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `INVALID_BOOKING_STATUS` when one is confirmed or over, `REFUND_NOT_ALLOWED` when
 * a payment cannot be given back, `FORBIDDEN`.
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

/** The bookings made together that are to wait for approval. */
export interface MarkMultiServiceBookingAsPendingInput
  extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
  /** Every booking that is not over. */
  markAsPendingBookingsInfo: BookingInfo[]
  /** Whether they wait for approval although somebody else has the place of one. */
  doubleBooked?: boolean
  /** Checks that are made or left out. */
  flowControlSettings?: MarkBookingAsPendingFlowControlSettings
}

/**
 * Lets bookings that were made together wait for the approval of the business: either all of them or none. They keep
 * their places until then. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CREATED`, `NOT_PENDING_APPROVAL_SERVICE` when the bookings of a service are not approved by hand,
 * `NO_OPEN_SPOTS` when somebody else has the place of one, `FORBIDDEN`.
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

/** The bookings to add to others that were made together. */
export interface AddBookingsToMultiServiceBookingInput {
  multiServiceBookingId: string
  /** The bookings to add; there are 8 at most in all. */
  bookings: BookingRevision[]
  /** Whether the answer holds the bookings, beside their ids. */
  returnFullEntity?: boolean
}

/**
 * Adds single bookings of appointments to bookings that were made together, when their times and places go with the
 * type. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`,
 * `DUPLICATE_BOOKING_INFO`, `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`,
 * `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`, `BOOKING_TO_ADD_STATUS_NOT_VALID` when it is over,
 * `VALIDATION_FAILURE` when the times or places do not go with the type, `FORBIDDEN`.
 * @throws ValidationError when there would be more than 8 bookings, or one is no appointment.
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

/** The bookings to take out of those that were made together. */
export interface RemoveBookingsFromMultiServiceBookingInput {
  multiServiceBookingId: string
  /** The bookings to take out. */
  bookings: BookingRevision[]
  /** Whether the answer holds the bookings, beside their ids. */
  returnFullEntity?: boolean
}

/**
 * Takes bookings out of those that were made together; they stay as single bookings. When one is left, it becomes a
 * single booking, too, and there is no multi-service booking any more. For the owner.
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

/** The bookings made together whose allowed actions are asked for. */
export interface BulkGetMultiServiceBookingAllowedActionsInput {
  /** 1 to 50. */
  multiServiceBookingIds: string[]
}

/**
 * Says whether bookings that were made together may be cancelled and moved now, by their statuses and policies: all of
 * those that are not over. For the owner, who can set policies aside by an exception in `flowControlSettings`.
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
