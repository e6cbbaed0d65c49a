import { type Closed, type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'
import {
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type NewBooking,
  type ParticipantNotification,
} from './model.ts'

const prefix = '/_api/bookings-service'
const confirmationPrefix = '/bookings'

/** The booking to create. */
export interface CreateBookingInput {
  booking: NewBooking
  participantNotification?: ParticipantNotification
  /** Whether to send a text message reminder 24 hours before. */
  sendSmsReminder?: boolean
  /**
   * Answers to the booking form, by the key of the field. `first_name`, `last_name`, `email` and `phone` replace the
   * values in `contactDetails`.
   */
  formSubmission?: Record<string, unknown>
  flowControlSettings?: CreateBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface CreateBookingFlowControlSettings {
  /** Whether to skip the availability check. An appointment must then specify its resource. */
  skipAvailabilityValidation?: boolean
  /** Whether to confirm the booking although the service requires manual approval. */
  skipBusinessConfirmation?: boolean
  /** Whether to skip the check of the payment option. */
  skipSelectedPaymentOptionValidation?: boolean
  /** Whether to skip the check of the add-ons. */
  skipAddOnValidation?: boolean
}

/**
 * Books a time slot. The booking is `CREATED` until its order confirms it. With `status: 'WAITING_LIST'` it joins the
 * waiting list of a full session.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * another customer was faster or the waiting list is full (`error.data.alternatives` has the nearest free time slots),
 * `SESSION_NOT_FOUND`, `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE`
 * when the payment option is not allowed, or the waiting list is requested although there are free places,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `CONTACT_DETAILS_CONFLICT` when `contactId` belongs to another person.
 * @throws ValidationError when a field is missing or malformed.
 * @example
 * const booking = await createBooking(client, {
 *   booking: {
 *     bookedEntity: { slot: { eventId } },
 *     contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
 *     totalParticipants: 1,
 *     selectedPaymentOption: 'ONLINE',
 *   },
 * })
 * @function
 */
export const createBooking: Write<CreateBookingInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.create',
  prefix,
  route: 'POST /v2/bookings',
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

/** The booking to cancel. */
export interface CancelBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  flowControlSettings?: CancelBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface CancelBookingFlowControlSettings {
  /** Whether to override the cancellation policy. */
  ignoreCancellationPolicy?: boolean
  /** Whether to refund the payment. A customer who cancels in time is refunded anyway. */
  withRefund?: boolean
  /** Whether to waive the fee for a late cancellation. */
  waiveCancellationFee?: boolean
}

/**
 * Cancels a booking and frees its place. A customer who owes no cancellation fee gets a refund: the payment status is
 * then `REFUNDED`.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it has ended, `UNAUTHORIZED_OPERATION`
 * when a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be refunded,
 * `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it is part of a multi-service booking (use
 * `cancelMultiServiceBooking`).
 * @example
 * const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const cancelBooking: Write<CancelBookingInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.cancel',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/cancel',
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

/** The booking to confirm. */
export interface ConfirmBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  /** Whether to send a text message reminder 24 hours before. */
  sendSmsReminder?: boolean
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether to confirm the booking although another customer has its place. */
  doubleBooked?: boolean
  /** Additional checks. */
  flowControlSettings?: ConfirmBookingFlowControlSettings
}

/** Additional checks of a confirmation. */
export interface ConfirmBookingFlowControlSettings {
  /** Whether the place must still be free. */
  checkAvailabilityValidation?: boolean
}

/**
 * Confirms a booking that waits for approval, or that has no order. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `NO_OPEN_SPOTS` when its hold has expired and another customer has the place.
 * @example
 * const confirmed = await confirmBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const confirmBooking: Write<ConfirmBookingInput, Booking, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.bookings.confirm',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/confirm',
  response: /* @__PURE__ */ pick('booking', bookingShape),
  elevated: true,
})

/** The booking to decline. */
export interface DeclineBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether the booking is declined because another customer has its place. */
  doubleBooked?: boolean
  /** The effect on the payment. */
  flowControlSettings?: DeclineBookingFlowControlSettings
}

/** The effect of a decline on the payment. */
export interface DeclineBookingFlowControlSettings {
  /** Whether to refund the payment. */
  withRefund?: boolean
}

/**
 * Declines a booking that waits for approval and frees its place. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`,
 * `REFUND_NOT_ALLOWED` when the payment cannot be refunded.
 * @example
 * const declined = await declineBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const declineBooking: Write<DeclineBookingInput, Booking, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.bookings.decline',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/decline',
  response: /* @__PURE__ */ pick('booking', bookingShape),
  elevated: true,
})

/** The booking to decide on, and its payment status. */
export interface ConfirmOrDeclineBookingInput {
  bookingId: string
  /** New payment status; defaults to the current one. */
  paymentStatus?: Closed<BookingPaymentStatus>
}

/**
 * Confirms or declines a booking by availability and payment. It is `DECLINED` when another customer has its place and
 * nothing was paid (`UNDEFINED`, `NOT_PAID`, `REFUNDED` or `EXEMPT`). Otherwise it is `CONFIRMED`, or `PENDING` if the
 * service requires manual approval; `doubleBooked` says that the place was taken. For the owner, and for bookings
 * without an order: an order makes this decision by its own payment.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `INVALID_BOOKING_STATUS` when it has ended, is confirmed or is pending
 * already, `FORBIDDEN`.
 * @example
 * const { status } = await confirmOrDeclineBooking(owner, { bookingId: booking.id, paymentStatus: 'PAID' })
 * @function
 */
export const confirmOrDeclineBooking: Write<ConfirmOrDeclineBookingInput, Booking, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookings.confirmOrDecline',
    prefix: confirmationPrefix,
    route: 'POST /v2/confirmation/{bookingId}:confirmOrDecline',
    response: /* @__PURE__ */ pick('booking', bookingShape),
    elevated: true,
  })

/** The booking to set to pending. */
export interface MarkBookingAsPendingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  /** Whether to send a text message reminder 24 hours before. */
  sendSmsReminder?: boolean
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether to set the booking to pending although another customer has its place. */
  doubleBooked?: boolean
  /** Checks to make or to skip. */
  flowControlSettings?: MarkBookingAsPendingFlowControlSettings
}

/** Checks to make or to skip before a booking becomes pending. */
export interface MarkBookingAsPendingFlowControlSettings {
  /** Whether the place must still be free. */
  checkAvailabilityValidation?: boolean
  /** Whether the booking may become pending although the service does not require manual approval. */
  skipPendingApprovalServiceValidation?: boolean
}

/**
 * Sets a booking to `PENDING`, so that it waits for the approval of the business; it keeps its place until then. For
 * the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` unless it is
 * `CREATED` or on a waiting list, `NOT_PENDING_APPROVAL_SERVICE` when the service does not require manual approval,
 * `NO_OPEN_SPOTS` when its hold has expired and another customer has the place, `FORBIDDEN`.
 * @example
 * const pending = await markBookingAsPending(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const markBookingAsPending: Write<MarkBookingAsPendingInput, Booking, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookings.markAsPending',
    prefix,
    route: 'POST /v2/bookings/{bookingId}/mark_booking_as_pending',
    response: /* @__PURE__ */ pick('booking', bookingShape),
    elevated: true,
  })
