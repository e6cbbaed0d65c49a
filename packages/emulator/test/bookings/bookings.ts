import {
  type BookedEntity,
  type Booking,
  type BookingPolicy,
  createBooking,
  type CreateBookingInput,
  listEventTimeSlots,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import type { DomainEvent, Mail } from '../../src/kernel/handler.ts'
import { services } from '../../src/bookings/services/service.ts'
import { scheduleId, serviceId } from '../../src/bookings/seed/studio.ts'
import { offer } from '../../src/bookings/seed/studio-services.ts'
import type { Studio } from './studio.ts'

export const numberOf = (slug: string): number => offer.findIndex((entry) => entry.slug === slug) + 1

export const massage: string = serviceId(numberOf('deep-tissue-massage'))
export const slowMassage: string = serviceId(numberOf('slow-massage'))
export const consultation: string = serviceId(numberOf('first-consultation'))
export const osteopathy: string = serviceId(numberOf('osteopathy'))
export const reformer: string = serviceId(numberOf('reformer-pilates'))
/** The schedule of the course. */
export const course: string = scheduleId(numberOf('first-steps-in-yoga'))

export const ana = { firstName: 'Ana', email: 'ana@example.com' }

/** A time of an appointment, as a booking names it. */
export const slotOf = (service: string, startDate: string, resource?: string): BookedEntity => ({
  slot: {
    serviceId: service,
    startDate,
    timezone: 'Europe/Lisbon',
    ...(resource && { resource: { id: resource } }),
  },
})

/** Books for one person, Ana, unless more is said. */
export const book = (
  client: Client,
  bookedEntity: BookedEntity,
  more: Partial<CreateBookingInput['booking']> = {},
): Promise<Booking> =>
  createBooking(client, { booking: { bookedEntity, contactDetails: ana, totalParticipants: 1, ...more } })

/** A booking as a line of a cart names it. */
export const reference = ({ id }: Booking): { catalogItemId: string; appId: string } => ({
  catalogItemId: id,
  appId: bookingCatalogProvider.appId,
})

/** A session on the reformer: that of a Tuesday evening, three weeks ahead, unless another day is named. */
export const eveningSession = async (client: Client, day = '2026-05-26'): Promise<string> => {
  const { items } = await listEventTimeSlots(client, {
    serviceIds: [reformer],
    fromLocalDate: `${day}T18:00:00`,
    toLocalDate: `${day}T23:00:00`,
  })
  return items[0]?.eventInfo?.eventId ?? ''
}

/** The events of bookings that were told, without the shape that writes them. */
export const told = (events: readonly DomainEvent[]): Omit<DomainEvent, 'shape'>[] =>
  events.map(({ shape: _, ...event }) => event)

/** Lets the bookings that are made of a service from now on be moved by other rules. */
export const setReschedulePolicy = (
  studio: Studio,
  service: string,
  reschedulePolicy: NonNullable<BookingPolicy['reschedulePolicy']>,
): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(service)!
    const { revision = '', ...policy } = kept.bookingPolicy!
    const bookingPolicy = { ...policy, reschedulePolicy, revision: String(Number(revision) + 1) }
    state.in(services).put({ ...kept, bookingPolicy })
  })

/** The words of a mail, without the comma that some versions of Node write after the weekday. */
export const wordsOf = ({ to, subject, text }: Mail): Mail => ({
  to,
  subject,
  text: text.replace(/day, /g, 'day '),
})
