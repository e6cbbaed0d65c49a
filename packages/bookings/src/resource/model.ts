import { date, entity, type Open, type Shape } from '@frontdesk/core'

/** All rules for locations and working hours that a resource may violate. */
export const resourceRules = [
  'RESOURCE_NAME_IS_REQUIRED',
  'RESOURCE_LOCATION_ID_IS_REQUIRED',
  'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
  'RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET',
  'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
  'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED',
  'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED',
  'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST',
] as const

/** A rule of resources: the `ruleName` of a violation, beside the field that breaks it. */
export type ResourceRule = Open<(typeof resourceRules)[number]>

/** Something that a session occupies, such as a room, a device or the time of a staff member. */
export interface Resource {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** From 1 to 40 characters. */
  name?: string
  /** The type of the resource: see `ResourceType`. It cannot be changed later. */
  typeId?: string
  /**
   * The schedule of its working hours, at most one: the schedule of the business, or its own `eventsSchedule` once that
   * contains `WORKING_HOURS` events. Defaults to the opening hours of the business.
   */
  workingHoursSchedules?: {
    /** At most one schedule. */
    values?: WorkingHoursSchedule[]
  }
  /** Where it can be used; defaults to everywhere. */
  locationOptions?: ResourceLocationOptions
  /** The schedule of the sessions that occupy the resource. The platform creates it. */
  eventsSchedule?: { scheduleId?: string }
  /**
   * Rank from 0 to 5: a booking policy whose `staffSortingPolicy` is a ranking chooses the staff by it. It can also be
   * changed for staff members.
   */
  ranking?: number
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** The schedule that says when a resource can be used. */
export interface WorkingHoursSchedule {
  scheduleId?: string
  /** Whether it is the schedule of the business, which resources share. Required in an update. */
  shared?: boolean
}

/** The locations where a resource can be used. */
export interface ResourceLocationOptions {
  /** `true` for a resource without a fixed location, which then has no specific options. */
  availableInAllLocations?: boolean
  /** The location of a resource that is not available everywhere. */
  specificLocationOptions?: SpecificLocationOptions
}

/** The location of a resource. */
export interface SpecificLocationOptions {
  /** `true` for a resource at locations of the business. */
  availableInBusinessLocations?: boolean
  /** The location of the business: exactly one. */
  businessLocations?: { locationId?: string }[]
}

export const resourceShape: Shape<Resource> = /* @__PURE__ */ entity<Resource>({
  createdDate: date,
  updatedDate: date,
})

/** A resource to create. */
export interface NewResource extends Pick<
  Resource,
  'workingHoursSchedules' | 'locationOptions' | 'ranking' | 'extendedFields'
> {
  /** From 1 to 40 characters. */
  name: string
  typeId: string
}

/** Some fields of a resource to change. */
export interface ResourceChange extends Partial<NewResource> {
  id: string
  /** The revision that you read. */
  revision: string
}
