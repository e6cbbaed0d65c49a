import {
  addLineItemsToCurrentCart,
  cancelOrder,
  getOrder,
  type Order,
  type OrderStatus,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutPayment, pendingPaymentDelay } from '../../src/ecom/index.ts'
import { orderTransitions } from '../../src/ecom/order/state.ts'
import { declined, goods, openShop, owner, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

/** An order that the customer collects. */
const order = (
  reference: ReturnType<typeof goods>,
  payment: CheckoutPayment = { kind: 'card', outcome: 'approved' },
): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: reference, quantity: 1 }],
  })
  const request = { checkoutId, contact, delivery: { code: 'pickup' }, payment }
  const result = shop.state.unit(() => shop.commerce.placeOrder(shop.context(visitor, {}), request))
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

describe('an order that is collected', () => {
  it('holds the place, and no recipient', () => {
    const own = order(goods('mat'))
    expect(own.shippingInfo).toEqual({
      code: 'pickup',
      title: 'Collect at Harbour Studio',
      logistics: {
        deliveryTime: 'Ready the next working day',
        pickupDetails: {
          pickupMethod: 'STORE_PICKUP',
          address: {
            country: 'PT',
            city: 'Lisboa',
            postalCode: '1300-149',
            addressLine: 'Rua da Cozinha Económica 11',
          },
        },
      },
      cost: {
        price: euros('0.00'),
        totalPriceBeforeTax: euros('0.00'),
        totalPriceAfterTax: euros('0.00'),
        discount: euros('0.00'),
      },
    })
    expect(own).not.toHaveProperty('recipientInfo')
  })
})

describe('the balance of an order', () => {
  const balance = (open: string, paid: string, pending = '0.00') => ({
    balance: euros(open),
    paid: euros(paid),
    refunded: euros('0.00'),
    authorized: euros('0.00'),
    pending: euros(pending),
    pendingRefund: euros('0.00'),
  })

  it.each<[string, string, CheckoutPayment, string, object]>([
    ['paid by card', 'guide', { kind: 'card', outcome: 'approved' }, 'PAID', balance('0.00', '9.99')],
    [
      'waiting for the bank',
      'guide',
      { kind: 'card', outcome: 'pending' },
      'PENDING',
      balance('9.99', '0.00', '9.99'),
    ],
    ['to be paid at the business', 'visit-1', { kind: 'offline' }, 'NOT_PAID', balance('15.00', '0.00')],
    [
      'to be paid at the business, with a card',
      'visit-1',
      { kind: 'card', outcome: 'approved' },
      'NOT_PAID',
      balance('15.00', '0.00'),
    ],
  ])('that is %s', (_, item, payment, paymentStatus, balanceSummary) => {
    const own = order(item === 'guide' ? goods(item) : service(item), payment)
    expect([own.paymentStatus, own.balanceSummary]).toEqual([paymentStatus, balanceSummary])
  })
})

describe('the email about an order', () => {
  const deposit = () =>
    shop.items.set('booking-1', {
      ...shop.items.get('booking-1')!,
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: '4.00',
    })

  it.each<[string, string, CheckoutPayment, string]>([
    ['that is paid', 'guide', { kind: 'card', outcome: 'approved' }, 'Paid.'],
    [
      'with a deposit',
      'booking-1',
      { kind: 'card', outcome: 'approved' },
      '€11.00 to be paid at Harbour Studio.',
    ],
    ['that is paid at the business', 'visit-1', { kind: 'offline' }, 'To be paid at Harbour Studio.'],
    [
      'that waits for the bank',
      'guide',
      { kind: 'card', outcome: 'pending' },
      'Your bank has not confirmed the payment yet.',
    ],
  ])('%s names its items, its total and its payment', (_, item, payment, text) => {
    deposit()
    const { name, price } = shop.items.get(item)!
    order(item === 'guide' ? goods(item) : service(item), payment)
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your order 10001 at Harbour Studio',
        text: `Thank you for your order.\n\n1 × ${name}  €${price}\n\nTotal €${price}\n${text}`,
      },
    ])
  })
})

describe('the history of an order', () => {
  it('tells that a payment waits, and what has become of it', () => {
    const { id } = order(goods('guide'), { kind: 'card', outcome: 'pending' })
    const types = () => shop.call(getOrder, owner, { id }).activities?.map(({ activityType }) => activityType)
    expect(types()).toEqual(['ORDER_PLACED', 'ORDER_PENDING', 'PAYMENT_PENDING'])
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), id, 'declined'))
    expect(types()).toEqual([
      'ORDER_PLACED',
      'ORDER_PENDING',
      'PAYMENT_PENDING',
      'PAYMENT_DECLINED',
      'ORDER_REJECTED',
    ])
  })
})

it('a pending payment waits for ten minutes', () => {
  expect(pendingPaymentDelay).toBe(600_000)
})

describe('a cancellation', () => {
  it('sends no email and gives nothing back to the stock unless asked to', () => {
    const { id } = order(goods('mat'))
    shop.mails.length = 0
    const canceled = shop.call(cancelOrder, owner, { id })
    expect(shop.mails).toEqual([])
    expect(shop.stock.get('mat')).toBe(19)
    expect(shop.events.at(-1)).toMatchObject({ slug: 'canceled' })
    expect(shop.events.at(-1)?.entity).toEqual({
      order: canceled,
      restockAllItems: false,
      sendOrderCanceledEmail: false,
      customMessage: '',
    })
  })

  it('sends an email with a text of its own when the business gives none', () => {
    const { id } = order(goods('mat'))
    shop.mails.length = 0
    shop.call(cancelOrder, owner, { id, sendOrderCanceledEmail: true })
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your order 10001 at Harbour Studio was cancelled',
        text: 'Your order was cancelled by the business.',
      },
    ])
  })

  it.each<[action: 'approve' | 'reject' | 'cancel', from: OrderStatus[]]>([
    ['approve', ['INITIALIZED', 'PENDING']],
    ['reject', ['PENDING']],
    ['cancel', ['INITIALIZED', 'APPROVED']],
  ])('and the other transitions: %s is possible from %j alone', (action, from) => {
    const all: OrderStatus[] = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED']
    expect(all.filter((status) => orderTransitions.allows(action, status))).toEqual(from)
  })

  it.each<[OrderStatus, string]>([
    ['CANCELED', 'ORDER_ALREADY_CANCELED'],
    ['PENDING', 'ORDER_IS_PENDING'],
    ['REJECTED', 'ORDER_IS_REJECTED'],
  ])('of an order that is %s is refused with %s', (status, code) => {
    expect(() => orderTransitions.require('cancel', status)).toThrow(declined(409, code))
  })
})
