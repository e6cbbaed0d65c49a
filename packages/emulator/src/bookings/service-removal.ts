import type { Service, ServiceRemoval } from '@frontdesk/bookings'
import type { HandlerContext } from '../kernel/handler.ts'
import { bookings, bookingTransitions, cancel } from './booking-entity.ts'
import { notify } from './booking-notice.ts'
import { dropSessions } from './planned-sessions.ts'

type Context = HandlerContext<unknown>

/** Cancels what is booked of a service from now on, and tells those concerned when they are to be told. */
const cancelBookings = (
  context: Context,
  { id }: Service,
  { participantNotification = {} }: ServiceRemoval,
): void => {
  const time = context.now()
  for (const booking of context.state.in(bookings).by('service', id)) {
    if (!booking.startDate || booking.startDate <= time) continue
    if (!bookingTransitions.allows('cancel', booking.status)) continue
    const canceled = cancel(context, booking)
    if (participantNotification.notifyParticipants)
      notify(context, canceled, 'your booking is cancelled', participantNotification)
  }
}

/** What becomes of the sessions and bookings of a service that is about to be deleted. */
export const endService = (context: Context, service: Service, removal: ServiceRemoval): void => {
  const { preserveFutureSessionsWithParticipants = false } = removal
  if (!preserveFutureSessionsWithParticipants) cancelBookings(context, service, removal)
  dropSessions(context, service, preserveFutureSessionsWithParticipants)
}
