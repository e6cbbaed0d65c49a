import {
  cancelBookingAnonymously,
  getAnonymousActionToken,
  getBookingAnonymously,
  getServiceAnonymously,
  rescheduleBookingAnonymously,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const booking = entity({
  id: 'booking-1',
  revision: '3',
  status: 'CONFIRMED',
  startDate: '2026-05-07T10:00:00.000Z',
  createdDate: '2026-05-01T10:00:00.000Z',
  updatedDate: '2026-05-02T10:00:00.000Z',
})
const decoded = {
  id: 'booking-1',
  revision: '3',
  status: 'CONFIRMED',
  startDate: new Date('2026-05-07T10:00:00.000Z'),
  createdDate: new Date('2026-05-01T10:00:00.000Z'),
  updatedDate: new Date('2026-05-02T10:00:00.000Z'),
}
const slot = { serviceId: 'service-1', startDate: '2026-05-08T11:00:00', timezone: 'Europe/Lisbon' }

runWireRows([
  row({
    operation: getAnonymousActionToken,
    input: { bookingId: 'booking-1' },
    request: 'GET https://www.wixapis.com/v1/anonymous-bookings/booking-1/token',
    response: { token: 'booking-1.signature' },
    output: 'booking-1.signature',
  }),
  row({
    operation: getBookingAnonymously,
    input: { token: 'booking-1.signature', fields: ['BOOKING_FEES'] },
    anonymous: true,
    request: 'GET https://www.wixapis.com/v1/anonymous-bookings/booking-1.signature?fields=BOOKING_FEES',
    response: {
      booking,
      allowedAnonymousActions: { cancel: true, reschedule: false },
      bookingFee: entity({ id: 'booking-1', bookingId: 'booking-1' }),
    },
    output: {
      booking: decoded,
      allowedAnonymousActions: { cancel: true, reschedule: false },
      bookingFee: { id: 'booking-1', bookingId: 'booking-1' },
    },
  }),
  row({
    operation: cancelBookingAnonymously,
    input: { token: 'booking-1.signature', revision: '2' },
    anonymous: true,
    request: 'POST https://www.wixapis.com/v1/anonymous-bookings/booking-1.signature/cancel',
    body: { revision: '2' },
    response: { booking },
    output: decoded,
  }),
  row({
    operation: rescheduleBookingAnonymously,
    input: { token: 'booking-1.signature', revision: '2', slot },
    anonymous: true,
    request: 'POST https://www.wixapis.com/v1/anonymous-bookings/booking-1.signature/reschedule',
    body: { revision: '2', slot },
    response: { booking },
    output: decoded,
  }),
  row({
    operation: getServiceAnonymously,
    input: { token: 'booking-1.signature', fields: ['STAFF_MEMBER_DETAILS'] },
    anonymous: true,
    request:
      'GET https://www.wixapis.com/v1/anonymous-bookings/booking-1.signature/service?fields=STAFF_MEMBER_DETAILS',
    response: { service: entity({ id: 'service-1', createdDate: '2026-05-01T10:00:00.000Z' }) },
    output: { id: 'service-1', createdDate: new Date('2026-05-01T10:00:00.000Z') },
  }),
])
