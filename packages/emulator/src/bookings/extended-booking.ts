import { type Booking, type ExtendedBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { extendedBookingFields } from '@frontdesk/bookings/schemas'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import { bookings, ownBookings, serviceIdOf } from './booking-state.ts'
import { cancellationRefusal } from './policy.ts'
import { services } from './service.ts'

const isOpen = ({ status = '' }: Booking): boolean =>
  ['CREATED', 'CONFIRMED', 'PENDING', 'WAITING_LIST'].includes(status)

const extend = ({ state, identity, now }: HandlerContext<unknown>, booking: Booking): ExtendedBooking => {
  const { ordered = false } = state.in(bookings).get(booking.id) ?? {}
  const service = state.in(services).get(serviceIdOf(booking)) ?? {}
  const cancel =
    isOpen(booking) &&
    (identity.kind === 'owner' || cancellationRefusal(service, { booking, ordered }, now()) === undefined)
  // Bookings cannot be moved on this platform yet.
  return { booking, allowedActions: { cancel, reschedule: false } }
}

export const extendedBookingHandlers: readonly Handler[] = [
  handle(queryExtendedBookings, (context) => {
    const { input } = context
    const own = ownBookings(context).map(({ booking }) => booking)
    const page = runQuery(own, input, {
      fields: extendedBookingFields,
      defaultSort: { fieldName: 'createdDate', order: 'DESC' },
    })
    const items = page.items.map((booking): ExtendedBooking =>
      input.withBookingAllowedActions ? extend(context, booking) : { booking },
    )
    return { ...page, items }
  }),
]
