import { shape } from '@frontdesk/core'
import { type Cart, cartShape, type CartSummary, paymentSummaryShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of carts, by the last part of their type. */
export interface CartEventData {
  created: { cart: Cart }
  updated: { cart: Cart; modifiedFields: ModifiedFields }
  /** The cart in its last state. */
  deleted: { cart: Cart }
  /** The costs of the cart were calculated, as `calculateCart` does. `cartId` names the cart. */
  calculated: CartSummary
}

/** An event of a cart. */
export type CartEvent = EventsOf<'cart', CartEventData>

/**
 * The events of carts, for `createWebhooks({ events: [cartEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [cartEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'cart.updated') await remember(event.data.cart.id, event.data.modifiedFields)
 */
export const cartEvents: EventFamily<CartEvent> = {
  entityFqdn: 'wix.ecom.v2.cart',
  entity: 'cart',
  types: {
    created: 'cart.created',
    updated: 'cart.updated',
    deleted: 'cart.deleted',
    calculated: 'cart.calculated',
  },
  shape: /* @__PURE__ */ shape<Pick<CartSummary, 'paymentSummary'> & { cart: Cart }>({
    cart: cartShape,
    paymentSummary: paymentSummaryShape,
  }),
}
