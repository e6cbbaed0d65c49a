import { shape } from '@frontdesk/core'
import { type OrdersSettings, ordersSettingsShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of the settings of orders, by the last part of their type. */
export interface OrdersSettingsEventData {
  updated: { ordersSettings: OrdersSettings; modifiedFields: ModifiedFields }
}

/** Something that happened to the settings of orders. */
export type OrdersSettingsEvent = EventsOf<'ordersSettings', OrdersSettingsEventData>

/**
 * The events of the settings of orders, for `createWebhooks({ events: [ordersSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, ordersSettingsEvents] })
 */
export const ordersSettingsEvents: EventFamily<OrdersSettingsEvent> = {
  entityFqdn: 'wix.ecom.v1.orders_settings',
  entity: 'ordersSettings',
  types: { updated: 'ordersSettings.updated' },
  shape: /* @__PURE__ */ shape<{ ordersSettings: OrdersSettings }>({ ordersSettings: ordersSettingsShape }),
}
