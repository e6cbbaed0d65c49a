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

/** All billing intervals of a subscription. */
export const subscriptionFrequencies = ['MONTHLY'] as const

/** The billing interval of a subscription. */
export type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>

/** All times of the first payment of a subscription. */
export const firstChargeDates = ['CHECKOUT', 'SCHEDULED'] as const

/** `CHECKOUT`: when the service is booked. `SCHEDULED`: at the `recurringStartDate`. */
export type FirstChargeDate = Open<(typeof firstChargeDates)[number]>

/** Every status of a service. */
export const serviceStatuses = ['CREATED', 'DELETED'] as const

/** Whether a service exists or was deleted. */
export type ServiceStatus = Open<(typeof serviceStatuses)[number]>

/** Every type of benefit of a pricing plan. */
export const benefitTypes = ['LIMITED', 'UNLIMITED'] as const

/** How many bookings a pricing plan includes: a limited number, or unlimited. */
export type BenefitType = Open<(typeof benefitTypes)[number]>

/** Every type of location. */
export const locationTypes = ['CUSTOM', 'BUSINESS', 'CUSTOMER'] as const

/**
 * `BUSINESS`: an address of the business. `CUSTOM`: an address for only this service. `CUSTOMER`: an address of the
 * customer.
 */
export type LocationType = Open<(typeof locationTypes)[number]>

/** All ways to handle the sessions at a removed location. */
export const removedLocationSessionsActions = [
  'KEEP_AT_CURRENT_LOCATION',
  'MOVE_TO_LOCATION',
  'DELETE',
] as const

/** What happens to the sessions at a removed location: they stay, move or are deleted. */
export type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>

/** All errors of a slug. */
export const slugErrors = ['SLUG_CONTAINS_ILLEGAL_CHARACTERS', 'SLUG_ALREADY_EXISTS'] as const

/** The error of a slug: it contains invalid characters, or another service has it. */
export type SlugError = Open<(typeof slugErrors)[number]>

/** All parts of a service that a clone may fail to copy. */
export const cloneErrors = ['OPTIONS_AND_VARIANTS', 'FORM'] as const

/** A part of a service that was not copied: its options and variants, or its form. */
export type CloneError = Open<(typeof cloneErrors)[number]>

/** All addresses that can determine the taxes of a service. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING'] as const

/** The address that determines the taxes: the address of the business, or the billing address of the customer. */
export type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>

/** All places where add-ons can be paid. */
export const addOnOptions = ['ONLINE', 'IN_PERSON'] as const

/** Whether add-ons are paid online or at the business. */
export type AddOnOption = Open<(typeof addOnOptions)[number]>

/** All units of a duration that customers choose. */
export const durationUnits = ['HOUR', 'DAY'] as const

/** The unit of a duration that customers choose. */
export type DurationUnit = Open<(typeof durationUnits)[number]>

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

/** The price of a service (set the field for `rateType`) and its payment options. */
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
  /** Included on request with `DISCOUNT_INFO_DETAILS`. */
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

/** A price that is paid in installments. The emulator sells no subscriptions and refuses such services. */
export interface SubscriptionPayment {
  /** The amount of each payment. */
  amountPerBillingCycle?: Money
  /** The billing interval. */
  frequency?: SubscriptionFrequency
  /** At least 2. */
  totalPayments?: number
  firstChargeDate?: FirstChargeDate
  /** With the first payment `SCHEDULED`. */
  recurringStartDate?: Date
}

/** The deposit, which is paid when the service is booked. */
export interface ServiceDeposit {
  /** The amount that is paid when the service is booked. */
  deposit?: Money
  /** `false` if a customer who pays online can pay only the deposit. */
  fullUpfrontPaymentAllowed?: boolean
}

/** Whether and how customers book a service online. */
export interface OnlineBooking {
  enabled?: boolean
  /** Whether the business must approve each booking manually. */
  requireManualApproval?: boolean
  /** Whether several customers may request the same time slot while none of them is confirmed. */
  allowMultipleRequests?: boolean
}

/** A location of a service: set the field for `type`. */
export interface ServiceLocation {
  id?: string
  type?: LocationType
  /** The address of that location; absent for an address of the customer. Read-only. */
  calculatedAddress?: Address
  /** With type `BUSINESS`: the location of the business. */
  business?: BusinessLocation
  /** With type `CUSTOM`: an address for only this service. */
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

/** The schedule that contains the sessions of a service and their durations. */
export interface Schedule {
  id?: string
  /** Start of the first session; for a course. Read-only. */
  firstSessionStart?: Date
  /** End of the last session; for a course. Read-only. */
  lastSessionEnd?: Date
  /** Durations of sessions, and the pause after them. */
  availabilityConstraints?: {
    /** Session durations in minutes; one value for an appointment. */
    sessionDurations?: number[]
    /** The durations as objects. */
    durations?: {
      /** Duration in minutes, from 1 to 44,639. */
      minutes?: number
    }[]
    /** Minutes kept free after a session. */
    timeBetweenSessions?: number
    /**
     * The shortest and the longest duration that a customer may book, instead of `sessionDurations`; for an
     * appointment.
     */
    durationRange?: DurationRange
  }
}

/**
 * A range of durations in hours or in whole days that customers choose from; the price of the service is the price per
 * unit. The emulator supports hours, in steps of 30 minutes.
 */
export interface DurationRange {
  /** The unit; set the options of that unit. */
  unitType?: DurationUnit
  /** For `HOUR`: from 30 minutes to 1,440. */
  hourOptions?: {
    /** The shortest duration in minutes. */
    minDurationInMinutes?: number
    /** The longest duration in minutes. */
    maxDurationInMinutes?: number
  }
  /** For `DAY`. */
  dayOptions?: {
    /** The shortest duration in days, from 1 to 40. */
    minDurationInDays?: number
    /** The longest duration in days, from 1 to 40. */
    maxDurationInDays?: number
  }
}

/** A staff member who gives the service. */
export interface StaffMemberDetails {
  staffMemberId?: string
  name?: string
  /** The picture of the staff member. */
  mainMedia?: MediaItem
}

/** The slug of a page. */
export interface Slug {
  name?: string
  /** Whether it was set manually. */
  custom?: boolean
  createdDate?: Date
}

/** The URLs of a service's pages. */
export interface ServiceUrls {
  /** The page that describes the service. */
  servicePage?: PageUrl
  /** The page with the booking form. */
  bookingPage?: PageUrl
  /** The page with the time slots. */
  calendarPage?: PageUrl
}

/** The URL of a page, relative and absolute. */
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
