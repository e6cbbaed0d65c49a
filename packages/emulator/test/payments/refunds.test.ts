import {
  addLineItemsToCurrentCart,
  addPayments,
  cancelOrder,
  createOrder,
  getOrder,
  listTransactionsForSingleOrder,
  type NewPayment,
  type Order,
  updateOrderStatus,
} from '@frontdesk/ecom'
import {
  bulkMarkOrdersAsPaid,
  captureAuthorizedPayments,
  getOrderRefundability,
  getPaymentCollectabilityStatus,
  getRefundabilityStatus,
  markOrderAsPaid,
  recordManuallyCollectedPayment,
  triggerRefund,
  type TriggerRefundInput,
  voidAuthorizedPayments,
} from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutPayment, orders } from '../../src/ecom/index.ts'
import { refundWindowDays } from '../../src/ecom/order-transactions/refundability.ts'
import { findTestCard } from '../../src/ecom/test-card.ts'
import { declined, goods, openShop, owner, refused, service, type Shop, visitor } from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const hour = 60 * 60_000
const day = 24 * hour
const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const place = (payment: CheckoutPayment, reference = goods('guide'), quantity = 1): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: reference, quantity }],
  })
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId,
      contact,
      payment,
      ...(reference.catalogItemId === 'mat' && { delivery: { code: 'pickup' } }),
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  shop.events.length = 0
  shop.mails.length = 0
  return result.order
}
const card = (digits: string): CheckoutPayment => {
  const number = digits === '4242' ? '4242 4242 4242 4242' : `4000 0000 0000 ${digits}`
  return { kind: 'card', outcome: findTestCard(number)!.outcome, number }
}
const paidWith = (digits: string) => place(card(digits))
const paid = () => paidWith('4242')
const unpaid = () => place({ kind: 'offline' }, service('visit-1'))

const read = ({ id }: Order) => shop.call(getOrder, owner, { id })
const transactions = ({ id }: Order) => shop.call(listTransactionsForSingleOrder, owner, { orderId: id })
const paymentId = (order: Order): string => transactions(order).payments![0]!.id
const work = () => shop.state.unit(() => shop.commerce.paymentWork.run(shop.context(owner, {})))
const later = (milliseconds: number) => {
  shop.advance(milliseconds)
  work()
}
const add = ({ id }: Order, payment: NewPayment) => {
  shop.call(addPayments, owner, { orderId: id, payments: [payment] })
}
const refund = (order: Order, amount?: string, more: Partial<TriggerRefundInput> = {}) =>
  shop.call(triggerRefund, owner, {
    ecomOrderId: order.id,
    payments: [{ paymentId: paymentId(order), ...(amount !== undefined && { amount: { amount } }) }],
    ...more,
  })
const refundability = ({ id }: Order, identity = owner) =>
  shop.call(getRefundabilityStatus, identity, { ecomOrderId: id })[0]

/** An order for 15 euros with a payment that was recorded for it. */
const recorded = (payment: Partial<NewPayment>, amount = '15.00'): Order => {
  const order = unpaid()
  add(order, { amount: { amount }, regularPaymentDetails: {}, ...payment })
  return order
}
const deposit = (): Order => {
  shop.items.set('booking-1', {
    ...shop.items.get('booking-1')!,
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: '4.00',
  })
  return place(card('4242'), service('booking-1'))
}

/** The reasons that order billing calls otherwise than the collector. */
const namesInOrderBilling: Readonly<Record<string, string>> = {
  INTERNAL_ERROR: 'UNKNOWN_REASON',
  FORBIDDEN: 'AMOUNT_OFFSET_BY_CHARGEBACK',
  PARTIALLY_PAID: 'FORBIDDEN',
  DEPOSIT_ONLINE_ITEM: 'FORBIDDEN',
}

describe('the refundability of a payment', () => {
  it.each<[string, () => Order]>([
    [
      'ALREADY_REFUNDED',
      () => {
        const order = paid()
        refund(order)
        return order
      },
    ],
    ['PROVIDER_IS_DOWN', () => paidWith('0077')],
    ['INTERNAL_ERROR', () => paidWith('0085')],
    ['NOT_PAID', () => paidWith('0028')],
    ['ZERO_PRICE', () => recorded({}, '0.00')],
    ['DISABLED_BY_PROVIDER', () => recorded({ refundDisabled: true })],
    [
      'PENDING_REFUND',
      () => {
        const order = paidWith('0069')
        refund(order, '1.00')
        return order
      },
    ],
    [
      'FORBIDDEN',
      () => {
        const order = paidWith('0093')
        later(hour)
        return order
      },
    ],
    [
      'TRANSACTION_NOT_FOUND',
      () => recorded({ regularPaymentDetails: { gatewayTransactionId: 'elsewhere' } }),
    ],
    ['ORDER_IS_PENDING', () => paidWith('0259')],
    [
      'ORDER_IS_REJECTED',
      () => {
        const order = paidWith('0259')
        shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), order.id, 'declined'))
        return order
      },
    ],
    ['PARTIALLY_PAID', () => recorded({}, '5.00')],
    ['DEPOSIT_ONLINE_ITEM', deposit],
  ])('is none: %s', (nonRefundableReason, make) => {
    const order = make()
    expect(refundability(order)).toEqual({
      paymentId: paymentId(order),
      refundabilityStatus: 'NOT_REFUNDABLE',
      nonRefundableReason,
    })
    const payments = [{ paymentId: paymentId(order), externalRefund: true }]
    expect(() => refund(order, undefined, { payments })).toThrow(
      declined(409, 'REFUND_NOT_AVAILABLE', { paymentId: paymentId(order), reason: nonRefundableReason }),
    )
    const [billed] = shop.call(getOrderRefundability, owner, { orderId: order.id }).payments!
    expect(billed?.nonRefundable).toEqual({
      reason: namesInOrderBilling[nonRefundableReason] ?? nonRefundableReason,
    })
    expect(billed?.payment?.monetary?.maxRefund).toEqual(euros('0.00'))
  })

  it('is none for the buyer: ACCESS_DENIED', () => {
    expect(refundability(paid(), visitor)).toMatchObject({ nonRefundableReason: 'ACCESS_DENIED' })
  })

  it.each<[string, () => Order]>([
    [
      'EXPIRED',
      () => {
        const order = paid()
        shop.advance(refundWindowDays * day)
        expect(refundability(order)?.refundabilityStatus).toBe('REFUNDABLE')
        shop.advance(1)
        return order
      },
    ],
    ['NOT_SUPPORTED', () => recorded({ regularPaymentDetails: { paymentMethod: 'Sofort' } })],
    ['OFFLINE', () => recorded({ regularPaymentDetails: { offlinePayment: true } })],
    ['REQUIRES_CARD_READER', () => recorded({ regularPaymentDetails: { paymentMethod: 'PointOfSale' } })],
  ])('is by hand: %s', (manuallyRefundableReason, make) => {
    const order = make()
    expect(refundability(order)).toEqual({
      paymentId: paymentId(order),
      refundabilityStatus: 'MANUAL',
      manuallyRefundableReason,
    })
    const [billed] = shop.call(getOrderRefundability, owner, { orderId: order.id }).payments!
    expect(billed?.manuallyRefundable).toEqual({ reason: manuallyRefundableReason })
    expect(() => refund(order)).toThrow(
      declined(409, 'REFUND_NOT_AVAILABLE', { reason: manuallyRefundableReason }),
    )
    const payments = [{ paymentId: paymentId(order), externalRefund: true }]
    refund(order, undefined, { payments })
    expect(read(order).paymentStatus).toBe('FULLY_REFUNDED')
    expect(read(order).activities?.at(-1)?.orderRefunded?.manual).toBe(true)
  })

  it('is there for a card, and again once the rest of a deposit is paid', () => {
    expect(refundability(paid())?.refundabilityStatus).toBe('REFUNDABLE')
    const order = deposit()
    shop.call(markOrderAsPaid, owner, { ecomOrderId: order.id })
    expect(refundability(order)?.refundabilityStatus).toBe('REFUNDABLE')
  })
})

describe('a refund of the collector', () => {
  it('gives back a part, and then no more than the rest', () => {
    const order = paid()
    const first = refund(order, '4.00')
    expect(first).toEqual({
      orderTransactions: transactions(order),
      refundId: transactions(order).refunds![0]!.id,
      failedPaymentIds: [],
    })
    expect(() => refund(order, '6.00')).toThrow(
      declined(400, 'INVALID_AMOUNT', { paymentId: paymentId(order), refundable: euros('5.99') }),
    )
    for (const amount of ['0.00', '-1.00'])
      expect(() => refund(order, amount)).toThrow(declined(400, 'INVALID_AMOUNT'))
    expect(() => refund(order, '1.001')).toThrow(
      refused({
        field: 'payments.0.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      }),
    )
    refund(order)
    expect(read(order)).toMatchObject({
      paymentStatus: 'FULLY_REFUNDED',
      balanceSummary: { refunded: euros('9.99'), balance: euros('0.00') },
    })
    expect(() => refund(order)).toThrow(declined(409, 'REFUND_NOT_AVAILABLE', { reason: 'ALREADY_REFUNDED' }))
  })

  it('names the payments whose provider refuses', () => {
    const order = paidWith('0051')
    expect(refund(order, '4.00').failedPaymentIds).toEqual([
      {
        id: paymentId(order),
        originalIndex: 0,
        success: false,
        error: { code: '3001', description: 'The provider refused the refund' },
      },
    ])
    expect(read(order).paymentStatus).toBe('PAID')
  })

  it('returns pieces to the stock once, counts them, and tells the buyer', () => {
    const order = place(card('4242'), goods('mat'), 3)
    expect(shop.stock.get('mat')).toBe(17)
    const [{ id: lineItemId }] = order.lineItems as [{ id: string }]
    const items = [{ lineItemId, quantity: 1 }]
    const sideEffects = {
      restockInfo: { type: 'SOME_ITEMS', items },
      sendOrderRefundedEmail: true,
      customMessage: 'It was torn.',
    } as const
    refund(order, '24.99', { details: { items }, sideEffects })
    expect(shop.stock.get('mat')).toBe(18)
    expect(read(order).lineItems?.[0]).toMatchObject({ refundQuantity: 1, restockQuantity: 1 })
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your refund of €24.99 from Harbour Studio',
        text:
          `€24.99 of your order ${order.number} go back to you.\nThey were paid for: Yoga mat.\nIt was torn.\n` +
          'Your bank may need a few days to show them.',
      },
    ])
    expect(shop.events.at(-1)!.entity).toMatchObject({
      sideEffects: {
        restockInfo: { type: 'SOME_ITEMS', items },
        sendOrderRefundedEmail: true,
        customMessage: 'It was torn.',
      },
    })
    refund(order, undefined, { sideEffects: { restockInfo: { type: 'ALL_ITEMS' } } })
    expect(shop.stock.get('mat')).toBe(20)
    shop.call(cancelOrder, owner, { id: order.id, restockAllItems: true })
    expect(shop.stock.get('mat')).toBe(20)
  })

  it('does nothing beside it before the money has gone back', () => {
    const order = place(card('0069'), goods('mat'))
    refund(order, undefined, {
      sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
    })
    expect([shop.stock.get('mat'), shop.mails.length]).toEqual([19, 0])
    later(hour)
    expect([shop.stock.get('mat'), shop.mails.length]).toEqual([20, 1])
    const refusedByProvider = place(card('0051'), goods('mat'))
    refund(refusedByProvider, undefined, { sideEffects: { restockInfo: { type: 'ALL_ITEMS' } } })
    expect(shop.stock.get('mat')).toBe(19)
  })

  it.each<[string, (lineItemId: string) => Partial<TriggerRefundInput>, object]>([
    [
      'a line that is not there',
      () => ({ details: { items: [{ lineItemId: 'nothing', quantity: 1 }] } }),
      {
        field: 'details.items.0.lineItemId',
        description: 'is not the id of a line of the order',
        violatedRule: 'VALIDATION',
      },
    ],
    [
      'more pieces than the line has',
      (lineItemId) => ({ details: { lineItems: [{ lineItemId, quantity: 2 }] } }),
      { field: 'details.lineItems.0.quantity', description: 'must be at most 1, not 2', violatedRule: 'MAX' },
    ],
    [
      'both lists of lines',
      () => ({ details: { items: [], lineItems: [] } }),
      {
        field: 'details.lineItems',
        description: 'cannot be given together with items',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ],
    [
      'a fee that is not there',
      () => ({ details: { additionalFees: [{ additionalFeeId: 'fee', amount: { amount: '1.00' } }] } }),
      {
        field: 'details.additionalFees.0.additionalFeeId',
        description: 'is not the id of a fee of the order',
        violatedRule: 'VALIDATION',
      },
    ],
    [
      'the delivery of an order without one',
      () => ({ details: { shippingIncluded: true } }),
      {
        field: 'details.shippingIncluded',
        description: 'is for an order that is delivered',
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ],
    [
      'some items without items',
      () => ({ sideEffects: { restockInfo: { type: 'SOME_ITEMS' } } }),
      {
        field: 'sideEffects.restockInfo.items',
        description: 'must be given with SOME_ITEMS',
        violatedRule: 'REQUIRED_FIELD',
      },
    ],
    [
      'items with all items',
      (lineItemId) => ({
        sideEffects: { restockInfo: { type: 'ALL_ITEMS', items: [{ lineItemId, quantity: 1 }] } },
      }),
      {
        field: 'sideEffects.restockInfo.items',
        description: 'is for SOME_ITEMS alone',
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ],
    [
      'a message without an email',
      () => ({ sideEffects: { customMessage: 'Sorry' } }),
      {
        field: 'sideEffects.customMessage',
        description: 'is for the email: set sendOrderRefundedEmail',
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ],
  ])('refuses %s', (_, input, violation) => {
    const order = paid()
    expect(() => refund(order, '1.00', input(order.lineItems![0]!.id))).toThrow(refused(violation))
    expect(transactions(order).refunds).toEqual([])
  })

  it('gives back no more of the delivery than was charged for it', () => {
    const order = paid()
    shop.state.unit(() =>
      shop.state.in(orders).put({
        ...shop.state.in(orders).get(order.id)!,
        shippingInfo: { title: 'Courier', cost: { totalPriceAfterTax: { amount: '5.50' } } },
      }),
    )
    const give = (details: NonNullable<TriggerRefundInput['details']>) => refund(order, '1.00', { details })
    const shipping = (amount: string) => ({ shipping: { amount: { amount } } })
    const field = 'details.shipping.amount.amount'
    const violatedRule = 'DECIMAL_LTE'
    expect(() => give(shipping('5.51'))).toThrow(
      refused({ field, description: 'must be at most 5.50, which is left of the delivery', violatedRule }),
    )
    give(shipping('2.00'))
    expect(() => give(shipping('3.51'))).toThrow(
      refused({ field, description: 'must be at most 3.50, which is left of the delivery', violatedRule }),
    )
    expect(() => give({ shippingIncluded: true })).toThrow(
      refused({
        field: 'details.shippingIncluded',
        description: 'must be left out: 3.50 is left of the delivery, so give that amount in shipping',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
    give(shipping('3.50'))
    expect(transactions(order).refunds).toHaveLength(2)
  })

  it('is for payments and orders that exist', () => {
    const payments = [{ paymentId: 'nothing' }]
    expect(() => refund(paid(), undefined, { payments })).toThrow(
      declined(404, 'PAYMENTS_NOT_FOUND', { id: 'nothing' }),
    )
    expect(() => shop.call(triggerRefund, owner, { ecomOrderId: 'nothing', payments })).toThrow(
      declined(404, 'ORDER_NOT_FOUND'),
    )
  })
})

describe('a payment that a card has reserved', () => {
  const capture = (order: Order, amount?: string, id = paymentId(order)) =>
    shop.call(captureAuthorizedPayments, owner, {
      ecomOrderId: order.id,
      payments: [{ paymentId: id, ...(amount !== undefined && { amount: { amount } }) }],
    }).payments![0]!
  const release = (order: Order, id = paymentId(order)) =>
    shop.call(voidAuthorizedPayments, owner, { ecomOrderId: order.id, paymentIds: [id] }).payments![0]!

  it('is captured in part, and the rest is released', () => {
    const order = paidWith('0028')
    for (const amount of ['0.00', '10.00', '-1.00'])
      expect(() => capture(order, amount)).toThrow(
        declined(400, 'INVALID_AMOUNT', { paymentId: paymentId(order), authorized: euros('9.99') }),
      )
    expect(capture(order, '9.00').status).toBe('APPROVED')
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('9.00'), authorized: euros('0.00'), balance: euros('0.99') },
    })
    later(8 * day)
    expect(transactions(order).payments![0]!.status).toBe('APPROVED')
  })

  it('is released by the business', () => {
    const order = paidWith('0028')
    expect(release(order).regularPaymentDetails?.authorizationDetails?.void).toEqual({
      status: 'SUCCEEDED',
      voidedDate: new Date('2026-03-02T09:00:00.000Z'),
      reason: 'MANUAL',
    })
    shop.call(cancelOrder, owner, { id: order.id })
    expect(read(order).status).toBe('CANCELED')
  })

  it('stays reserved when the provider refuses, and while it takes its time', () => {
    const order = paidWith('0044')
    expect(capture(order)).toMatchObject({
      status: 'AUTHORIZED',
      regularPaymentDetails: {
        authorizationDetails: {
          captures: [{ status: 'FAILED', failureDetails: { failureCode: 'CAPTURE_REFUSED' } }],
        },
      },
    })
    const slow = paidWith('0036')
    expect(capture(slow).regularPaymentDetails?.authorizationDetails?.captures?.[0]?.status).toBe('PENDING')
    expect(() => capture(slow)).toThrow(declined(409, 'PAYMENT_HAS_PENDING_CAPTURE'))
    later(10 * 60_000)
    expect([transactions(slow).payments![0]!.status, read(slow).paymentStatus]).toEqual(['APPROVED', 'PAID'])
  })

  it.each<[string, number, () => Order]>([
    ['PAYMENT_NOT_AUTHORIZED', 409, paid],
    [
      'PAYMENT_ALREADY_CAPTURED',
      409,
      () => {
        const order = paidWith('0028')
        capture(order)
        return order
      },
    ],
    [
      'PAYMENT_ALREADY_VOIDED',
      409,
      () => {
        const order = paidWith('0028')
        release(order)
        return order
      },
    ],
    ['NOT_REGULAR_ONLINE_PAYMENT', 400, () => recorded({ regularPaymentDetails: { offlinePayment: true } })],
    ['PAYMENT_GATEWAY_ID_NOT_FOUND', 409, () => recorded({ status: 'AUTHORIZED' })],
  ])('is not changed: %s', (code, status, make) => {
    const order = make()
    const id = paymentId(order)
    expect(() => capture(order)).toThrow(declined(status, code, { paymentId: id }))
    expect(() => release(order)).toThrow(declined(status, code, { paymentId: id }))
  })

  it('is one of the order', () => {
    const order = paidWith('0028')
    expect(() => capture(order, undefined, 'nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND'))
    expect(() => release(order, 'nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND'))
  })

  it('is captured with the others or not at all', () => {
    const order = paidWith('0028')
    const payments = [{ paymentId: paymentId(order) }, { paymentId: 'nothing' }]
    expect(() => shop.call(captureAuthorizedPayments, owner, { ecomOrderId: order.id, payments })).toThrow(
      declined(404, 'PAYMENT_NOT_FOUND'),
    )
    expect(transactions(order).payments![0]!.status).toBe('AUTHORIZED')
  })
})

describe('an amount that the business has received', () => {
  const receive = ({ id }: Order, amount: string) =>
    shop.call(recordManuallyCollectedPayment, owner, { orderId: id, amount: { amount } })

  it('pays a part of the order, and no more than is open', () => {
    const order = unpaid()
    receive(order, '5.00')
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('5.00'), balance: euros('10.00') },
    })
    for (const amount of ['10.01', '0.00', '-1.00'])
      expect(() => receive(order, amount)).toThrow(
        declined(400, 'INVALID_AMOUNT', { collectable: euros('10.00') }),
      )
    receive(order, '10.00')
    expect(() => receive(order, '0.01')).toThrow(declined(409, 'ORDER_ALREADY_PAID'))
    expect(
      transactions(order).payments?.map(({ regularPaymentDetails }) => regularPaymentDetails),
    ).toMatchObject([{ offlinePayment: true }, { offlinePayment: true }])
  })

  it('marks several orders as paid, each by itself', () => {
    const [first, second] = [unpaid(), paid()]
    const { results, bulkActionMetadata } = shop.call(bulkMarkOrdersAsPaid, owner, {
      ecomOrderIds: [first.id, second.id, 'nothing'],
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    expect(results.map(({ itemMetadata, item }) => [itemMetadata.error?.code, item?.paymentStatus])).toEqual([
      [undefined, 'PAID'],
      ['ORDER_ALREADY_PAID', undefined],
      ['ORDER_NOT_FOUND', undefined],
    ])
  })
})

describe('the collectability of an order', () => {
  const subscribed = (settings: object, paymentStatus?: 'NOT_PAID'): Order =>
    shop.call(createOrder, owner, {
      order: {
        lineItems: [
          {
            productName: { original: 'Tea by post' },
            quantity: 1,
            price: { amount: '12.00' },
            itemType: { preset: 'PHYSICAL' },
            subscriptionInfo: { subscriptionSettings: { frequency: 'MONTH', interval: 1, ...settings } },
          },
        ],
        channelInfo: { type: 'WEB' },
        ...(paymentStatus && { paymentStatus }),
      },
    })

  it.each<[string, () => Order]>([
    ['COLLECTABLE', unpaid],
    [
      'NONCOLLECTABLE_ORDER_IS_CANCELLED',
      () => {
        const order = unpaid()
        shop.call(updateOrderStatus, owner, { orderId: order.id, status: 'CANCELED' })
        return order
      },
    ],
    ['NONCOLLECTABLE_ORDER_IS_PAID', paid],
    ['NONCOLLECTABLE_ORDER_IS_PENDING', () => paidWith('0259')],
    ['NONCOLLECTABLE_ORDER_IS_PENDING', () => paidWith('0028')],
    [
      'NONCOLLECTABLE_ORDER_IS_REJECTED',
      () => {
        const order = paidWith('0259')
        shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), order.id, 'declined'))
        return order
      },
    ],
    [
      'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
      () => {
        const order = paidWith('0093')
        later(hour)
        return order
      },
    ],
    ['NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS', () => subscribed({})],
    [
      'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
      () => subscribed({ freeTrialPeriod: { frequency: 'DAY', interval: 7 } }),
    ],
    [
      'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
      () => subscribed({ startDate: new Date('2026-02-02T09:00:00.000Z') }),
    ],
    [
      'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
      () => subscribed({ startDate: new Date('2026-02-02T09:00:00.001Z') }),
    ],
    [
      'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
      () => {
        const order = subscribed({})
        add(order, { amount: { amount: '5.00' }, regularPaymentDetails: {} })
        return order
      },
    ],
    [
      'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
      () => {
        shop = openShop('EUR', { acceptsCards: false })
        return unpaid()
      },
    ],
  ])('is %s', (status, make) => {
    const order = make()
    const handler = () => shop.call(getPaymentCollectabilityStatus, owner, { ecomOrderId: order.id })
    expect(handler().status).toBe(status)
  })
})
