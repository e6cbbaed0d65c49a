import { timingSafeEqual } from 'node:crypto'
import { decline, type Failure } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { deriveSecret } from '../../kernel/secret.ts'
import { bookings, type KeptBooking } from '../booking/booking-entity.ts'
import { day } from '../availability/zoned-time.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'newId' | 'now'>

/** How long after its session a booking can be read with its token. */
export const tokenLifetime: number = 30 * day

/** The token of a thing: its id, signed with the key of this platform. The same thing always has the same token. */
export const actionToken = (context: Context, purpose: string, id: string): string =>
  `${id}.${deriveSecret(context, purpose, id)}`

/** The refusal of a token that is wrong or has expired; it does not tell which. */
export const invalidToken = (): Failure =>
  decline(400, 'INVALID_TOKEN', 'This token of a booking is wrong, or it has expired')

/** The id that a token was made for. @throws Failure 400 `INVALID_TOKEN` */
export const readActionToken = (context: Context, purpose: string, token: string): string => {
  const id = token.slice(0, token.lastIndexOf('.'))
  const given = Buffer.from(token)
  const expected = Buffer.from(actionToken(context, purpose, id))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidToken()
  return id
}

const purpose = 'anonymous booking'

/** The token with which a booking is read and changed without signing in. */
export const bookingToken = (context: Context, { id }: KeptBooking): string =>
  actionToken(context, purpose, id)

const purposeOfSeveral = 'anonymous multi-service booking'

/** The token with which bookings that were made together are read and canceled without signing in. */
export const tokenOfSeveral = (context: Context, multiServiceBookingId: string): string =>
  actionToken(context, purposeOfSeveral, multiServiceBookingId)

/** The id of the bookings that a token is of. @throws Failure 400 `INVALID_TOKEN` */
export const readTokenOfSeveral = (context: Context, token: string): string =>
  readActionToken(context, purposeOfSeveral, token)

/** The booking of a token, which is good until 30 days after the session. @throws Failure 400 `INVALID_TOKEN` */
export const bookingOfToken = (context: Context, token: string): KeptBooking => {
  const booking = context.state.in(bookings).get(readActionToken(context, purpose, token))
  if (!booking || (booking.endDate && +booking.endDate + tokenLifetime <= +context.now()))
    throw invalidToken()
  return booking
}
