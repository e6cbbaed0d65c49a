import { type CallOptions, type Client, invalid } from '@frontdesk/core'
import { listEventTimeSlots } from '../event-time-slot.ts'
import {
  addDays,
  clockOf,
  dayOf,
  isLocalDateTime,
  type LocalDate,
  localDate,
  type LocalDateTime,
  type TimeZoneClock,
} from '../local-time.ts'
import { listMultiServiceAvailabilityTimeSlots, type VisitService } from '../multi-service/time-slot.ts'
import type { Service, ServiceType } from '../service/model.ts'
import { getService } from '../service/queries.ts'
import {
  type CustomerChoices,
  listAvailabilityTimeSlots,
  staffResourceTypeId,
  type TimeSlot,
  type TimeSlotLocation,
} from '../time-slot.ts'
import type { ZonedPage } from '../zoned-page.ts'
import { courseSlot } from './course-slot.ts'

/** The range of days to search. */
export interface AvailabilityWindow {
  /** The first day, or the earliest start on that day. */
  readonly from: LocalDate | LocalDateTime
  /** The last day; all time slots that start on it are included. */
  readonly to: LocalDate
  /** IANA time zone of all days and times; defaults to the time zone of the business. */
  readonly timeZone?: string | undefined
}

/** Time slots of one service. */
export interface ServiceAvailabilityInput extends AvailabilityWindow {
  readonly serviceId: string
  /** The type of the service, if known; saves a call. */
  readonly serviceType?: ServiceType | undefined
  /** The service itself, if known; saves a call. */
  readonly service?: Service | undefined
  /** Only time slots at these places. */
  readonly locations?: readonly TimeSlotLocation[] | undefined
  /** Only time slots of these staff members, by resource id. */
  readonly staffIds?: readonly string[] | undefined
  /** Number of participants; defaults to 1. */
  readonly participants?: number | undefined
  /** The choices of the customer that change how long an appointment takes. */
  readonly customerChoices?: CustomerChoices | undefined
  /**
   * Reference time for whether a course can be booked; defaults to now. For all other services, the platform decides.
   */
  readonly now?: Date | undefined
}

/** Time slots of one visit with several consecutive appointments. */
export interface VisitAvailabilityInput extends AvailabilityWindow {
  /** 2 to 8 appointments, in order. */
  readonly services: readonly VisitService[]
  /** The place of the whole visit; defaults to any one. */
  readonly location?: TimeSlotLocation | undefined
}

/** Which time slots are searched, and how many of them are read. */
export type ListAvailabilityInput = (ServiceAvailabilityInput | VisitAvailabilityInput) & {
  /** Whether to include time slots that cannot be booked, such as full classes. */
  readonly includeNonBookable?: boolean | undefined
  /** Maximum number of pages to read, with 1,000 time slots each; defaults to 5. */
  readonly maxPages?: number | undefined
}

/** A time slot. The local dates are in the time zone of the list; `start` and `end` are instants. */
export interface AvailableSlot extends TimeSlot {
  /** Local start in the time zone of the list. */
  localStartDate: LocalDateTime
  /** Local end in the time zone of the list. */
  localEndDate: LocalDateTime
  /** Start as an instant. */
  start: Date
  /** End as an instant. */
  end: Date
  /** Whether it is a whole course, from its first session to its last one. */
  isCourse?: boolean
}

/** The time slots of one day. */
export interface AvailabilityDay {
  readonly date: LocalDate
  /** Earliest first. */
  readonly slots: readonly AvailableSlot[]
}

/** Time slots by day. */
export interface AvailabilityList {
  /** The days that have time slots, in order. */
  readonly days: readonly AvailabilityDay[]
  /** IANA time zone of all days and local dates. */
  readonly timeZone: string
  /** Whether the list is complete; otherwise there are more time slots than `maxPages` pages contain. */
  readonly isComplete: boolean
}

/** Time slots as they were read. */
interface FoundSlots {
  readonly slots: readonly TimeSlot[]
  readonly timeZone: string | undefined
  readonly isComplete: boolean
}

const followPages = async <Input>(
  operation: (client: Client, input: Input, options: CallOptions) => Promise<ZonedPage<TimeSlot, Input>>,
  client: Client,
  input: Input,
  maxPages: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  const slots: TimeSlot[] = []
  let next: Input | undefined = input
  let timeZone: string | undefined
  for (let count = 0; next !== undefined && count < maxPages; count++) {
    const page: ZonedPage<TimeSlot, Input> = await operation(client, next, options)
    slots.push(...page.items)
    timeZone ??= page.timeZone
    next = page.nextInput
  }
  return { slots, timeZone, isComplete: next === undefined }
}

/**
 * The range for the platform's query. The platform excludes time slots that touch the bounds, so the range starts a
 * second before the first time and ends a day after the last one: a session that ends after midnight belongs to the day
 * on which it starts.
 */
const windowOf = ({
  from,
  to,
  timeZone,
}: AvailabilityWindow): { fromLocalDate: string; toLocalDate: string; timeZone?: string } => {
  const first = isLocalDateTime(from) ? from : `${localDate(from, 'from')}T00:00:00`
  const last = localDate(to, 'to')
  if (last < first.slice(0, 10)) throw invalid('to', `must not be before "from", ${from}`, 'VALIDATION')
  if (timeZone !== undefined) clockOf(timeZone)
  return {
    fromLocalDate: new Date(Date.parse(`${first}Z`) - 1000).toISOString().slice(0, 19),
    toLocalDate: `${addDays(last, 2)}T00:00:00`,
    ...(timeZone !== undefined && { timeZone }),
  }
}

const findAppointments = (
  client: Client,
  input: ListAvailabilityInput & ServiceAvailabilityInput,
  maxPages: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  const { serviceId, locations, staffIds, customerChoices, includeNonBookable } = input
  return followPages(
    listAvailabilityTimeSlots,
    client,
    {
      serviceId,
      ...windowOf(input),
      includeResourceTypeIds: [staffResourceTypeId],
      ...(locations && { locations: [...locations] }),
      ...(staffIds && {
        resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: [...staffIds] }],
      }),
      ...(customerChoices && { customerChoices }),
      ...(!includeNonBookable && { bookable: true }),
    },
    maxPages,
    options,
  )
}

const findSessions = (
  client: Client,
  input: ListAvailabilityInput & ServiceAvailabilityInput,
  maxPages: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  const { serviceId, locations, staffIds, participants, customerChoices, includeNonBookable } = input
  if (customerChoices)
    throw invalid(
      'customerChoices',
      'must not be given for a class: its sessions are as they are',
      'VALIDATION',
    )
  const eventFilter = {
    ...(locations && { 'location.id': { $in: locations.flatMap(({ id }) => id ?? []) } }),
    ...(staffIds && { 'resources.id': { $hasSome: [...staffIds] } }),
  }
  return followPages(
    listEventTimeSlots,
    client,
    {
      serviceIds: [serviceId],
      ...windowOf(input),
      includeNonBookable: includeNonBookable ?? false,
      ...(!includeNonBookable && participants !== undefined && { minBookableCapacity: participants }),
      cursorPaging: { limit: 1000 },
      ...(Object.keys(eventFilter).length > 0 && { eventFilter }),
    },
    maxPages,
    options,
  )
}

const findVisits = (
  client: Client,
  input: ListAvailabilityInput & VisitAvailabilityInput,
  maxPages: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  const { services, location, includeNonBookable } = input
  return followPages(
    listMultiServiceAvailabilityTimeSlots,
    client,
    {
      services: services.map((service) => ({ includeResourceTypeIds: [staffResourceTypeId], ...service })),
      ...windowOf(input),
      ...(location && { location }),
      ...(!includeNonBookable && { bookable: true }),
    },
    maxPages,
    options,
  )
}

/**
 * A course as the only time slot. Its data contains no time zone; the time zone of the business comes from an empty
 * list of sessions.
 */
const findCourse = async (
  client: Client,
  input: ListAvailabilityInput & ServiceAvailabilityInput,
  options: CallOptions,
): Promise<FoundSlots> => {
  const { serviceId, customerChoices } = input
  if (customerChoices)
    throw invalid(
      'customerChoices',
      'must not be given for a course: its sessions are as they are',
      'VALIDATION',
    )
  const window = windowOf(input)
  const [service, timeZone] = await Promise.all([
    input.service ?? getService(client, { serviceId }, options),
    input.timeZone ??
      listEventTimeSlots(
        client,
        { serviceIds: [serviceId], ...window, cursorPaging: { limit: 1 } },
        options,
      ).then((page) => page.timeZone),
  ])
  const slot = timeZone === undefined ? undefined : courseSlot(service, clockOf(timeZone), input)
  return { slots: slot ? [slot] : [], timeZone, isComplete: true }
}

const findSlots = async (
  client: Client,
  input: ListAvailabilityInput,
  maxPages: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  if ('services' in input) return findVisits(client, input, maxPages, options)
  const { serviceId, serviceType } = input
  const service =
    input.service ?? (serviceType ? undefined : await getService(client, { serviceId }, options))
  switch (service?.type ?? serviceType) {
    case 'CLASS':
      return findSessions(client, input, maxPages, options)
    case 'COURSE':
      return findCourse(client, { ...input, service }, options)
    default:
      return findAppointments(client, input, maxPages, options)
  }
}

/** A time slot whose local dates are validated. */
type CheckedSlot = TimeSlot & Pick<AvailableSlot, 'localStartDate' | 'localEndDate'>

const isChecked = (slot: TimeSlot): slot is CheckedSlot =>
  isLocalDateTime(slot.localStartDate) && isLocalDateTime(slot.localEndDate)

/**
 * Adds instants to time slots. When the clocks are set back, the list has two time slots with the same local time in
 * order; sessions of a class are separate time slots. No time slot ends before it starts.
 */
const withMoments = (slots: readonly CheckedSlot[], clock: TimeZoneClock): AvailableSlot[] => {
  const seen = new Set<string>()
  return slots.map((slot) => {
    const { localStartDate, localEndDate, location, eventInfo } = slot
    const key = `${localStartDate} ${location?.id ?? ''}`
    const isSecond = seen.has(key) && !eventInfo
    seen.add(key)
    const start = clock.instantOf(localStartDate, isSecond ? 'later' : 'earlier')
    const end = clock.instantOf(localEndDate, 'earlier')
    return { ...slot, start, end: end > start ? end : clock.instantOf(localEndDate, 'later') }
  })
}

/** Whether a time slot has enough places for this number of people. */
export const isBookable = ({ bookable, bookableCapacity }: TimeSlot, participants = 1): boolean =>
  bookable !== false && (bookableCapacity ?? participants) >= participants

/** Groups time slots by start day, with days and time slots in chronological order. */
const groupByDay = (slots: readonly AvailableSlot[]): readonly AvailabilityDay[] => {
  const days = new Map<LocalDate, AvailableSlot[]>()
  for (const slot of [...slots].sort((a, b) => +a.start - +b.start)) {
    const date = dayOf(slot.localStartDate)
    const sameDay = days.get(date)
    if (sameDay) sameDay.push(slot)
    else days.set(date, [slot])
  }
  return [...days].map(([date, own]) => ({ date, slots: own })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * Lists the time slots of an appointment, a class, a course or a visit with several appointments, by day. A course is
 * one time slot, on the day of its first session. Each time slot has a local start in the time zone (`localStartDate`)
 * and an instant (`start`); the two types cannot be confused.
 *
 * @throws ValidationError when `from` or `to` is not a local date (an instant, for example), or the time zone does not
 * exist.
 * @throws ApplicationError `NOT_FOUND` or `SERVICE_NOT_FOUND` when there is no such service, `INVALID_SERVICES_SIZE`
 * unless a visit has 2 to 8 services.
 * @example
 * const { days, timeZone } = await listAvailability(client, {
 *   serviceId,
 *   from: '2026-05-04',
 *   to: '2026-05-10',
 *   timeZone: 'Europe/Lisbon',
 * })
 * const first = days[0]?.slots[0]
 */
export const listAvailability = async (
  client: Client,
  input: ListAvailabilityInput,
  options: CallOptions = {},
): Promise<AvailabilityList> => {
  const { from, to, includeNonBookable, maxPages = 5 } = input
  const found = await findSlots(client, input, maxPages, options)
  const timeZone = input.timeZone ?? found.timeZone
  if (timeZone === undefined)
    throw invalid(
      'timeZone',
      'must be given: the answer does not name that of the business',
      'REQUIRED_FIELD',
    )
  const clock = clockOf(timeZone)
  const participants = 'services' in input ? 1 : input.participants
  const slots = withMoments(found.slots.filter(isChecked), clock).filter(
    (slot) =>
      slot.localStartDate >= from &&
      dayOf(slot.localStartDate) <= to &&
      ((includeNonBookable ?? false) || isBookable(slot, participants)),
  )
  return { days: groupByDay(slots), timeZone, isComplete: found.isComplete }
}
