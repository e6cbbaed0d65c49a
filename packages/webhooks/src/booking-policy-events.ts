import { type BookingPolicy, bookingPolicyShape, type DefaultBookingPolicies } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of booking policies, by the last part of their type. */
export interface BookingPolicyEventData {
  created: { bookingPolicy: BookingPolicy }
  updated: { bookingPolicy: BookingPolicy }
  /** `metadata.entityId` names the policy. */
  deleted: Record<string, never>
  /** Another policy became the default one. */
  defaultBookingPolicySet: DefaultBookingPolicies
}

/** Something that happened to a booking policy. */
export type BookingPolicyEvent = EventsOf<'bookingPolicy', BookingPolicyEventData>

/**
 * The events of booking policies, for `createWebhooks({ events: [bookingPolicyEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingPolicyEvents] })
 */
export const bookingPolicyEvents: EventFamily<BookingPolicyEvent> = {
  entityFqdn: 'wix.bookings.v1.booking_policy',
  entity: 'bookingPolicy',
  types: {
    created: 'bookingPolicy.created',
    updated: 'bookingPolicy.updated',
    deleted: 'bookingPolicy.deleted',
    default_booking_policy_set: 'bookingPolicy.defaultBookingPolicySet',
  },
  shape: /* @__PURE__ */ shape<DefaultBookingPolicies & { bookingPolicy?: BookingPolicy }>({
    bookingPolicy: bookingPolicyShape,
    currentDefaultBookingPolicy: bookingPolicyShape,
    previousDefaultBookingPolicy: bookingPolicyShape,
  }),
}
