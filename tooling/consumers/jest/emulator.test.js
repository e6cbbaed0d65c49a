const { createServer } = require('node:http')
const auth = require('@frontdesk/auth')
const bookings = require('@frontdesk/bookings')
const core = require('@frontdesk/core')
const ecom = require('@frontdesk/ecom')
const { bookingEvents, createWebhooks } = require('@frontdesk/webhooks')
// #region set-up
const { createEmulator } = require('@frontdesk/emulator')

let emulator

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})

afterAll(() => emulator.close())
// #endregion set-up

test('a time slot is booked, and its webhook is verified', async () => {
  const events = []
  const webhooks = createWebhooks({
    publicKey: await emulator.webhooks.publicKey(),
    events: [bookingEvents],
  })
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      const read = webhooks.read(new Request('http://localhost/', { method: 'POST', body }))
      events.push(await read.catch((error) => error))
      response.end()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  emulator.webhooks.subscribe(`http://127.0.0.1:${server.address().port}/`)

  const client = core.createClient({
    platform: core.local(emulator.url),
    auth: auth.oauth({ clientId: emulator.clientId }),
  })
  const { items } = await bookings.queryServices(client, { filter: { type: 'APPOINTMENT' } })
  expect(items[0].createdDate).toBeInstanceOf(Date)
  const { days } = await bookings.listAvailability(client, {
    serviceId: items[0].id,
    from: bookings.localDate('2026-05-05'),
    to: bookings.localDate('2026-05-12'),
    timeZone: 'Europe/Lisbon',
  })
  const plan = bookings.planBooking({
    serviceId: items[0].id,
    slot: days[0].slots[0],
    timeZone: 'Europe/Lisbon',
    details: { contactDetails: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' } },
  })
  const { bookings: made } = await bookings.book(client, plan, ecom)
  expect(made).toHaveLength(1)

  await emulator.webhooks.idle()
  server.close()
  expect(events).toContainEqual(expect.objectContaining({ type: 'booking.created' }))
})
