import {
  type Address,
  date,
  entity,
  type Filter,
  image,
  type Image,
  list,
  type Money,
  offsetQuery,
  type OffsetQuery,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
} from '@frontdesk/core'
import { type BookingPolicy, bookingPolicyShape } from './booking-policy.ts'

const prefix = '/_api/bookings'

/** Every type of service. */
export const serviceTypes = ['APPOINTMENT', 'CLASS', 'COURSE'] as const

/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
export type ServiceType = Open<(typeof serviceTypes)[number]>

/** How a service is paid. */
export type RateType = Open<'FIXED' | 'CUSTOM' | 'VARIED' | 'NO_FEE'>

/** A service that customers can book. Spec section 3. */
export interface Service {
  id: string
  type: ServiceType
  name: string
  description?: string
  /** One line under the name. */
  tagLine?: string
  /** Places: 1 for an appointment, per session for a class, in all for a course. */
  defaultCapacity?: number
  media?: ServiceMedia
  /** Whether customers do not see it. */
  hidden?: boolean
  category?: ServiceCategory
  form?: { id?: string }
  payment?: ServicePayment
  onlineBooking?: OnlineBooking
  conferencing?: { enabled?: boolean }
  locations?: ServiceLocation[]
  bookingPolicy?: BookingPolicy
  schedule?: Schedule
  /** Resource ids of the staff, not their staff-member ids. */
  staffMemberIds?: string[]
  staffMembers?: StaffMemberDetails[]
  /** Filled when asked for with `STAFF_MEMBER_DETAILS`. */
  staffMemberDetails?: { staffMembers?: StaffMemberDetails[] }
  supportedSlugs?: Slug[]
  mainSlug?: Slug
  urls?: ServiceUrls
  addOnGroups?: AddOnGroup[]
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Counts up with each change; an update must name the one it started from. */
  revision?: string
}

export interface ServiceMedia {
  items?: MediaItem[]
  mainMedia?: MediaItem
  coverMedia?: MediaItem
}

export interface MediaItem {
  image?: Image
}

/** A group of services. */
export interface ServiceCategory {
  id: string
  name?: string
  sortOrder?: number
}

export interface ServicePayment {
  rateType?: RateType
  /** With rate type `FIXED`. */
  fixed?: { price?: Money; deposit?: Money }
  /** With rate type `VARIED`. */
  varied?: { defaultPrice?: Money; deposit?: Money; minPrice?: Money; maxPrice?: Money }
  /** With rate type `CUSTOM`. */
  custom?: { description?: string }
  /** Where a customer may pay. */
  options?: { online?: boolean; inPerson?: boolean; deposit?: boolean; pricingPlan?: boolean }
  pricingPlanIds?: string[]
}

export interface OnlineBooking {
  enabled?: boolean
  /** Whether the business confirms each booking by hand. */
  requireManualApproval?: boolean
  allowMultipleRequests?: boolean
}

export interface ServiceLocation {
  id?: string
  type?: Open<'CUSTOM' | 'BUSINESS' | 'CUSTOMER'>
  calculatedAddress?: Address
  business?: BusinessLocation
  custom?: { id?: string; address?: Address }
}

export interface BusinessLocation {
  id?: string
  name?: string
  default?: boolean
  address?: Address
  email?: string
  phone?: string
}

export interface Schedule {
  id?: string
  firstSessionStart?: Date
  lastSessionEnd?: Date
  availabilityConstraints?: {
    /** Lengths of a session in minutes; one value for an appointment. */
    sessionDurations?: number[]
    /** Minutes kept free after a session. */
    timeBetweenSessions?: number
  }
}

export interface StaffMemberDetails {
  staffMemberId?: string
  name?: string
  mainMedia?: MediaItem
}

/** The last part of a page's address. */
export interface Slug {
  name?: string
  /** Whether somebody chose it by hand. */
  custom?: boolean
  createdDate?: Date
}

export interface ServiceUrls {
  servicePage?: PageUrl
  bookingPage?: PageUrl
  calendarPage?: PageUrl
}

export interface PageUrl {
  relativePath?: string
  url?: string
}

export interface AddOnGroup {
  id?: string
  name?: string
  maxNumberOfAddOns?: number
  addOnIds?: string[]
  prompt?: string
}

const mediaItemShape: Shape<MediaItem> = /* @__PURE__ */ shape<MediaItem>({ image })
const staffMemberDetailsShape: Shape<StaffMemberDetails> = /* @__PURE__ */ shape<StaffMemberDetails>({
  mainMedia: mediaItemShape,
})
const serviceCategoryShape: Shape<ServiceCategory> = /* @__PURE__ */ entity<ServiceCategory>({})
const slugShape: Shape<Slug> = /* @__PURE__ */ entity<Slug>({ createdDate: date })

export const serviceShape: Shape<Service> = /* @__PURE__ */ entity<Service>({
  createdDate: date,
  updatedDate: date,
  media: /* @__PURE__ */ shape<ServiceMedia>({
    items: mediaItemShape,
    mainMedia: mediaItemShape,
    coverMedia: mediaItemShape,
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

/** Parts of a service that are filled only when asked for. */
export type RequestedField = Open<'STAFF_MEMBER_DETAILS' | 'RESOURCE_TYPE_DETAILS' | 'DEFAULT_BOOKING_FORM'>

export interface GetServiceInput {
  serviceId: string
  conditionalFields?: RequestedField[]
}

/**
 * Reads one service. Spec section 7, Services.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @example
 * const service = await getService(client, { serviceId })
 * @function
 */
export const getService: Read<GetServiceInput, Service> = /* @__PURE__ */ read({
  id: 'bookings.services.get',
  prefix,
  route: 'GET /v2/services/{serviceId}',
  response: /* @__PURE__ */ pick('service', serviceShape),
})

/** The fields that services can be filtered and sorted by (platform: Services, query filter). */
export interface ServiceFields {
  id: string
  appId: string
  'category.id': string
  'category.name': string
  createdDate: Date
  updatedDate: Date
  description: string
  'form.id': string
  hidden: boolean
  'locations.business.id': string[]
  'mainSlug.name': string
  name: string
  'onlineBooking.enabled': boolean
  'payment.options.inPerson': boolean
  'payment.options.online': boolean
  'payment.options.pricingPlan': boolean
  'schedule.firstSessionStart': Date
  'schedule.lastSessionEnd': Date
  'serviceResources.resourceIds.values': string[]
  staffMemberIds: string[]
  'supportedSlugs.name': string[]
  tagLine: string
  type: ServiceType
}

export interface QueryServicesInput extends OffsetQuery<ServiceFields> {
  conditionalFields?: RequestedField[]
}

/**
 * Finds services, 50 a page unless asked for fewer or more (at most 100). Spec section 7, Services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServices(client, { filter: { type: 'CLASS' }, sort: [{ fieldName: 'name' }] })
 * @function
 */
export const queryServices: Read<
  QueryServicesInput,
  Page<Service, QueryServicesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.services.query',
  prefix,
  route: 'POST /v2/services/query',
  envelope: offsetQuery,
  response: /* @__PURE__ */ page('services', serviceShape),
})

export interface QueryServiceCategoriesInput {
  filter?: { services?: Filter<ServiceFields>; categoryIds?: string[] }
}

/**
 * Lists the categories of services. Spec section 7, Services.
 *
 * @throws ValidationError when `categoryIds` holds more than 100 ids.
 * @example
 * const categories = await queryServiceCategories(client, {})
 * @function
 */
export const queryServiceCategories: Read<QueryServiceCategoriesInput, ServiceCategory[]> =
  /* @__PURE__ */ read({
    id: 'bookings.services.queryCategories',
    prefix,
    route: 'POST /v2/services/categories/query',
    response: /* @__PURE__ */ list('categories', serviceCategoryShape),
  })

export interface QueryServiceLocationsInput {
  filter?: { services?: Filter<ServiceFields>; businessLocationIds?: string[] }
}

/** Where services take place. */
export interface ServiceLocations {
  businessLocations?: { exists?: boolean; locations?: ServiceLocation[] }
  customLocations?: { exists?: boolean }
  customerLocations?: { exists?: boolean }
}

/**
 * Lists the places where services are given. Spec section 7, Services.
 *
 * @throws ValidationError when `businessLocationIds` holds more than 100 ids.
 * @example
 * const { businessLocations } = await queryServiceLocations(client, {})
 * @function
 */
export const queryServiceLocations: Read<QueryServiceLocationsInput, ServiceLocations> = /* @__PURE__ */ read(
  {
    id: 'bookings.services.queryLocations',
    prefix,
    route: 'POST /v2/services/locations/query',
    response: /* @__PURE__ */ whole<ServiceLocations>(),
  },
)
