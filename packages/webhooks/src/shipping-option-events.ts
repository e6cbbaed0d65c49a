import { shape } from '@frontdesk/core'
import { type ShippingOption, shippingOptionShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of shipping options, by the last part of their type. */
export interface ShippingOptionEventData {
  created: { shippingOption: ShippingOption }
  updated: { shippingOption: ShippingOption; modifiedFields: ModifiedFields }
  deleted: { shippingOption: ShippingOption }
}

/** An event of a shipping option. */
export type ShippingOptionEvent = EventsOf<'shippingOption', ShippingOptionEventData>

/**
 * The events of shipping options, for `createWebhooks({ events: [shippingOptionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [shippingOptionEvents] })
 */
export const shippingOptionEvents: EventFamily<ShippingOptionEvent> = {
  entityFqdn: 'wix.ecom.v1.shipping_option',
  entity: 'shippingOption',
  types: {
    created: 'shippingOption.created',
    updated: 'shippingOption.updated',
    deleted: 'shippingOption.deleted',
  },
  shape: /* @__PURE__ */ shape<{ shippingOption: ShippingOption }>({ shippingOption: shippingOptionShape }),
}
