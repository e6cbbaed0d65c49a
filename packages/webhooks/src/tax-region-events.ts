import { shape } from '@frontdesk/core'
import { type TaxRegion, taxRegionShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** Data of the events of tax regions, by the last part of their type. */
export interface TaxRegionEventData {
  created: { taxRegion: TaxRegion }
  updated: { taxRegion: TaxRegion }
  /** The platform sends no more than the id: `metadata.entityId`. */
  deleted: Record<string, never>
}

/** An event of a tax region. */
export type TaxRegionEvent = EventsOf<'taxRegion', TaxRegionEventData>

/**
 * The events of tax regions, for `createWebhooks({ events: [taxRegionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [taxRegionEvents] })
 */
export const taxRegionEvents: EventFamily<TaxRegionEvent> = {
  entityFqdn: 'wix.billing.v1.tax_region',
  entity: 'taxRegion',
  types: { created: 'taxRegion.created', updated: 'taxRegion.updated', deleted: 'taxRegion.deleted' },
  shape: /* @__PURE__ */ shape<{ taxRegion: TaxRegion }>({ taxRegion: taxRegionShape }),
}
