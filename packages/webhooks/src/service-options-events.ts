import { type ServiceOptionsAndVariants, serviceOptionsAndVariantsShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf } from './event.ts'

/** Data of the events of the options and variants of services, by the last part of their type. */
export interface ServiceOptionsEventData {
  created: { serviceOptionsAndVariants: ServiceOptionsAndVariants }
  updated: { serviceOptionsAndVariants: ServiceOptionsAndVariants }
  /** The options and variants in their last state. */
  deleted: { serviceOptionsAndVariants: ServiceOptionsAndVariants }
}

/** An event of the options and variants of a service. */
export type ServiceOptionsEvent = EventsOf<'serviceOptionsAndVariants', ServiceOptionsEventData>

/**
 * The events of the options and variants of services, for `createWebhooks({ events: [serviceOptionsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, serviceOptionsEvents] })
 */
export const serviceOptionsEvents: EventFamily<ServiceOptionsEvent> = {
  entityFqdn: 'wix.bookings.catalog.v1.service_options_and_variants',
  entity: 'serviceOptionsAndVariants',
  types: {
    created: 'serviceOptionsAndVariants.created',
    updated: 'serviceOptionsAndVariants.updated',
    deleted: 'serviceOptionsAndVariants.deleted',
  },
  shape: /* @__PURE__ */ shape<{ serviceOptionsAndVariants: ServiceOptionsAndVariants }>({
    serviceOptionsAndVariants: serviceOptionsAndVariantsShape,
  }),
}
