import { shape } from '@frontdesk/core'
import { type OrderWithFulfillments, orderWithFulfillmentsShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of fulfillments, by the last part of their type. */
export interface FulfillmentsEventData {
  /** A fulfillment of the order was created, changed or deleted. */
  updated: { orderWithFulfillments: OrderWithFulfillments; modifiedFields: ModifiedFields }
}

/** Something that happened to the fulfillments of an order. */
export type FulfillmentsEvent = EventsOf<'fulfillments', FulfillmentsEventData>

/**
 * The events of fulfillments, for `createWebhooks({ events: [fulfillmentsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, fulfillmentsEvents] })
 */
export const fulfillmentsEvents: EventFamily<FulfillmentsEvent> = {
  entityFqdn: 'wix.ecom.v1.fulfillments',
  entity: 'orderWithFulfillments',
  types: { updated: 'fulfillments.updated' },
  shape: /* @__PURE__ */ shape<{ orderWithFulfillments: OrderWithFulfillments }>({
    orderWithFulfillments: orderWithFulfillmentsShape,
  }),
}
