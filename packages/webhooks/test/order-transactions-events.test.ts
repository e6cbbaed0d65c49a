import type { OrderTransactions } from '@frontdesk/ecom'
import { createWebhooks, orderTransactionsEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [orderTransactionsEvents],
  now: () => time * 1000,
})

it('the events of payments and refunds hold all transactions of the order, and the part that changed', async () => {
  const at = '2026-03-01T10:00:00.000Z'
  const payment = { id: 'payment-1', createdDate: at, amount: { amount: '5.00' } }
  const refund = { id: 'refund-1', createdDate: at }
  const chargeback = { id: 'chargeback-1', createdDate: at, status: 'APPROVED' }
  const orderTransactions = { orderId: 'order-1', payments: [payment], refunds: [refund] }
  const when = new Date(at)
  const decoded: OrderTransactions = {
    orderId: 'order-1',
    payments: [{ ...payment, createdDate: when }],
    refunds: [{ ...refund, createdDate: when }],
  }
  const ids = { paymentIds: ['payment-1'], refundIds: [] }
  const ofOrder = { orderId: 'order-1' }
  const back = { ...ofOrder, paymentId: 'payment-1' }
  const { actionEvent: _, ...metadata } = bookingPayload
  for (const [slug, type, body, data] of [
    ['updated', 'updated', ids, ids],
    ['details_updated', 'detailsUpdated', ids, ids],
    [
      'refund_completed',
      'refundCompleted',
      { ...ofOrder, refund, sideEffects: { sendOrderRefundedEmail: true } },
      { ...ofOrder, refund: { ...refund, createdDate: when }, sideEffects: { sendOrderRefundedEmail: true } },
    ],
    [
      'chargeback_approved',
      'chargebackApproved',
      { ...back, chargeback },
      { ...back, chargeback: { ...chargeback, createdDate: when } },
    ],
    [
      'chargeback_reversed',
      'chargebackReversed',
      { ...back, chargeback },
      { ...back, chargeback: { ...chargeback, createdDate: when } },
    ],
  ] as const) {
    const payload = {
      ...metadata,
      entityFqdn: 'wix.ecom.v1.order_transactions',
      entityId: 'order-1',
      slug,
      actionEvent: { body: { orderTransactions, ...body } },
    }
    const told = await webhooks.read(sign(claimsOf(payload), keys))
    expect(told.type).toBe(`orderTransactions.${type}`)
    expect(told.data).toEqual({ orderTransactions: decoded, ...data })
    if (told.type === 'orderTransactions.updated')
      expectTypeOf(told.data.orderTransactions).toEqualTypeOf<OrderTransactions>()
  }
})
