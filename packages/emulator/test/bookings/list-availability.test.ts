import {
  type AvailabilityList,
  createBooking,
  getService,
  listAvailability,
  listEventTimeSlots,
  updateBookingPolicy,
} from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createZone } from '../../src/bookings/availability/zoned-time.ts'
import { locationIds, serviceId, staffIds } from '../../src/bookings/seed/studio.ts'
import { ana, book, consultation, eveningSession, massage, numberOf, reformer, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const firstSteps = serviceId(numberOf('first-steps-in-yoga'))
/** A Wednesday on which Inês works from 9 to 13 and 14 to 18, and Rui from 8 to 12 and 13 to 16:30. */
const wednesday = { from: '2026-05-06', to: '2026-05-06' } as const

const slotsOf = ({ days }: AvailabilityList) => days.flatMap(({ slots }) => slots)
const moments = (list: AvailabilityList) => slotsOf(list).map(({ start }) => start.toISOString())

describe('times of an appointment', () => {
  it('are the same moments in each time zone, on the days of that zone', async () => {
    const input = { serviceId: massage, from: '2026-05-06', to: '2026-05-08' } as const
    const own = await listAvailability(studio.visitor, input)
    expect(own.timeZone).toBe('Europe/Lisbon')
    expect(slotsOf(own)[0]).toMatchObject({
      localStartDate: '2026-05-06T09:00:00',
      start: new Date('2026-05-06T08:00:00Z'),
    })
    for (const timeZone of ['Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const list = await listAvailability(studio.visitor, {
        ...input,
        from: '2026-05-05',
        to: '2026-05-09',
        timeZone,
      })
      expect(list.timeZone).toBe(timeZone)
      expect(moments(list)).toEqual(expect.arrayContaining(moments(own)))
      const zone = createZone(timeZone)
      for (const { date, slots } of list.days)
        for (const { localStartDate, start } of slots) {
          expect(localStartDate).toBe(zone.toLocal(start))
          expect(localStartDate.slice(0, 10)).toBe(date)
        }
    }
  })

  it('are those that can be booked, unless the others are wanted too', async () => {
    const [first] = slotsOf(await listAvailability(studio.visitor, { serviceId: massage, ...wednesday }))
    expect(first).toMatchObject({ bookable: true })
    // Two hours before it begins, booking closes.
    studio.setClock('2026-05-06T06:00:00.001Z')
    const later = await listAvailability(studio.visitor, { serviceId: massage, ...wednesday })
    expect(moments(later)).not.toContain(first!.start.toISOString())
    const all = await listAvailability(studio.visitor, {
      serviceId: massage,
      ...wednesday,
      includeNonBookable: true,
    })
    expect(slotsOf(all)[0]).toMatchObject({
      start: first!.start,
      bookable: false,
      bookingPolicyViolations: { tooLateToBook: true },
    })
  })

  it('can be booked as they are listed, by the local time or by the moment', async () => {
    const [slot, , , , next] = slotsOf(
      await listAvailability(studio.visitor, {
        serviceId: massage,
        ...wednesday,
        timeZone: 'Asia/Kathmandu',
        staffIds: [staffIds.ines],
        locations: [{ id: locationIds.harbour }],
      }),
    )
    const byLocalTime = await createBooking(studio.visitor, {
      booking: {
        bookedEntity: {
          slot: { serviceId: massage, startDate: slot!.localStartDate, timezone: 'Asia/Kathmandu' },
        },
        contactDetails: ana,
        totalParticipants: 1,
      },
    })
    expect(byLocalTime.startDate).toEqual(slot!.start)
    expect(byLocalTime.endDate).toEqual(slot!.end)
    const byMoment = await book(studio.visitor, slotOf(massage, next!.start.toISOString()))
    expect(byMoment.startDate).toEqual(next!.start)
  })
})

describe('sessions of a class', () => {
  it('are those with enough places', async () => {
    const eventId = await eveningSession(studio.visitor)
    const { totalCapacity = 0 } = (
      await listEventTimeSlots(studio.visitor, {
        fromLocalDate: '2026-05-26T00:00:00',
        toLocalDate: '2026-05-27T00:00:00',
        eventFilter: { id: eventId },
      })
    ).items[0]!
    const evening = { serviceId: reformer, from: '2026-05-26', to: '2026-05-26' } as const
    const idsFor = async (participants: number) =>
      slotsOf(await listAvailability(studio.visitor, { ...evening, participants })).map(
        ({ eventInfo }) => eventInfo?.eventId,
      )
    expect(await idsFor(totalCapacity)).toContain(eventId)
    await book(studio.visitor, { slot: { eventId } })
    expect(await idsFor(totalCapacity - 1)).toContain(eventId)
    expect(await idsFor(totalCapacity)).not.toContain(eventId)
  })
})

describe('a course', () => {
  it('is one slot on the day of its first session, in the zone of the business', async () => {
    const { schedule } = await getService(studio.visitor, { serviceId: firstSteps })
    const start = schedule!.firstSessionStart!
    const date = createZone('Europe/Lisbon').toLocal(start).slice(0, 10) as `${number}-${number}-${number}`
    const now = new Date(+start - 86_400_000)
    const list = await listAvailability(studio.visitor, {
      serviceId: firstSteps,
      from: date,
      to: date,
      now,
    })
    expect(list).toMatchObject({
      timeZone: 'Europe/Lisbon',
      days: [
        { date, slots: [{ scheduleId: schedule!.id, start, end: schedule!.lastSessionEnd, isCourse: true }] },
      ],
    })
  })

  it('can be booked exactly when its slot says so', async () => {
    const { schedule, bookingPolicy } = await getService(studio.visitor, { serviceId: firstSteps })
    const { id, revision = '1' } = bookingPolicy!
    const start = schedule!.firstSessionStart!
    const closes = 60
    await updateBookingPolicy(studio.owner, {
      bookingPolicy: {
        id,
        revision,
        limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 120 },
        limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: closes },
      },
    })
    for (const minutes of [121, 120, 60, 59]) {
      const now = new Date(+start - minutes * 60_000)
      studio.setClock(now.toISOString())
      const zone = createZone('Europe/Lisbon')
      const date = zone.toLocal(start).slice(0, 10) as `${number}-${number}-${number}`
      const [slot] = slotsOf(
        await listAvailability(studio.visitor, {
          serviceId: firstSteps,
          from: date,
          to: date,
          now,
          includeNonBookable: true,
        }),
      )
      const made = await book(studio.visitor, { schedule: { scheduleId: slot!.scheduleId! } }).then(
        () => true,
        (error: unknown) => !isApplicationError(error, 'BOOKING_POLICY_VIOLATION'),
      )
      expect(slot!.bookable, `${minutes} minutes before`).toBe(minutes === 120 || minutes === 60)
      expect(made, `${minutes} minutes before`).toBe(slot!.bookable)
    }
  })
})

describe('a visit with several appointments', () => {
  it('is listed with the times of each service', async () => {
    const list = await listAvailability(studio.visitor, {
      services: [{ serviceId: consultation }, { serviceId: massage }],
      ...wednesday,
    })
    const [first] = slotsOf(list)
    expect(first?.nestedTimeSlots?.map(({ serviceId: id }) => id)).toEqual([consultation, massage])
    expect(first!.nestedTimeSlots![0]!.localStartDate).toBe(first!.localStartDate)
    expect(first!.nestedTimeSlots![1]!.localEndDate).toBe(first!.localEndDate)
    expect(list.timeZone).toBe('Europe/Lisbon')
  })
})

it.each([
  [{ serviceId: 'missing' }, 'NOT_FOUND'],
  [{ serviceId: reformer, serviceType: 'APPOINTMENT' }, 'SERVICE_NOT_FOUND'],
  [{ services: [{ serviceId: massage }] }, 'INVALID_SERVICES_SIZE'],
])('is declined as the calls are: %j', async (input, code) => {
  await expect(listAvailability(studio.visitor, { ...wednesday, ...input })).rejects.toMatchObject({ code })
})
