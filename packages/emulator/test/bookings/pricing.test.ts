import {
  type BookingLineItem,
  calculatePrice,
  createService,
  createServiceOptionsAndVariants,
  type NewService,
  previewPrice,
  type PriceInfo,
  type Service,
  type ServiceOption,
  type VariantChoice,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { book, consultation, eveningSession, reformer, slotOf } from './bookings.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const optionId = '7b0f6f4d-1f5e-4a39-9c3f-6f1f3c0b8a11'
const euro = (value: string): Money => ({ value, currency: 'EUR' })

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const preview = (...bookingLineItems: BookingLineItem[]): Promise<PriceInfo> =>
  previewPrice(studio.visitor, { bookingLineItems })

const people = (numberOfParticipants: number, custom?: string) => ({
  numberOfParticipants,
  ...(custom !== undefined && { choices: [{ custom }] }),
})

const create = (service: NewService): Promise<Service> => createService(studio.owner, { service })

const varied = (value: string, more: Partial<NewService['payment']> = {}): NewService['payment'] => ({
  rateType: 'VARIED',
  varied: { defaultPrice: euro(value) },
  options: { inPerson: true },
  ...more,
})

const vary = async (
  service: NewService,
  option: ServiceOption,
  ...prices: [choice: VariantChoice, value: string][]
): Promise<string> => {
  const { id: serviceId } = await create(service)
  await createServiceOptionsAndVariants(studio.owner, {
    serviceOptionsAndVariants: {
      serviceId,
      options: { values: [{ id: optionId, ...option }] },
      variants: {
        values: prices.map(([choice, value]) => ({ choices: [{ optionId, ...choice }], price: euro(value) })),
      },
    },
  })
  return serviceId
}

const byAge = (): Promise<string> =>
  vary(
    taiChi('CLASS', { payment: varied('30') }),
    { type: 'CUSTOM', customData: { name: 'Age', choices: ['Adult', 'Student'] } },
    [{ custom: 'Adult' }, '20'],
    [{ custom: 'Student' }, '14.5'],
  )

const byLength = (): Promise<string> =>
  vary(
    { ...footMassage, payment: varied('30') },
    { type: 'DURATION' },
    [{ duration: { minutes: 30 } }, '25'],
    [{ duration: { minutes: 60 } }, '45'],
  )

describe('the preview of a price', () => {
  it('is the price for each participant, and the sum of all line items', async () => {
    const serviceId = await byAge()
    const items = [
      { serviceId, serviceChoices: [people(2, 'Adult'), people(1)] },
      { serviceId, serviceChoices: [people(1, 'Student')] },
    ]
    expect(await preview(...items)).toEqual({
      calculatedPrice: 84.5,
      bookingLineItems: [
        {
          serviceId,
          serviceChoices: [
            { ...people(2, 'Adult'), pricePerParticipant: 20 },
            { ...people(1), pricePerParticipant: 30 },
          ],
        },
        { serviceId, serviceChoices: [{ ...people(1, 'Student'), pricePerParticipant: 14.5 }] },
      ],
    })
  })

  it('is that of a fixed price, with the deposit for all; nothing where nothing is paid', async () => {
    const { id } = await create({
      ...footMassage,
      payment: {
        rateType: 'FIXED',
        fixed: { price: euro('40'), deposit: euro('12.5') },
        options: { online: true, deposit: true },
      },
    })
    const { calculatedPrice, deposit } = await preview({ serviceId: id, serviceChoices: [people(2)] })
    expect([calculatedPrice, deposit]).toEqual([80, 25])
    const free = await preview({ serviceId: consultation, serviceChoices: [people(1)] })
    expect(free.calculatedPrice).toBe(0)
    expect(free).not.toHaveProperty('deposit')
  })

  it('is in words where the service is paid in another way', async () => {
    const { id: serviceId } = await create({
      ...footMassage,
      payment: {
        rateType: 'CUSTOM',
        custom: { description: 'As we agree' },
        options: { inPerson: true },
      },
    })
    const item = { serviceId, serviceChoices: [people(1)] }
    expect(await preview(item)).toEqual({
      priceDescriptionInfo: { original: 'As we agree' },
      bookingLineItems: [item],
    })
  })

  it('leaves out a deposit that is more than the price', async () => {
    const payment = varied('30', {
      varied: { defaultPrice: euro('30'), deposit: euro('16') },
      options: { online: true, deposit: true },
    })
    const serviceId = await vary(
      taiChi('CLASS', { payment }),
      { type: 'CUSTOM', customData: { choices: ['Adult', 'Student'] } },
      [{ custom: 'Adult' }, '16'],
      [{ custom: 'Student' }, '15.99'],
    )
    const depositOf = async (custom: string): Promise<unknown> =>
      (await preview({ serviceId, serviceChoices: [people(1, custom)] })).deposit
    expect(await depositOf('Adult')).toBe(16)
    expect(await depositOf('Student')).toBeUndefined()
  })

  it('takes the length that is chosen or that the time has', async () => {
    const serviceId = await byLength()
    const priceOf = async (item: BookingLineItem): Promise<unknown> =>
      (await preview({ serviceId, serviceChoices: [people(1)], ...item })).calculatedPrice
    expect(await priceOf({})).toBe(25)
    const long = { serviceChoices: [{ numberOfParticipants: 1, choices: [{ duration: { minutes: 60 } }] }] }
    const hour = { localStartDate: '2026-05-07T09:00:00', localEndDate: '2026-05-07T10:00:00' }
    expect(await priceOf(long)).toBe(45)
    expect(await priceOf(hour)).toBe(45)
    expect(await priceOf({ ...long, ...hour })).toBe(45)
    for (const wrong of [
      { ...hour, localEndDate: '2026-05-07T09:45:00' },
      { ...long, ...hour, localEndDate: '2026-05-07T09:30:00' },
      { serviceChoices: [{ numberOfParticipants: 1, choices: [{ duration: { minutes: 45 } }] }] },
      { serviceChoices: [{ numberOfParticipants: 1, choices: [{ choiceId: 'gone' }] }] },
    ])
      expect(await refusal(priceOf(wrong))).toEqual([400, 'INVALID_DURATION_CHOICE'])
  })

  it('takes the staff and the time into account', async () => {
    const byStaff = await vary({ ...footMassage, payment: varied('30') }, { type: 'STAFF_MEMBER' }, [
      { staffMemberId: staffIds.ines },
      '50',
    ])
    const item = { serviceId: byStaff, resourceId: staffIds.ines, serviceChoices: [people(1)] }
    expect((await preview(item)).calculatedPrice).toBe(50)
    const byMonth = await vary(
      { ...footMassage, name: 'Back massage', payment: varied('30') },
      { type: 'DATE_TIME' },
      [{ dateTime: { ruleType: 'MONTHS', monthsRule: { months: [6] } } }, '99'],
    )
    const at = async (localStartDate: string, timeZone?: string): Promise<unknown> =>
      (
        await preview({
          serviceId: byMonth,
          serviceChoices: [people(1)],
          localStartDate,
          ...(timeZone !== undefined && { timeZone }),
        })
      ).calculatedPrice
    expect(await at('2026-05-31T23:59:59')).toBe(30)
    expect(await at('2026-06-01T00:00:00')).toBe(99)
    // In Lisbon, where the business is, it is still May then.
    expect(await at('2026-06-01T00:30:00', 'Europe/Madrid')).toBe(30)
  })

  it.each<[string, BookingLineItem[], unknown]>([
    ['no service', [{ serviceChoices: [people(1)] }], [400, 'INVALID_SERVICE_ID']],
    [
      'two services',
      [
        { serviceId: reformer, serviceChoices: [people(1)] },
        { serviceId: consultation, serviceChoices: [people(1)] },
      ],
      [400, 'INVALID_SERVICE_ID'],
    ],
    [
      'an unknown service',
      [{ serviceId: 'gone', serviceChoices: [people(1)] }],
      [400, 'FAILED_RESOLVING_SERVICE'],
    ],
    ['nobody', [{ serviceId: reformer }], [400, 'NUMBER_OF_PARTICIPANTS_NOT_FOUND']],
    [
      'a group without a number',
      [{ serviceId: reformer, serviceChoices: [{}] }],
      [400, 'NUMBER_OF_PARTICIPANTS_NOT_FOUND'],
    ],
    [
      'a choice that the service has not',
      [{ serviceId: reformer, serviceChoices: [people(1, 'Adult')] }],
      [400, 'INVALID_SERVICE_CHOICES'],
    ],
    [
      'a time that is no local time',
      [{ serviceId: reformer, serviceChoices: [people(1)], localStartDate: '2026-05-07T09:00:00Z' }],
      [['bookingLineItems.0.localStartDate', 'FORMAT']],
    ],
    [
      'a zone that does not exist',
      [
        {
          serviceId: reformer,
          serviceChoices: [people(1)],
          localEndDate: '2026-05-07T09:00:00',
          timeZone: 'Lisbon',
        },
      ],
      [['bookingLineItems.0.timeZone', 'FORMAT']],
    ],
    ['no line items', [], [['bookingLineItems', 'MIN_SIZE']]],
  ])('is refused for %s', async (_, items, expected) => {
    expect(await refusal(preview(...items))).toEqual(expected)
  })

  it('is found by the address of the documents of the platform, too', async () => {
    const bookingLineItems = [{ serviceId: reformer, serviceChoices: [people(1)] }]
    expect(await studio.post('/bookings/v2/pricing/preview', { bookingLineItems })).toMatchObject({
      priceInfo: { calculatedPrice: 22 },
    })
  })
})

describe('the price of a booking', () => {
  it('is that of its service by now, for all who come', async () => {
    const booking = await book(
      studio.visitor,
      { slot: { eventId: await eveningSession(studio.visitor) } },
      { totalParticipants: 3 },
    )
    expect(await calculatePrice(studio.visitor, { booking })).toEqual({
      calculatedPrice: 66,
      bookingLineItems: [
        {
          serviceId: reformer,
          resourceId: staffIds.jonas,
          serviceChoices: [{ numberOfParticipants: 3, pricePerParticipant: 22 }],
        },
      ],
    })
  })

  it('follows from its length and its choices', async () => {
    const serviceId = await byLength()
    const { slot } = slotOf(serviceId, '2026-05-07T10:00:00')
    const booking = await book(studio.visitor, { slot: { ...slot, endDate: '2026-05-07T11:00:00' } })
    const { calculatedPrice } = await calculatePrice(studio.visitor, { booking })
    expect(calculatedPrice).toBe(45)
    const wrong = { ...booking, endDate: new Date(+booking.endDate! + 60_000) }
    expect(await refusal(calculatePrice(studio.visitor, { booking: wrong }))).toEqual([
      400,
      'INVALID_DURATION_CHOICE',
    ])
  })

  it.each([
    ['names no service', { totalParticipants: 1 }, 'INVALID_BOOKING'],
    [
      'names an unknown service',
      { bookedEntity: { slot: { serviceId: 'gone' } }, totalParticipants: 1 },
      'FAILED_RESOLVING_SERVICE',
    ],
    [
      'names no participants',
      { bookedEntity: { schedule: { serviceId: reformer } } },
      'NUMBER_OF_PARTICIPANTS_NOT_FOUND',
    ],
  ])('is refused when it %s', async (_, booking, code) => {
    expect(await refusal(calculatePrice(studio.visitor, { booking }))).toEqual([400, code])
  })
})
