import {
  connectExternalCalendarByCredentials,
  connectExternalCalendarByOAuth,
  disconnectExternalCalendar,
  type ExternalCalendarConnectMethod,
  type ExternalCalendarEvent,
  type ExternalCalendarProvider,
  type ExternalCalendarSyncConfig,
  getExternalCalendarConnection,
  listExternalCalendarConnections,
  listExternalCalendarEvents,
  type ListExternalCalendarEventsInput,
  listExternalCalendarProviders,
  listExternalCalendars,
  updateExternalCalendarSyncConfig,
} from '@frontdesk/bookings'
import { listExternalCalendarEventsInputSchema } from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { unknownCursor } from '../../kernel/cursor.ts'
import { decline, refuse, refusedAs } from '../../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { parseMoment } from '../../kernel/iso-date.ts'
import { cutPage, readConditions } from '../../kernel/query/query.ts'
import { createZone, day } from '../availability/zoned-time.ts'
import { connectedEvents } from './connected-events.ts'
import {
  beginSync,
  connect,
  connectionEntity,
  connectRequests,
  disconnect,
  type KeptConnection,
  notSupported,
  requestLifetime,
  requireConnected,
  requireProvider,
  requireSchedule,
} from './connection.ts'
import { accountBehaviour, calendarsOf, providers } from './provider.ts'

type Context = HandlerContext<unknown>

const requireMethod = (provider: ExternalCalendarProvider, method: ExternalCalendarConnectMethod): void => {
  if (!provider.features?.connectMethods?.includes(method)) throw notSupported(provider, method)
}

/** Connections whose provider answers, and the providers of the others. */
const answering = (
  kept: readonly KeptConnection[],
  partialFailure = false,
): { readonly answering: readonly KeptConnection[]; readonly failedProviderIds: string[] } => {
  const isOffline = ({ externalAccountEmail, status }: KeptConnection): boolean =>
    status !== 'DISCONNECTED' && accountBehaviour(externalAccountEmail) === 'offline'
  const failedProviderIds = [...new Set(kept.filter(isOffline).map(({ providerId }) => providerId))]
  if (failedProviderIds.length && !partialFailure)
    throw decline(
      424,
      'EXTERNAL_CALENDAR_PROVIDER_FAILED',
      'A provider of calendars does not answer: set partialFailure to get what the others answer',
      { failedProviderIds },
    )
  return { answering: kept.filter((one) => !isOffline(one)), failedProviderIds }
}

const oneOf = (given: object | undefined, names: readonly [string, string], field: string): void => {
  const [first, second] = names
  if (given && first in given && second in given)
    throw refuse({
      field: `${field}.${second}`,
      description: `must be left out where ${first} is given`,
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
}

/** The calendars to read events from after a change. */
const readListConfig = (
  provider: ExternalCalendarProvider,
  { externalAccountEmail, syncConfig }: KeptConnection,
  given: NonNullable<ExternalCalendarSyncConfig['listEventFromCalendars']>,
): NonNullable<ExternalCalendarSyncConfig['listEventFromCalendars']> => {
  const field = 'syncConfig.listEventFromCalendars'
  oneOf(given, ['primaryCalendar', 'calendars'], field)
  const { enabled: wasEnabled = false, ...before } = syncConfig?.listEventFromCalendars ?? {}
  const { enabled = wasEnabled, primaryCalendar, calendars } = given
  const ability = provider.features?.listEventFromCalendars
  if (enabled && ability === 'NOT_SUPPORTED') throw notSupported(provider, 'listEventFromCalendars')
  if (calendars && ability !== 'SPECIFIC_CALENDARS') throw notSupported(provider, 'SPECIFIC_CALENDARS')
  if (primaryCalendar) return { enabled, primaryCalendar }
  if (!calendars) return { ...before, enabled }
  const known = calendarsOf(externalAccountEmail)
  const chosen = (calendars.calendars ?? []).map(({ id }, index) => {
    const calendar = known.find((one) => one.id === id)
    if (!calendar)
      throw refuse({
        field: `${field}.calendars.calendars.${index}.id`,
        description: 'is no calendar of the account: listExternalCalendars lists them',
        violatedRule: 'VALIDATION',
      })
    return calendar
  })
  return { enabled, calendars: { calendars: chosen } }
}

/** The calendar to write bookings into after a change. */
const readSyncConfig = (
  provider: ExternalCalendarProvider,
  { syncConfig }: KeptConnection,
  given: NonNullable<ExternalCalendarSyncConfig['syncToCalendar']>,
): NonNullable<ExternalCalendarSyncConfig['syncToCalendar']> => {
  oneOf(given, ['primaryCalendar', 'dedicatedCalendar'], 'syncConfig.syncToCalendar')
  const { enabled: wasEnabled = false, ...before } = syncConfig?.syncToCalendar ?? {}
  const { enabled = wasEnabled, primaryCalendar, dedicatedCalendar } = given
  const ability = provider.features?.syncToCalendar
  if (enabled && ability === 'NOT_SUPPORTED') throw notSupported(provider, 'syncToCalendar')
  if (dedicatedCalendar && ability !== 'DEDICATED_CALENDAR')
    throw notSupported(provider, 'DEDICATED_CALENDAR')
  if (primaryCalendar) return { enabled, primaryCalendar }
  return dedicatedCalendar ? { enabled, dedicatedCalendar } : { ...before, enabled }
}

/** Reads a moment, or the beginning of a day of the business. */
const readBound = (context: Context, name: 'from' | 'to', text: string | undefined): number => {
  if (text === undefined)
    throw refuse({ field: name, description: 'must be given, or a cursor', violatedRule: 'REQUIRED_FIELD' })
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const moment = isDay || /(Z|[+-]\d\d:\d\d)$/.test(text) ? parseMoment(text) : undefined
  if (!moment)
    throw refuse({
      field: name,
      description: 'must be a moment such as 2026-05-13T09:00:00Z, or a day such as 2026-05-13',
      violatedRule: 'FORMAT',
    })
  return isDay ? +createZone(context.business.timeZone).toMoment(`${text}T00:00:00`) : +moment
}

/** Events are listed for so many milliseconds at most. */
const longestWindow = 10 * 366 * day

type EventConditions = Omit<ListExternalCalendarEventsInput, 'cursorPaging'>

/** A cursor brings the conditions back from outside. */
const checkConditions = (conditions: unknown): EventConditions => {
  try {
    return check(listExternalCalendarEventsInputSchema, conditions)
  } catch {
    throw unknownCursor('cursorPaging.cursor')
  }
}

const findEvents = (
  context: Context,
  { scheduleIds, userIds, allDay, fieldsets = [], partialFailure, ...bounds }: EventConditions,
): { readonly events: readonly ExternalCalendarEvent[]; readonly failedProviderIds: string[] } => {
  const from = readBound(context, 'from', bounds.from)
  const to = readBound(context, 'to', bounds.to)
  if (to <= from || to - from > longestWindow)
    throw refuse({
      field: 'to',
      description: 'must be after from, and at most ten years after it',
      violatedRule: 'VALIDATION',
    })
  const kept = connectionEntity
    .in(context)
    .filter(
      ({ scheduleId, userId = '' }) =>
        (!scheduleIds?.length || scheduleIds.includes(scheduleId)) &&
        (!userIds?.length || userIds.includes(userId)),
    )
  const found = answering(kept, partialFailure)
  const events = found.answering
    .flatMap((connection) => connectedEvents(context, connection, from, to))
    .filter(({ event }) => allDay === undefined || event.allDay === allDay)
    .sort((left, right) => left.from - right.from)
    .map(({ event }) => {
      const { title, calendarName, ...plain } = event
      return fieldsets.includes('OWN_PI') ? event : plain
    })
  return { events, failedProviderIds: found.failedProviderIds }
}

export const externalCalendarHandlers: readonly Handler[] = [
  handle(listExternalCalendarProviders, () => [...providers]),

  handle(connectExternalCalendarByCredentials, (context) => {
    const { scheduleId, providerId, email, password } = context.input
    const provider = requireProvider(providerId)
    requireSchedule(context, scheduleId)
    requireMethod(provider, 'CREDENTIALS')
    const behaviour = accountBehaviour(email)
    if (behaviour === 'unsupported') throw notSupported(provider, 'this account')
    if (behaviour === 'premium')
      throw decline(
        428,
        'PREMIUM_FEATURE_NOT_ENABLED',
        'The plan of the business does not allow to connect this account',
      )
    if (behaviour === 'wrong' || password === 'wrong')
      throw decline(400, 'BAD_CREDENTIALS', 'The provider refuses this email address and password')
    return connectionEntity.show(connect(context, { scheduleId, providerId }, email))
  }),

  handle(connectExternalCalendarByOAuth, (context) => {
    const { input, state, newId, now, origin } = context
    const { scheduleId, providerId, redirectUrl } = input
    requireMethod(requireProvider(providerId), 'OAUTH')
    requireSchedule(context, scheduleId)
    const { id } = state.in(connectRequests).put({
      id: newId(),
      scheduleId,
      providerId,
      redirectUrl,
      expiresAt: +now() + requestLifetime,
    })
    return `${origin}/pages/external-calendar?request=${id}`
  }),

  handle(getExternalCalendarConnection, (context) =>
    connectionEntity.show(connectionEntity.require(context, context.input.connectionId)),
  ),

  handle(listExternalCalendarConnections, (context) => {
    const { scheduleIds, partialFailure } = context.input
    const kept = connectionEntity
      .in(context)
      .filter(({ scheduleId }) => !scheduleIds?.length || scheduleIds.includes(scheduleId))
    const found = answering(kept, partialFailure)
    return {
      connections: found.answering.map(connectionEntity.show),
      failedProviderIds: found.failedProviderIds,
    }
  }),

  handle(listExternalCalendars, (context) => {
    const kept = connectionEntity.require(context, context.input.connectionId)
    const provider = requireProvider(kept.providerId)
    requireConnected(kept)
    if (provider.features?.listEventFromCalendars !== 'SPECIFIC_CALENDARS')
      throw notSupported(provider, 'SPECIFIC_CALENDARS')
    return [...calendarsOf(kept.externalAccountEmail)]
  }),

  handle(updateExternalCalendarSyncConfig, (context) => {
    const { connectionId, syncConfig } = context.input
    const kept = connectionEntity.require(context, connectionId)
    const provider = requireProvider(kept.providerId)
    requireConnected(kept)
    if (!provider.features?.updateSyncConfig) throw notSupported(provider, 'updateSyncConfig')
    const { listEventFromCalendars, syncToCalendar } = syncConfig
    const changed = beginSync(context, kept, {
      ...kept.syncConfig,
      ...(listEventFromCalendars && {
        listEventFromCalendars: readListConfig(provider, kept, listEventFromCalendars),
      }),
      ...(syncToCalendar && { syncToCalendar: readSyncConfig(provider, kept, syncToCalendar) }),
    })
    return connectionEntity.show(changed)
  }),

  handle(listExternalCalendarEvents, (context) => {
    const { input } = context
    const rename = (field: string): string => field.replace(/^query\./, '')
    return refusedAs(rename, () => {
      const asked = readConditions<EventConditions, ListExternalCalendarEventsInput>(
        input,
        ({ cursorPaging: _, ...conditions }) => conditions,
      )
      const { events, failedProviderIds } = findEvents(context, checkConditions(asked.conditions))
      return new AnswerWith(cutPage(events, asked, input, { maximum: 1_000 }), { failedProviderIds })
    })
  }),

  handle(disconnectExternalCalendar, (context) =>
    connectionEntity.show(disconnect(context, connectionEntity.require(context, context.input.connectionId))),
  ),
]
