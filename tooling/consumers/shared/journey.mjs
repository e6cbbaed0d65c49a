// What each consumer does with the packages, however it loads them: a customer finds a time, books it and fills a cart.

const customer = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
const timeZone = 'Europe/Lisbon'
const day = 86_400_000

function check(condition, message) {
  if (!condition) throw new Error(message)
}

/**
 * Books an appointment and fills the cart with it and a product. Returns one line about the booking.
 *
 * @param {{ core: object, auth: object, bookings: object, ecom: object, stores: object }} packages as they were loaded
 * @param {{ url: string, clientId: string }} emulator
 * @param {object} [settings] more for `createClient`
 */
export async function journey(
  { core, auth, bookings, ecom, stores },
  { url, clientId },
  settings = {},
  today = Date.now(),
) {
  const { addLineItemsToCurrentCart, getCurrentCart } = ecom
  const client = core.createClient({ platform: core.local(url), auth: auth.oauth({ clientId }), ...settings })

  const services = await bookings.queryServices(client, { filter: { type: 'APPOINTMENT' } })
  const [service] = services.items
  check(service?.createdDate instanceof Date, 'The services of the demo business were not decoded.')

  const { days } = await bookings.listAvailability(client, {
    serviceId: service.id,
    from: bookings.localDate(new Date(today + day).toISOString().slice(0, 10)),
    to: bookings.localDate(new Date(today + 14 * day).toISOString().slice(0, 10)),
    timeZone,
  })
  const slot = days[0]?.slots[0]
  check(slot, `${service.name} has no time slot within two weeks.`)
  const details = { contactDetails: customer }
  const plan = bookings.planBooking({ serviceId: service.id, slot, timeZone, details })
  const { bookings: made } = await bookings.book(client, plan, { addLineItemsToCurrentCart, getCurrentCart })

  const { items: products } = await stores.queryProducts(client, { filter: { productType: 'physical' } })
  check(products.length > 0, 'The demo business sells no products.')
  const cart = await getCurrentCart(client, {})
  check(
    cart.lineItems.length === 1,
    `The cart has ${cart.lineItems.length} line items in place of the booking.`,
  )

  const error = await bookings.getService(client, { serviceId: 'unknown' }).catch((reason) => reason)
  check(core.isApplicationError(error) && error.status === 404, `An unknown service gave ${String(error)}.`)
  return `booked ${service.name} for ${slot.localStartDate}: ${made[0].id}`
}
