import { invalid } from '@frontdesk/core'
import type { AvailableSlot } from '../availability/list-availability.ts'
import type { BookedResource, Booking, NewBooking } from '../booking/model.ts'
import type { VisitService } from '../multi-service/time-slot.ts'
import type { TimeSlot } from '../time-slot.ts'

/** The customer's details besides the time slot: contact, number of participants, payment option. */
export interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
  /** Answers to the booking form, by the key of the field. */
  formSubmission?: Record<string, unknown>
}

/** The time slot that a customer chose. */
export interface BookingChoice {
  /** A time slot of `listAvailability`; for a course, its schedule is enough. */
  readonly slot: TimeSlot | AvailableSlot
  /** The staff member for the service or the whole visit; defaults to any free one. */
  readonly resource?: BookedResource | undefined
  /** The time zone of the slot's local times; defaults to the time zone of the business. */
  readonly timeZone?: string | undefined
}

/** The time slot of one service, and the customer's details. */
export interface ServiceBookingRequest extends BookingChoice {
  readonly serviceId: string
  readonly details: BookingDetails
}

/** One of the services of a visit, as `listAvailability` accepts it, with the form answers for this service only. */
export interface BookedVisitService extends VisitService {
  /** The staff member for this service; defaults to the one of the visit. */
  resource?: BookedResource
  /** The details of this service, which override those of the visit: its add-ons or its payment option, for example. */
  details?: Omit<BookingDetails, 'formSubmission'>
}

/** The time slot of a visit with several appointments, and the customer's details. */
export interface VisitBookingRequest extends BookingChoice {
  /** The services in the same order as in `listAvailability`. */
  readonly services: readonly BookedVisitService[]
  /** The details of all the services. */
  readonly details: BookingDetails
}

/** A request to book one service, or a visit with several, for one customer. */
export type BookingRequest = ServiceBookingRequest | VisitBookingRequest

/** The bookings that were created from a request: one, or those of a visit. */
export type MadeBookings = readonly [Booking, ...Booking[]]

/** Merges the details of a visit with those of one service; only one form of the number of participants remains. */
const detailsOf = (
  { totalParticipants, participantsChoices, ...shared }: BookingDetails,
  own: BookedVisitService['details'] = {},
): BookingDetails => ({
  ...shared,
  ...(own.totalParticipants === undefined &&
    own.participantsChoices === undefined && {
      ...(totalParticipants !== undefined && { totalParticipants }),
      ...(participantsChoices && { participantsChoices }),
    }),
  ...own,
})

/**
 * Converts a request to bookings, each with its own time, place, staff and details: one for a service, and one for each
 * service of a visit, in order.
 *
 * @throws ValidationError when the time slot does not belong to the services of the request.
 * @example
 * const times = bookingsOfRequest({ services, slot, details }).map(({ slot }) => slot.localStartDate)
 */
export const bookingsOfRequest = (
  request: BookingRequest,
): readonly [ServiceBookingRequest, ...ServiceBookingRequest[]] => {
  const { slot, resource, timeZone, details } = request
  const nested = slot.nestedTimeSlots ?? []
  if (!('services' in request)) {
    if (nested.length > 0)
      throw invalid('slot', 'must be a time of one service; give "services" for a visit', 'VALIDATION')
    return [request]
  }
  const [first, ...others] = request.services
  const isOwn = request.services.length === nested.length
  if (!first || !isOwn || request.services.some((own, index) => nested[index]?.serviceId !== own.serviceId))
    throw invalid('slot', 'must be a visit with these services in this order', 'VALIDATION')
  const bookingOf = (own: BookedVisitService, index: number): ServiceBookingRequest => ({
    serviceId: own.serviceId,
    slot: { ...nested[index], ...(slot.location && { location: slot.location }) },
    resource: own.resource ?? resource,
    timeZone,
    details: detailsOf(details, own.details),
  })
  return [bookingOf(first, 0), ...others.map((own, index) => bookingOf(own, index + 1))]
}
