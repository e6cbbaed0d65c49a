// A server that has Node's types and none of a browser.
import { oauth } from '@frontdesk/auth'
import { getService, type Service } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { bookingEvents, createWebhooks } from '@frontdesk/webhooks'

const emulator: Emulator = await createEmulator({ port: 0, seed: 'demo' })
const webhooks = createWebhooks({ publicKey: await emulator.webhooks.publicKey(), events: [bookingEvents] })
const client = createClient({
  platform: local(emulator.url),
  auth: oauth({ clientId: emulator.clientId }),
  fetch: nodeTransport(),
})

export async function read(request: Request): Promise<Service | undefined> {
  const event = await webhooks.read(request)
  if (event.type !== 'booking.created') return undefined
  const serviceId = event.data.booking.bookedEntity?.slot?.serviceId
  // @ts-expect-error The input names the service.
  await getService(client, { id: serviceId })
  return serviceId === undefined ? undefined : getService(client, { serviceId })
}
