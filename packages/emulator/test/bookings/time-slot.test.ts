import {
  createBooking,
  type CustomerChoices,
  getAvailabilityTimeSlot,
  getEventTimeSlot,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  staffResourceTypeId,
  type TimeSlot,
} from '@frontdesk/bookings'
import { pages } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { serviceId, staffIds } from '../../src/bookings/seed/studio.ts'
import { offer } from '../../src/bookings/seed/studio-services.ts'
import { openStudio } from './studio.ts'

const idOf = (slug: string): string => serviceId(offer.findIndex((entry) => entry.slug === slug) + 1)
const massage = idOf('deep-tissue-massage')
const slowMassage = idOf('slow-massage')
const vinyasa = idOf('vinyasa-flow')
const reformer = idOf('reformer-pilates')

const ana = { firstName: 'Ana', email: 'ana@example.com' }
const wholeDay = (date: string, timeZone?: string) => ({
  fromLocalDate: `${date}T00:00:00`,
  toLocalDate: `${date}T23:59:59`,
  ...(timeZone && { timeZone }),
})
const startsOf = (slots: readonly TimeSlot[]): (string | undefined)[] =>
  slots.map(({ localStartDate }) => localStartDate?.slice(11, 16))

describe('times of an appointment', () => {
  it('follow the working hours of whoever gives it', async () => {
    const { visitor } = openStudio()
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-06'),
    })
    expect(startsOf(items)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ])
    expect(items[0]).toMatchObject({
      localEndDate: '2026-05-06T10:30:00',
      bookable: true,
      totalCapacity: 1,
      bookableCapacity: 1,
      location: { name: 'Harbour Studio, Alcântara', locationType: 'BUSINESS' },
      availableResources: [],
    })
  })

  it('are none on a day off', async () => {
    const { visitor } = openStudio()
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-10'),
    })
    expect(items).toEqual([])
  })

  it('name who is free when asked to', async () => {
    const { visitor } = openStudio()
    const slot = await getAvailabilityTimeSlot(visitor, {
      serviceId: massage,
      localStartDate: '2026-05-07T11:00:00',
      localEndDate: '2026-05-07T12:00:00',
      includeResourceTypeIds: [staffResourceTypeId],
    })
    expect(slot.availableResources).toEqual([
      {
        resourceTypeId: staffResourceTypeId,
        resources: [
          { id: staffIds.ines, name: 'Inês Carvalho' },
          { id: staffIds.jonas, name: 'Jonas Lindqvist' },
        ],
        hasMoreAvailableResources: false,
      },
    ])
  })

  it('leave out what is booked, with the pause after it', async () => {
    const { visitor } = openStudio()
    await createBooking(visitor, {
      booking: {
        bookedEntity: {
          slot: { serviceId: slowMassage, startDate: '2026-05-06T09:00:00', timezone: 'Europe/Lisbon' },
        },
        contactDetails: ana,
        totalParticipants: 1,
      },
    })
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-06'),
    })
    // Until 10:30, then a quarter of an hour: 10:30 is too early.
    expect(startsOf(items).slice(0, 2)).toEqual(['11:00', '11:30'])
  })

  it('leave out when somebody teaches a class', async () => {
    const { visitor } = openStudio()
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: idOf('private-reformer'),
      ...wholeDay('2026-05-09'),
    })
    // Saturday, 09:00 to 13:00; the class is at 13:15, the pause is ten minutes.
    expect(startsOf(items)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'])
    const other = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-09'),
    })
    // Vinyasa from 10:00 to 11:00.
    expect(startsOf(other.items)).toEqual(['11:00', '11:30'])
  })

  it('are as long as the customer chooses, among the lengths of the service', async () => {
    const { visitor, state } = openStudio()
    const refused = async (
      { durationInMinutes, ...plain }: CustomerChoices,
      error: object,
    ): Promise<void> => {
      await expect(
        listAvailabilityTimeSlots(visitor, {
          serviceId: slowMassage,
          ...wholeDay('2026-05-06'),
          customerChoices: { ...plain, ...(durationInMinutes !== undefined && { durationInMinutes }) },
        }),
      ).rejects.toMatchObject(error)
      if (durationInMinutes !== undefined) return
      await expect(
        getAvailabilityTimeSlot(visitor, {
          serviceId: slowMassage,
          localStartDate: '2026-05-06T09:00:00',
          localEndDate: '2026-05-06T10:30:00',
          customerChoices: plain,
        }),
      ).rejects.toMatchObject(error)
    }
    await refused(
      { durationInMinutes: 120 },
      {
        status: 400,
        violations: [
          {
            field: 'customerChoices.durationInMinutes',
            description: 'must be 90, the length of the service',
            violatedRule: 'VALIDATION',
            data: { allowedValues: [90] },
          },
        ],
      },
    )
    await refused({ addOnIds: ['oil'] }, { status: 404, code: 'ADD_ON_NOT_FOUND', data: { id: 'oil' } })
    await refused(
      { durationChoiceId: 'long' },
      { status: 400, code: 'INVALID_SERVICE_CHOICES', data: { choices: [{ choiceId: 'long' }] } },
    )
    await refused(
      { requestedGender: { gender: 'ANY_FEMALE' } },
      { status: 400, code: 'REQUESTED_GENDER_NOT_ALLOWED' },
    )

    state.unit(() => {
      const all = state.in(services)
      const service = all.get(slowMassage)
      if (service)
        all.put({
          ...service,
          schedule: { ...service.schedule, availabilityConstraints: { sessionDurations: [90, 120] } },
        })
    })
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-06'),
      customerChoices: { durationInMinutes: 120, addOnIds: [], requestedGender: {} },
    })
    expect(items.map(({ localStartDate, localEndDate }) => [localStartDate, localEndDate]).slice(-2)).toEqual(
      [
        ['2026-05-06T15:30:00', '2026-05-06T17:30:00'],
        ['2026-05-06T16:00:00', '2026-05-06T18:00:00'],
      ],
    )
    const read = (localEndDate: string): Promise<TimeSlot> =>
      getAvailabilityTimeSlot(visitor, {
        serviceId: slowMassage,
        localStartDate: '2026-05-06T15:30:00',
        localEndDate,
      })
    expect(await read('2026-05-06T17:30:00')).toEqual(items.at(-2))
    expect((await read('2026-05-06T17:00:00')).localEndDate).toBe('2026-05-06T17:00:00')
    await expect(read('2026-05-06T17:15:00')).rejects.toMatchObject({ status: 404, code: 'SLOT_NOT_FOUND' })
  })

  it('start after the beginning of the window, and end before its end', async () => {
    const { visitor } = openStudio()
    const within = async (from: string, to: string): Promise<unknown> => {
      const { items } = await listAvailabilityTimeSlots(visitor, {
        serviceId: slowMassage,
        fromLocalDate: `2026-05-06T${from}`,
        toLocalDate: `2026-05-06T${to}`,
      })
      return startsOf(items)
    }
    expect(await within('08:59:59', '10:30:01')).toEqual(['09:00'])
    expect(await within('09:00:00', '10:30:01')).toEqual([])
    expect(await within('08:59:59', '10:30:00')).toEqual([])
  })

  it.each([
    ['tooEarlyToBook', '2026-07-08', '2026-05-04T07:30:00.000Z'],
    ['tooLateToBook', '2026-05-06', '2026-05-06T08:00:00.000Z'],
    ['bookOnlineDisabled', '2026-05-06', '2026-05-04T07:30:00.000Z'],
  ] as const)('are filtered by the rule that they break: %s', async (rule, date, now) => {
    const { visitor, state } = openStudio(now)
    state.unit(() => {
      const all = state.in(services)
      const service = all.get(massage)
      if (service && rule === 'bookOnlineDisabled') all.put({ ...service, onlineBooking: { enabled: false } })
    })
    const list = async (wanted?: boolean): Promise<readonly TimeSlot[]> => {
      const { items } = await listAvailabilityTimeSlots(visitor, {
        serviceId: massage,
        ...wholeDay(date),
        ...(wanted !== undefined && { bookingPolicyViolations: { [rule]: wanted } }),
      })
      return items
    }
    const all = await list()
    const breaking = all.filter((slot) => slot.bookingPolicyViolations?.[rule])
    expect(breaking.length).toBeGreaterThan(0)
    expect(await list(true)).toEqual(breaking)
    expect(await list(false)).toEqual(all.filter((slot) => !slot.bookingPolicyViolations?.[rule]))
  })

  it('say why they cannot be booked', async () => {
    const { visitor } = openStudio('2026-05-06T08:00:00.000Z')
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-06'),
    })
    const soon = items.find(({ localStartDate }) => localStartDate === '2026-05-06T10:00:00')
    expect(soon).toMatchObject({
      bookable: false,
      bookingPolicyViolations: { tooLateToBook: true },
      nonBookableReasons: { violatesBookingPolicy: true },
    })
    const far = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-07-08'),
    })
    expect(far.items[0]).toMatchObject({
      bookable: false,
      bookingPolicyViolations: {
        tooEarlyToBook: true,
        earliestBookingDate: new Date('2026-05-09T08:00:00.000Z'),
      },
    })
    const bookable = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...wholeDay('2026-05-06'),
      bookable: true,
    })
    expect(startsOf(bookable.items)[0]).toBe('11:00')
  })

  it('come with the bookable ones first, unless a filter says which are wanted', async () => {
    const { visitor } = openStudio('2026-05-06T08:00:00.000Z')
    const input = { serviceId: slowMassage, ...wholeDay('2026-05-06') }
    const list = async (more: object = {}) =>
      (await listAvailabilityTimeSlots(visitor, { ...input, ...more })).items.map(
        ({ localStartDate, bookable }) => [localStartDate?.slice(11, 16), bookable],
      )
    const bookable = ['11:00', '11:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((time) => [
      time,
      true,
    ])
    const tooLate = ['09:00', '09:30', '10:00', '10:30'].map((time) => [time, false])
    expect(await list()).toEqual([...bookable, ...tooLate])
    expect(await list({ bookable: true })).toEqual(bookable)
    expect(await list({ bookable: false })).toEqual(tooLate)
    expect(await list({ bookingPolicyViolations: { tooLateToBook: true } })).toEqual(tooLate)
    expect(await list({ bookingPolicyViolations: { bookOnlineDisabled: false } })).toEqual([
      ...tooLate,
      ...bookable,
    ])
    expect(await list({ timeSlotsPerDay: 9 })).toEqual([...bookable, tooLate[0]])
    const found: unknown[] = []
    const paged = { ...input, cursorPaging: { limit: 3 } }
    for await (const slot of pages(listAvailabilityTimeSlots, visitor, paged))
      found.push([slot.localStartDate?.slice(11, 16), slot.bookable])
    expect(found).toEqual([...bookable, ...tooLate])
  })

  it('are found by the violations that another slot has', async () => {
    const { visitor } = openStudio('2026-05-06T08:00:00.000Z')
    const day = wholeDay('2026-07-08')
    const all = await listAvailabilityTimeSlots(visitor, { serviceId: slowMassage, ...day })
    const { bookingPolicyViolations = {} } = all.items[0] ?? {}
    expect(bookingPolicyViolations.earliestBookingDate).toBeInstanceOf(Date)
    const alike = { ...day, bookingPolicyViolations, cursorPaging: { limit: 2 } }
    const found = await listAvailabilityTimeSlots(visitor, { serviceId: slowMassage, ...alike })
    expect(found.items).toHaveLength(2)
    expect((await found.next()).items).not.toHaveLength(0)
    expect((await listEventTimeSlots(visitor, alike)).items[0]).toMatchObject({
      bookingPolicyViolations: { tooEarlyToBook: true },
    })
  })

  it('keep to the clock on the wall when summer time begins, and in any zone', async () => {
    const { visitor } = openStudio('2026-03-20T09:00:00.000Z')
    const list = async (date: string, timeZone: string) =>
      startsOf(
        (await listAvailabilityTimeSlots(visitor, { serviceId: massage, ...wholeDay(date, timeZone) })).items,
      )[0]
    // Saturday before, Tuesday after: 09:00 in Lisbon is 09:00 and 08:00 UTC.
    expect(await list('2026-03-28', 'Europe/Lisbon')).toBe('09:00')
    expect(await list('2026-03-31', 'Europe/Lisbon')).toBe('09:00')
    expect(await list('2026-03-28', 'Asia/Kathmandu')).toBe('14:45')
    expect(await list('2026-03-31', 'Asia/Kathmandu')).toBe('13:45')
    expect(await list('2026-10-27', 'UTC')).toBe('09:00')
  })

  it('come page by page, also with another limit', async () => {
    const { visitor } = openStudio()
    const input = { serviceId: slowMassage, ...wholeDay('2026-05-06') }
    const all = await listAvailabilityTimeSlots(visitor, input)
    const found: TimeSlot[] = []
    for await (const slot of pages(listAvailabilityTimeSlots, visitor, {
      ...input,
      cursorPaging: { limit: 5 },
    }))
      found.push(slot)
    expect(found).toEqual(all.items)
    const first = await listAvailabilityTimeSlots(visitor, { ...input, cursorPaging: { limit: 5 } })
    const second = await first.next()
    expect(startsOf((await second.prev()).items)).toEqual(startsOf(first.items))
    await expect(
      listAvailabilityTimeSlots(visitor, { cursorPaging: { cursor: 'made-up' } }),
    ).rejects.toMatchObject({ violations: [{ field: 'cursorPaging.cursor' }] })
  })

  it('are at most so many a day', async () => {
    const { visitor } = openStudio()
    const { items } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      fromLocalDate: '2026-05-05T00:00:00',
      toLocalDate: '2026-05-07T00:00:00',
      timeSlotsPerDay: 2,
    })
    expect(items.map(({ localStartDate }) => localStartDate)).toEqual([
      '2026-05-05T09:00:00',
      '2026-05-05T09:30:00',
      '2026-05-06T09:00:00',
      '2026-05-06T09:30:00',
    ])
  })

  it('are none in the last days that four digits of a year can say', async () => {
    const { visitor } = openStudio()
    const window = { fromLocalDate: '9999-12-30T00:00:00', toLocalDate: '9999-12-31T23:59:59' }
    for (const timeZone of ['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo']) {
      const page = await listAvailabilityTimeSlots(visitor, {
        serviceId: massage,
        ...window,
        timeZone,
        bookable: true,
      })
      expect(page.items).toEqual([])
    }
  })

  it('are refused with the name of the field', async () => {
    const { visitor } = openStudio()
    const list = (input: object) =>
      listAvailabilityTimeSlots(visitor, { serviceId: massage, ...wholeDay('2026-05-06'), ...input })
    await expect(list({ fromLocalDate: '2026-05-06T09:00:00Z' })).rejects.toMatchObject({
      violations: [{ field: 'fromLocalDate', violatedRule: 'FORMAT' }],
    })
    await expect(list({ toLocalDate: '2026-05-05T00:00:00' })).rejects.toMatchObject({
      violations: [{ field: 'toLocalDate' }],
    })
    await expect(list({ toLocalDate: '2029-05-05T00:00:00' })).rejects.toMatchObject({
      violations: [{ field: 'toLocalDate', violatedRule: 'MAX' }],
    })
    await expect(list({ timeZone: 'Europe/Atlantis' })).rejects.toMatchObject({
      violations: [{ field: 'timeZone' }],
    })
    await expect(list({ serviceId: 'nobody' })).rejects.toMatchObject({
      code: 'SERVICE_NOT_FOUND',
      status: 404,
    })
    await expect(list({ serviceId: vinyasa })).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' })
    await expect(listAvailabilityTimeSlots(visitor, { serviceId: massage })).rejects.toMatchObject({
      code: 'MISSING_ARGUMENTS',
    })
  })

  it('are not found for unknown services', async () => {
    const { visitor } = openStudio()
    await expect(
      getAvailabilityTimeSlot(visitor, {
        serviceId: massage,
        localStartDate: '2026-05-06T09:10:00',
        localEndDate: '2026-05-06T10:10:00',
      }),
    ).rejects.toMatchObject({ code: 'SLOT_NOT_FOUND', status: 404 })
  })

  it.each([
    ['an unknown service', '00000000-0000-4000-8000-999999999999'],
    ['a class', vinyasa],
  ])('are not found for %s', async (_, service) => {
    const { visitor } = openStudio()
    const slot = { localStartDate: '2026-05-06T09:00:00', localEndDate: '2026-05-06T10:00:00' }
    await expect(getAvailabilityTimeSlot(visitor, { serviceId: service, ...slot })).rejects.toMatchObject({
      code: 'SLOT_NOT_FOUND',
      status: 404,
      data: { id: service },
    })
  })
})

describe('sessions of classes', () => {
  it('repeat every week, with places and the same id each time', async () => {
    const { visitor } = openStudio()
    const list = (from: string, to: string) =>
      listEventTimeSlots(visitor, {
        serviceIds: [vinyasa],
        fromLocalDate: from,
        toLocalDate: to,
        timeZone: 'Europe/Lisbon',
      })
    const { items } = await list('2026-06-01T00:00:00', '2026-06-08T00:00:00')
    expect(items.map(({ localStartDate }) => localStartDate)).toEqual([
      '2026-06-01T07:30:00',
      '2026-06-01T18:30:00',
      '2026-06-03T18:30:00',
      '2026-06-04T07:30:00',
      '2026-06-06T10:00:00',
    ])
    expect(items[0]).toMatchObject({
      totalCapacity: 16,
      remainingCapacity: 16,
      bookableCapacity: 16,
      bookable: true,
    })
    const again = await list('2026-05-31T00:00:00', '2026-06-02T00:00:00')
    expect(again.items[0]?.eventInfo).toEqual(items[0]?.eventInfo)
    const one = await getEventTimeSlot(visitor, {
      eventId: items[0]?.eventInfo?.eventId ?? '',
      timeZone: 'Asia/Kathmandu',
    })
    expect(one.localStartDate).toBe('2026-06-01T12:15:00')
  })

  it('can be filtered by place, by staff and by places left', async () => {
    const { visitor } = openStudio()
    const window = { fromLocalDate: '2026-06-01T00:00:00', toLocalDate: '2026-06-08T00:00:00' }
    const taught = await listEventTimeSlots(visitor, {
      ...window,
      eventFilter: { 'resources.id': { $hasSome: [staffIds.jonas] } },
    })
    expect(new Set(taught.items.map((slot) => slot.serviceId))).toEqual(new Set([reformer]))
    const roomy = await listEventTimeSlots(visitor, { ...window, minBookableCapacity: 16 })
    expect(new Set(roomy.items.map((slot) => slot.serviceId))).toEqual(new Set([vinyasa]))
    const tooFar = await listEventTimeSlots(visitor, {
      fromLocalDate: '2026-08-01T00:00:00',
      toLocalDate: '2026-08-08T00:00:00',
      includeNonBookable: false,
    })
    expect(tooFar.items).toEqual([])
  })

  it.each<[object, number]>([
    [{ resources: { id: { $hasSome: [staffIds.jonas] } } }, 5],
    [{ 'resources.id': { $hasSome: [staffIds.jonas] } }, 5],
    [{ $or: [{ resources: { id: { $hasSome: [staffIds.jonas] } } }, { title: 'Vinyasa flow' }] }, 5],
    [{ $not: { resources: { id: { $hasSome: [staffIds.jonas] } } } }, 0],
    [{ title: 'Reformer Pilates' }, 5],
    [{ title: { $startsWith: 'Reformer' }, type: 'CLASS', location: { type: 'BUSINESS' } }, 5],
    [{ type: 'COURSE' }, 0],
    [{ location: { id: '5e7a1ce0-0000-4000-8004-000000000001' } }, 5],
    [{ 'location.id': { $ne: '5e7a1ce0-0000-4000-8004-000000000001' } }, 0],
  ])('can be filtered by what the calendar says of them: %j', async (eventFilter, count) => {
    const { visitor } = openStudio()
    const window = { fromLocalDate: '2026-06-01T00:00:00', toLocalDate: '2026-06-08T00:00:00' }
    const { items } = await listEventTimeSlots(visitor, {
      ...window,
      serviceIds: [reformer],
      eventFilter: eventFilter as never,
    })
    expect(items).toHaveLength(count)
  })

  it.each([
    [{ colour: 'x' }, 'eventFilter.colour'],
    [{ resources: { name: 'x' } }, 'eventFilter.resources.name'],
  ])('are not filtered by what the calendar does not say: %j', async (eventFilter, field) => {
    const { visitor } = openStudio()
    await expect(
      listEventTimeSlots(visitor, { toLocalDate: '2026-06-08T00:00:00', eventFilter }),
    ).rejects.toMatchObject({ status: 400, violations: [{ field, violatedRule: 'FIELD_NOT_ALLOWED' }] })
  })

  it('are listed when they are full, and are not when their class is hidden', async () => {
    const { visitor, run } = openStudio()
    const list = async (more: object = {}) =>
      (
        await listEventTimeSlots(visitor, {
          serviceIds: [reformer],
          fromLocalDate: '2026-06-02T18:00:00',
          toLocalDate: '2026-06-03T00:00:00',
          ...more,
        })
      ).items
    const [{ eventInfo } = {}] = await list()
    const { eventId = '' } = eventInfo ?? {}
    for (const totalParticipants of [4, 4])
      await createBooking(visitor, {
        booking: { bookedEntity: { slot: { eventId } }, contactDetails: ana, totalParticipants },
      })
    expect((await list()).map(({ bookableCapacity, bookable }) => [bookableCapacity, bookable])).toEqual([
      [0, false],
    ])
    expect(await list({ minBookableCapacity: 1 })).toEqual([])
    run({ kind: 'owner' }, ({ state }) => {
      state.in(services).put({ ...state.in(services).get(reformer)!, hidden: true })
    })
    expect(await list()).toEqual([])
  })

  it('are not found when they do not exist', async () => {
    const { visitor } = openStudio()
    for (const eventId of ['0'.repeat(36), '5e7a1ce0-0000-4000-8008-000000000001_20260602'])
      await expect(getEventTimeSlot(visitor, { eventId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
      })
  })
})
