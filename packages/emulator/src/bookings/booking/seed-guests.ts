import { bookingsAppId } from '@frontdesk/bookings'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { classRules, sessionsOn } from '../availability/class-session.ts'
import { addDays, createZone, day, dayOf } from '../availability/zoned-time.ts'
import { bookings } from './booking-entity.ts'

/** People who have booked the sessions of the next ten days by telephone, so that the calendar is not empty. */
export const seedGuests = (context: SeedContext): void => {
  const { state, now, business } = context
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  let number = 0
  for (let ahead = 1; ahead <= 10; ahead++) {
    for (const session of sessionsOn(context, state.in(classRules).all(), addDays(today, ahead), zone)) {
      number += 1
      const { service, rule, start, end, eventId } = session
      const participants = (number * 5) % (service.defaultCapacity ?? 1)
      if (!participants) continue
      const id = `5e7a1ce0-0000-4000-8009-${String(number).padStart(12, '0')}`
      const time = new Date(+now() - day)
      state.in(bookings).put({
        id,
        bookedEntity: {
          title: service.name,
          slot: {
            serviceId: service.id,
            eventId,
            startDate: start.toISOString(),
            endDate: end.toISOString(),
            timezone: business.timeZone,
            resource: { id: rule.staffId },
            location: { id: rule.locationId, locationType: 'OWNER_BUSINESS' },
          },
        },
        contactDetails: { firstName: 'Front desk', email: business.email },
        status: 'CONFIRMED',
        paymentStatus: 'NOT_PAID',
        selectedPaymentOption: 'OFFLINE',
        totalParticipants: participants,
        startDate: start,
        endDate: end,
        revision: '1',
        createdBy: { wixUserId: 'owner' },
        doubleBooked: false,
        appId: bookingsAppId,
        createdDate: time,
        updatedDate: time,
        heldUntil: time,
        ordered: false,
      })
    }
  }
}
