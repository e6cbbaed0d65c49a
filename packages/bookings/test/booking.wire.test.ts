import {
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const sent = {
  bookedEntity: { slot: { eventId: 'event-1' } },
  contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
  totalParticipants: 2,
  selectedPaymentOption: 'ONLINE',
}

const reply = {
  ...sent,
  id: 'booking-1',
  status: 'CREATED',
  paymentStatus: 'UNDEFINED',
  revision: '1',
  startDate: '2026-05-04T17:00:00.000Z',
  endDate: '2026-05-04T18:00:00.000Z',
  createdDate: '2026-05-01T09:00:00.000Z',
  updatedDate: '2026-05-01T09:00:00.000Z',
}

const output = {
  ...reply,
  startDate: new Date(reply.startDate),
  endDate: new Date(reply.endDate),
  createdDate: new Date(reply.createdDate),
  updatedDate: new Date(reply.updatedDate),
}

runWireRows([
  row({
    operation: createBooking,
    input: { booking: sent, sendSmsReminder: true },
    request: { method: 'POST', path: '/v2/bookings', body: { booking: sent, sendSmsReminder: true } },
    reply: { booking: reply },
    output,
  }),
  row({
    operation: cancelBooking,
    input: { bookingId: 'booking-1', revision: '1', participantNotification: { notifyParticipants: true } },
    request: {
      method: 'POST',
      path: '/v2/bookings/booking-1/cancel',
      body: { revision: '1', participantNotification: { notifyParticipants: true } },
    },
    reply: { booking: { ...reply, status: 'CANCELED', canceledDate: '2026-05-02T09:00:00.000Z' } },
    output: { ...output, status: 'CANCELED', canceledDate: new Date('2026-05-02T09:00:00.000Z') },
  }),
  row({
    operation: confirmBooking,
    input: { bookingId: 'booking-1', revision: '1', paymentStatus: 'PAID' },
    request: {
      method: 'POST',
      path: '/v2/bookings/booking-1/confirm',
      body: { revision: '1', paymentStatus: 'PAID' },
    },
    reply: { booking: { ...reply, status: 'CONFIRMED' } },
    output: { ...output, status: 'CONFIRMED' },
  }),
  row({
    operation: declineBooking,
    input: { bookingId: 'booking-1', revision: '1' },
    request: { method: 'POST', path: '/v2/bookings/booking-1/decline', body: { revision: '1' } },
    reply: { booking: { ...reply, status: 'DECLINED' } },
    output: { ...output, status: 'DECLINED' },
  }),
  row({
    operation: queryExtendedBookings,
    input: {
      filter: { status: 'CONFIRMED', startDate: { $gte: new Date('2026-05-01T00:00:00.000Z') } },
      sort: [{ fieldName: 'startDate' }],
      withBookingAllowedActions: true,
    },
    request: {
      method: 'POST',
      path: '/v2/extended-bookings/query',
      body: {
        query: {
          filter: { status: 'CONFIRMED', startDate: { $gte: '2026-05-01T00:00:00.000Z' } },
          sort: [{ fieldName: 'startDate' }],
          cursorPaging: { limit: 50 },
        },
        withBookingAllowedActions: true,
      },
    },
    reply: {
      extendedBookings: [{ booking: reply, allowedActions: { cancel: true, reschedule: false } }],
      pagingMetadata: { count: 1, hasNext: false },
    },
    output: [{ booking: output, allowedActions: { cancel: true, reschedule: false } }],
  }),
])
