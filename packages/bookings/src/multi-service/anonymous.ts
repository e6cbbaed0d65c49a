import { pick, type Read, read, shape, type Shape, whole, type Write, write } from '@frontdesk/core'
import type { AllowedActions } from '../extended-booking.ts'
import { type MultiServiceBooking, multiServiceBookingShape } from './model.ts'

const prefix = ''

/** The bookings made together that a token is wanted for. */
export interface GetAnonymousActionTokenForMultiServiceBookingInput {
  multiServiceBookingId: string
}

/**
 * Gives the token of bookings that were made together. Whoever has it reads them without signing in, and cancels them where
 * the policies allow that to anybody. Customers get the tokens of their own bookings, the owner of all.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const token = await getAnonymousActionTokenForMultiServiceBooking(client, { multiServiceBookingId })
 * const link = `https://studio.example/visit?token=${encodeURIComponent(token)}`
 * @function
 */
export const getAnonymousActionTokenForMultiServiceBooking: Read<
  GetAnonymousActionTokenForMultiServiceBookingInput,
  string
> = /* @__PURE__ */ read({
  id: 'bookings.multiServiceBookings.getAnonymousActionToken',
  prefix,
  route: 'GET /v1/anonymous-multi-service-bookings/{multiServiceBookingId}/token',
  response: /* @__PURE__ */ pick('token'),
})

/** The token of the bookings to read. */
export interface GetMultiServiceBookingAnonymouslyInput {
  /** The token of the bookings: at most 2,048 characters. */
  token: string
}

/** Bookings that were made together, as the holder of their token sees them. */
export interface AnonymousMultiServiceBooking {
  multiServiceBooking: MultiServiceBooking
  /** The actions that the policies of all bookings that are not over allow to anybody now. */
  allowedAnonymousActions?: AllowedActions
}

const anonymousMultiServiceBookingShape: Shape<AnonymousMultiServiceBooking> =
  /* @__PURE__ */ shape<AnonymousMultiServiceBooking>({ multiServiceBooking: multiServiceBookingShape })

/**
 * Reads bookings that were made together by their token, without signing in.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired, `MULTI_SERVICE_BOOKING_NOT_FOUND` when
 * the bookings are single ones by now.
 * @example
 * const { multiServiceBooking, allowedAnonymousActions } = await getMultiServiceBookingAnonymously(client, { token })
 * @function
 */
export const getMultiServiceBookingAnonymously: Read<
  GetMultiServiceBookingAnonymouslyInput,
  AnonymousMultiServiceBooking
> = /* @__PURE__ */ read({
  id: 'bookings.multiServiceBookings.getAnonymously',
  prefix,
  route: 'GET /v1/anonymous-multi-service-bookings/{token}',
  anonymous: true,
  secrets: ['token'],
  response: /* @__PURE__ */ whole(anonymousMultiServiceBookingShape),
})

/** The token of the bookings to cancel. */
export interface CancelMultiServiceBookingAnonymouslyInput {
  /** The token of the bookings: at most 2,048 characters. */
  token: string
}

/**
 * Cancels bookings that were made together by their token, without signing in: either all of them or none. The
 * participants are told.
 *
 * @throws ApplicationError `INVALID_TOKEN`, `MULTI_SERVICE_BOOKING_NOT_FOUND`, or `BOOKING_CANNOT_BE_CANCELLED` when the
 * policy of one of them forbids it, or all are over: read `allowedAnonymousActions` first.
 * @example
 * const { bookings } = await cancelMultiServiceBookingAnonymously(client, { token })
 * @function
 */
export const cancelMultiServiceBookingAnonymously: Write<
  CancelMultiServiceBookingAnonymouslyInput,
  MultiServiceBooking
> = /* @__PURE__ */ write({
  id: 'bookings.multiServiceBookings.cancelAnonymously',
  prefix,
  route: 'POST /v1/anonymous-multi-service-bookings/{token}/cancel',
  anonymous: true,
  secrets: ['token'],
  response: /* @__PURE__ */ pick('multiServiceBooking', multiServiceBookingShape),
})
