import { type Shape, shape } from '@frontdesk/core'
import type { CatalogVersion, ProductMedia } from '@frontdesk/stores'
import type { EventFamily, EventsOf, MessageMetadata } from './event.ts'
import { adaptMessage } from './message.ts'

/** A collection in a message; the platform writes the name of its id with an underscore. */
export interface CollectionMessage {
  /** Id of the collection, under the name that the platform gives it here. */
  collection_Id: string
  /** The version of the catalog that the change was made in. */
  originatedFromVersion?: CatalogVersion
}

/** The data of the events of collections, by the last part of their type. */
export interface CollectionEventData {
  created: CollectionMessage & {
    name?: string
    media?: ProductMedia
    /** End of the address of the collection's page. */
    slug?: string
    /** Whether customers see it. */
    visible?: boolean
  }
  /** Read the collection to see what it has become. */
  changed: CollectionMessage & {
    /** Names of the fields that changed. */
    changedFields: string[]
  }
  deleted: CollectionMessage
}

/** An event of a collection. It has the platform's older format, which tells no time. */
export type CollectionEvent = EventsOf<'collection', CollectionEventData, MessageMetadata>

const collectionMessageShape: Shape<unknown> = /* @__PURE__ */ shape<CollectionMessage>({})

/**
 * The events of collections, for `createWebhooks({ events: [collectionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [productEvents, collectionEvents] })
 */
export const collectionEvents: EventFamily<CollectionEvent> = {
  entityFqdn: 'com.wix.ecommerce.catalog.api.v1',
  entity: 'collection_Id',
  adapt: adaptMessage,
  types: {
    CollectionCreated: 'collection.created',
    CollectionChanged: 'collection.changed',
    CollectionDeleted: 'collection.deleted',
  },
  shape: collectionMessageShape,
}
