import { type Booking, cancelBooking, confirmBooking, queryExtendedBookings } from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import type { Order } from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { transferBookings } from '../../src/bookings/index.ts'
import { serviceId } from '../../src/bookings/seed/studio.ts'
import { book, course, massage, numberOf, reference, setReschedulePolicy, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const massageAt = (startDate: string) => book(studio.visitor, slotOf(massage, startDate))

describe('my bookings', () => {
  it('are mine alone, and go with me when I log in', async () => {
    const booking = await massageAt('2026-05-07T11:00:00')
    expect((await queryExtendedBookings(studio.otherVisitor, {})).items).toEqual([])
    await expect(
      cancelBooking(studio.otherVisitor, { bookingId: booking.id, revision: '1' }),
    ).rejects.toMatchObject({
      code: 'BOOKING_NOT_FOUND',
      status: 404,
    })
    studio.run({ kind: 'owner' }, (context) => transferBookings(context, 'visitor-1', 'member-1'))
    expect((await queryExtendedBookings(studio.visitor, {})).items).toEqual([])
    const all = await queryExtendedBookings(studio.owner, { filter: { 'createdBy.memberId': 'member-1' } })
    expect(all.items.map((item) => item.booking?.id)).toEqual([booking.id])
  })

  it('come with the latest made first', async () => {
    const made: (string | undefined)[] = []
    for (const time of ['09:00', '11:00', '15:00']) {
      made.unshift((await massageAt(`2026-05-07T${time}:00`)).id)
      studio.setClock(`2026-05-04T${time}:00.000Z`)
    }
    const { items } = await queryExtendedBookings(studio.visitor, {})
    expect(items.map(({ booking }) => booking?.id)).toEqual(made)
  })

  it('can be filtered by state and time', async () => {
    await massageAt('2026-05-07T11:00:00')
    const later = await massageAt('2026-05-14T11:00:00')
    const { items } = await queryExtendedBookings(studio.visitor, {
      filter: { status: 'CREATED', startDate: { $gte: new Date('2026-05-10T00:00:00.000Z') } },
      withBookingAllowedActions: true,
    })
    expect(items).toEqual([{ booking: later, allowedActions: { cancel: true, reschedule: false } }])
  })
})

describe('the parts of an extended booking', () => {
  const order: Order = {
    id: 'order-1',
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    currency: 'EUR',
    priceSummary: { total: { amount: '80.00', formattedAmount: '€80.00' } },
    balanceSummary: { balance: { amount: '30.00', formattedAmount: '€30.00' } },
  }

  it('come when they are asked for, and only then', async () => {
    const booking = await massageAt('2026-05-07T11:00:00')
    studio.orders.set(booking.id, {
      ...order,
      lineItems: [
        { id: 'line-1', lineItemPrice: { amount: '25.00', formattedAmount: '€25.00' } },
        {
          id: 'line-2',
          catalogReference: { ...reference(booking), options: {} },
          price: { amount: '55.00', formattedAmount: '€55.00' },
          lineItemPrice: { amount: '55.00', formattedAmount: '€55.00' },
        },
      ],
    })
    expect((await queryExtendedBookings(studio.visitor, {})).items).toEqual([{ booking }])
    const all = await queryExtendedBookings(studio.visitor, {
      withBookingAllowedActions: true,
      withBookingAttendanceInfo: true,
      withBookingConferencingDetails: true,
      withBookingPolicySettings: true,
      withBookingFeeDetails: true,
      withEcomOrder: true,
    })
    expect(all.items).toEqual([
      {
        booking,
        allowedActions: { cancel: true, reschedule: false },
        attendance: { status: 'NOT_SET' },
        bookingPolicySettings: { cancellationFeeEnabled: false },
        bookingFeeDetails: { cancellationFeeStatus: 'UNKNOWN_STATUS' },
        order: {
          id: 'order-1',
          number: '10001',
          status: 'APPROVED',
          paymentStatus: 'PARTIALLY_PAID',
          totalPrice: { amount: '80.00', formattedAmount: '€80.00' },
          bookingPrice: { amount: '55.00', formattedAmount: '€55.00' },
          balance: { amount: '30.00', formattedAmount: '€30.00' },
          currency: 'EUR',
        },
      },
    ])
  })

  it('leave out an order of a booking that was not ordered', async () => {
    const booking = await massageAt('2026-05-07T11:00:00')
    expect((await queryExtendedBookings(studio.visitor, { withEcomOrder: true })).items).toEqual([
      { booking },
    ])
  })

  it.each([
    'withWaiver',
    'withEcomTransactions',
    'withFormSubmissions',
    'withEventNotes',
    'withDeferredCharge',
  ])('are refused where the platform here has nothing of the kind: %s', async (field) => {
    const path = '/_api/bookings-reader/v2/extended-bookings/query'
    expect(await studio.post(path, { query: {}, [field]: true })).toEqual({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field,
              description: 'asks for something that the local platform does not have: leave it out',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    })
    expect(await studio.post(path, { query: {}, [field]: false })).toMatchObject({ extendedBookings: [] })
  })
})

describe('whether a booking can be moved', () => {
  const begin = '2026-05-07T11:00:00'
  const confirmed = async () => {
    const booking = await massageAt(begin)
    return confirmBooking(studio.owner, { bookingId: booking.id, revision: booking.revision ?? '' })
  }
  const reschedule = async (client: Client, { id }: Booking) =>
    (await queryExtendedBookings(client, { filter: { id }, withBookingAllowedActions: true })).items.map(
      ({ allowedActions }) => allowedActions?.reschedule,
    )

  it.each([
    ['it is not allowed', { enabled: false }, begin, false],
    ['nothing is said of it', {}, begin, false],
    ['there is no limit', { enabled: true }, '2026-05-07T10:59:59', true],
    ['it has begun', { enabled: true }, begin, false],
    [
      'there is a day left',
      { limitLatestReschedule: true, latestRescheduleInMinutes: 1440 },
      '2026-05-06T11:00:00',
      true,
    ],
    [
      'there is less left',
      { limitLatestReschedule: true, latestRescheduleInMinutes: 1440 },
      '2026-05-06T11:00:01',
      false,
    ],
    [
      'its limit does not count',
      { limitLatestReschedule: false, latestRescheduleInMinutes: 1440 },
      '2026-05-06T11:00:01',
      true,
    ],
  ])(
    'follows the policy for a customer, and is free to the business: %s',
    async (name, rules, time, expected) => {
      setReschedulePolicy(
        studio,
        massage,
        name === 'it is not allowed' || name === 'nothing is said of it'
          ? rules
          : { enabled: true, ...rules },
      )
      const booking = await confirmed()
      studio.setClock(`${time}+01:00`)
      expect(await reschedule(studio.visitor, booking)).toEqual([expected])
      expect(await reschedule(studio.owner, booking)).toEqual([true])
    },
  )

  it('is denied before the booking is ordered and after it is canceled', async () => {
    setReschedulePolicy(studio, massage, { enabled: true })
    const booking = await massageAt(begin)
    expect(await reschedule(studio.visitor, booking)).toEqual([false])
    await cancelBooking(studio.visitor, { bookingId: booking.id, revision: booking.revision ?? '' })
    expect(await reschedule(studio.visitor, booking)).toEqual([false])
    expect(await reschedule(studio.owner, booking)).toEqual([false])
  })

  it('is denied for a course', async () => {
    setReschedulePolicy(studio, serviceId(numberOf('first-steps-in-yoga')), { enabled: true })
    const booking = await book(studio.visitor, { schedule: { scheduleId: course } })
    const { id, revision = '' } = booking
    await confirmBooking(studio.owner, { bookingId: id, revision })
    expect(await reschedule(studio.visitor, booking)).toEqual([false])
    expect(await reschedule(studio.owner, booking)).toEqual([false])
  })
})

describe('pages of bookings', () => {
  const starts = ['2026-05-07T11:00:00', '2026-05-14T11:00:00', '2026-05-21T11:00:00']
  const path = '/_api/bookings-reader/v2/extended-bookings/query'

  it('say how many there are in all when they are asked for by offset', async () => {
    for (const start of starts) await massageAt(start)
    const page = await queryExtendedBookings(studio.visitor, {
      sort: [{ fieldName: 'startDate' }],
      paging: { offset: 1, limit: 1 },
    })
    const startsOf = ({ items }: typeof page) => items.map(({ booking }) => booking?.startDate?.toISOString())
    expect(startsOf(page)).toEqual(['2026-05-14T10:00:00.000Z'])
    expect(page.total).toBe(3)
    expect(page.tooManyToCount).toBe(false)
    const next = await page.next()
    expect(startsOf(next)).toEqual(['2026-05-21T10:00:00.000Z'])
    expect(next.hasNext()).toBe(false)
    expect(startsOf(await page.prev())).toEqual(['2026-05-07T10:00:00.000Z'])
  })

  it('have the offset and the total of such a page on the wire, and neither by cursor', async () => {
    for (const start of starts) await massageAt(start)
    const cursor = expect.any(String) as string
    expect(await studio.post(path, { query: { paging: { offset: 2, limit: 2 } } })).toMatchObject({
      pagingMetadata: { count: 1, offset: 2, total: 3, tooManyToCount: false, hasNext: false },
    })
    const { pagingMetadata } = (await studio.post(path, { query: { cursorPaging: { limit: 2 } } })) as {
      pagingMetadata: unknown
    }
    expect(pagingMetadata).toEqual({ count: 2, cursors: { next: cursor }, hasNext: true })
  })

  it('are asked for by offset or by cursor, not by both', async () => {
    await expect(
      queryExtendedBookings(studio.visitor, { paging: { limit: 1 }, cursorPaging: { limit: 1 } }),
    ).rejects.toMatchObject({
      violations: [{ field: 'cursorPaging', violatedRule: 'FIELD_NOT_ALLOWED' }],
    })
    expect(await studio.post(path, { query: { paging: { limit: 1 }, cursorPaging: { limit: 1 } } })).toEqual({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'query.paging',
              description: 'must not be given together with cursorPaging: a page is asked for by one of them',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    })
  })
})
