import { pick, type Read, read, shape, type Shape, whole, type Write, write } from '@frontdesk/core'
import type { AllowedActions } from '../extended-booking.ts'
import { type MultiServiceBooking, multiServiceBookingShape } from './model.ts'

const prefix = ''

/** The multi-service booking whose token is requested. */
export interface GetAnonymousActionTokenForMultiServiceBookingInput {
  multiServiceBookingId: string
}

/**
 * Returns the token of a multi-service booking. Anybody with the token can read its bookings without signing in, and
 * cancel them if the policies allow that. Customers can get the tokens of their own bookings, the owner all tokens.
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

/** The token of the multi-service booking to read. */
export interface GetMultiServiceBookingAnonymouslyInput {
  /** The token of the multi-service booking: at most 2,048 characters. */
  token: string
}

/** A multi-service booking as it is returned for a token. */
export interface AnonymousMultiServiceBooking {
  multiServiceBooking: MultiServiceBooking
  /** The actions that the policies of all active bookings currently allow with the token. */
  allowedAnonymousActions?: AllowedActions
}

const anonymousMultiServiceBookingShape: Shape<AnonymousMultiServiceBooking> =
  /* @__PURE__ */ shape<AnonymousMultiServiceBooking>({ multiServiceBooking: multiServiceBookingShape })

/**
 * Reads a multi-service booking by its token, without signing in.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired, `MULTI_SERVICE_BOOKING_NOT_FOUND`
 * when its bookings are single bookings now.
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

/** The token of the multi-service booking to cancel. */
export interface CancelMultiServiceBookingAnonymouslyInput {
  /** The token of the multi-service booking: at most 2,048 characters. */
  token: string
}

/**
 * Cancels a multi-service booking by its token, without signing in: either all bookings or none. The participants are
 * notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`, `MULTI_SERVICE_BOOKING_NOT_FOUND`, or `BOOKING_CANNOT_BE_CANCELLED` when
 * the policy of one of them forbids it, or all have ended: read `allowedAnonymousActions` first.
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
