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

/** The booking to move, and its new time. */
export interface RescheduleBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  /**
   * The new time: `eventId` for the session of a class; for an appointment `serviceId`, `startDate` and whatever else
   * shall be as before, since a resource or a place that is not named may be another one. Without `endDate` it stays
   * as long as it is.
   */
  slot: BookedSlot
  /** How many people come from now on; as many as before unless given. Only the business may change the number. */
  totalParticipants?: number
  /** The number of participants by variant of the service; never together with `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** The add-ons from now on, with `flowControlSettings.allowAddOnChanges`; as before unless given. */
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
  participantNotification?: ParticipantNotification
  flowControlSettings?: RescheduleBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface RescheduleBookingFlowControlSettings {
  /** Whether the booking is moved although its policy forbids it. */
  ignoreReschedulePolicy?: boolean
  /** Whether it is moved to a time that is not offered, or taken. An appointment must name its resource then. */
  skipAvailabilityValidation?: boolean
  /** Whether it is confirmed although the business approves the bookings of the service by hand. */
  skipBusinessConfirmation?: boolean
  /** Whether `bookedAddOns` may be given. */
  allowAddOnChanges?: boolean
}

/**
 * Moves a booking of an appointment or a class to another time of the same service, and frees the place that it had.
 * A course is booked as a whole and has no other time. When the business approves the bookings of the service by hand,
 * a booking that a customer moves is `PENDING` until then.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `INVALID_BOOKING_STATUS` unless it is `CONFIRMED` or `PENDING`, `BOOKING_POLICY_VIOLATION` when the policy forbids to
 * move it or to book the new time, `SLOT_NOT_AVAILABLE` or `SESSION_CAPACITY_EXCEEDED` when somebody was faster
 * (`error.data.alternatives` holds the nearest free slots), `SESSION_NOT_FOUND`, `RESOURCE_NOT_FOUND`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception or changes the number of participants,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `ADD_ON_CHANGES_NOT_ALLOWED`, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `PRICE_CHANGE_NOT_ALLOWED` when a customer gives a session another length whose price follows
 * from it, `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it was made together with
 * others (`rescheduleMultiServiceBooking` moves them).
 * @throws ValidationError when a field is missing or malformed, the slot is one of another service, or the booking is
 * one of a course.
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
  /** How many people come from now on. Either this or `participantsChoices` is needed. */
  totalParticipants?: number
  /** The number of participants by variant of the service. */
  participantsChoices?: ParticipantChoices
}

/**
 * Changes how many people come to a class or a course with a booking. What was ordered and paid for it stays as it is.
 * For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` when it is over,
 * `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when there are too few places left, `FORBIDDEN`,
 * `INVALID_SERVICE_CHOICES`.
 * @throws ValidationError when neither or both of the numbers are given, or the booking is one of an appointment.
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

/** The data of your own to set in a booking. */
export interface UpdateBookingExtendedFieldsInput extends BookingExtendedFields {
  /** Id of the booking. */
  id: string
}

/**
 * Sets data of your own in a booking, and gives back all data of the namespace: fields that are not given stay as they
 * are. For the owner.
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

/** The booking, and the answers to its form. */
export interface SetBookingSubmissionIdInput {
  bookingId: string
  /** Id of the answers to the booking form. */
  submissionId: string
}

/**
 * Ties a booking to the answers to its form, as `formSubmissionId`. For the owner.
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
