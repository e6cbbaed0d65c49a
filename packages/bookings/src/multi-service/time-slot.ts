import { cursorList, type CursorPaging, pick, type Read, read } from '@frontdesk/core'
import {
  type BookingPolicyViolations,
  type CustomerChoices,
  type ResourceTypeFilter,
  type TimeSlot,
  type TimeSlotLocation,
  timeSlotShape,
} from '../time-slot.ts'
import { zonedPage, type ZonedPage } from '../zoned-page.ts'

const prefix = '/_api/service-availability'

/** One of the services of a visit. */
export interface VisitService {
  /** An appointment. */
  serviceId: string
  /** Only time slots for which these resources are free. At most 8 types. */
  resourceTypes?: ResourceTypeFilter[]
  /** Lists the free resources of these types in the nested time slot of the service. */
  includeResourceTypeIds?: string[]
  /** The customer's choices for this service, which affect its duration. */
  customerChoices?: CustomerChoices
}

/** The services of a visit, and the time range to list. */
export interface ListMultiServiceAvailabilityTimeSlotsInput {
  /** 2 to 8 appointments, in order. Required, like `toLocalDate`, unless a cursor is given. */
  services?: VisitService[]
  /** Visits start after this time; defaults to now. */
  fromLocalDate?: string
  /** Visits end before this time. */
  toLocalDate?: string
  /** IANA time zone of all local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** The place of the whole visit; defaults to any one. */
  location?: TimeSlotLocation
  /** Only visits that can, or cannot, be booked; defaults to both. */
  bookable?: boolean
  /** Only visits that violate, or do not violate, these rules. */
  bookingPolicyViolations?: BookingPolicyViolations
  /** Maximum number of visits per day. */
  timeSlotsPerDay?: number
  /** 1,000 visits per page by default, which is the maximum. */
  cursorPaging?: CursorPaging
}

/**
 * Lists the times for several consecutive appointments at one place, earliest first. Each service begins when the
 * previous one and the pause after it have ended; `nestedTimeSlots` has the times, in the order of `services`. A visit
 * can be booked if every service can be booked. Without `bookable` or `bookingPolicyViolations`, the visits that can be
 * booked come before the others.
 *
 * @throws ApplicationError `MISSING_ARGUMENTS`, `INVALID_SERVICES_SIZE` unless there are 2 to 8 services,
 * `SERVICE_NOT_FOUND`, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`, `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listMultiServiceAvailabilityTimeSlots(client, {
 *   services: [{ serviceId: haircutId }, { serviceId: manicureId }],
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   bookable: true,
 * })
 * @function
 */
export const listMultiServiceAvailabilityTimeSlots: Read<
  ListMultiServiceAvailabilityTimeSlotsInput,
  ZonedPage<TimeSlot, ListMultiServiceAvailabilityTimeSlotsInput>
> = /* @__PURE__ */ read({
  id: 'bookings.multiServiceTimeSlots.list',
  prefix,
  route: 'POST /v2/multi-service-time-slots',
  envelope: cursorList,
  response: /* @__PURE__ */ zonedPage('timeSlots', timeSlotShape, 'cursorPagingMetadata'),
})

/** The time slot of a visit to read again. */
export interface GetMultiServiceAvailabilityTimeSlotInput {
  /** 2 to 8 appointments, in order. */
  services: VisitService[]
  /** When the first service begins. */
  localStartDate: string
  /** When the last service ends. */
  localEndDate: string
  /** IANA time zone of both local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** The place of the whole visit. */
  location: TimeSlotLocation
}

/**
 * Reads the current state of one visit: whether every service is still available, and with which staff.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when no staff member is free for one of the services, or the visit does not
 * start or end then, `INVALID_SERVICES_SIZE` when there are more than 8 services, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or there are fewer than 2 services.
 * @example
 * const visit = await getMultiServiceAvailabilityTimeSlot(client, {
 *   services: [{ serviceId: haircutId }, { serviceId: manicureId }],
 *   localStartDate: '2026-05-04T10:00:00',
 *   localEndDate: '2026-05-04T11:30:00',
 *   timeZone: 'Europe/Lisbon',
 *   location: { id: locationId, locationType: 'BUSINESS' },
 * })
 * @function
 */
export const getMultiServiceAvailabilityTimeSlot: Read<GetMultiServiceAvailabilityTimeSlotInput, TimeSlot> =
  /* @__PURE__ */ read({
    id: 'bookings.multiServiceTimeSlots.get',
    prefix,
    route: 'POST /v2/multi-service-time-slots/get',
    response: /* @__PURE__ */ pick('timeSlot', timeSlotShape),
  })
