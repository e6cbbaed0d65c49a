import { type StaffMember, staffMemberShape } from '@frontdesk/bookings'
import { shape, type Tags } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data of the events of staff members, by the last part of their type. */
export interface StaffMemberEventData {
  created: { staffMember: StaffMember }
  updated: { staffMember: StaffMember; modifiedFields: ModifiedFields }
  /** The staff member in its last state. */
  deleted: { staffMember: StaffMember }
  /** The staff member can be booked: their resource and its schedules exist. */
  fullyCreated: { staffMember: StaffMember }
  /** The staff member can sign in to the back office. */
  connectedToUser: { staffMember: StaffMember }
  /** The staff member can no longer sign in to the back office. */
  disconnectedFromUser: { staffMember: StaffMember }
  /** The tags that were put on the staff member, and those that were taken off. */
  tagsModified: {
    staffMember: StaffMember
    /** Tags that were added. */
    assignedTags?: Tags
    /** Tags that were removed. */
    unassignedTags?: Tags
  }
}

/** Something that happened to a staff member. */
export type StaffMemberEvent = EventsOf<'staffMember', StaffMemberEventData>

/**
 * The events of staff members, for `createWebhooks({ events: [staffMemberEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [staffMemberEvents] })
 */
export const staffMemberEvents: EventFamily<StaffMemberEvent> = {
  entityFqdn: 'wix.bookings.staff.v1.staff_member',
  entity: 'staffMember',
  types: {
    created: 'staffMember.created',
    updated: 'staffMember.updated',
    deleted: 'staffMember.deleted',
    fully_created: 'staffMember.fullyCreated',
    connected_to_user: 'staffMember.connectedToUser',
    disconnected_from_user: 'staffMember.disconnectedFromUser',
    tags_modified: 'staffMember.tagsModified',
  },
  shape: /* @__PURE__ */ shape<{ staffMember?: StaffMember }>({ staffMember: staffMemberShape }),
}
