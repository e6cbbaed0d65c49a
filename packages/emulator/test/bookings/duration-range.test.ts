import {
  type BookedEntity,
  type Booking,
  calculatePrice,
  createAddOn,
  createAddOnGroup,
  createService,
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlotEndOptions,
  type ListAvailabilityTimeSlotEndOptionsInput,
  listAvailabilityTimeSlots,
  type NewService,
  previewPrice,
  rescheduleBooking,
  type Service,
  staffResourceTypeId,
  type TimeSlot,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { locationIds, staffIds } from '../../src/bookings/seed/studio.ts'
import { book, reference } from './bookings.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

type DurationRange = NonNullable<
  NonNullable<NonNullable<Service['schedule']>['availabilityConstraints']>['durationRange']
>

const hours = (minDurationInMinutes: number, maxDurationInMinutes: number): DurationRange => ({
  unitType: 'HOUR',
  hourOptions: { minDurationInMinutes, maxDurationInMinutes },
})

const harbour = { id: locationIds.harbour, locationType: 'BUSINESS' as const }

/** Inês lets the studio for one to two hours and a half, at 40 euros an hour. */
const hire: NewService = {
  ...footMassage,
  name: 'Studio hire',
  locations: [{ type: 'BUSINESS', business: { id: locationIds.harbour } }],
  schedule: { availabilityConstraints: { durationRange: hours(60, 150) } },
}

let studio: Studio
let service: Service
beforeEach(async () => {
  studio = openStudio()
  service = await createService(studio.owner, { service: hire })
})

const create = (changes: Partial<NewService>): Promise<Service> =>
  createService(studio.owner, { service: { ...hire, ...changes } })

const withRange = (durationRange: DurationRange, more: object = {}): Partial<NewService> => ({
  schedule: { availabilityConstraints: { durationRange, ...more } },
})

const ends = (
  localStartDate: string,
  more: Partial<ListAvailabilityTimeSlotEndOptionsInput> = {},
): Promise<TimeSlot[]> =>
  listAvailabilityTimeSlotEndOptions(studio.visitor, {
    serviceId: service.id,
    localStartDate,
    location: harbour,
    ...more,
  })

const endsOf = (slots: readonly TimeSlot[]): (string | undefined)[] =>
  slots.map(({ localEndDate }) => localEndDate?.slice(11, 16))

const hired = (startDate: string, endDate?: string): BookedEntity => ({
  slot: {
    serviceId: service.id,
    startDate,
    ...(endDate !== undefined && { endDate }),
    timezone: 'Europe/Lisbon',
  },
})

const hireFor = (startDate: string, endDate: string): Promise<Booking> =>
  book(studio.visitor, hired(startDate, endDate))

describe('a service whose length customers choose', () => {
  it('keeps its shortest and its longest session instead of lengths', () => {
    expect(service.schedule?.availabilityConstraints).toEqual({
      durationRange: hours(60, 150),
      timeBetweenSessions: 0,
    })
  })

  it('can have fixed lengths later, and a range again', async () => {
    const change = (revision: string | undefined, availabilityConstraints: object): Promise<Service> =>
      updateService(studio.owner, {
        service: { id: service.id, revision: revision ?? '', schedule: { availabilityConstraints } },
      })
    const fixed = await change(service.revision, { sessionDurations: [90] })
    expect(fixed.schedule?.availabilityConstraints).toEqual({
      sessionDurations: [90],
      durations: [{ minutes: 90 }],
      timeBetweenSessions: 0,
    })
    const free = await change(fixed.revision, { durationRange: hours(30, 30), timeBetweenSessions: 15 })
    expect(free.schedule?.availabilityConstraints).toEqual({
      durationRange: hours(30, 30),
      timeBetweenSessions: 15,
    })
  })

  const field = 'service.schedule.availabilityConstraints'
  it.each<[what: string, changes: Partial<NewService>, violations: string[][]]>([
    [
      'fixed lengths beside it',
      withRange(hours(60, 120), { sessionDurations: [60] }),
      [[`${field}.sessionDurations`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'whole days',
      withRange({ unitType: 'DAY', dayOptions: { minDurationInDays: 1, maxDurationInDays: 2 } }),
      [[`${field}.durationRange.unitType`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'no unit',
      withRange({ hourOptions: { minDurationInMinutes: 60, maxDurationInMinutes: 120 } }),
      [[`${field}.durationRange.unitType`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'days beside hours',
      withRange({ ...hours(60, 120), dayOptions: { minDurationInDays: 1 } }),
      [[`${field}.durationRange.dayOptions`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'no shortest length',
      withRange({ unitType: 'HOUR', hourOptions: { maxDurationInMinutes: 120 } }),
      [[`${field}.durationRange.hourOptions.minDurationInMinutes`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'no longest length',
      withRange({ unitType: 'HOUR', hourOptions: { minDurationInMinutes: 60 } }),
      [[`${field}.durationRange.hourOptions.maxDurationInMinutes`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'a longest length below the shortest',
      withRange(hours(60, 59)),
      [[`${field}.durationRange.hourOptions.maxDurationInMinutes`, 'INVALID_SESSION_DURATION']],
    ],
    [
      'a length below half an hour',
      withRange(hours(29, 60)),
      [[`${field}.durationRange.hourOptions.minDurationInMinutes`, 'MIN']],
    ],
    [
      'a length above a day',
      withRange(hours(60, 1441)),
      [[`${field}.durationRange.hourOptions.maxDurationInMinutes`, 'MAX']],
    ],
    [
      'a price that varies',
      {
        payment: {
          rateType: 'VARIED',
          varied: { defaultPrice: { value: '30', currency: 'EUR' } },
          options: { inPerson: true },
        },
      },
      [['service.payment.rateType', 'INVALID_PAYMENT_TYPE']],
    ],
  ])('is refused with %s', async (_, changes, violations) => {
    expect(await refusal(create(changes))).toEqual(violations)
  })

  it('is not a class', async () => {
    const call = createService(studio.owner, { service: taiChi('CLASS', withRange(hours(60, 120))) })
    expect(await refusal(call)).toEqual([[`${field}.durationRange`, 'INVALID_SESSION_DURATION']])
  })

  it('takes no add-ons that lengthen it', async () => {
    const addOn = await createAddOn(studio.owner, {
      addOn: { name: 'Sauna', price: { value: '9', currency: 'EUR' }, durationInMinutes: 15 },
    })
    const call = createAddOnGroup(studio.owner, {
      serviceId: service.id,
      addOnGroup: { name: 'Extras', addOnIds: [addOn.id] },
    })
    expect(await refusal(call)).toEqual([['addOnGroup.addOnIds.0', 'VALIDATION']])
  })
})

describe('times of a service whose length customers choose', () => {
  it('are as long as the shortest session', async () => {
    const { items } = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: service.id,
      fromLocalDate: '2026-05-07T00:00:00',
      toLocalDate: '2026-05-08T00:00:00',
      timeSlotsPerDay: 2,
    })
    expect(items.map(({ localStartDate, localEndDate }) => [localStartDate, localEndDate])).toEqual([
      ['2026-05-07T09:00:00', '2026-05-07T10:00:00'],
      ['2026-05-07T09:30:00', '2026-05-07T10:30:00'],
    ])
  })

  it('are read again with any end that is offered', async () => {
    const read = (localEndDate: string): Promise<TimeSlot> =>
      getAvailabilityTimeSlot(studio.visitor, {
        serviceId: service.id,
        localStartDate: '2026-05-07T09:00:00',
        localEndDate,
        includeResourceTypeIds: [staffResourceTypeId],
      })
    const slot = await read('2026-05-07T11:30:00')
    expect(slot.localEndDate).toBe('2026-05-07T11:30:00')
    expect(slot.availableResources?.[0]?.resources?.map(({ id }) => id)).toEqual([staffIds.ines])
    expect(await refusal(read('2026-05-07T11:45:00'))).toEqual([404, 'SLOT_NOT_FOUND'])
    expect(await refusal(read('2026-05-07T12:00:00'))).toEqual([404, 'SLOT_NOT_FOUND'])
  })

  it.each([{ durationInMinutes: 90 }, { durationChoiceId: 'choice-1' }, { addOnIds: [] }])(
    'cannot be lengthened by customer choices: %o',
    async (customerChoices) => {
      const call = listAvailabilityTimeSlots(studio.visitor, {
        serviceId: service.id,
        toLocalDate: '2026-05-08T00:00:00',
        customerChoices,
      })
      expect(await refusal(call)).toEqual([
        [`customerChoices.${Object.keys(customerChoices)[0]}`, 'FIELD_NOT_ALLOWED'],
      ])
    },
  )
})

describe('the ends of a session', () => {
  it('come every half hour, from the shortest session to the longest', async () => {
    const options = await ends('2026-05-07T09:00:00')
    expect(options[0]).toEqual({
      serviceId: service.id,
      localStartDate: '2026-05-07T09:00:00',
      localEndDate: '2026-05-07T10:00:00',
      bookable: true,
      location: {
        id: locationIds.harbour,
        name: 'Harbour Studio, Alcântara',
        locationType: 'BUSINESS',
        formattedAddress: expect.any(String) as string,
      },
      totalCapacity: 1,
      remainingCapacity: 1,
      bookableCapacity: 1,
      bookingPolicyViolations: {},
      availableResources: [],
      nestedTimeSlots: [],
      nonBookableReasons: {},
      scheduleId: service.schedule?.id,
      allDay: false,
    })
    expect(endsOf(options)).toEqual(['10:00', '10:30', '11:00', '11:30'])
  })

  it('reach the longest session, also when it is not a whole number of half hours', async () => {
    service = await create(withRange(hours(60, 100)))
    expect(endsOf(await ends('2026-05-07T09:00:00'))).toEqual(['10:00', '10:30', '10:40'])
  })

  it('are those until which somebody is free', async () => {
    await hireFor('2026-05-07T11:00:00', '2026-05-07T12:00:00')
    expect(endsOf(await ends('2026-05-07T09:00:00'))).toEqual(['10:00', '10:30', '11:00'])
    expect(endsOf(await ends('2026-05-07T10:30:00'))).toEqual([])
  })

  it('are in the time zone that is asked for', async () => {
    const options = await ends('2026-05-07T10:00:00', { timeZone: 'Europe/Berlin' })
    expect(options.map(({ localEndDate }) => localEndDate)).toEqual([
      '2026-05-07T11:00:00',
      '2026-05-07T11:30:00',
      '2026-05-07T12:00:00',
      '2026-05-07T12:30:00',
    ])
  })

  it('stop at the last end that is of interest', async () => {
    const until = async (maxLocalEndDate: string) =>
      endsOf(await ends('2026-05-07T09:00:00', { maxLocalEndDate }))
    expect(await until('2026-05-07T10:30:00')).toEqual(['10:00', '10:30'])
    expect(await until('2026-05-07T11:30:00')).toEqual(['10:00', '10:30', '11:00', '11:30'])
    expect(await refusal(until('2026-05-07T11:30:01'))).toEqual([400, 'MAX_END_DATE_EXCEEDS_MAXIMUM'])
    expect(await refusal(until('2026-05-07T09:00:00'))).toEqual([['maxLocalEndDate', 'VALIDATION']])
  })

  it('are those of the resources that are asked for', async () => {
    const resourceTypes = (id: string) => [{ resourceTypeId: staffResourceTypeId, resourceIds: [id] }]
    const options = await ends('2026-05-07T09:00:00', { resourceTypes: resourceTypes(staffIds.ines) })
    expect(options).toHaveLength(4)
    expect(await ends('2026-05-07T09:00:00', { resourceTypes: resourceTypes(staffIds.rui) })).toEqual([])
  })

  it('do not exist for a start that is not offered, nor at another place', async () => {
    expect(await ends('2026-05-07T09:15:00')).toEqual([])
    expect(await ends('2026-05-07T09:00:00', { location: { ...harbour, id: locationIds.hill } })).toEqual([])
  })

  it('cannot be asked for where lengths are fixed, nor for an unknown service', async () => {
    const { id } = await createService(studio.owner, { service: footMassage })
    const start = '2026-05-07T09:00:00'
    expect(await refusal(ends(start, { serviceId: id }))).toEqual([400, 'END_OPTIONS_NOT_SUPPORTED'])
    expect(await refusal(ends(start, { serviceId: 'nobody' }))).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})

describe('a booking of a chosen length', () => {
  it('lasts until the end that was chosen, and keeps others out until then', async () => {
    const booking = await hireFor('2026-05-07T09:00:00', '2026-05-07T11:30:00')
    expect(booking.endDate).toEqual(new Date('2026-05-07T10:30:00Z'))
    expect(await refusal(hireFor('2026-05-07T11:00:00', '2026-05-07T12:00:00'))).toEqual([
      409,
      'SLOT_NOT_AVAILABLE',
    ])
    expect((await hireFor('2026-05-07T11:30:00', '2026-05-07T12:30:00')).status).toBe('CREATED')
  })

  it('needs an end, which must be one of those that are offered', async () => {
    const until = (end?: string) => refusal(book(studio.visitor, hired('2026-05-07T09:00:00', end)))
    expect(await until()).toEqual([['booking.bookedEntity.slot.endDate', 'REQUIRED_FIELD']])
    expect(await until('2026-05-07T09:30:00')).toEqual([['booking.bookedEntity.slot.endDate', 'VALIDATION']])
    expect(await until('2026-05-07T10:15:00')).toEqual([['booking.bookedEntity.slot.endDate', 'VALIDATION']])
    expect(await until('2026-05-07T12:00:00')).toEqual([['booking.bookedEntity.slot.endDate', 'VALIDATION']])
  })

  it('costs the price of the service for each hour', async () => {
    const booking = await hireFor('2026-05-07T09:00:00', '2026-05-07T11:30:00')
    const item = studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
      bookingCatalogProvider.find(context, reference(booking)),
    )
    expect(item?.price).toBe('100.00')
    const priced = await calculatePrice(studio.owner, { booking })
    expect(priced.calculatedPrice).toBe(100)
  })

  it('is priced before it is made', async () => {
    const preview = async (localEndDate?: string) => {
      const line = {
        serviceId: service.id,
        serviceChoices: [{ numberOfParticipants: 1 }],
        localStartDate: '2026-05-07T09:00:00',
        ...(localEndDate !== undefined && { localEndDate }),
      }
      const { calculatedPrice } = await previewPrice(studio.visitor, { bookingLineItems: [line] })
      return calculatedPrice
    }
    expect(await preview()).toBe(40)
    expect(await preview('2026-05-07T10:30:00')).toBe(60)
    expect(await refusal(preview('2026-05-07T10:45:00'))).toEqual([400, 'INVALID_DURATION_CHOICE'])
  })

  it('keeps its length when a customer moves it; the business may change it', async () => {
    const { id } = await hireFor('2026-05-07T09:00:00', '2026-05-07T10:30:00')
    studio.run({ kind: 'owner' }, ({ state }) => {
      const kept = state.in(bookings).get(id)!
      state.in(bookings).put({ ...kept, status: 'CONFIRMED', ordered: true })
    })
    const move = (client: typeof studio.visitor, revision: string, startDate: string, endDate?: string) =>
      rescheduleBooking(client, { bookingId: id, revision, slot: hired(startDate, endDate).slot! })
    const longer = move(studio.visitor, '1', '2026-05-08T09:00:00', '2026-05-08T11:00:00')
    expect(await refusal(longer)).toEqual([400, 'PRICE_CHANGE_NOT_ALLOWED'])
    const moved = await move(studio.visitor, '1', '2026-05-08T09:00:00')
    expect(moved.endDate).toEqual(new Date('2026-05-08T09:30:00Z'))
    const lengthened = await move(
      studio.owner,
      moved.revision ?? '',
      '2026-05-08T09:00:00',
      '2026-05-08T11:00:00',
    )
    expect(lengthened.endDate).toEqual(new Date('2026-05-08T10:00:00Z'))
  })
})
