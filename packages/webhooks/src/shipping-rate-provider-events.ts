import { date, entity, shape, type Shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The settings of a provider of shipping rates. The platform documents no fields of them: all arrive as they were sent. */
export interface ShippingRateProvider {
  id: string
  createdDate?: Date
  updatedDate?: Date
}

const shippingRateProviderShape: Shape<ShippingRateProvider> = /* @__PURE__ */ entity<ShippingRateProvider>({
  createdDate: date,
  updatedDate: date,
})

/** The data of the events of shipping-rate providers, by the last part of their type. */
export interface ShippingRateProviderEventData {
  created: {
    /** The settings after the change. */
    configuration: ShippingRateProvider
  }
  updated: {
    /** The settings after the change. */
    configuration: ShippingRateProvider
    modifiedFields: ModifiedFields
  }
  deleted: {
    /** The settings before they were deleted. */
    configuration: ShippingRateProvider
  }
}

/** An event of the settings of a shipping-rate provider. */
export type ShippingRateProviderEvent = EventsOf<'shippingRateProvider', ShippingRateProviderEventData>

/**
 * The events of the settings of shipping-rate providers, for `createWebhooks({ events: [shippingRateProviderEvents] })`.
 * The hosted platform sends them; the emulator has no such providers.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [shippingRateProviderEvents] })
 */
export const shippingRateProviderEvents: EventFamily<ShippingRateProviderEvent> = {
  entityFqdn: 'wix.ecom.v1.shippo_configuration',
  entity: 'configuration',
  types: {
    created: 'shippingRateProvider.created',
    updated: 'shippingRateProvider.updated',
    deleted: 'shippingRateProvider.deleted',
  },
  shape: /* @__PURE__ */ shape<{ configuration: ShippingRateProvider }>({
    configuration: shippingRateProviderShape,
  }),
}
