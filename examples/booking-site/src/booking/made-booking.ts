import { type Booking, queryExtendedBookings } from '@frontdesk/bookings'
import { skipToken, useRead } from '@frontdesk/react'

/** Reads bookings of the person by their ids, for example those in a cart. By id; none while they are read. */
export function useBookingsById(ids: readonly string[]): ReadonlyMap<string, Booking> {
  const { data } = useRead(
    queryExtendedBookings,
    ids.length > 0 ? { filter: { id: { $in: [...ids].sort() } } } : skipToken,
  )
  return new Map(data?.items.flatMap(({ booking }) => (booking ? [[booking.id, booking]] : [])))
}
