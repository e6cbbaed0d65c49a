import { shape } from '@frontdesk/core'
import { type CheckoutSettings, checkoutSettingsShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of the settings of the checkout, by the last part of their type. */
export interface CheckoutSettingsEventData {
  updated: { checkoutSettings: CheckoutSettings; modifiedFields: ModifiedFields }
}

/** Something that happened to the settings of the checkout. */
export type CheckoutSettingsEvent = EventsOf<'checkoutSettings', CheckoutSettingsEventData>

/**
 * The events of the settings of the checkout, for `createWebhooks({ events: [checkoutSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, checkoutSettingsEvents] })
 */
export const checkoutSettingsEvents: EventFamily<CheckoutSettingsEvent> = {
  entityFqdn: 'wix.ecom.v1.checkout_settings',
  entity: 'checkoutSettings',
  types: { updated: 'checkoutSettings.updated' },
  shape: /* @__PURE__ */ shape<{ checkoutSettings: CheckoutSettings }>({
    checkoutSettings: checkoutSettingsShape,
  }),
}
