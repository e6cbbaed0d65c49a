import { type Service, serviceShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of services, by the last part of their type. */
export interface ServiceEventData {
  created: { service: Service }
  updated: { service: Service; modifiedFields: ModifiedFields }
  deleted: { service?: Service }
}

/** Something that happened to a service. */
export type ServiceEvent = EventsOf<'service', ServiceEventData>

/**
 * The events of services, for `createWebhooks({ events: [serviceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents] })
 */
export const serviceEvents: EventFamily<ServiceEvent> = {
  entityFqdn: 'wix.bookings.services.v2.service',
  entity: 'service',
  types: { created: 'service.created', updated: 'service.updated', deleted: 'service.deleted' },
  shape: /* @__PURE__ */ shape<{ service?: Service }>({ service: serviceShape }),
}
