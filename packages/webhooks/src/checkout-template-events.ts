import { shape } from '@frontdesk/core'
import { type Checkout, checkoutShape, type CheckoutTemplate, checkoutTemplateShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of checkout templates, by the last part of their type. */
export interface CheckoutTemplateEventData {
  created: { checkoutTemplate: CheckoutTemplate }
  updated: { checkoutTemplate: CheckoutTemplate }
  /** The platform sends no more than the id: `metadata.entityId`. */
  deleted: Record<string, never>
  /** A checkout was created from the template. */
  used: { checkoutTemplate: CheckoutTemplate; checkout: Checkout }
}

/** An event of a checkout template. */
export type CheckoutTemplateEvent = EventsOf<'checkoutTemplate', CheckoutTemplateEventData>

/**
 * The events of checkout templates, for `createWebhooks({ events: [checkoutTemplateEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [checkoutTemplateEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'checkoutTemplate.used') await count(event.data.checkoutTemplate.id)
 */
export const checkoutTemplateEvents: EventFamily<CheckoutTemplateEvent> = {
  entityFqdn: 'wix.ecom.v1.checkout_template',
  entity: 'checkoutTemplate',
  types: {
    created: 'checkoutTemplate.created',
    updated: 'checkoutTemplate.updated',
    deleted: 'checkoutTemplate.deleted',
    used: 'checkoutTemplate.used',
  },
  shape: /* @__PURE__ */ shape<CheckoutTemplateEventData['used']>({
    checkoutTemplate: checkoutTemplateShape,
    checkout: checkoutShape,
  }),
}
