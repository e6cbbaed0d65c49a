import { date, shape } from '@frontdesk/core'
import { type DeliveryProfile, deliveryProfileShape, type DeliveryRegion } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** A delivery region that was added or updated, with the ids of itself and of its profile. */
export interface DeliveryRegionEventData extends Omit<DeliveryRegion, 'id'> {
  deliveryProfileId?: string
  deliveryRegionId: string
}

/** Data of the events of delivery profiles, by the last part of their type. */
export interface DeliveryProfileEventData {
  created: { deliveryProfile: DeliveryProfile }
  /** The profile or one of its regions was changed: a change of a region has an event of its own too. */
  updated: { deliveryProfile: DeliveryProfile; modifiedFields: ModifiedFields }
  deleted: { deliveryProfile: DeliveryProfile }
  /** A region was added to the profile. */
  regionAdded: DeliveryRegionEventData
  /** A region of the profile was updated. */
  regionUpdated: DeliveryRegionEventData
  /** A region was removed from the profile. */
  regionRemoved: Pick<DeliveryRegionEventData, 'deliveryProfileId' | 'deliveryRegionId'>
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
    region_added: 'deliveryProfile.regionAdded',
    region_updated: 'deliveryProfile.regionUpdated',
    region_removed: 'deliveryProfile.regionRemoved',
  },
  shape: /* @__PURE__ */ shape<Pick<DeliveryRegion, 'createdDate'> & { deliveryProfile: DeliveryProfile }>({
    deliveryProfile: deliveryProfileShape,
    createdDate: date,
  }),
}
