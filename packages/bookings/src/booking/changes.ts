import { type ElevatedAuth, pick, type Write, whole, write } from '@frontdesk/core'
import {
  type BookedAddOn,
  type BookedSlot,
  type Booking,
  bookingShape,
  type ParticipantChoices,
  type ParticipantNotification,
} from './model.ts'

const prefix = '/_api/bookings-service'

/** The booking to reschedule, and its new time. */
export interface RescheduleBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  /**
   * The new time: `eventId` for the session of a class; for an appointment `serviceId`, `startDate` and the values to
   * keep, because another resource or place may be chosen if none is given. Without `endDate` the duration does not
   * change.
   */
  slot: BookedSlot
  /** New number of participants; defaults to the current one. Only the business may change it. */
  totalParticipants?: number
  /** The number of participants by variant of the service; never together with `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** The new add-ons, which require `flowControlSettings.allowAddOnChanges`; defaults to the current ones. */
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
  participantNotification?: ParticipantNotification
  flowControlSettings?: RescheduleBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface RescheduleBookingFlowControlSettings {
  /** Whether to override the rescheduling policy. */
  ignoreReschedulePolicy?: boolean
  /** Whether to skip the availability check. An appointment must then specify its resource. */
  skipAvailabilityValidation?: boolean
  /** Whether to confirm the booking although the service requires manual approval. */
  skipBusinessConfirmation?: boolean
  /** Whether `bookedAddOns` is allowed. */
  allowAddOnChanges?: boolean
}

/**
 * Reschedules an appointment or a class booking to another time of the same service, and frees its previous place. A
 * course is booked as a whole and cannot be rescheduled. If the service requires manual approval, a booking that a
 * customer reschedules is `PENDING` until the business approves it.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `INVALID_BOOKING_STATUS` unless it is `CONFIRMED` or `PENDING`, `BOOKING_POLICY_VIOLATION` when the policy forbids
 * rescheduling it or booking the new time, `SLOT_NOT_AVAILABLE` or `SESSION_CAPACITY_EXCEEDED` when another customer
 * was faster (`error.data.alternatives` has the nearest free time slots), `SESSION_NOT_FOUND`, `RESOURCE_NOT_FOUND`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception or changes the number of participants,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `ADD_ON_CHANGES_NOT_ALLOWED`, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `PRICE_CHANGE_NOT_ALLOWED` when a customer changes a duration on which the price depends,
 * `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it is part of a multi-service booking (use
 * `rescheduleMultiServiceBooking`).
 * @throws ValidationError when a field is missing or malformed, the slot belongs to another service, or the booking is
 * for a course.
 * @example
 * const moved = await rescheduleBooking(client, {
 *   bookingId: booking.id,
 *   revision: booking.revision ?? '1',
 *   slot: { eventId },
 *   participantNotification: { notifyParticipants: true, message: 'See you on Thursday' },
 * })
 * @function
 */
export const rescheduleBooking: Write<RescheduleBookingInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.reschedule',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/reschedule',
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

/** The booking whose number of participants changes, and the new number. */
export interface UpdateNumberOfParticipantsInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  /** New number of participants. Either this or `participantsChoices` is required. */
  totalParticipants?: number
  /** The number of participants by variant of the service. */
  participantsChoices?: ParticipantChoices
}

/**
 * Changes the number of participants of a class or course booking. The order and its payment do not change. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` when it has
 * ended, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when there are too few places left, `FORBIDDEN`,
 * `INVALID_SERVICE_CHOICES`.
 * @throws ValidationError when neither or both of the numbers are given, or the booking is for an appointment.
 * @example
 * const booking = await updateNumberOfParticipants(owner, { bookingId, revision, totalParticipants: 3 })
 * @function
 */
export const updateNumberOfParticipants: Write<UpdateNumberOfParticipantsInput, Booking, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookings.updateNumberOfParticipants',
    prefix,
    route: 'POST /v2/bookings/{bookingId}/update_number_of_participants',
    response: /* @__PURE__ */ pick('booking', bookingShape),
    elevated: true,
  })

/** The data of one app or account in a booking. */
export interface BookingExtendedFields {
  /** `@account/app`, for example. */
  namespace: string
  namespaceData: Record<string, unknown>
}

/** Custom data to set in a booking. */
export interface UpdateBookingExtendedFieldsInput extends BookingExtendedFields {
  /** Id of the booking. */
  id: string
}

/**
 * Sets custom data in a booking and returns all data of the namespace: fields that are not given do not change. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `FORBIDDEN`.
 * @example
 * const { namespaceData } = await updateBookingExtendedFields(owner, {
 *   id: booking.id,
 *   namespace: '@account/app',
 *   namespaceData: { room: 'Blue' },
 * })
 * @function
 */
export const updateBookingExtendedFields: Write<
  UpdateBookingExtendedFieldsInput,
  BookingExtendedFields,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.bookings.updateExtendedFields',
  prefix,
  route: 'POST /v2/bookings/{id}/update_extended_fields',
  response: /* @__PURE__ */ whole(),
  elevated: true,
})

/** The booking and its form submission. */
export interface SetBookingSubmissionIdInput {
  bookingId: string
  /** Id of the submission of the booking form. */
  submissionId: string
}

/**
 * Links a booking to a submission of its form, as `formSubmissionId`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `FORBIDDEN`.
 * @example
 * const booking = await setBookingSubmissionId(owner, { bookingId, submissionId })
 * @function
 */
export const setBookingSubmissionId: Write<SetBookingSubmissionIdInput, Booking, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookings.setSubmissionId',
    prefix,
    route: 'POST /v2/bookings/{bookingId}/set-booking-submission-id',
    response: /* @__PURE__ */ pick('booking', bookingShape),
    elevated: true,
  })
