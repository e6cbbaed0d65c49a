import { shape } from '@frontdesk/core'
import { type Checkout, checkoutShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of checkouts, by the last part of their type. */
export interface CheckoutEventData {
  created: { checkout: Checkout }
  updated: { checkout: Checkout; modifiedFields: ModifiedFields }
  /** The platform sends no more than the id of the checkout: `metadata.entityId`. */
  deleted: Record<string, never>
  /** The order is placed. The event of the order, `order.created`, names this checkout by its `checkoutId`. */
  completed: { checkout: Checkout }
}

/** An event of a checkout. */
export type CheckoutEvent = EventsOf<'checkout', CheckoutEventData>

/**
 * The events of checkouts, for `createWebhooks({ events: [checkoutEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [checkoutEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'checkout.completed') await count(event.data.checkout.priceSummary?.total)
 */
export const checkoutEvents: EventFamily<CheckoutEvent> = {
  entityFqdn: 'wix.ecom.v1.checkout',
  entity: 'checkout',
  types: {
    created: 'checkout.created',
    updated: 'checkout.updated',
    deleted: 'checkout.deleted',
    completed: 'checkout.completed',
  },
  shape: /* @__PURE__ */ shape<CheckoutEventData['updated']>({ checkout: checkoutShape }),
}
