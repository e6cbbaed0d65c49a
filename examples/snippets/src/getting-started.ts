// #region first-call
import { oauth } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'

export async function listAppointments(url = 'http://127.0.0.1:4600'): Promise<string[]> {
  const client = createClient({
    platform: local(url),
    auth: oauth({ clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40' }),
  })
  const page = await queryServices(client, {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
    sort: [{ fieldName: 'name' }],
  })
  return page.items.map(({ name, payment }) => `${name}: ${payment?.fixed?.price?.formattedValue ?? 'free'}`)
}
// #endregion first-call
