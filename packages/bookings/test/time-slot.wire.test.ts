import {
  getAvailabilityTimeSlot,
  getEventTimeSlot,
  getMultiServiceAvailabilityTimeSlot,
  listAvailabilityTimeSlotEndOptions,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
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

const offered = {
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

const plainChoices = {
  addOnIds: ['add-on-1'],
  durationChoiceId: 'choice-1',
  requestedGender: { gender: 'ANY_FEMALE' as const },
}

const customerChoices = { durationInMinutes: 90, ...plainChoices }

const location = { id: 'location-1', locationType: 'BUSINESS' as const }

const services = [
  {
    serviceId: 'service-1',
    resourceTypes: [{ resourceTypeId: 'type-1', resourceIds: ['resource-1'] }],
    includeResourceTypeIds: ['type-1'],
    customerChoices,
  },
  { serviceId: 'service-2' },
]

const nestedTimeSlots = [
  {
    serviceId: 'service-1',
    localStartDate: '2026-05-04T10:00:00',
    localEndDate: '2026-05-04T11:00:00',
    availableResources: [
      {
        resourceTypeId: 'type-1',
        resources: [{ id: 'resource-1', name: 'Ana' }],
        hasMoreAvailableResources: false,
      },
    ],
    scheduleId: 'schedule-1',
  },
  {
    serviceId: 'service-2',
    localStartDate: '2026-05-04T11:00:00',
    localEndDate: '2026-05-04T11:30:00',
    availableResources: [],
  },
]

runWireRows([
  row({
    operation: listAvailabilityTimeSlots,
    input: { serviceId: 'service-1', ...window, bookable: true, customerChoices, cursorPaging: { limit: 5 } },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/time-slots',
    body: { serviceId: 'service-1', ...window, bookable: true, customerChoices, cursorPaging: { limit: 5 } },
    response: {
      timeSlots: [offered],
      timeZone: 'Europe/Lisbon',
      cursorPagingMetadata: { hasNext: true, cursors: { next: 'cursor-2' } },
    },
    output: {
      items: [output],
      tooManyToCount: false,
      timeZone: 'Europe/Lisbon',
      nextInput: {
        serviceId: 'service-1',
        ...window,
        bookable: true,
        customerChoices,
        cursorPaging: { limit: 5, cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: listAvailabilityTimeSlots,
    input: { serviceId: 'service-1', ...window, cursorPaging: { cursor: 'next' } },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/time-slots',
    body: { cursorPaging: { cursor: 'next' } },
    response: { timeSlots: [], timeZone: 'Europe/Lisbon', cursorPagingMetadata: { hasNext: false } },
    output: { items: [], tooManyToCount: false, timeZone: 'Europe/Lisbon' },
  }),
  row({
    operation: getAvailabilityTimeSlot,
    input: {
      serviceId: 'service-1',
      localStartDate: slot.localStartDate,
      localEndDate: slot.localEndDate,
      timeZone: 'Europe/Lisbon',
      includeResourceTypeIds: [staffResourceTypeId],
      customerChoices: plainChoices,
    },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/time-slots/get',
    body: {
      serviceId: 'service-1',
      localStartDate: slot.localStartDate,
      localEndDate: slot.localEndDate,
      timeZone: 'Europe/Lisbon',
      includeResourceTypeIds: [staffResourceTypeId],
      customerChoices: plainChoices,
    },
    response: { timeSlot: offered, timeZone: 'Europe/Lisbon' },
    output,
  }),
  row({
    operation: listAvailabilityTimeSlotEndOptions,
    input: {
      serviceId: 'service-1',
      localStartDate: slot.localStartDate,
      maxLocalEndDate: '2026-05-04T13:00:00',
      timeZone: 'Europe/Lisbon',
      location,
      resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: ['resource-1'] }],
    },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/time-slots/end-options',
    body: {
      serviceId: 'service-1',
      localStartDate: slot.localStartDate,
      maxLocalEndDate: '2026-05-04T13:00:00',
      timeZone: 'Europe/Lisbon',
      location,
      resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: ['resource-1'] }],
    },
    response: { endOptions: [offered], timeZone: 'Europe/Lisbon' },
    output: [output],
  }),
  row({
    operation: listEventTimeSlots,
    input: { serviceIds: ['service-2'], ...window, includeNonBookable: false },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/time-slots/event',
    body: { serviceIds: ['service-2'], ...window, includeNonBookable: false },
    response: {
      timeSlots: [offered],
      timeZone: 'Europe/Lisbon',
      pagingMetadata: { cursors: { next: 'cursor-2' } },
    },
    output: {
      items: [output],
      tooManyToCount: false,
      timeZone: 'Europe/Lisbon',
      nextInput: {
        serviceIds: ['service-2'],
        ...window,
        includeNonBookable: false,
        cursorPaging: { cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: getEventTimeSlot,
    input: { eventId: 'event-1', timeZone: 'Europe/Lisbon' },
    request:
      'GET https://www.wixapis.com/_api/service-availability/v2/time-slots/event/event-1?timeZone=Europe%2FLisbon',
    response: { timeSlot: offered, timeZone: 'Europe/Lisbon' },
    output,
  }),
  row({
    operation: listMultiServiceAvailabilityTimeSlots,
    input: {
      services,
      ...window,
      location,
      bookable: true,
      bookingPolicyViolations: { tooEarlyToBook: false },
      timeSlotsPerDay: 3,
      cursorPaging: { limit: 5 },
    },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/multi-service-time-slots',
    body: {
      services,
      ...window,
      location,
      bookable: true,
      bookingPolicyViolations: { tooEarlyToBook: false },
      timeSlotsPerDay: 3,
      cursorPaging: { limit: 5 },
    },
    response: {
      timeSlots: [{ ...offered, nestedTimeSlots }],
      timeZone: 'Europe/Lisbon',
      cursorPagingMetadata: { hasNext: true, cursors: { next: 'cursor-2' } },
    },
    output: {
      items: [{ ...output, nestedTimeSlots }],
      tooManyToCount: false,
      timeZone: 'Europe/Lisbon',
      nextInput: {
        services,
        ...window,
        location,
        bookable: true,
        bookingPolicyViolations: { tooEarlyToBook: false },
        timeSlotsPerDay: 3,
        cursorPaging: { limit: 5, cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: getMultiServiceAvailabilityTimeSlot,
    input: {
      services,
      localStartDate: '2026-05-04T10:00:00',
      localEndDate: '2026-05-04T11:30:00',
      timeZone: 'Europe/Lisbon',
      location,
    },
    request: 'POST https://www.wixapis.com/_api/service-availability/v2/multi-service-time-slots/get',
    body: {
      services,
      localStartDate: '2026-05-04T10:00:00',
      localEndDate: '2026-05-04T11:30:00',
      timeZone: 'Europe/Lisbon',
      location,
    },
    response: { timeSlot: { ...offered, nestedTimeSlots }, timeZone: 'Europe/Lisbon' },
    output: { ...output, nestedTimeSlots },
  }),
])
