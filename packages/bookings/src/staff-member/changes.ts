import {
  type BulkActionMetadata,
  type ElevatedAuth,
  type Filter,
  type ItemMetadata,
  pick,
  shape,
  type TagChanges,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { Job } from '../service/changes.ts'
import { type StaffMember, type StaffMemberRequestedField, staffMemberShape } from './model.ts'
import type { StaffMemberFields } from './operations.ts'

const prefix = '/bookings'

/** A staff member, and additional parts to include. */
interface NamedStaffMember {
  staffMemberId: string
  fields?: StaffMemberRequestedField[]
}

/** The staff member, and the schedule of their working hours. */
export interface AssignWorkingHoursScheduleInput extends NamedStaffMember {
  /** The `resource.eventsSchedule.id` of the staff member, or the id of the schedule of the business. */
  scheduleId: string
}

/**
 * Assigns a staff member their own working hours, or those of the business, for the business. Their own hours are the
 * `WORKING_HOURS` events of their schedule, which `createCalendarEvent` creates: without such events they cannot be
 * booked.
 *
 * @throws ValidationError when the schedule is neither that of the staff member nor that of the business.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * const { resource } = await getStaffMember(elevatedClient, { staffMemberId, fields: ['RESOURCE_DETAILS'] })
 * const scheduleId = resource?.eventsSchedule?.id ?? ''
 * await assignWorkingHoursSchedule(elevatedClient, { staffMemberId, scheduleId })
 * @function
 */
export const assignWorkingHoursSchedule: Write<AssignWorkingHoursScheduleInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.assignWorkingHoursSchedule',
    prefix,
    route: 'POST /v1/staff-members/{staffMemberId}/assign-working-hours-schedule',
    elevated: true,
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The user account whose staff member is read or created. */
export interface GetOrCreateStaffMemberInput {
  /** The id of a user account of the business. */
  wixUserId: string
  fields?: StaffMemberRequestedField[]
}

/**
 * Returns the staff member who is connected to a user account of the business, for the business. If there is none, a
 * staff member is created and connected; use `updateStaffMember` to set their name.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { id } = await getOrCreateStaffMember(elevatedClient, { wixUserId })
 * @function
 */
export const getOrCreateStaffMember: Write<GetOrCreateStaffMemberInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.getOrCreate',
    prefix,
    route: 'POST /v1/staff-members/get-or-create/wix-user-id/{wixUserId}',
    elevated: true,
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The user accounts whose staff members are read or created in one call. */
export interface BulkGetOrCreateStaffMembersInput {
  /** From 1 to 50. */
  wixUserIds: string[]
  fields?: StaffMemberRequestedField[]
}

/** The staff members that `bulkGetOrCreateStaffMembers` found or created. */
export interface BulkStaffMembers {
  /** In the order of the request. */
  results: { itemMetadata: ItemMetadata; staffMember?: StaffMember }[]
  bulkActionMetadata: BulkActionMetadata
}

/**
 * Returns the staff members who are connected to user accounts of the business, as `getOrCreateStaffMember` does, for
 * the business.
 *
 * @throws ValidationError when there is no id or more than 50.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkGetOrCreateStaffMembers(elevatedClient, { wixUserIds })
 * @function
 */
export const bulkGetOrCreateStaffMembers: Write<
  BulkGetOrCreateStaffMembersInput,
  BulkStaffMembers,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.staffMembers.bulkGetOrCreate',
  prefix,
  route: 'POST /v1/bulk/staff-members/get-or-create',
  elevated: true,
  response: /* @__PURE__ */ whole(
    /* @__PURE__ */ shape<BulkStaffMembers>({
      results: /* @__PURE__ */ shape<BulkStaffMembers['results'][number]>({ staffMember: staffMemberShape }),
    }),
  ),
})

/** The staff member to connect to a user account. */
export interface ConnectStaffMemberToUserInput extends NamedStaffMember {
  /** The email address of the user account; defaults to the one of the staff member. */
  email?: string
}

/**
 * Connects a staff member to a user account of the business, so that they manage their own calendar, for the business.
 * The invitation is sent by email: the connection is `PENDING` until it is accepted on the linked page, and `EXPIRED`
 * if it is not accepted in time.
 *
 * @throws ValidationError when neither the call nor the staff member has an email address.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member; `STAFF_INVITE_REQUIRES_ROLE` when the
 * business says what its users may do and the invitation names no role.
 * @throws ContextError without an elevated client.
 * @example
 * await connectStaffMemberToUser(elevatedClient, { staffMemberId, email: 'ana@example.com' })
 * @function
 */
export const connectStaffMemberToUser: Write<ConnectStaffMemberToUserInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.connectToUser',
    prefix,
    route: 'POST /v1/staff-members/{staffMemberId}/connect-staff-member-to-user',
    elevated: true,
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The staff member whose user account is disconnected. */
export interface DisconnectStaffMemberFromUserInput extends NamedStaffMember {}

/**
 * Disconnects a staff member from a user account, for the business. The staff member is not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await disconnectStaffMemberFromUser(elevatedClient, { staffMemberId })
 * @function
 */
export const disconnectStaffMemberFromUser: Write<
  DisconnectStaffMemberFromUserInput,
  StaffMember,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.staffMembers.disconnectFromUser',
  prefix,
  route: 'POST /v1/staff-members/{staffMemberId}/disconnect-staff-member-from-user',
  elevated: true,
  response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
})

/** The staff member, and whether customers can book them. */
export interface SetServiceProviderInput extends NamedStaffMember {
  /** Whether customers can book the staff member. */
  serviceProvider: boolean
}

/**
 * Sets whether customers can book a staff member, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await setServiceProvider(elevatedClient, { staffMemberId, serviceProvider: false })
 * @function
 */
export const setServiceProvider: Write<SetServiceProviderInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.setServiceProvider',
    prefix,
    route: 'POST /v1/staff-members/{staffMemberId}/set-service-provider',
    elevated: true,
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The staff members, and the tags to add and remove. */
export interface BulkUpdateStaffMemberTagsInput extends TagChanges {
  /** From 1 to 100. */
  ids: string[]
}

/** The result of a change of tags for each staff member. */
export interface StaffMemberTagsResult {
  /** In the order of the request. */
  results: { itemMetadata: ItemMetadata }[]
  bulkActionMetadata: BulkActionMetadata
}

/**
 * Adds and removes tags of staff members, for the business: each one succeeds or fails on its own.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is given.
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateStaffMemberTags(elevatedClient, { ids, assignTags: { tags: { tagIds: ['lead'] } } })
 * @function
 */
export const bulkUpdateStaffMemberTags: Write<
  BulkUpdateStaffMemberTagsInput,
  StaffMemberTagsResult,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.staffMembers.bulkUpdateTags',
  prefix,
  route: 'POST /v1/bulk/staff-members/update-tags',
  elevated: true,
  response: /* @__PURE__ */ whole(),
})

/** The filter of the staff members, and the tags to add and remove. */
export interface BulkUpdateStaffMemberTagsByFilterInput extends TagChanges {
  /** `{}` stands for all staff members. */
  filter: Filter<StaffMemberFields>
}

/**
 * Adds and removes tags of all staff members that match a filter, for the business. The platform does it after it has
 * responded.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is given.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkUpdateStaffMemberTagsByFilter(elevatedClient, {
 *   filter: { serviceProvider: true },
 *   unassignTags: { tags: { tagIds: ['lead'] } },
 * })
 * @function
 */
export const bulkUpdateStaffMemberTagsByFilter: Write<
  BulkUpdateStaffMemberTagsByFilterInput,
  Job,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.staffMembers.bulkUpdateTagsByFilter',
  prefix,
  route: 'POST /v1/bulk/staff-members/update-tags-by-filter',
  elevated: true,
  response: /* @__PURE__ */ whole(),
})
