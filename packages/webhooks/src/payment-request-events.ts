import { shape } from '@frontdesk/core'
import { type OrderPaymentRequest, orderPaymentRequestShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of payment requests, by the last part of their type. */
export interface OrderPaymentRequestEventData {
  created: { orderPaymentRequest: OrderPaymentRequest }
  updated: { orderPaymentRequest: OrderPaymentRequest }
  /** The payment request in its last state. */
  deleted: { orderPaymentRequest: OrderPaymentRequest }
  /** Its payment was approved. */
  paid: { orderPaymentRequest: OrderPaymentRequest }
  /** Its time is over: `expirationDate` says since when. */
  expired: { orderPaymentRequest: OrderPaymentRequest }
  /** The business has withdrawn it. */
  voided: { orderPaymentRequest: OrderPaymentRequest }
}

/** Something that happened to a payment request. */
export type OrderPaymentRequestEvent = EventsOf<'orderPaymentRequest', OrderPaymentRequestEventData>

/**
 * The events of payment requests, for `createWebhooks({ events: [orderPaymentRequestEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, orderPaymentRequestEvents] })
 */
export const orderPaymentRequestEvents: EventFamily<OrderPaymentRequestEvent> = {
  entityFqdn: 'wix.ecom.v1.order_payment_request',
  entity: 'orderPaymentRequest',
  types: {
    created: 'orderPaymentRequest.created',
    updated: 'orderPaymentRequest.updated',
    deleted: 'orderPaymentRequest.deleted',
    paid: 'orderPaymentRequest.paid',
    expired: 'orderPaymentRequest.expired',
    voided: 'orderPaymentRequest.voided',
  },
  shape: /* @__PURE__ */ shape<{ orderPaymentRequest: OrderPaymentRequest }>({
    orderPaymentRequest: orderPaymentRequestShape,
  }),
}
