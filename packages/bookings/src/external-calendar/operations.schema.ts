import {
  closed,
  cursorPagingOf,
  emailSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type ExternalCalendar,
  type ExternalCalendarConnection,
  type ExternalCalendarConnections,
  externalCalendarConnectionStatuses,
  externalCalendarConnectMethods,
  externalCalendarErrorReasons,
  type ExternalCalendarEvent,
  type ExternalCalendarProvider,
  type ExternalCalendarSyncConfig,
  externalCalendarTypes,
  listEventFromCalendarsFeatures,
  syncToCalendarFeatures,
} from './model.ts'
import {
  connectExternalCalendarByCredentials,
  type ConnectExternalCalendarByCredentialsInput,
  connectExternalCalendarByOAuth,
  type ConnectExternalCalendarByOAuthInput,
  disconnectExternalCalendar,
  type DisconnectExternalCalendarInput,
  externalCalendarEventFieldsets,
  getExternalCalendarConnection,
  type GetExternalCalendarConnectionInput,
  listExternalCalendarConnections,
  type ListExternalCalendarConnectionsInput,
  listExternalCalendarEvents,
  type ListExternalCalendarEventsInput,
  listExternalCalendarProviders,
  type ListExternalCalendarProvidersInput,
  listExternalCalendars,
  type ListExternalCalendarsInput,
  updateExternalCalendarSyncConfig,
  type UpdateExternalCalendarSyncConfigInput,
} from './operations.ts'

const maybe = z.exactOptional

export const externalCalendarProviderSchema: ObjectSchema<ExternalCalendarProvider> =
  /* @__PURE__ */ schema<ExternalCalendarProvider>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      name: maybe(z.string()),
      calendarType: maybe(oneOf(externalCalendarTypes)),
      features: maybe(
        z.looseObject({
          connectMethods: maybe(z.array(oneOf(externalCalendarConnectMethods))),
          updateSyncConfig: maybe(z.boolean()),
          listEventFromCalendars: maybe(oneOf(listEventFromCalendarsFeatures)),
          syncToCalendar: maybe(oneOf(syncToCalendarFeatures)),
        }),
      ),
    }),
  )

export const externalCalendarSchema: ObjectSchema<ExternalCalendar> =
  /* @__PURE__ */ schema<ExternalCalendar>()(() =>
    z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) }),
  )

const anything = () => z.record(z.string(), z.unknown())

export const externalCalendarSyncConfigSchema: ObjectSchema<ExternalCalendarSyncConfig> =
  /* @__PURE__ */ schema<ExternalCalendarSyncConfig>()(() =>
    z.looseObject({
      listEventFromCalendars: maybe(
        z.looseObject({
          enabled: maybe(z.boolean()),
          primaryCalendar: maybe(anything()),
          calendars: maybe(z.looseObject({ calendars: maybe(z.array(externalCalendarSchema())) })),
        }),
      ),
      syncToCalendar: maybe(
        z.looseObject({
          enabled: maybe(z.boolean()),
          primaryCalendar: maybe(anything()),
          dedicatedCalendar: maybe(anything()),
        }),
      ),
    }),
  )

export const externalCalendarConnectionSchema: ObjectSchema<ExternalCalendarConnection> =
  /* @__PURE__ */ schema<ExternalCalendarConnection>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      providerId: maybe(z.string()),
      calendarType: maybe(oneOf(externalCalendarTypes)),
      scheduleId: maybe(z.string()),
      userId: maybe(z.string()),
      appId: maybe(z.string()),
      externalAccountEmail: maybe(z.string()),
      status: maybe(oneOf(externalCalendarConnectionStatuses)),
      errorReason: maybe(oneOf(externalCalendarErrorReasons)),
      syncConfig: maybe(externalCalendarSyncConfigSchema()),
    }),
  )

export const externalCalendarConnectionsSchema: Schema<ExternalCalendarConnections> =
  /* @__PURE__ */ schema<ExternalCalendarConnections>()(() =>
    z.looseObject({
      connections: z.array(externalCalendarConnectionSchema()),
      failedProviderIds: maybe(z.array(z.string())),
    }),
  )

export const externalCalendarEventSchema: ObjectSchema<ExternalCalendarEvent> =
  /* @__PURE__ */ schema<ExternalCalendarEvent>()((oneOf) =>
    z.looseObject({
      scheduleId: maybe(z.string()),
      calendarType: maybe(oneOf(externalCalendarTypes)),
      calendarName: maybe(z.string()),
      title: maybe(z.string()),
      start: maybe(z.string()),
      end: maybe(z.string()),
      allDay: maybe(z.boolean()),
      scheduleOwnerId: maybe(z.string()),
      scheduleOwnerName: maybe(z.string()),
    }),
  )

export const listExternalCalendarProvidersInputSchema: Schema<ListExternalCalendarProvidersInput> =
  /* @__PURE__ */ schema<ListExternalCalendarProvidersInput>()(() => z.record(z.string(), z.never()))

export const connectExternalCalendarByCredentialsInputSchema: Schema<ConnectExternalCalendarByCredentialsInput> =
  /* @__PURE__ */ schema<ConnectExternalCalendarByCredentialsInput>()(() =>
    z.looseObject({
      scheduleId: z.string().min(1),
      providerId: z.string().min(1),
      email: emailSchema(),
      password: z.string().min(1),
    }),
  )

export const connectExternalCalendarByOAuthInputSchema: Schema<ConnectExternalCalendarByOAuthInput> =
  /* @__PURE__ */ schema<ConnectExternalCalendarByOAuthInput>()(() =>
    z.looseObject({
      scheduleId: z.string().min(1),
      providerId: z.string().min(1),
      redirectUrl: z.url({ protocol: /^https?$/ }),
    }),
  )

export const getExternalCalendarConnectionInputSchema: Schema<GetExternalCalendarConnectionInput> =
  /* @__PURE__ */ schema<GetExternalCalendarConnectionInput>()(() =>
    z.looseObject({ connectionId: z.string().min(1) }),
  )

export const listExternalCalendarConnectionsInputSchema: Schema<ListExternalCalendarConnectionsInput> =
  /* @__PURE__ */ schema<ListExternalCalendarConnectionsInput>()(() =>
    z.looseObject({
      scheduleIds: maybe(z.array(z.string())),
      partialFailure: maybe(z.boolean()),
    }),
  )

export const listExternalCalendarsInputSchema: Schema<ListExternalCalendarsInput> =
  /* @__PURE__ */ schema<ListExternalCalendarsInput>()(() =>
    z.looseObject({ connectionId: z.string().min(1) }),
  )

export const updateExternalCalendarSyncConfigInputSchema: Schema<UpdateExternalCalendarSyncConfigInput> =
  /* @__PURE__ */ schema<UpdateExternalCalendarSyncConfigInput>()(() =>
    z.looseObject({ connectionId: z.string().min(1), syncConfig: externalCalendarSyncConfigSchema() }),
  )

export const listExternalCalendarEventsInputSchema: Schema<ListExternalCalendarEventsInput> =
  /* @__PURE__ */ schema<ListExternalCalendarEventsInput>()(() =>
    z.looseObject({
      from: maybe(z.string()),
      to: maybe(z.string()),
      scheduleIds: maybe(z.array(z.string()).max(100)),
      userIds: maybe(z.array(z.string()).max(100)),
      allDay: maybe(z.boolean()),
      fieldsets: maybe(z.array(closed(externalCalendarEventFieldsets))),
      partialFailure: maybe(z.boolean()),
      cursorPaging: maybe(cursorPagingOf(1_000)()),
    }),
  )

export const disconnectExternalCalendarInputSchema: Schema<DisconnectExternalCalendarInput> =
  /* @__PURE__ */ schema<DisconnectExternalCalendarInput>()(() =>
    z.looseObject({ connectionId: z.string().min(1) }),
  )

const oauthUrlSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const externalCalendarSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listExternalCalendarProviders,
    listExternalCalendarProvidersInputSchema,
    externalCalendarProviderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    connectExternalCalendarByCredentials,
    connectExternalCalendarByCredentialsInputSchema,
    externalCalendarConnectionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    connectExternalCalendarByOAuth,
    connectExternalCalendarByOAuthInputSchema,
    oauthUrlSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getExternalCalendarConnection,
    getExternalCalendarConnectionInputSchema,
    externalCalendarConnectionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listExternalCalendarConnections,
    listExternalCalendarConnectionsInputSchema,
    externalCalendarConnectionsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listExternalCalendars,
    listExternalCalendarsInputSchema,
    externalCalendarSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateExternalCalendarSyncConfig,
    updateExternalCalendarSyncConfigInputSchema,
    externalCalendarConnectionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listExternalCalendarEvents,
    listExternalCalendarEventsInputSchema,
    externalCalendarEventSchema,
  ),
  /* @__PURE__ */ operationSchema(
    disconnectExternalCalendar,
    disconnectExternalCalendarInputSchema,
    externalCalendarConnectionSchema,
  ),
]
