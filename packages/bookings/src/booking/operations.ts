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

/** The booking to make. */
export interface CreateBookingInput {
  booking: NewBooking
  participantNotification?: ParticipantNotification
  /** Whether a text message is sent 24 hours before. */
  sendSmsReminder?: boolean
  /**
   * Answers to the booking form, by the key of the field. `first_name`, `last_name`, `email` and `phone` stand in place
   * of those in `contactDetails`.
   */
  formSubmission?: Record<string, unknown>
  flowControlSettings?: CreateBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface CreateBookingFlowControlSettings {
  /** Whether it is booked although the time is not offered, or taken. An appointment must name its resource then. */
  skipAvailabilityValidation?: boolean
  /** Whether it is confirmed although the business approves the bookings of the service by hand. */
  skipBusinessConfirmation?: boolean
  /** Whether it may be paid in a way that the service does not offer. */
  skipSelectedPaymentOptionValidation?: boolean
  /** Whether its add-ons are taken as they are given. */
  skipAddOnValidation?: boolean
}

/**
 * Books a time. The booking is `CREATED`; the order that it is put in confirms it. With `status: 'WAITING_LIST'` it waits
 * for a place in the full session of a class.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * somebody was faster or the waiting list is full (`error.data.alternatives` holds the nearest free slots),
 * `SESSION_NOT_FOUND`, `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE` when it
 * cannot be paid in the chosen way, or is to wait although there are places,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`,
 * `CONTACT_DETAILS_CONFLICT` when `contactId` names another person.
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
  /** Whether the booking is cancelled although its policy forbids it. */
  ignoreCancellationPolicy?: boolean
  /** Whether what was paid is given back. A customer who cancels in time gets it back anyway. */
  withRefund?: boolean
  /** Whether the customer pays no fee for a late cancellation. */
  waiveCancellationFee?: boolean
}

/**
 * Cancels a booking and frees its place. A customer who owes no fee for it gets back what was paid: the payment status is
 * then `REFUNDED`.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it is over, `UNAUTHORIZED_OPERATION` when
 * a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be given back, `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it was made together with others
 * (`cancelMultiServiceBooking` cancels them).
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
  /** Whether a text message is sent 24 hours before. */
  sendSmsReminder?: boolean
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether the booking is confirmed although somebody else has its place. */
  doubleBooked?: boolean
  /** Checks that are made beside those of every confirmation. */
  flowControlSettings?: ConfirmBookingFlowControlSettings
}

/** Checks that are made beside those of every confirmation. */
export interface ConfirmBookingFlowControlSettings {
  /** Whether the place must be free still. */
  checkAvailabilityValidation?: boolean
}

/**
 * Confirms a booking that waits for approval, or that no order follows. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `NO_OPEN_SPOTS` when its hold is over and somebody else has the place.
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
  /** Whether the booking is declined because somebody else has its place. */
  doubleBooked?: boolean
  /** The effect on the payment. */
  flowControlSettings?: DeclineBookingFlowControlSettings
}

/** The effect of a decline on the payment. */
export interface DeclineBookingFlowControlSettings {
  /** Whether what was paid is given back. */
  withRefund?: boolean
}

/**
 * Declines a booking that waits for approval and frees its place. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`,
 * `REFUND_NOT_ALLOWED` when the payment cannot be given back.
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

/** The booking to decide about, and how much of it is paid. */
export interface ConfirmOrDeclineBookingInput {
  bookingId: string
  /** How much has been paid from now on; as before unless given. */
  paymentStatus?: Closed<BookingPaymentStatus>
}

/**
 * Decides about a booking by its place and its payment. It is `DECLINED` when somebody else has its place and nothing
 * was paid (`UNDEFINED`, `NOT_PAID`, `REFUNDED` or `EXEMPT`). Otherwise it is `CONFIRMED`, or `PENDING` where the
 * business approves the bookings of the service by hand; `doubleBooked` says that the place was taken. For the owner, and
 * for bookings that no order follows: an order decides by its own payment.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `INVALID_BOOKING_STATUS` when it is over, confirmed or waits for the
 * business already, `FORBIDDEN`.
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

/** The booking that is to wait for approval. */
export interface MarkBookingAsPendingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  /** Whether a text message is sent 24 hours before. */
  sendSmsReminder?: boolean
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether the booking waits for approval although somebody else has its place. */
  doubleBooked?: boolean
  /** Checks that are made or left out. */
  flowControlSettings?: MarkBookingAsPendingFlowControlSettings
}

/** Checks that are made or left out before a booking waits for approval. */
export interface MarkBookingAsPendingFlowControlSettings {
  /** Whether the place must be free still. */
  checkAvailabilityValidation?: boolean
  /** Whether the booking may wait although the business does not approve the bookings of the service by hand. */
  skipPendingApprovalServiceValidation?: boolean
}

/**
 * Lets a booking wait for the approval of the business; it keeps its place until then. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` unless it is
 * `CREATED` or on a waiting list, `NOT_PENDING_APPROVAL_SERVICE` when the bookings of the service are not approved by hand, `NO_OPEN_SPOTS`
 * when its hold is over and somebody else has the place, `FORBIDDEN`.
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
