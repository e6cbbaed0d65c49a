import {
  type BookedEntity,
  type BookedLocation,
  type BookedSlot,
  type Resource,
  type Service,
} from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import {
  appointmentTimesAt,
  createTimeFinder,
  durationsOf,
  isFree,
  lengthsInWords,
} from '../availability/availability.ts'
import { rangeOf } from '../availability/duration-range.ts'
import { bufferOf } from '../availability/busy-time.ts'
import { workPlaces } from '../calendar/working-hours.ts'
import {
  bookedOther,
  chooseResources,
  readWantedResources,
  type WantedResources,
} from '../resources/booked-resources.ts'
import { createResourceFinder, requiredResources } from '../resources/required-resources.ts'
import { businessLocations, services } from '../services/service.ts'
import { findStaff, hasGender, inOrderOf, type StaffResource } from '../staff/staff-resource.ts'
import { createZone, minute, type Zone } from '../availability/zoned-time.ts'
import {
  violation,
  bookedLocation,
  checkPolicy,
  readMoment,
  taken,
  bookedResource,
  type BookingTarget,
  type Placing,
} from './target-rules.ts'

type Context = HandlerContext<unknown>

/** How long the appointment is to be: as long as the service is, unless the end names another length that it has. */
const readMinutes = (
  service: Service,
  { endDate }: BookedSlot,
  start: Date,
  {
    zone,
    skipAvailability,
    minutes: usual,
    addOnMinutes = 0,
  }: { readonly zone: Zone } & Omit<Placing, 'participants'>,
): number => {
  const [first, ...others] = durationsOf(service)
  const offered = [first + addOnMinutes, ...others.map((minutes) => minutes + addOnMinutes)] as const
  if (endDate === undefined && usual === undefined && rangeOf(service))
    throw refuse(
      violation(
        '.slot.endDate',
        'must be given: customers choose the length of this service',
        'REQUIRED_FIELD',
      ),
    )
  if (endDate === undefined) return usual ?? offered[0]
  const minutes = (+readMoment(endDate, '.slot.endDate', zone) - +start) / minute
  if (skipAvailability ? minutes > 0 : offered.includes(minutes)) return minutes
  throw refuse(
    violation(
      '.slot.endDate',
      skipAvailability ? 'must be after startDate' : `must be ${lengthsInWords(offered)} after startDate`,
      'VALIDATION',
    ),
  )
}

/** Refuses what contradicts the service, and what no service has. */
const checkSlot = (service: Service, { scheduleId, allDay }: BookedSlot): void => {
  const own = service.schedule?.id
  if (scheduleId !== undefined && scheduleId !== own)
    throw refuse(
      violation(
        '.slot.scheduleId',
        `must be the schedule of the service, ${own ?? 'which has none'}`,
        'VALIDATION',
      ),
    )
  if (allDay) throw refuse(violation('.slot.allDay', 'must be false: the service takes hours', 'VALIDATION'))
}

interface Appointment {
  readonly service: Service
  readonly slot: BookedSlot
  readonly zone: Zone
  readonly start: Date
  readonly end: Date
  readonly wanted: WantedResources
}

const bookedAppointment = (
  context: Context,
  { service, slot, zone, start, end }: Appointment,
  member: StaffResource,
  locationId: string,
  others: readonly Resource[],
): BookedEntity => ({
  title: service.name,
  slot: {
    serviceId: service.id,
    ...(service.schedule?.id !== undefined && { scheduleId: service.schedule.id }),
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    timezone: zone.name,
    resource: bookedResource(member),
    location: bookedLocation(context, locationId),
    ...(others.length > 0 && { additionalResources: others.map(bookedOther) }),
    ...(slot.resourceSelections && { resourceSelections: slot.resourceSelections }),
  },
})

/** Places an appointment where the business wants it, whatever else is at that time. */
const placeAppointment = (context: Context, appointment: Appointment): BookingTarget => {
  const { service, slot, start, end, wanted } = appointment
  const member = findStaff(context.state, slot.resource?.id ?? '')
  if (!member)
    throw decline(
      400,
      'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED',
      'Name the resource in slot.resource.id: the availability of any resource cannot be skipped',
    )
  const locationId = slot.location?.id ?? workPlaces(context, member)[0] ?? ''
  if (!context.state.in(businessLocations).get(locationId))
    throw refuse(violation('.slot.location.id', 'must be a location of the business', 'VALIDATION'))
  const own = { from: +start, to: +end + bufferOf(service) * minute }
  const free = chooseResources(
    createResourceFinder(context, { atAnyTime: true })(service, locationId, own),
    wanted.ids,
  )
  const others = free ?? chooseResources(requiredResources(context.state, service), wanted.ids) ?? []
  return {
    service,
    start,
    end,
    entity: bookedAppointment(context, appointment, member, locationId, others),
    doubleBooked: !free || !isFree(context, service, member.id, appointment),
  }
}

/** Places that the business does not have; a slot names them otherwise than a location of the business. */
const isElsewhere = ({ locationType }: BookedLocation): boolean =>
  locationType === 'OWNER_CUSTOM' || locationType === 'CUSTOM'

/** Reads the time of an appointment. */
export const readAppointment = (
  context: Context,
  slot: BookedSlot,
  { participants, skipAvailability, anyStart = false, minutes: usual, addOnMinutes }: Placing,
): BookingTarget => {
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
  checkSlot(service, slot)
  const resourceId = slot.resource?.id
  if (resourceId !== undefined && !service.staffMemberIds?.includes(resourceId))
    throw notFound('member of staff for this service', resourceId, 'RESOURCE_NOT_FOUND')
  const minutes = readMinutes(service, slot, start, { zone, skipAvailability, minutes: usual, addOnMinutes })
  const wanted = readWantedResources(context, service, slot)
  const appointment = {
    service,
    slot,
    zone,
    start,
    minutes,
    end: new Date(+start + minutes * minute),
    wanted,
  }
  if (skipAvailability) return placeAppointment(context, appointment)

  const times = anyStart
    ? createTimeFinder(context)(service, start, minutes)
    : appointmentTimesAt(context, service, start, minutes)
  const [any] = times
  if (!any)
    throw taken(context, 'SLOT_NOT_AVAILABLE', `"${service.name}" cannot start at this time`, appointment)
  checkPolicy(context, service, any, participants)
  const { location: place = {} } = slot
  const here = times.filter(
    ({ locationId }) => !isElsewhere(place) && (place.id === undefined || locationId === place.id),
  )
  if (!here.length)
    throw taken(
      context,
      'SLOT_NOT_AVAILABLE',
      `"${service.name}" is not given at this place then`,
      appointment,
    )
  for (const { free, locationId, beside } of here) {
    // Without a wish, the policy chooses among those who are free: a place is kept in somebody's calendar.
    const [member] = inOrderOf(
      context,
      service.bookingPolicy?.staffSortingPolicy,
      free.filter(
        (one) => (resourceId === undefined || one.id === resourceId) && hasGender(one, wanted.gender),
      ),
    )
    const others = chooseResources(beside, wanted.ids)
    if (!member || !others) continue
    const entity = bookedAppointment(context, appointment, member, locationId, others)
    return { service, start, end: appointment.end, entity, doubleBooked: false }
  }
  throw taken(context, 'SLOT_NOT_AVAILABLE', 'Somebody else was faster: this time is taken', appointment)
}
