import { confirmBooking, createBooking, queryServices, type Service } from '@frontdesk/bookings'
import type { Client, ElevatedAuth } from '@frontdesk/core'
import { it } from 'vitest'

declare const client: Client
declare const owner: Client<ElevatedAuth>
declare const fromAddress: string
declare const service: Service
const bookedEntity = { slot: { eventId: 'event-1' } }

it('takes only the known values of an enumeration in an input', () => {
  void createBooking(client, { booking: { bookedEntity, selectedPaymentOption: 'ONLINE' } })
  // @ts-expect-error an unknown value
  void createBooking(client, { booking: { bookedEntity, selectedPaymentOption: 'CASH' } })
  // @ts-expect-error an unknown value of a nested field
  void createBooking(client, { booking: { bookedEntity, bookingSource: { platform: 'FAX' } } })
  // @ts-expect-error an unknown value
  void confirmBooking(owner, { bookingId: 'booking-1', revision: '1', paymentStatus: 'FOO' })
})

it('filters by any text', () => {
  void queryServices(client, { filter: { type: fromAddress } })
  void queryServices(client, { filter: { type: { $in: [fromAddress, service.type] } } })
})
