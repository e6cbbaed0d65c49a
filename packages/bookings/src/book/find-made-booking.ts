import { type CallOptions, type Client, isFrontdeskError } from '@frontdesk/core'
import type { BookedSlot, Booking, NewBooking } from '../booking/model.ts'
import { queryExtendedBookings } from '../extended-booking.ts'
import { localDateTimeOf } from '../local-time.ts'
import type { MadeBookings } from './booking-request.ts'

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

/** Bookings by the visit that they were made for; each of the others stands alone. */
const byVisit = (bookings: readonly Booking[]): readonly MadeBookings[] => {
  const groups = new Map<string, [Booking, ...Booking[]]>()
  for (const booking of bookings) {
    const key = booking.multiServiceBookingInfo?.id ?? booking.id
    const group = groups.get(key)
    if (group) group.push(booking)
    else groups.set(key, [booking])
  }
  return [...groups.values()]
}

/**
 * The person's latest bookings that are what was asked for, made together where several were: bookings that wait to be
 * paid, or that wait for a place where a waiting list was joined. `undefined` when there are none, also where the person may
 * not look.
 *
 * @throws FrontdeskError when the platform is out of reach: nobody knows then whether there are some.
 */
export const findMade = async (
  client: Client,
  asked: readonly [NewBooking, ...NewBooking[]],
  options: CallOptions,
): Promise<MadeBookings | undefined> => {
  try {
    const { status = 'CREATED' } = asked[0]
    const { items } = await queryExtendedBookings(client, { filter: { status } }, options)
    return byVisit(items.flatMap(({ booking }) => booking ?? [])).find(
      (group) =>
        group.length === asked.length && asked.every((one) => group.some((booking) => isMade(booking, one))),
    )
  } catch (error) {
    if (isFrontdeskError(error) && !error.retryable) return undefined
    throw error
  }
}
