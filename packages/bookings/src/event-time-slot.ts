import { cursorList, type CursorPaging, pick, type Read, read } from '@frontdesk/core'
import { type BookingPolicyViolations, type TimeSlot, timeSlotShape } from './time-slot.ts'
import { zonedPage, type ZonedPage } from './zoned-page.ts'

const prefix = '/_api/service-availability'

/** The classes and the time range whose sessions are listed. */
export interface ListEventTimeSlotsInput {
  /** Sessions start after this time; defaults to now. */
  fromLocalDate?: string
  /** Sessions end before this time; required unless a cursor is given. */
  toLocalDate?: string
  /** IANA time zone of all local dates; defaults to the time zone of the business. */
  timeZone?: string
  /** The classes; defaults to all of them. At most 100. */
  serviceIds?: string[]
  /** Whether to include sessions that cannot be booked; defaults to `true`. */
  includeNonBookable?: boolean
  /** Only sessions with at least this many bookable places. */
  minBookableCapacity?: number
  /** Conditions on the session: `id`, `serviceId`, `title`, `type`, `location.id`, `location.type`, `resources.id`. */
  eventFilter?: Record<string, unknown>
  /** Maximum number of sessions per day. */
  maxSlotsPerDay?: number
  /** Only sessions that violate, or do not violate, these rules. */
  bookingPolicyViolations?: BookingPolicyViolations
  /** 50 per page by default (at most 1,000). */
  cursorPaging?: CursorPaging
}

/**
 * Lists the sessions of classes, earliest first.
 *
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listEventTimeSlots(client, {
 *   serviceIds: [serviceId],
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 * })
 * @function
 */
export const listEventTimeSlots: Read<
  ListEventTimeSlotsInput,
  ZonedPage<TimeSlot, ListEventTimeSlotsInput>
> = /* @__PURE__ */ read({
  id: 'bookings.eventTimeSlots.list',
  prefix,
  route: 'POST /v2/time-slots/event',
  envelope: cursorList,
  response: /* @__PURE__ */ zonedPage('timeSlots', timeSlotShape),
})

/** The session of a class to read. */
export interface GetEventTimeSlotInput {
  eventId: string
  /** IANA time zone of the local dates; defaults to the time zone of the business. */
  timeZone?: string
}

/**
 * Reads the current state of one session of a class, such as its free places.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such session.
 * @example
 * const slot = await getEventTimeSlot(client, { eventId, timeZone: 'Europe/Lisbon' })
 * @function
 */
export const getEventTimeSlot: Read<GetEventTimeSlotInput, TimeSlot> = /* @__PURE__ */ read({
  id: 'bookings.eventTimeSlots.get',
  prefix,
  route: 'GET /v2/time-slots/event/{eventId}',
  response: /* @__PURE__ */ pick('timeSlot', timeSlotShape),
})
