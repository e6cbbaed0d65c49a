import { invalid } from '@frontdesk/core'
import type { AvailableSlot } from '../availability/list-availability.ts'
import type { BookedResource, Booking, NewBooking } from '../booking/model.ts'
import type { VisitService } from '../multi-service/time-slot.ts'
import type { TimeSlot } from '../time-slot.ts'

/** The details that a customer gives beside the time: who comes, how many, how it is paid. */
export interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
  /** Answers to the booking form, by the key of the field. */
  formSubmission?: Record<string, unknown>
}

/** The time that a customer chose. */
export interface BookingChoice {
  /** A time of `listAvailability`; of a course its schedule alone is enough. */
  readonly slot: TimeSlot | AvailableSlot
  /** The member of staff who gives it, or the whole visit; anybody who is free unless given. */
  readonly resource?: BookedResource | undefined
  /** The zone that the times of the slot are in; that of the business unless given. */
  readonly timeZone?: string | undefined
}

/** The time of one service that is booked, and for whom. */
export interface ServiceBookingRequest extends BookingChoice {
  readonly serviceId: string
  readonly details: BookingDetails
}

/** One of the services of a visit, as `listAvailability` takes it, with the answers that are for this service alone. */
export interface BookedVisitService extends VisitService {
  /** The member of staff who gives this service; that of the visit unless given. */
  resource?: BookedResource
  /** The details of this service, in place of those of the visit: its add-ons or its way to pay, for example. */
  details?: Omit<BookingDetails, 'formSubmission'>
}

/** The time of a visit with several appointments that are booked together, and for whom. */
export interface VisitBookingRequest extends BookingChoice {
  /** The services in the order in which `listAvailability` was asked for them. */
  readonly services: readonly BookedVisitService[]
  /** The details of all the services. */
  readonly details: BookingDetails
}

/** A request to book one service, or a visit with several, for one customer. */
export type BookingRequest = ServiceBookingRequest | VisitBookingRequest

/** The bookings that were made of a request: one, or those of a visit. */
export type MadeBookings = readonly [Booking, ...Booking[]]

/** The details of a visit with those of one service in place of them; the number of participants is said in one way. */
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
 * The bookings that a request asks for, each with its own time, place, staff and details: one for a service, and one for
 * each service of a visit, in their order.
 *
 * @throws ValidationError when the time is not one of the services of the request.
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
