import { date, shape } from '@frontdesk/core'
import { type FulfillmentStatus, type Order, type OrderPaymentStatus, orderShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of orders, by the last part of their type. */
export interface OrderEventData {
  created: { order: Order }
  updated: { order: Order; modifiedFields: ModifiedFields }
  /** The order was approved: paid, or accepted by the owner. */
  approved: { order: Order }
  /** The order was canceled. */
  canceled: {
    order: Order
    /** Whether all pieces went back into stock. */
    restockAllItems?: boolean
    /** Whether the customer gets an email. */
    sendOrderCanceledEmail?: boolean
    /** Text of the owner in the email. */
    customMessage?: string
  }
  /** The changes of a draft were applied to the order. */
  committed: {
    order: Order
    draftOrderId?: string
    /** The changes as they were sent: dates in them are text. */
    changes?: Record<string, unknown>
    /** The settings with which the changes were applied. */
    commitSettings?: Record<string, unknown>
    /** When the changes were applied. */
    commitDate?: Date
  }
  /** The fulfillment status of the order changed. */
  fulfilled: {
    order: Order
    /** Status before the change. */
    previousFulfillmentStatus?: FulfillmentStatus
    /** Status after the change. */
    newFulfillmentStatus?: FulfillmentStatus
    /** The action that changed the status. */
    action?: string
  }
  /** An order of another system was imported. */
  imported: { order: Order }
  /** An imported order was deleted. */
  importedOrderDeleted: { order: Order }
  /** The payment status of the order changed. */
  paymentStatusUpdated: {
    order: Order
    /** Status before the change. */
    previousPaymentStatus?: OrderPaymentStatus
  }
}

/** An event of an order. */
export type OrderEvent = EventsOf<'order', OrderEventData>

/**
 * The events of orders, for `createWebhooks({ events: [orderEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents, orderEvents] })
 */
export const orderEvents: EventFamily<OrderEvent> = {
  entityFqdn: 'wix.ecom.v1.order',
  entity: 'order',
  types: {
    created: 'order.created',
    updated: 'order.updated',
    approved: 'order.approved',
    canceled: 'order.canceled',
    committed: 'order.committed',
    fulfilled: 'order.fulfilled',
    imported: 'order.imported',
    imported_order_deleted: 'order.importedOrderDeleted',
    payment_status_updated: 'order.paymentStatusUpdated',
  },
  shape: /* @__PURE__ */ shape<OrderEventData['committed']>({
    order: orderShape,
    commitDate: date,
  }),
}
