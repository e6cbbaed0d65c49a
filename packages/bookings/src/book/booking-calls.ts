import { type CallOptions, type Client, DecodeError, isApplicationError } from '@frontdesk/core'
import type { ServiceAvailabilityInput, VisitAvailabilityInput } from '../availability/list-availability.ts'
import type { NewBooking } from '../booking/model.ts'
import { createBooking } from '../booking/operations.ts'
import { getEventTimeSlot } from '../event-time-slot.ts'
import { createMultiServiceBooking } from '../multi-service/booking.ts'
import { getMultiServiceAvailabilityTimeSlot, type VisitService } from '../multi-service/time-slot.ts'
import {
  type CustomerChoices,
  getAvailabilityTimeSlot,
  type ResourceTypeFilter,
  staffResourceTypeId,
  type TimeSlot,
} from '../time-slot.ts'
import { bookedEntityOf } from './booked-entity.ts'
import {
  type BookingDetails,
  type BookingRequest,
  bookingsOfRequest,
  type MadeBookings,
  type ServiceBookingRequest,
  type VisitBookingRequest,
} from './booking-request.ts'

/** Number of participants. */
const participantsOf = ({ totalParticipants, participantsChoices }: BookingDetails): number =>
  participantsChoices?.serviceChoices?.reduce(
    (sum, { numberOfParticipants = 0 }) => sum + numberOfParticipants,
    0,
  ) ??
  totalParticipants ??
  1

/** The customer's choices that determine the duration of a session. */
const customerChoicesOf = ({
  bookedAddOns = [],
  participantsChoices,
}: BookingDetails): Omit<CustomerChoices, 'durationInMinutes'> | undefined => {
  const addOnIds = bookedAddOns.flatMap(({ id }) => id ?? [])
  const length = participantsChoices?.serviceChoices
    ?.flatMap(({ choices = [] }) => choices)
    .find(({ duration }) => duration)
  if (addOnIds.length === 0 && length?.choiceId === undefined) return undefined
  return {
    ...(addOnIds.length > 0 && { addOnIds }),
    ...(length?.choiceId !== undefined && { durationChoiceId: length.choiceId }),
  }
}

/** The choices for one service that its time slots depend on. */
const wishesOf = ({
  resource,
  details,
}: ServiceBookingRequest): {
  readonly resourceTypes?: ResourceTypeFilter[]
  readonly customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>
} => {
  const customerChoices = customerChoicesOf(details)
  return {
    ...(resource?.id !== undefined && {
      resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: [resource.id] }],
    }),
    ...(customerChoices && { customerChoices }),
  }
}

/** The services of a visit with the choices of the details, as the availability operations accept them. */
const visitServicesOf = (request: VisitBookingRequest): VisitService[] =>
  bookingsOfRequest(request).map((part, index) => {
    const { resource: _, details: __, ...service } = request.services[index] ?? { serviceId: part.serviceId }
    const { customerChoices, ...wishes } = wishesOf(part)
    return {
      ...wishes,
      ...service,
      ...((customerChoices ?? service.customerChoices) && {
        customerChoices: { ...customerChoices, ...service.customerChoices },
      }),
    }
  })

/** Creates the bookings of a request: all of them or none. */
export const createBookings = async (
  client: Client,
  request: BookingRequest,
  bookings: readonly [NewBooking, ...NewBooking[]],
  options: CallOptions,
): Promise<MadeBookings> => {
  const { formSubmission } = request.details
  const answers = formSubmission && { formSubmission }
  if (!('services' in request))
    return [await createBooking(client, { booking: bookings[0], ...answers }, options)]
  const made = await createMultiServiceBooking(
    client,
    { bookings: [...bookings], returnFullEntity: true, ...answers },
    options,
  )
  const [first, ...others] = (made.bookings ?? []).flatMap(
    ({ bookingId: id, booking }) => booking ?? (id === undefined ? [] : { id }),
  )
  if (!first)
    throw new DecodeError('Unreadable answer: it names no bookings', {
      code: 'DECODE',
      reason: 'empty',
      maybeProcessed: true,
    })
  return [first, ...others]
}

/** A booking of a request; its payment option may still be missing. */
export const newBookingOf = (part: ServiceBookingRequest): NewBooking => {
  const { formSubmission: _, ...details } = part.details
  return {
    ...(!details.participantsChoices && { totalParticipants: 1 }),
    ...details,
    bookedEntity: bookedEntityOf(part, part.serviceId),
  }
}

const readSlot = (
  client: Client,
  request: BookingRequest,
  options: CallOptions,
): TimeSlot | Promise<TimeSlot> => {
  const { slot, timeZone } = request
  const { eventInfo, localStartDate, localEndDate, location } = slot
  const zone = timeZone !== undefined && { timeZone }
  if (eventInfo?.eventId !== undefined)
    return getEventTimeSlot(client, { eventId: eventInfo.eventId, ...zone }, options)
  // No operation checks a course.
  if (!localStartDate || !localEndDate || 'isCourse' in slot) return slot
  const times = { localStartDate, localEndDate, ...zone }
  if ('services' in request) {
    // The call for a visit requires its place.
    if (!location) return slot
    return getMultiServiceAvailabilityTimeSlot(
      client,
      { services: visitServicesOf(request), ...times, location },
      options,
    )
  }
  const { serviceId } = request
  return getAvailabilityTimeSlot(
    client,
    { serviceId, ...times, ...(location && { location }), ...wishesOf(request) },
    options,
  )
}

const isFull = ({ nonBookableReasons, bookableCapacity }: TimeSlot, participants: number): boolean =>
  nonBookableReasons?.noRemainingCapacity === true ||
  (bookableCapacity !== undefined && bookableCapacity < participants)

/** Whether the time slot of a request is still available, if the platform has an operation that checks it. */
export const isStillFree = async (
  client: Client,
  request: BookingRequest,
  options: CallOptions,
): Promise<boolean> => {
  try {
    const slot = await readSlot(client, request, options)
    return !isFull(slot, 'services' in request ? 1 : participantsOf(request.details))
  } catch (error) {
    if (isApplicationError(error, 'SLOT_NOT_FOUND') || isApplicationError(error, 'NOT_FOUND')) return false
    throw error
  }
}

/** The search for alternative time slots for a request. */
export const searchOf = (
  request: BookingRequest,
): Omit<ServiceAvailabilityInput, 'from' | 'to'> | Omit<VisitAvailabilityInput, 'from' | 'to'> => {
  const { slot, timeZone } = request
  if ('services' in request) return { services: visitServicesOf(request), location: slot.location, timeZone }
  const { serviceId, details } = request
  const isAppointment = slot.eventInfo?.eventId === undefined
  const customerChoices = customerChoicesOf(details)
  return {
    serviceId,
    serviceType: isAppointment ? 'APPOINTMENT' : 'CLASS',
    timeZone,
    participants: participantsOf(details),
    ...(isAppointment && customerChoices && { customerChoices }),
  }
}
