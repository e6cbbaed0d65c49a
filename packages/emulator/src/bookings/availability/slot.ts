import {
  type AvailableResources,
  type Service,
  staffResourceTypeId,
  type TimeSlot,
  type TimeSlotLocation,
} from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { type AppointmentTime, appointmentTimes } from './availability.ts'
import { type ClassRule, classRules, type ClassSession, sessionsOn } from './class-session.ts'
import { isViolated, policyViolations } from '../booking-policy/policy.ts'
import { businessLocations } from '../services/service.ts'
import type { State } from '../../kernel/state.ts'
import type { ResourceChoice } from '../resources/required-resources.ts'
import { resources } from '../resources/resource.ts'
import { findStaff } from '../staff/staff-resource.ts'
import {
  bookablePlaces,
  type SessionPlaces,
  sessionPlaces,
  waitingListOf,
} from '../waiting-list/session-places.ts'
import { createZone, day, dayOf, daysFrom, type Zone } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A slot names so many resources of a type at most. */
const mostResources = 10

const locationOf = ({ state }: Context, locationId: string): TimeSlotLocation => {
  const { name, address } = state.in(businessLocations).get(locationId) ?? {}
  return {
    id: locationId,
    locationType: 'BUSINESS',
    ...(name !== undefined && { name }),
    ...(address?.formattedAddress !== undefined && { formattedAddress: address.formattedAddress }),
  }
}

/** Names the free resources of a time, by the types that are asked for. */
const resourcesOf = (
  { free, beside }: Pick<AppointmentTime, 'free' | 'beside'>,
  include: readonly string[] = [],
): AvailableResources[] =>
  [{ typeId: staffResourceTypeId, resources: free }, ...beside]
    .filter(({ typeId }) => include.includes(typeId))
    .map(({ typeId, resources }) => ({
      resourceTypeId: typeId,
      resources: resources.slice(0, mostResources).map(({ id, name = '' }) => ({ id, name })),
      hasMoreAvailableResources: resources.length > mostResources,
    }))

interface Capacity {
  readonly total: number
  readonly remaining: number
  /** The places that are left when those of the waiting list have had theirs. */
  readonly bookable: number
}

const capacityAndPolicy = (
  context: Context,
  service: Service,
  time: { readonly start: Date; readonly end: Date },
  { total, remaining, bookable }: Capacity,
): TimeSlot => {
  const bookingPolicyViolations = policyViolations(service, time, context.now())
  const violatesBookingPolicy = isViolated(bookingPolicyViolations)
  const noRemainingCapacity = remaining === 0
  const reservedForWaitingList = remaining > 0 && bookable === 0
  return {
    bookable: !violatesBookingPolicy && bookable > 0,
    totalCapacity: total,
    remainingCapacity: remaining,
    bookableCapacity: bookable,
    bookingPolicyViolations,
    nonBookableReasons: {
      ...(noRemainingCapacity && { noRemainingCapacity }),
      ...(violatesBookingPolicy && { violatesBookingPolicy }),
      ...(reservedForWaitingList && { reservedForWaitingList }),
    },
  }
}

const scheduleIdOf = ({ schedule }: Service): Pick<TimeSlot, 'scheduleId'> =>
  schedule?.id === undefined ? {} : { scheduleId: schedule.id }

/** An appointment has one place. */
const singlePlace = (isFree: boolean): Capacity => ({
  total: 1,
  remaining: isFree ? 1 : 0,
  bookable: isFree ? 1 : 0,
})

/** An appointment's time as a slot, in the time zone of whoever asks. */
export const appointmentSlot = (
  context: Context,
  service: Service,
  time: AppointmentTime,
  zone: Zone,
  include?: readonly string[],
): TimeSlot => ({
  serviceId: service.id,
  localStartDate: zone.toLocal(time.start),
  localEndDate: zone.toLocal(time.end),
  location: locationOf(context, time.locationId),
  ...capacityAndPolicy(context, service, time, singlePlace(time.free.length > 0)),
  availableResources: resourcesOf(time, include),
  nestedTimeSlots: [],
  ...scheduleIdOf(service),
  allDay: false,
})

/** How many places of a session can be booked by somebody who does not wait for one. */
export const placesLeft = (context: Context, { eventId, service }: ClassSession): number =>
  bookablePlaces(sessionPlaces(context, { index: 'event', id: eventId }, service))

const capacityOf = (places: SessionPlaces): Capacity => ({
  total: places.total,
  remaining: Math.max(0, places.total - places.booked),
  bookable: bookablePlaces(places),
})

/** The resources that a session of a class occupies beside its staff, by their types. */
const sessionChoices = (state: State, { resourceIds = [] }: ClassRule): ResourceChoice[] =>
  resourceIds.flatMap((id) => {
    const resource = state.in(resources).get(id)
    return resource ? { typeId: resource.typeId ?? '', resources: [resource] } : []
  })

/** A session of a class as a slot, in the time zone of whoever asks. */
export const sessionSlot = (context: Context, session: ClassSession, zone: Zone): TimeSlot => {
  const { service, rule, eventId } = session
  const teacher = findStaff(context.state, rule.staffId)
  const places = sessionPlaces(context, { index: 'event', id: eventId }, service)
  const waitingList = waitingListOf(service, places)
  const beside = sessionChoices(context.state, rule)
  return {
    serviceId: service.id,
    localStartDate: zone.toLocal(session.start),
    localEndDate: zone.toLocal(session.end),
    location: locationOf(context, rule.locationId),
    eventInfo: { eventId, eventTitle: service.name, ...(waitingList && { waitingList }) },
    ...capacityAndPolicy(context, service, session, capacityOf(places)),
    availableResources: resourcesOf({ free: teacher ? [teacher] : [], beside }, [
      staffResourceTypeId,
      ...beside.map(({ typeId }) => typeId),
    ]),
    nestedTimeSlots: [],
    ...scheduleIdOf(service),
    allDay: false,
  }
}

/**
 * The sessions of classes that start after `from` and end before `to`, earliest first: of some services, or of all when
 * none is named.
 */
export function* classSessions(
  context: Context,
  from: Date,
  to: Date,
  serviceIds: readonly string[] = [],
): Generator<ClassSession, void, undefined> {
  const zone = createZone(context.business.timeZone)
  const all = context.state.in(classRules)
  const rules = serviceIds.length
    ? [...new Set(serviceIds)].flatMap((id) => all.by('service', id))
    : all.all()
  for (const date of daysFrom(dayOf(zone.toLocal(from)), dayOf(zone.toLocal(to))))
    yield* sessionsOn(context, rules, date, zone)
      .filter(({ start, end }) => start > from && end < to)
      .sort((left, right) => +left.start - +right.start || (left.eventId < right.eventId ? -1 : 1))
}

const mostAlternatives = 3
const longestSearch = 30 * day

/**
 * The next slots that can be booked, for somebody who was too late. Appointments are as long as the service usually is,
 * unless `minutes` says otherwise.
 */
export const alternativesTo = (
  context: Context,
  service: Service,
  start: Date,
  zone: Zone,
  minutes?: number,
): TimeSlot[] => {
  const from = new Date(Math.max(+start - 1, +context.now()))
  const to = new Date(+from + longestSearch)
  const found: TimeSlot[] = []
  const slots =
    service.type === 'CLASS'
      ? map(classSessions(context, from, to, [service.id]), (session) => sessionSlot(context, session, zone))
      : map(appointmentTimes(context, service, from, to, minutes), (time) =>
          appointmentSlot(context, service, time, zone),
        )
  for (const slot of slots) {
    if (slot.bookable) found.push(slot)
    if (found.length === mostAlternatives) break
  }
  return found
}

function* map<T, Result>(
  items: Iterable<T>,
  change: (item: T) => Result,
): Generator<Result, void, undefined> {
  for (const item of items) yield change(item)
}
