// #region worker
import { sessionHandler, withSession } from '@frontdesk/auth'
import {
  addDays,
  book,
  createBooking,
  dayOf,
  getService,
  listAvailability,
  localDateTimeOf,
  planBooking,
  queryExtendedBookings,
  queryServices,
} from '@frontdesk/bookings'
import { isApplicationError, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'

const timeZone = 'Europe/Lisbon'

/** Lists the services, and the number of items in the person's cart. */
async function listServices(client) {
  const { items } = await queryServices(client, {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
  })
  const cart = await getCurrentCart(client, {}).catch((error) => {
    // The platform makes the cart with the first item.
    if (isApplicationError(error) && error.status === 404) return undefined
    throw error
  })
  const services = items.map(({ id, name }) => `${id} ${name}`)
  return new Response([...services, `Cart: ${cart?.lineItems?.length ?? 0}`, ''].join('\n'))
}

/** Books the first free time slot of the coming week. */
async function bookFirst(client, serviceId, contactDetails) {
  const today = dayOf(localDateTimeOf(new Date(), timeZone))
  const week = { from: addDays(today, 1), to: addDays(today, 7) }
  const { days } = await listAvailability(client, { serviceId, ...week, timeZone })
  const slot = days[0]?.slots[0]
  if (!slot) return new Response('The coming week is booked out\n', { status: 409 })
  const plan = planBooking({ serviceId, slot, timeZone, details: { contactDetails } })
  const { bookings } = await book(client, plan, { addLineItemsToCurrentCart, getCurrentCart })
  return new Response(`Booked ${slot.localStartDate}: ${bookings[0].id}\n`, { status: 201 })
}

export default {
  async fetch(request, env) {
    const session = {
      platform: local(env.FRONTDESK_URL ?? 'http://127.0.0.1:4600'),
      clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
      developmentOrigin: 'http://localhost:3000',
    }
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/frontdesk/')) {
      const operations = [
        getService,
        createBooking,
        queryExtendedBookings,
        getCurrentCart,
        addLineItemsToCurrentCart,
      ]
      return sessionHandler({ ...session, operations })(request)
    }
    const [, serviceId] = /^\/services\/([^/]+)\/bookings$/.exec(pathname) ?? []
    return withSession(request, session, async (client) =>
      serviceId && request.method === 'POST'
        ? bookFirst(client, serviceId, await request.json())
        : listServices(client),
    )
  },
}
// #endregion worker
