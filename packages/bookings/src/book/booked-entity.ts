import type { AvailableSlot } from '../availability/list-availability.ts'
import type { BookedEntity, BookedLocation, BookedResource, NewBooking } from '../booking/model.ts'
import type { TimeSlot, TimeSlotLocation } from '../time-slot.ts'

/** The details that a customer gives beside the time: who comes, how many, how it is paid. */
export interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
  /** Answers to the booking form, by the key of the field. */
  formSubmission?: Record<string, unknown>
}

/** The time that a customer chose. */
export interface BookingChoice {
  /** A time of `listAvailability`; of a course its schedule alone is enough. */
  readonly slot: TimeSlot | AvailableSlot
  /** The member of staff who gives it; anybody who is free unless given. */
  readonly resource?: BookedResource | undefined
  /** The zone that the times of the slot are in; that of the business unless given. */
  readonly timeZone?: string | undefined
}

/** Bookings name the types of places otherwise than time slots do. */
const locationTypes: Readonly<Partial<Record<string, NonNullable<BookedLocation['locationType']>>>> = {
  BUSINESS: 'OWNER_BUSINESS',
  CUSTOM: 'OWNER_CUSTOM',
  CUSTOMER: 'CUSTOM',
}

const bookedLocation = ({ locationType = '', ...place }: TimeSlotLocation): BookedLocation => {
  const type = locationTypes[locationType]
  return { ...place, ...(type && { locationType: type }) }
}

/**
 * A chosen time as a booking names it: the session of a class, a course as a whole, or a time of an appointment.
 *
 * @example
 * const { slot } = bookedEntityOf({ slot: listed, timeZone: 'Europe/Lisbon' }, serviceId)
 */
export const bookedEntityOf = (
  { slot, resource, timeZone }: BookingChoice,
  serviceId: string,
): BookedEntity => {
  const { eventInfo, scheduleId, localStartDate, localEndDate, location } = slot
  if (eventInfo?.eventId) return { slot: { eventId: eventInfo.eventId } }
  const schedule = { serviceId, ...(scheduleId && { scheduleId }), ...(timeZone && { timezone: timeZone }) }
  if (!localStartDate || ('isCourse' in slot && slot.isCourse)) return { schedule }
  return {
    slot: {
      ...schedule,
      startDate: localStartDate,
      ...(localEndDate && { endDate: localEndDate }),
      ...(resource && { resource }),
      ...(location && { location: bookedLocation(location) }),
    },
  }
}
