import { shape } from '@frontdesk/core'
import { type BackInStockRequest, backInStockRequestShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of requests for items that are out of stock, by the last part of their type. */
export interface BackInStockRequestEventData {
  created: { request: BackInStockRequest }
  updated: { request: BackInStockRequest }
  /** The platform does not show the request any more: `metadata.entityId` names it. */
  deleted: { request?: BackInStockRequest }
}

/** Something that happened to a request for an item that is out of stock. */
export type BackInStockRequestEvent = EventsOf<'backInStockRequest', BackInStockRequestEventData>

/**
 * The events of requests for items that are out of stock, for `createWebhooks({ events: [backInStockRequestEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [inventoryEvents, backInStockRequestEvents] })
 */
export const backInStockRequestEvents: EventFamily<BackInStockRequestEvent> = {
  entityFqdn: 'wix.ecom.v1.back_in_stock_notification_request',
  entity: 'request',
  types: {
    created: 'backInStockRequest.created',
    updated: 'backInStockRequest.updated',
    deleted: 'backInStockRequest.deleted',
  },
  shape: /* @__PURE__ */ shape<{ request: BackInStockRequest }>({ request: backInStockRequestShape }),
}
