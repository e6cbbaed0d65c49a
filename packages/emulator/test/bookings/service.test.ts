import {
  bulkCreateServices,
  bulkDeleteServices,
  bulkUpdateServices,
  cancelBooking,
  createBooking,
  createService,
  deleteService,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type NewService,
  queryServices,
  type Service,
  staffResourceTypeId,
  updateService,
} from '@frontdesk/bookings'
import { isFrontdeskError } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const ines = '5e7a1ce0-0000-4000-8002-000000000001'
const marta = '5e7a1ce0-0000-4000-8002-000000000003'
const harbour = '5e7a1ce0-0000-4000-8004-000000000001'
const hill = '5e7a1ce0-0000-4000-8004-000000000002'
const yoga = '5e7a1ce0-0000-4000-8005-000000000001'
const appointments = '5e7a1ce0-0000-4000-8006-000000000001'
const groups = '5e7a1ce0-0000-4000-8006-000000000002'
const unknown = '00000000-0000-4000-8000-999999999999'
const days = { fromLocalDate: '2026-05-05T00:00:00', toLocalDate: '2026-05-19T00:00:00' }

const massage: NewService = {
  type: 'APPOINTMENT',
  name: 'Foot massage',
  defaultCapacity: 1,
  onlineBooking: { enabled: true },
  payment: {
    rateType: 'FIXED',
    fixed: { price: { value: '40', currency: 'EUR' } },
    options: { inPerson: true },
  },
  category: { id: yoga },
  staffMemberIds: [ines],
  schedule: { availabilityConstraints: { sessionDurations: [45] } },
}

const group = (type: 'CLASS' | 'COURSE', changes: Partial<NewService> = {}): NewService => ({
  type,
  name: 'Tai Chi',
  defaultCapacity: 6,
  onlineBooking: { enabled: true },
  payment: { rateType: 'NO_FEE', options: { inPerson: true } },
  staffMemberIds: [marta],
  ...changes,
})

const create = (service: NewService): Promise<Service> => createService(studio.owner, { service })

describe('a new service', () => {
  it('is completed: defaults, category, policy, slug, addresses, staff and resources', async () => {
    studio.setClock('2026-05-04T08:00:00.000Z')
    const made = await create({ ...massage, tagLine: 'For tired feet' })
    const now = new Date('2026-05-04T08:00:00.000Z')
    const location = expect.objectContaining({ id: harbour, name: 'Harbour Studio, Alcântara' }) as unknown
    expect(made).toEqual({
      id: '00000000-0000-4000-8000-000000000002',
      appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
      type: 'APPOINTMENT',
      name: 'Foot massage',
      tagLine: 'For tired feet',
      defaultCapacity: 1,
      hidden: false,
      category: { id: yoga, name: 'Yoga', sortOrder: 1 },
      form: { id: '00000000-0000-0000-0000-000000000000' },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '40.00', currency: 'EUR', formattedValue: '€40.00' } },
        options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
        pricingPlanIds: [],
      },
      onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
      conferencing: { enabled: false },
      locations: [
        {
          id: harbour,
          type: 'BUSINESS',
          calculatedAddress: expect.objectContaining({ city: 'Lisboa' }) as unknown,
          business: location,
        },
      ],
      bookingPolicy: expect.objectContaining({ id: appointments, default: true }) as unknown,
      schedule: {
        id: '00000000-0000-4000-8000-000000000003',
        availabilityConstraints: {
          sessionDurations: [45],
          durations: [{ minutes: 45 }],
          timeBetweenSessions: 0,
        },
      },
      staffMemberIds: [ines],
      staffMembers: [
        {
          staffMemberId: '5e7a1ce0-0000-4000-8003-000000000001',
          name: 'Inês Carvalho',
          mainMedia: { image: expect.objectContaining({ id: 'frontdesk-ines.svg' }) as unknown },
        },
      ],
      serviceResources: [
        {
          resourceType: { id: '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155' },
          resourceIds: { values: [ines] },
        },
      ],
      mainSlug: { name: 'foot-massage', custom: false, createdDate: now },
      supportedSlugs: [{ name: 'foot-massage', custom: false, createdDate: now }],
      urls: {
        servicePage: { relativePath: '/service-page/foot-massage' },
        bookingPage: { relativePath: '/booking-form/foot-massage' },
        calendarPage: { relativePath: '/booking-calendar/foot-massage' },
      },
      taxableAddress: { taxableAddressType: 'BUSINESS' },
      createdDate: now,
      updatedDate: now,
      revision: '1',
    })
    expect(await getService(studio.visitor, { serviceId: made.id })).toEqual(made)
    expect(studio.events).toEqual([
      expect.objectContaining({
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'created',
        entityId: made.id,
        entity: expect.objectContaining({ name: 'Foot massage', revision: '1' }) as unknown,
      }),
    ])
  })

  it('takes no field that only the platform writes', async () => {
    const forged = {
      ...massage,
      id: 'forged',
      appId: 'forged',
      revision: '9',
      mainSlug: { name: 'forged' },
      urls: {},
      category: { id: yoga, name: 'Forged' },
      bookingPolicy: { id: groups, name: 'Forged' },
      evil: true,
    }
    const made = await create(forged)
    expect(made).toMatchObject({
      appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
      revision: '1',
      mainSlug: { name: 'foot-massage' },
      category: { name: 'Yoga' },
      bookingPolicy: { id: groups, name: 'Classes and courses' },
    })
    expect(made.id).not.toBe('forged')
    expect(made).not.toHaveProperty('evil')
  })

  it('gets a slug that no service has or had', async () => {
    const slug = async (name: string): Promise<string | undefined> =>
      (await create({ ...massage, name })).mainSlug?.name
    expect(await slug('Vinyasa flow')).toBe('vinyasa-flow-1')
    expect(await slug('Vinyása  FLOW!')).toBe('vinyasa-flow-2')
    expect(await slug('日本')).toBe('service')
    const { id } = await create({ ...massage, name: 'Once' })
    await deleteService(studio.owner, { serviceId: id })
    expect(await slug('Once')).toBe('once-1')
  })

  it('is given where its staff work, or at the locations that it names', async () => {
    const types = async (changes: Partial<NewService>): Promise<unknown> =>
      (await create({ ...massage, ...changes })).locations?.map(({ type, business, custom }) => [
        type,
        business?.id ?? custom?.address?.city,
      ])
    expect(await types({ staffMemberIds: [ines, marta] })).toEqual([
      ['BUSINESS', harbour],
      ['BUSINESS', hill],
    ])
    expect(
      await types({
        locations: [
          { type: 'BUSINESS', business: { id: hill } },
          { type: 'CUSTOM', custom: { address: { city: 'Porto' } } },
          { type: 'CUSTOMER' },
        ],
      }),
    ).toEqual([
      ['BUSINESS', hill],
      ['CUSTOM', 'Porto'],
      ['CUSTOMER', undefined],
    ])
    expect((await create(group('CLASS', { staffMemberIds: [] }))).locations).toMatchObject([
      { business: { id: harbour } },
    ])
  })

  const priced = (payment: object): Partial<NewService> => ({ payment })
  const fixed = { rateType: 'FIXED', fixed: { price: { value: '1', currency: 'EUR' } } }
  const inPerson = { options: { inPerson: true } }

  it.each<[string, Partial<NewService>, [string, string][]]>([
    ['a blank name', { name: '  ' }, [['service.name', 'INVALID_SERVICE_NAME']]],
    ['two places', { defaultCapacity: 2 }, [['service.defaultCapacity', 'INVALID_APPOINTMENT_CAPACITY']]],
    ['no staff', { staffMemberIds: [] }, [['service.staffMemberIds', 'INVALID_STAFF_MEMBER_IDS']]],
    [
      'unknown staff',
      { staffMemberIds: [ines, unknown] },
      [['service.staffMemberIds.1', 'INVALID_STAFF_MEMBER_IDS']],
    ],
    [
      'no length of the session',
      { schedule: {} },
      [['service.schedule.availabilityConstraints.sessionDurations', 'INVALID_SESSION_DURATION']],
    ],
    [
      'two lengths at one price',
      { schedule: { availabilityConstraints: { sessionDurations: [30, 60] } } },
      [['service.schedule.availabilityConstraints.sessionDurations', 'INVALID_SESSION_DURATION']],
    ],
    ['an unknown category', { category: { id: unknown } }, [['service.category.id', 'INVALID_CATEGORY']]],
    ['an unknown form', { form: { id: unknown } }, [['service.form.id', 'INVALID_FORM']]],
    [
      'an unknown policy',
      { bookingPolicy: { id: unknown } },
      [['service.bookingPolicy.id', 'INVALID_BOOKING_POLICY']],
    ],
    ['no rate type', priced(inPerson), [['service.payment.rateType', 'INVALID_PAYMENT_TYPE']]],
    [
      'the price of another rate type',
      priced({ ...fixed, ...inPerson, custom: { description: 'By heart' } }),
      [['service.payment.custom', 'INVALID_PAYMENT_TYPE']],
    ],
    [
      'no price',
      priced({ rateType: 'FIXED', ...inPerson }),
      [['service.payment.fixed.price.value', 'INVALID_RATE']],
    ],
    [
      'a price below zero',
      priced({ rateType: 'FIXED', fixed: { price: { value: '-1', currency: 'EUR' } }, ...inPerson }),
      [['service.payment.fixed.price.value', 'INVALID_RATE']],
    ],
    [
      'another currency',
      priced({ rateType: 'VARIED', varied: { defaultPrice: { value: '1', currency: 'USD' } }, ...inPerson }),
      [['service.payment.varied.defaultPrice.currency', 'INVALID_RATE']],
    ],
    [
      'an empty description of the price',
      priced({ rateType: 'CUSTOM', custom: { description: ' ' }, ...inPerson }),
      [['service.payment.custom.description', 'INVALID_RATE']],
    ],
    [
      'a description of the price that is too long',
      priced({ rateType: 'CUSTOM', custom: { description: 'x'.repeat(51) }, ...inPerson }),
      [['service.payment.custom.description', 'INVALID_RATE']],
    ],
    [
      'no way to pay',
      priced({ ...fixed, options: {} }),
      [['service.payment.options', 'INVALID_PAYMENT_OPTIONS']],
    ],
    [
      'online payment of nothing',
      priced({ rateType: 'NO_FEE', options: { online: true, deposit: true } }),
      [
        ['service.payment.options.deposit', 'INVALID_PAYMENT_OPTIONS'],
        ['service.payment.options.online', 'INVALID_PAYMENT_OPTIONS'],
      ],
    ],
    [
      'pricing plans with approval by hand',
      {
        ...priced({ ...fixed, options: { online: true, pricingPlan: true } }),
        onlineBooking: { enabled: true, requireManualApproval: true },
      },
      [['service.onlineBooking.requireManualApproval', 'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS']],
    ],
    [
      'an unknown location',
      { locations: [{ type: 'BUSINESS', business: { id: unknown } }] },
      [['service.locations.0.business', 'INVALID_BUSINESS_LOCATION']],
    ],
    [
      'one location twice',
      {
        locations: [
          { type: 'BUSINESS', business: { id: hill } },
          { type: 'BUSINESS', business: { id: hill } },
        ],
      },
      [['service.locations', 'INVALID_BUSINESS_LOCATIONS']],
    ],
    [
      'a location of its own without an address',
      { locations: [{ type: 'CUSTOM' }] },
      [['service.locations.0.custom', 'INVALID_CUSTOM_LOCATION']],
    ],
    [
      'an address of the customer',
      { locations: [{ type: 'CUSTOMER', custom: { address: {} } }] },
      [['service.locations.0', 'INVALID_CUSTOMER_LOCATION']],
    ],
    [
      'the customer twice',
      { locations: [{ type: 'CUSTOMER' }, { type: 'CUSTOMER' }] },
      [['service.locations', 'INVALID_LOCATIONS']],
    ],
    [
      'a location without a type',
      { locations: [{}] },
      [['service.locations.0.type', 'INVALID_UNKNOWN_LOCATION']],
    ],
    [
      'a resource that is no member of its staff',
      { serviceResources: [{ resourceIds: { values: [marta] } }] },
      [['service.serviceResources.0.resourceIds', 'VALIDATION']],
    ],
    [
      'an add-on',
      { addOnGroups: [{ name: 'Extras', addOnIds: [unknown] }] },
      [['service.addOnGroups.0.addOnIds.0', 'VALIDATION']],
    ],
    [
      'fewer resources than it has staff',
      { staffMemberIds: [ines, marta], serviceResources: [{ resourceIds: { values: [ines] } }] },
      [['service.serviceResources.0.resourceIds', 'VALIDATION']],
    ],
    [
      'a resource of another type',
      { serviceResources: [{ resourceType: { id: unknown }, resourceIds: { values: [ines] } }] },
      [['service.serviceResources.0.resourceType.id', 'VALIDATION']],
    ],
    [
      'another type of resource to choose first',
      { primaryResourceType: unknown },
      [['service.primaryResourceType', 'VALIDATION']],
    ],
    [
      'a place to pay for add-ons',
      priced({ ...fixed, ...inPerson, addOnOption: 'ONLINE' }),
      [['service.payment.addOnOption', 'VALIDATION']],
    ],
    [
      'a deposit above the price',
      priced({
        rateType: 'FIXED',
        fixed: { price: { value: '9', currency: 'EUR' }, deposit: { value: '10.00', currency: 'EUR' } },
        ...inPerson,
      }),
      [['service.payment.fixed.deposit.value', 'INVALID_RATE']],
    ],
    [
      'a deposit above the usual price',
      priced({
        rateType: 'VARIED',
        varied: {
          defaultPrice: { value: '9', currency: 'EUR' },
          deposit: { value: '9.01', currency: 'EUR' },
        },
        ...inPerson,
      }),
      [['service.payment.varied.deposit.value', 'INVALID_RATE']],
    ],
    [
      'a deposit in another currency',
      priced({
        rateType: 'FIXED',
        fixed: { price: { value: '9', currency: 'EUR' }, deposit: { value: '1', currency: 'USD' } },
        ...inPerson,
      }),
      [['service.payment.fixed.deposit.currency', 'INVALID_RATE']],
    ],
    [
      'a member of staff who is named twice',
      { staffMemberIds: [ines, ines] },
      [['service.staffMemberIds.1', 'INVALID_STAFF_MEMBER_IDS']],
    ],
    [
      'a length that is given twice',
      {
        ...priced({
          rateType: 'VARIED',
          varied: { defaultPrice: { value: '1', currency: 'EUR' } },
          ...inPerson,
        }),
        schedule: { availabilityConstraints: { sessionDurations: [30, 30] } },
      },
      [['service.schedule.availabilityConstraints.sessionDurations', 'INVALID_SESSION_DURATION']],
    ],
    [
      'a part of a cent',
      priced({ rateType: 'FIXED', fixed: { price: { value: '9.995', currency: 'EUR' } }, ...inPerson }),
      [['service.payment.fixed.price.value', 'INVALID_RATE']],
    ],
    [
      'a price of more than nine digits',
      priced({ rateType: 'FIXED', fixed: { price: { value: '1000000000', currency: 'EUR' } }, ...inPerson }),
      [['service.payment.fixed.price.value', 'INVALID_RATE']],
    ],
    ['an unknown type', { type: 'PARTY' }, [['service.type', 'INVALID_ENUM_VALUE']]],
    ['no places', { defaultCapacity: 0 }, [['service.defaultCapacity', 'MIN']]],
    ['too many places', { defaultCapacity: 1001 }, [['service.defaultCapacity', 'MAX']]],
    ['a name that is too long', { name: 'x'.repeat(401) }, [['service.name', 'MAX_LENGTH']]],
    [
      'a pause that is too long',
      { schedule: { availabilityConstraints: { sessionDurations: [45], timeBetweenSessions: 721 } } },
      [['service.schedule.availabilityConstraints.timeBetweenSessions', 'MAX']],
    ],
  ])('is refused with %s', async (_, changes, expected) => {
    expect(await refusal(create({ ...massage, ...changes }))).toEqual(expected)
    expect((await queryServices(studio.owner, {})).total).toBe(11)
    expect(studio.events).toEqual([])
  })

  it.each<[string, NewService]>([
    ['the longest name', { ...massage, name: 'x'.repeat(400) }],
    [
      'several lengths at several prices',
      {
        ...massage,
        payment: {
          rateType: 'VARIED',
          varied: { defaultPrice: { value: '20.00', currency: 'EUR' } },
          options: { online: true, deposit: true },
        },
        schedule: { availabilityConstraints: { sessionDurations: [1, 44_639], timeBetweenSessions: 720 } },
      },
    ],
    [
      'a price in words',
      {
        ...massage,
        payment: { rateType: 'CUSTOM', custom: { description: 'x'.repeat(50) }, options: { inPerson: true } },
      },
    ],
    [
      'a deposit of the whole price, which is all that is taken online',
      {
        ...massage,
        payment: {
          rateType: 'FIXED',
          fixed: {
            price: { value: '40.00', currency: 'EUR' },
            deposit: { value: '40.00', currency: 'EUR' },
            fullUpfrontPaymentAllowed: false,
          },
          options: { online: true, deposit: true },
        },
      },
    ],
    [
      'its staff named as resources',
      {
        ...massage,
        primaryResourceType: staffResourceTypeId,
        serviceResources: [{ resourceType: { id: staffResourceTypeId }, resourceIds: { values: [ines] } }],
      },
    ],
    [
      'a price of nine digits and cents',
      {
        ...massage,
        payment: {
          rateType: 'FIXED',
          fixed: { price: { value: '999999999.99', currency: 'EUR' } },
          options: { inPerson: true },
        },
      },
    ],
    ['1,000 places', group('CLASS', { defaultCapacity: 1000 })],
    [
      'a price of nothing',
      {
        ...massage,
        payment: {
          rateType: 'FIXED',
          fixed: { price: { value: '0', currency: 'EUR' }, deposit: { value: '0', currency: 'EUR' } },
          options: { online: true },
        },
      },
    ],
  ])('may have %s', async (_, service) => {
    const { payment, ...made } = await create(service)
    expect(made).toMatchObject({ name: service.name, revision: '1' })
    expect(payment?.fixed?.fullUpfrontPaymentAllowed).toBe(service.payment.fixed?.fullUpfrontPaymentAllowed)
    expect(made.primaryResourceType).toBe(service.primaryResourceType)
  })

  it('is refused with the length of a session for a class, and none for an appointment', async () => {
    const schedule = { availabilityConstraints: { sessionDurations: [60] } }
    const field = 'service.schedule.availabilityConstraints.sessionDurations'
    expect(await refusal(create(group('CLASS', { schedule })))).toEqual([[field, 'INVALID_SESSION_DURATION']])
    expect(await refusal(create(group('COURSE', { schedule })))).toEqual([
      [field, 'INVALID_SESSION_DURATION'],
    ])
  })

  it('is made by the business alone', async () => {
    const call = createService(studio.visitor, { service: massage })
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(isFrontdeskError(error) && [error.status, error.code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('a new service can be booked', () => {
  const contactDetails = { firstName: 'Rita', email: 'rita@example.com' }

  it('works as an appointment when its staff work', async () => {
    const { id: serviceId } = await create(massage)
    const { items } = await listAvailabilityTimeSlots(studio.visitor, { serviceId, ...days })
    expect(items[0]).toMatchObject({
      serviceId,
      localStartDate: '2026-05-05T09:00:00',
      localEndDate: '2026-05-05T09:45:00',
      location: { id: harbour },
      bookable: true,
    })
    const startDate = '2026-05-05T08:00:00.000Z'
    await createBooking(studio.visitor, {
      booking: { bookedEntity: { slot: { serviceId, startDate } }, contactDetails, totalParticipants: 1 },
    })
    const after = await listAvailabilityTimeSlots(studio.visitor, { serviceId, ...days, bookable: true })
    expect(after.items[0]?.localStartDate).not.toBe('2026-05-05T09:00:00')
  })

  it('works as a class once a week with each of its staff, when they have time', async () => {
    const { id: serviceId } = await create(group('CLASS', { staffMemberIds: [marta, ines] }))
    const { items } = await listEventTimeSlots(studio.visitor, { serviceIds: [serviceId], ...days })
    expect(items.map(({ localStartDate, location }) => [localStartDate, location?.id])).toEqual([
      ['2026-05-05T09:00:00', harbour],
      ['2026-05-11T10:00:00', hill],
      ['2026-05-12T09:00:00', harbour],
      ['2026-05-18T10:00:00', hill],
    ])
    const [first] = items
    const booking = await createBooking(studio.visitor, {
      booking: {
        bookedEntity: { slot: { serviceId, eventId: first?.eventInfo?.eventId ?? '' } },
        contactDetails,
        totalParticipants: 2,
      },
    })
    expect(booking.startDate).toEqual(new Date('2026-05-05T08:00:00.000Z'))
    const { items: second } = await listEventTimeSlots(studio.visitor, { serviceIds: [serviceId], ...days })
    expect(second[0]?.remainingCapacity).toBe(4)
  })

  it('works as a course of six weeks that begins in a week', async () => {
    const made = await create(group('COURSE'))
    const { schedule } = made
    expect(schedule).toMatchObject({
      firstSessionStart: new Date('2026-05-11T09:00:00.000Z'),
      lastSessionEnd: new Date('2026-06-15T10:00:00.000Z'),
    })
    const booking = await createBooking(studio.visitor, {
      booking: {
        bookedEntity: { schedule: { scheduleId: schedule?.id ?? '' } },
        contactDetails,
        totalParticipants: 6,
      },
    })
    expect(booking).toMatchObject({ status: 'CREATED', startDate: new Date('2026-05-11T09:00:00.000Z') })
    expect(
      await refusal(
        createBooking(studio.visitor, {
          booking: {
            bookedEntity: { schedule: { scheduleId: schedule?.id ?? '' } },
            contactDetails,
            totalParticipants: 1,
          },
        }),
      ),
    ).toEqual([409, 'SCHEDULE_CAPACITY_EXCEEDED'])
  })

  it('avoids the classes that its staff already give', async () => {
    const times: string[] = []
    for (let count = 0; count < 3; count++) {
      const { id } = await create(group('CLASS', { staffMemberIds: [marta] }))
      const { items } = await listEventTimeSlots(studio.visitor, { serviceIds: [id], ...days })
      times.push(items[0]?.localStartDate ?? '')
    }
    expect(times).toEqual(['2026-05-11T10:00:00', '2026-05-11T11:00:00', '2026-05-11T12:00:00'])
  })

  it('cannot be booked without staff, and can be booked once it has some', async () => {
    const { id, revision = '' } = await create(group('CLASS', { staffMemberIds: [] }))
    const sessions = async (): Promise<number> =>
      (await listEventTimeSlots(studio.visitor, { serviceIds: [id], ...days })).items.length
    expect(await sessions()).toBe(0)
    await updateService(studio.owner, { service: { id, revision, staffMemberIds: [marta] } })
    expect(await sessions()).toBe(2)
  })
})

describe('a change of a service', () => {
  it('changes what is given, keeps the rest, and tells what was modified', async () => {
    const made = await create(massage)
    studio.setClock('2026-05-04T09:00:00.000Z')
    const changed = await updateService(studio.owner, {
      service: {
        id: made.id,
        revision: '1',
        payment: { fixed: { price: { value: '45.5', currency: 'EUR' } } },
        onlineBooking: { requireManualApproval: true },
      },
    })
    expect(changed).toEqual({
      ...made,
      payment: {
        ...made.payment,
        fixed: { price: { value: '45.50', currency: 'EUR', formattedValue: '€45.50' } },
      },
      onlineBooking: { enabled: true, requireManualApproval: true, allowMultipleRequests: false },
      updatedDate: new Date('2026-05-04T09:00:00.000Z'),
      revision: '2',
    })
    expect(studio.events.at(-1)).toMatchObject({
      slug: 'updated',
      entityId: made.id,
      modifiedFields: {
        'payment.fixed.price.value': '40.00',
        'payment.fixed.price.formattedValue': '€40.00',
        'onlineBooking.requireManualApproval': false,
      },
    })
  })

  it('changes what the mask names, and clears what it names and is not given', async () => {
    const { id } = await create({ ...massage, tagLine: 'For tired feet', bookingPolicy: { id: groups } })
    const changed = await updateService(studio.owner, {
      service: { id, revision: '1', name: 'Ignored', hidden: true },
      mask: ['hidden', 'tagLine', 'category', 'bookingPolicy'],
    })
    expect(changed).toMatchObject({
      name: 'Foot massage',
      hidden: true,
      bookingPolicy: { id: appointments },
      revision: '2',
    })
    expect(changed).not.toHaveProperty('tagLine')
    expect(changed).not.toHaveProperty('category')
  })

  it('takes the price of the rate type before away', async () => {
    const { id } = await create(massage)
    const changed = await updateService(studio.owner, {
      service: { id, revision: '1', payment: { rateType: 'NO_FEE' } },
    })
    expect(changed.payment).toEqual({
      rateType: 'NO_FEE',
      options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
      pricingPlanIds: [],
    })
  })

  it.each([
    ['fixed', { price: { value: '9', currency: 'EUR' } }, { rateType: 'NO_FEE' }],
    ['varied', { defaultPrice: { value: '9', currency: 'EUR' } }, { rateType: 'NO_FEE' }],
    ['custom', { description: 'By heart' }, { rateType: 'NO_FEE' }],
  ] as const)('is refused with the price of another rate type: %s', async (name, price, payment) => {
    const { id, revision = '' } = await create(massage)
    const options = { inPerson: true }
    const call = updateService(studio.owner, {
      service: { id, revision, payment: { ...payment, [name]: price, options } },
    })
    expect(await refusal(call)).toEqual([[`service.payment.${name}`, 'INVALID_PAYMENT_TYPE']])
  })

  it('creates a new slug with a new name, and keeps the old one', async () => {
    const { id } = await create(massage)
    const changed = await updateService(studio.owner, { service: { id, revision: '1', name: 'Happy feet' } })
    expect(changed.mainSlug?.name).toBe('happy-feet')
    expect(changed.supportedSlugs?.map(({ name }) => name)).toEqual(['foot-massage', 'happy-feet'])
    expect(changed.urls?.servicePage).toEqual({ relativePath: '/service-page/happy-feet' })
    const back = await updateService(studio.owner, { service: { id, revision: '2', name: 'Foot massage' } })
    expect(back.supportedSlugs?.map(({ name }) => name)).toEqual(['happy-feet', 'foot-massage'])
  })

  it.each<[string, object, string[] | undefined, [string, string][]]>([
    ['another type', { type: 'CLASS' }, undefined, [['service.type', 'INVALID_SERVICE_TYPE']]],
    [
      'other locations',
      { locations: [{ type: 'CUSTOMER' }] },
      undefined,
      [['service.locations', 'FIELD_NOT_ALLOWED']],
    ],
    [
      'other add-on groups',
      { addOnGroups: [{ name: 'Extras' }] },
      undefined,
      [['service.addOnGroups', 'FIELD_NOT_ALLOWED']],
    ],
    ['a mask with locations', {}, ['hidden', 'locations'], [['mask.1', 'FIELD_NOT_ALLOWED']]],
    ['a mask with a read-only field', {}, ['mainSlug'], [['mask.0', 'FIELD_NOT_ALLOWED']]],
    ['a mask that clears the name', {}, ['name'], [['service.name', 'INVALID_SERVICE_NAME']]],
    ['a mask that clears the price', {}, ['payment'], [['service.payment', 'PAYMENT_REQUIRED']]],
    [
      'a mask that clears the settings of online booking',
      {},
      ['onlineBooking'],
      [['service.onlineBooking', 'INVALID_ONLINE_BOOKING']],
    ],
    [
      'a mask that clears the places',
      {},
      ['defaultCapacity'],
      [['service.defaultCapacity', 'INVALID_DEFAULT_CAPACITY']],
    ],
    ['a mask that clears the type', {}, ['type'], [['service.type', 'INVALID_SERVICE_TYPE']]],
    [
      'a mask that clears the staff',
      {},
      ['staffMemberIds'],
      [['service.staffMemberIds', 'INVALID_STAFF_MEMBER_IDS']],
    ],
  ])('is refused with %s', async (_, changes, mask, expected) => {
    const { id } = await create(massage)
    const call = updateService(studio.owner, {
      service: { id, revision: '1', ...changes },
      ...(mask && { mask }),
    })
    expect(await refusal(call)).toEqual(expected)
    expect(await getService(studio.owner, { serviceId: id })).toMatchObject({ revision: '1' })
  })

  it('is refused for another revision than the current one, and for a service that does not exist', async () => {
    const { id } = await create(massage)
    const update = (service: { id: string; revision: string }) => updateService(studio.owner, { service })
    expect(await refusal(update({ id, revision: '2' }))).toEqual([409, 'REVISION_MISMATCH'])
    expect(await refusal(update({ id: unknown, revision: '1' }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(update({ id, revision: undefined as never }))).toEqual([
      ['service.revision', 'REQUIRED_FIELD'],
    ])
  })
})

describe('a service that is deleted', () => {
  const contactDetails = { firstName: 'Rita', email: 'rita@example.com' }
  const book = (slot: object) =>
    createBooking(studio.visitor, {
      booking: { bookedEntity: { slot }, contactDetails, totalParticipants: 1 },
    })
  const status = (id: string): string | undefined => studio.state.in(bookings).get(id)?.status

  it('is gone, and its future bookings are canceled', async () => {
    const { id: serviceId } = await create(massage)
    const { id } = await book({ serviceId, startDate: '2026-05-05T08:00:00.000Z' })
    studio.mails.splice(0)
    await deleteService(studio.owner, { serviceId })
    expect(await refusal(getService(studio.visitor, { serviceId }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(deleteService(studio.owner, { serviceId }))).toEqual([404, 'NOT_FOUND'])
    expect((await queryServices(studio.owner, { filter: { name: 'Foot massage' } })).total).toBe(0)
    expect(await refusal(listAvailabilityTimeSlots(studio.visitor, { serviceId, ...days }))).toEqual([
      404,
      'SERVICE_NOT_FOUND',
    ])
    expect(status(id)).toBe('CANCELED')
    expect(studio.mails).toEqual([])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId]).slice(-3)).toEqual([
      ['updated', id],
      ['canceled', id],
      ['deleted', serviceId],
    ])
  })

  it('tells the participants when it is asked to', async () => {
    const { id: serviceId } = await create(massage)
    await book({ serviceId, startDate: '2026-05-05T08:00:00.000Z' })
    studio.mails.splice(0)
    await deleteService(studio.owner, {
      serviceId,
      participantNotification: { notifyParticipants: true, message: 'We have closed the feet.' },
    })
    expect(
      studio.mails.map(({ to, subject, text }) => [to, subject, text.includes('We have closed the feet.')]),
    ).toEqual([['rita@example.com', 'Foot massage: your booking is cancelled', true]])
  })

  it('leaves what has begun, what is over and what is canceled already', async () => {
    const { id: serviceId } = await create(massage)
    const past = await book({ serviceId, startDate: '2026-05-05T08:00:00.000Z' })
    const next = await book({ serviceId, startDate: '2026-05-05T13:00:00.000Z' })
    const canceled = await book({ serviceId, startDate: '2026-05-06T13:00:00.000Z' })
    await cancelBooking(studio.visitor, { bookingId: canceled.id, revision: canceled.revision ?? '' })
    const { canceledDate } = studio.state.in(bookings).get(canceled.id) ?? {}
    studio.setClock('2026-05-05T08:00:00.000Z')
    await deleteService(studio.owner, { serviceId })
    expect([past, next, canceled].map(({ id }) => status(id))).toEqual(['CREATED', 'CANCELED', 'CANCELED'])
    expect(studio.state.in(bookings).get(canceled.id)?.canceledDate).toEqual(canceledDate)
  })

  it('keeps the sessions with participants when it is asked to: the staff stay busy then', async () => {
    const { id: serviceId } = await create(group('CLASS', { staffMemberIds: [ines] }))
    const { items } = await listEventTimeSlots(studio.visitor, { serviceIds: [serviceId], ...days })
    const { id } = await book({ serviceId, eventId: items[0]?.eventInfo?.eventId ?? '' })
    await deleteService(studio.owner, { serviceId, preserveFutureSessionsWithParticipants: true })
    expect(status(id)).toBe('CREATED')
    const after = await listEventTimeSlots(studio.visitor, { serviceIds: [serviceId], ...days })
    expect(after.items).toEqual([])
    // Inês gives the session on 5 May at 9 still, and is free a week later.
    const { id: massageId } = await create(massage)
    const slots = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massageId,
      ...days,
      bookable: true,
    })
    const starts = slots.items.map(({ localStartDate }) => localStartDate)
    expect(starts).not.toContain('2026-05-05T09:00:00')
    expect(starts).toContain('2026-05-12T09:00:00')
  })

  it('takes the sessions of a course along, or keeps them for who has booked it', async () => {
    for (const keep of [false, true]) {
      const made = await create(group('COURSE'))
      const scheduleId = made.schedule?.id ?? ''
      const { id } = await createBooking(studio.visitor, {
        booking: { bookedEntity: { schedule: { scheduleId } }, contactDetails, totalParticipants: 1 },
      })
      await deleteService(studio.owner, {
        serviceId: made.id,
        preserveFutureSessionsWithParticipants: keep,
      })
      expect(status(id)).toBe(keep ? 'CREATED' : 'CANCELED')
    }
  })
})

describe('bulk calls of services', () => {
  it('create each one on its own', async () => {
    const { results, bulkActionMetadata } = await bulkCreateServices(studio.owner, {
      services: [massage, { ...massage, staffMemberIds: [unknown] }, group('CLASS')],
      returnEntity: true,
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results.map(({ item }) => item?.name)).toEqual(['Foot massage', undefined, 'Tai Chi'])
    expect(results[1]?.itemMetadata).toEqual({
      originalIndex: 1,
      success: false,
      error: {
        code: 'INVALID_STAFF_MEMBER_IDS',
        description: '"services.1.staffMemberIds.0" is no resource id of a member of staff',
        data: {
          fieldViolations: [
            {
              field: 'services.1.staffMemberIds.0',
              description: 'is no resource id of a member of staff',
              violatedRule: 'OTHER',
              ruleName: 'INVALID_STAFF_MEMBER_IDS',
            },
          ],
        },
      },
    })
    expect((await queryServices(studio.owner, {})).total).toBe(13)
  })

  it('update each one on its own', async () => {
    const one = await create(massage)
    const other = await create(massage)
    const { results, bulkActionMetadata } = await bulkUpdateServices(studio.owner, {
      services: [
        { service: { id: one.id, revision: '1', hidden: true } },
        { service: { id: other.id, revision: '7', hidden: true } },
        { service: { id: other.id, revision: '1', name: 'Masked' }, mask: ['name'] },
      ],
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results.map(({ itemMetadata: { id, success, error } }) => [id, success, error?.code])).toEqual([
      [one.id, true, undefined],
      [other.id, false, 'REVISION_MISMATCH'],
      [other.id, true, undefined],
    ])
    expect(results.every(({ item }) => item === undefined)).toBe(true)
    expect(await getService(studio.owner, { serviceId: other.id })).toMatchObject({
      name: 'Masked',
      hidden: false,
      revision: '2',
    })
  })

  it('delete each one on its own', async () => {
    const { id } = await create(massage)
    const { results } = await bulkDeleteServices(studio.owner, { ids: [id, unknown] })
    expect(results.map(({ itemMetadata }) => itemMetadata)).toEqual([
      { id, originalIndex: 0, success: true },
      {
        id: unknown,
        originalIndex: 1,
        success: false,
        error: {
          code: 'NOT_FOUND',
          description: `There is no service with id ${unknown}`,
          data: { id: unknown },
        },
      },
    ])
    expect(await refusal(getService(studio.owner, { serviceId: id }))).toEqual([404, 'NOT_FOUND'])
  })

  it('take 100 at once, and no more', async () => {
    const ids = Array.from({ length: 100 }, () => unknown)
    expect((await bulkDeleteServices(studio.owner, { ids })).bulkActionMetadata.totalFailures).toBe(100)
    expect(await refusal(bulkDeleteServices(studio.owner, { ids: [...ids, unknown] }))).toEqual([
      ['ids', 'MAX_SIZE'],
    ])
    const services = Array.from({ length: 101 }, () => massage)
    expect(await refusal(bulkCreateServices(studio.owner, { services }))).toEqual([['services', 'MAX_SIZE']])
    expect(
      await refusal(
        bulkUpdateServices(studio.owner, {
          services: services.map(() => ({ service: { id: unknown, revision: '1' } })),
        }),
      ),
    ).toEqual([['services', 'MAX_SIZE']])
  })
})
