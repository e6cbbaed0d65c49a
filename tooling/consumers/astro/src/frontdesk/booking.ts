// #region booking
import { throughServer } from '@frontdesk/auth'
import { addDays, book, dayOf, listAvailability, localDateTimeOf, planBooking } from '@frontdesk/bookings'
import { createClient } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { platform } from './settings'

const timeZone = 'Europe/Lisbon'
const place = document.querySelector<HTMLElement>('#booking')!
const { service: serviceId = '', session = '' } = place.dataset
const client = createClient({ platform, ...throughServer({ session: JSON.parse(session) }) })

const today = dayOf(localDateTimeOf(new Date(), timeZone))
const week = { from: addDays(today, 1), to: addDays(today, 7) }
const { days } = await listAvailability(client, { serviceId, serviceType: 'APPOINTMENT', ...week, timeZone })
for (const slot of days.flatMap(({ slots }) => slots)) {
  const button = document.createElement('button')
  button.textContent = slot.start.toLocaleString('en-GB', { timeZone })
  button.addEventListener('click', async () => {
    const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
    const plan = planBooking({ serviceId, slot, timeZone, details })
    await book(client, plan, { addLineItemsToCurrentCart, getCurrentCart })
    place.textContent = 'Booked, and in your cart'
  })
  place.append(button)
}
// #endregion booking
