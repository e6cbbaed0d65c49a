import { addLineItemsToCurrentCart, cancelOrder, type Order } from '@frontdesk/ecom'
import { getPaymentCollectabilityStatus, markOrderAsPaid } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutPayment } from '../../src/ecom/index.ts'
import { declined, member, openShop, owner, service, type Shop, visitor } from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const order = (payment: CheckoutPayment): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [
      { catalogReference: service(payment.kind === 'offline' ? 'visit-1' : 'booking-1'), quantity: 1 },
    ],
  })
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), { checkoutId, contact, payment }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

const unpaid = () => order({ kind: 'offline' })
const mark = ({ id }: Order) => shop.call(markOrderAsPaid, owner, { ecomOrderId: id })
const collectability = ({ id }: Order, identity = owner) =>
  shop.call(getPaymentCollectabilityStatus, identity, { ecomOrderId: id })

describe('payment collection', () => {
  it('marks an order as paid and tells its catalogs', () => {
    const before = unpaid()
    shop.events.length = 0
    const after = mark(before)
    expect(after).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '15.00' } },
    })
    expect(after.activities?.at(-1)?.activityType).toBe('ORDER_PAID')
    expect(shop.payments.at(-1)).toEqual({ id: 'visit-1', status: 'PAID' })
    expect(shop.events).toMatchObject([
      { entityFqdn: 'wix.ecom.v1.order_transactions', slug: 'updated' },
      {
        slug: 'updated',
        modifiedFields: {
          paymentStatus: 'NOT_PAID',
          'balanceSummary.balance.amount': '15.00',
          'balanceSummary.balance.formattedAmount': '€15.00',
          'balanceSummary.paid.amount': '0.00',
          'balanceSummary.paid.formattedAmount': '€0.00',
        },
      },
      {
        slug: 'payment_status_updated',
        entity: { order: { id: before.id }, previousPaymentStatus: 'NOT_PAID' },
      },
    ])
  })

  it('marks an order once, and never one that is canceled or waits for its bank', () => {
    const paid = unpaid()
    mark(paid)
    expect(() => mark(paid)).toThrow(declined(409, 'ORDER_ALREADY_PAID', { id: paid.id }))
    const canceled = unpaid()
    shop.call(cancelOrder, owner, { id: canceled.id })
    expect(() => mark(canceled)).toThrow(declined(409, 'ORDER_CANCELED', { id: canceled.id }))
    const pending = order({ kind: 'card', outcome: 'pending' })
    expect(() => mark(pending)).toThrow(declined(409, 'ORDER_IS_PENDING', { id: pending.id }))
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), pending.id, 'declined'))
    expect(() => mark(pending)).toThrow(declined(409, 'ORDER_IS_REJECTED', { id: pending.id }))
  })

  it('marks only orders that exist', () => {
    expect(() => shop.call(markOrderAsPaid, owner, { ecomOrderId: 'nothing' })).toThrow(
      declined(404, 'ORDER_NOT_FOUND'),
    )
  })

  it('tells whether and how much can be collected', () => {
    const own = unpaid()
    expect(collectability(own)).toEqual({
      status: 'COLLECTABLE',
      amount: { amount: '15.00', formattedAmount: '€15.00' },
    })
    expect(collectability(own, visitor).status).toBe('COLLECTABLE')
    expect(() => collectability(own, member)).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    mark(own)
    expect(collectability(own)).toMatchObject({
      status: 'NONCOLLECTABLE_ORDER_IS_PAID',
      amount: { amount: '0.00' },
    })
    shop.call(cancelOrder, owner, { id: own.id })
    expect(collectability(own).status).toBe('NONCOLLECTABLE_ORDER_IS_CANCELLED')
    const pending = order({ kind: 'card', outcome: 'pending' })
    expect(collectability(pending).status).toBe('NONCOLLECTABLE_ORDER_IS_PENDING')
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), pending.id, 'declined'))
    expect(collectability(pending).status).toBe('NONCOLLECTABLE_ORDER_IS_REJECTED')
  })
})
