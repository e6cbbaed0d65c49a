import { type Category, categoryShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf } from './event.ts'

/** Data of the events of categories, by the last part of their type. */
export interface CategoryEventData {
  created: { category: Category }
  /** The name, the place or the extended fields have changed; the platform does not say which. */
  updated: { category: Category }
  /** The category in its last state. */
  deleted: { category: Category }
}

/** An event of a category of services. */
export type CategoryEvent = EventsOf<'category', CategoryEventData>

/**
 * The events of categories, for `createWebhooks({ events: [categoryEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, categoryEvents] })
 */
export const categoryEvents: EventFamily<CategoryEvent> = {
  entityFqdn: 'wix.bookings.categories.v2.category',
  entity: 'category',
  types: { created: 'category.created', updated: 'category.updated', deleted: 'category.deleted' },
  shape: /* @__PURE__ */ shape<{ category: Category }>({ category: categoryShape }),
}
