import { shape } from '@frontdesk/core'
import {
  type Chargeback,
  chargebackShape,
  type OrderTransactions,
  orderTransactionsShape,
  type Refund,
  refundShape,
} from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** Pieces that went back to the stock with a refund. */
export interface RestockInfo {
  /** Which pieces go back into stock. */
  type?: 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS' | (string & {})
  /** The pieces, with `SOME_ITEMS`. */
  items?: { lineItemId?: string; quantity?: number }[]
}

/** Data of the events of payments and refunds, by the last part of their type. */
export interface OrderTransactionsEventData {
  /** A payment or a refund is new, or has another status. */
  updated: { orderTransactions: OrderTransactions; paymentIds?: string[]; refundIds?: string[] }
  /** Details of payments or refunds have changed, and no status. */
  detailsUpdated: { orderTransactions: OrderTransactions; paymentIds?: string[]; refundIds?: string[] }
  /** Money of a refund has gone back, and nothing of it is under way any more. */
  refundCompleted: {
    orderTransactions: OrderTransactions
    orderId?: string
    refund?: Refund
    /** The actions beside the refund, such as restocking. */
    sideEffects?: {
      restockInfo?: RestockInfo
      /** Whether the customer gets an email. */
      sendOrderRefundedEmail?: boolean
      /** Text of the owner in the email. */
      customMessage?: string
    }
  }
  /** The bank has taken a payment back. */
  chargebackApproved: {
    orderTransactions: OrderTransactions
    orderId?: string
    paymentId?: string
    chargeback?: Chargeback
  }
  /** The bank has returned what it took back. */
  chargebackReversed: {
    orderTransactions: OrderTransactions
    orderId?: string
    paymentId?: string
    chargeback?: Chargeback
  }
}

/** Something that happened to the payments or the refunds of an order. */
export type OrderTransactionsEvent = EventsOf<'orderTransactions', OrderTransactionsEventData>

/**
 * The events of the payments and refunds of orders, for `createWebhooks({ events: [orderTransactionsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, orderTransactionsEvents] })
 */
export const orderTransactionsEvents: EventFamily<OrderTransactionsEvent> = {
  entityFqdn: 'wix.ecom.v1.order_transactions',
  entity: 'orderTransactions',
  types: {
    updated: 'orderTransactions.updated',
    details_updated: 'orderTransactions.detailsUpdated',
    refund_completed: 'orderTransactions.refundCompleted',
    chargeback_approved: 'orderTransactions.chargebackApproved',
    chargeback_reversed: 'orderTransactions.chargebackReversed',
  },
  shape: /* @__PURE__ */ shape<
    OrderTransactionsEventData['refundCompleted'] & OrderTransactionsEventData['chargebackApproved']
  >({
    orderTransactions: orderTransactionsShape,
    refund: refundShape,
    chargeback: chargebackShape,
  }),
}
