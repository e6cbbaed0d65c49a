import { date, type Open, shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, MessageMetadata } from './event.ts'
import { adaptMessage } from './message.ts'

/** Every kind of buyer of an abandoned cart. */
export const cartBuyerTypes = ['ADMIN', 'MEMBER', 'VISITOR', 'CONTACT'] as const

/** The kind of the buyer of an abandoned cart; an `ADMIN` is somebody of the business. */
export type CartBuyerType = Open<(typeof cartBuyerTypes)[number]>

/** A cart in a message about its abandonment. */
export interface CartAbandonmentMessage {
  cartId: string
  /** The moment at which the cart was created. */
  creationTime?: Date
  /** When the cart counted as abandoned. */
  abandonTime?: Date
  /** Id of the coupon in the cart. */
  couponId?: string
}

/** The data of the events of abandoned carts, by the last part of their type. */
export interface CartAbandonmentEventData {
  /** The buyer gave an email address and did not order within an hour. */
  abandoned: CartAbandonmentMessage & {
    /** The person who left the cart, as far as it is known. */
    buyerInfo?: {
      id?: string
      /** Whether the buyer is a member, a contact or unknown. */
      identityType?: CartBuyerType
      email?: string
      phone?: string
      firstName?: string
      lastName?: string
    }
    /** Number of pieces in the cart. */
    itemsCount?: number
    /** Decimal text. */
    totals?: {
      /** Price of the lines, as decimal text. */
      subtotal?: string
      /** Price with tax and delivery, as decimal text. */
      total?: string
    }
    /** Three letters, ISO 4217. */
    currency?: string
    /** Address of the page where the buyer continues. */
    checkoutUrl?: string
  }
  /** The buyer has ordered after all. */
  recovered: CartAbandonmentMessage & {
    /** When the customer came back and ordered. */
    recoveredTime?: Date
    orderId?: string
  }
}

/** An event of an abandoned cart. It has the platform's older format. */
export type CartAbandonmentEvent = EventsOf<'cartAbandonment', CartAbandonmentEventData, MessageMetadata>

/**
 * The events of abandoned carts, for `createWebhooks({ events: [cartAbandonmentEvents] })`. The events of abandoned
 * checkouts, `abandonedCheckoutEvents`, hold more.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [cartAbandonmentEvents] })
 */
export const cartAbandonmentEvents: EventFamily<CartAbandonmentEvent> = {
  entityFqdn: 'com.wix.ecommerce.cart.abandonment.api.v1',
  entity: 'cartId',
  adapt: adaptMessage,
  types: { CartAbandonedEvent: 'cartAbandonment.abandoned', CartRecoveredEvent: 'cartAbandonment.recovered' },
  shape: /* @__PURE__ */ shape<CartAbandonmentEventData['recovered']>({
    creationTime: date,
    abandonTime: date,
    recoveredTime: date,
  }),
}
