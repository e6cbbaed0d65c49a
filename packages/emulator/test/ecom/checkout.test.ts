import {
  addLineItemsToCurrentCart,
  cancelOrder,
  getCurrentCart,
  getOrder,
  type Order,
  orderShape,
  removeLineItemsFromCurrentCart,
  searchOrders,
  type SearchOrdersInput,
} from '@frontdesk/ecom'
import { getPaymentCollectabilityStatus, markOrderAsPaid } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { pendingPaymentDelay, type PlaceOrderRequest, testCards } from '../../src/ecom/index.ts'
import { declined, goods, member, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com', phone: '+351912345678' }
const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
const delivery = { code: 'standard', address }
const card = { kind: 'card', outcome: 'approved' } as const

const fill = (reference: ReturnType<typeof goods>, quantity = 1, identity: Identity = visitor): string =>
  shop.call(addLineItemsToCurrentCart, identity, {
    catalogItems: [{ catalogReference: reference, quantity }],
  }).id

const place = (checkoutId: string, request: Partial<PlaceOrderRequest> = {}, identity: Identity = visitor) =>
  shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(identity, {}), {
      checkoutId,
      contact,
      delivery,
      payment: card,
      ...request,
    }),
  )

const placed = (...args: Parameters<typeof place>): Order => {
  const result = place(...args)
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

const slugs = (): string[] =>
  shop.events.filter(({ entityFqdn }) => entityFqdn === 'wix.ecom.v1.order').map(({ slug }) => slug)

describe('an order', () => {
  it('is made of the cart, paid and confirmed', () => {
    fill(service('booking-1'))
    const order = placed(fill(goods('mat'), 2))
    expect(order).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
      billingInfo: { contactDetails: { firstName: 'Ana', phone: '+351912345678' }, address },
      shippingInfo: {
        code: 'standard',
        logistics: { shippingDestination: { address } },
        cost: { price: { amount: '4.50' } },
      },
      priceSummary: {
        subtotal: { amount: '64.98' },
        shipping: { amount: '4.50' },
        tax: { amount: '12.99' },
        total: { amount: '69.48', formattedAmount: '€69.48' },
      },
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '69.48' } },
      taxInfo: { totalTax: { amount: '12.99' } },
      lineItems: [
        { rootCatalogItemId: 'service-1', itemType: { preset: 'SERVICE' }, quantity: 1 },
        {
          productName: { original: 'Yoga mat' },
          totalPriceBeforeTax: { amount: '40.63' },
          totalPriceAfterTax: { amount: '49.98' },
        },
      ],
    })
    expect(order.activities?.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED', 'ORDER_PAID'])
    expect(slugs()).toEqual(['created', 'approved', 'payment_status_updated'])
    expect(shop.stock.get('mat')).toBe(18)
    expect(shop.payments).toEqual([
      { id: 'booking-1', status: 'PAID' },
      { id: 'mat', status: 'PAID' },
    ])
    expect(shop.mails).toMatchObject([
      { to: 'ana@example.com', subject: 'Your order 10001 at Harbour Studio' },
    ])
    expect(shop.mails[0]?.text).toContain('Total €69.48\nPaid.')
  })

  it('ends the current cart', () => {
    const checkoutId = fill(goods('mat'))
    placed(checkoutId)
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(fill(goods('mat'))).not.toBe(checkoutId)
  })

  it('is the same order when it is placed twice', () => {
    const checkoutId = fill(goods('mat'))
    const first = placed(checkoutId)
    expect(placed(checkoutId)).toEqual(first)
    expect(shop.stock.get('mat')).toBe(19)
    expect(shop.mails).toHaveLength(1)
    expect(() =>
      shop.state.unit(() => shop.commerce.updateCheckout(shop.context(visitor, {}), checkoutId, { contact })),
    ).toThrow(declined(409, 'CART_ALREADY_ORDERED'))
  })

  it('never takes more than the stock, however many customers order at once', async () => {
    const buyers = Array.from({ length: 50 }, (_, index): Identity => ({
      kind: 'visitor',
      visitorId: `buyer-${index}`,
    }))
    const checkouts = buyers.map((buyer) => [fill(goods('mat'), 1, buyer), buyer] as const)
    const results = await Promise.allSettled(
      checkouts.map(async ([checkoutId, buyer]) => {
        await Promise.resolve()
        return placed(checkoutId, {}, buyer)
      }),
    )
    const orders = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(orders).toHaveLength(20)
    expect(new Set(orders.map(({ number }) => number)).size).toBe(20)
    expect(shop.stock.get('mat')).toBe(0)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toEqual(declined(409, 'LINE_ITEMS_OUT_OF_STOCK'))
    expect(shop.call(searchOrders, owner, {}).total).toBe(20)
  })

  it('is not made when something has sold out since, or a catalog declines a later line', () => {
    const checkoutId = fill(goods('mat'), 2)
    shop.stock.set('mat', 1)
    expect(() => place(checkoutId)).toThrow(declined(409, 'LINE_ITEMS_OUT_OF_STOCK'))
    expect(shop.stock.get('mat')).toBe(1)
    shop.stock.set('mat', 3)
    // Two variants that draw from one stock: each line alone is within it.
    fill(goods('mat', { variantId: 'v2' }), 2)
    expect(() => place(checkoutId)).toThrow(declined(409, 'INSUFFICIENT_INVENTORY'))
    expect(shop.call(searchOrders, owner, {}).items).toEqual([])
    expect(shop.call(getCurrentCart, visitor, {}).id).toBe(checkoutId)
    expect(shop.mails).toEqual([])
  })

  it('is not made when the card is declined', () => {
    const checkoutId = fill(goods('mat'))
    expect(place(checkoutId, { payment: { kind: 'card', outcome: 'declined' } })).toEqual({
      status: 'declined',
    })
    expect(shop.call(getCurrentCart, visitor, {}).id).toBe(checkoutId)
    expect(shop.call(searchOrders, owner, {}).items).toEqual([])
    expect(shop.stock.get('mat')).toBe(20)
    expect(placed(checkoutId).paymentStatus).toBe('PAID')
  })

  it('needs a contact, and an address when goods are delivered', () => {
    const checkoutId = fill(goods('mat'))
    const attempt = (request: Partial<PlaceOrderRequest>) =>
      shop.state.unit(() =>
        shop.commerce.placeOrder(shop.context(visitor, {}), { checkoutId, payment: card, ...request }),
      )
    const required = (field: string) => ({
      field: `customerInfo.${field}`,
      description: 'must not be empty',
      violatedRule: 'REQUIRED_FIELD',
    })
    expect(() => attempt({})).toThrow(refused(required('email'), required('firstName'), required('lastName')))
    expect(() => attempt({ contact: { ...contact, firstName: '' } })).toThrow(refused(required('firstName')))
    expect(() => attempt({ contact })).toThrow(declined(400, 'MISSING_DELIVERY_ADDRESS'))
    expect(() => attempt({ contact, delivery: { code: 'standard' } })).toThrow(
      declined(400, 'MISSING_DELIVERY_ADDRESS'),
    )
    expect(() => attempt({ contact, delivery: { code: 'balloon', address } })).toThrow(
      declined(400, 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'),
    )
    expect(attempt({ contact, delivery: { code: 'pickup' } })).toMatchObject({
      order: {
        shippingInfo: { logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } },
        priceSummary: { shipping: { amount: '0.00' } },
      },
    })
  })

  it('cannot be made of an empty cart or by somebody else', () => {
    const checkoutId = fill(goods('mat'))
    expect(() => place(checkoutId, {}, member)).toThrow(declined(404, 'CHECKOUT_NOT_FOUND'))
    expect(() => place('nothing')).toThrow(declined(404, 'CHECKOUT_NOT_FOUND'))
    const { lineItems = [] } = shop.call(getCurrentCart, visitor, {})
    shop.call(removeLineItemsFromCurrentCart, visitor, { lineItemIds: lineItems.map(({ id }) => id) })
    expect(() => place(checkoutId)).toThrow(declined(409, 'EMPTY_CART'))
  })
})

describe('a payment', () => {
  const pending = { payment: { kind: 'card', outcome: 'pending' } } as const
  const settle = (order: Order, outcome: 'approved' | 'declined') =>
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), order.id, outcome))

  it('holds the goods while it is pending', () => {
    const order = placed(fill(goods('mat')), pending)
    expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING' })
    expect(shop.stock.get('mat')).toBe(19)
    expect(slugs()).toEqual(['created', 'payment_status_updated'])
    expect(settle(order, 'approved')).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '29.49' } },
    })
    expect(slugs()).toEqual([
      'created',
      'payment_status_updated',
      'updated',
      'approved',
      'payment_status_updated',
    ])
    expect(settle(order, 'declined').paymentStatus).toBe('PAID')
  })

  it('returns the goods when the bank declines', () => {
    const order = placed(fill(goods('mat')), pending)
    expect(settle(order, 'declined')).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' })
    expect(shop.stock.get('mat')).toBe(20)
    expect(shop.payments.at(-1)).toEqual({ id: 'mat', status: 'DECLINED' })
    expect(settle(order, 'approved').paymentStatus).toBe('DECLINED')
    expect(shop.stock.get('mat')).toBe(20)
  })

  it('is approved ten minutes after it was pending', () => {
    const order = placed(fill(goods('mat')), pending)
    const settleDue = () => shop.state.unit(() => shop.commerce.paymentWork.run(shop.context(owner, {})))
    shop.advance(pendingPaymentDelay - 1)
    settleDue()
    expect(shop.call(getOrder, visitor, { id: order.id }).paymentStatus).toBe('PENDING')
    shop.advance(1)
    settleDue()
    expect(shop.call(getOrder, visitor, { id: order.id }).paymentStatus).toBe('PAID')
  })

  it('can be made at the business for services and for goods that are collected', () => {
    const offline = { payment: { kind: 'offline' } } as const
    const checkoutId = fill(goods('mat'))
    expect(() => place(checkoutId, offline)).toThrow(declined(400, 'UNAVAILABLE_PAYMENT_METHOD'))
    expect(placed(checkoutId, { ...offline, delivery: { code: 'pickup' } })).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      balanceSummary: { balance: { amount: '24.99' } },
    })
    expect(slugs()).toEqual(['created', 'approved'])
    expect(placed(fill(service('visit-1')), offline).paymentStatus).toBe('NOT_PAID')
    expect(shop.payments.at(-1)).toEqual({ id: 'visit-1', status: 'NOT_PAID' })
    expect(() => place(fill(service('booking-1')), offline)).toThrow(
      declined(400, 'UNAVAILABLE_PAYMENT_METHOD'),
    )
    expect(() => place(fill(goods('guide')), offline)).toThrow(declined(400, 'UNAVAILABLE_PAYMENT_METHOD'))
  })

  it.each([
    ['approved', 'PARTIALLY_PAID'],
    ['pending', 'PENDING'],
  ] as const)(
    'by a card that is %s leaves the amount open that is paid at the business',
    (outcome, first) => {
      fill(service('visit-1'))
      const { id, paymentStatus } = placed(fill(goods('guide')), { payment: { kind: 'card', outcome } })
      expect(paymentStatus).toBe(first)
      if (outcome === 'pending') settle({ id }, 'approved')
      const order = shop.call(getOrder, owner, { id })
      expect(order).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PARTIALLY_PAID',
        balanceSummary: { balance: { amount: '15.00' }, paid: { amount: '9.99' } },
      })
      expect(order.activities?.map(({ activityType }) => activityType)).toContain('ORDER_PARTIALLY_PAID')
      expect(shop.payments.slice(-2)).toEqual([
        { id: 'visit-1', status: 'NOT_PAID' },
        { id: 'guide', status: 'PAID' },
      ])
      expect(shop.mails.at(-1)?.text).toContain('€15.00 to be paid at Harbour Studio.')
      expect(shop.call(getPaymentCollectabilityStatus, owner, { ecomOrderId: id })).toMatchObject({
        status: 'COLLECTABLE',
        amount: { amount: '15.00' },
      })
      expect(shop.call(markOrderAsPaid, owner, { ecomOrderId: id })).toMatchObject({
        paymentStatus: 'PAID',
        balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '24.99' } },
      })
      expect(shop.payments.slice(-2).map(({ status }) => status)).toEqual(['PAID', 'PAID'])
    },
  )

  const deposit = (depositAmount: string): void => {
    shop.items.set('booking-1', {
      ...shop.items.get('booking-1')!,
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount,
    })
  }

  it('leaves the rest to be paid at the business when it is a deposit', () => {
    deposit('4.00')
    const { id } = placed(fill(service('booking-1')))
    const order = shop.call(getOrder, owner, { id })
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: { amount: '11.00' }, paid: { amount: '4.00' } },
      lineItems: [
        { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '4.00', formattedAmount: '€4.00' } },
      ],
    })
    expect(shop.payments).toEqual([{ id: 'booking-1', status: 'PARTIALLY_PAID' }])
    expect(shop.call(markOrderAsPaid, owner, { ecomOrderId: id })).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '15.00' } },
    })
    expect(shop.payments.at(-1)).toEqual({ id: 'booking-1', status: 'PAID' })
  })

  it.each([
    ['14.99', 'PARTIALLY_PAID', '0.01'],
    ['15.00', 'PAID', '0.00'],
    ['20.00', 'PAID', '0.00'],
  ])('of a deposit of %s leaves an order %s', (amount, paymentStatus, balance) => {
    deposit(amount)
    const { id } = placed(fill(service('booking-1')))
    expect(shop.call(getOrder, owner, { id })).toMatchObject({
      paymentStatus,
      balanceSummary: { balance: { amount: balance } },
    })
  })

  it('is made online when it is a deposit', () => {
    deposit('4.00')
    expect(() => place(fill(service('booking-1')), { payment: { kind: 'offline' } })).toThrow(
      declined(400, 'UNAVAILABLE_PAYMENT_METHOD'),
    )
  })

  it('is not needed when the total is zero', () => {
    shop.items.set('guide', { name: 'Guide', price: '0', itemType: 'SERVICE' })
    expect(placed(fill(service('guide')), { payment: { kind: 'offline' } }).paymentStatus).toBe('PAID')
  })

  it('has test cards for every outcome, with valid check digits', () => {
    const luhn = (number: string): number =>
      Array.from(number.replaceAll(' ', ''), Number)
        .reverse()
        .map((digit, index) => digit * (index % 2 ? 2 : 1))
        .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
    for (const { number } of testCards) expect(luhn(number) % 10).toBe(0)
    expect(new Set(testCards.map(({ outcome }) => outcome))).toEqual(
      new Set(['approved', 'authorized', 'declined', 'pending']),
    )
  })
})

describe('the checkout page', () => {
  const read = (id: string, identity: Identity = visitor) =>
    shop.commerce.readCheckout(shop.context(identity, {}), id)

  const enter = (id: string, entry: object) =>
    shop.state.unit(() => shop.commerce.updateCheckout(shop.context(visitor, {}), id, entry))

  it('shows the chosen items, and calculates with the entered data', () => {
    const checkoutId = fill(goods('mat'), 2)
    // The customer has chosen no delivery yet: the free one is preselected.
    expect(read(checkoutId)).toMatchObject({ chosenDelivery: 'pickup', delivery: '0.00', total: '49.98' })
    enter(checkoutId, { deliveryCode: 'standard' })
    expect(read(checkoutId)).toMatchObject({
      currency: 'EUR',
      lines: [{ name: 'Yoga mat', quantity: 2, price: '49.98' }],
      subtotal: '49.98',
      delivery: '4.50',
      chosenDelivery: 'standard',
      total: '54.48',
      payInPerson: false,
      deliveryChoices: [{ code: 'standard' }, { code: 'pickup', price: '0.00', pickup: true }],
    })
    enter(checkoutId, { contact, deliveryCode: 'pickup' })
    expect(read(checkoutId)).toMatchObject({ delivery: '0.00', total: '49.98', payInPerson: true, contact })
    const { id } = placed(checkoutId, { delivery: { code: 'pickup' } })
    expect(read(checkoutId)).toMatchObject({
      order: { id, number: '10001', email: 'ana@example.com', paymentStatus: 'PAID' },
    })
  })

  it('answers nothing to other customers', () => {
    const checkoutId = fill(goods('mat'))
    expect(read(checkoutId, member)).toBeUndefined()
    expect(read(checkoutId, { kind: 'none' })).toBeUndefined()
    expect(read('nothing')).toBeUndefined()
    expect(read(checkoutId, owner)).toBeDefined()
  })
})

describe('orders', () => {
  it('are seen by their buyer and by the business only', () => {
    const { id } = placed(fill(goods('mat')))
    expect(shop.call(getOrder, visitor, { id }).id).toBe(id)
    expect(shop.call(getOrder, owner, { id }).id).toBe(id)
    for (const stranger of [
      member,
      { kind: 'visitor', visitorId: 'visitor-2' },
      { kind: 'none' },
    ] as Identity[]) {
      expect(() => shop.call(getOrder, stranger, { id })).toThrow(declined(404, 'ORDER_NOT_FOUND'))
      expect(shop.call(searchOrders, stranger, {}).items).toEqual([])
    }
  })

  it('go with a visitor who signs in', () => {
    const { id } = placed(fill(goods('mat')))
    shop.state.unit(() => shop.commerce.transferOrders(shop.context(member, {}), 'visitor-1', 'member-1'))
    expect(shop.call(getOrder, member, { id }).buyerInfo).toEqual({
      memberId: 'member-1',
      email: 'ana@example.com',
    })
    expect(() => shop.call(getOrder, visitor, { id })).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    expect(shop.events.at(-1)).toMatchObject({
      slug: 'updated',
      entityId: id,
      modifiedFields: { 'buyerInfo.visitorId': 'visitor-1', 'buyerInfo.memberId': null },
    })
  })

  it('are found newest first, by filter, page after page', () => {
    for (let count = 0; count < 3; count++) {
      placed(fill(goods('mat')))
      shop.advance(1000)
    }
    placed(fill(service('visit-1')), { payment: { kind: 'offline' } })
    const first = shop.call(searchOrders, visitor, { cursorPaging: { limit: 2 } })
    expect(first.items.map(({ number }) => number)).toEqual(['10004', '10003'])
    const second = shop.call(searchOrders, visitor, { cursorPaging: { cursor: first.nextCursor! } })
    expect(second.items.map(({ number }) => number)).toEqual(['10002', '10001'])
    expect(second.nextCursor).toBeUndefined()
    const unpaid = shop.call(searchOrders, owner, {
      filter: {
        paymentStatus: 'NOT_PAID',
        'lineItems.catalogReference.catalogItemId': { $hasSome: ['visit-1'] },
      },
    })
    expect(unpaid.items.map(({ number }) => number)).toEqual(['10004'])
  })

  it.each<[count: number, filter: NonNullable<SearchOrdersInput['filter']>]>([
    [1, { 'priceSummary.total.amount': { $gt: '29.49' } }],
    [2, { 'priceSummary.total.amount': { $gte: '29.49' } }],
    [1, { 'priceSummary.total.amount': '29.490' }],
    [3, { 'balanceSummary.authorized.amount': '0', 'balanceSummary.pending.amount': { $lte: '0' } }],
    [0, { 'balanceSummary.pendingRefund.amount': { $gt: '0' } }],
    [1, { 'taxInfo.totalTax.amount': { $gt: '5.51' } }],
    [3, { 'taxInfo.totalExempt.amount': '0.00' }],
    [3, { demo: false, imported: false }],
    [0, { imported: true }],
    [3, { 'fulfillmentStatusesAggregate.statuses': { $hasSome: ['NOT_FULFILLED', 'FULFILLED'] } }],
    [0, { 'fulfillmentStatusesAggregate.statuses': { $hasAll: ['NOT_FULFILLED', 'FULFILLED'] } }],
    [0, { 'lineItems.subscriptionInfo.id': 'subscription-1' }],
    [0, { 'lineItems.locations.id': { $hasSome: ['location-1'] } }],
    [2, { 'lineItems.productName.original': { $hasSome: ['Yoga mat'] } }],
  ])('are found: %d by the filter %j', (count, filter) => {
    placed(fill(goods('mat')))
    placed(fill(goods('mat'), 2))
    placed(fill(goods('guide')))
    expect(shop.call(searchOrders, owner, { filter }).total).toBe(count)
  })

  it('are sorted by their total, as a number', () => {
    for (const quantity of [4, 1, 2]) placed(fill(goods('mat'), quantity))
    const sort = [{ fieldName: 'priceSummary.total.amount' }] as const
    const { items } = shop.call(searchOrders, owner, { sort })
    expect(items.map(({ priceSummary }) => priceSummary?.total?.amount)).toEqual(['29.49', '54.48', '99.96'])
  })

  it('are canceled by the business once, with the stock given back when the business asks for it', () => {
    const { id } = placed(fill(goods('mat'), 3))
    expect(() => shop.call(cancelOrder, owner, { id: 'nothing' })).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    const order = shop.call(cancelOrder, owner, {
      id,
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'Sold out, sorry.',
    })
    expect(order).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID' })
    expect(order.activities?.map(({ activityType }) => activityType)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_CANCELED',
    ])
    expect(shop.stock.get('mat')).toBe(20)
    expect(shop.mails.at(-1)).toMatchObject({ to: 'ana@example.com', text: 'Sold out, sorry.' })
    expect(shop.events.slice(-2)).toEqual([
      {
        entityFqdn: 'wix.ecom.v1.order',
        slug: 'updated',
        entityId: id,
        entity: order,
        shape: orderShape,
        modifiedFields: {
          status: 'APPROVED',
          'activities[2].id': null,
          'activities[2].activityType': null,
          'activities[2].createdDate': null,
          'lineItems[0].restockQuantity': null,
        },
      },
      {
        entityFqdn: 'wix.ecom.v1.order',
        slug: 'canceled',
        entityId: id,
        entity: {
          order,
          restockAllItems: true,
          sendOrderCanceledEmail: true,
          customMessage: 'Sold out, sorry.',
        },
        shape: expect.anything() as unknown,
      },
    ])
    expect(() => shop.call(cancelOrder, owner, { id })).toThrow(declined(409, 'ORDER_ALREADY_CANCELED'))
    const pending = placed(fill(goods('mat')), { payment: { kind: 'card', outcome: 'pending' } })
    expect(() => shop.call(cancelOrder, owner, { id: pending.id })).toThrow(declined(409, 'ORDER_IS_PENDING'))
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), pending.id, 'declined'))
    expect(() => shop.call(cancelOrder, owner, { id: pending.id })).toThrow(
      declined(409, 'ORDER_IS_REJECTED'),
    )
    expect(shop.call(getOrder, owner, { id: pending.id })).toMatchObject({
      status: 'REJECTED',
      paymentStatus: 'DECLINED',
    })
  })
})
