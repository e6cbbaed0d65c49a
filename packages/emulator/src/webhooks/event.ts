import { encode } from '@frontdesk/core'
import type { DomainEvent, Identity } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'

/** A change that others are told of, as it goes out. */
export interface WebhookEvent extends Stored {
  /** `wix.bookings.v2.booking_confirmed` and the like. */
  readonly eventType: string
  readonly entityId: string
  readonly createdDate: Date
  /** The payload of the token, as JSON: it is signed when it is sent. */
  readonly data: string
}

/** Changes so far, for the number that orders them. */
interface Sequence extends Stored {
  readonly last: number
}

export const events: CollectionDefinition<WebhookEvent> = collection<WebhookEvent>('emulator.events')

export const sequences: CollectionDefinition<Sequence> = collection<Sequence>('emulator.sequences')

/** The one who caused the change, in the platform's words. */
const identityOf = (identity: Identity): Record<string, string> => {
  switch (identity.kind) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: identity.visitorId }
    case 'member':
      return { identityType: 'MEMBER', memberId: identity.memberId }
    case 'owner':
      return identity.appId === undefined
        ? { identityType: 'WIX_USER' }
        : { identityType: 'APP', appId: identity.appId }
    default:
      return { identityType: 'APP' }
  }
}

/** Standard slugs carry the entity under a name of their own; every other slug is an action. */
const changeOf = ({ slug, isAction, modifiedFields }: DomainEvent, entity: unknown): object => {
  switch (isAction ? undefined : slug) {
    case 'created':
      return { createdEvent: { entity } }
    case 'updated':
      return { updatedEvent: { currentEntity: entity, ...(modifiedFields && { modifiedFields }) } }
    case 'deleted':
      return { deletedEvent: { deletedEntity: entity } }
    default:
      return { actionEvent: { body: entity } }
  }
}

interface Circumstances {
  readonly id: string
  readonly time: Date
  readonly sequence: number
  readonly instanceId: string
  readonly identity: Identity
  readonly media: string
}

/** The catalog's older events are messages of their own, without the envelope of a change. */
const isMessage = (entityFqdn: string): boolean => entityFqdn.startsWith('com.')

/** The platform's name of an event: `wix.bookings.v2.booking_confirmed`. */
export const eventTypeOf = ({ entityFqdn, slug }: Pick<DomainEvent, 'entityFqdn' | 'slug'>): string =>
  entityFqdn + (isMessage(entityFqdn) ? '.' : '_') + slug

/** Writes a change in the platform's own nesting: JSON in JSON; the token around it is the third layer. */
export const writeEvent = (
  event: DomainEvent,
  { id, time, sequence, instanceId, identity, media }: Circumstances,
): WebhookEvent => {
  const { entityFqdn, slug, entityId, entity, shape: own } = event
  const written = own && entity ? encode(own, entity, { names: 'plain', media }) : entity
  const eventType = eventTypeOf(event)
  const payload = isMessage(entityFqdn)
    ? written
    : {
        id,
        entityFqdn,
        slug,
        entityId,
        eventTime: time,
        triggeredByAnonymizeRequest: false,
        originatedFrom: '',
        entityEventSequence: String(sequence),
        ...changeOf(event, written),
      }
  const data = JSON.stringify({
    data: JSON.stringify(payload),
    eventType,
    instanceId,
    identity: JSON.stringify(identityOf(identity)),
  })
  return { id, eventType, entityId, createdDate: time, data }
}
