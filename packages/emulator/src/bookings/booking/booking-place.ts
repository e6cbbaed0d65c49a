import type { Booking, NewBooking } from '@frontdesk/bookings'
import type { State } from '../../kernel/state.ts'
import { bookings, type KeptBooking } from './booking-entity.ts'
import { dayNumbersBetween, resourceDayKey } from '../availability/resource-day.ts'
import { minute } from '../availability/zoned-time.ts'

/** How long a new booking holds its place for the checkout. */
export const holdDuration: number = 15 * minute

const isUndecided = ({ status }: KeptBooking): boolean => status === 'CREATED' || status === 'WAITING_LIST'

/** Whether a booking has its place for good: it is confirmed, waits for approval or stands in an order. */
export const keepsPlace = (booking: KeptBooking): boolean =>
  booking.status === 'CONFIRMED' || booking.status === 'PENDING' || (isUndecided(booking) && booking.ordered)

/** Whether nobody else can have the place: also while it is held for the checkout, or for somebody who waited for it. */
export const holdsPlace = (booking: KeptBooking, now: Date): boolean =>
  keepsPlace(booking) || (isUndecided(booking) && booking.heldUntil > now)

/** The appointments that a resource gives on the days of UTC from one moment to another, canceled ones too. */
export const appointmentsOf = (state: State, resourceId: string, from: number, to: number): KeptBooking[] =>
  dayNumbersBetween(from, to).flatMap((dayNumber) =>
    state.in(bookings).by('resourceDay', resourceDayKey(resourceId, dayNumber)),
  )

/** How many people come. */
export const participantsOf = ({
  totalParticipants,
  participantsChoices,
}: Pick<NewBooking, 'totalParticipants' | 'participantsChoices'>): number =>
  totalParticipants ??
  participantsChoices?.serviceChoices?.reduce(
    (sum, { numberOfParticipants = 0 }) => sum + numberOfParticipants,
    0,
  ) ??
  1

/** The service of a booking, whichever way it was booked. */
export const serviceIdOf = ({ bookedEntity }: Booking): string =>
  bookedEntity?.slot?.serviceId ?? bookedEntity?.schedule?.serviceId ?? ''
