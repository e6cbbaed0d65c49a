import {
  assignWorkingHoursSchedule,
  bulkCreateCalendarEvents,
  cancelBooking,
  confirmBooking,
  createBooking,
  createCalendarEvent,
  createService,
  createStaffMember,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
  queryServices,
  queryStaffMembers,
  rescheduleBooking,
  type TimeSlot,
} from '@frontdesk/bookings'
import { apiKey, oauth } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())

const timeZone = 'Europe/Lisbon'

describe('an empty platform', () => {
  it('is filled by its owner by API alone, and a customer books, moves and cancels', async () => {
    const platform = local(emulator.url)
    const owner = createClient({ platform, auth: apiKey({ apiKey: emulator.apiKey }) })
    const customer = createClient({ platform, auth: oauth({ clientId: emulator.clientId }) })
    expect((await queryServices(owner, {})).items).toEqual([])
    expect((await queryStaffMembers(owner, {})).items).toEqual([])

    // The owner employs Ana, who works from nine to noon on Monday and Wednesday.
    const {
      id: staffMemberId,
      resourceId = '',
      resource,
    } = await createStaffMember(owner, {
      staffMember: { name: 'Ana Lopes', email: 'ana@studio.example' },
      fields: ['RESOURCE_DETAILS'],
    })
    const scheduleId = resource?.eventsSchedule?.id ?? ''
    await assignWorkingHoursSchedule(owner, { staffMemberId, scheduleId })
    const { bulkActionMetadata } = await bulkCreateCalendarEvents(owner, {
      events: [
        ['2026-05-11', 'MONDAY'],
        ['2026-05-13', 'WEDNESDAY'],
      ].map(([date = '', day = '']) => ({
        event: {
          scheduleId,
          type: 'WORKING_HOURS',
          start: { localDate: `${date}T09:00:00` },
          end: { localDate: `${date}T12:00:00` },
          recurrenceRule: { frequency: 'WEEKLY', days: [day] },
        },
      })),
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 })
    // She is away on the second Monday.
    await createCalendarEvent(owner, {
      event: {
        scheduleId,
        title: 'Holiday',
        allDay: true,
        start: { localDate: '2026-05-18T00:00:00' },
        end: { localDate: '2026-05-19T00:00:00' },
      },
    })
    const { id: serviceId } = await createService(owner, {
      service: {
        type: 'APPOINTMENT',
        name: 'Foot massage',
        defaultCapacity: 1,
        onlineBooking: { enabled: true },
        payment: {
          rateType: 'FIXED',
          fixed: { price: { value: '40', currency: 'EUR' } },
          options: { inPerson: true },
        },
        schedule: { availabilityConstraints: { sessionDurations: [60] } },
        staffMemberIds: [resourceId],
      },
    })

    // The customer finds the service and its times.
    const { items: services } = await queryServices(customer, {})
    expect(services.map(({ name }) => name)).toEqual(['Foot massage'])
    const slots = async (): Promise<TimeSlot[]> => {
      const { items } = await listAvailabilityTimeSlots(customer, {
        serviceId,
        fromLocalDate: '2026-05-09T00:00:00',
        toLocalDate: '2026-05-20T00:00:00',
        timeZone,
        bookable: true,
      })
      return items
    }
    const starts = (items: readonly TimeSlot[]): unknown[] =>
      items.map(({ localStartDate }) => localStartDate)
    const monday = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => `2026-05-11T${time}:00`)
    const wednesday = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => `2026-05-13T${time}:00`)
    const offered = await slots()
    expect(starts(offered)).toEqual([...monday, ...wednesday])
    expect(offered[0]?.location).toMatchObject({ locationType: 'BUSINESS', name: emulator.business.name })

    const booking = await createBooking(customer, {
      booking: {
        bookedEntity: {
          slot: { serviceId, startDate: '2026-05-11T10:00:00', timezone: timeZone },
        },
        contactDetails: { firstName: 'Rui', email: 'rui@example.com' },
        totalParticipants: 1,
      },
    })
    expect(booking.bookedEntity?.slot?.resource).toEqual({ id: resourceId, name: 'Ana Lopes' })
    expect(starts(await slots())).toEqual([monday[0], monday[4], ...wednesday])
    const confirmed = await confirmBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '' })
    expect(confirmed.status).toBe('CONFIRMED')

    // The customer moves it to Wednesday, then cancels.
    const { slot } = confirmed.bookedEntity ?? {}
    const moved = await rescheduleBooking(customer, {
      bookingId: booking.id,
      revision: confirmed.revision ?? '',
      slot: { ...slot, startDate: '2026-05-13T09:00:00', endDate: '2026-05-13T10:00:00' },
    })
    expect(moved.startDate).toEqual(new Date('2026-05-13T08:00:00.000Z'))
    expect(starts(await slots())).toEqual([...monday, ...wednesday.slice(2)])
    const cancelled = await cancelBooking(customer, {
      bookingId: booking.id,
      revision: moved.revision ?? '',
    })
    expect(cancelled.status).toBe('CANCELED')
    expect(starts(await slots())).toEqual([...monday, ...wednesday])
    const { items: own } = await queryExtendedBookings(customer, {})
    expect(own.map(({ booking: kept }) => kept?.status)).toEqual(['CANCELED'])
  })
})
