import { date, shape } from '@frontdesk/core'
import { type FulfillmentStatus, type Order, type OrderPaymentStatus, orderShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of orders, by the last part of their type. */
export interface OrderEventData {
  created: { order: Order }
  updated: { order: Order; modifiedFields: ModifiedFields }
  approved: { order: Order }
  canceled: {
    order: Order
    restockAllItems?: boolean
    sendOrderCanceledEmail?: boolean
    customMessage?: string
  }
  committed: {
    order: Order
    draftOrderId?: string
    /** The changes as they were sent: dates in them are text. */
    changes?: Record<string, unknown>
    commitSettings?: Record<string, unknown>
    commitDate?: Date
  }
  fulfilled: {
    order: Order
    previousFulfillmentStatus?: FulfillmentStatus
    newFulfillmentStatus?: FulfillmentStatus
    action?: string
  }
  imported: { order: Order }
  importedOrderDeleted: { order: Order }
  paymentStatusUpdated: { order: Order; previousPaymentStatus?: OrderPaymentStatus }
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
