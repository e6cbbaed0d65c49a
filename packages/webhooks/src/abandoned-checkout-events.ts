import { shape } from '@frontdesk/core'
import { type AbandonedCheckout, abandonedCheckoutShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of abandoned checkouts, by the last part of their type. */
export interface AbandonedCheckoutEventData {
  created: { abandonedCheckout: AbandonedCheckout }
  updated: { abandonedCheckout: AbandonedCheckout }
  /** The abandoned checkout in its last state. */
  deleted: { abandonedCheckout: AbandonedCheckout }
  /** The buyer has ordered after all: `checkoutRecoveredDate` says when. */
  recovered: { abandonedCheckout: AbandonedCheckout }
}

/** Something that happened to an abandoned checkout. */
export type AbandonedCheckoutEvent = EventsOf<'abandonedCheckout', AbandonedCheckoutEventData>

/**
 * The events of abandoned checkouts, for `createWebhooks({ events: [abandonedCheckoutEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, abandonedCheckoutEvents] })
 */
export const abandonedCheckoutEvents: EventFamily<AbandonedCheckoutEvent> = {
  entityFqdn: 'wix.ecom.v1.abandoned_checkout',
  entity: 'abandonedCheckout',
  types: {
    created: 'abandonedCheckout.created',
    updated: 'abandonedCheckout.updated',
    deleted: 'abandonedCheckout.deleted',
    recovered: 'abandonedCheckout.recovered',
  },
  shape: /* @__PURE__ */ shape<{ abandonedCheckout: AbandonedCheckout }>({
    abandonedCheckout: abandonedCheckoutShape,
  }),
}
