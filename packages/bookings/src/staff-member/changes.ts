import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'
import { type StaffMember, type StaffMemberRequestedField, staffMemberShape } from './model.ts'

const prefix = '/bookings'

/** A staff member, and what is filled in the answer. */
interface NamedStaffMember {
  staffMemberId: string
  fields?: StaffMemberRequestedField[]
}

export interface AssignWorkingHoursScheduleInput extends NamedStaffMember {
  /** The `resource.eventsSchedule.id` of the staff member, or the id of the schedule of the business. */
  scheduleId: string
}

/**
 * Gives a staff member working hours of their own, or those of the business again, for the business. Hours of their own
 * are the `WORKING_HOURS` events of their schedule, which `createCalendarEvent` creates: without such events they cannot
 * be booked.
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
