import {
  bulkCreateCalendarEvents,
  cancelCalendarEvent,
  createCalendarEvent,
  getCalendarEvent,
  getCalendarSchedule,
  queryCalendarEvents,
  queryCalendarSchedules,
  updateCalendarEvent,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const schedule = {
  id: 'schedule-1',
  appId: 'app-1',
  externalId: 'resource-1',
  name: 'Ana Lopes',
  timeZone: 'Europe/Lisbon',
  businessTimeZoneEnabled: true,
  status: 'ACTIVE',
  revision: '1',
}
const scheduleOnWire = entity({
  ...schedule,
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})
const decodedSchedule = {
  ...schedule,
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

const event = {
  id: 'event-1',
  scheduleId: 'schedule-1',
  externalScheduleId: 'resource-1',
  scheduleName: 'Ana Lopes',
  type: 'WORKING_HOURS',
  status: 'CONFIRMED',
  title: 'Mornings',
  adjustedStart: { localDate: '2026-05-04T10:00:00', timeZone: 'Europe/Berlin' },
  adjustedEnd: { localDate: '2026-05-04T14:00:00', timeZone: 'Europe/Berlin' },
  timeZone: 'Europe/Lisbon',
  allDay: false,
  recurrenceType: 'MASTER',
  transparency: 'OPAQUE',
  location: { id: 'location-1', type: 'BUSINESS', name: 'Harbour' },
  resources: [{ id: 'resource-1', name: 'Ana Lopes', transparency: 'OPAQUE' }],
  notes: 'Not in August',
  appId: 'app-1',
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
  revision: '3',
}
const eventOnWire = entity({
  ...event,
  start: {
    localDate: '2026-05-04T09:00:00',
    timeZone: 'Europe/Lisbon',
    utcDate: '2026-05-04T08:00:00.000Z',
  },
  end: {
    localDate: '2026-05-04T13:00:00',
    timeZone: 'Europe/Lisbon',
    utcDate: '2026-05-04T12:00:00.000Z',
  },
  recurrenceRule: {
    frequency: 'WEEKLY',
    interval: 1,
    days: ['MONDAY'],
    until: { localDate: '2026-12-31T00:00:00', utcDate: '2026-12-31T00:00:00.000Z' },
  },
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})
const decodedEvent = {
  ...event,
  start: {
    localDate: '2026-05-04T09:00:00',
    timeZone: 'Europe/Lisbon',
    utcDate: new Date('2026-05-04T08:00:00.000Z'),
  },
  end: {
    localDate: '2026-05-04T13:00:00',
    timeZone: 'Europe/Lisbon',
    utcDate: new Date('2026-05-04T12:00:00.000Z'),
  },
  recurrenceRule: {
    frequency: 'WEEKLY',
    interval: 1,
    days: ['MONDAY'],
    until: { localDate: '2026-12-31T00:00:00', utcDate: new Date('2026-12-31T00:00:00.000Z') },
  },
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

const pagingMetadata = { count: 1, cursors: {}, hasNext: false }

const wanted = {
  scheduleId: 'schedule-1',
  type: 'WORKING_HOURS',
  start: { localDate: '2026-05-04T09:00:00' },
  end: { localDate: '2026-05-04T13:00:00' },
  recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'] },
  location: { id: 'location-1', type: 'BUSINESS' },
}

runWireRows([
  row({
    operation: getCalendarSchedule,
    input: { scheduleId: 'schedule-1' },
    elevated: true,
    request: 'GET https://www.wixapis.com/calendar/v3/schedules/schedule-1',
    response: { schedule: scheduleOnWire },
    output: decodedSchedule,
  }),
  row({
    operation: queryCalendarSchedules,
    input: { filter: { externalId: { $in: ['resource-1'] } }, cursorPaging: { limit: 2 } },
    elevated: true,
    request: 'POST https://www.wixapis.com/calendar/v3/schedules/query',
    body: { query: { filter: { externalId: { $in: ['resource-1'] } }, cursorPaging: { limit: 2 } } },
    response: { schedules: [scheduleOnWire], pagingMetadata },
    output: { items: [decodedSchedule], tooManyToCount: false },
  }),
  row({
    operation: getCalendarEvent,
    input: { eventId: 'event-1', timeZone: 'Europe/Berlin' },
    elevated: true,
    request: 'GET https://www.wixapis.com/calendar/v3/events/event-1?timeZone=Europe%2FBerlin',
    response: { event: eventOnWire },
    output: decodedEvent,
  }),
  row({
    operation: queryCalendarEvents,
    input: {
      filter: { scheduleId: 'schedule-1', type: 'WORKING_HOURS' },
      fromLocalDate: '2026-05-04T00:00:00',
      toLocalDate: '2026-05-11T00:00:00',
      timeZone: 'Europe/Berlin',
      recurrenceType: ['MASTER'],
      cursorPaging: { limit: 2 },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/calendar/v3/events/query',
    body: {
      query: { filter: { scheduleId: 'schedule-1', type: 'WORKING_HOURS' }, cursorPaging: { limit: 2 } },
      fromLocalDate: '2026-05-04T00:00:00',
      toLocalDate: '2026-05-11T00:00:00',
      timeZone: 'Europe/Berlin',
      recurrenceType: ['MASTER'],
    },
    response: { events: [eventOnWire], pagingMetadata },
    output: { items: [decodedEvent], tooManyToCount: false },
  }),
  row({
    operation: createCalendarEvent,
    input: { event: wanted, timeZone: 'Europe/Berlin' },
    elevated: true,
    request: 'POST https://www.wixapis.com/calendar/v3/events',
    body: { event: wanted, timeZone: 'Europe/Berlin' },
    response: { event: eventOnWire },
    output: decodedEvent,
  }),
  row({
    operation: bulkCreateCalendarEvents,
    input: { events: [{ event: wanted }], returnEntity: true },
    elevated: true,
    request: 'POST https://www.wixapis.com/calendar/v3/bulk/events/create',
    body: { events: [{ event: wanted }], returnEntity: true },
    response: {
      results: [{ itemMetadata: { id: 'event-1', originalIndex: 0, success: true }, item: eventOnWire }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [{ itemMetadata: { id: 'event-1', originalIndex: 0, success: true }, item: decodedEvent }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: updateCalendarEvent,
    input: {
      event: { id: 'event-1', revision: '2', notes: 'Not in August' },
      fieldMask: ['notes', 'title'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/calendar/v3/events/event-1',
    body: {
      event: entity({ id: 'event-1', revision: '2', notes: 'Not in August' }),
      fieldMask: 'notes,title',
    },
    response: { event: eventOnWire },
    output: decodedEvent,
  }),
  row({
    operation: cancelCalendarEvent,
    input: { eventId: 'event-1' },
    elevated: true,
    request: 'POST https://www.wixapis.com/calendar/v3/events/event-1/cancel',
    body: {},
    response: { event: eventOnWire },
    output: decodedEvent,
  }),
])
