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
import type { LocationType } from './service/model.ts'
import { zonedPage, type ZonedPage } from './zoned-page.ts'

export type { ZonedPage } from './zoned-page.ts'

const prefix = '/_api/service-availability'

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
export const staffResourceTypeId = '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155'

/** A time that a service may be booked for. */
export interface TimeSlot {
  serviceId?: string
  /** In the time zone that was asked for. */
  localStartDate?: string
  /** The end, in the same time zone. */
  localEndDate?: string
  /** Whether it can be booked now; `nonBookableReasons` says why not. */
  bookable?: boolean
  /** Where it takes place. */
  location?: TimeSlotLocation
  /** Present on the session of a class. */
  eventInfo?: EventInfo
  /** Places in all, from 1 to 1,000; 1 for an appointment. */
  totalCapacity?: number
  /** Places that nobody has booked; some may be kept for the waiting list. */
  remainingCapacity?: number
  /** Places that can be booked: the number to show. */
  bookableCapacity?: number
  bookingPolicyViolations?: BookingPolicyViolations
  /** Filled for the resource types that were asked for, ten of each at most. */
  availableResources?: AvailableResources[]
  /** The services of a booking of several, one after the other. */
  nestedTimeSlots?: NestedTimeSlot[]
  /** Why it cannot be booked; no reason is `true` when it can. */
  nonBookableReasons?: NonBookableReasons
  scheduleId?: string
  /** Whether it takes whole days; it then ends at 00:00 of the day after. */
  allDay?: boolean
}

/** The place of a time slot. */
export interface TimeSlotLocation {
  /** Absent for a place that the customer chooses. */
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
  /** The title of the session; as a rule the name of the service. */
  eventTitle?: string
  /** How many people the waiting list takes, and how many more; absent where the policy of the class has none. */
  waitingList?: {
    /** How many people the waiting list takes; at least 1. */
    totalCapacity?: number
    /** How many more people it takes. */
    remainingCapacity?: number
  }
}

/** The rules of the booking policy that a slot breaks. */
export interface BookingPolicyViolations {
  /** Whether booking has not opened yet. */
  tooEarlyToBook?: boolean
  /** When booking opens, for a slot that is too early. */
  earliestBookingDate?: Date
  /** Whether booking has closed. */
  tooLateToBook?: boolean
  /** Whether the service takes no bookings online. */
  bookOnlineDisabled?: boolean
}

/** The resources of one type that are free at a time. */
export interface AvailableResources {
  resourceTypeId?: string
  /** At most ten resources that are free at that time. */
  resources?: { id?: string; name?: string }[]
  /** Whether there are more than the ten that are named. */
  hasMoreAvailableResources?: boolean
}

/** The time of one service within a visit. */
export interface NestedTimeSlot {
  serviceId?: string
  /** The start, in the time zone that was asked for. */
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
  /** Whether a rule of the policy forbids it; `bookingPolicyViolations` says which. */
  violatesBookingPolicy?: boolean
  /** Whether the free places are kept for people on the waiting list. */
  reservedForWaitingList?: boolean
  /** Whether the session was cancelled. */
  eventCancelled?: boolean
}

/** Resources of one type; any of them when `resourceIds` is absent or empty. */
export interface ResourceTypeFilter {
  resourceTypeId: string
  resourceIds?: string[]
}

/** The choices of a customer beside the time. */
export interface CustomerChoices {
  /** How long the session is to be, in minutes: one of the lengths that the service has. */
  durationInMinutes?: number
  /** The add-ons of the service that are to be booked: some lengthen the session. At most 21. */
  addOnIds?: string[]
  /** A choice among the lengths of a service with variants. */
  durationChoiceId?: string
  /** Only times at which a man, or a woman, of the staff is free; where the settings of the business allow the choice. */
  requestedGender?: Closed<RequestedGender>
}

export const timeSlotShape: Shape<TimeSlot> = /* @__PURE__ */ shape<TimeSlot>({
  bookingPolicyViolations: /* @__PURE__ */ shape<BookingPolicyViolations>({ earliestBookingDate: date }),
})

/** The appointment, and the time whose slots are listed. */
export interface ListAvailabilityTimeSlotsInput {
  /** The appointment. Needed, as is `toLocalDate`, unless a cursor is given. */
  serviceId?: string
  /** Slots start after it; now unless given. */
  fromLocalDate?: string
  /** Slots end before it. */
  toLocalDate?: string
  /** IANA name of the zone of all local dates; that of the business unless given. */
  timeZone?: string
  /** At most 5. */
  locations?: TimeSlotLocation[]
  /** Only slots that these resources are free for. */
  resourceTypes?: ResourceTypeFilter[]
  /** Names the free resources of these types in each slot. */
  includeResourceTypeIds?: string[]
  /** Only slots that can, or cannot, be booked; both unless given. */
  bookable?: boolean
  /** Only slots that break, or do not break, these rules. */
  bookingPolicyViolations?: BookingPolicyViolations
  /** At most so many slots of one day. */
  timeSlotsPerDay?: number
  /** The choices of the customer beside the time: they change how long the slots are. */
  customerChoices?: CustomerChoices
  /** 1,000 slots a page unless asked for fewer. */
  cursorPaging?: CursorPaging
}

/**
 * Lists the times of an appointment, earliest first. Times for which nobody is free are left out. Without `bookable`
 * or `bookingPolicyViolations`, the times that can be booked come before the others.
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

/** The time of an appointment to read again. */
export interface GetAvailabilityTimeSlotInput {
  serviceId: string
  /** The start as listed: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
  localStartDate: string
  /** The end as listed, in the same format. */
  localEndDate: string
  /** IANA name of the zone of both local dates; that of the business unless given. */
  timeZone?: string
  /** The place that the time was listed for. */
  location?: TimeSlotLocation
  /** Resources that must be free; any of them unless given. */
  resourceTypes?: ResourceTypeFilter[]
  includeResourceTypeIds?: string[]
  /** The choices of the customer beside the time; the length follows from the local dates. */
  customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>
}

/**
 * Reads one time of an appointment again: whether it is still free, and who is.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when nobody is free then, or no session starts then.
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
  /** The start that the customer chose, of a slot that `listAvailabilityTimeSlots` offers. */
  localStartDate: string
  /** The last end that is of interest, as far from the start as the service allows at most; all ends unless given. */
  maxLocalEndDate?: string
  /** IANA name of the zone of all local dates; that of the business unless given. */
  timeZone?: string
  /** The location of the slot. */
  location: TimeSlotLocation
  /** Only ends until which these resources are free, such as the one that the customer chose before. */
  resourceTypes?: ResourceTypeFilter[]
}

/**
 * Lists the times at which a session may end that customers book for as long as they like: a slot for each end, earliest
 * first, all with the start that is given and none with resources. Ends until which nobody is free are left out. Each hour
 * of a session costs the price of the service.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`; `END_OPTIONS_NOT_SUPPORTED` when the service has fixed lengths;
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
