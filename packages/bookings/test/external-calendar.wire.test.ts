import {
  connectExternalCalendarByCredentials,
  connectExternalCalendarByOAuth,
  disconnectExternalCalendar,
  getExternalCalendarConnection,
  listExternalCalendarConnections,
  listExternalCalendarEvents,
  listExternalCalendarProviders,
  listExternalCalendars,
  updateExternalCalendarSyncConfig,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const fields = {
  id: 'connection-1',
  providerId: 'provider-1',
  calendarType: 'GOOGLE',
  scheduleId: 'schedule-1',
  userId: 'user-1',
  appId: 'app-1',
  externalAccountEmail: 'ines@example.com',
  status: 'ERROR',
  errorReason: 'TOKEN_REVOKED',
  syncConfig: {
    listEventFromCalendars: { enabled: true, calendars: { calendars: [{ id: 'family', name: 'Family' }] } },
    syncToCalendar: { enabled: true, dedicatedCalendar: {} },
  },
}
const connection = entity(fields)

const features = {
  connectMethods: ['OAUTH', 'CREDENTIALS'],
  updateSyncConfig: true,
  listEventFromCalendars: 'SPECIFIC_CALENDARS',
  syncToCalendar: 'DEDICATED_CALENDAR',
}

const event = {
  scheduleId: 'schedule-1',
  calendarType: 'GOOGLE',
  calendarName: 'Personal',
  title: 'Dentist',
  start: '2026-05-13T09:00:00Z',
  end: '2026-05-13T10:00:00Z',
  allDay: false,
  scheduleOwnerId: 'resource-1',
  scheduleOwnerName: 'Inês Carvalho',
}

const root = 'https://www.wixapis.com/bookings/v2/external-calendars'

runWireRows([
  row({
    operation: listExternalCalendarProviders,
    input: {},
    elevated: true,
    request: `GET ${root}/providers`,
    response: {
      providers: [entity({ id: 'provider-1', name: 'Google Calendar', calendarType: 'GOOGLE', features })],
    },
    output: [{ id: 'provider-1', name: 'Google Calendar', calendarType: 'GOOGLE', features }],
  }),
  row({
    operation: connectExternalCalendarByCredentials,
    input: {
      scheduleId: 'schedule-1',
      providerId: 'provider-1',
      email: 'ines@example.com',
      password: 'secret',
    },
    elevated: true,
    request: `POST ${root}/connections:connectByCredentials`,
    body: {
      scheduleId: 'schedule-1',
      providerId: 'provider-1',
      email: 'ines@example.com',
      password: 'secret',
    },
    response: { connection },
    output: fields,
  }),
  row({
    operation: connectExternalCalendarByOAuth,
    input: {
      scheduleId: 'schedule-1',
      providerId: 'provider-1',
      redirectUrl: 'https://app.example.com/calendars',
    },
    elevated: true,
    request: `POST ${root}/connections:connectByOAuth`,
    body: {
      scheduleId: 'schedule-1',
      providerId: 'provider-1',
      redirectUrl: 'https://app.example.com/calendars',
    },
    response: { oauthUrl: 'https://accounts.example.com/allow' },
    output: 'https://accounts.example.com/allow',
  }),
  row({
    operation: getExternalCalendarConnection,
    input: { connectionId: 'connection-1' },
    elevated: true,
    request: `GET ${root}/connections/connection-1`,
    response: { connection },
    output: fields,
  }),
  row({
    operation: listExternalCalendarConnections,
    input: { scheduleIds: ['schedule-1', 'schedule-2'], partialFailure: true },
    elevated: true,
    request: `GET ${root}/connections?scheduleIds=schedule-1&scheduleIds=schedule-2&partialFailure=true`,
    response: { connections: [connection], failedProviderIds: ['provider-2'] },
    output: { connections: [fields], failedProviderIds: ['provider-2'] },
  }),
  row({
    operation: listExternalCalendars,
    input: { connectionId: 'connection-1' },
    elevated: true,
    request: `GET ${root}/connections/connection-1/calendars`,
    response: { calendars: [{ id: 'family', name: 'Family' }] },
    output: [{ id: 'family', name: 'Family' }],
  }),
  row({
    operation: updateExternalCalendarSyncConfig,
    input: {
      connectionId: 'connection-1',
      syncConfig: {
        listEventFromCalendars: { enabled: true, calendars: { calendars: [{ id: 'family' }] } },
        syncToCalendar: { enabled: false },
      },
    },
    elevated: true,
    request: `PATCH ${root}/connections/connection-1/sync-config`,
    body: {
      syncConfig: {
        listEventFromCalendars: { enabled: true, calendars: { calendars: [{ id: 'family' }] } },
        syncToCalendar: { enabled: false },
      },
    },
    response: { connection },
    output: fields,
  }),
  row({
    operation: listExternalCalendarEvents,
    input: {
      from: '2026-05-11',
      to: '2026-05-18',
      scheduleIds: ['schedule-1'],
      userIds: ['user-1'],
      allDay: false,
      fieldsets: ['OWN_PI'],
      partialFailure: true,
    },
    elevated: true,
    request: `GET ${root}/events?from=2026-05-11&to=2026-05-18&scheduleIds=schedule-1&userIds=user-1&allDay=false&fieldsets=OWN_PI&partialFailure=true`,
    response: {
      events: [event],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
      failedProviderIds: ['provider-2'],
    },
    output: { items: [event], tooManyToCount: false, failedProviderIds: ['provider-2'] },
  }),
  row({
    operation: listExternalCalendarEvents,
    input: { from: '2026-05-11', cursorPaging: { limit: 1, cursor: 'next' } },
    elevated: true,
    // {"cursorPaging":{"limit":1,"cursor":"next"}}
    request: `GET ${root}/events?.r=eyJjdXJzb3JQYWdpbmciOnsibGltaXQiOjEsImN1cnNvciI6Im5leHQifX0`,
    response: { events: [], pagingMetadata: { count: 0, cursors: {}, hasNext: false } },
    output: { items: [], tooManyToCount: false, failedProviderIds: [] },
  }),
  row({
    operation: disconnectExternalCalendar,
    input: { connectionId: 'connection-1' },
    elevated: true,
    request: `POST ${root}/connections/connection-1/disconnect`,
    body: {},
    response: { connection },
    output: fields,
  }),
])
