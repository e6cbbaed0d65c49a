import { date, decode, type Open, shape, type Shape, type WireForm } from '@frontdesk/core'
import { parseObject } from './token.ts'
import { WebhookError } from './webhook-error.ts'

/** Every kind of identity that causes an event. */
export const eventIdentityTypes = ['ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP'] as const

/** The identity that caused an event. */
export type EventIdentityType = Open<(typeof eventIdentityTypes)[number]>

/** The identity that caused an event. */
export interface EventIdentity {
  identityType?: EventIdentityType
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

/** The metadata of any event. */
export interface UnknownEventMetadata {
  /** The id stays the same when an event is delivered again. */
  id: string
  /** The platform's name of the event, such as `wix.bookings.v2.booking_canceled`. */
  eventType: string
  /** The installation of your app, that is the business, that it happened to. */
  instanceId?: string
  identity?: EventIdentity
  /** The site and the account that the event comes from. */
  accountInfo?: { accountId?: string; parentAccountId?: string; siteId?: string }
  /** The type of the entity: `wix.bookings.v2.booking`. */
  entityFqdn?: string
  /** The action, such as `canceled`. */
  slug?: string
  entityId?: string
  /** When the event took place. */
  eventTime?: Date
  /** Counts up with each event of an entity, as decimal text: drop an event that is lower than the last one. */
  entityEventSequence?: string
  /** `true` when personal data was removed at a person's request. */
  triggeredByAnonymizeRequest?: boolean
  /** The cause of the event, when another event or a bulk job did. */
  originatedFrom?: string
}

/** The metadata of an event about an entity. */
export interface EventMetadata extends UnknownEventMetadata {
  /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
  entityFqdn: string
  /** Name of the event within its entity, such as `created`. */
  slug: string
  entityId: string
  /** When the event took place. */
  eventTime: Date
}

/** The metadata of an event in the platform's older format: the time of the event is missing. */
export interface MessageMetadata extends UnknownEventMetadata {
  /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
  entityFqdn: string
  /** Name of the event within its entity, such as `created`. */
  slug: string
  entityId: string
}

/** Something that happened to an entity. `type` tells what, and with it what `data` holds. */
export interface DomainEvent<
  Type extends string = string,
  Data = unknown,
  Metadata extends UnknownEventMetadata = EventMetadata,
> {
  /** Tells the events apart: narrow by it before you read `data`. */
  readonly type: Type
  /** The data of the event, by its type. */
  readonly data: Data
  /** When and where the event took place. */
  readonly metadata: Metadata
}

/** An event that none of the given families knows; `metadata.eventType` names it. */
export interface UnknownEvent {
  /** Tells the events apart: narrow by it before you read `data`. */
  readonly type: 'unknown'
  /** The data as it was sent: nothing is converted. */
  readonly data: unknown
  readonly metadata: UnknownEventMetadata
}

/**
 * Previous values by the path of the field: `{ 'contactDetails.firstName': 'Ann' }`, as they were sent. The object has
 * no prototype and the paths are never followed: they may hold names that customers chose.
 */
export type ModifiedFields = Readonly<Record<string, unknown>>

/** One event for each row of a table from the last part of the type to the data. */
export type EventsOf<Name extends string, Table, Metadata extends UnknownEventMetadata = EventMetadata> = {
  [K in keyof Table & string]: DomainEvent<`${Name}.${K}`, Table[K], Metadata>
}[keyof Table & string]

type AnyEvent = DomainEvent<string, unknown, UnknownEventMetadata>

/** How the events of one entity are read. Plain data: write one for an entity of your own interest. */
export interface EventFamily<Event extends AnyEvent = AnyEvent> {
  /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
  readonly entityFqdn: string
  /** Field of the data that holds the entity; in the older format, the field that holds its id. */
  readonly entity: string
  /** Converts a payload of another format to an event; `undefined` for one that is not of this family. */
  readonly adapt?: (eventType: string, payload: Fields, family: EventFamily) => Fields | undefined
  /** The type of the event for each slug of the platform. */
  readonly types: Readonly<Record<string, Event['type']>>
  /** The shape of the data of all events. */
  readonly shape: Shape<unknown>
  /** Type only: the events. */
  readonly event?: Event
}

/** The events of a family, or of any of several. */
export type EventOf<Family extends EventFamily> = NonNullable<Family['event']>

type Fields = Record<string, unknown>

const metadataShape: Shape<UnknownEventMetadata> = /* @__PURE__ */ shape<UnknownEventMetadata>({
  eventTime: date,
})

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The platform sends an entity as an object, or as JSON text under a name that ends in `AsJson`. */
const partOf = (fields: Fields, name: string): Fields | undefined => {
  const part = fields[name]
  if (isFields(part)) return part
  const text = fields[name + 'AsJson']
  return text === undefined ? undefined : parseObject(text, `"${name}AsJson" of the event`)
}

const required = (fields: Fields, name: string): Fields => {
  const part = partOf(fields, name)
  if (!part) throw new WebhookError('WEBHOOK_MALFORMED', `"${name}" of the event is missing`)
  return part
}

const dataOf = (payload: Fields, entity: string): Fields => {
  const { createdEvent, updatedEvent, deletedEvent, actionEvent } = payload
  if (isFields(createdEvent)) return { [entity]: required(createdEvent, 'entity') }
  if (isFields(updatedEvent))
    return {
      [entity]: required(updatedEvent, 'currentEntity'),
      modifiedFields: Object.assign(Object.create(null) as Fields, updatedEvent['modifiedFields']),
    }
  if (isFields(deletedEvent)) {
    const deleted = partOf(deletedEvent, 'deletedEntity')
    return deleted ? { [entity]: deleted } : {}
  }
  return required(isFields(actionEvent) ? actionEvent : {}, 'body')
}

/**
 * Reads the data of a token: JSON text with the event as JSON text in it. `fallbackId` is for events that have no id.
 *
 * @throws WebhookError `WEBHOOK_MALFORMED`
 */
export const readEvent = (
  data: unknown,
  families: readonly EventFamily[],
  form: WireForm,
  fallbackId: string,
): DomainEvent | UnknownEvent => {
  const { data: payloadText, identity, ...envelope } = parseObject(data, '"data" of the token')
  const { eventType } = envelope
  if (typeof eventType !== 'string')
    throw new WebhookError('WEBHOOK_MALFORMED', '"eventType" of the event is missing')
  const payload = families.reduce(
    (found, family) => family.adapt?.(eventType, found, family) ?? found,
    parseObject(payloadText, '"data" of the event'),
  )
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...own } = payload
  const isDomainEvent = typeof own['entityFqdn'] === 'string' && typeof own['slug'] === 'string'
  const metadata = decode(
    metadataShape,
    {
      id: fallbackId,
      ...(isDomainEvent && own),
      ...envelope,
      ...(identity != null && { identity: parseObject(identity, '"identity" of the event') }),
    },
    form,
  ) as UnknownEventMetadata
  const slug = metadata.slug ?? ''
  const family = families.find(
    ({ entityFqdn, types }) => entityFqdn === metadata.entityFqdn && Object.hasOwn(types, slug),
  )
  if (!family) return { type: 'unknown', data: payload, metadata }
  const type = family.types[slug] as string
  const eventData = decode(family.shape, dataOf(payload, family.entity), form)
  return { type, data: eventData, metadata: metadata as EventMetadata }
}
