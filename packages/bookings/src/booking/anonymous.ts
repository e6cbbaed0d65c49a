import {
  type Open,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type BookingFee, bookingFeeShape } from '../booking-fee.ts'
import type { AllowedActions } from '../extended-booking.ts'
import type { RequestedField } from '../service/queries.ts'
import { type Service, serviceShape } from '../service/model.ts'
import { type BookedSlot, type Booking, bookingShape } from './model.ts'

const prefix = ''

/** The booking whose token is requested. */
export interface GetAnonymousActionTokenInput {
  bookingId: string
}

/**
 * Returns the token of a booking. Anybody with the token can read the booking without signing in, and cancel or
 * reschedule it if the policy allows that: put it into the link of an email. Customers can get the tokens of their own
 * bookings, the owner all tokens.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`.
 * @example
 * const token = await getAnonymousActionToken(client, { bookingId })
 * const link = `https://studio.example/booking?token=${encodeURIComponent(token)}`
 * @function
 */
export const getAnonymousActionToken: Read<GetAnonymousActionTokenInput, string> = /* @__PURE__ */ read({
  id: 'bookings.bookings.getAnonymousActionToken',
  prefix,
  route: 'GET /v1/anonymous-bookings/{bookingId}/token',
  response: /* @__PURE__ */ pick('token'),
})

/** The token of the booking to read. */
export interface GetBookingAnonymouslyInput {
  /** The token of the booking: at most 2,048 characters. */
  token: string
  /** Additional parts to include. */
  fields?: AnonymousBookingField[]
}

/** All additional parts of a booking that can be requested with a token. */
export const anonymousBookingFields = ['BOOKING_FEES'] as const

/** A part of a booking that is included only on request. */
export type AnonymousBookingField = Open<(typeof anonymousBookingFields)[number]>

/** A booking as it is returned for a token. */
export interface AnonymousBooking {
  booking?: Booking
  /** The actions that the token currently allows. */
  allowedAnonymousActions?: AllowedActions
  /** Included on request with `BOOKING_FEES`, if a fee is due or would be due for a cancellation now. */
  bookingFee?: BookingFee
}

export const anonymousBookingShape: Shape<AnonymousBooking> = /* @__PURE__ */ shape<AnonymousBooking>({
  booking: bookingShape,
  bookingFee: bookingFeeShape,
})

/**
 * Reads a booking by its token, without signing in, and returns whether the token currently allows canceling or
 * rescheduling.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired.
 * @example
 * const { booking, allowedAnonymousActions } = await getBookingAnonymously(client, { token })
 * @function
 */
export const getBookingAnonymously: Read<GetBookingAnonymouslyInput, AnonymousBooking> = /* @__PURE__ */ read(
  {
    id: 'bookings.bookings.getAnonymously',
    prefix,
    route: 'GET /v1/anonymous-bookings/{token}',
    anonymous: true,
    secrets: ['token'],
    response: /* @__PURE__ */ whole(anonymousBookingShape),
  },
)

/** The token of the booking to cancel. */
export interface CancelBookingAnonymouslyInput {
  /** The token of the booking: at most 2,048 characters. */
  token: string
  /** The revision that you read. */
  revision: string
}

/**
 * Cancels a booking by its token, without signing in. The participants are notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`, or `BOOKING_CANNOT_BE_CANCELLED` when its status or its policy forbids it:
 * read `allowedAnonymousActions` first.
 * @throws ConflictError `BOOKING_REVISION_MISMATCH` when the booking has changed since you read it.
 * @example
 * const { booking } = await getBookingAnonymously(client, { token })
 * await cancelBookingAnonymously(client, { token, revision: booking?.revision ?? '1' })
 * @function
 */
export const cancelBookingAnonymously: Write<CancelBookingAnonymouslyInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.cancelAnonymously',
  prefix,
  route: 'POST /v1/anonymous-bookings/{token}/cancel',
  anonymous: true,
  secrets: ['token'],
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

/** The token of the booking to reschedule, and its new time. */
export interface RescheduleBookingAnonymouslyInput extends CancelBookingAnonymouslyInput {
  /** The new time: see `rescheduleBooking`. */
  slot: BookedSlot
}

/**
 * Reschedules a booking by its token, without signing in. The participants are notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`; `RESCHEDULING_NOT_ALLOWED` when its status or its policy forbids it: read
 * `allowedAnonymousActions` first; or the errors of `rescheduleBooking` for the new time, such as `SLOT_NOT_AVAILABLE`.
 * @throws ConflictError `BOOKING_REVISION_MISMATCH` when the booking has changed since you read it.
 * @example
 * await rescheduleBookingAnonymously(client, { token, revision, slot: { eventId } })
 * @function
 */
export const rescheduleBookingAnonymously: Write<RescheduleBookingAnonymouslyInput, Booking> =
  /* @__PURE__ */ write({
    id: 'bookings.bookings.rescheduleAnonymously',
    prefix,
    route: 'POST /v1/anonymous-bookings/{token}/reschedule',
    anonymous: true,
    secrets: ['token'],
    response: /* @__PURE__ */ pick('booking', bookingShape),
  })

/** The token of the booking whose service is read. */
export interface GetServiceAnonymouslyInput {
  /** The token of the booking: at most 2,048 characters. */
  token: string
  /** Additional parts of the service to include; at most 5. */
  fields?: RequestedField[]
}

/**
 * Reads the service of a booking by the booking's token, without signing in. Also returns a hidden service.
 *
 * @throws ApplicationError `INVALID_TOKEN`, or `SERVICE_NOT_FOUND` when the service is deleted.
 * @example
 * const { name, bookingPolicy } = await getServiceAnonymously(client, { token })
 * @function
 */
export const getServiceAnonymously: Read<GetServiceAnonymouslyInput, Service> = /* @__PURE__ */ read({
  id: 'bookings.bookings.getServiceAnonymously',
  prefix,
  route: 'GET /v1/anonymous-bookings/{token}/service',
  anonymous: true,
  secrets: ['token'],
  response: /* @__PURE__ */ pick('service', serviceShape),
})
