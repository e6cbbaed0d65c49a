import {
  type Address,
  date,
  entity,
  image,
  type Image,
  type Money,
  type Open,
  type SeoData,
  shape,
  type Shape,
} from '@frontdesk/core'
import { type BookingPolicy, bookingPolicyShape } from '../booking-policy/model.ts'

/** Every type of service. */
export const serviceTypes = ['APPOINTMENT', 'CLASS', 'COURSE'] as const

/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
export type ServiceType = Open<(typeof serviceTypes)[number]>

/** Every way in which a service is paid. */
export const rateTypes = ['FIXED', 'CUSTOM', 'VARIED', 'NO_FEE', 'SUBSCRIPTION'] as const

/** How a service is paid. */
export type RateType = Open<(typeof rateTypes)[number]>

/** Every distance between the payments of a subscription. */
export const subscriptionFrequencies = ['MONTHLY'] as const

/** The distance between two payments of a subscription. */
export type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>

/** Every time of the first payment of a subscription. */
export const firstChargeDates = ['CHECKOUT', 'SCHEDULED'] as const

/** `CHECKOUT`: when the service is booked. `SCHEDULED`: at the `recurringStartDate`. */
export type FirstChargeDate = Open<(typeof firstChargeDates)[number]>

/** Every status of a service. */
export const serviceStatuses = ['CREATED', 'DELETED'] as const

/** Whether a service exists or was deleted. */
export type ServiceStatus = Open<(typeof serviceStatuses)[number]>

/** Every type of benefit of a pricing plan. */
export const benefitTypes = ['LIMITED', 'UNLIMITED'] as const

/** How often a pricing plan lets its owner come: so many times, or as often as they like. */
export type BenefitType = Open<(typeof benefitTypes)[number]>

/** Every type of location. */
export const locationTypes = ['CUSTOM', 'BUSINESS', 'CUSTOMER'] as const

/** `BUSINESS`: an address of the business. `CUSTOM`: one of this service alone. `CUSTOMER`: one that the customer names. */
export type LocationType = Open<(typeof locationTypes)[number]>

/** Everything that can become of the sessions of a location that a service leaves. */
export const removedLocationSessionsActions = [
  'KEEP_AT_CURRENT_LOCATION',
  'MOVE_TO_LOCATION',
  'DELETE',
] as const

/** The fate of the sessions at a location that a service leaves: they stay, move or are deleted. */
export type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>

/** Everything that can be wrong with a slug. */
export const slugErrors = ['SLUG_CONTAINS_ILLEGAL_CHARACTERS', 'SLUG_ALREADY_EXISTS'] as const

/** The fault of a slug: it has other characters than allowed, or another service has it. */
export type SlugError = Open<(typeof slugErrors)[number]>

/** Every part of a service that a clone may fail to copy. */
export const cloneErrors = ['OPTIONS_AND_VARIANTS', 'FORM'] as const

/** A part of a service that was not copied: its options and variants, or its form. */
export type CloneError = Open<(typeof cloneErrors)[number]>

/** Whose address decides on the taxes of a service. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING'] as const

/** The address that decides on taxes: that of the business, or the billing address of the customer. */
export type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>

/** Every place where add-ons may be paid. */
export const addOnOptions = ['ONLINE', 'IN_PERSON'] as const

/** Whether add-ons are paid online or at the business. */
export type AddOnOption = Open<(typeof addOnOptions)[number]>

/** Every unit of a length that customers choose. */
export const durationUnits = ['HOUR', 'DAY'] as const

/** The unit of a length that customers choose. */
export type DurationUnit = Open<(typeof durationUnits)[number]>

/** A service that customers can book. */
export interface Service {
  id: string
  /** The app that the service belongs to; it cannot be changed later. */
  appId?: string
  /** The app that created the service, if an app did. */
  createdByAppId?: string
  type: ServiceType
  name: string
  description?: string
  /** One line under the name. */
  tagLine?: string
  /** Places: 1 for an appointment, per session for a class, in all for a course. */
  defaultCapacity?: number
  /** The pictures that customers see. */
  media?: ServiceMedia
  /** Whether customers do not see it. */
  hidden?: boolean
  /** Its place among the services of its category. */
  sortOrder?: number
  /** A service without a category is not shown on the live site. */
  category?: ServiceCategory
  /** The form that a customer fills in when they book. */
  form?: { id?: string }
  /** The price, and how it is paid. */
  payment?: ServicePayment
  /** Whether and how customers book it online. */
  onlineBooking?: OnlineBooking
  /** Whether the service is given online, as a video conference. */
  conferencing?: { enabled?: boolean }
  /** Where it is given; at most 500. `setServiceLocations` changes them later. */
  locations?: ServiceLocation[]
  bookingPolicy?: BookingPolicy
  /** The schedule that holds its sessions, and their lengths. */
  schedule?: Schedule
  /** Resource ids of the staff, not their staff-member ids. */
  staffMemberIds?: string[]
  /** The staff who give it; `staffMemberDetails` holds them, too. Read-only. */
  staffMembers?: StaffMemberDetails[]
  /**
   * The resources that a session needs, one of each type: somebody of the staff, a room. A type without ids takes any of its
   * resources.
   */
  serviceResources?: ServiceResource[]
  /** The type of the resource that customers choose first. */
  primaryResourceType?: string
  /** Filled when asked for with `STAFF_MEMBER_DETAILS`. */
  staffMemberDetails?: {
    /** At most 220 members of staff. */
    staffMembers?: StaffMemberDetails[]
  }
  /** The slugs that lead to the service, earlier ones included. Read-only. */
  supportedSlugs?: Slug[]
  /** The slug in use; the others lead to it. Read-only. */
  mainSlug?: Slug
  /** The addresses of its pages. Read-only. */
  urls?: ServiceUrls
  /** At most 3 groups. `createAddOnGroup` and its siblings change them, `updateService` does not. */
  addOnGroups?: AddOnGroup[]
  /** The add-ons of all groups. */
  addOnDetails?: AddOnDetails[]
  /** Whose address decides on the taxes. */
  taxableAddress?: {
    /** The address of the business, or the billing address of the customer. */
    taxableAddressType?: TaxableAddressType
  }
  /** The data that search engines are told. */
  seoData?: SeoData
  /** Words of your own, at most 10. */
  tags?: string[]
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Counts up with each change; an update must name the one it started from. */
  revision?: string
}

/** The pictures of a service. */
export interface ServiceMedia {
  /** The gallery of the service; at most 100 pictures. */
  items?: MediaItem[]
  /** The picture that stands for the service in lists. */
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
  /** Its place among the categories. Read-only. */
  sortOrder?: number
}

/** The price of a service: the field that goes with `rateType`, and the ways to pay it. */
export interface ServicePayment {
  rateType?: RateType
  /** With rate type `FIXED`. */
  fixed?: {
    /** The price for each participant. */
    price?: Money
  } & ServiceDeposit
  /** With rate type `VARIED`. */
  varied?: {
    /** The price of a participant without a choice. */
    defaultPrice?: Money
    /** The lowest price of a variant. Read-only. */
    minPrice?: Money
    /** The highest price of a variant. Read-only. */
    maxPrice?: Money
  } & ServiceDeposit
  /** With rate type `CUSTOM`. */
  custom?: { description?: string }
  /** With rate type `SUBSCRIPTION`. */
  subscription?: SubscriptionPayment
  /** Filled when asked for with `DISCOUNT_INFO_DETAILS`. */
  discountInfo?: {
    /** The name of the discount, from 1 to 50 characters. */
    discountName?: string
    /** The price that a customer pays with the discount. */
    priceAfterDiscount?: Money
  }
  /** Where a customer may pay. */
  options?: {
    /** Whether customers can pay online. */
    online?: boolean
    /** Whether customers can pay at the business. */
    inPerson?: boolean
    /** Whether customers can pay a deposit online and the rest later. */
    deposit?: boolean
    /** Whether customers can pay with a pricing plan. */
    pricingPlan?: boolean
  }
  pricingPlanIds?: string[]
  /** Where add-ons are paid. */
  addOnOption?: AddOnOption
}

/** A price that is paid in parts. The local platform sells no subscriptions and refuses such services. */
export interface SubscriptionPayment {
  /** The amount of each payment. */
  amountPerBillingCycle?: Money
  /** The distance between two payments. */
  frequency?: SubscriptionFrequency
  /** At least 2. */
  totalPayments?: number
  firstChargeDate?: FirstChargeDate
  /** With the first payment `SCHEDULED`. */
  recurringStartDate?: Date
}

/** The part of a price that is paid when the service is booked. */
export interface ServiceDeposit {
  /** The amount that is paid when the service is booked. */
  deposit?: Money
  /** `false` when a customer who pays online pays the deposit and nothing else. */
  fullUpfrontPaymentAllowed?: boolean
}

/** Whether and how customers book a service online. */
export interface OnlineBooking {
  enabled?: boolean
  /** Whether the business confirms each booking by hand. */
  requireManualApproval?: boolean
  /** Whether several customers may ask for the same time while none of them is confirmed. */
  allowMultipleRequests?: boolean
}

/** A place where a service is given: the field that goes with `type`. */
export interface ServiceLocation {
  id?: string
  type?: LocationType
  /** The address of that location; absent where the customer chooses one. Read-only. */
  calculatedAddress?: Address
  /** With type `BUSINESS`: the location of the business. */
  business?: BusinessLocation
  /** With type `CUSTOM`: the address of this service alone. */
  custom?: { id?: string; address?: Address }
}

/** A location of the business; all but its id is read-only. */
export interface BusinessLocation {
  id?: string
  name?: string
  /** Whether it is the main location of the business. Read-only. */
  default?: boolean
  address?: Address
  email?: string
  phone?: string
}

/** The schedule that holds the sessions of a service, and their lengths. */
export interface Schedule {
  id?: string
  /** The moment at which the first session starts; for a course. Read-only. */
  firstSessionStart?: Date
  /** The moment at which the last session ends; for a course. Read-only. */
  lastSessionEnd?: Date
  /** How long sessions are, and the pause after them. */
  availabilityConstraints?: {
    /** Lengths of a session in minutes; one value for an appointment. */
    sessionDurations?: number[]
    /** The lengths as objects. */
    durations?: {
      /** Length in minutes, from 1 to 44,639. */
      minutes?: number
    }[]
    /** Minutes kept free after a session. */
    timeBetweenSessions?: number
    /** The shortest and the longest time that a customer may book, in place of `sessionDurations`; for an appointment. */
    durationRange?: DurationRange
  }
}

/**
 * Lengths in hours or in whole days, between which customers choose; the price of the service is that of one unit. The local
 * platform offers lengths in hours, in steps of 30 minutes.
 */
export interface DurationRange {
  /** The unit; the options of that unit go with it. */
  unitType?: DurationUnit
  /** For `HOUR`: from 30 minutes to 1,440. */
  hourOptions?: {
    /** The shortest length in minutes. */
    minDurationInMinutes?: number
    /** The longest length in minutes. */
    maxDurationInMinutes?: number
  }
  /** For `DAY`. */
  dayOptions?: {
    /** The shortest length in days, from 1 to 40. */
    minDurationInDays?: number
    /** The longest length in days, from 1 to 40. */
    maxDurationInDays?: number
  }
}

/** A member of staff who gives the service. */
export interface StaffMemberDetails {
  staffMemberId?: string
  name?: string
  /** The picture of the member of staff. */
  mainMedia?: MediaItem
}

/** The last part of a page's address. */
export interface Slug {
  name?: string
  /** Whether somebody chose it by hand. */
  custom?: boolean
  createdDate?: Date
}

/** The addresses of the pages of a service. */
export interface ServiceUrls {
  /** The page that describes the service. */
  servicePage?: PageUrl
  /** The page with the booking form. */
  bookingPage?: PageUrl
  /** The page with the times to choose from. */
  calendarPage?: PageUrl
}

/** The address of a page, as a path and in full. */
export interface PageUrl {
  /** The path on the site, such as `/service-page/yoga`. */
  relativePath?: string
  url?: string
}

/** The resources of one type that a session needs. */
export interface ServiceResource {
  /** The name is filled when asked for with `RESOURCE_TYPE_DETAILS`. */
  resourceType?: { id?: string; name?: string }
  resourceIds?: {
    /** The resources that may be taken; any of the type when empty. */
    values?: string[]
  }
  /** Filled when asked for with `RESOURCE_DETAILS`. */
  resourceDetails?: {
    /** The resources of `resourceIds`, with their names. */
    resources?: { id?: string; name?: string }[]
  }
}

/** An add-on of one of the groups, as filters see it. It has minutes when it lengthens the session. */
export interface AddOnDetails {
  addOnId?: string
  /** The minutes by which it lengthens the session; absent for one that is counted. */
  durationInMinutes?: number
}

/** A group of add-ons that customers of one service choose from. */
export interface AddOnGroup {
  /** Given by the platform. */
  id?: string
  /** At most 100 characters. */
  name?: string
  /** How many different add-ons of the group a booking may hold; all of them unless given. */
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
export const slugShape: Shape<Slug> = /* @__PURE__ */ entity<Slug>({ createdDate: date })

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
  /** 1 for an appointment; the places of a session of a class, or of a whole course. From 1 to 1,000. */
  defaultCapacity: number
  /** The price, and how it is paid. */
  payment: ServicePayment
  /** Whether and how customers book it online. */
  onlineBooking: OnlineBooking
  /** By its id; the default policy of the business unless given. */
  bookingPolicy?: Pick<BookingPolicy, 'id'>
}

/** Some fields of a service to change. */
export interface ServiceChange extends Partial<NewService> {
  id: string
  /** The revision that you read. */
  revision: string
}
