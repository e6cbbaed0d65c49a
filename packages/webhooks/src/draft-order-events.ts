import { shape } from '@frontdesk/core'
import { type DraftOrder, draftOrderShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of draft orders, by the last part of their type. */
export interface DraftOrderEventData {
  created: { draftOrder: DraftOrder }
  updated: { draftOrder: DraftOrder; modifiedFields: ModifiedFields }
  /** The draft order in its last state. */
  deleted: { draftOrder: DraftOrder }
}

/** An event of a draft order. */
export type DraftOrderEvent = EventsOf<'draftOrder', DraftOrderEventData>

/**
 * The events of draft orders, for `createWebhooks({ events: [draftOrderEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [draftOrderEvents, orderEvents] })
 */
export const draftOrderEvents: EventFamily<DraftOrderEvent> = {
  entityFqdn: 'wix.ecom.v1.draft_order',
  entity: 'draftOrder',
  types: { created: 'draftOrder.created', updated: 'draftOrder.updated', deleted: 'draftOrder.deleted' },
  shape: /* @__PURE__ */ shape<{ draftOrder: DraftOrder }>({ draftOrder: draftOrderShape }),
}
