import { type AddOn, addOnShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of add-ons, by the last part of their type. */
export interface AddOnEventData {
  created: { addOn: AddOn }
  updated: { addOn: AddOn; modifiedFields: ModifiedFields }
  /** The add-on in its last state. */
  deleted: { addOn: AddOn }
}

/** An event of an add-on. */
export type AddOnEvent = EventsOf<'addOn', AddOnEventData>

/**
 * The events of add-ons, for `createWebhooks({ events: [addOnEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, addOnEvents] })
 */
export const addOnEvents: EventFamily<AddOnEvent> = {
  entityFqdn: 'wix.addons.v1.add_on',
  entity: 'addOn',
  types: { created: 'addOn.created', updated: 'addOn.updated', deleted: 'addOn.deleted' },
  shape: /* @__PURE__ */ shape<{ addOn: AddOn }>({ addOn: addOnShape }),
}
