import type { Service, ServiceRemoval } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { bookings, bookingTransitions, cancel, type KeptBooking } from '../booking/booking-entity.ts'
import { notify } from '../booking/booking-notice.ts'
import { dropSessions } from '../availability/planned-sessions.ts'

type Context = HandlerContext<unknown>

/** The bookings of a service from now on that may be canceled. */
export const futureBookings = ({ state, now }: Context, { id }: Service): KeptBooking[] => {
  const time = now()
  return state
    .in(bookings)
    .by('service', id)
    .filter(
      ({ startDate, status }) => startDate && startDate > time && bookingTransitions.allows('cancel', status),
    )
}

/** Cancels bookings, and tells those concerned when they are to be told. */
export const cancelBookings = (
  context: Context,
  booked: readonly KeptBooking[],
  participantNotification: ServiceRemoval['participantNotification'] = {},
): void => {
  for (const booking of booked) {
    const canceled = cancel(context, booking)
    if (participantNotification.notifyParticipants)
      notify(context, canceled, 'your booking is cancelled', participantNotification)
  }
}

/** Settles the sessions and bookings of a service that is about to be deleted. */
export const endService = (context: Context, service: Service, removal: ServiceRemoval): void => {
  const { preserveFutureSessionsWithParticipants = false } = removal
  if (!preserveFutureSessionsWithParticipants)
    cancelBookings(context, futureBookings(context, service), removal.participantNotification)
  dropSessions(context, service, preserveFutureSessionsWithParticipants)
}
