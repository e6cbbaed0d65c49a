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

/** A value that services are filtered by: set the field for the type of the attribute. */
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

/** The requested time range and locations. */
export interface ServiceFilters {
  /** `YYYY-MM-DDThh:mm:ss`, read in `timeZone`; defaults to now. */
  localStartDate?: string
  /** Defaults to 30 days after the start; at most 366 days. */
  localEndDate?: string
  /** IANA time zone; defaults to the time zone of the business. */
  timeZone?: string
  /** Whether a session must begin at `localStartDate` and end at `localEndDate`, rather than be within the range. */
  exactMatch?: boolean
  /** At most 100 locations of the business; defaults to all of them. */
  locationIds?: string[]
  /** At most 10. The local platform has no attributes and refuses them. */
  attributes?: AttributeFilter[]
  /** At most 10 ids of resource types: services that need a resource of one of them. */
  resourceTypes?: string[]
  /** Whether to include services without a free time slot. */
  includeUnavailable?: boolean
}

/** A service, and whether a session of it can be booked. */
export interface AvailableService {
  service?: Service
  /** Whether a session can be booked within the requested time range and locations. */
  available?: boolean
}

export const availableServiceShape: Shape<AvailableService> = /* @__PURE__ */ shape<AvailableService>({
  service: serviceShape,
})

/** The filter, order and page of the services to find, and the requested time range and locations. */
export interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
  serviceFilters?: ServiceFilters
}

/**
 * Finds services that can be booked in a time range and at some locations, at most 50 per page. For a course, the first
 * session counts.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time range is invalid.
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
