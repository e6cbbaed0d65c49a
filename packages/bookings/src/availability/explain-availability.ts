import { type CallOptions, type Client, type ElevatedAuth, isApplicationError } from '@frontdesk/core'
import type { CalendarEvent } from '../calendar/event.ts'
import { queryCalendarEvents } from '../calendar/operations.ts'
import { addDays, clockOf, dayOf, type LocalDate } from '../local-time.ts'
import type { VisitService } from '../multi-service/time-slot.ts'
import { queryResources } from '../resource/operations.ts'
import type { Service } from '../service/model.ts'
import { getService } from '../service/queries.ts'
import { staffResourceTypeId } from '../time-slot.ts'
import {
  type AvailabilityList,
  type AvailableSlot,
  isBookable,
  listAvailability,
  type ServiceAvailabilityInput,
  type VisitAvailabilityInput,
} from './list-availability.ts'
import { reasonOf } from './reason.ts'

/** The day of a service to explain, with the same options as `listAvailability`. */
export interface ExplainServiceAvailabilityInput extends Omit<
  ServiceAvailabilityInput,
  'from' | 'to' | 'serviceType'
> {
  readonly date: LocalDate
}

/** The day of a visit with several services to explain, with the same options as `listAvailability`. */
export interface ExplainVisitAvailabilityInput extends Omit<VisitAvailabilityInput, 'from' | 'to'> {
  readonly date: LocalDate
}

/** The day to explain: of one service, or of a visit with several. */
export type ExplainAvailabilityInput = ExplainServiceAvailabilityInput | ExplainVisitAvailabilityInput

/** Why a service has no times on a day. */
type Unavailability =
  | { readonly reason: 'onlineBookingDisabled' }
  | { readonly reason: 'tooManyParticipants'; readonly maxParticipants: number }
  | { readonly reason: 'tooEarly'; readonly opens: Date | undefined }
  | { readonly reason: 'tooLate' }
  | { readonly reason: 'fullyBooked'; readonly waitingList: number }
  | { readonly reason: 'noStaffHere'; readonly locationIds: readonly string[] }
  | { readonly reason: 'staffNotFree'; readonly staffIds: readonly string[] }
  | { readonly reason: 'notAfterOthers' }
  | { readonly reason: 'closed' }
  | { readonly reason: 'otherDay'; readonly date: LocalDate }
  | { readonly reason: 'noTimes' }

/**
 * Why a day has no time slots, or its time slots. `serviceId` is the service that causes the reason; for a visit, the
 * first such service.
 *
 * - `available`: it has time slots.
 * - `onlineBookingDisabled`: the service cannot be booked online.
 * - `tooManyParticipants`: the policy allows fewer people per booking.
 * - `tooEarly`: booking has not opened yet; it opens at `opens`.
 * - `tooLate`: booking has closed.
 * - `fullyBooked`: all places are booked. `waitingList` is the number of free places on the waiting lists of the day.
 * - `noStaffHere`: no staff member gives the service at this place on that day, or at the place of the previous
 *   services of the visit; there are time slots at `locationIds`.
 * - `staffNotFree`: the requested staff member has no time slots on that day; `staffIds` have some.
 * - `notAfterOthers`: the service has time slots on that day, but none after the previous services of the visit.
 * - `closed`: nobody works on that day, or the class does not take place.
 * - `otherDay`: a course begins on another day, `date`.
 * - `noTimes`: closed or fully booked. Only the business can see its working hours: use an elevated client.
 */
export type AvailabilityExplanation =
  | {
      /** The day has time slots. */
      readonly reason: 'available'
      /** The time slots of the day, earliest first. */
      readonly slots: readonly AvailableSlot[]
    }
  | (Unavailability & { readonly serviceId: string })

const slotsOf = ({ days }: AvailabilityList): readonly AvailableSlot[] => days.flatMap(({ slots }) => slots)

const distinct = (ids: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => id ?? [])),
]

/** Why none of the time slots of a day can be booked. */
const explainSlots = (slots: readonly AvailableSlot[]): Unavailability => {
  const reason = reasonOf(slots)
  if (reason === 'tooEarly') {
    const opens = slots
      .flatMap(({ bookingPolicyViolations }) => bookingPolicyViolations?.earliestBookingDate ?? [])
      .sort((a, b) => +a - +b)
    return { reason, opens: opens[0] }
  }
  if (reason !== 'fullyBooked') return { reason }
  const waiting = slots.map(({ eventInfo }) => eventInfo?.waitingList?.remainingCapacity ?? 0)
  return { reason, waitingList: waiting.reduce((sum, count) => sum + count, 0) }
}

const minute = 60_000

/** The longest free interval that remains when blocked times are removed from a working time. */
const longestGap = (
  { start, end }: { readonly start: number; readonly end: number },
  blocks: readonly CalendarEvent[],
): number => {
  let longest = 0
  let free = start
  const sorted = blocks
    .map((event) => [+(event.start?.utcDate ?? NaN), +(event.end?.utcDate ?? NaN)] as const)
    .filter(([from, to]) => to > start && from < end)
    .sort(([a], [b]) => a - b)
  for (const [from, to] of sorted) {
    longest = Math.max(longest, from - free)
    free = Math.max(free, to)
  }
  return Math.max(longest, end - free)
}

/** Whether a staff member works long enough on a day to give a service, not counting days off and other absences. */
const isStaffed = async (
  client: Client<ElevatedAuth>,
  { staffMemberIds = [], schedule }: Service,
  { date, staffIds, locations }: ExplainServiceAvailabilityInput,
  timeZone: string,
  options: CallOptions,
): Promise<boolean> => {
  const wanted = staffMemberIds.filter((id) => staffIds?.includes(id) ?? true)
  if (wanted.length === 0) return false
  const day = {
    fromLocalDate: `${date}T00:00:00`,
    toLocalDate: `${addDays(date, 1)}T00:00:00`,
    timeZone,
    cursorPaging: { limit: 1000 },
  }
  const { items: staff } = await queryResources(
    client,
    { filter: { id: { $in: wanted } }, cursorPaging: { limit: 100 } },
    options,
  )
  const hoursOf = new Map(
    staff.map(({ id, workingHoursSchedules }) => [id, workingHoursSchedules?.values?.[0]?.scheduleId]),
  )
  const schedules = distinct([...hoursOf.values()])
  if (schedules.length === 0) return false
  const [hours, absences] = await Promise.all([
    queryCalendarEvents(
      client,
      { filter: { scheduleId: { $in: [...schedules] }, type: 'WORKING_HOURS' }, ...day },
      options,
    ),
    queryCalendarEvents(
      client,
      { filter: { externalScheduleId: { $in: wanted }, type: 'DEFAULT', transparency: 'OPAQUE' }, ...day },
      options,
    ),
  ])
  const places = locations?.flatMap(({ id }) => id ?? [])
  const { sessionDurations, durationRange } = schedule?.availabilityConstraints ?? {}
  const shortest = sessionDurations?.[0] ?? durationRange?.hourOptions?.minDurationInMinutes ?? 0
  const needed = shortest * minute
  return wanted.some((id) =>
    hours.items
      .filter(({ scheduleId, location }) => {
        const isHere = !places?.length || location?.id === undefined || places.includes(location.id)
        return scheduleId !== undefined && scheduleId === hoursOf.get(id) && isHere
      })
      .some(({ start, end }) => {
        if (!start?.utcDate || !end?.utcDate) return false
        const own = absences.items.filter(({ externalScheduleId }) => externalScheduleId === id)
        const left = longestGap({ start: +start.utcDate, end: +end.utcDate }, own)
        return left > 0 && left >= needed
      }),
  )
}

/** Why a day has no time slots at all, not even ones that cannot be booked. */
const explainEmptyDay = async (
  client: Client,
  service: Service,
  input: ExplainServiceAvailabilityInput,
  look: (wishes: Partial<ServiceAvailabilityInput>) => Promise<AvailabilityList>,
  { timeZone }: AvailabilityList,
  options: CallOptions,
): Promise<Unavailability> => {
  const { locations, staffIds } = input
  if (locations) {
    const elsewhere = slotsOf(await look({ locations: undefined }))
    if (elsewhere.length > 0)
      return { reason: 'noStaffHere', locationIds: distinct(elsewhere.map(({ location }) => location?.id)) }
  }
  if (staffIds) {
    const others = slotsOf(await look({ staffIds: undefined }))
    const resources = others.flatMap(({ availableResources = [] }) =>
      availableResources.flatMap((own) => own.resources?.map(({ id }) => id) ?? []),
    )
    if (others.length > 0) return { reason: 'staffNotFree', staffIds: distinct(resources) }
  }
  if (service.type === 'COURSE') {
    const start = service.schedule?.firstSessionStart
    return start
      ? { reason: 'otherDay', date: dayOf(clockOf(timeZone).localDateTimeOf(start)) }
      : { reason: 'closed' }
  }
  if (service.type === 'CLASS') return { reason: 'closed' }
  if (!client.auth?.elevated) return { reason: 'noTimes' }
  try {
    const staffed = await isStaffed(client as Client<ElevatedAuth>, service, input, timeZone, options)
    return staffed ? { reason: 'fullyBooked', waitingList: 0 } : { reason: 'closed' }
  } catch (error) {
    // The caller does not have the rights of the business after all.
    if (isApplicationError(error) && error.status === 403) return { reason: 'noTimes' }
    throw error
  }
}

const explainService = async (
  client: Client,
  input: ExplainServiceAvailabilityInput,
  options: CallOptions,
): Promise<AvailabilityExplanation> => {
  const { date, serviceId, participants = 1, ...wishes } = input
  const service = input.service ?? (await getService(client, { serviceId }, options))
  const look = (change: Partial<ServiceAvailabilityInput>): Promise<AvailabilityList> =>
    listAvailability(
      client,
      { ...wishes, serviceId, service, from: date, to: date, includeNonBookable: true, ...change },
      options,
    )
  const list = await look({})
  const slots = slotsOf(list)
  if (service.onlineBooking?.enabled === false) return { reason: 'onlineBookingDisabled', serviceId }
  const maxParticipants = service.bookingPolicy?.participantsPolicy?.maxParticipantsPerBooking ?? Infinity
  if (participants > maxParticipants) return { reason: 'tooManyParticipants', maxParticipants, serviceId }
  const free = slots.filter((slot) => isBookable(slot, participants))
  if (free.length > 0) return { reason: 'available', slots: free }
  const why =
    slots.length > 0
      ? explainSlots(slots)
      : await explainEmptyDay(client, service, input, look, list, options)
  return { ...why, serviceId }
}

/** The requested staff of a service of a visit. */
const staffOf = ({ resourceTypes = [] }: VisitService): readonly string[] | undefined =>
  resourceTypes.find(({ resourceTypeId }) => resourceTypeId === staffResourceTypeId)?.resourceIds

/** The first service that shares no place with the previous ones, with the places where it is given. */
const explainPlaces = (
  services: readonly VisitService[],
  slots: readonly (readonly AvailableSlot[])[],
): AvailabilityExplanation | undefined => {
  let shared: readonly string[] | undefined
  for (const [index, { serviceId }] of services.entries()) {
    const locationIds = distinct(slots[index]?.map(({ location }) => location?.id) ?? [])
    shared = shared?.filter((id) => locationIds.includes(id)) ?? locationIds
    if (shared.length === 0) return { reason: 'noStaffHere', locationIds, serviceId }
  }
  return undefined
}

const explainVisit = async (
  client: Client,
  { date, ...visit }: ExplainVisitAvailabilityInput,
  options: CallOptions,
): Promise<AvailabilityExplanation> => {
  const { services, location, timeZone } = visit
  const look = async (own: readonly VisitService[]): Promise<readonly AvailableSlot[]> =>
    slotsOf(await listAvailability(client, { ...visit, services: own, from: date, to: date }, options))
  const slots = await look(services)
  if (slots.length > 0) return { reason: 'available', slots }

  const alone = await Promise.all(
    services.map((service) =>
      explainService(
        client,
        {
          serviceId: service.serviceId,
          date,
          timeZone,
          ...(location && { locations: [location] }),
          staffIds: staffOf(service),
          customerChoices: service.customerChoices,
        },
        options,
      ),
    ),
  )
  const reason = alone.find((one) => one.reason !== 'available')
  if (reason) return reason
  const elsewhere = explainPlaces(
    services,
    alone.map((one) => (one.reason === 'available' ? one.slots : [])),
  )
  if (elsewhere) return elsewhere
  // The visit as a whole has no time slots, so the last service is the reason unless an earlier one is.
  const begun = await Promise.all(services.slice(2).map((_, index) => look(services.slice(0, index + 2))))
  const empty = begun.findIndex((own) => own.length === 0)
  const { serviceId = '' } = services[empty === -1 ? services.length - 1 : empty + 1] ?? {}
  return { reason: 'notAfterOthers', serviceId }
}

/**
 * Explains why a day has no time slots for a service, or for a visit with several: booking is not open, everything is
 * booked, nobody works, nobody works at this place, or the policy forbids it. For a visit it says which service is the
 * reason.
 * The platform lists no time slots of an appointment when nobody is free, so a customer cannot distinguish a closed day
 * from a full one (`noTimes`); with an elevated client, the working hours show the difference. Of the `resourceTypes`
 * of a visit, only the staff is checked per service.
 *
 * @throws ValidationError when `date` is not a local date, or there is no such time zone.
 * @throws ApplicationError `NOT_FOUND`, or `SERVICE_NOT_FOUND` for a visit, when there is no such service,
 * `INVALID_SERVICES_SIZE` unless a visit has 2 to 8 services.
 * @example
 * const why = await explainAvailability(client, { serviceId, date: '2026-05-09', timeZone: 'Europe/Lisbon' })
 * if (why.reason === 'tooEarly') console.log('Booking opens', why.opens)
 */
export const explainAvailability = (
  client: Client,
  input: ExplainAvailabilityInput,
  options: CallOptions = {},
): Promise<AvailabilityExplanation> =>
  'services' in input ? explainVisit(client, input, options) : explainService(client, input, options)
