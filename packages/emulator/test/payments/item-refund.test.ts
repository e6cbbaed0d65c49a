import { addPayments, createOrder, getOrder, type NewOrderLineItem, type Order } from '@frontdesk/ecom'
import { beforeEach, expect, it } from 'vitest'
import { openShop, owner, service, type Shop } from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

/** An order of a session for 15 euros and 10 % added tax, of which some has been paid in cash. */
const orderOf = (paid: string, line: Partial<NewOrderLineItem> = {}): Order => {
  const { id } = shop.call(createOrder, owner, {
    order: {
      status: 'APPROVED',
      channelInfo: { type: 'WEB' },
      currency: 'EUR',
      taxIncludedInPrices: false,
      lineItems: [
        {
          productName: { original: 'Morning yoga' },
          catalogReference: service('booking-1'),
          itemType: { preset: 'SERVICE' },
          quantity: 1,
          price: { amount: '15.00' },
          taxInfo: { taxRate: '0.1' },
          ...line,
        },
      ],
    },
  })
  if (paid !== '0.00')
    shop.call(addPayments, owner, {
      orderId: id,
      payments: [{ amount: { amount: paid }, regularPaymentDetails: { offlinePayment: true } }],
    })
  return shop.call(getOrder, owner, { id })
}

const giveBack = () =>
  shop.state.unit(() => shop.commerce.orders.refund(shop.context(owner, {}), service('booking-1')))

it('gives back the added tax of a session', () => {
  const order = orderOf('16.50')
  expect(giveBack()?.amount).toBe('16.50')
  const { paymentStatus, balanceSummary } = shop.call(getOrder, owner, { id: order.id })
  expect([paymentStatus, balanceSummary?.balance?.amount]).toEqual(['FULLY_REFUNDED', '0.00'])
})

it('asks for no rest of the added tax once a deposit went back', () => {
  const order = orderOf('4.00', { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '4.00' } })
  expect(order.balanceSummary?.balance?.amount).toBe('12.50')
  expect(giveBack()?.amount).toBe('4.00')
  const { paymentStatus, balanceSummary } = shop.call(getOrder, owner, { id: order.id })
  expect([paymentStatus, balanceSummary?.balance?.amount]).toEqual(['FULLY_REFUNDED', '0.00'])
})
