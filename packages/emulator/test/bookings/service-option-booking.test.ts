import {
  type BookedEntity,
  type Booking,
  confirmBooking,
  createService,
  createServiceOptionsAndVariants,
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type NewBooking,
  type NewService,
  rescheduleBooking,
  type Service,
  type ServiceChoice,
  type ServiceOption,
  type ServiceOptionsAndVariants,
  updateNumberOfParticipants,
  updateService,
  type VariantChoice,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { linePriceOf } from '../../src/bookings/booking/booking-payment.ts'
import { serviceIdOf } from '../../src/bookings/booking/booking-place.ts'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { book, reference, slotOf } from './bookings.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const optionId = '7b0f6f4d-1f5e-4a39-9c3f-6f1f3c0b8a11'
const euro = (value: string): Money => ({ value, currency: 'EUR' })
const varied: NewService['payment'] = {
  rateType: 'VARIED',
  varied: { defaultPrice: euro('30') },
  options: { inPerson: true, online: true },
}

let studio: Studio
let massage: Service
let classes: Service
beforeEach(async () => {
  studio = openStudio()
  massage = await createService(studio.owner, {
    service: { ...footMassage, payment: varied, staffMemberIds: [staffIds.ines, staffIds.rui] },
  })
  classes = await createService(studio.owner, {
    service: taiChi('CLASS', { payment: varied, defaultCapacity: 20 }),
  })
})

/** Gives a service an option with a price for each choice. */
const vary = (
  { id: serviceId }: Service,
  option: ServiceOption,
  ...prices: [choice: VariantChoice, value: string][]
): Promise<ServiceOptionsAndVariants> =>
  createServiceOptionsAndVariants(studio.owner, {
    serviceOptionsAndVariants: {
      serviceId,
      options: { values: [{ id: optionId, ...option }] },
      variants: {
        values: prices.map(([choice, value]) => ({ choices: [{ optionId, ...choice }], price: euro(value) })),
      },
    },
  })

const byAge = (service = classes): Promise<ServiceOptionsAndVariants> =>
  vary(
    service,
    { type: 'CUSTOM', customData: { name: 'Age', choices: ['Adult', 'Student'] } },
    [{ custom: 'Adult' }, '20'],
    [{ custom: 'Student' }, '14.5'],
  )

const byLength = (): Promise<ServiceOptionsAndVariants> =>
  vary(
    massage,
    { type: 'DURATION', durationData: { name: 'Length' } },
    [{ duration: { minutes: 30, name: 'Short' } }, '25'],
    [{ duration: { minutes: 60 } }, '45'],
  )

const session = async (): Promise<BookedEntity> => {
  const { items } = await listEventTimeSlots(studio.visitor, {
    serviceIds: [classes.id],
    fromLocalDate: '2026-05-05T00:00:00',
    toLocalDate: '2026-05-19T00:00:00',
  })
  return { slot: { eventId: items[0]?.eventInfo?.eventId ?? '' } }
}

type Group = [participants: number, ...choices: ServiceChoice[]]

const choosing = (...groups: Group[]): Partial<NewBooking> => ({
  participantsChoices: {
    serviceChoices: groups.map(([numberOfParticipants, ...choices]) => ({ numberOfParticipants, choices })),
  },
})

const bookChoosing = (entity: BookedEntity, ...groups: Group[]): Promise<Booking> => {
  const { participantsChoices } = choosing(...groups)
  return book(studio.visitor, entity, { totalParticipants: undefined, participantsChoices } as never)
}

const lineOf = (booking: Booking) =>
  studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
    bookingCatalogProvider.find(context, reference(booking)),
  )

/** The price of a booking as the local platform works it out, whatever the status of the booking is. */
const priceOf = ({ id }: Booking): string =>
  studio.run({ kind: 'owner' }, (context) => {
    const kept = context.state.in(bookings).get(id)!
    return linePriceOf(context, context.state.in(services).get(serviceIdOf(kept))!, kept).price
  })

const confirmed = ({ id, revision = '' }: Booking): Promise<Booking> =>
  confirmBooking(studio.owner, { bookingId: id, revision })

describe('the choices of a booking', () => {
  it('are completed, priced for each participant, and named in the line of the cart', async () => {
    const { variants } = await byAge()
    const [adult, student] = variants?.values?.map(({ choices }) => choices?.[0]?.id) ?? []
    const booking = await bookChoosing(await session(), [2, { custom: 'Adult' }], [1, { choiceId: student! }])
    expect(booking.participantsChoices).toEqual({
      serviceChoices: [
        { numberOfParticipants: 2, choices: [{ optionId, choiceId: adult, custom: 'Adult' }] },
        { numberOfParticipants: 1, choices: [{ optionId, choiceId: student, custom: 'Student' }] },
      ],
    })
    expect(booking.totalParticipants).toBeUndefined()
    expect(lineOf(booking)).toMatchObject({
      price: '54.50',
      serviceProperties: { numberOfParticipants: 3 },
      descriptionLines: expect.arrayContaining([{ name: 'Age', text: '2 × Adult, Student' }]) as unknown,
    })
  })

  it('may be left out: the participants then pay the default price', async () => {
    await byAge()
    const entity = await session()
    expect(priceOf(await book(studio.visitor, entity, { totalParticipants: 2 }))).toBe('60.00')
    expect(priceOf(await bookChoosing(entity, [1, { custom: 'Adult' }], [1]))).toBe('50.00')
  })

  it.each<[string, Group[]]>([
    ['an unknown choice', [[1, { custom: 'Child' }]]],
    ['an unknown choice id', [[1, { choiceId: 'gone' }]]],
    ['another option', [[1, { optionId: 'other', custom: 'Adult' }]]],
    ['a choice of another type', [[1, { duration: { minutes: 30 } }]]],
    ['nothing but the option', [[1, { optionId }]]],
    ['two choices of one participant', [[1, { custom: 'Adult' }, { custom: 'Student' }]]],
    [
      'a wrong choice beside a right one',
      [
        [1, { custom: 'Adult' }],
        [1, { custom: 'Child' }],
      ],
    ],
  ])('are refused: %s', async (_, groups) => {
    await byAge()
    expect(await refusal(bookChoosing(await session(), ...groups))).toEqual([400, 'INVALID_SERVICE_CHOICES'])
  })

  it('are refused where the service has no options, or its price does not vary', async () => {
    const entity = await session()
    expect(await refusal(bookChoosing(entity, [1, { custom: 'Adult' }]))).toEqual([
      400,
      'INVALID_SERVICE_CHOICES',
    ])
    await byAge()
    const fixed: NewService['payment'] = {
      rateType: 'FIXED',
      fixed: { price: euro('11') },
      options: { inPerson: true },
    }
    await updateService(studio.owner, {
      service: { id: classes.id, revision: '1', payment: fixed },
      mask: ['payment.rateType', 'payment.fixed'],
    })
    expect(await refusal(bookChoosing(entity, [1, { custom: 'Adult' }]))).toEqual([
      400,
      'INVALID_SERVICE_CHOICES',
    ])
    expect(priceOf(await book(studio.visitor, entity))).toBe('11.00')
  })

  it('are changed by the business alone', async () => {
    await byAge()
    const booking = await confirmed(await bookChoosing(await session(), [2, { custom: 'Adult' }]))
    const next = (await session()).slot!
    const move = (client: typeof studio.owner, custom: string) =>
      rescheduleBooking(client, {
        bookingId: booking.id,
        revision: '2',
        slot: next,
        ...choosing([2, { custom }]),
      })
    expect(await refusal(move(studio.visitor, 'Student'))).toEqual([403, 'UNAUTHORIZED_OPERATION'])
    const moved = await move(studio.owner, 'Student')
    expect(moved.participantsChoices?.serviceChoices?.[0]?.choices?.[0]?.custom).toBe('Student')
    expect(priceOf(moved)).toBe('29.00')
    const fewer = await updateNumberOfParticipants(studio.owner, {
      bookingId: booking.id,
      revision: '3',
      ...choosing([1, { custom: 'Adult' }]),
    })
    expect(priceOf(fewer)).toBe('20.00')
    const wrong = updateNumberOfParticipants(studio.owner, {
      bookingId: booking.id,
      revision: '4',
      ...choosing([1, { custom: 'Child' }]),
    })
    expect(await refusal(wrong)).toEqual([400, 'INVALID_SERVICE_CHOICES'])
  })
})

describe('the length that a customer chooses', () => {
  const time = '2026-05-07T10:00:00'
  const lengthOf = ({ startDate, endDate }: Booking): number => (+endDate! - +startDate!) / 60_000

  it('is that of the booking, at its price', async () => {
    await byLength()
    const short = await book(studio.visitor, slotOf(massage.id, time, staffIds.ines))
    const long = await bookChoosing(slotOf(massage.id, time, staffIds.rui), [
      1,
      { duration: { minutes: 60 } },
    ])
    expect([lengthOf(short), priceOf(short)]).toEqual([30, '25.00'])
    expect([lengthOf(long), priceOf(long)]).toEqual([60, '45.00'])
    expect(long.participantsChoices?.serviceChoices?.[0]?.choices?.[0]?.duration).toEqual({ minutes: 60 })
    expect(lineOf(long)?.descriptionLines).toContainEqual({ name: 'Length', text: '60 min' })
  })

  it('follows from the end of the time slot, too, which it must not contradict', async () => {
    await byLength()
    const { slot } = slotOf(massage.id, time)
    const until = (endDate: string): BookedEntity => ({ slot: { ...slot, endDate } })
    const long = await book(studio.visitor, until('2026-05-07T11:00:00'))
    expect([lengthOf(long), priceOf(long)]).toEqual([60, '45.00'])
    expect(
      await refusal(bookChoosing(until('2026-05-07T11:00:00'), [1, { duration: { minutes: 30 } }])),
    ).toEqual([400, 'INVALID_SERVICE_CHOICES'])
    expect(await refusal(bookChoosing(until('2026-05-07T10:45:00'), [1]))).toEqual([
      ['booking.bookedEntity.slot.endDate', 'VALIDATION'],
    ])
  })

  it('stays when the booking moves', async () => {
    await byLength()
    const booking = await confirmed(
      await bookChoosing(slotOf(massage.id, time), [1, { duration: { minutes: 60 } }]),
    )
    const moveTo = (endDate?: string) =>
      rescheduleBooking(studio.visitor, {
        bookingId: booking.id,
        revision: booking.revision ?? '',
        slot: {
          ...slotOf(massage.id, '2026-05-08T10:00:00').slot,
          ...(endDate !== undefined && { endDate }),
        },
      })
    expect(await refusal(moveTo('2026-05-08T10:30:00'))).toEqual([400, 'INVALID_SERVICE_CHOICES'])
    const moved = await moveTo()
    expect([lengthOf(moved), moved.participantsChoices]).toEqual([60, booking.participantsChoices])
  })

  it('is offered: by its minutes, and by the id of its choice', async () => {
    const { variants } = await byLength()
    const [short, long] = variants?.values?.map(({ choices }) => choices?.[0]?.id) ?? []
    const days = { fromLocalDate: '2026-05-07T09:00:00', toLocalDate: '2026-05-08T00:00:00' }
    const first = async (customerChoices?: object): Promise<unknown> => {
      const { items } = await listAvailabilityTimeSlots(studio.visitor, {
        serviceId: massage.id,
        ...days,
        ...(customerChoices && { customerChoices }),
      })
      return [items[0]?.localStartDate, items[0]?.localEndDate]
    }
    const half = ['2026-05-07T09:30:00', '2026-05-07T10:00:00']
    const hour = ['2026-05-07T09:30:00', '2026-05-07T10:30:00']
    expect(await first()).toEqual(half)
    expect(await first({ durationInMinutes: 60 })).toEqual(hour)
    expect(await first({ durationChoiceId: short })).toEqual(half)
    expect(await first({ durationChoiceId: long })).toEqual(hour)
    expect(await first({ durationChoiceId: long, durationInMinutes: 60 })).toEqual(hour)
    expect(await refusal(first({ durationChoiceId: 'gone' }))).toEqual([400, 'INVALID_SERVICE_CHOICES'])
    expect(await refusal(first({ durationChoiceId: short, durationInMinutes: 60 }))).toEqual([
      ['customerChoices.durationInMinutes', 'VALIDATION'],
    ])
    const get = (durationChoiceId: string) =>
      getAvailabilityTimeSlot(studio.visitor, {
        serviceId: massage.id,
        localStartDate: hour[0]!,
        localEndDate: hour[1]!,
        customerChoices: { durationChoiceId },
      })
    expect((await get(long!)).localEndDate).toBe(hour[1])
    expect(await refusal(get(short!))).toEqual([404, 'SLOT_NOT_FOUND'])
  })

  it('is not a choice of another type of option', async () => {
    const { variants } = await byAge(massage)
    const call = listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massage.id,
      toLocalDate: '2026-05-08T00:00:00',
      customerChoices: { durationChoiceId: variants?.values?.[0]?.choices?.[0]?.id ?? '' },
    })
    expect(await refusal(call)).toEqual([400, 'INVALID_SERVICE_CHOICES'])
  })
})

describe('a price that follows from the booking', () => {
  it('is that of the staff', async () => {
    await vary(
      massage,
      { type: 'STAFF_MEMBER' },
      [{ staffMemberId: staffIds.ines }, '50'],
      [{ staffMemberId: staffIds.rui }, '35'],
    )
    const prices = await Promise.all(
      [staffIds.ines, staffIds.rui].map(async (id) =>
        priceOf(await book(studio.visitor, slotOf(massage.id, '2026-05-07T10:00:00', id))),
      ),
    )
    expect(prices).toEqual(['50.00', '35.00'])
    const chosen = bookChoosing(slotOf(massage.id, '2026-05-08T10:00:00'), [1, { custom: 'Inês' }])
    expect(await refusal(chosen)).toEqual([400, 'INVALID_SERVICE_CHOICES'])
  })

  it('is that of the number of participants, both ends included', async () => {
    const range = (minParticipants: number, maxParticipants: number): VariantChoice => ({
      participantRange: { minParticipants, maxParticipants },
    })
    await vary(classes, { type: 'NUMBER_OF_PARTICIPANTS' }, [range(2, 3), '25'], [range(4, 4), '20'])
    const entity = await session()
    const prices: unknown[] = []
    for (const totalParticipants of [1, 2, 3, 4])
      prices.push(priceOf(await book(studio.visitor, entity, { totalParticipants })))
    expect(prices).toEqual(['30.00', '50.00', '75.00', '80.00'])
  })

  it.each<[string, NonNullable<VariantChoice['dateTime']>, string[]]>([
    [
      'hours of days of the week',
      {
        ruleType: 'HOURS_AND_DAYS',
        hoursAndDaysRule: { days: ['THURSDAY'], startTime: '09:30', endTime: '11:00:00' },
      },
      ['2026-05-07T09:30:00', '2026-05-07T10:30:00'],
    ],
    ['months', { ruleType: 'MONTHS', monthsRule: { months: [6] } }, ['2026-06-04T09:00:00']],
    [
      'a range of dates',
      {
        ruleType: 'DATE_RANGE',
        dateRangeRule: { localStartDate: '2026-05-08T00:00:00', localEndDate: '2026-06-04T09:00:00' },
      },
      ['2026-05-08T09:00:00'],
    ],
    [
      'a range of dates of each year',
      {
        ruleType: 'DATE_RANGE',
        dateRangeRule: {
          localStartDate: '2020-12-01T00:00:00',
          localEndDate: '2021-05-07T09:30:00',
          repeatsAnnually: true,
        },
      },
      ['2026-05-07T09:00:00'],
    ],
  ])('is that of %s', async (_, dateTime, expected) => {
    await vary(massage, { type: 'DATE_TIME' }, [{ dateTime }, '99'])
    const times = [
      '2026-05-07T09:00:00',
      '2026-05-07T09:30:00',
      '2026-05-07T10:30:00',
      '2026-05-07T11:00:00',
      '2026-05-08T09:00:00',
      '2026-06-04T09:00:00',
    ]
    const dear: string[] = []
    for (const [index, time] of times.entries()) {
      const resource = index % 2 ? staffIds.ines : staffIds.rui
      const booking = await book(studio.visitor, slotOf(massage.id, time, resource))
      if (priceOf(booking) === '99.00') dear.push(time)
    }
    expect(dear).toEqual(expected)
  })

  it('is paid in full when it is less than the deposit', async () => {
    const { id } = massage
    await updateService(studio.owner, {
      service: {
        id,
        revision: '1',
        payment: {
          ...varied,
          varied: { defaultPrice: euro('30'), deposit: euro('26') },
          options: { ...varied.options, deposit: true },
        },
      },
    })
    await byLength()
    const selectedPaymentOption = 'DEPOSIT_ONLINE' as const
    const at = (time: string, endDate: string) =>
      book(studio.visitor, { slot: { ...slotOf(id, time).slot, endDate } }, { selectedPaymentOption })
    const short = await at('2026-05-07T09:00:00', '2026-05-07T09:30:00')
    const long = await at('2026-05-08T09:00:00', '2026-05-08T10:00:00')
    expect(lineOf(short)).toMatchObject({ price: '25.00', paymentOption: 'FULL_PAYMENT_ONLINE' })
    expect(lineOf(long)).toMatchObject({
      price: '45.00',
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: '26.00',
    })
  })
})
