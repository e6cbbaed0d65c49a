import { type CallOptions, type Client, isFrontdeskError } from '@frontdesk/core'
import type { BookedSlot, Booking, NewBooking } from '../booking/model.ts'
import { queryExtendedBookings } from '../extended-booking.ts'
import { localDateTimeOf } from '../local-time.ts'

/** A moment as the clock on the wall of a zone shows it, `2026-06-01T09:00:00`; text without a zone is that already. */
const onTheWall = (text: string, timeZone: string): string =>
  /(Z|[+-]\d\d:\d\d)$/.test(text) ? localDateTimeOf(new Date(text), timeZone) : text

const isSameSlot = (made: BookedSlot, asked: BookedSlot): boolean => {
  if (asked.eventId !== undefined) return made.eventId === asked.eventId
  const zone = asked.timezone ?? made.timezone
  return (
    made.serviceId === asked.serviceId &&
    zone !== undefined &&
    made.startDate !== undefined &&
    onTheWall(made.startDate, zone) === asked.startDate
  )
}

/** Whether a booking is what was asked for. The platform completes much of it, so only what tells bookings apart counts. */
const isMade = (made: Booking, { bookedEntity, contactDetails, totalParticipants }: NewBooking): boolean => {
  const { slot, schedule } = made.bookedEntity ?? {}
  const email = contactDetails?.email
  return (
    (bookedEntity.slot
      ? !!slot && isSameSlot(slot, bookedEntity.slot)
      : schedule?.scheduleId === bookedEntity.schedule?.scheduleId) &&
    (email === undefined || made.contactDetails?.email === email) &&
    (totalParticipants === undefined || made.totalParticipants === totalParticipants)
  )
}

/**
 * The person's latest booking that is what was asked for: one that waits to be paid, or that waits for a place where a
 * waiting list was joined. `undefined` when there is none, also where the person may not look.
 *
 * @throws FrontdeskError when the platform is out of reach: nobody knows then whether there is one.
 */
export const findMade = async (
  client: Client,
  asked: NewBooking,
  options: CallOptions,
): Promise<Booking | undefined> => {
  try {
    const { status = 'CREATED' } = asked
    const { items } = await queryExtendedBookings(client, { filter: { status } }, options)
    return items.find(({ booking }) => booking && isMade(booking, asked))?.booking
  } catch (error) {
    if (isFrontdeskError(error) && !error.retryable) return undefined
    throw error
  }
}
