import { type Booking, type ExtendedBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { extendedBookingFields } from '@frontdesk/bookings/schemas'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import { bookingEntity, bookingTransitions, type KeptBooking } from './booking-entity.ts'
import { serviceIdOf } from './booking-place.ts'
import { cancellationRefusal } from './policy.ts'
import { services } from './service.ts'

type Context = HandlerContext<unknown>

const allowedActions = (
  { state, identity, now }: Context,
  booking: KeptBooking,
): NonNullable<ExtendedBooking['allowedActions']> => {
  const service = state.in(services).get(serviceIdOf(booking)) ?? {}
  const cancel =
    bookingTransitions.allows('cancel', booking.status) &&
    (identity.kind === 'owner' || cancellationRefusal(service, booking, now()) === undefined)
  // There is no call yet that moves a booking to another time.
  return { cancel, reschedule: false }
}

export const extendedBookingHandlers: readonly Handler[] = [
  handle(queryExtendedBookings, (context) => {
    const { input } = context
    const page = runQuery(bookingEntity.list(context), input, {
      fields: extendedBookingFields,
      defaultSort: { fieldName: 'createdDate', order: 'DESC' },
    })
    const items = page.items.map((kept): ExtendedBooking => {
      const booking: Booking = bookingEntity.show(kept)
      return {
        booking,
        ...(input.withBookingAllowedActions && { allowedActions: allowedActions(context, kept) }),
      }
    })
    return { ...page, items }
  }),
]
