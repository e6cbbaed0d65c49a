import type { BookedEntity, BookedLocation, BookedSlot, Service } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { decline, Failure, notFound, refuse } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { isRealDay } from '../kernel/iso-date.ts'
import { appointmentTimesAt } from './availability.ts'
import type { KeptBooking } from './booking-entity.ts'
import { holdsPlace, participantsOf, placesTaken } from './booking-place.ts'
import { findSession } from './class-session.ts'
import { courseSessions, findCourse } from './course.ts'
import { isViolated, policyViolations } from './policy.ts'
import { businessLocations, services } from './service.ts'
import { alternativesTo, placesLeft } from './slot.ts'
import { staff, type StaffMember } from './staff.ts'
import { createZone, minute, type Zone } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** What a booking is for, in full, after all checks. */
export interface BookingTarget {
  readonly service: Service
  readonly start: Date
  readonly end: Date
  readonly entity: BookedEntity
}

const violation = (field: string, description: string, violatedRule: string): FieldViolation => ({
  field: `bookedEntity${field}`,
  description,
  violatedRule,
})

const bookedLocation = ({ state }: Context, locationId: string): BookedLocation => {
  const { name, address } = state.in(businessLocations).get(locationId) ?? {}
  return {
    id: locationId,
    locationType: 'OWNER_BUSINESS',
    ...(name !== undefined && { name }),
    ...(address?.formattedAddress !== undefined && { formattedAddress: address.formattedAddress }),
  }
}

const checkPolicy = (
  { now, identity }: Context,
  service: Service,
  time: { readonly start: Date; readonly end: Date },
  participants: number,
): void => {
  // The business may book for a customer at any time.
  if (identity.kind === 'owner') return
  const violations = policyViolations(service, time, now())
  if (isViolated(violations)) {
    const reason = violations.bookOnlineDisabled
      ? 'cannot be booked online'
      : violations.tooEarlyToBook
        ? 'cannot be booked yet'
        : 'cannot be booked any more'
    throw decline(400, 'BOOKING_POLICY_VIOLATION', `"${service.name}" ${reason} at this time`, {
      ...violations,
    })
  }
  const { maxParticipantsPerBooking } = service.bookingPolicy?.participantsPolicy ?? {}
  if (maxParticipantsPerBooking !== undefined && participants > maxParticipantsPerBooking)
    throw decline(
      400,
      'BOOKING_POLICY_VIOLATION',
      `"${service.name}" can be booked for ${maxParticipantsPerBooking} at once, not for ${participants}`,
      { maxParticipantsPerBooking },
    )
}

/** Moments are taken as they are; wall-clock text is read in the zone of the slot. */
const readMoment = (text: string | undefined, field: string, zone: Zone): Date => {
  if (text === undefined) throw refuse(violation(field, 'must be given', 'REQUIRED_FIELD'))
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if ((!local && !isMoment) || !isRealDay(text) || Number.isNaN(+new Date(local ? text + 'Z' : text)))
    throw refuse(
      violation(
        field,
        'must be a moment such as 2026-05-04T09:00:00Z, or the local date of a slot',
        'FORMAT',
      ),
    )
  return local ? zone.toMoment(text) : new Date(text)
}

const taken = (
  context: Context,
  code: 'SLOT_NOT_AVAILABLE' | 'SESSION_CAPACITY_EXCEEDED',
  description: string,
  { service, start, zone }: { readonly service: Service; readonly start: Date; readonly zone: Zone },
): Failure => decline(409, code, description, { alternatives: alternativesTo(context, service, start, zone) })

const bookedResource = ({ id, name }: StaffMember): NonNullable<BookedSlot['resource']> => ({ id, name })

const readAppointment = (context: Context, slot: BookedSlot, participants: number): BookingTarget => {
  const { state, business } = context
  if (slot.serviceId === undefined)
    throw refuse(violation('.slot.serviceId', 'must be given', 'REQUIRED_FIELD'))
  const zone = createZone(slot.timezone ?? business.timeZone, 'bookedEntity.slot.timezone')
  const start = readMoment(slot.startDate, '.slot.startDate', zone)
  const service = state.in(services).get(slot.serviceId)
  if (!service)
    throw decline(409, 'SLOT_NOT_AVAILABLE', `There is no service with id ${slot.serviceId}`, {
      alternatives: [],
    })
  if (service.type !== 'APPOINTMENT')
    throw refuse(
      service.type === 'CLASS'
        ? violation('.slot.eventId', 'must be given for a class', 'REQUIRED_FIELD')
        : violation('.schedule.scheduleId', 'must be given for a course', 'REQUIRED_FIELD'),
    )
  if (participants > 1)
    throw refuse({
      field: 'totalParticipants',
      description: 'must be 1 for an appointment',
      violatedRule: 'MAX',
      data: { threshold: 1 },
    })
  const resourceId = slot.resource?.id
  if (resourceId !== undefined && !service.staffMemberIds?.includes(resourceId))
    throw notFound('member of staff for this service', resourceId, 'RESOURCE_NOT_FOUND')

  const around = { service, start, zone }
  const times = appointmentTimesAt(context, service, start)
  const [any] = times
  if (!any) throw taken(context, 'SLOT_NOT_AVAILABLE', `"${service.name}" cannot start at this time`, around)
  const minutes = (+any.end - +any.start) / minute
  if (slot.endDate !== undefined && +readMoment(slot.endDate, '.slot.endDate', zone) !== +any.end)
    throw refuse(violation('.slot.endDate', `must be ${minutes} minutes after startDate`, 'VALIDATION'))
  checkPolicy(context, service, any, participants)
  const wanted = slot.location?.id
  const here = times.filter(({ locationId }) => wanted === undefined || locationId === wanted)
  if (!here.length)
    throw taken(context, 'SLOT_NOT_AVAILABLE', `"${service.name}" is not given at this place then`, around)
  for (const { free, locationId, end } of here) {
    // Without a wish the first who is free gets it: a place can only be kept in somebody's calendar.
    const member = free.find(({ id }) => resourceId === undefined || id === resourceId)
    if (!member) continue
    const { eventId: _, ...asked } = slot
    const booked: BookedSlot = {
      ...asked,
      ...(service.schedule?.id !== undefined && { scheduleId: service.schedule.id }),
      startDate: start.toISOString(),
      endDate: end.toISOString(),
      timezone: zone.name,
      resource: bookedResource(member),
      location: bookedLocation(context, locationId),
    }
    return { service, start, end, entity: { title: service.name, slot: booked } }
  }
  throw taken(context, 'SLOT_NOT_AVAILABLE', 'Somebody else was faster: this time is taken', around)
}

const readSession = (context: Context, slot: BookedSlot, participants: number): BookingTarget => {
  const { state, business } = context
  const zone = createZone(slot.timezone ?? business.timeZone, 'bookedEntity.slot.timezone')
  const session = findSession(context, slot.eventId ?? '')
  if (!session) throw notFound('session', slot.eventId ?? '', 'SESSION_NOT_FOUND')
  const { service, start, end, rule, eventId } = session
  checkPolicy(context, service, session, participants)
  const left = placesLeft(context, session)
  if (participants > left)
    throw taken(
      context,
      'SESSION_CAPACITY_EXCEEDED',
      left ? `This session has ${left} places left` : 'This session is full',
      { service, start, zone },
    )
  const teacher = state.in(staff).get(rule.staffId)
  const booked: BookedSlot = {
    serviceId: service.id,
    eventId,
    ...(service.schedule?.id !== undefined && { scheduleId: service.schedule.id }),
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    timezone: zone.name,
    ...(teacher && { resource: bookedResource(teacher) }),
    location: bookedLocation(context, rule.locationId),
  }
  return { service, start, end, entity: { title: service.name, slot: booked } }
}

const readCourse = (context: Context, { schedule }: BookedEntity, participants: number): BookingTarget => {
  const { state, business } = context
  const service = findCourse(state, schedule?.scheduleId)
  const { id, firstSessionStart, lastSessionEnd } = service?.schedule ?? {}
  if (!service || id === undefined || !firstSessionStart || !lastSessionEnd)
    throw notFound('course with a schedule', schedule?.scheduleId ?? '', 'SCHEDULE_NOT_FOUND')
  checkPolicy(context, service, { start: firstSessionStart, end: lastSessionEnd }, participants)
  const places = service.defaultCapacity ?? 1
  const left = places - placesTaken(context, 'schedule', id)
  if (participants > left)
    throw decline(
      409,
      'SCHEDULE_CAPACITY_EXCEEDED',
      left > 0 ? `This course has ${left} places left` : 'This course is full',
      { remainingCapacity: Math.max(0, left) },
    )
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
        timezone: business.timeZone,
        firstSessionStart: firstSessionStart.toISOString(),
        lastSessionEnd: lastSessionEnd.toISOString(),
        ...(locationId !== undefined && { location: bookedLocation(context, locationId) }),
      },
    },
  }
}

/**
 * Finds what is to be booked and checks that it can be: that it exists, that the policy allows it and that there is
 * a place.
 */
export const readTarget = (context: Context, entity: BookedEntity, participants: number): BookingTarget => {
  const { slot, schedule } = entity
  if (slot && schedule)
    throw refuse(violation('', 'must hold a slot or a schedule, not both', 'ONE_OF_ALIGNMENT'))
  if (schedule) return readCourse(context, entity, participants)
  if (!slot) throw refuse(violation('', 'must hold a slot or a schedule', 'REQUIRED_ONE_OF_FIELD'))
  return slot.eventId === undefined
    ? readAppointment(context, slot, participants)
    : readSession(context, slot, participants)
}

/** Makes sure that a booking has its place still, or could have it again. @throws Failure when somebody else has it */
export const requirePlace = (context: Context, booking: KeptBooking): void => {
  if (!holdsPlace(booking, context.now()))
    readTarget(context, booking.bookedEntity ?? {}, participantsOf(booking))
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
