import type { BookedEntity, BookedLocation } from '../booking/model.ts'
import type { TimeSlotLocation } from '../time-slot.ts'
import type { BookingChoice } from './booking-request.ts'

/** Bookings use other names for location types than time slots do. */
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
 * Converts a chosen time slot to the form of a booking: the session of a class, a whole course, or a time of an
 * appointment.
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
