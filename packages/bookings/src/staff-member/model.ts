import { date, entity, image, type Open, shape, type Shape, type Tags } from '@frontdesk/core'
import type { IdentificationData } from '../booking/model.ts'
import type { MediaItem } from '../service/model.ts'

/** Every gender that a staff member can have. */
export const staffMemberGenders = ['MALE', 'FEMALE'] as const

/** The gender of a staff member. */
export type StaffMemberGender = Open<(typeof staffMemberGenders)[number]>

/** Every state of the connection between a staff member and a user account of the business. */
export const staffConnectionStatuses = ['UNKNOWN', 'CONNECTED', 'PENDING', 'EXPIRED', 'DISCONNECTED'] as const

/**
 * `PENDING` until the invitation is accepted; `EXPIRED` when nobody accepted it in time; `DISCONNECTED` before the first
 * invitation, and after `disconnectStaffMemberFromUser`.
 */
export type StaffConnectionStatus = Open<(typeof staffConnectionStatuses)[number]>

/** All additional parts of a staff member. */
export const staffMemberRequestedFields = ['RESOURCE_DETAILS', 'ASSOCIATED_IDENTITY_STATUS'] as const

/** `RESOURCE_DETAILS` includes `resource`, `ASSOCIATED_IDENTITY_STATUS` includes `associatedWixIdentity.connection`. */
export type StaffMemberRequestedField = Open<(typeof staffMemberRequestedFields)[number]>

/** A person who gives services. */
export interface StaffMember {
  id: string
  /** From 1 to 40 characters. */
  name?: string
  email?: string
  phone?: string
  /** At most 500 characters. */
  description?: string
  /** The picture that customers see. */
  mainMedia?: MediaItem
  /** The id of the bookable resource: services refer to it in `staffMemberIds`, bookings in `slot.resource`. */
  resourceId?: string
  /** Included on request with `RESOURCE_DETAILS`. */
  resource?: StaffMemberResource
  /** The user account of the business that the staff member signs in with. */
  associatedWixIdentity?: AssociatedIdentity
  /** The gender that customers can filter by; absent by default. */
  gender?: StaffMemberGender
  /** Whether customers can book the staff member. Read-only: `setServiceProvider` changes it. */
  serviceProvider?: boolean
  tags?: Tags
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Increases with each change; an update must include the current one. */
  revision?: string
}

/** The resource of a staff member: their schedules. */
export interface StaffMemberResource {
  /** The `resourceId` of the staff member. */
  id?: string
  /** The schedule of the working hours; at most one. */
  workingHoursSchedules?: {
    id?: string
    /** Whether it is the schedule of the business. */
    shared?: boolean
  }[]
  /** The schedule of days off, and of the working hours unless they are those of the business. */
  eventsSchedule?: { id?: string }
  /** Whether the working hours are those of the business. */
  usesDefaultWorkingHours?: boolean
  /** Rank from 0 to 5: `updateResource` changes it. */
  ranking?: number
  /** The revision of the resource, which is separate from the revision of the staff member. */
  revision?: string
}

/** The user account of a staff member, and the status of its connection. */
export interface AssociatedIdentity {
  identificationData?: IdentificationData
  /** Included on request with `ASSOCIATED_IDENTITY_STATUS`. */
  connection?: { status?: StaffConnectionStatus }
}

export const staffMemberShape: Shape<StaffMember> = /* @__PURE__ */ entity<StaffMember>({
  mainMedia: /* @__PURE__ */ shape<MediaItem>({ image }),
  createdDate: date,
  updatedDate: date,
})

/** A staff member to create. */
export interface NewStaffMember extends Pick<
  StaffMember,
  'email' | 'phone' | 'description' | 'mainMedia' | 'gender' | 'tags' | 'extendedFields'
> {
  /** From 1 to 40 characters. */
  name: string
}

/** Some fields of a staff member to change. */
export interface StaffMemberChange extends Partial<NewStaffMember> {
  id: string
  /** The revision that you read. */
  revision: string
}
