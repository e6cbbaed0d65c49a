import { date, entity, image, type Image, type Open, type SeoData, shape, type Shape } from '@frontdesk/core'
import { type BookingPolicy, bookingPolicyShape } from '../booking-policy/model.ts'
import { type ServiceUrls, type Slug, slugShape } from './page.ts'
import type { ServicePayment, SubscriptionPayment } from './payment.ts'
import type { Schedule } from './schedule.ts'
import type { ServiceLocation } from './service-location.ts'

/** Every type of service. */
export const serviceTypes = ['APPOINTMENT', 'CLASS', 'COURSE'] as const

/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
export type ServiceType = Open<(typeof serviceTypes)[number]>

/** Every status of a service. */
export const serviceStatuses = ['CREATED', 'DELETED'] as const

/** Whether a service exists or was deleted. */
export type ServiceStatus = Open<(typeof serviceStatuses)[number]>

/** Every type of benefit of a pricing plan. */
export const benefitTypes = ['LIMITED', 'UNLIMITED'] as const

/** How many bookings a pricing plan includes: a limited number, or unlimited. */
export type BenefitType = Open<(typeof benefitTypes)[number]>

/** All parts of a service that a clone may fail to copy. */
export const cloneErrors = ['OPTIONS_AND_VARIANTS', 'FORM'] as const

/** A part of a service that was not copied: its options and variants, or its form. */
export type CloneError = Open<(typeof cloneErrors)[number]>

/** All addresses that can determine the taxes of a service. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING'] as const

/** The address that determines the taxes: the address of the business, or the billing address of the customer. */
export type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>

/** A service that customers can book. */
export interface Service {
  id: string
  /** The app that owns the service; it cannot be changed later. */
  appId?: string
  /** The app that created the service, if any. */
  createdByAppId?: string
  type: ServiceType
  name: string
  description?: string
  /** One line of text under the name. */
  tagLine?: string
  /** Capacity: 1 for an appointment, per session for a class, total for a course. */
  defaultCapacity?: number
  /** The pictures that customers see. */
  media?: ServiceMedia
  /** Whether the service is hidden from customers. */
  hidden?: boolean
  /** Sort position among the services of its category. */
  sortOrder?: number
  /** The category; a service without one is not shown on the live site. */
  category?: ServiceCategory
  /** The form that a customer fills in when they book. */
  form?: { id?: string }
  /** The price, and how it is paid. */
  payment?: ServicePayment
  /** Whether and how customers book it online. */
  onlineBooking?: OnlineBooking
  /** Whether the service takes place online, as a video conference. */
  conferencing?: { enabled?: boolean }
  /** The locations; at most 500. Use `setServiceLocations` to change them. */
  locations?: ServiceLocation[]
  bookingPolicy?: BookingPolicy
  /** The schedule that contains its sessions and their durations. */
  schedule?: Schedule
  /** Resource ids of the staff, not their staff-member ids. */
  staffMemberIds?: string[]
  /** The staff who give the service, also in `staffMemberDetails`. Read-only. */
  staffMembers?: StaffMemberDetails[]
  /**
   * The resources that a session needs, one of each type: a staff member, a room. For a type without ids, any of its
   * resources will do.
   */
  serviceResources?: ServiceResource[]
  /** The type of the resource that customers choose first. */
  primaryResourceType?: string
  /** Included on request with `STAFF_MEMBER_DETAILS`. */
  staffMemberDetails?: {
    /** At most 220 staff members. */
    staffMembers?: StaffMemberDetails[]
  }
  /** The slugs of the service, including earlier ones. Read-only. */
  supportedSlugs?: Slug[]
  /** The current slug; earlier ones redirect to it. Read-only. */
  mainSlug?: Slug
  /** The URLs of its pages. Read-only. */
  urls?: ServiceUrls
  /** At most 3 groups. Use `createAddOnGroup` and related operations to change them, not `updateService`. */
  addOnGroups?: AddOnGroup[]
  /** The add-ons of all groups. */
  addOnDetails?: AddOnDetails[]
  /** The address that determines the taxes. */
  taxableAddress?: {
    /** The address of the business, or the billing address of the customer. */
    taxableAddressType?: TaxableAddressType
  }
  /** SEO data of the service page. */
  seoData?: SeoData
  /** Custom tags, at most 10. */
  tags?: string[]
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Increases with each change; an update must include the current one. */
  revision?: string
}

/** The pictures of a service. */
export interface ServiceMedia {
  /** The gallery of the service; at most 100 pictures. */
  items?: MediaItem[]
  /** The picture of the service in lists. */
  mainMedia?: MediaItem
  /** The picture at the head of its page. */
  coverMedia?: MediaItem
}

/** A picture. */
export interface MediaItem {
  image?: Image
}

/** A group of services. */
export interface ServiceCategory {
  id: string
  name?: string
  /** Sort position among the categories. Read-only. */
  sortOrder?: number
}

/** Whether and how customers book a service online. */
export interface OnlineBooking {
  enabled?: boolean
  /** Whether the business must approve each booking manually. */
  requireManualApproval?: boolean
  /** Whether several customers may request the same time slot while none of them is confirmed. */
  allowMultipleRequests?: boolean
}

/** A staff member who gives the service. */
export interface StaffMemberDetails {
  staffMemberId?: string
  name?: string
  /** The picture of the staff member. */
  mainMedia?: MediaItem
}

/** The resources of one type that a session needs. */
export interface ServiceResource {
  /** The name is filled when asked for with `RESOURCE_TYPE_DETAILS`. */
  resourceType?: { id?: string; name?: string }
  resourceIds?: {
    /** The allowed resources; any resource of the type if empty. */
    values?: string[]
  }
  /** Included on request with `RESOURCE_DETAILS`. */
  resourceDetails?: {
    /** The resources of `resourceIds`, with their names. */
    resources?: { id?: string; name?: string }[]
  }
}

/** An add-on of a group, as filters use it. It has minutes if it extends the session. */
export interface AddOnDetails {
  addOnId?: string
  /** The minutes that it adds to the session; absent for an add-on with a quantity. */
  durationInMinutes?: number
}

/** A group of add-ons that customers of one service choose from. */
export interface AddOnGroup {
  /** Assigned by the platform. */
  id?: string
  /** At most 100 characters. */
  name?: string
  /** Maximum number of different add-ons of the group per booking; defaults to all of them. */
  maxNumberOfAddOns?: number
  /** At most 7, in the order in which customers see them. */
  addOnIds?: string[]
  /** The question that the customer reads, in at most 200 characters: "Would you like an extra?" */
  prompt?: string
}

const mediaItemShape: Shape<MediaItem> = /* @__PURE__ */ shape<MediaItem>({ image })
const staffMemberDetailsShape: Shape<StaffMemberDetails> = /* @__PURE__ */ shape<StaffMemberDetails>({
  mainMedia: mediaItemShape,
})
export const serviceCategoryShape: Shape<ServiceCategory> = /* @__PURE__ */ entity<ServiceCategory>({})

export const serviceShape: Shape<Service> = /* @__PURE__ */ entity<Service>({
  createdDate: date,
  updatedDate: date,
  media: /* @__PURE__ */ shape<ServiceMedia>({
    items: mediaItemShape,
    mainMedia: mediaItemShape,
    coverMedia: mediaItemShape,
  }),
  payment: /* @__PURE__ */ shape<ServicePayment>({
    subscription: /* @__PURE__ */ shape<SubscriptionPayment>({ recurringStartDate: date }),
  }),
  bookingPolicy: bookingPolicyShape,
  schedule: /* @__PURE__ */ shape<Schedule>({ firstSessionStart: date, lastSessionEnd: date }),
  staffMembers: staffMemberDetailsShape,
  staffMemberDetails: /* @__PURE__ */ shape<{ staffMembers?: StaffMemberDetails[] }>({
    staffMembers: staffMemberDetailsShape,
  }),
  supportedSlugs: slugShape,
  mainSlug: slugShape,
})

/** A service to create. Read-only fields, such as the name of the category, are left out of it. */
export interface NewService extends Pick<
  Service,
  | 'type'
  | 'name'
  | 'description'
  | 'tagLine'
  | 'sortOrder'
  | 'media'
  | 'hidden'
  | 'category'
  | 'form'
  | 'conferencing'
  | 'locations'
  | 'schedule'
  | 'staffMemberIds'
  | 'serviceResources'
  | 'primaryResourceType'
  | 'addOnGroups'
  | 'taxableAddress'
  | 'seoData'
  | 'tags'
  | 'extendedFields'
> {
  /** Capacity: 1 for an appointment; the places of a session for a class, or of a whole course. From 1 to 1,000. */
  defaultCapacity: number
  /** The price, and how it is paid. */
  payment: ServicePayment
  /** Whether and how customers book it online. */
  onlineBooking: OnlineBooking
  /** Reference by id; defaults to the default policy of the business. */
  bookingPolicy?: Pick<BookingPolicy, 'id'>
}

/** Some fields of a service to change. */
export interface ServiceChange extends Partial<NewService> {
  id: string
  /** The revision that you read. */
  revision: string
}
