import { type Booking, queryExtendedBookings, type QueryExtendedBookingsInput } from '@frontdesk/bookings'
import { skipToken, useRead } from '@frontdesk/react'

/** The input that asks for bookings of the person by their ids. */
export function bookingsByIdInput(ids: readonly string[]): QueryExtendedBookingsInput {
  return { filter: { id: { $in: [...ids].sort() } } }
}

/** Reads bookings of the person by their ids, for example those in a cart. By id; none while they are read. */
export function useBookingsById(ids: readonly string[]): ReadonlyMap<string, Booking> {
  const { data } = useRead(queryExtendedBookings, ids.length > 0 ? bookingsByIdInput(ids) : skipToken)
  return new Map(data?.items.flatMap(({ booking }) => (booking ? [[booking.id, booking]] : [])))
}
