import {
  addDays,
  createCalendarEvent,
  explainAvailability,
  type ExplainServiceAvailabilityInput,
  type ExplainVisitAvailabilityInput,
  getService,
  listAvailability,
  type LocalDate,
  staffResourceTypeId,
  updateBookingPolicy,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { locationIds, serviceId, staffIds, staffScheduleId } from '../../src/bookings/seed/studio.ts'
import {
  book,
  consultation,
  eveningSession,
  massage,
  numberOf,
  osteopathy,
  reformer,
  slotOf,
} from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const privateYoga = serviceId(numberOf('private-yoga'))
const firstSteps = serviceId(numberOf('first-steps-in-yoga'))
const day = { serviceId: massage, date: '2026-05-06' } as const

const why = (input: Partial<ExplainServiceAvailabilityInput> = {}) =>
  explainAvailability(studio.visitor, { ...day, ...input })
const ownerSees = (input: Partial<ExplainServiceAvailabilityInput> = {}) =>
  explainAvailability(studio.owner, { ...day, ...input })

/** Books every massage of the day. */
const fill = async (date: LocalDate = day.date): Promise<void> => {
  for (;;) {
    const { days } = await listAvailability(studio.visitor, { serviceId: massage, from: date, to: date })
    const slot = days[0]?.slots[0]
    if (!slot) return
    await book(
      studio.visitor,
      slotOf(massage, slot.localStartDate, slot.availableResources![0]!.resources![0]!.id),
    )
  }
}

describe('a day of an appointment', () => {
  it('has time slots', async () => {
    const { days } = await listAvailability(studio.visitor, {
      serviceId: massage,
      from: day.date,
      to: day.date,
    })
    expect(await why()).toEqual({ reason: 'available', slots: days[0]!.slots })
  })

  it('is shown to a customer without time slots when it is fully booked or nobody works', async () => {
    await fill()
    // The second client asks as the business would, and is refused.
    for (const client of [studio.otherVisitor, studio.visitor])
      for (const date of [day.date, '2026-05-10'] as const)
        expect(await explainAvailability(client, { ...day, date })).toEqual({
          reason: 'noTimes',
          serviceId: massage,
        })
  })

  it('is shown to the business as fully booked, or as closed when nobody works', async () => {
    await fill()
    expect(await ownerSees()).toEqual({ reason: 'fullyBooked', waitingList: 0, serviceId: massage })
    // A Sunday.
    expect(await ownerSees({ date: '2026-05-10' })).toEqual({ reason: 'closed', serviceId: massage })
  })

  it('is closed when everybody has the day off, and booked out when somebody has not', async () => {
    const { staffMemberIds = [] } = await getService(studio.visitor, { serviceId: massage })
    const off = (number: number) =>
      createCalendarEvent(studio.owner, {
        event: {
          scheduleId: staffScheduleId(number),
          type: 'DEFAULT',
          title: 'Day off',
          start: { localDate: '2026-05-06T00:00:00' },
          end: { localDate: '2026-05-07T00:00:00' },
        },
      })
    const numbers = Object.values(staffIds).flatMap((id, index) =>
      staffMemberIds.includes(id) ? index + 1 : [],
    )
    expect(numbers.length).toBeGreaterThan(1)
    await fill()
    await off(numbers[0]!)
    const [first, second] = [
      Object.values(staffIds)[numbers[0]! - 1]!,
      Object.values(staffIds)[numbers[1]! - 1]!,
    ]
    expect(await ownerSees({ staffIds: [first] })).toEqual({ reason: 'closed', serviceId: massage })
    const other = await ownerSees({ staffIds: [second] })
    expect(await ownerSees()).toEqual(other)
    for (const number of numbers.slice(1)) await off(number)
    expect(await ownerSees()).toEqual({ reason: 'closed', serviceId: massage })
  })

  it('may have times at another place, or of other staff', async () => {
    const at = (id: string) => ({ locations: [{ id, locationType: 'BUSINESS' as const }] })
    const { days } = await listAvailability(studio.visitor, {
      serviceId: massage,
      from: day.date,
      to: day.date,
    })
    const places = [...new Set(days[0]!.slots.map(({ location }) => location!.id!))]
    const elsewhere = Object.values(locationIds).find((id) => !places.includes(id))!
    expect(await why(at(elsewhere))).toEqual({
      reason: 'noStaffHere',
      locationIds: places,
      serviceId: massage,
    })
    expect(await why(at(places[0]!))).toMatchObject({ reason: 'available' })
    const free = [
      ...new Set(
        days[0]!.slots.flatMap(({ availableResources }) =>
          availableResources![0]!.resources!.map(({ id }) => id),
        ),
      ),
    ]
    expect(await why({ staffIds: [staffIds.marta] })).toEqual({
      reason: 'staffNotFree',
      staffIds: free,
      serviceId: massage,
    })
  })

  it('is too early before booking opens, and says when it does', async () => {
    const { days } = await listAvailability(studio.visitor, {
      serviceId: massage,
      from: '2026-07-22',
      to: '2026-07-22',
      includeNonBookable: true,
    })
    const first = days[0]!.slots[0]!.start
    // 60 days before.
    const opens = new Date(+first - 60 * 86_400_000)
    expect(await why({ date: '2026-07-22' })).toEqual({ reason: 'tooEarly', opens, serviceId: massage })
    studio.setClock(new Date(+opens - 1).toISOString())
    expect(await why({ date: '2026-07-22' })).toEqual({ reason: 'tooEarly', opens, serviceId: massage })
    studio.setClock(opens.toISOString())
    expect(await why({ date: '2026-07-22' })).toMatchObject({ reason: 'available' })
  })

  it('is too late once booking has closed', async () => {
    const { days } = await listAvailability(studio.visitor, {
      serviceId: massage,
      from: day.date,
      to: day.date,
    })
    const last = days[0]!.slots.at(-1)!.start
    // Two hours before.
    studio.setClock(new Date(+last - 2 * 3_600_000).toISOString())
    expect(await why()).toMatchObject({ reason: 'available' })
    studio.setClock(new Date(+last - 2 * 3_600_000 + 1).toISOString())
    expect(await why()).toEqual({ reason: 'tooLate', serviceId: massage })
  })

  it('has no times while the service cannot be booked online', async () => {
    const { revision = '1' } = await getService(studio.visitor, { serviceId: massage })
    await updateService(studio.owner, {
      service: { id: massage, revision, onlineBooking: { enabled: false } },
    })
    expect(await why()).toEqual({ reason: 'onlineBookingDisabled', serviceId: massage })
  })
})

describe('a day of a visit with several services', () => {
  const staffFilter = (id: string) => [{ resourceTypeId: staffResourceTypeId, resourceIds: [id] }]
  const visit = (
    serviceIds: readonly string[],
    more: Partial<ExplainVisitAvailabilityInput> = {},
    client = studio.visitor,
  ) =>
    explainAvailability(client, {
      services: serviceIds.map((id) => ({ serviceId: id })),
      date: day.date,
      ...more,
    })

  it('has time slots', async () => {
    const services = [{ serviceId: consultation }, { serviceId: massage }]
    const { days } = await listAvailability(studio.visitor, { services, from: day.date, to: day.date })
    expect(days[0]!.slots.length).toBeGreaterThan(0)
    expect(await visit([consultation, massage])).toEqual({ reason: 'available', slots: days[0]!.slots })
  })

  it('is closed to the business for the service that nobody gives then, and without times to a customer', async () => {
    // The staff for massages does not work on Mondays; both have times on Wednesdays.
    const monday = { date: '2026-05-11' } as const
    for (const order of [
      [consultation, massage],
      [massage, consultation],
    ]) {
      expect(await visit(order, monday)).toEqual({ reason: 'noTimes', serviceId: massage })
      expect(await visit(order, monday, studio.owner)).toEqual({ reason: 'closed', serviceId: massage })
    }
  })

  it('is booked out for the service that is', async () => {
    await fill()
    expect(await visit([consultation, massage], {}, studio.owner)).toEqual({
      reason: 'fullyBooked',
      waitingList: 0,
      serviceId: massage,
    })
  })

  it('follows the policy of each service', async () => {
    const { revision = '1' } = await getService(studio.visitor, { serviceId: massage })
    await updateService(studio.owner, {
      service: { id: massage, revision, onlineBooking: { enabled: false } },
    })
    expect(await visit([consultation, massage])).toEqual({
      reason: 'onlineBookingDisabled',
      serviceId: massage,
    })
  })

  it('names the service that is given at another place, asked for or not', async () => {
    const { harbour, hill } = locationIds
    expect(await visit([massage, privateYoga])).toEqual({
      reason: 'noStaffHere',
      locationIds: [hill],
      serviceId: privateYoga,
    })
    expect(await visit([privateYoga, massage])).toEqual({
      reason: 'noStaffHere',
      locationIds: [harbour],
      serviceId: massage,
    })
    const location = { id: hill, locationType: 'BUSINESS' as const }
    expect(await visit([consultation, massage], { location })).toEqual({
      reason: 'noStaffHere',
      locationIds: [harbour],
      serviceId: massage,
    })
  })

  it('names the service whose staff is not free', async () => {
    const { ines, jonas } = staffIds
    expect(
      await visit([], {
        services: [{ serviceId: consultation }, { serviceId: massage, resourceTypes: staffFilter(jonas) }],
      }),
    ).toEqual({ reason: 'staffNotFree', staffIds: [ines], serviceId: massage })
  })

  it('names the first service that nobody can give once those before it are over', async () => {
    // Rui, who alone gives osteopathy, works from 8 to 9 on that day; massages begin at 9.
    await createCalendarEvent(studio.owner, {
      event: {
        scheduleId: staffScheduleId(2),
        type: 'DEFAULT',
        title: 'Away',
        start: { localDate: '2026-05-06T09:00:00' },
        end: { localDate: '2026-05-06T18:00:00' },
      },
    })
    const reason = { reason: 'notAfterOthers', serviceId: osteopathy }
    expect(await why({ serviceId: osteopathy })).toMatchObject({ reason: 'available' })
    expect(await visit([massage, osteopathy])).toEqual(reason)
    expect(await visit([consultation, osteopathy, massage])).toEqual(reason)
    // In the other order it fits: from 8:00 to 8:45, with a pause until 9.
    expect(await visit([osteopathy, massage])).toMatchObject({ reason: 'available' })
  })

  it('is declined as the calls are', async () => {
    await expect(visit([massage])).rejects.toMatchObject({ code: 'INVALID_SERVICES_SIZE' })
    await expect(visit([massage, 'missing'])).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' })
  })
})

describe('a day of a class', () => {
  const evening = { serviceId: reformer, date: '2026-05-26' } as const

  it('is booked out when its sessions are, and closed when it has none', async () => {
    const { days } = await listAvailability(studio.visitor, {
      serviceId: reformer,
      from: evening.date,
      to: evening.date,
    })
    for (const { eventInfo, bookableCapacity = 0 } of days.flatMap(({ slots }) => slots))
      for (let count = 0; count < bookableCapacity; count++)
        await book(studio.visitor, { slot: { eventId: eventInfo!.eventId! } })
    const sessions = days.flatMap(({ slots }) => slots).length
    for (const enabled of [false, true]) {
      const { bookingPolicy } = await getService(studio.visitor, { serviceId: reformer })
      await updateBookingPolicy(studio.owner, {
        bookingPolicy: {
          id: bookingPolicy!.id,
          revision: bookingPolicy!.revision ?? '1',
          waitlistPolicy: { enabled, capacity: 4, reservationTimeInMinutes: 10 },
        },
      })
      expect(await why(evening)).toEqual({
        reason: 'fullyBooked',
        waitingList: enabled ? 4 * sessions : 0,
        serviceId: reformer,
      })
    }
    const week = Array.from({ length: 7 }, (_, index) => addDays(evening.date, index))
    const closed: LocalDate[] = []
    for (const date of week) {
      const found = await listAvailability(studio.visitor, {
        serviceId: reformer,
        from: date,
        to: date,
        includeNonBookable: true,
      })
      if (found.days.length === 0) closed.push(date)
    }
    expect(closed.length).toBeGreaterThan(0)
    expect(await why({ ...evening, date: closed[0]! })).toEqual({ reason: 'closed', serviceId: reformer })
  })

  it('cannot be booked for more people than its policy allows, nor for more than there are places', async () => {
    expect(await why({ ...evening, participants: 4 })).toMatchObject({ reason: 'available' })
    expect(await why({ ...evening, participants: 5 })).toEqual({
      reason: 'tooManyParticipants',
      maxParticipants: 4,
      serviceId: reformer,
    })
    const eventId = await eveningSession(studio.visitor)
    const service = studio.state.in(services).get(reformer)!
    for (let left = service.defaultCapacity!; left > 3; left--)
      await book(studio.visitor, { slot: { eventId } })
    const session = await why({ ...evening, participants: 4 })
    const open = session.reason === 'available' ? session.slots : []
    expect(open.map(({ eventInfo }) => eventInfo?.eventId)).not.toContain(eventId)
  })
})

describe('a course', () => {
  it('begins on another day', async () => {
    const { schedule } = await getService(studio.visitor, { serviceId: firstSteps })
    const start = schedule!.firstSessionStart!
    const now = new Date(+start - 86_400_000)
    const date = start.toISOString().slice(0, 10) as LocalDate
    const course = { serviceId: firstSteps, now }
    expect(await why({ ...course, date: '2026-01-01' })).toEqual({
      reason: 'otherDay',
      date,
      serviceId: firstSteps,
    })
    expect(await why({ ...course, date })).toMatchObject({ reason: 'available', slots: [{ isCourse: true }] })
    expect(await why({ ...course, date, now: start })).toEqual({ reason: 'tooLate', serviceId: firstSteps })
  })
})

it('is declined as the calls are', async () => {
  await expect(why({ serviceId: 'missing' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(why({ date: '2026-05-06T09:00:00Z' as never })).rejects.toThrow('"from" must be a local date')
})
