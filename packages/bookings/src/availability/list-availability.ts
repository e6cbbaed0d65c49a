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

/** The days that are looked at. */
export interface AvailabilityWindow {
  /** The first day, or the time of that day before which no time begins. */
  readonly from: LocalDate | LocalDateTime
  /** The last day; each time that begins on it counts, however late it ends. */
  readonly to: LocalDate
  /** IANA name of the zone of all days and times; that of the business unless given. */
  readonly timeZone?: string | undefined
}

/** Times of one service. */
export interface ServiceAvailabilityInput extends AvailabilityWindow {
  readonly serviceId: string
  /** The type of the service; saves a call where it is known. */
  readonly serviceType?: ServiceType | undefined
  /** The service itself; saves a call where it is known. */
  readonly service?: Service | undefined
  /** Only times at these places. */
  readonly locations?: readonly TimeSlotLocation[] | undefined
  /** Only times of these members of staff, by resource id. */
  readonly staffIds?: readonly string[] | undefined
  /** How many people come; 1 unless given. */
  readonly participants?: number | undefined
  /** The choices of the customer that change how long an appointment takes. */
  readonly customerChoices?: CustomerChoices | undefined
  /** The moment that decides whether a course can be booked; now unless given. The platform decides about all others. */
  readonly now?: Date | undefined
}

/** Times of one visit with several appointments, one after the other. */
export interface VisitAvailabilityInput extends AvailabilityWindow {
  /** 2 to 8 appointments in the order in which they are given. */
  readonly services: readonly VisitService[]
  /** The place of the whole visit; any one unless given. */
  readonly location?: TimeSlotLocation | undefined
}

/** Which times are looked for, and how many of them are read. */
export type ListAvailabilityInput = (ServiceAvailabilityInput | VisitAvailabilityInput) & {
  /** Whether times that cannot be booked are listed too, full classes for example. */
  readonly includeNonBookable?: boolean | undefined
  /** How many pages of 1,000 times are read at most; 5 unless given. */
  readonly maxPages?: number | undefined
}

/** A time that may be booked. The local dates are in the time zone of the list; `start` and `end` are moments. */
export interface AvailableSlot extends TimeSlot {
  /** The start as clocks in the time zone of the list show it. */
  localStartDate: LocalDateTime
  /** The end as clocks in the time zone of the list show it. */
  localEndDate: LocalDateTime
  /** The moment at which it starts. */
  start: Date
  /** The moment at which it ends. */
  end: Date
  /** Whether it is a course as a whole, from its first session to its last one. */
  isCourse?: boolean
}

/** The times of one day. */
export interface AvailabilityDay {
  readonly date: LocalDate
  /** Earliest first. */
  readonly slots: readonly AvailableSlot[]
}

/** Times by day. */
export interface AvailabilityList {
  /** The days that have times, in order. */
  readonly days: readonly AvailabilityDay[]
  /** IANA name of the zone of all days and local dates. */
  readonly timeZone: string
  /** Whether these are all; otherwise there are more than `maxPages` pages hold. */
  readonly isComplete: boolean
}

/** Times as they were read. */
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
 * The window as the platform takes it. It leaves out the times that touch the bounds, so the bounds lie a second before
 * the first time and a day after the last one: a session that ends past midnight belongs to the day on which it begins.
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

/** A course as the only slot. Its own data names no time zone: an empty list of sessions names that of the business. */
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

/** A slot whose local dates were checked. */
type CheckedSlot = TimeSlot & Pick<AvailableSlot, 'localStartDate' | 'localEndDate'>

const isChecked = (slot: TimeSlot): slot is CheckedSlot =>
  isLocalDateTime(slot.localStartDate) && isLocalDateTime(slot.localEndDate)

/**
 * The slots with their moments. Of a time that clocks show twice the list has two slots, the first one first; a
 * session of a class is one of its own. No slot ends before it begins.
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

/** Whether so many people can book a slot. */
export const isBookable = ({ bookable, bookableCapacity }: TimeSlot, participants = 1): boolean =>
  bookable !== false && (bookableCapacity ?? participants) >= participants

/** Slots by the day on which they begin, days and slots in order of time. */
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
 * Lists the times of an appointment, a class, a course or a visit with several appointments, by day. A course is one
 * slot, on the day of its first session. Each slot says when it begins as the clocks of the time zone show it
 * (`localStartDate`) and as a moment (`start`); the two types do not mix.
 *
 * @throws ValidationError when `from` or `to` is no local date, a moment for example, or there is no such time zone.
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
