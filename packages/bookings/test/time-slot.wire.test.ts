import {
  getAvailabilityTimeSlot,
  getEventTimeSlot,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const slot = {
  serviceId: 'service-1',
  localStartDate: '2026-05-04T10:00:00',
  localEndDate: '2026-05-04T11:00:00',
  bookable: false,
  location: { id: 'location-1', name: 'Harbour', locationType: 'BUSINESS' },
  totalCapacity: 1,
  remainingCapacity: 1,
  bookableCapacity: 1,
}

const reply = {
  ...slot,
  bookingPolicyViolations: { tooEarlyToBook: true, earliestBookingDate: '2026-04-04T09:00:00.000Z' },
}

const output = {
  ...slot,
  bookingPolicyViolations: {
    tooEarlyToBook: true,
    earliestBookingDate: new Date('2026-04-04T09:00:00.000Z'),
  },
}

const window = {
  fromLocalDate: '2026-05-04T00:00:00',
  toLocalDate: '2026-05-05T00:00:00',
  timeZone: 'Europe/Lisbon',
}

runWireRows([
  row({
    operation: listAvailabilityTimeSlots,
    input: { serviceId: 'service-1', ...window, bookable: true, cursorPaging: { limit: 5 } },
    request: {
      method: 'POST',
      path: '/v2/time-slots',
      body: { serviceId: 'service-1', ...window, bookable: true, cursorPaging: { limit: 5 } },
    },
    reply: { timeSlots: [reply], timeZone: 'Europe/Lisbon', cursorPagingMetadata: { hasNext: false } },
    output: [output],
  }),
  row({
    operation: listAvailabilityTimeSlots,
    input: { serviceId: 'service-1', ...window, cursorPaging: { cursor: 'next' } },
    request: { method: 'POST', path: '/v2/time-slots', body: { cursorPaging: { cursor: 'next' } } },
    reply: { timeSlots: [], timeZone: 'Europe/Lisbon', cursorPagingMetadata: { hasNext: false } },
    output: [],
  }),
  row({
    operation: getAvailabilityTimeSlot,
    input: {
      serviceId: 'service-1',
      localStartDate: slot.localStartDate,
      localEndDate: slot.localEndDate,
      timeZone: 'Europe/Lisbon',
      includeResourceTypeIds: [staffResourceTypeId],
    },
    request: {
      method: 'POST',
      path: '/v2/time-slots/get',
      body: {
        serviceId: 'service-1',
        localStartDate: slot.localStartDate,
        localEndDate: slot.localEndDate,
        timeZone: 'Europe/Lisbon',
        includeResourceTypeIds: [staffResourceTypeId],
      },
    },
    reply: { timeSlot: reply, timeZone: 'Europe/Lisbon' },
    output,
  }),
  row({
    operation: listEventTimeSlots,
    input: { serviceIds: ['service-2'], ...window, includeNonBookable: false },
    request: {
      method: 'POST',
      path: '/v2/time-slots/event',
      body: { serviceIds: ['service-2'], ...window, includeNonBookable: false },
    },
    reply: { timeSlots: [reply], timeZone: 'Europe/Lisbon', pagingMetadata: { hasNext: false } },
    output: [output],
  }),
  row({
    operation: getEventTimeSlot,
    input: { eventId: 'event-1', timeZone: 'Europe/Lisbon' },
    request: { method: 'GET', path: '/v2/time-slots/event/event-1', query: { timeZone: 'Europe/Lisbon' } },
    reply: { timeSlot: reply, timeZone: 'Europe/Lisbon' },
    output,
  }),
])
