import { cancelBooking, setAttendance } from '@frontdesk/bookings'
import { minute } from '../../bookings/availability/zoned-time.ts'
import { bookings, type KeptBooking } from '../../bookings/booking/booking-entity.ts'
import { participantsOf, serviceIdOf } from '../../bookings/booking/booking-place.ts'
import { services } from '../../bookings/services/service.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import type { Size } from './size.ts'
import { spread, vary } from './variety.ts'

/** One customer out of this many did not come, among the bookings whose attendance is recorded. */
const awayEvery = 12

/** Cancels past bookings so late that customers owe a fee, and records who came to others. */
export const seedOutcomes = (seed: SeedContext, perform: Perform, size: Size): void => {
  const { state, now } = seed
  const contextAt = createPast(seed, '8108')
  const isOver = ({ status, endDate }: KeptBooking): boolean =>
    status === 'CONFIRMED' && endDate !== undefined && endDate < now()
  const hasFee = (booking: KeptBooking): boolean =>
    state.in(services).get(serviceIdOf(booking))?.bookingPolicy?.cancellationFeePolicy?.enabled === true
  const withFee = state
    .in(bookings)
    .filter((booking) => isOver(booking) && hasFee(booking) && booking.multiServiceBookingInfo === undefined)
  for (const [index, { id, revision = '', startDate }] of spread(
    withFee,
    size.lateCancellations,
    'past bookings with a cancellation fee',
  ).entries())
    perform(
      cancelBooking,
      contextAt(new Date(+(startDate ?? 0) - (1 + vary(index, 12)) * 60 * minute), { kind: 'owner' }),
      {
        bookingId: id,
        revision,
      },
    )
  const past = state
    .in(bookings)
    .filter((booking) => isOver(booking) && booking.bookedEntity?.slot !== undefined)
  for (const [index, booking] of spread(past, size.attendances, 'past bookings').entries()) {
    const stayedAway = vary(index, awayEvery) === 0
    perform(setAttendance, contextAt(new Date(+(booking.endDate ?? 0)), { kind: 'owner' }), {
      attendance: {
        bookingId: booking.id,
        ...(booking.bookedEntity?.slot?.eventId !== undefined && {
          eventId: booking.bookedEntity.slot.eventId,
        }),
        ...(stayedAway
          ? { status: 'NOT_ATTENDED' }
          : { status: 'ATTENDED', numberOfAttendees: participantsOf(booking) }),
      },
    })
  }
}
