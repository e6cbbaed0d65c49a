import {
  applyBookingFees,
  type Booking,
  bulkCancelBooking,
  cancelBooking,
  collectBookingFees,
  confirmBooking,
  getAnonymousActionToken,
  getBookingAnonymously,
  listBookingFees,
  queryExtendedBookings,
  setAttendance,
} from '@frontdesk/bookings'
import { getOrder } from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../src/ecom/order/state.ts'
import { book, massage, slotOf } from './bookings.ts'
import { refusal } from './refusal.ts'
import { named, openShop, type Shop } from './shop.ts'

let studio: Shop
beforeEach(() => {
  studio = openShop()
  studio.setPolicy(policy)
})

const description = 'Half the price within two days, and forty euros within one.'
const policy = {
  cancellationPolicy: { enabled: true, limitLatestCancellation: false, allowAnonymous: true },
  customPolicyDescription: { enabled: true, description },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 2_880, percentage: '50' },
      { startInMinutes: 1_440, amount: { value: '40', currency: 'EUR' } },
    ],
  },
}

/** A booking of a massage for 55 euros on Thursday at ten o'clock UTC, paid by card unless it is left open. */
const booked = async ({ isPaid = true, startDate = '2026-05-07T11:00:00' } = {}) => {
  studio.setPayment({ inPerson: true })
  const made = await book(studio.visitor, slotOf(massage, startDate), {
    selectedPaymentOption: isPaid ? 'ONLINE' : 'OFFLINE',
  })
  const order = await studio.order([made], isPaid ? undefined : { kind: 'offline' })
  studio.mails.length = 0
  return { booking: await studio.kept(made), orderId: order.id }
}

/** A booking that the customer cancels a day before it begins. */
const cancelled = async (options = {}) => {
  const { booking, orderId } = await booked(options)
  studio.setClock('2026-05-06T10:00:00.000Z')
  return { booking: await cancelBooking(studio.visitor, named(booking)), orderId }
}

const money = (value: string) => ({ value, currency: 'EUR', formattedValue: `€${value}` })
const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const feesOf = ({ id }: Booking, client = studio.visitor) => listBookingFees(client, { bookingIds: [id] })
const statusOf = async ({ id }: Booking) =>
  (await queryExtendedBookings(studio.owner, { filter: { id }, withBookingFeeDetails: true })).items[0]
    ?.bookingFeeDetails?.cancellationFeeStatus

describe('the fee of a booking', () => {
  it.each([
    ['before the first window', '2026-05-05T09:59:59.999Z', undefined],
    ['at its beginning', '2026-05-05T10:00:00.000Z', '27.50'],
    ['before the second window', '2026-05-06T09:59:59.999Z', '27.50'],
    ['at its beginning', '2026-05-06T10:00:00.000Z', '40.00'],
    ['before the session', '2026-05-07T09:59:59.999Z', '40.00'],
    ['when the session begins', '2026-05-07T10:00:00.000Z', undefined],
  ])('is that of the window which has begun: %s', async (_, moment, value) => {
    const { booking } = await booked()
    studio.setClock(moment)
    expect(await feesOf(booking)).toEqual(
      value === undefined
        ? []
        : [
            {
              id: booking.id,
              bookingId: booking.id,
              cancellationFee: { price: money(value), status: 'PREVIEW', trigger: 'BOOKING_CANCELED' },
              policyDetails: { id: expect.any(String) as string, description },
            },
          ],
    )
    expect(await statusOf(booking)).toBe('UNKNOWN_STATUS')
  })

  it('is due from the cancellation on, as it was then', async () => {
    const { booking } = await booked()
    studio.setClock('2026-05-05T10:00:00.000Z')
    const canceled = await cancelBooking(studio.visitor, named(booking))
    studio.setClock('2026-05-08T10:00:00.000Z')
    const [fee] = await feesOf(canceled)
    expect(fee?.cancellationFee).toEqual({
      price: money('27.50'),
      status: 'NOT_YET_APPLIED_TO_ORDER',
      trigger: 'BOOKING_CANCELED',
    })
    expect(await statusOf(canceled)).toBe('NOT_YET_APPLIED_TO_ORDER')
  })

  it('is due when nobody came', async () => {
    const { booking } = await booked()
    studio.setClock('2026-05-07T12:00:00.000Z')
    expect(await feesOf(booking)).toEqual([])
    await setAttendance(studio.owner, { attendance: { bookingId: booking.id, status: 'NOT_ATTENDED' } })
    const [fee] = await feesOf(booking)
    expect(fee?.cancellationFee).toEqual({
      price: money('40.00'),
      status: 'NOT_YET_APPLIED_TO_ORDER',
      trigger: 'NOT_ATTENDED',
    })
    await setAttendance(studio.owner, { attendance: { bookingId: booking.id, status: 'ATTENDED' } })
    expect(await feesOf(booking)).toEqual([])
  })

  it('is none when the business waives it, when it is canceled in time, and without a policy of fees', async () => {
    const { booking: waived } = await booked()
    const { booking: early } = await booked({ startDate: '2026-05-14T11:00:00' })
    studio.setPolicy({ cancellationFeePolicy: { ...policy.cancellationFeePolicy, enabled: false } })
    const { booking: without } = await booked({ startDate: '2026-05-07T15:00:00' })
    studio.setClock('2026-05-06T15:00:00.000Z')
    const flowControlSettings = { waiveCancellationFee: true }
    await cancelBooking(studio.owner, { ...named(waived), flowControlSettings })
    await cancelBooking(studio.visitor, named(early))
    await cancelBooking(studio.visitor, named(without))
    for (const booking of [waived, early, without]) expect(await feesOf(booking)).toEqual([])
  })

  it('is shown to the customer and to the business alone', async () => {
    const { booking } = await cancelled()
    expect(await feesOf(booking, studio.owner)).toHaveLength(1)
    expect(await feesOf(booking, studio.otherVisitor as Shop['visitor'])).toEqual([])
  })

  it('comes with the booking of a token, when it is asked for', async () => {
    const { booking } = await booked()
    studio.setClock('2026-05-06T10:00:00.000Z')
    const token = await getAnonymousActionToken(studio.visitor, { bookingId: booking.id })
    const [fee] = await feesOf(booking)
    expect(
      (await getBookingAnonymously(studio.otherVisitor, { token, fields: ['BOOKING_FEES'] })).bookingFee,
    ).toEqual(fee)
    expect((await getBookingAnonymously(studio.otherVisitor, { token })).bookingFee).toBeUndefined()
  })

  it('is asked for by the ids of one to five bookings', async () => {
    expect(await refusal(listBookingFees(studio.visitor, {}))).toEqual([400, 'MISSING_BOOKING_IDS'])
    expect(await listBookingFees(studio.visitor, { bookingIds: ['nobody'] })).toEqual([])
    expect(await listBookingFees(studio.visitor, { multiServiceBookingIds: ['nobody'] })).toEqual([])
    const bookingIds = Array.from({ length: 6 }, (_, index) => `booking-${index}`)
    expect(await listBookingFees(studio.visitor, { bookingIds: bookingIds.slice(1) })).toEqual([])
    expect(await refusal(listBookingFees(studio.visitor, { bookingIds }))).toEqual([
      ['bookingIds', 'MAX_SIZE'],
    ])
  })
})

describe('a fee that is put on the order', () => {
  it('takes the place of the price of the booking, and is charged when it was not paid', async () => {
    const { booking, orderId } = await cancelled({ isPaid: false })
    studio.events.length = 0
    const { bookingFees, ecomOrderInfo } = await applyBookingFees(studio.owner, {
      bookingIds: [booking.id],
      businessNotification: { notifyBusiness: true, message: 'They were late' },
    })
    expect(bookingFees).toEqual(await feesOf(booking))
    expect(bookingFees?.[0]?.cancellationFee).toEqual({
      price: money('40.00'),
      status: 'APPLIED_TO_ORDER',
      trigger: 'BOOKING_CANCELED',
    })
    expect(await statusOf(booking)).toBe('APPLIED_TO_ORDER')
    const order = await getOrder(studio.owner, { id: orderId })
    const [added] = order.additionalFees ?? []
    expect(ecomOrderInfo).toEqual({
      orderId,
      additionalFeeId: added?.id,
      additionalFeePrice: price('40.00'),
    })
    expect([added?.name, added?.price]).toEqual(['Cancellation fee', price('40.00')])
    expect(order.lineItems?.map(({ lineItemPrice }) => lineItemPrice)).toEqual([price('0.00')])
    expect(order.priceSummary).toMatchObject({
      subtotal: price('0.00'),
      tax: price('0.00'),
      totalAdditionalFees: price('40.00'),
      total: price('40.00'),
    })
    expect([order.paymentStatus, order.balanceSummary?.balance]).toEqual(['NOT_PAID', price('40.00')])
    expect(studio.mails.at(-1)).toEqual({
      to: 'hello@harbour.example',
      subject: 'A fee of €40.00 stands on an order',
      text: 'A fee of €40.00 stands on an order.\n\nThey were late',
    })
    const input = { orderId, additionalFeeId: added?.id ?? '' }
    expect(await collectBookingFees(studio.owner, input)).toEqual(price('40.00'))
    const paid = await getOrder(studio.owner, { id: orderId })
    expect([paid.paymentStatus, paid.balanceSummary]).toMatchObject([
      'PAID',
      { paid: price('40.00'), balance: price('0.00') },
    ])
    expect(studio.events.map(({ slug, entityFqdn }) => `${entityFqdn.slice(12)} ${slug}`)).toEqual([
      'order updated',
      'order_transactions updated',
      'order updated',
      'order payment_status_updated',
    ])
    expect(await refusal(collectBookingFees(studio.owner, input))).toEqual([
      409,
      'ORDER_BALANCE_NON_POSITIVE',
    ])
  })

  it('needs no charge where more was paid before', async () => {
    const { booking, orderId } = await cancelled()
    const { ecomOrderInfo } = await applyBookingFees(studio.owner, { bookingIds: [booking.id] })
    const order = await getOrder(studio.owner, { id: orderId })
    expect([order.paymentStatus, order.balanceSummary]).toMatchObject([
      'PAID',
      { paid: price('55.00'), balance: { amount: '-15.00', formattedAmount: '-€15.00' } },
    ])
    const additionalFeeId = ecomOrderInfo?.additionalFeeId ?? ''
    expect(await refusal(collectBookingFees(studio.owner, { orderId, additionalFeeId }))).toEqual([
      409,
      'ORDER_BALANCE_NON_POSITIVE',
    ])
  })

  it('is of the price that the business sets, up to that of the bookings', async () => {
    const { booking } = await cancelled({ isPaid: false })
    const apply = (value: string, currency = 'EUR') =>
      applyBookingFees(studio.owner, { bookingIds: [booking.id], priceOverride: { value, currency } })
    expect(await refusal(apply('55.01'))).toEqual([400, 'PRICE_OVERRIDE_EXCEEDS_MAX'])
    expect(await refusal(apply('20', 'USD'))).toEqual([
      400,
      'BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT',
    ])
    expect(await refusal(apply('-1'))).toEqual([['priceOverride.value', 'VALIDATION']])
    const { bookingFees, ecomOrderInfo } = await apply('55.00')
    expect(bookingFees?.[0]?.cancellationFee?.price).toEqual(money('55.00'))
    expect(ecomOrderInfo?.additionalFeePrice).toEqual(price('55.00'))
  })

  it('is one for several bookings of an order', async () => {
    studio.setPayment({ inPerson: true })
    const made = []
    for (const startDate of ['2026-05-07T11:00:00', '2026-05-07T15:00:00'])
      made.push(await book(studio.visitor, slotOf(massage, startDate), { selectedPaymentOption: 'OFFLINE' }))
    const { id: orderId } = await studio.order(made, { kind: 'offline' })
    studio.setClock('2026-05-06T14:00:00.000Z')
    const bookingsInfo = []
    for (const one of made) bookingsInfo.push(named(await studio.kept(one)))
    await bulkCancelBooking(studio.owner, { bookings: { bookingsInfo } })
    const { bookingFees, ecomOrderInfo } = await applyBookingFees(studio.owner, {
      bookingIds: made.map(({ id }) => id),
    })
    expect(bookingFees?.map(({ cancellationFee }) => cancellationFee?.price)).toEqual([
      money('40.00'),
      money('40.00'),
    ])
    expect(ecomOrderInfo?.additionalFeePrice).toEqual(price('80.00'))
    expect((await getOrder(studio.owner, { id: orderId })).additionalFees).toHaveLength(1)
  })

  it('is refused where none is due, a second time, without an order and for several orders', async () => {
    const apply = (...all: Booking[]) =>
      refusal(applyBookingFees(studio.owner, { bookingIds: all.map(({ id }) => id) }))
    const { booking: live } = await booked()
    expect(await apply(live)).toEqual([404, 'BOOKING_FEE_NOT_FOUND'])
    const { booking: other } = await booked({ startDate: '2026-05-07T15:00:00' })
    const unordered = await book(studio.visitor, slotOf(massage, '2026-05-07T09:00:00'))
    const confirmed = await confirmBooking(studio.owner, named(unordered))
    studio.setClock('2026-05-06T15:00:00.000Z')
    const canceled = []
    for (const one of [live, other, confirmed]) canceled.push(await cancelBooking(studio.visitor, named(one)))
    const [first, second, third] = canceled as [Booking, Booking, Booking]
    expect(await apply(third)).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(await apply(first, second)).toEqual([400, 'BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS'])
    await applyBookingFees(studio.owner, { bookingIds: [first.id] })
    expect(await apply(first)).toEqual([409, 'BOOKING_FEE_ALREADY_APPLIED'])
    expect(await apply({ id: 'nobody' })).toEqual([404, 'BOOKING_NOT_FOUND'])
  })

  it('is refused on an order of which a part was refunded', async () => {
    const made = [
      await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00')),
      await book(studio.visitor, slotOf(massage, '2026-05-14T11:00:00')),
    ]
    await studio.order(made)
    studio.setClock('2026-05-06T10:00:00.000Z')
    for (const one of made) await cancelBooking(studio.visitor, named(await studio.kept(one)))
    expect(await refusal(applyBookingFees(studio.owner, { bookingIds: [made[0]!.id] }))).toEqual([
      409,
      'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
    ])
  })
})

describe('a fee that is collected', () => {
  it('must stand on an order', async () => {
    const { orderId } = await cancelled({ isPaid: false })
    const collect = (input: { orderId: string; additionalFeeId: string }) =>
      refusal(collectBookingFees(studio.owner, input))
    expect(await collect({ orderId, additionalFeeId: 'none' })).toEqual([404, 'ADDITIONAL_FEE_NOT_FOUND'])
    expect(await collect({ orderId: 'none', additionalFeeId: 'none' })).toEqual([404, 'ORDER_NOT_FOUND'])
    studio.run({ kind: 'owner' }, ({ state }) => {
      const order = state.in(orders).get(orderId)!
      state.in(orders).put({ ...order, additionalFees: [{ id: 'gift-wrap', price: price('2.00') }] })
    })
    expect(await collect({ orderId, additionalFeeId: 'gift-wrap' })).toEqual([400, 'FEE_IS_NOT_BOOKING_FEE'])
  })
})
