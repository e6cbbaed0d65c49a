import {
  getMultiServiceAvailabilityTimeSlot,
  listAvailabilityTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  type ListMultiServiceAvailabilityTimeSlotsInput,
  staffResourceTypeId,
  type TimeSlot,
  type VisitService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { addOnId, locationIds, scheduleId, serviceId, staffIds } from '../../src/bookings/seed/studio.ts'
import {
  book,
  consultation,
  massage,
  numberOf,
  osteopathy,
  reformer,
  slotOf,
  slowMassage,
} from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const privateReformer = serviceId(numberOf('private-reformer'))
const privateYoga = serviceId(numberOf('private-yoga'))
const harbour = { id: locationIds.harbour, locationType: 'BUSINESS' as const }

/** A Wednesday: Inês works from 9 to 13 and 14 to 18, Rui from 8 to 12 and 13 to 16:30, Jonas not at all. */
const wednesday = { fromLocalDate: '2026-05-06T00:00:00', toLocalDate: '2026-05-06T23:59:59' }

const list = (
  visit: readonly (string | VisitService)[],
  more: Partial<ListMultiServiceAvailabilityTimeSlotsInput> = {},
) =>
  listMultiServiceAvailabilityTimeSlots(studio.visitor, {
    services: visit.map((one) => (typeof one === 'string' ? { serviceId: one } : one)),
    ...wednesday,
    ...more,
  })

const startsOf = ({ items }: { readonly items: readonly TimeSlot[] }): (string | undefined)[] =>
  items.map(({ localStartDate }) => localStartDate?.slice(11, 16))

/** When each service of a visit begins and ends. */
const nestedTimes = ({ nestedTimeSlots = [] }: TimeSlot): string[] =>
  nestedTimeSlots.map(
    ({ localStartDate = '', localEndDate = '' }) =>
      `${localStartDate.slice(11, 16)}-${localEndDate.slice(11, 16)}`,
  )

describe('times of a visit of several services', () => {
  it('let each service begin when the one before it is over', async () => {
    const page = await list([consultation, massage])
    expect(startsOf(page)).toEqual([
      // Inês begins at 9:00, so Rui at 8:40 at the earliest; his last consultation before noon is at 11:40.
      ...['08:40', '09:00', '09:20', '09:40', '10:00', '10:20', '10:40', '11:00', '11:20', '11:40'],
      ...['13:40', '14:00', '14:20', '14:40', '15:00', '15:20', '15:40', '16:00'],
    ])
    expect(page.items[1]).toEqual({
      localStartDate: '2026-05-06T09:00:00',
      localEndDate: '2026-05-06T10:20:00',
      bookable: true,
      location: {
        ...harbour,
        name: 'Harbour Studio, Alcântara',
        formattedAddress: expect.stringContaining('1300-149') as unknown,
      },
      totalCapacity: 1,
      remainingCapacity: 1,
      bookableCapacity: 1,
      bookingPolicyViolations: {},
      availableResources: [],
      nestedTimeSlots: [
        {
          serviceId: consultation,
          localStartDate: '2026-05-06T09:00:00',
          localEndDate: '2026-05-06T09:20:00',
          availableResources: [],
          scheduleId: scheduleId(numberOf('first-consultation')),
        },
        {
          serviceId: massage,
          localStartDate: '2026-05-06T09:20:00',
          localEndDate: '2026-05-06T10:20:00',
          availableResources: [],
          scheduleId: scheduleId(numberOf('deep-tissue-massage')),
        },
      ],
      nonBookableReasons: {},
      allDay: false,
    })
  })

  it('keep the pause after a service, and the order of the services', async () => {
    const { items } = await list([massage, slowMassage])
    // Inês gives both: an hour, a quarter of an hour of pause, an hour and a half.
    expect(items.map(nestedTimes)).toEqual([
      ['09:00-10:00', '10:15-11:45'],
      ['09:30-10:30', '10:45-12:15'],
      ['10:00-11:00', '11:15-12:45'],
      ['14:00-15:00', '15:15-16:45'],
      ['14:30-15:30', '15:45-17:15'],
      ['15:00-16:00', '16:15-17:45'],
    ])
    const turned = await list([slowMassage, massage])
    expect(nestedTimes(turned.items[0] ?? {})).toEqual(['09:00-10:30', '10:45-11:45'])
  })

  it('may hold the same service twice, and up to eight services', async () => {
    expect(nestedTimes((await list([consultation, consultation])).items[0] ?? {})).toEqual([
      '08:00-08:20',
      '08:20-08:40',
    ])
    const eight = await list(
      Array.from({ length: 8 }, () => consultation),
      { location: harbour },
    )
    expect(startsOf(eight)).toEqual(['08:00', '08:20', '08:40', '09:00', '09:20', '13:00', '13:20', '13:40'])
  })

  it('are at one place', async () => {
    // Marta gives both at the Loft, where Rui and Inês never are.
    const { items } = await list([consultation, privateYoga])
    expect(new Set(items.map(({ location }) => location?.id))).toEqual(new Set([locationIds.hill]))
    expect(await list([massage, privateYoga])).toMatchObject({ items: [] })
    expect((await list([consultation, privateYoga], { location: harbour })).items).toEqual([])
    expect((await list([consultation, consultation], { location: harbour })).items.length).toBeGreaterThan(0)
  })

  it('leave out a visit when one of its services is taken', async () => {
    await book(studio.visitor, slotOf(massage, '2026-05-06T10:00:00', staffIds.ines))
    // Taken from 10:00 to 11:15, and a massage before it is over by 9:45.
    expect(startsOf(await list([consultation, massage])).slice(0, 3)).toEqual(['11:00', '11:20', '11:40'])
  })

  it('are within the window as a whole', async () => {
    const ending = (toLocalDate: string) => list([consultation, massage], { toLocalDate })
    expect(startsOf(await ending('2026-05-06T10:00:00'))).toEqual([])
    expect(startsOf(await ending('2026-05-06T10:00:01'))).toEqual(['08:40'])
  })

  it('follow the wishes for staff, length and add-ons of each service', async () => {
    const withStaff = (...resourceIds: string[]): VisitService => ({
      serviceId: massage,
      resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds }],
      includeResourceTypeIds: [staffResourceTypeId],
    })
    expect((await list([consultation, withStaff(staffIds.jonas)])).items).toEqual([])
    const { items } = await list([consultation, withStaff(staffIds.ines)])
    expect(items[0]?.nestedTimeSlots?.map(({ availableResources }) => availableResources)).toEqual([
      [],
      [
        {
          resourceTypeId: staffResourceTypeId,
          resources: [{ id: staffIds.ines, name: 'Inês Carvalho' }],
          hasMoreAvailableResources: false,
        },
      ],
    ])
    const longer = await list([
      { serviceId: slowMassage, customerChoices: { addOnIds: [addOnId(1)] } },
      massage,
    ])
    expect(nestedTimes(longer.items[0] ?? {})).toEqual(['09:00-10:45', '11:00-12:00'])
    await expect(
      list([consultation, { serviceId: massage, customerChoices: { durationInMinutes: 45 } }]),
    ).rejects.toMatchObject({
      violations: [{ field: 'services.1.customerChoices.durationInMinutes', violatedRule: 'VALIDATION' }],
    })
  })

  it('can be booked when the policy of every service allows it', async () => {
    studio.run({ kind: 'owner' }, ({ state }) => {
      const kept = state.in(services).get(massage)!
      const bookingPolicy = {
        ...kept.bookingPolicy!,
        limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 24 * 60 },
      }
      state.in(services).put({ ...kept, bookingPolicy })
    })
    const { items } = await list([consultation, massage])
    expect(items[0]).toMatchObject({
      localStartDate: '2026-05-06T08:40:00',
      bookable: false,
      nonBookableReasons: { violatesBookingPolicy: true },
      bookingPolicyViolations: {
        tooEarlyToBook: true,
        earliestBookingDate: new Date('2026-05-05T08:00:00.000Z'),
      },
    })
    expect((await list([consultation, massage], { bookable: true })).items).toEqual([])
    const tooEarly = { bookingPolicyViolations: { tooEarlyToBook: true } }
    expect((await list([consultation, massage], tooEarly)).items).toHaveLength(items.length)
  })

  it('come with the bookable ones first, some a day, page by page', async () => {
    studio.setClock('2026-05-06T07:30:00.000Z')
    // It is 8:30 in Lisbon, and a booking is made two hours before.
    const first = await list([consultation, massage], { timeSlotsPerDay: 3, cursorPaging: { limit: 2 } })
    expect(startsOf(first)).toEqual(['10:40', '11:00'])
    const second = await first.next()
    expect(startsOf(second)).toEqual(['11:20'])
    expect(second.hasNext()).toBe(false)
    const all = await list([consultation, massage])
    expect(startsOf(all).slice(-2)).toEqual(['10:00', '10:20'])
  })

  it('read the local dates in the zone that is named', async () => {
    const { items } = await list([consultation, massage], { timeZone: 'Asia/Tokyo' })
    expect(startsOf({ items })[0]).toBe('16:40')
  })

  it('are refused when arguments are missing, or too few or too many', async () => {
    const { visitor } = studio
    expect(await refusal(listMultiServiceAvailabilityTimeSlots(visitor, { ...wednesday }))).toEqual([
      400,
      'MISSING_ARGUMENTS',
    ])
    expect(
      await refusal(
        listMultiServiceAvailabilityTimeSlots(visitor, {
          services: [{ serviceId: massage }, { serviceId: massage }],
        }),
      ),
    ).toEqual([400, 'MISSING_ARGUMENTS'])
    for (const size of [0, 1, 9])
      expect(await refusal(list(Array.from({ length: size }, () => consultation)))).toEqual([
        400,
        'INVALID_SERVICES_SIZE',
      ])
    expect(await refusal(list([consultation, 'nobody']))).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(await refusal(list([consultation, reformer]))).toEqual([404, 'SERVICE_NOT_FOUND'])
    const byGender = {
      serviceId: massage,
      customerChoices: { requestedGender: { gender: 'ANY_MALE' } },
    } as const
    expect(await refusal(list([consultation, byGender]))).toEqual([400, 'REQUESTED_GENDER_NOT_ALLOWED'])
  })
})

describe('one visit of several services', () => {
  const get = (localStartDate: string, localEndDate: string, visit = [consultation, massage]) =>
    getMultiServiceAvailabilityTimeSlot(studio.visitor, {
      services: visit.map((one) => ({ serviceId: one })),
      localStartDate: `2026-05-06T${localStartDate}:00`,
      localEndDate: `2026-05-06T${localEndDate}:00`,
      location: harbour,
    })

  it('is the same as in the list', async () => {
    const { items } = await list([consultation, massage])
    expect(await get('09:00', '10:20')).toEqual(items[1])
  })

  it('is not found when it is taken, or does not start or end then', async () => {
    for (const [start, end] of [
      ['09:00', '10:19'],
      ['09:10', '10:30'],
      ['08:20', '09:40'],
    ] as const)
      expect(await refusal(get(start, end))).toEqual([404, 'SLOT_NOT_FOUND'])
    await book(studio.visitor, slotOf(massage, '2026-05-06T09:30:00', staffIds.ines))
    expect(await refusal(get('09:00', '10:20'))).toEqual([404, 'SLOT_NOT_FOUND'])
    expect(await refusal(get('09:00', '10:20', [consultation, 'nobody']))).toEqual([404, 'SLOT_NOT_FOUND'])
  })

  it('has two to eight services', async () => {
    const many = (size: number) =>
      get(
        '08:00',
        '10:40',
        Array.from({ length: size }, () => consultation),
      )
    expect(await refusal(many(1))).toEqual([['services', 'MIN_SIZE']])
    expect(await many(8)).toMatchObject({ bookable: true })
    expect(await refusal(many(9))).toEqual([400, 'INVALID_SERVICES_SIZE'])
  })

  it('needs every service to be given at the place', async () => {
    const at = (id: string, visit: string[]) =>
      getMultiServiceAvailabilityTimeSlot(studio.visitor, {
        services: visit.map((one) => ({ serviceId: one })),
        localStartDate: '2026-05-06T08:00:00',
        localEndDate: '2026-05-06T09:05:00',
        location: { id, locationType: 'BUSINESS' },
      })
    expect(await at(locationIds.harbour, [consultation, osteopathy])).toMatchObject({ location: harbour })
    expect(await refusal(at(locationIds.hill, [consultation, osteopathy]))).toEqual([404, 'SLOT_NOT_FOUND'])
    expect(await refusal(at(locationIds.harbour, [consultation, privateReformer]))).toEqual([
      404,
      'SLOT_NOT_FOUND',
    ])
  })
})

it('finds nothing in a visit that a single service cannot begin with', async () => {
  const single = await listAvailabilityTimeSlots(studio.visitor, { serviceId: consultation, ...wednesday })
  const starts = new Set(startsOf(single))
  for (const start of startsOf(await list([consultation, massage]))) expect(starts).toContain(start)
})
