import {
  type Closed,
  cursorList,
  type CursorPaging,
  date,
  list,
  pick,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import type { RequestedGender } from './booking/model.ts'
import type { LocationType } from './service/service-location.ts'
import { zonedPage, type ZonedPage } from './zoned-page.ts'

export type { ZonedPage } from './zoned-page.ts'

const prefix = '/_api/service-availability'

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
export const staffResourceTypeId = '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155'

/** A time slot of a service. */
export interface TimeSlot {
  serviceId?: string
  /** The start, in the requested time zone. */
  localStartDate?: string
  /** The end, in the same time zone. */
  localEndDate?: string
  /** Whether it can be booked now; `nonBookableReasons` has the reasons if not. */
  bookable?: boolean
  /** Location of the time slot. */
  location?: TimeSlotLocation
  /** Present on the session of a class. */
  eventInfo?: EventInfo
  /** Total number of places, from 1 to 1,000; 1 for an appointment. */
  totalCapacity?: number
  /** Number of places that are not booked; some may be held for the waiting list. */
  remainingCapacity?: number
  /** Number of places that can be booked: the number to show. */
  bookableCapacity?: number
  bookingPolicyViolations?: BookingPolicyViolations
  /** Included for the requested resource types, at most ten of each. */
  availableResources?: AvailableResources[]
  /** The consecutive services of a multi-service booking. */
  nestedTimeSlots?: NestedTimeSlot[]
  /** Why it cannot be booked; no reason is `true` if it can. */
  nonBookableReasons?: NonBookableReasons
  scheduleId?: string
  /** Whether it is an all-day slot, which ends at 00:00 of the following day. */
  allDay?: boolean
}

/** The location of a time slot. */
export interface TimeSlotLocation {
  /** Absent for an address of the customer. */
  id?: string
  name?: string
  /** The whole address as one line of text. */
  formattedAddress?: string
  locationType?: LocationType
}

/** The session of a class in the calendar. */
export interface EventInfo {
  /** Book the session by this id. */
  eventId?: string
  /** The title of the session; usually the name of the service. */
  eventTitle?: string
  /** Capacity of the waiting list and its free places; absent if the policy of the class has no waiting list. */
  waitingList?: {
    /** Capacity of the waiting list; at least 1. */
    totalCapacity?: number
    /** Free places on the waiting list. */
    remainingCapacity?: number
  }
}

/** The booking policy rules that a time slot violates. */
export interface BookingPolicyViolations {
  /** Whether booking has not opened yet. */
  tooEarlyToBook?: boolean
  /** When booking opens, for a slot that is too early. */
  earliestBookingDate?: Date
  /** Whether booking has closed. */
  tooLateToBook?: boolean
  /** Whether the service cannot be booked online. */
  bookOnlineDisabled?: boolean
}

/** The resources of one type that are free. */
export interface AvailableResources {
  resourceTypeId?: string
  /** At most ten free resources. */
  resources?: { id?: string; name?: string }[]
  /** Whether there are more than the listed ten. */
  hasMoreAvailableResources?: boolean
}

/** The time of one service within a visit. */
export interface NestedTimeSlot {
  serviceId?: string
  /** The start, in the requested time zone. */
  localStartDate?: string
  /** The end, in the same time zone. */
  localEndDate?: string
  /** The resources of each type that are free for this service. */
  availableResources?: AvailableResources[]
  scheduleId?: string
}

/** The reasons why a time cannot be booked. */
export interface NonBookableReasons {
  /** Whether every place is taken. */
  noRemainingCapacity?: boolean
  /** Whether a rule of the policy forbids it; `bookingPolicyViolations` has the rule. */
  violatesBookingPolicy?: boolean
  /** Whether the free places are held for people on the waiting list. */
  reservedForWaitingList?: boolean
  /** Whether the session was canceled. */
  eventCancelled?: boolean
}

/** Resources of one type; any of them when `resourceIds` is absent or empty. */
export interface ResourceTypeFilter {
  resourceTypeId: string
  resourceIds?: string[]
}

/** The choices of a customer besides the time slot. */
export interface CustomerChoices {
  /** Duration of the session in minutes: one of the durations of the service. */
  durationInMinutes?: number
  /** The add-ons of the service to book, some of which extend the session. At most 21. */
  addOnIds?: string[]
  /** The selected duration of a service with variants. */
  durationChoiceId?: string
  /**
   * Only time slots for which a staff member of this gender is free, if the settings of the business allow the choice.
   */
  requestedGender?: Closed<RequestedGender>
}

export const timeSlotShape: Shape<TimeSlot> = /* @__PURE__ */ shape<TimeSlot>({
  bookingPolicyViolations: /* @__PURE__ */ shape<BookingPolicyViolations>({ earliestBookingDate: date }),
})

/** The appointment, and the time range to list. */
export interface ListAvailabilityTimeSlotsInput {
  /** The appointment. Required, like `toLocalDate`, unless a cursor is given. */
  serviceId?: string
  /** Time slots start after this time; defaults to now. */
  fromLocalDate?: string
  /** Time slots end before this time. */
  toLocalDate?: string
  /** IANA time zone of all local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** At most 5. */
  locations?: TimeSlotLocation[]
  /** Only time slots for which these resources are free. */
  resourceTypes?: ResourceTypeFilter[]
  /** Lists the free resources of these types in each time slot. */
  includeResourceTypeIds?: string[]
  /** Only time slots that can, or cannot, be booked; defaults to both. */
  bookable?: boolean
  /** Only time slots that violate, or do not violate, these rules. */
  bookingPolicyViolations?: BookingPolicyViolations
  /** Maximum number of slots per day. */
  timeSlotsPerDay?: number
  /** The customer's choices besides the time slot, which affect the duration. */
  customerChoices?: CustomerChoices
  /** 1,000 time slots per page by default, which is the maximum. */
  cursorPaging?: CursorPaging
}

/**
 * Lists the time slots of an appointment, earliest first. Times when no staff member is free are omitted. Without
 * `bookable` or `bookingPolicyViolations`, bookable time slots come before the others.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`, `MISSING_ARGUMENTS`, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listAvailabilityTimeSlots(client, {
 *   serviceId,
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   bookable: true,
 * })
 * @function
 */
export const listAvailabilityTimeSlots: Read<
  ListAvailabilityTimeSlotsInput,
  ZonedPage<TimeSlot, ListAvailabilityTimeSlotsInput>
> = /* @__PURE__ */ read({
  id: 'bookings.timeSlots.listAvailability',
  prefix,
  route: 'POST /v2/time-slots',
  envelope: cursorList,
  response: /* @__PURE__ */ zonedPage('timeSlots', timeSlotShape, 'cursorPagingMetadata'),
})

/** The time slot of an appointment to read again. */
export interface GetAvailabilityTimeSlotInput {
  serviceId: string
  /** The start as listed: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
  localStartDate: string
  /** The end as listed, in the same format. */
  localEndDate: string
  /** IANA time zone of both local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** The location that the time slot was listed for. */
  location?: TimeSlotLocation
  /** Resources that must be free; defaults to any. */
  resourceTypes?: ResourceTypeFilter[]
  includeResourceTypeIds?: string[]
  /** The choices of the customer besides the time slot; the local dates determine the duration. */
  customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>
}

/**
 * Reads the current state of one time slot of an appointment: whether it is still free, and with which staff.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when no staff member is free, or no session can start then.
 * @throws ValidationError when a local date is malformed.
 * @example
 * const slot = await getAvailabilityTimeSlot(client, {
 *   serviceId,
 *   localStartDate: '2026-05-04T10:00:00',
 *   localEndDate: '2026-05-04T11:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   includeResourceTypeIds: [staffResourceTypeId],
 * })
 * @function
 */
export const getAvailabilityTimeSlot: Read<GetAvailabilityTimeSlotInput, TimeSlot> = /* @__PURE__ */ read({
  id: 'bookings.timeSlots.getAvailability',
  prefix,
  route: 'POST /v2/time-slots/get',
  response: /* @__PURE__ */ pick('timeSlot', timeSlotShape),
})

/** The start of an appointment whose possible ends are listed. */
export interface ListAvailabilityTimeSlotEndOptionsInput {
  /** The appointment, whose schedule has a `durationRange` in hours. */
  serviceId: string
  /** The selected start of a time slot that `listAvailabilityTimeSlots` returned. */
  localStartDate: string
  /** The latest end to list, at most the maximum duration after the start; defaults to all ends. */
  maxLocalEndDate?: string
  /** IANA time zone of all local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** The location of the time slot. */
  location: TimeSlotLocation
  /** Only ends until which these resources are free, such as the staff member that the customer chose. */
  resourceTypes?: ResourceTypeFilter[]
}

/**
 * Lists the possible ends of a session whose duration customers choose: a time slot for each end, earliest first, with
 * the given start and without resources. Ends until which no staff member is free are omitted. Each hour of a session
 * costs the price of the service.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`; `END_OPTIONS_NOT_SUPPORTED` when the service has fixed durations;
 * `MAX_END_DATE_EXCEEDS_MAXIMUM` when `maxLocalEndDate` is further from the start than the service allows.
 * @throws ValidationError when a local date is malformed or `maxLocalEndDate` is not after `localStartDate`.
 * @example
 * const ends = await listAvailabilityTimeSlotEndOptions(client, {
 *   serviceId,
 *   localStartDate: '2026-05-04T10:00:00',
 *   location: { id: locationId, locationType: 'BUSINESS' },
 *   timeZone: 'Europe/Lisbon',
 * })
 * @function
 */
export const listAvailabilityTimeSlotEndOptions: Read<ListAvailabilityTimeSlotEndOptionsInput, TimeSlot[]> =
  /* @__PURE__ */ read({
    id: 'bookings.timeSlots.listEndOptions',
    prefix,
    route: 'POST /v2/time-slots/end-options',
    response: /* @__PURE__ */ list('endOptions', timeSlotShape),
  })
