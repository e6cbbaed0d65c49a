import { type BookingsSettings, bookingsSettingsShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of the settings of bookings, by the last part of their type. */
export interface BookingsSettingsEventData {
  created: { bookingsSettings: BookingsSettings }
  updated: { bookingsSettings: BookingsSettings; modifiedFields: ModifiedFields }
  /** The settings in their last state. */
  deleted: { bookingsSettings: BookingsSettings }
}

/** Something that happened to the settings of bookings. */
export type BookingsSettingsEvent = EventsOf<'bookingsSettings', BookingsSettingsEventData>

/**
 * The events of the settings of bookings, for `createWebhooks({ events: [bookingsSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingsSettingsEvents] })
 */
export const bookingsSettingsEvents: EventFamily<BookingsSettingsEvent> = {
  entityFqdn: 'wix.bookings.v2.bookings_settings',
  entity: 'bookingsSettings',
  types: {
    created: 'bookingsSettings.created',
    updated: 'bookingsSettings.updated',
    deleted: 'bookingsSettings.deleted',
  },
  shape: /* @__PURE__ */ shape<{ bookingsSettings: BookingsSettings }>({
    bookingsSettings: bookingsSettingsShape,
  }),
}
