import {
  cursorQuery,
  type CursorQuery,
  page,
  type Page,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import { type Service, serviceShape } from './model.ts'
import type { ServiceFields } from './queries.ts'

/** A value that services are filtered by: the field that goes with the type of the attribute. */
export interface AttributeFilter {
  attributeId?: string
  /** The value of an attribute with fixed values; at most 40 characters. */
  enumValue?: string
  /** The lowest and the highest number. */
  numberRangeValue?: { min?: number; max?: number }
  /** The value of an attribute that is either true or false. */
  boolValue?: boolean
  /** At most 10. */
  numberValues?: {
    /** The numbers that match. */
    values?: number[]
  }
}

/** When and where a service is to be available. */
export interface ServiceFilters {
  /** `YYYY-MM-DDThh:mm:ss`, read in `timeZone`; now unless given. */
  localStartDate?: string
  /** 30 days after the start unless given; at most 366 days. */
  localEndDate?: string
  /** IANA name; that of the business unless given. */
  timeZone?: string
  /** Whether a session must begin at `localStartDate` and end at `localEndDate`, rather than lie between them. */
  exactMatch?: boolean
  /** At most 100 locations of the business; all of them unless given. */
  locationIds?: string[]
  /** At most 10. The local platform has no attributes and refuses them. */
  attributes?: AttributeFilter[]
  /** At most 10 ids of resource types: services that need a resource of one of them. */
  resourceTypes?: string[]
  /** Whether services without a free time are found too. */
  includeUnavailable?: boolean
}

/** A service, and whether a session of it can be booked. */
export interface AvailableService {
  service?: Service
  /** Whether a session can be booked in the time and at the locations that were asked for. */
  available?: boolean
}

export const availableServiceShape: Shape<AvailableService> = /* @__PURE__ */ shape<AvailableService>({
  service: serviceShape,
})

/** The filter, order and page of the services to find, and when and where they are to be available. */
export interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
  serviceFilters?: ServiceFilters
}

/**
 * Finds services that can be booked in some time and at some locations, at most 50 a page. A course counts by its first
 * session.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time is none.
 * @example
 * const page = await queryServicesByFilters(client, {
 *   filter: { type: 'CLASS' },
 *   serviceFilters: {
 *     localStartDate: '2026-05-07T17:00:00',
 *     localEndDate: '2026-05-07T21:00:00',
 *     locationIds: [locationId],
 *   },
 * })
 * for (const { service } of page.items) console.log(service?.name)
 * @function
 */
export const queryServicesByFilters: Read<
  QueryServicesByFiltersInput,
  Page<AvailableService, QueryServicesByFiltersInput>
> = /* @__PURE__ */ read({
  id: 'bookings.catalogSearch.queryServicesByFilters',
  prefix: '/bookings/catalog-search',
  route: 'POST /v1/catalog/search/services/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('results', availableServiceShape),
})
