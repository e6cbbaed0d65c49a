import {
  type Answer,
  cursorList,
  type CursorPaging,
  type ElevatedAuth,
  list,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type ExternalCalendar,
  type ExternalCalendarConnection,
  type ExternalCalendarConnections,
  externalCalendarConnectionShape,
  externalCalendarConnectionsShape,
  type ExternalCalendarEvent,
  type ExternalCalendarProvider,
  externalCalendarProviderShape,
  type ExternalCalendarSyncConfig,
} from './model.ts'

const prefix = '/bookings'

/** The operation has no input: it lists all providers. */
export type ListExternalCalendarProvidersInput = Record<string, never>

/**
 * Lists the providers whose calendars can be connected, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const providers = await listExternalCalendarProviders(elevatedClient, {})
 * const google = providers.find(({ calendarType }) => calendarType === 'GOOGLE')
 * @function
 */
export const listExternalCalendarProviders: Read<
  ListExternalCalendarProvidersInput,
  ExternalCalendarProvider[],
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.externalCalendars.listProviders',
  prefix,
  route: 'GET /v2/external-calendars/providers',
  elevated: true,
  response: /* @__PURE__ */ list('providers', externalCalendarProviderShape),
})

/** The account to connect, with its password, and the schedule to connect it to. */
export interface ConnectExternalCalendarByCredentialsInput {
  /** The `eventsSchedule` of the resource, such as that of a staff member. */
  scheduleId: string
  providerId: string
  email: string
  password: string
}

/**
 * Connects an account to the schedule of a resource, for the business, with an email address and a password.
 *
 * @throws ApplicationError `BAD_CREDENTIALS` when the provider refuses them; `NOT_SUPPORTED_BY_PROVIDER` when it does
 * not support credentials; `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such schedule or provider.
 * @throws ContextError without an elevated client.
 * @example
 * const { eventsSchedule } = await getResource(elevatedClient, { resourceId })
 * const connection = await connectExternalCalendarByCredentials(elevatedClient, {
 *   scheduleId: eventsSchedule?.scheduleId ?? '',
 *   providerId,
 *   email,
 *   password,
 * })
 * @function
 */
export const connectExternalCalendarByCredentials: Write<
  ConnectExternalCalendarByCredentialsInput,
  ExternalCalendarConnection,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.externalCalendars.connectByCredentials',
  prefix,
  route: 'POST /v2/external-calendars/connections:connectByCredentials',
  elevated: true,
  response: /* @__PURE__ */ pick('connection', externalCalendarConnectionShape),
})

/** The provider to connect to, and the schedule to connect. */
export interface ConnectExternalCalendarByOAuthInput {
  /** The `eventsSchedule` of the resource, such as that of a staff member. */
  scheduleId: string
  providerId: string
  /** Your page that the account owner returns to, on an origin that your app has registered. */
  redirectUrl: string
}

/**
 * Starts connecting an account to the schedule of a resource, for the business. Open the returned URL: the account
 * owner allows the connection there and returns to `redirectUrl` with `connectionId`, or with `error`: `reject` when
 * they did not allow it, `unsupported` or `internal`.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when it has no such page; `NOT_FOUND` when there is no such
 * schedule or provider.
 * @throws ValidationError when `redirectUrl` is not the URL of a page.
 * @throws ContextError without an elevated client.
 * @example
 * location.href = await connectExternalCalendarByOAuth(elevatedClient, {
 *   scheduleId,
 *   providerId,
 *   redirectUrl: 'https://app.example.com/calendars',
 * })
 * @function
 */
export const connectExternalCalendarByOAuth: Write<
  ConnectExternalCalendarByOAuthInput,
  string,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.externalCalendars.connectByOAuth',
  prefix,
  route: 'POST /v2/external-calendars/connections:connectByOAuth',
  elevated: true,
  response: /* @__PURE__ */ pick('oauthUrl'),
})

/** The connection to read. */
export interface GetExternalCalendarConnectionInput {
  connectionId: string
}

/**
 * Reads one connection, for the business: its status changes while it is synchronized.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, errorReason } = await getExternalCalendarConnection(elevatedClient, { connectionId })
 * @function
 */
export const getExternalCalendarConnection: Read<
  GetExternalCalendarConnectionInput,
  ExternalCalendarConnection,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.externalCalendars.getConnection',
  prefix,
  route: 'GET /v2/external-calendars/connections/{connectionId}',
  elevated: true,
  response: /* @__PURE__ */ pick('connection', externalCalendarConnectionShape),
})

/** The schedules whose connections are listed. */
export interface ListExternalCalendarConnectionsInput {
  /** Only connections of these schedules; defaults to all. */
  scheduleIds?: string[]
  /** Whether the call succeeds if a provider does not respond; `failedProviderIds` then lists the provider. */
  partialFailure?: boolean
}

/**
 * Lists connections, for the business, including disconnected ones.
 *
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not respond, unless
 * `partialFailure` is set.
 * @throws ContextError without an elevated client.
 * @example
 * const { connections } = await listExternalCalendarConnections(elevatedClient, { scheduleIds: [scheduleId] })
 * @function
 */
export const listExternalCalendarConnections: Read<
  ListExternalCalendarConnectionsInput,
  ExternalCalendarConnections,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.externalCalendars.listConnections',
  prefix,
  route: 'GET /v2/external-calendars/connections',
  elevated: true,
  response: /* @__PURE__ */ whole(externalCalendarConnectionsShape),
})

/** The connection whose calendars are listed. */
export interface ListExternalCalendarsInput {
  connectionId: string
}

/**
 * Lists the calendars of a connected account, for the business, so that you can choose which events occupy the
 * resource.
 *
 * @throws ApplicationError `CONNECTION_NOT_CONNECTED`; `NOT_SUPPORTED_BY_PROVIDER` when only the primary calendar is
 * read; `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * const calendars = await listExternalCalendars(elevatedClient, { connectionId })
 * @function
 */
export const listExternalCalendars: Read<ListExternalCalendarsInput, ExternalCalendar[], ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'bookings.externalCalendars.listCalendars',
    prefix,
    route: 'GET /v2/external-calendars/connections/{connectionId}/calendars',
    elevated: true,
    response: /* @__PURE__ */ list<ExternalCalendar>('calendars'),
  })

/** The connection, and its new synchronization directions. */
export interface UpdateExternalCalendarSyncConfigInput {
  connectionId: string
  /** The directions to change; omitted ones do not change. */
  syncConfig: ExternalCalendarSyncConfig
}

/**
 * Changes which events occupy the resource and where bookings are written, for the business. The connection is then
 * synchronized again.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when the provider lacks the ability; `CONNECTION_NOT_CONNECTED`;
 * `NOT_FOUND` when there is no such connection.
 * @throws ValidationError when two calendars are given instead of one, or the account does not have the calendar.
 * @throws ContextError without an elevated client.
 * @example
 * await updateExternalCalendarSyncConfig(elevatedClient, {
 *   connectionId,
 *   syncConfig: {
 *     listEventFromCalendars: { enabled: true, calendars: { calendars: [{ id: calendarId }] } },
 *     syncToCalendar: { enabled: false },
 *   },
 * })
 * @function
 */
export const updateExternalCalendarSyncConfig: Write<
  UpdateExternalCalendarSyncConfigInput,
  ExternalCalendarConnection,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.externalCalendars.updateSyncConfig',
  prefix,
  route: 'PATCH /v2/external-calendars/connections/{connectionId}/sync-config',
  elevated: true,
  response: /* @__PURE__ */ pick('connection', externalCalendarConnectionShape),
})

/** All field sets that events can be listed with. */
export const externalCalendarEventFieldsets = ['OWN_PI'] as const

/** `OWN_PI`: with the personal fields, such as the title. */
export type ExternalCalendarEventFieldset = Open<(typeof externalCalendarEventFieldsets)[number]>

/** The time range and the schedules whose events are listed. */
export interface ListExternalCalendarEventsInput {
  /**
   * Finds events that end after this time: an instant such as `2026-05-13T09:00:00Z`, or a day. Required, like `to`,
   * unless a cursor is given.
   */
  from?: string
  /** Finds events that begin before this time. */
  to?: string
  /** At most 100. */
  scheduleIds?: string[]
  /** Only events of connections that these users made; at most 100. */
  userIds?: string[]
  /** Only all-day events, or only others; defaults to both. */
  allDay?: boolean
  fieldsets?: ExternalCalendarEventFieldset[]
  /** Whether the call succeeds if a provider does not respond; `failedProviderIds` then lists the provider. */
  partialFailure?: boolean
  /** 50 per page by default (at most 1,000). */
  cursorPaging?: CursorPaging
}

/** A page of events, and the providers that did not respond. */
export interface ExternalCalendarEventPage extends Page<
  ExternalCalendarEvent,
  ListExternalCalendarEventsInput
> {
  /** Only with `partialFailure`. */
  readonly failedProviderIds: string[]
}

const eventPage = (): Answer<ExternalCalendarEventPage> => {
  const plain = page<ExternalCalendarEvent, ListExternalCalendarEventsInput>('events')
  const { wrap } = plain
  return {
    ...plain,
    wrap: (items, body, call) =>
      ({
        ...wrap?.(items, body, call),
        failedProviderIds: body['failedProviderIds'] ?? [],
      }) as ExternalCalendarEventPage,
  }
}

/**
 * Lists events of connected calendars, for the business, earliest first: events that were read from the calendars, and
 * bookings that were written into them.
 *
 * @throws ValidationError when `from` or `to` is missing or malformed.
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not respond, unless
 * `partialFailure` is set.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await listExternalCalendarEvents(elevatedClient, {
 *   from: '2026-05-11',
 *   to: '2026-05-18',
 *   fieldsets: ['OWN_PI'],
 * })
 * @function
 */
export const listExternalCalendarEvents: Read<
  ListExternalCalendarEventsInput,
  ExternalCalendarEventPage,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.externalCalendars.listEvents',
  prefix,
  route: 'GET /v2/external-calendars/events',
  elevated: true,
  envelope: cursorList,
  response: /* @__PURE__ */ eventPage(),
})

/** The connection to end. */
export interface DisconnectExternalCalendarInput {
  connectionId: string
}

/**
 * Disconnects an account, for the business: its events no longer occupy the resource, and bookings are no longer
 * written into its calendar.
 *
 * @throws ConflictError `CONNECTION_ALREADY_DISCONNECTED`.
 * @throws ApplicationError `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * await disconnectExternalCalendar(elevatedClient, { connectionId })
 * @function
 */
export const disconnectExternalCalendar: Write<
  DisconnectExternalCalendarInput,
  ExternalCalendarConnection,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.externalCalendars.disconnect',
  prefix,
  route: 'POST /v2/external-calendars/connections/{connectionId}/disconnect',
  elevated: true,
  response: /* @__PURE__ */ pick('connection', externalCalendarConnectionShape),
})
