import {
  type BookingPolicyViolations,
  getMultiServiceAvailabilityTimeSlot,
  listMultiServiceAvailabilityTimeSlots,
  type ListMultiServiceAvailabilityTimeSlotsInput,
  type NestedTimeSlot,
  type Service,
  type TimeSlot,
  type VisitService,
} from '@frontdesk/bookings'
import { listMultiServiceAvailabilityTimeSlotsInputSchema } from '@frontdesk/bookings/schemas'
import { decline, refusedUnder } from '../../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import {
  type AppointmentTime,
  appointmentTimes,
  appointmentTimesAt,
  createTimeFinder,
  type TimeFinder,
} from '../availability/availability.ts'
import { bufferOf } from '../availability/busy-time.ts'
import { chosenDuration } from '../availability/customer-choice.ts'
import { requireAppointment } from '../services/service.ts'
import { appointmentSlot } from '../availability/slot.ts'
import { bookableFirst, type FoundSlot, listSlots, requireArguments } from '../availability/slot-page.ts'
import { isAt, isFiltered, isWanted, onlyResources } from '../availability/time-slot.ts'
import type { TimeWindow } from '../availability/time-window.ts'
import { createZone, minute, type Zone } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>
type Query = Omit<ListMultiServiceAvailabilityTimeSlotsInput, 'cursorPaging'>

const defaultLimit = 1_000

/** So many services one visit has at most. */
export const mostServices = 8

/** A service of a visit with the length that the customer chose, in minutes. */
interface VisitPart {
  readonly service: Service
  readonly minutes: number
  readonly asked: VisitService
}

/** A visit: the time of each of its services. */
type Visit = readonly { readonly part: VisitPart; readonly time: AppointmentTime }[]

/** @throws Failure 400 `INVALID_SERVICES_SIZE` unless there are 2 to 8, and what a service of them refuses */
const readParts = (
  context: Context,
  asked: readonly VisitService[],
  code?: 'SLOT_NOT_FOUND',
): [VisitPart, ...VisitPart[]] => {
  const readPart = (one: VisitService, index: number): VisitPart => {
    const service = requireAppointment(context, one.serviceId, code)
    const minutes = refusedUnder(`services.${index}`, () =>
      chosenDuration(context, service, one.customerChoices),
    )
    return { service, minutes, asked: one }
  }
  const [first, ...others] = asked.length > mostServices ? [] : asked
  if (!first || others.length === 0)
    throw decline(
      400,
      'INVALID_SERVICES_SIZE',
      `A visit has 2 to ${mostServices} services, not ${asked.length}`,
      { size: asked.length },
    )
  return [readPart(first, 0), ...others.map((one, index) => readPart(one, index + 1))]
}

/** Completes a visit from the time of its first service on; `undefined` when nobody is free for one of the others. */
const completeVisit = (
  findTimes: TimeFinder,
  [first, ...others]: readonly [VisitPart, ...VisitPart[]],
  begin: AppointmentTime,
): Visit | undefined => {
  const visit = [{ part: first, time: onlyResources(begin, first.asked) }]
  let { service, end } = { service: first.service, end: begin.end }
  for (const part of others) {
    const start = new Date(+end + bufferOf(service) * minute)
    const time = findTimes(part.service, start, part.minutes).find(
      ({ locationId }) => locationId === begin.locationId,
    )
    if (!time) return undefined
    visit.push({ part, time: onlyResources(time, part.asked) })
    service = part.service
    end = time.end
  }
  return visit.every(({ time }) => time.free.length) ? visit : undefined
}

/** The rules that any service of a visit breaks; a visit is too early until the last of them may be booked. */
const violationsOf = (slots: readonly TimeSlot[]): BookingPolicyViolations => {
  const all = slots.flatMap(({ bookingPolicyViolations }) => bookingPolicyViolations ?? [])
  const dates = all.flatMap(({ earliestBookingDate }) => (earliestBookingDate ? [+earliestBookingDate] : []))
  return {
    ...(all.some((one) => one.tooEarlyToBook) && { tooEarlyToBook: true }),
    ...(dates.length && { earliestBookingDate: new Date(Math.max(...dates)) }),
    ...(all.some((one) => one.tooLateToBook) && { tooLateToBook: true }),
    ...(all.some((one) => one.bookOnlineDisabled) && { bookOnlineDisabled: true }),
  }
}

const nestedSlot = ({
  serviceId = '',
  localStartDate = '',
  localEndDate = '',
  availableResources = [],
  scheduleId,
}: TimeSlot): NestedTimeSlot => ({
  serviceId,
  localStartDate,
  localEndDate,
  availableResources,
  ...(scheduleId !== undefined && { scheduleId }),
})

/** A visit as a slot: it holds that of each service, and can be booked when all of them can. */
const visitSlot = (context: Context, visit: Visit, zone: Zone): TimeSlot => {
  const slots = visit.map(({ part, time }) =>
    appointmentSlot(context, part.service, time, zone, part.asked.includeResourceTypeIds),
  )
  const bookable = slots.every((slot) => slot.bookable)
  const { location, localStartDate = '' } = slots[0] ?? {}
  return {
    localStartDate,
    localEndDate: slots.at(-1)?.localEndDate ?? '',
    bookable,
    ...(location && { location }),
    totalCapacity: 1,
    remainingCapacity: 1,
    bookableCapacity: 1,
    bookingPolicyViolations: violationsOf(slots),
    availableResources: [],
    nestedTimeSlots: slots.map(nestedSlot),
    nonBookableReasons: bookable ? {} : { violatesBookingPolicy: true },
    allDay: false,
  }
}

function* findVisits(
  context: Context,
  parts: readonly [VisitPart, ...VisitPart[]],
  { zone, from, to }: TimeWindow,
  query: Query,
): Generator<FoundSlot, void, undefined> {
  const findTimes = createTimeFinder(context)
  const [{ service, minutes }] = parts
  for (const begin of appointmentTimes(context, service, from, to, minutes)) {
    if (!begin.free.length || !isAt(begin, query.location ? [query.location] : [])) continue
    const visit = completeVisit(findTimes, parts, begin)
    const end = visit?.at(-1)?.time.end
    if (!visit || !end || end >= to) continue
    const slot = visitSlot(context, visit, zone)
    if (isWanted(slot, query)) yield { key: `${begin.start.toISOString()} ${begin.locationId}`, slot }
  }
}

export const multiServiceTimeSlotHandlers: readonly Handler[] = [
  handle(listMultiServiceAvailabilityTimeSlots, (context) =>
    listSlots(context, {
      schema: listMultiServiceAvailabilityTimeSlotsInputSchema,
      defaultLimit,
      prepare(asked) {
        requireArguments(asked, 'services', 'toLocalDate')
        const parts = readParts(context, asked.services ?? [])
        return (window, query) => bookableFirst(findVisits(context, parts, window, query), isFiltered(query))
      },
      perDay: ({ timeSlotsPerDay }) => timeSlotsPerDay,
    }),
  ),

  handle(getMultiServiceAvailabilityTimeSlot, (context) => {
    const { input, business } = context
    const { localStartDate, localEndDate, location } = input
    const parts = readParts(context, input.services, 'SLOT_NOT_FOUND')
    const zone = createZone(input.timeZone ?? business.timeZone)
    const [{ service, minutes }] = parts
    const findTimes = createTimeFinder(context)
    const found = appointmentTimesAt(context, service, zone.toMoment(localStartDate), minutes)
      .filter((time) => isAt(time, [location]) && zone.toLocal(time.start) === localStartDate)
      .flatMap((time) => [completeVisit(findTimes, parts, time) ?? []])
      .map((visit) => ({ visit, end: visit.at(-1)?.time.end }))
      .find(({ end }) => end && zone.toLocal(end) === localEndDate)
    if (!found)
      throw decline(
        404,
        'SLOT_NOT_FOUND',
        `These services cannot be booked from ${localStartDate} to ${localEndDate} (${zone.name})`,
      )
    return new AnswerWith(visitSlot(context, found.visit, zone), { timeZone: zone.name })
  }),
]
