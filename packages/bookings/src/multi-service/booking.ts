import {
  type Closed,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { RescheduleBookingFlowControlSettings, RescheduleBookingInput } from '../booking/changes.ts'
import type { MultiServiceBookingType, NewBooking, ParticipantNotification } from '../booking/model.ts'
import type {
  CancelBookingFlowControlSettings,
  CreateBookingFlowControlSettings,
} from '../booking/operations.ts'
import {
  type BookingRevision,
  type MultiServiceBooking,
  type MultiServiceBookingInput,
  multiServiceBookingShape,
} from './model.ts'

const prefix = '/_api/bookings-service'

/** The bookings of a visit to create. */
export interface CreateMultiServiceBookingInput {
  /** 2 to 8 appointments. */
  bookings: NewBooking[]
  /** Defaults to `SEQUENTIAL_BOOKINGS`. */
  multiServiceBookingType?: Closed<MultiServiceBookingType>
  participantNotification?: ParticipantNotification
  /** Whether to send a text message reminder 24 hours before each of them. */
  sendSmsReminder?: boolean
  /** Answers to the booking form for all of them, as for `createBooking`. */
  formSubmission?: Record<string, unknown>
  flowControlSettings?: CreateBookingFlowControlSettings
  /** Whether the response includes the bookings in addition to their ids. */
  returnFullEntity?: boolean
}

/**
 * Books several appointments in one visit: either all of them or none. Customers cancel and reschedule them together;
 * add each `bookingId` to the cart.
 *
 * - `SEQUENTIAL_BOOKINGS` are at one place, and each one begins between the end of the previous one and the end of the
 *   pause after it. `listMultiServiceAvailabilityTimeSlots` finds their time slots.
 * - `PARALLEL_BOOKINGS` are at one place and begin at the same time, each with a different staff member.
 * - `SEPARATE_BOOKINGS` do not overlap and may be at several places. Each one can also be canceled and rescheduled
 *   alone.
 *
 * If the bookings share a place and none specifies it, the place of the first booking is used.
 *
 * @throws ApplicationError `VALIDATION_FAILURE` when the times or places do not match the type, `SLOT_NOT_AVAILABLE`
 * when another customer was faster, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `CONTACT_DETAILS_CONFLICT`.
 * @throws ValidationError when there are fewer than 2 or more than 8 bookings, one is not an appointment, or a field is
 * missing or malformed.
 * @example
 * const { bookings } = await createMultiServiceBooking(client, {
 *   bookings: nestedTimeSlots.map(({ serviceId, localStartDate, localEndDate }) => ({
 *     bookedEntity: {
 *       slot: { serviceId, startDate: localStartDate, endDate: localEndDate, timezone: 'Europe/Lisbon' },
 *     },
 *     contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
 *     totalParticipants: 1,
 *   })),
 * })
 * @function
 */
export const createMultiServiceBooking: Write<CreateMultiServiceBookingInput, MultiServiceBooking> =
  /* @__PURE__ */ write({
    id: 'bookings.multiServiceBookings.create',
    prefix,
    route: 'POST /v2/multi_service_bookings',
    response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  })

/** The multi-service booking to read. */
export interface GetMultiServiceBookingInput {
  multiServiceBookingId: string
}

/** A multi-service booking, with the number of its active bookings. */
export interface CountedMultiServiceBooking {
  multiServiceBooking: MultiServiceBooking
  /** The number of active bookings. */
  metadata?: {
    /** Number of bookings that are confirmed or pending. */
    totalNumberOfScheduledBookings?: number
  }
}

const countedMultiServiceBookingShape: Shape<CountedMultiServiceBooking> =
  /* @__PURE__ */ shape<CountedMultiServiceBooking>({ multiServiceBooking: multiServiceBookingShape })

/**
 * Reads a multi-service booking. Customers can read their own.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { multiServiceBooking } = await getMultiServiceBooking(client, { multiServiceBookingId })
 * const statuses = multiServiceBooking.bookings?.map(({ booking }) => booking?.status)
 * @function
 */
export const getMultiServiceBooking: Read<GetMultiServiceBookingInput, CountedMultiServiceBooking> =
  /* @__PURE__ */ read({
    id: 'bookings.multiServiceBookings.get',
    prefix,
    route: 'GET /v2/multi_service_bookings/{multiServiceBookingId}',
    response: /* @__PURE__ */ whole(countedMultiServiceBookingShape),
  })

/** The multi-service booking to cancel. */
export interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
  flowControlSettings?: CancelBookingFlowControlSettings
}

/**
 * Cancels a multi-service booking and frees its places. Bookings that have ended do not change. If the policy of one
 * booking forbids it, none is canceled.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `BOOKING_POLICY_VIOLATION` when it is too late, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `REFUND_NOT_ALLOWED` when a payment cannot be refunded.
 * @example
 * await cancelMultiServiceBooking(client, { multiServiceBookingId })
 * @function
 */
export const cancelMultiServiceBooking: Write<CancelMultiServiceBookingInput, MultiServiceBooking> =
  /* @__PURE__ */ write({
    id: 'bookings.multiServiceBookings.cancel',
    prefix,
    route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/cancel',
    response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  })

/** The new time of one booking of a multi-service booking. */
export interface RescheduleBookingInfo
  extends
    BookingRevision,
    Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {}

/** The multi-service booking to reschedule, and its new times. */
export interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
  /** The new time of every booking that has not ended. */
  rescheduleBookingsInfo: RescheduleBookingInfo[]
  flowControlSettings?: RescheduleBookingFlowControlSettings
}

/**
 * Reschedules a multi-service booking to other times of the same services: either all bookings or none. The new times
 * must match the type, as for `createMultiServiceBooking`, and may overlap the previous times.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CONFIRMED` or `PENDING`, `NO_OPEN_SPOTS` when another customer was faster (`error.data.alternatives` has
 * the nearest free time slots of that service), `VALIDATION_FAILURE` when the times do not match the type,
 * `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION`, `RESOURCE_NOT_FOUND`, `ADD_ON_CHANGES_NOT_ALLOWED`,
 * `ADD_ON_NOT_FOUND`, `PRICE_CHANGE_NOT_ALLOWED`, `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`.
 * @throws ValidationError when a field is missing or malformed, or a slot belongs to another service.
 * @example
 * await rescheduleMultiServiceBooking(client, {
 *   multiServiceBookingId,
 *   rescheduleBookingsInfo: bookings.map(({ id, revision = '1', bookedEntity }, index) => ({
 *     bookingId: id,
 *     revision,
 *     slot: { ...bookedEntity?.slot, startDate: starts[index], endDate: ends[index] },
 *   })),
 * })
 * @function
 */
export const rescheduleMultiServiceBooking: Write<RescheduleMultiServiceBookingInput, MultiServiceBooking> =
  /* @__PURE__ */ write({
    id: 'bookings.multiServiceBookings.reschedule',
    prefix,
    route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/reschedule',
    response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
  })

/** The multi-service booking to check. */
export interface GetMultiServiceBookingAvailabilityInput {
  multiServiceBookingId: string
}

/** The booking policy rules that the bookings violate. */
export interface MultiServiceBookingViolations {
  /** Whether booking of one of them has not opened yet. */
  tooEarlyToBook?: boolean
  /** Whether booking of one of them has closed. */
  tooLateToBook?: boolean
  /** Whether one of the services cannot be booked online. */
  bookOnlineDisabled?: boolean
}

/** Availability of a multi-service booking. */
export interface MultiServiceBookingAvailability {
  /** Whether every booking has or can get its place, and no policy forbids it. */
  bookable?: boolean
  /** Total number of places: 1, because the services are appointments. */
  totalCapacity?: number
  /** 0 when another customer has the place of one of the bookings. */
  remainingCapacity?: number
  /** The rules that any of the bookings violates now. */
  policyViolations?: MultiServiceBookingViolations
  /** The strictest limit of their policies. */
  policySettings?: {
    /** Maximum number of participants per booking; at least 1. */
    maxParticipantsPerBooking?: number
  }
  /** The bookings. */
  multiServiceBookingInfo?: { bookingId?: string }[]
}

/**
 * Returns whether a multi-service booking is still available.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { bookable } = await getMultiServiceBookingAvailability(client, { multiServiceBookingId })
 * @function
 */
export const getMultiServiceBookingAvailability: Read<
  GetMultiServiceBookingAvailabilityInput,
  MultiServiceBookingAvailability
> = /* @__PURE__ */ read({
  id: 'bookings.multiServiceBookings.getAvailability',
  prefix,
  route: 'POST /v2/multi_service_bookings/{multiServiceBookingId}/get_availability',
  response: /* @__PURE__ */ whole(),
})
