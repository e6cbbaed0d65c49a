import { shape } from '@frontdesk/core'
import { type ManualTaxMapping, manualTaxMappingShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** Data of the events of manual tax rates, by the last part of their type. */
export interface ManualTaxMappingEventData {
  created: { manualTaxMapping: ManualTaxMapping }
  updated: { manualTaxMapping: ManualTaxMapping }
  deleted: { manualTaxMapping: ManualTaxMapping }
}

/** An event of a manual tax rate. */
export type ManualTaxMappingEvent = EventsOf<'manualTaxMapping', ManualTaxMappingEventData>

/**
 * The events of manual tax rates, for `createWebhooks({ events: [manualTaxMappingEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [manualTaxMappingEvents] })
 */
export const manualTaxMappingEvents: EventFamily<ManualTaxMappingEvent> = {
  entityFqdn: 'wix.billing.v1.manual_tax_mapping',
  entity: 'manualTaxMapping',
  types: {
    created: 'manualTaxMapping.created',
    updated: 'manualTaxMapping.updated',
    deleted: 'manualTaxMapping.deleted',
  },
  shape: /* @__PURE__ */ shape<{ manualTaxMapping: ManualTaxMapping }>({
    manualTaxMapping: manualTaxMappingShape,
  }),
}
