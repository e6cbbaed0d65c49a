import { bookings, keepsPlace, type KeptBooking } from '../bookings/index.ts'
import type { Upcoming } from '../kernel/due-work.ts'
import type { State } from '../kernel/state.ts'
import type { Shown } from './layout.ts'

const nameOf = ({ bookedEntity, contactDetails }: KeptBooking): string =>
  [bookedEntity?.title, contactDetails?.firstName].filter(Boolean).join(' for ')

const sorted = (moments: readonly Upcoming[]): readonly Upcoming[] =>
  [...moments].sort((left, right) => left.at.getTime() - right.at.getTime())

/** How many of a kind are listed. */
const mostHolds = 10
const mostWork = 30

/**
 * The next moments that a developer may want to see: the work that becomes due, the holds that end, and the session
 * that begins first.
 */
export const upcomingOf = (
  emulator: Pick<Shown, 'clock' | 'timeMachine'>,
  state: State,
): readonly Upcoming[] => {
  const now = emulator.clock.now()
  const kept = state.in(bookings).all()
  const holds = kept
    .filter((booking) => booking.heldUntil > now && booking.status === 'CREATED' && !keepsPlace(booking))
    .map((booking) => ({ effect: `The hold of ${nameOf(booking)} ends`, at: booking.heldUntil }))
  const sessions = kept.flatMap((booking) =>
    booking.status === 'CONFIRMED' && booking.startDate && booking.startDate > now
      ? [{ effect: `${nameOf(booking)} begins`, at: booking.startDate }]
      : [],
  )
  return sorted([
    ...sorted(holds).slice(0, mostHolds),
    ...sorted(sessions).slice(0, 1),
    ...emulator.timeMachine.upcoming().slice(0, mostWork),
  ])
}
