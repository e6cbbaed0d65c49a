import {
  type CustomerChoices,
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlotEndOptions,
  type ListAvailabilityTimeSlotEndOptionsInput,
  listAvailabilityTimeSlots,
  type ListAvailabilityTimeSlotsInput,
  type ResourceTypeFilter,
  type Service,
  staffResourceTypeId,
  type TimeSlot,
  type TimeSlotLocation,
} from '@frontdesk/bookings'
import { listAvailabilityTimeSlotsInputSchema } from '@frontdesk/bookings/schemas'
import { decline } from '../../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import {
  type AppointmentTime,
  appointmentTimes,
  appointmentTimesAt,
  createTimeFinder,
  withResources,
} from './availability.ts'
import { chosenDuration, offeredDurations } from './customer-choice.ts'
import { lengthsOf, rangeOf } from './duration-range.ts'
import { violationsMatch } from '../booking-policy/policy.ts'
import { hasGender } from '../staff/staff-resource.ts'
import { requireAppointment } from '../services/service.ts'
import { appointmentSlot } from './slot.ts'
import { bookableFirst, type FoundSlot, listSlots, requireArguments } from './slot-page.ts'
import type { TimeWindow } from './time-window.ts'
import { createZone, minute } from './zoned-time.ts'

type Context = HandlerContext<unknown>
type Query = Omit<ListAvailabilityTimeSlotsInput, 'cursorPaging'>

const defaultLimit = 1_000

/** The resources that a customer asks for: some of each type, and a man or a woman of the staff. */
interface WantedResources {
  readonly resourceTypes?: readonly ResourceTypeFilter[]
  readonly customerChoices?: Pick<CustomerChoices, 'requestedGender'>
}

/** Leaves only the resources that are asked for; nobody when the service needs no resource of a type that is named. */
export const onlyResources = (
  time: AppointmentTime,
  { resourceTypes = [], customerChoices }: WantedResources,
): AppointmentTime => {
  const { requestedGender } = customerChoices ?? {}
  const types = [staffResourceTypeId, ...time.beside.map(({ typeId }) => typeId)]
  if (!resourceTypes.every(({ resourceTypeId }) => types.includes(resourceTypeId)))
    return { ...time, free: [] }
  const isAskedFor = (typeId: string, id: string): boolean =>
    resourceTypes.every(
      ({ resourceTypeId, resourceIds }) =>
        resourceTypeId !== typeId || !resourceIds?.length || resourceIds.includes(id),
    )
  const beside = time.beside.map(({ typeId, resources }) => ({
    typeId,
    resources: resources.filter(({ id }) => isAskedFor(typeId, id)),
  }))
  return withResources(
    {
      ...time,
      free: time.free.filter(
        (member) => isAskedFor(staffResourceTypeId, member.id) && hasGender(member, requestedGender),
      ),
    },
    beside,
  )
}

/** Whether a time is at one of the places that are asked for. */
export const isAt = ({ locationId }: AppointmentTime, locations: readonly TimeSlotLocation[]): boolean =>
  !locations.length ||
  locations.some(
    ({ id, locationType = 'BUSINESS' }) =>
      locationType === 'BUSINESS' && (id === undefined || id === locationId),
  )

/** The conditions that slots of appointments are filtered by. */
type SlotFilter = Pick<Query, 'bookable' | 'bookingPolicyViolations'>

/** Whether a slot is as the filter asks. */
export const isWanted = (slot: TimeSlot, { bookable, bookingPolicyViolations }: SlotFilter): boolean =>
  (bookable === undefined || slot.bookable === bookable) &&
  violationsMatch(slot.bookingPolicyViolations ?? {}, bookingPolicyViolations)

/** Whether a list is filtered. Without a filter the slots that can be booked come first. */
export const isFiltered = ({ bookable, bookingPolicyViolations = {} }: SlotFilter): boolean =>
  bookable !== undefined || Object.keys(bookingPolicyViolations).length > 0

function* findSlots(
  context: Context,
  service: Service,
  { zone, from, to }: TimeWindow,
  query: Query,
): Generator<FoundSlot, void, undefined> {
  const { locations = [], includeResourceTypeIds, customerChoices } = query
  const minutes = chosenDuration(context, service, customerChoices)
  for (const time of appointmentTimes(context, service, from, to, minutes)) {
    const own = onlyResources(time, query)
    if (!own.free.length || !isAt(own, locations)) continue
    const slot = appointmentSlot(context, service, own, zone, includeResourceTypeIds)
    if (isWanted(slot, query)) yield { key: `${own.start.toISOString()} ${own.locationId}`, slot }
  }
}

/** The times of a service that start at a moment, one for each length that customers may choose. */
const findEndOptions = (
  context: Context,
  service: Service,
  input: ListAvailabilityTimeSlotEndOptionsInput,
): TimeSlot[] => {
  const range = rangeOf(service)
  if (!range)
    throw decline(
      400,
      'END_OPTIONS_NOT_SUPPORTED',
      `The lengths of "${service.name}" are fixed: list its availability time slots`,
      { serviceId: service.id },
    )
  const zone = createZone(input.timeZone ?? context.business.timeZone)
  const start = zone.toMoment(input.localStartDate)
  const last = new Date(+start + range.longest * minute)
  const end = input.maxLocalEndDate === undefined ? last : zone.toMoment(input.maxLocalEndDate)
  if (end > last)
    throw decline(
      400,
      'MAX_END_DATE_EXCEEDS_MAXIMUM',
      `A session of "${service.name}" that starts then is over at ${zone.toLocal(last)}: maxLocalEndDate must not be later`,
      { maximum: zone.toLocal(last) },
    )
  const isWantedPlace = (time: AppointmentTime): boolean => isAt(time, [input.location])
  if (!appointmentTimesAt(context, service, start, range.shortest).some(isWantedPlace)) return []
  const find = createTimeFinder(context)
  return lengthsOf(range)
    .filter((minutes) => +start + minutes * minute <= +end)
    .flatMap((minutes) => find(service, start, minutes))
    .filter(isWantedPlace)
    .map((time) => onlyResources(time, input))
    .filter(({ free }) => free.length > 0)
    .map((time) => appointmentSlot(context, service, time, zone))
}

export const timeSlotHandlers: readonly Handler[] = [
  handle(listAvailabilityTimeSlots, (context) =>
    listSlots(context, {
      schema: listAvailabilityTimeSlotsInputSchema,
      defaultLimit,
      prepare(asked) {
        requireArguments(asked, 'serviceId', 'toLocalDate')
        const service = requireAppointment(context, asked.serviceId ?? '')
        return (window, query) => bookableFirst(findSlots(context, service, window, query), isFiltered(query))
      },
      perDay: ({ timeSlotsPerDay }) => timeSlotsPerDay,
    }),
  ),

  handle(getAvailabilityTimeSlot, (context) => {
    const { input, business } = context
    const service = requireAppointment(context, input.serviceId, 'SLOT_NOT_FOUND')
    const zone = createZone(input.timeZone ?? business.timeZone)
    const start = zone.toMoment(input.localStartDate)
    const found = offeredDurations(context, service, input.customerChoices)
      .filter((minutes) => zone.toLocal(new Date(+start + minutes * minute)) === input.localEndDate)
      .flatMap((minutes) => appointmentTimesAt(context, service, start, minutes))
      .map((time) => onlyResources(time, input))
      .find(
        (time) =>
          time.free.length > 0 &&
          isAt(time, input.location ? [input.location] : []) &&
          zone.toLocal(time.start) === input.localStartDate,
      )
    if (!found)
      throw decline(
        404,
        'SLOT_NOT_FOUND',
        `"${service.name}" cannot be booked from ${input.localStartDate} to ${input.localEndDate} (${zone.name})`,
      )
    const slot = appointmentSlot(context, service, found, zone, input.includeResourceTypeIds)
    return new AnswerWith(slot, { timeZone: zone.name })
  }),

  handle(listAvailabilityTimeSlotEndOptions, (context) => {
    const { input, business } = context
    const slots = findEndOptions(context, requireAppointment(context, input.serviceId), input)
    return new AnswerWith(slots, { timeZone: input.timeZone ?? business.timeZone })
  }),
]
