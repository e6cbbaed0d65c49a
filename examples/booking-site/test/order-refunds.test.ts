import type { OrderActivity } from '@frontdesk/ecom'
import { expect, it } from 'vitest'
import { refundsOf } from '../src/account/order-refunds.ts'

const first = new Date('2026-05-04T09:00:00Z')
const second = new Date('2026-05-05T09:00:00Z')
const card = { paymentId: 'p1', regular: { amount: { amount: '12.00' }, lastFourDigits: '4242' } }
const giftCard = { paymentId: 'p2', giftCard: { amount: { amount: '5.00' } } }

const begun = (refundId: string): OrderActivity => ({
  activityType: 'REFUND_INITIATED',
  createdDate: first,
  refundInitiated: { refundId, amount: { amount: '17.00' }, payments: [card, giftCard] },
})

it('tells of each payment how far its refund is, the latest first', () => {
  const activities: OrderActivity[] = [
    { activityType: 'ORDER_PLACED', createdDate: first },
    begun('r1'),
    {
      activityType: 'PAYMENT_REFUNDED',
      createdDate: second,
      paymentRefunded: { refundId: 'r1', payment: card },
    },
    { activityType: 'ORDER_REFUNDED', createdDate: second, orderRefunded: { amount: { amount: '12.00' } } },
  ]
  expect(refundsOf(activities)).toEqual([
    { key: 'r1 p2', state: 'underway', date: first, amount: { amount: '5.00' }, target: 'to your gift card' },
    {
      key: 'r1 p1',
      state: 'done',
      date: second,
      amount: { amount: '12.00' },
      target: 'to your card ending in 4242',
    },
  ])
})

it('tells that a bank refused it, and keeps two refunds of one payment apart', () => {
  const activities: OrderActivity[] = [
    begun('r1'),
    {
      activityType: 'PAYMENT_REFUND_FAILED',
      createdDate: second,
      paymentRefundFailed: { refundId: 'r1', payment: card },
    },
    begun('r2'),
  ]
  expect(refundsOf(activities).map(({ key, state }) => [key, state])).toEqual([
    ['r2 p2', 'underway'],
    ['r2 p1', 'underway'],
    ['r1 p2', 'underway'],
    ['r1 p1', 'failed'],
  ])
})

it.each([
  [{ paymentId: 'p', membership: { membershipId: 'm' } }, 'to your membership'],
  [{ paymentId: 'p', externalRefund: true, regular: { amount: { amount: '1' } } }, 'at the studio'],
  [{ paymentId: 'p', regular: { amount: { amount: '1' } } }, 'to you'],
])('names the place that the money goes to', (payment, target) => {
  expect(refundsOf([{ paymentRefunded: { refundId: 'r', payment } }])).toMatchObject([{ target }])
})
