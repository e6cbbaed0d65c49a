import { entity, type Open, shape, type Shape } from '@frontdesk/core'

/** All kinds of calendars that can be connected. */
export const externalCalendarTypes = [
  'UNDEFINED',
  'GOOGLE',
  'I_CAL',
  'OUTLOOK',
  'OFFICE_365',
  'MICROSOFT',
  'OTHER',
] as const

/** The kind of a calendar. */
export type ExternalCalendarType = Open<(typeof externalCalendarTypes)[number]>

/** Every status of a connection. */
export const externalCalendarConnectionStatuses = [
  'UNDEFINED',
  'CONNECTED',
  'SYNC_IN_PROGRESS',
  'SYNCED',
  'DISCONNECTED',
  'ERROR',
] as const

/**
 * Status of a connection. `CONNECTED`: nothing was read or written yet. `SYNCED`: its events occupy the resource, and
 * bookings appear in the calendar. `ERROR`: `errorReason` says why it is not synchronized.
 */
export type ExternalCalendarConnectionStatus = Open<(typeof externalCalendarConnectionStatuses)[number]>

/** Every reason why a connection is in error. */
export const externalCalendarErrorReasons = [
  'UNDEFINED',
  'TOKEN_REVOKED',
  'EXTERNAL_CALENDAR_CREATION_FAILED',
  'EXTERNAL_CALENDAR_DELETED',
] as const

/**
 * Why a connection is in error: the account owner revoked the permission, the provider could not create the calendar
 * for bookings, or somebody deleted that calendar.
 */
export type ExternalCalendarErrorReason = Open<(typeof externalCalendarErrorReasons)[number]>

/** All ways to connect to a provider. */
export const externalCalendarConnectMethods = ['UNDEFINED', 'OAUTH', 'CREDENTIALS'] as const

/** A way to connect: on a page of the provider, or with an email address and a password. */
export type ExternalCalendarConnectMethod = Open<(typeof externalCalendarConnectMethods)[number]>

/** All levels of read access to a provider's calendars. */
export const listEventFromCalendarsFeatures = [
  'UNDEFINED',
  'NOT_SUPPORTED',
  'PRIMARY_CALENDAR_ONLY',
  'SPECIFIC_CALENDARS',
] as const

/** The calendars of a provider whose events can be read. */
export type ListEventFromCalendarsFeature = Open<(typeof listEventFromCalendarsFeatures)[number]>

/** All levels of write access to a provider's calendars. */
export const syncToCalendarFeatures = [
  'UNDEFINED',
  'NOT_SUPPORTED',
  'PRIMARY_CALENDAR_ONLY',
  'SPECIFIC_CALENDAR',
  'DEDICATED_CALENDAR',
] as const

/** The calendar of a provider that bookings can be written into. */
export type SyncToCalendarFeature = Open<(typeof syncToCalendarFeatures)[number]>

/** A calendar service, such as an email provider. */
export interface ExternalCalendarProvider {
  id: string
  name?: string
  calendarType?: ExternalCalendarType
  features?: ExternalCalendarProviderFeatures
}

/** The abilities of a provider. */
export interface ExternalCalendarProviderFeatures {
  connectMethods?: ExternalCalendarConnectMethod[]
  /** Whether `updateExternalCalendarSyncConfig` may be called for its connections. */
  updateSyncConfig?: boolean
  /** The calendars whose events it lets the business read. */
  listEventFromCalendars?: ListEventFromCalendarsFeature
  /** The calendar that it lets the business write bookings into. */
  syncToCalendar?: SyncToCalendarFeature
}

/** A calendar of a connected account. */
export interface ExternalCalendar {
  id?: string
  name?: string
}

/** An account at a provider that is connected to the schedule of a resource. */
export interface ExternalCalendarConnection {
  id: string
  providerId?: string
  calendarType?: ExternalCalendarType
  /** The `eventsSchedule` of the resource, such as that of a staff member. */
  scheduleId?: string
  /** The user of the business who made the connection. */
  userId?: string
  /** The app that made the connection. */
  appId?: string
  /** The account at the provider. */
  externalAccountEmail?: string
  status?: ExternalCalendarConnectionStatus
  /** Present with status `ERROR`. */
  errorReason?: ExternalCalendarErrorReason
  syncConfig?: ExternalCalendarSyncConfig
}

/** The synchronization directions of a connection. */
export interface ExternalCalendarSyncConfig {
  /** Which events of the account occupy the resource. */
  listEventFromCalendars?: ListEventFromCalendarsConfig
  /** Which calendar of the account bookings are written into. */
  syncToCalendar?: SyncToCalendarConfig
}

/** The calendars whose events occupy the resource: either `primaryCalendar` or `calendars`. */
export interface ListEventFromCalendarsConfig {
  enabled?: boolean
  /** An empty object selects the main calendar of the account. */
  primaryCalendar?: Record<string, unknown>
  /** The name is filled in by the platform. */
  calendars?: { calendars?: ExternalCalendar[] }
}

/** The calendar that bookings are written into: either `primaryCalendar` or `dedicatedCalendar`, which is created for it. */
export interface SyncToCalendarConfig {
  enabled?: boolean
  /** An empty object selects the main calendar of the account. */
  primaryCalendar?: Record<string, unknown>
  /** An empty object creates a separate calendar for bookings. */
  dedicatedCalendar?: Record<string, unknown>
}

/** An event of a connected calendar. */
export interface ExternalCalendarEvent {
  scheduleId?: string
  calendarType?: ExternalCalendarType
  /** Personal data: included only with the field set `OWN_PI`. */
  calendarName?: string
  /** Personal data: included only with the field set `OWN_PI`. */
  title?: string
  /** An instant such as `2026-05-13T09:00:00Z`, or for an all-day event the first day, `2026-05-13`. */
  start?: string
  /** The end as an instant, or for an all-day event the day after the last one. */
  end?: string
  /** Whether it is an all-day event. */
  allDay?: boolean
  /** The resource that has the schedule. */
  scheduleOwnerId?: string
  /** The name of that resource; absent when it has none. */
  scheduleOwnerName?: string
}

export const externalCalendarProviderShape: Shape<ExternalCalendarProvider> =
  /* @__PURE__ */ entity<ExternalCalendarProvider>({})

export const externalCalendarConnectionShape: Shape<ExternalCalendarConnection> =
  /* @__PURE__ */ entity<ExternalCalendarConnection>({})

/** Connections, and the providers that did not respond. */
export interface ExternalCalendarConnections {
  connections: ExternalCalendarConnection[]
  /** The providers that did not respond; only with `partialFailure`. */
  failedProviderIds?: string[]
}

export const externalCalendarConnectionsShape: Shape<ExternalCalendarConnections> =
  /* @__PURE__ */ shape<ExternalCalendarConnections>({ connections: externalCalendarConnectionShape })
