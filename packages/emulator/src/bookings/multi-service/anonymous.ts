import {
  type AllowedActions,
  cancelMultiServiceBookingAnonymously,
  getAnonymousActionTokenForMultiServiceBooking,
  getMultiServiceBookingAnonymously,
} from '@frontdesk/bookings'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { invalidToken, readTokenOfSeveral, tokenLifetime, tokenOfSeveral } from '../anonymous/action-token.ts'
import { anonymousActions, cancelForHolder } from '../anonymous/anonymous-booking.ts'
import type { KeptBooking } from '../booking/booking-entity.ts'
import { actionsOf } from '../booking/extended-booking.ts'
import { isLive, requireSet, showSet } from './booking-set.ts'

type Context = HandlerContext<unknown>

/** Bookings that were made together. */
export interface BookingSet {
  readonly id: string
  readonly set: readonly KeptBooking[]
}

/** The bookings of a token, which is good until 30 days after the last of them. @throws Failure 400 `INVALID_TOKEN` */
export const setOfToken = (context: Context, token: string): BookingSet => {
  const id = readTokenOfSeveral(context, token)
  const set = requireSet({ ...context, identity: { kind: 'owner' } }, id)
  if (set.every(({ endDate }) => endDate && +endDate + tokenLifetime <= +context.now())) throw invalidToken()
  return { id, set }
}

/** The actions that the holder of a token may take on the whole: those that each booking allows that is not over. */
export const actionsOnSet = (context: Context, { set }: BookingSet): Required<AllowedActions> => {
  const each = set
    .filter(isLive)
    .map((booking) => anonymousActions(context, booking, actionsOf(context, booking, false)))
  return {
    cancel: each.length > 0 && each.every(({ cancel }) => cancel),
    reschedule: each.length > 0 && each.every(({ reschedule }) => reschedule),
  }
}

export const anonymousMultiServiceBookingHandlers: readonly Handler[] = [
  handle(getAnonymousActionTokenForMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id } = context.input
    requireSet(context, id)
    return tokenOfSeveral(context, id)
  }),

  handle(getMultiServiceBookingAnonymously, (context) => {
    const found = setOfToken(context, context.input.token)
    return {
      multiServiceBooking: showSet(found.id, found.set, true),
      allowedAnonymousActions: actionsOnSet(context, found),
    }
  }),

  handle(cancelMultiServiceBookingAnonymously, (context) => {
    const found = setOfToken(context, context.input.token)
    if (!actionsOnSet(context, found).cancel)
      throw decline(
        400,
        'BOOKING_CANNOT_BE_CANCELLED',
        'The policies or the statuses of these bookings do not let anybody cancel them now without signing in',
      )
    const canceled = found.set.map((booking) =>
      isLive(booking) ? cancelForHolder(context, booking) : booking,
    )
    return showSet(found.id, canceled, true)
  }),
]
