import {
  type BulkResult,
  bulkResultOf,
  type ElevatedAuth,
  type Read,
  read,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { AllowedActions } from '../extended-booking.ts'
import { type Booking, bookingShape } from './model.ts'
import type { CancelBookingInput, ConfirmOrDeclineBookingInput, CreateBookingInput } from './operations.ts'

const prefix = '/bookings'

/** The bookings to create in one call. */
export interface BulkCreateBookingInput {
  /** 1 to 40. */
  createBookingsInfo: CreateBookingInput[]
  /** Whether the result includes the bookings. */
  returnFullEntity?: boolean
}

/**
 * Creates several bookings: each one succeeds or fails on its own, as with `createBooking`, and sees the places that
 * the previous ones have taken.
 *
 * @throws ValidationError when there is no booking or more than 40, or one has a field of the wrong type.
 * @example
 * const { results } = await bulkCreateBooking(client, {
 *   createBookingsInfo: bookings.map((booking) => ({ booking })),
 *   returnFullEntity: true,
 * })
 * const refused = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
export const bulkCreateBooking: Write<BulkCreateBookingInput, BulkResult<Booking>> = /* @__PURE__ */ write({
  id: 'bookings.bookings.bulkCreate',
  prefix,
  route: 'POST /v2/bulk/bookings/create',
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(bookingShape)),
})

/** The bookings to decide on in one call. */
export interface BulkConfirmOrDeclineBookingInput {
  /** 1 to 300; each booking must be unique. */
  details: ConfirmOrDeclineBookingInput[]
  /** Whether the result includes the bookings. */
  returnEntity?: boolean
}

/**
 * Confirms or declines bookings by availability and payment: each one succeeds or fails on its own, as with
 * `confirmOrDeclineBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATED_BOOKINGS` when a booking is listed twice, `FORBIDDEN`.
 * @throws ValidationError when there is no booking or more than 300.
 * @example
 * const { results } = await bulkConfirmOrDeclineBooking(owner, {
 *   details: [{ bookingId: booking.id, paymentStatus: 'PAID' }],
 *   returnEntity: true,
 * })
 * @function
 */
export const bulkConfirmOrDeclineBooking: Write<
  BulkConfirmOrDeclineBookingInput,
  BulkResult<Booking>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.bookings.bulkConfirmOrDecline',
  prefix,
  route: 'POST /v2/bulk/bookings/confirmOrDecline',
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(bookingShape)),
  elevated: true,
})

/** The bookings to cancel in one call. */
export interface BulkCancelBookingInput {
  /** 1 to 100; each booking must be unique. */
  bookings: {
    /** The bookings, each with the revision that you read. */
    bookingsInfo: CancelBookingInput[]
  }
  /** Whether the result includes the bookings. */
  returnFullEntity?: boolean
}

/**
 * Cancels bookings: each one succeeds or fails on its own, as with `cancelBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATE_BOOKING_IDS` when a booking is listed twice, `FORBIDDEN`.
 * @throws ValidationError when there is no booking or more than 100.
 * @example
 * const { bulkActionMetadata } = await bulkCancelBooking(owner, {
 *   bookings: { bookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })) },
 * })
 * @function
 */
export const bulkCancelBooking: Write<
  BulkCancelBookingInput,
  BulkResult<Booking>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.bookings.bulkCancel',
  prefix,
  route: 'POST /v2/bulk/bookings/cancel',
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(bookingShape)),
  elevated: true,
})

/** The bookings to check. */
export interface BulkCalculateAllowedActionsInput {
  /** 1 to 50. */
  bookingIds: string[]
}

/**
 * Returns for each booking whether its status and policy currently allow canceling and rescheduling it. The owner can
 * override the policy in `flowControlSettings`. For the owner; customers call `queryExtendedBookings` with
 * `withBookingAllowedActions: true`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `FORBIDDEN`.
 * @throws ValidationError when there are no ids or more than 50.
 * @example
 * const { results } = await bulkCalculateAllowedActions(owner, { bookingIds: [booking.id] })
 * const mayMove = results[0]?.item?.reschedule === true
 * @function
 */
export const bulkCalculateAllowedActions: Read<
  BulkCalculateAllowedActionsInput,
  BulkResult<AllowedActions>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.bookings.bulkCalculateAllowedActions',
  prefix,
  route: 'POST /v2/bulk/bookings/calculate_allowed_actions',
  response: /* @__PURE__ */ whole(),
  elevated: true,
})
