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

/** The bookings to make together. */
export interface CreateMultiServiceBookingInput {
  /** 2 to 8 appointments. */
  bookings: NewBooking[]
  /** `SEQUENTIAL_BOOKINGS` unless given. */
  multiServiceBookingType?: Closed<MultiServiceBookingType>
  participantNotification?: ParticipantNotification
  /** Whether a text message is sent 24 hours before each of them. */
  sendSmsReminder?: boolean
  /** Answers to the booking form for all of them, as for `createBooking`. */
  formSubmission?: Record<string, unknown>
  flowControlSettings?: CreateBookingFlowControlSettings
  /** Whether the answer holds the bookings, beside their ids. */
  returnFullEntity?: boolean
}

/**
 * Books several appointments in one visit: either all of them or none. A customer cancels and moves them together; put
 * each `bookingId` into the cart.
 *
 * - `SEQUENTIAL_BOOKINGS` are at one place, and each one begins when the one before it is over, or at the latest when
 *   the pause after it is. `listMultiServiceAvailabilityTimeSlots` finds their times.
 * - `PARALLEL_BOOKINGS` are at one place and begin at the same time, each with somebody else.
 * - `SEPARATE_BOOKINGS` do not overlap and may be at several places. Each one can also be cancelled and moved alone.
 *
 * Where a place is shared and no booking names one, it is that of the first booking.
 *
 * @throws ApplicationError `VALIDATION_FAILURE` when the times or places do not go with the type, `SLOT_NOT_AVAILABLE`
 * when somebody was faster, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION` when a customer
 * makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `CONTACT_DETAILS_CONFLICT`.
 * @throws ValidationError when there are fewer than 2 or more than 8 bookings, one is no appointment, or a field is
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

/** The bookings made together to read. */
export interface GetMultiServiceBookingInput {
  multiServiceBookingId: string
}

/** Bookings that were made together, with how many of them take place. */
export interface CountedMultiServiceBooking {
  multiServiceBooking: MultiServiceBooking
  /** The count of the bookings that take place. */
  metadata?: {
    /** How many of them are confirmed or wait for the approval of the business. */
    totalNumberOfScheduledBookings?: number
  }
}

const countedMultiServiceBookingShape: Shape<CountedMultiServiceBooking> =
  /* @__PURE__ */ shape<CountedMultiServiceBooking>({ multiServiceBooking: multiServiceBookingShape })

/**
 * Reads bookings that were made together. A customer reads their own.
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

/** The bookings made together to cancel. */
export interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
  flowControlSettings?: CancelBookingFlowControlSettings
}

/**
 * Cancels the bookings that were made together, and frees their places. Those that are over stay as they are. When the
 * policy of one forbids it, none is cancelled.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `BOOKING_POLICY_VIOLATION` when it is too late, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `REFUND_NOT_ALLOWED` when a payment cannot be given back.
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

/** The new time of one of the bookings that were made together. */
export interface RescheduleBookingInfo
  extends
    BookingRevision,
    Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {}

/** The bookings made together to move, and their new times. */
export interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
  /** The new time of every booking that is not over. */
  rescheduleBookingsInfo: RescheduleBookingInfo[]
  flowControlSettings?: RescheduleBookingFlowControlSettings
}

/**
 * Moves bookings that were made together to other times of the same services: either all of them or none. The new times
 * must go with the type, as for `createMultiServiceBooking`, and may overlap those before.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CONFIRMED` or `PENDING`, `NO_OPEN_SPOTS` when somebody was faster (`error.data.alternatives` holds the
 * nearest free slots of that service), `VALIDATION_FAILURE` when the times do not go with the type,
 * `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION`, `RESOURCE_NOT_FOUND`, `ADD_ON_CHANGES_NOT_ALLOWED`,
 * `ADD_ON_NOT_FOUND`, `PRICE_CHANGE_NOT_ALLOWED`, `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`.
 * @throws ValidationError when a field is missing or malformed, or a slot is one of another service.
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

/** The bookings made together whose places are looked up. */
export interface GetMultiServiceBookingAvailabilityInput {
  multiServiceBookingId: string
}

/** The rules of the booking policies that bookings break. */
export interface MultiServiceBookingViolations {
  /** Whether booking of one of them has not opened yet. */
  tooEarlyToBook?: boolean
  /** Whether booking of one of them has closed. */
  tooLateToBook?: boolean
  /** Whether one of the services takes no bookings online. */
  bookOnlineDisabled?: boolean
}

/** Whether bookings that were made together can be had, all of them. */
export interface MultiServiceBookingAvailability {
  /** Whether every booking has its place, or could have it, and no policy forbids it. */
  bookable?: boolean
  /** Places in all: 1, since the services are appointments. */
  totalCapacity?: number
  /** 0 when somebody else has the place of one of the bookings. */
  remainingCapacity?: number
  /** The rules that any of the bookings breaks now. */
  policyViolations?: MultiServiceBookingViolations
  /** The strictest limit of their policies. */
  policySettings?: {
    /** The most people for one booking; at least 1. */
    maxParticipantsPerBooking?: number
  }
  /** The bookings. */
  multiServiceBookingInfo?: { bookingId?: string }[]
}

/**
 * Says whether bookings that were made together can still be had.
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
