import { cursorList, type CursorPaging, pick, type Read, read } from '@frontdesk/core'
import { type BookingPolicyViolations, type TimeSlot, timeSlotShape } from './time-slot.ts'
import { zonedPage, type ZonedPage } from './zoned-page.ts'

const prefix = '/_api/service-availability'

/** The classes and the time whose sessions are listed. */
export interface ListEventTimeSlotsInput {
  /** Sessions start after it; now unless given. */
  fromLocalDate?: string
  /** Sessions end before it; needed unless a cursor is given. */
  toLocalDate?: string
  /** IANA name of the zone of all local dates; that of the business unless given. */
  timeZone?: string
  /** The classes; all of them unless given. At most 100. */
  serviceIds?: string[]
  /** Whether sessions that cannot be booked are listed too; they are unless this is `false`. */
  includeNonBookable?: boolean
  /** Only sessions with at least so many places to book. */
  minBookableCapacity?: number
  /** Conditions over the session: `id`, `serviceId`, `title`, `type`, `location.id`, `location.type`, `resources.id`. */
  eventFilter?: Record<string, unknown>
  /** At most so many sessions of one day. */
  maxSlotsPerDay?: number
  /** Only sessions that break, or do not break, these rules. */
  bookingPolicyViolations?: BookingPolicyViolations
  /** 50 sessions a page unless asked for fewer or more (at most 1,000). */
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
  /** IANA name of the zone of the local dates; that of the business unless given. */
  timeZone?: string
}

/**
 * Reads one session of a class again: whether it has places left.
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
