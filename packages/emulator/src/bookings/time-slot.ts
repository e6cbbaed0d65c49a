import {
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlots,
  type ListAvailabilityTimeSlotsInput,
  type ResourceTypeFilter,
  type Service,
  staffResourceTypeId,
  type TimeSlotLocation,
} from '@frontdesk/bookings'
import { listAvailabilityTimeSlotsInputSchema } from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { decline } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { type AppointmentTime, appointmentTimes, appointmentTimesAt } from './availability.ts'
import { chosenDuration, durationsWith } from './customer-choice.ts'
import { violationsMatch } from './policy.ts'
import { requireAppointment } from './service.ts'
import { appointmentSlot } from './slot.ts'
import { type FoundSlot, limitByDay, pageSlots, readCursor } from './slot-page.ts'
import { readWindow, type TimeWindow } from './time-window.ts'
import { createZone } from './zoned-time.ts'

type Context = HandlerContext<unknown>
type Query = Omit<ListAvailabilityTimeSlotsInput, 'cursorPaging'>

const defaultLimit = 1_000

/** Leaves only the staff that is asked for; nobody when the resource type is another one. */
export const onlyResources = (
  time: AppointmentTime,
  resourceTypes: readonly ResourceTypeFilter[] = [],
): AppointmentTime => ({
  ...time,
  free: time.free.filter(({ id }) =>
    resourceTypes.every(
      ({ resourceTypeId, resourceIds }) =>
        resourceTypeId === staffResourceTypeId && (!resourceIds?.length || resourceIds.includes(id)),
    ),
  ),
})

const isAt = ({ locationId }: AppointmentTime, locations: readonly TimeSlotLocation[]): boolean =>
  !locations.length ||
  locations.some(
    ({ id, locationType = 'BUSINESS' }) =>
      locationType === 'BUSINESS' && (id === undefined || id === locationId),
  )

function* findSlots(
  context: Context,
  service: Service,
  { zone, from, to }: TimeWindow,
  query: Query,
): Generator<FoundSlot, void, undefined> {
  const {
    locations = [],
    resourceTypes,
    includeResourceTypeIds,
    bookable,
    bookingPolicyViolations,
    customerChoices,
  } = query
  const minutes = chosenDuration(service, customerChoices)
  // Without a filter the slots that can be booked come first, each part in the order of time.
  const isFiltered = bookable !== undefined || Object.keys(bookingPolicyViolations ?? {}).length > 0
  const last: FoundSlot[] = []
  for (const time of appointmentTimes(context, service, from, to, minutes)) {
    const own = onlyResources(time, resourceTypes)
    if (!own.free.length || !isAt(own, locations)) continue
    const slot = appointmentSlot(context, service, own, zone, includeResourceTypeIds)
    if (bookable !== undefined && slot.bookable !== bookable) continue
    if (!violationsMatch(slot.bookingPolicyViolations ?? {}, bookingPolicyViolations)) continue
    const key = `${own.start.toISOString()} ${own.locationId}`
    if (isFiltered || slot.bookable) yield { key: `0 ${key}`, slot }
    else last.push({ key: `1 ${key}`, slot })
  }
  yield* last
}

export const timeSlotHandlers: readonly Handler[] = [
  handle(listAvailabilityTimeSlots, (context) => {
    const { cursorPaging, ...given } = context.input
    const cursor = readCursor(cursorPaging, (query) => check(listAvailabilityTimeSlotsInputSchema, query))
    const asked: Query = cursor?.query ?? given
    const missing = (['serviceId', 'toLocalDate'] as const).filter((name) => asked[name] === undefined)
    if (missing.length)
      throw decline(400, 'MISSING_ARGUMENTS', `Give ${missing.join(' and ')}, or a cursor`, { missing })
    const service = requireAppointment(context, asked.serviceId ?? '')
    const window = readWindow(context, asked)
    const { earliestBookingDate: _, ...bookingPolicyViolations } = asked.bookingPolicyViolations ?? {}
    const query = { ...asked, ...window.query, bookingPolicyViolations }
    const found = limitByDay(findSlots(context, service, window, query), query.timeSlotsPerDay)
    const page = pageSlots(found, { limit: cursorPaging?.limit ?? defaultLimit, ...cursor, query })
    return new AnswerWith(page, { timeZone: query.timeZone })
  }),

  handle(getAvailabilityTimeSlot, (context) => {
    const { input, business } = context
    const service = requireAppointment(context, input.serviceId, 'SLOT_NOT_FOUND')
    const zone = createZone(input.timeZone ?? business.timeZone)
    chosenDuration(service, input.customerChoices)
    const start = zone.toMoment(input.localStartDate)
    const found = durationsWith(service, input.customerChoices)
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
