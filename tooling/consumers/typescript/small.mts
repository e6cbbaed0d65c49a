import { oauth } from '@frontdesk/auth'
import { createBooking, getService, queryServices, type Service } from '@frontdesk/bookings'
import { createClient, hosted } from '@frontdesk/core'

const client = createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })

export async function book(name: string): Promise<string | undefined> {
  const page = await queryServices(client, { filter: { name: { $startsWith: name }, type: 'CLASS' } })
  const [first] = page.items
  if (!first) return undefined
  const service: Service = await getService(client, { serviceId: first.id })
  const booking = await createBooking(client, {
    booking: { bookedEntity: { slot: { eventId: service.id, resource: undefined } }, totalParticipants: 1 },
    participantNotification: undefined,
  })
  return booking.id
}
