import { type Resource, resourceShape, type ResourceType, resourceTypeShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of resources, by the last part of their type. */
export interface ResourceEventData {
  created: { resource: Resource }
  updated: { resource: Resource; modifiedFields: ModifiedFields }
  /** The resource in its last state. */
  deleted: { resource: Resource }
}

/** An event of a resource. */
export type ResourceEvent = EventsOf<'resource', ResourceEventData>

/**
 * The events of resources, for `createWebhooks({ events: [resourceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [resourceEvents, resourceTypeEvents] })
 */
export const resourceEvents: EventFamily<ResourceEvent> = {
  entityFqdn: 'wix.bookings.resources.v2.resource',
  entity: 'resource',
  types: { created: 'resource.created', updated: 'resource.updated', deleted: 'resource.deleted' },
  shape: /* @__PURE__ */ shape<{ resource: Resource }>({ resource: resourceShape }),
}

/** Data of the events of resource types, by the last part of their type. */
export interface ResourceTypeEventData {
  created: { resourceType: ResourceType }
  updated: { resourceType: ResourceType; modifiedFields: ModifiedFields }
  /** The resource type in its last state. Its resources have events of their own. */
  deleted: { resourceType: ResourceType }
}

/** An event of a resource type. */
export type ResourceTypeEvent = EventsOf<'resourceType', ResourceTypeEventData>

/**
 * The events of resource types, for `createWebhooks({ events: [resourceTypeEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [resourceEvents, resourceTypeEvents] })
 */
export const resourceTypeEvents: EventFamily<ResourceTypeEvent> = {
  entityFqdn: 'wix.bookings.resources.v2.resource_type',
  entity: 'resourceType',
  types: {
    created: 'resourceType.created',
    updated: 'resourceType.updated',
    deleted: 'resourceType.deleted',
  },
  shape: /* @__PURE__ */ shape<{ resourceType: ResourceType }>({ resourceType: resourceTypeShape }),
}
