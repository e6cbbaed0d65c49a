import {
  type CursorSearch,
  cursorSearch,
  type Envelope,
  type Filter,
  list,
  offsetQuery,
  type OffsetQuery,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  type SearchPage,
  searchPage,
  whole,
} from '@frontdesk/core'
import {
  type Service,
  type ServiceCategory,
  serviceCategoryShape,
  serviceShape,
  type ServiceType,
} from './model.ts'
import type { LocationType, ServiceLocation } from './service-location.ts'

const prefix = '/_api/bookings'

/** All additional parts of a service. */
export const requestedFields = [
  'STAFF_MEMBER_DETAILS',
  'RESOURCE_TYPE_DETAILS',
  'DISCOUNT_INFO_DETAILS',
  'RESOURCE_DETAILS',
] as const

/** Additional parts of a service, included only on request. */
export type RequestedField = Open<(typeof requestedFields)[number]>

/** The service to read. */
export interface GetServiceInput {
  serviceId: string
  /** Additional parts of a service to include; defaults to none. */
  conditionalFields?: RequestedField[]
}

/**
 * Reads one service.
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

/** The filter, order and page of the services to find, and their fields. */
export interface QueryServicesInput extends OffsetQuery<ServiceFields> {
  /** Paths of the fields to return, at most 50; defaults to all fields. */
  fields?: string[]
  /** Additional parts of a service to include; defaults to none. */
  conditionalFields?: RequestedField[]
}

/** `{ query: { filter, sort, paging, fields } }`: here the fields are a part of the query. */
const serviceQuery: Envelope = {
  key: 'query',
  paging: 'offset',
  wrap({ fields, ...input }) {
    const { query, ...rest } = offsetQuery.wrap(input)
    return { ...rest, query: { ...(query as object), fields } }
  },
  around: (input, metadata, count) => offsetQuery.around(input, metadata, count),
}

/**
 * Finds services, 50 per page by default (at most 100).
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
  envelope: serviceQuery,
  response: /* @__PURE__ */ page('services', serviceShape),
})

/** The fields that searches for services filter and sort by. */
export interface ServiceSearchFields extends Omit<
  ServiceFields,
  'createdDate' | 'updatedDate' | 'schedule.firstSessionStart' | 'schedule.lastSessionEnd'
> {
  'addOnDetails.addOnId': string[]
  'addOnDetails.durationInMinutes': number[]
  'category.sortOrder': number
  'locations.business.name': string[]
  'locations.calculatedAddress.formattedAddress': string[]
  'locations.type': LocationType[]
}

/** The fields of services that can be aggregated. */
export type ServiceAggregationField = Exclude<
  keyof ServiceSearchFields,
  'locations.calculatedAddress.formattedAddress'
>

/** The words, filter, order and page of the services to find, and the aggregations over them. */
export interface SearchServicesInput extends CursorSearch<
  ServiceSearchFields,
  'name',
  ServiceAggregationField
> {}

/**
 * Searches for services by name, with aggregations over all matches; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const page = await searchServices(client, {
 *   search: { expression: 'massage', fuzzy: true },
 *   aggregations: [{ type: 'VALUE', name: 'types', fieldPath: 'type' }],
 * })
 * console.log(page.items, page.aggregations)
 * @function
 */
export const searchServices: Read<
  SearchServicesInput,
  SearchPage<Service, SearchServicesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.services.search',
  prefix,
  route: 'POST /v2/services/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ searchPage('services', serviceShape),
})

/** The filter of the services to count. */
export interface CountServicesInput {
  filter?: Filter<ServiceFields>
}

/**
 * Counts services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const classes = await countServices(client, { filter: { type: 'CLASS' } })
 * @function
 */
export const countServices: Read<CountServicesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.services.count',
  prefix,
  route: 'POST /v2/services/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The services whose categories are listed. */
export interface QueryServiceCategoriesInput {
  filter?: {
    /** The services to include; defaults to all. */
    services?: Filter<ServiceFields>
    categoryIds?: string[]
  }
}

/**
 * Lists the categories of services.
 *
 * @throws ValidationError when `categoryIds` has more than 100 ids.
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

/** The services whose locations are listed. */
export interface QueryServiceLocationsInput {
  filter?: {
    /** The services to include; defaults to all. */
    services?: Filter<ServiceFields>
    businessLocationIds?: string[]
  }
}

/** Locations of services. */
export interface ServiceLocations {
  /** Locations of the business. */
  businessLocations?: {
    /** Whether a service is given at a location of the business. */
    exists?: boolean
    /** The locations of the business where services are given. */
    locations?: ServiceLocation[]
  }
  /** Addresses of individual services. */
  customLocations?: {
    /** Whether a service has its own address. */
    exists?: boolean
  }
  /** Addresses of customers. */
  customerLocations?: {
    /** Whether a service takes place at an address of the customer. */
    exists?: boolean
  }
}

/**
 * Lists the locations of services.
 *
 * @throws ValidationError when `businessLocationIds` has more than 100 ids.
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
