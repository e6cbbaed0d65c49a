import { bookingsAppId } from '@frontdesk/bookings'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appointmentTimes } from '../../src/bookings/availability/availability.ts'
import { bookings, type KeptBooking } from '../../src/bookings/booking/booking-entity.ts'
import { holdsPlace } from '../../src/bookings/booking/booking-place.ts'
import { services } from '../../src/bookings/services/service.ts'
import { serviceId, staffIds } from '../../src/bookings/seed/studio.ts'
import { offer } from '../../src/bookings/seed/studio-services.ts'
import { openStudio } from './studio.ts'

const idOf = (slug: string): string => serviceId(offer.findIndex((entry) => entry.slug === slug) + 1)
const massage = idOf('deep-tissue-massage')
const slowMassage = idOf('slow-massage')

const minute = 60_000
const now = '2026-05-04T07:00:00.000Z'

interface Appointment {
  readonly startsAfter: number
  readonly minutes: number
  readonly service: string
  readonly resource: string
  readonly status: 'CONFIRMED' | 'CANCELED' | 'CREATED' | 'PENDING'
  readonly held: boolean
}

const appointment: fc.Arbitrary<Appointment> = fc.record({
  // In the hours around each midnight, where the days of the index end, and in working hours.
  startsAfter: fc
    .tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 14, max: 36 })),
    )
    .map(([day, halfHours]) => day * 24 * 60 + halfHours * 30),
  // Also some that take longer than a day.
  minutes: fc.constantFrom(10, 60, 90, 2_000),
  service: fc.constantFrom(massage, slowMassage),
  resource: fc.constantFrom(staffIds.ines, staffIds.jonas),
  status: fc.constantFrom('CONFIRMED', 'CANCELED', 'CREATED', 'PENDING'),
  held: fc.boolean(),
})

const storedOf = (
  { startsAfter, minutes, service, resource, status, held }: Appointment,
  number: number,
): KeptBooking => {
  const start = new Date(Date.parse('2026-05-11T00:00:00Z') + startsAfter * minute)
  return {
    id: `booking-${number}`,
    bookedEntity: { slot: { serviceId: service, resource: { id: resource } } },
    startDate: start,
    endDate: new Date(+start + minutes * minute),
    status,
    appId: bookingsAppId,
    heldUntil: new Date(Date.parse(now) + (held ? minute : 0)),
    ordered: false,
  }
}

describe('the times of an appointment', () => {
  it('are free for exactly those whom no appointment keeps busy, however long it or the pause after it is', () => {
    fc.assert(
      fc.property(
        fc.array(appointment, { maxLength: 12 }),
        fc.constantFrom(0, 15, 720),
        fc.constantFrom(0, 30, 720),
        (appointments, massageBuffer, slowBuffer) => {
          const { state, run } = openStudio(now)
          const buffers = new Map([
            [massage, massageBuffer],
            [slowMassage, slowBuffer],
          ])
          const taken = appointments.map(storedOf)
          state.unit(() => {
            for (const [id, timeBetweenSessions] of buffers) {
              const service = state.in(services).get(id)
              if (!service) throw new Error('The seed has lost a service')
              const availabilityConstraints = {
                ...service.schedule?.availabilityConstraints,
                timeBetweenSessions,
              }
              state
                .in(services)
                .put({ ...service, schedule: { ...service.schedule, availabilityConstraints } })
            }
            for (const stored of taken) state.in(bookings).put(stored)
          })
          // Wednesday to Friday: both give massages then, and neither teaches.
          const found = run({ kind: 'none' }, (context) => {
            const service = state.in(services).get(massage)
            if (!service) throw new Error('The seed has lost a service')
            return [
              ...appointmentTimes(
                context,
                service,
                new Date('2026-05-12T23:00:00Z'),
                new Date('2026-05-15T23:00:00Z'),
              ),
            ]
          })
          expect(found.length).toBeGreaterThan(30)
          for (const { start, end, free } of found)
            for (const id of [staffIds.ines, staffIds.jonas]) {
              const isTaken = taken.some((stored) => {
                const { bookedEntity, startDate, endDate } = stored
                const { serviceId: booked = '', resource } = bookedEntity?.slot ?? {}
                return (
                  resource?.id === id &&
                  holdsPlace(stored, new Date(now)) &&
                  Number(startDate) < +end + massageBuffer * minute &&
                  Number(endDate) + (buffers.get(booked) ?? 0) * minute > +start
                )
              })
              if (isTaken) expect(free.map((member) => member.id)).not.toContain(id)
              else if (id === staffIds.ines)
                expect(works(start)).toBe(free.some((member) => member.id === id))
            }
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** Inês works from 09:00 to 13:00 and from 14:00 to 18:00 in Lisbon, which is an hour ahead of UTC in May. */
const works = (start: Date): boolean => {
  const hour = start.getUTCHours() + 1 + start.getUTCMinutes() / 60
  return (hour >= 9 && hour <= 12) || (hour >= 14 && hour <= 17)
}
