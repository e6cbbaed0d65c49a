import type {
  ExternalCalendarConnection,
  ExternalCalendarErrorReason,
  ExternalCalendarProvider,
  ExternalCalendarSyncConfig,
} from '@frontdesk/bookings'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { type DueWork, earliest, type Expiring, expiry } from '../../kernel/due-work.ts'
import { decline, notFound } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import { resources } from '../resources/resource.ts'
import { minute } from '../availability/zoned-time.ts'
import { accountBehaviour, providers } from './provider.ts'

type Context = HandlerContext<unknown>

/** A connection with what the platform keeps of it. */
export interface KeptConnection extends ExternalCalendarConnection {
  readonly scheduleId: string
  readonly providerId: string
  readonly externalAccountEmail: string
  /** When the next step is due that brings it into step. */
  readonly nextStepDate?: Date
  /** The configuration in force: events are read and bookings are written by it. Absent until it was first brought into step. */
  readonly applied?: ExternalCalendarSyncConfig
}

type ConnectionIndex = 'schedule'

export const connections: CollectionDefinition<KeptConnection, ConnectionIndex> = collection<
  KeptConnection,
  ConnectionIndex
>('bookings.externalCalendarConnections', { schedule: ({ scheduleId }) => scheduleId })

/** The accounts that are connected with the schedules of resources. */
export const connectionEntity: Entity<ExternalCalendarConnection, KeptConnection> = defineEntity<
  ExternalCalendarConnection,
  KeptConnection
>({
  name: 'connection',
  collection: connections,
  internal: ['nextStepDate', 'applied'],
  system: { createdDate: false, updatedDate: false, revision: false },
})

/** A request to connect an account on the page of a provider. */
export interface ConnectRequest extends Expiring {
  readonly scheduleId: string
  readonly providerId: string
  readonly redirectUrl: string
}

export const connectRequests: CollectionDefinition<ConnectRequest> = collection<ConnectRequest>(
  'bookings.externalCalendarRequests',
)

/** @throws Failure 404 when there is no such provider */
export const requireProvider = (id: string): ExternalCalendarProvider => {
  const provider = providers.find((one) => one.id === id)
  if (!provider) throw notFound('provider of calendars', id)
  return provider
}

/** @throws Failure 404 when no resource has the schedule */
export const requireSchedule = ({ state }: Pick<Context, 'state'>, scheduleId: string): void => {
  if (!state.in(resources).by('schedule', scheduleId).length) throw notFound('schedule', scheduleId)
}

export const notSupported = ({ name = '' }: ExternalCalendarProvider, ability: string): Error =>
  decline(428, 'NOT_SUPPORTED_BY_PROVIDER', `"${name}" does not support this: ${ability}`, { ability })

/** A new connection reads the primary calendar and writes bookings where the provider can take them. */
const usualConfig = ({ features = {} }: ExternalCalendarProvider): ExternalCalendarSyncConfig => ({
  listEventFromCalendars:
    features.listEventFromCalendars === 'NOT_SUPPORTED'
      ? { enabled: false }
      : { enabled: true, primaryCalendar: {} },
  syncToCalendar:
    features.syncToCalendar === 'DEDICATED_CALENDAR'
      ? { enabled: true, dedicatedCalendar: {} }
      : features.syncToCalendar === 'PRIMARY_CALENDAR_ONLY'
        ? { enabled: true, primaryCalendar: {} }
        : { enabled: false },
})

/** The pause between two steps of a connection, and between two times that it is brought into step. */
const step: number = minute
const interval: number = 60 * minute

const later = ({ now }: Pick<Context, 'now'>, milliseconds: number): Date => new Date(+now() + milliseconds)

/** Connects an account with the schedule of a resource. */
export const connect = (
  context: Context,
  { scheduleId, providerId }: Pick<ConnectRequest, 'scheduleId' | 'providerId'>,
  email: string,
): KeptConnection => {
  const { identity } = context
  const provider = requireProvider(providerId)
  requireSchedule(context, scheduleId)
  return connectionEntity.create(context, {
    providerId,
    ...(provider.calendarType !== undefined && { calendarType: provider.calendarType }),
    scheduleId,
    userId: 'owner',
    ...(identity.kind === 'owner' && identity.appId !== undefined && { appId: identity.appId }),
    externalAccountEmail: email,
    status: 'CONNECTED',
    syncConfig: usualConfig(provider),
    nextStepDate: later(context, step),
  })
}

/** Begins to bring a connection into step. */
export const beginSync = (
  context: Context,
  kept: KeptConnection,
  syncConfig: ExternalCalendarSyncConfig = kept.syncConfig ?? {},
): KeptConnection =>
  connectionEntity.change(context, kept, {
    status: 'SYNC_IN_PROGRESS',
    errorReason: undefined,
    syncConfig,
    nextStepDate: later(context, step),
  })

/** The reason why a connection cannot be brought into step, if there is one. */
const errorOf = ({
  externalAccountEmail,
  syncConfig,
  applied,
}: KeptConnection): ExternalCalendarErrorReason | undefined => {
  const behaviour = accountBehaviour(externalAccountEmail)
  if (behaviour === 'revoked') return 'TOKEN_REVOKED'
  const { enabled, dedicatedCalendar } = syncConfig?.syncToCalendar ?? {}
  if (!enabled || !dedicatedCalendar) return undefined
  if (behaviour === 'uncreated') return 'EXTERNAL_CALENDAR_CREATION_FAILED'
  return behaviour === 'deleted' && applied?.syncToCalendar?.dedicatedCalendar
    ? 'EXTERNAL_CALENDAR_DELETED'
    : undefined
}

const endSync = (context: Context, kept: KeptConnection): void => {
  const errorReason = errorOf(kept)
  connectionEntity.change(
    context,
    kept,
    errorReason === undefined
      ? { status: 'SYNCED', applied: kept.syncConfig, nextStepDate: later(context, interval) }
      : { status: 'ERROR', errorReason, applied: undefined, nextStepDate: undefined },
  )
}

/** Ends a connection: nothing is read or written any more. */
export const disconnect = (context: Context, kept: KeptConnection): KeptConnection => {
  if (kept.status === 'DISCONNECTED')
    throw decline(409, 'CONNECTION_ALREADY_DISCONNECTED', 'The account was disconnected before', {
      id: kept.id,
    })
  return connectionEntity.change(context, kept, {
    status: 'DISCONNECTED',
    errorReason: undefined,
    applied: undefined,
    nextStepDate: undefined,
  })
}

/** @throws Failure 428 `CONNECTION_NOT_CONNECTED` when the account cannot be read */
export const requireConnected = ({ status, errorReason }: KeptConnection): void => {
  if (status === 'DISCONNECTED' || errorReason === 'TOKEN_REVOKED')
    throw decline(
      428,
      'CONNECTION_NOT_CONNECTED',
      'The account is not connected any more: connect it again',
      {
        status,
      },
    )
}

/** Brings connections into step: a minute after they begin, and each hour from then on. */
export const externalCalendarSync: DueWork = {
  effect: 'An external calendar is synced',
  nextAt: (state) =>
    earliest(
      state
        .in(connections)
        .all()
        .flatMap(({ nextStepDate }) => (nextStepDate ? [+nextStepDate] : [])),
    ),
  run(context) {
    const time = context.now()
    for (const kept of context.state.in(connections).all()) {
      if (!kept.nextStepDate || kept.nextStepDate > time) continue
      if (kept.status === 'SYNC_IN_PROGRESS') endSync(context, kept)
      else beginSync(context, kept)
    }
  },
}

/** How long the page of a provider can be used. */
export const requestLifetime: number = 10 * minute

export const connectRequestExpiry: DueWork = expiry(connectRequests, 0)
