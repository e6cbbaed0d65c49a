import { shape } from '@frontdesk/core'
import { type TaxGroup, taxGroupShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** Data of the events of tax groups, by the last part of their type. */
export interface TaxGroupEventData {
  created: { taxGroup: TaxGroup }
  updated: { taxGroup: TaxGroup }
  /** The platform sends no more than the id: `metadata.entityId`. */
  deleted: Record<string, never>
}

/** An event of a tax group. */
export type TaxGroupEvent = EventsOf<'taxGroup', TaxGroupEventData>

/**
 * The events of tax groups, for `createWebhooks({ events: [taxGroupEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [taxGroupEvents] })
 */
export const taxGroupEvents: EventFamily<TaxGroupEvent> = {
  entityFqdn: 'wix.billing.v1.tax_group',
  entity: 'taxGroup',
  types: { created: 'taxGroup.created', updated: 'taxGroup.updated', deleted: 'taxGroup.deleted' },
  shape: /* @__PURE__ */ shape<{ taxGroup: TaxGroup }>({ taxGroup: taxGroupShape }),
}
