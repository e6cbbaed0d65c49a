import { type CallOptions, type Client, isFrontdeskError } from '@frontdesk/core'
import type { BookedSlot, Booking, NewBooking } from '../booking/model.ts'
import { queryExtendedBookings } from '../extended-booking.ts'
import { localDateTimeOf } from '../local-time.ts'
import type { MadeBookings } from './booking-request.ts'

/**
 * Converts an instant to local time in a time zone, `2026-06-01T09:00:00`; text without an offset is local time
 * already.
 */
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

/**
 * Whether a booking matches the request. The platform fills in many fields, so only distinguishing fields are compared.
 */
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

/** Groups bookings by visit; each single booking is a group. */
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
 * Finds the person's latest bookings that match the request and belong together: unpaid bookings, or waiting list
 * entries if the request joined a waiting list. `undefined` when there are none, or when the person may not query
 * bookings.
 *
 * @throws FrontdeskError when the platform cannot be reached, so that the result is unknown.
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
