// #region app
import {
  type AvailableSlot,
  book,
  type Booking,
  listAvailability,
  localDate,
  planBooking,
  queryServices,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'

const timeZone = 'Europe/Lisbon'

/** The free time slots of a massage on a day such as `2026-05-05`. */
export async function listSlots(client: Client, date: string): Promise<AvailableSlot[]> {
  const { items } = await queryServices(client, { filter: { name: 'Deep-tissue massage' } })
  const serviceId = items[0]?.id ?? ''
  const day = localDate(date)
  const { days } = await listAvailability(client, { serviceId, from: day, to: day, timeZone })
  return days.flatMap(({ slots }) => slots)
}

/** Books a massage. */
export async function bookMassage(client: Client, slot: AvailableSlot, email: string): Promise<Booking> {
  const details = { contactDetails: { firstName: 'Ana', email } }
  const plan = planBooking({ serviceId: slot.serviceId ?? '', slot, timeZone, details })
  const { bookings } = await book(client, plan)
  return bookings[0]
}
// #endregion app
