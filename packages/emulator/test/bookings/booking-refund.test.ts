import {
  bulkCancelBooking,
  cancelBooking,
  cancelBookingAnonymously,
  confirmBooking,
  declineBooking,
  getAnonymousActionToken,
} from '@frontdesk/bookings'
import { getOrder, type Order } from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { book, massage, osteopathy, slotOf } from './bookings.ts'
import { refusal } from './refusal.ts'
import { named, openShop, type Shop } from './shop.ts'

let studio: Shop
beforeEach(() => {
  studio = openShop()
})

const order: Shop['order'] = (...input) => studio.order(...input)
const kept: Shop['kept'] = (booking) => studio.kept(booking)
const setPolicy: Shop['setPolicy'] = (parts) => {
  studio.setPolicy(parts)
}
const setPayment: Shop['setPayment'] = (options) => {
  studio.setPayment(options)
}

/** A booking of a massage for 55 euros that is ordered, and paid by card. */
const paid = async (startDate = '2026-05-07T11:00:00', more = {}) => {
  const booking = await book(studio.visitor, slotOf(massage, startDate), more)
  const { id } = await order([booking])
  studio.mails.length = 0
  studio.events.length = 0
  return { booking: await kept(booking), orderId: id }
}

const orderOf = (id: string): Promise<Order> => getOrder(studio.owner, { id })

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const balance = (paidAmount: string, refunded: string, open = '0.00') => ({
  balance: price(open),
  paid: price(paidAmount),
  refunded: price(refunded),
  authorized: price('0.00'),
  pending: price('0.00'),
  pendingRefund: price('0.00'),
})

describe('a customer who cancels in time', () => {
  it('gets back what was paid: the order, the booking, an event and a mail tell of it', async () => {
    const { booking, orderId } = await paid()
    expect(booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    const canceled = await cancelBooking(studio.visitor, named(booking))
    expect(canceled).toMatchObject({ status: 'CANCELED', paymentStatus: 'REFUNDED' })
    expect(await kept(booking)).toEqual(canceled)
    const refunded = await orderOf(orderId)
    expect([refunded.status, refunded.paymentStatus]).toEqual(['APPROVED', 'FULLY_REFUNDED'])
    expect(refunded.balanceSummary).toEqual(balance('55.00', '55.00'))
    expect(refunded.activities?.at(-1)?.activityType).toBe('ORDER_REFUNDED')
    expect(studio.events.map(({ entityFqdn, slug }) => [entityFqdn.split('.').at(-1), slug])).toEqual([
      ['booking', 'updated'],
      ['booking', 'canceled'],
      ['order_transactions', 'updated'],
      ['order', 'updated'],
      ['order', 'payment_status_updated'],
      ['booking', 'updated'],
      ['order_transactions', 'refund_completed'],
    ])
    expect(studio.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', 'Your refund of €55.00 from Harbour Studio'],
      ['ana@example.com', 'Deep-tissue massage: your booking is cancelled'],
    ])
    expect(studio.mails[0]?.text).toBe(
      `€55.00 of your order ${refunded.number} go back to you.\n` +
        'They were paid for: Deep-tissue massage.\nYour bank may need a few days to show them.',
    )
  })

  it('gets back the deposit, and owes the rest no more', async () => {
    setPayment({ deposit: true })
    const { booking, orderId } = await paid(undefined, {
      selectedPaymentOption: 'ONLINE',
      depositSelected: true,
    })
    expect(booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_PAID' })
    expect((await orderOf(orderId)).balanceSummary).toEqual(balance('15.00', '0.00', '40.00'))
    const canceled = await cancelBooking(studio.visitor, named(booking))
    expect(canceled.paymentStatus).toBe('REFUNDED')
    const refunded = await orderOf(orderId)
    expect(refunded.paymentStatus).toBe('FULLY_REFUNDED')
    expect(refunded.balanceSummary).toEqual(balance('15.00', '15.00'))
  })

  it('gets back nothing where nothing was paid', async () => {
    setPayment({ inPerson: true })
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'), {
      selectedPaymentOption: 'OFFLINE',
    })
    const { id } = await order([booking], { kind: 'offline' })
    studio.mails.length = 0
    const canceled = await cancelBooking(studio.visitor, named(await kept(booking)))
    expect(canceled.paymentStatus).toBe('NOT_PAID')
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'NOT_PAID' })
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'Deep-tissue massage: your booking is cancelled',
    ])
  })

  it('gets back the part of an order that holds the booking, and then the rest', async () => {
    setPayment({ inPerson: true })
    const first = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const second = await book(studio.visitor, slotOf(massage, '2026-05-14T11:00:00'))
    const third = await book(studio.visitor, slotOf(massage, '2026-05-21T11:00:00'), {
      selectedPaymentOption: 'OFFLINE',
    })
    const { id } = await order([first, second, third])
    expect((await orderOf(id)).balanceSummary).toEqual(balance('110.00', '0.00', '55.00'))
    await cancelBooking(studio.visitor, named(await kept(first)))
    const partly = await orderOf(id)
    expect([partly.paymentStatus, partly.balanceSummary]).toEqual([
      'PARTIALLY_REFUNDED',
      balance('110.00', '55.00', '55.00'),
    ])
    expect((await kept(second)).paymentStatus).toBe('PAID')
    await cancelBooking(studio.visitor, named(await kept(second)))
    const wholly = await orderOf(id)
    expect([wholly.paymentStatus, wholly.balanceSummary]).toEqual([
      'FULLY_REFUNDED',
      balance('110.00', '110.00', '55.00'),
    ])
    expect(await kept(third)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    await cancelBooking(studio.visitor, named(await kept(third)))
    expect((await orderOf(id)).balanceSummary?.refunded).toEqual(price('110.00'))
  })

  it('gets it back by the link of a mail, too', async () => {
    const { booking, orderId } = await paid()
    const token = await getAnonymousActionToken(studio.visitor, { bookingId: booking.id })
    const canceled = await cancelBookingAnonymously(studio.otherVisitor, {
      token,
      revision: booking.revision ?? '',
    })
    expect(canceled.paymentStatus).toBe('REFUNDED')
    expect((await orderOf(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('gets back nothing by itself from the moment on at which a fee is due', async () => {
    setPolicy({
      cancellationPolicy: { enabled: true, limitLatestCancellation: false },
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: [{ startInMinutes: 1_440, percentage: '50' }],
      },
    })
    for (const [startDate, moment, status] of [
      ['2026-05-07T11:00:00', '2026-05-06T10:00:00.000Z', 'PAID'],
      ['2026-05-14T11:00:00', '2026-05-13T09:59:59.999Z', 'REFUNDED'],
    ] as const) {
      studio.setClock('2026-05-04T07:00:00.000Z')
      const { booking, orderId } = await paid(startDate)
      studio.setClock(moment)
      const canceled = await cancelBooking(studio.visitor, named(booking))
      expect([canceled.status, canceled.paymentStatus]).toEqual(['CANCELED', status])
      expect((await orderOf(orderId)).paymentStatus).toBe(status === 'PAID' ? 'PAID' : 'FULLY_REFUNDED')
    }
  })
})

describe('the business', () => {
  it('decides for itself whether what it cancels is refunded', async () => {
    const first = await paid()
    expect((await cancelBooking(studio.owner, named(first.booking))).paymentStatus).toBe('PAID')
    expect((await orderOf(first.orderId)).paymentStatus).toBe('PAID')
    const second = await paid('2026-05-14T11:00:00')
    const flowControlSettings = { withRefund: true }
    const canceled = await cancelBooking(studio.owner, { ...named(second.booking), flowControlSettings })
    expect(canceled.paymentStatus).toBe('REFUNDED')
    expect((await orderOf(second.orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('refunds what it declines', async () => {
    const booking = await book(studio.visitor, slotOf(osteopathy, '2026-05-07T10:00:00'), {
      selectedPaymentOption: 'ONLINE',
    })
    const { id } = await order([booking])
    const pending = await kept(booking)
    expect([pending.status, pending.paymentStatus]).toEqual(['PENDING', 'PAID'])
    const declined = await declineBooking(studio.owner, {
      ...named(pending),
      flowControlSettings: { withRefund: true },
    })
    expect([declined.status, declined.paymentStatus]).toEqual(['DECLINED', 'REFUNDED'])
    expect((await orderOf(id)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('refunds several bookings of one order in one call', async () => {
    const made = [
      await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00')),
      await book(studio.visitor, slotOf(massage, '2026-05-14T11:00:00')),
    ]
    const { id } = await order(made)
    const flowControlSettings = { withRefund: true }
    const bookingsInfo = []
    for (const one of made) bookingsInfo.push({ ...named(await kept(one)), flowControlSettings })
    const { results } = await bulkCancelBooking(studio.owner, {
      bookings: { bookingsInfo },
      returnFullEntity: true,
    })
    expect(results.map(({ item }) => item?.paymentStatus)).toEqual(['REFUNDED', 'REFUNDED'])
    expect((await orderOf(id)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('cannot refund a payment that no order knows of', async () => {
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const confirmed = await confirmBooking(studio.owner, { ...named(booking), paymentStatus: 'PAID' })
    const flowControlSettings = { withRefund: true }
    expect(await refusal(cancelBooking(studio.owner, { ...named(confirmed), flowControlSettings }))).toEqual([
      400,
      'REFUND_NOT_ALLOWED',
    ])
    expect((await kept(booking)).status).toBe('CONFIRMED')
    expect((await cancelBooking(studio.visitor, named(confirmed))).paymentStatus).toBe('PAID')
  })
})
