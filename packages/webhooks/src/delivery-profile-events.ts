import { shape } from '@frontdesk/core'
import { type DeliveryProfile, deliveryProfileShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of delivery profiles, by the last part of their type. A change of a region is a change of its profile. */
export interface DeliveryProfileEventData {
  created: { deliveryProfile: DeliveryProfile }
  updated: { deliveryProfile: DeliveryProfile; modifiedFields: ModifiedFields }
  deleted: { deliveryProfile: DeliveryProfile }
}

/** An event of a delivery profile. */
export type DeliveryProfileEvent = EventsOf<'deliveryProfile', DeliveryProfileEventData>

/**
 * The events of delivery profiles, for `createWebhooks({ events: [deliveryProfileEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [deliveryProfileEvents] })
 */
export const deliveryProfileEvents: EventFamily<DeliveryProfileEvent> = {
  entityFqdn: 'wix.ecom.v1.delivery_profile',
  entity: 'deliveryProfile',
  types: {
    created: 'deliveryProfile.created',
    updated: 'deliveryProfile.updated',
    deleted: 'deliveryProfile.deleted',
  },
  shape: /* @__PURE__ */ shape<{ deliveryProfile: DeliveryProfile }>({
    deliveryProfile: deliveryProfileShape,
  }),
}
