import {
  getAvailabilityTimeSlot,
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
import { type AppointmentTime, appointmentTimes, appointmentTimesAt, withResources } from './availability.ts'
import { chosenDuration, offeredDurations } from './customer-choice.ts'
import { violationsMatch } from '../booking-policy/policy.ts'
import { requireAppointment } from '../services/service.ts'
import { appointmentSlot } from './slot.ts'
import { bookableFirst, type FoundSlot, listSlots, requireArguments } from './slot-page.ts'
import type { TimeWindow } from './time-window.ts'
import { createZone } from './zoned-time.ts'

type Context = HandlerContext<unknown>
type Query = Omit<ListAvailabilityTimeSlotsInput, 'cursorPaging'>

const defaultLimit = 1_000

/** Leaves only the resources that are asked for; nobody when the service needs no resource of a type that is named. */
export const onlyResources = (
  time: AppointmentTime,
  resourceTypes: readonly ResourceTypeFilter[] = [],
): AppointmentTime => {
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
    { ...time, free: time.free.filter(({ id }) => isAskedFor(staffResourceTypeId, id)) },
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
  const { locations = [], resourceTypes, includeResourceTypeIds, customerChoices } = query
  const minutes = chosenDuration(context, service, customerChoices)
  for (const time of appointmentTimes(context, service, from, to, minutes)) {
    const own = onlyResources(time, resourceTypes)
    if (!own.free.length || !isAt(own, locations)) continue
    const slot = appointmentSlot(context, service, own, zone, includeResourceTypeIds)
    if (isWanted(slot, query)) yield { key: `${own.start.toISOString()} ${own.locationId}`, slot }
  }
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
      .flatMap((minutes) => appointmentTimesAt(context, service, start, minutes))
      .map((time) => onlyResources(time, input.resourceTypes))
      .find(
        (time) =>
          time.free.length > 0 &&
          isAt(time, input.location ? [input.location] : []) &&
          zone.toLocal(time.start) === input.localStartDate &&
          zone.toLocal(time.end) === input.localEndDate,
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
]
