// #region script
import { oauth } from '@frontdesk/auth'
import {
  addDays,
  book,
  dayOf,
  listAvailability,
  localDateTimeOf,
  planBooking,
  queryServices,
} from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'

const client = createClient({
  platform: local('http://127.0.0.1:4600'),
  auth: oauth({ clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40' }),
})

// 1. List the appointments that customers can book.
const { items: services } = await queryServices(client, {
  filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
  sort: [{ fieldName: 'name' }],
})
for (const { name, payment } of services)
  console.log(`${name}: ${payment?.fixed?.price?.formattedValue ?? 'free'}`)

const service = services.find(({ name }) => name === 'Deep-tissue massage')
if (!service) throw new Error('The massage is not on offer')

// 2. Find the first free time slot of the coming week.
const timeZone = 'Europe/Lisbon'
const today = dayOf(localDateTimeOf(new Date(), timeZone))
const { days } = await listAvailability(client, {
  serviceId: service.id,
  from: addDays(today, 1),
  to: addDays(today, 7),
  timeZone,
})
const slot = days[0]?.slots[0]
if (!slot) throw new Error('The coming week is booked out')

// 3. Book it.
const plan = planBooking({
  serviceId: service.id,
  slot,
  timeZone,
  details: { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } },
})
const { bookings } = await book(client, plan)

console.log(`Booked: ${service.name}, ${slot.start.toLocaleString('en-GB', { timeZone })}`)
console.log(`The booking ${bookings[0].id} is ${bookings[0].status}`)
// #endregion script
