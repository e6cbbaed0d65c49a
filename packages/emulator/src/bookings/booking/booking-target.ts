import type { BookedSlot, NewBookedEntity, Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { decline, Failure, notFound, refuse } from '../../kernel/failure.ts'
import { bookedMinutes } from '../add-on/booked-add-on.ts'
import { bookings, type KeptBooking } from './booking-entity.ts'
import { holdsPlace, participantsOf } from './booking-place.ts'
import { findSession } from '../availability/class-session.ts'
import { courseSessions, findCourse } from '../availability/course.ts'
import { services } from '../services/service.ts'
import { bookedOther } from '../resources/booked-resources.ts'
import { resources } from '../resources/resource.ts'
import { findStaff } from '../staff/staff-resource.ts'
import { bookablePlaces, sessionPlaces, sessionRefusal } from '../waiting-list/session-places.ts'
import { createZone } from '../availability/zoned-time.ts'
import { readAppointment } from './appointment-target.ts'
import {
  violation,
  bookedLocation,
  checkPolicy,
  taken,
  bookedResource,
  type BookingTarget,
  type Placing,
} from './target-rules.ts'

type Context = HandlerContext<unknown>

/** The session of a class follows from its id; what else the slot says is not read, as on the platform. */
const readSession = (
  context: Context,
  slot: BookedSlot,
  { participants, skipAvailability = false, waiting }: Placing,
): BookingTarget => {
  const { state, business } = context
  const zone = createZone(slot.timezone ?? business.timeZone, 'bookedEntity.slot.timezone')
  const session = findSession(context, slot.eventId ?? '')
  if (!session) throw notFound('session', slot.eventId ?? '', 'SESSION_NOT_FOUND')
  const { service, start, end, rule, eventId } = session
  checkPolicy(context, service, session, participants)
  const places = sessionPlaces(context, { index: 'event', id: eventId }, service)
  const refusal = sessionRefusal(service, places, { participants, waiting })
  // The business may book more people than there are places, but a waiting list is as long as its policy says.
  if (refusal !== undefined && (!skipAvailability || waiting !== undefined))
    throw taken(context, 'SESSION_CAPACITY_EXCEEDED', refusal, { service, start, zone })
  const teacher = findStaff(state, rule.staffId)
  const others = (rule.resourceIds ?? []).flatMap((id) => state.in(resources).get(id) ?? [])
  const booked: BookedSlot = {
    serviceId: service.id,
    eventId,
    ...(service.schedule?.id !== undefined && { scheduleId: service.schedule.id }),
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    timezone: zone.name,
    ...(teacher && { resource: bookedResource(teacher) }),
    location: bookedLocation(context, rule.locationId),
    ...(others.length > 0 && { additionalResources: others.map(bookedOther) }),
  }
  return {
    service,
    start,
    end,
    entity: { title: service.name, slot: booked },
    doubleBooked: refusal !== undefined,
  }
}

const readCourse = (
  context: Context,
  schedule: NonNullable<NewBookedEntity['schedule']>,
  { participants, skipAvailability = false, waiting }: Placing,
): BookingTarget => {
  const { state, business } = context
  const service = findCourse(state, schedule.scheduleId)
  const { id, firstSessionStart, lastSessionEnd } = service?.schedule ?? {}
  if (!service || id === undefined || !firstSessionStart || !lastSessionEnd)
    throw notFound('course with a schedule', schedule.scheduleId ?? '', 'SCHEDULE_NOT_FOUND')
  if (schedule.serviceId !== undefined && schedule.serviceId !== service.id)
    throw refuse(
      violation('.schedule.serviceId', `must be the service of the schedule, ${service.id}`, 'VALIDATION'),
    )
  const zone = createZone(schedule.timezone ?? business.timeZone, 'bookedEntity.schedule.timezone')
  checkPolicy(context, service, { start: firstSessionStart, end: lastSessionEnd }, participants)
  const places = sessionPlaces(context, { index: 'schedule', id }, service)
  const refusal = sessionRefusal(service, places, { participants, waiting })
  if (refusal !== undefined && (!skipAvailability || waiting !== undefined))
    throw decline(409, 'SCHEDULE_CAPACITY_EXCEEDED', refusal, { remainingCapacity: bookablePlaces(places) })
  const locationId = state.in(courseSessions).get(id)?.locationId
  return {
    service,
    start: firstSessionStart,
    end: lastSessionEnd,
    entity: {
      title: service.name,
      schedule: {
        scheduleId: id,
        serviceId: service.id,
        timezone: zone.name,
        firstSessionStart: firstSessionStart.toISOString(),
        lastSessionEnd: lastSessionEnd.toISOString(),
        ...(locationId !== undefined && { location: bookedLocation(context, locationId) }),
      },
    },
    doubleBooked: refusal !== undefined,
  }
}

const placeEntity = (
  context: Context,
  { slot, schedule }: NewBookedEntity,
  placing: Placing,
): BookingTarget => {
  if (slot && schedule)
    throw refuse(violation('', 'must hold a slot or a schedule, not both', 'ONE_OF_ALIGNMENT'))
  if (schedule) return readCourse(context, schedule, placing)
  if (!slot) throw refuse(violation('', 'must hold a slot or a schedule', 'REQUIRED_ONE_OF_FIELD'))
  return slot.eventId === undefined
    ? readAppointment(context, slot, placing)
    : readSession(context, slot, placing)
}

/**
 * Finds what is to be booked and checks that it can be: that it exists, that the policy allows it and that there is
 * a place.
 */
export const readTarget = (context: Context, asked: NewBookedEntity, placing: Placing): BookingTarget => {
  const target = placeEntity(context, asked, placing)
  return asked.tags ? { ...target, entity: { ...target.entity, tags: asked.tags } } : target
}

/** The service of a thing that is to be booked, where there is one. */
export const askedService = (
  context: Context,
  { slot: { eventId, serviceId = '' } = {}, schedule }: NewBookedEntity,
): Service | undefined => {
  if (schedule) return findCourse(context.state, schedule.scheduleId)
  return eventId === undefined
    ? context.state.in(services).get(serviceId)
    : findSession(context, eventId)?.service
}

/** Works something out as if a booking had no place, so that it is not in its own way. */
export const withoutItsPlace = <Result>(
  { state }: Pick<Context, 'state'>,
  booking: KeptBooking,
  work: () => Result,
): Result => {
  const kept = state.in(bookings)
  kept.put({ ...booking, status: 'CANCELED' })
  try {
    return work()
  } finally {
    kept.put(booking)
  }
}

/** Makes sure that a booking has its place still, or could have it again. @throws Failure when somebody else has it */
export const requirePlace = (context: Context, booking: KeptBooking): void => {
  const isInLine = booking.status === 'WAITING_LIST'
  if (!holdsPlace(booking, context.now()))
    readTarget(context, booking.bookedEntity ?? {}, {
      participants: participantsOf(booking),
      addOnMinutes: bookedMinutes(booking.bookedAddOns),
      // It had this time already, whatever times are offered now.
      anyStart: true,
      ...(isInLine && { waiting: 'leaves' }),
    })
}

/** Whether a booking has its place still, or could have it again. */
export const hasPlace = (context: Context, booking: KeptBooking): boolean => {
  try {
    requirePlace(context, booking)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
