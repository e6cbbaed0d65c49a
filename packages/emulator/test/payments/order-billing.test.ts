import {
  addPayments,
  createOrder,
  getOrder,
  listTransactionsForSingleOrder,
  type Order,
} from '@frontdesk/ecom'
import {
  calculateRefund,
  getOrderRefundability,
  markOrderAsPaid,
  type RefundItems,
  refundPayments,
  type RefundPaymentsInput,
  triggerRefund,
  type TriggerRefundInput,
  voidMemberships,
} from '@frontdesk/payments'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { declined, goods, openShop, owner, refused, type Shop } from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

/** An order that was paid in cash: pieces of one line at 4 euros with 2 euros off, a delivery, a fee, and added tax. */
const paidOrder = (quantity = 3): Order => {
  const made = shop.call(createOrder, owner, {
    order: {
      lineItems: [
        {
          id: 'line-1',
          productName: { original: 'Yoga mat' },
          catalogReference: goods('mat'),
          itemType: { preset: 'PHYSICAL' },
          quantity,
          price: { amount: '4.00' },
          taxInfo: { taxRate: '0.1' },
        },
      ],
      appliedDiscounts: [
        { discountType: 'GLOBAL', merchantDiscount: { amount: { amount: '2.00' } }, lineItemDiscounts: [] },
      ],
      additionalFees: [{ id: 'fee-1', name: 'Wrapping', price: { amount: '2.00' } }],
      shippingInfo: {
        title: 'Parcel',
        cost: { price: { amount: '5.00' }, taxInfo: { taxRate: '0.1' } },
      },
      currency: 'EUR',
      taxIncludedInPrices: false,
      channelInfo: { type: 'WEB' },
      buyerInfo: { email: 'ana@example.com' },
    },
  })
  return shop.call(markOrderAsPaid, owner, { ecomOrderId: made.id })
}
const calculate = ({ id: orderId }: Order, refundItems?: RefundItems) =>
  shop.call(calculateRefund, owner, { orderId, ...(refundItems && { refundItems }) })
const refundability = ({ id: orderId }: Order) => shop.call(getOrderRefundability, owner, { orderId })
const paymentIdOf = ({ id: orderId }: Order): string =>
  shop.call(listTransactionsForSingleOrder, owner, { orderId }).payments![0]!.id
const refund = (order: Order, amount: string, details: TriggerRefundInput['details'] = {}) =>
  shop.call(triggerRefund, owner, {
    ecomOrderId: order.id,
    payments: [{ paymentId: paymentIdOf(order), amount: { amount }, externalRefund: true }],
    details,
  })

describe('the calculation of a refund', () => {
  it('gives the amounts of each part, with their share of discounts and taxes', () => {
    const lineItem = { lineItemId: 'line-1', quantity: 1 }
    const additionalFee = { additionalFeeId: 'fee-1', amount: { amount: '0.50' } }
    const shipping = { amount: { amount: '1.10' } }
    expect(
      calculate(paidOrder(), { lineItems: [lineItem], additionalFees: [additionalFee], shipping }),
    ).toEqual({
      available: true,
      summary: {
        total: euros('5.27'),
        tax: euros('0.43'),
        discount: euros('0.66'),
        subtotal: euros('5.50'),
        lineItemsSubtotal: euros('4.00'),
        additionalFeesTotal: euros('0.50'),
      },
      calculatedRefundItems: {
        lineItems: [
          {
            item: lineItem,
            summary: {
              total: euros('3.67'),
              tax: euros('0.33'),
              discount: euros('0.66'),
              subtotal: euros('4.00'),
            },
          },
        ],
        additionalFees: [
          {
            additionalFee,
            source: 'MANUAL',
            summary: {
              total: euros('0.50'),
              tax: euros('0.00'),
              discount: euros('0.00'),
              subtotal: euros('0.50'),
            },
          },
        ],
        shipping: {
          shipping,
          summary: {
            total: euros('1.10'),
            tax: euros('0.10'),
            discount: euros('0.00'),
            subtotal: euros('1.00'),
          },
        },
      },
    })
  })

  it('comes to zero without parts', () => {
    expect(calculate(paidOrder())).toEqual({
      available: true,
      summary: {
        total: euros('0.00'),
        tax: euros('0.00'),
        discount: euros('0.00'),
        subtotal: euros('0.00'),
        lineItemsSubtotal: euros('0.00'),
        additionalFeesTotal: euros('0.00'),
      },
      calculatedRefundItems: { lineItems: [], additionalFees: [] },
    })
  })

  it('adds up to the price of a line, in whatever portions its pieces go back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }), (portions) => {
        shop = openShop()
        shop.stock.set('mat', 100)
        const order = paidOrder(portions.reduce((sum, pieces) => sum + pieces, 0))
        const whole = Number(order.lineItems![0]!.totalPriceAfterTax!.amount.replace('.', ''))
        let sum = 0
        for (const quantity of portions) {
          const lineItems = [{ lineItemId: 'line-1', quantity }]
          const { amount } = calculate(order, { lineItems }).summary!.total!
          sum += Number(amount.replace('.', ''))
          refund(order, amount, { lineItems })
        }
        expect(sum).toBe(whole)
      }),
      { numRuns: 40 },
    )
  })

  it('names each part that cannot go back, at the first piece and the first cent too many', () => {
    const order = paidOrder()
    const all: RefundItems = {
      lineItems: [
        { lineItemId: 'line-1', quantity: 2 },
        { lineItemId: 'line-1', quantity: 1 },
      ],
      additionalFees: [{ additionalFeeId: 'fee-1', amount: { amount: '2.00' } }],
      shipping: { amount: { amount: '5.50' } },
    }
    expect(calculate(order, all).summary?.total).toEqual(euros('18.50'))
    const lineItem = { lineItemId: 'line-1', quantity: 4 }
    const noLine = { lineItemId: 'nothing', quantity: 1 }
    const fee = { additionalFeeId: 'fee-1', amount: { amount: '2.01' } }
    const noFee = { additionalFeeId: 'nothing', amount: { amount: '1.00' } }
    const shipping = { amount: { amount: '5.51' } }
    const error = (code: string, description: string, data: object) => ({
      applicationError: { code, description, data },
    })
    expect(
      calculate(order, { lineItems: [lineItem, noLine], additionalFees: [fee, noFee], shipping }),
    ).toEqual({
      notAvailable: {
        errors: [
          {
            lineItem,
            error: error(
              'INVALID_LINE_ITEM_REFUND_QUANTITY',
              'At most 3 pieces of this line can be refunded',
              {
                lineItemId: 'line-1',
                availableRefundQuantity: 3,
              },
            ),
          },
          {
            lineItem: noLine,
            error: error('LINE_ITEM_NOT_FOUND', 'The order has no such line', { lineItemId: 'nothing' }),
          },
          {
            additionalFee: fee,
            error: error(
              'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
              'The refund is higher than what is left of this fee',
              { additionalFeeId: 'fee-1', availableRefundAmount: euros('2.00') },
            ),
          },
          {
            additionalFee: noFee,
            error: error('ADDITIONAL_FEE_NOT_FOUND', 'The order has no such fee', {
              additionalFeeId: 'nothing',
            }),
          },
          {
            shipping,
            error: error(
              'INVALID_SHIPPING_REFUND_AMOUNT',
              'The refund is higher than what is left of the delivery',
              { availableRefundAmount: euros('5.50') },
            ),
          },
        ],
      },
    })
  })

  it('counts what went back before, and refuses more digits than the currency has', () => {
    const order = paidOrder()
    refund(order, '9.00', {
      lineItems: [{ lineItemId: 'line-1', quantity: 2 }],
      additionalFees: [{ additionalFeeId: 'fee-1', amount: { amount: '1.50' } }],
      shippingIncluded: true,
    })
    const codes = (items: RefundItems) =>
      calculate(order, items).notAvailable?.errors?.map(({ error }) => error?.applicationError?.code)
    expect(codes({ lineItems: [{ lineItemId: 'line-1', quantity: 1 }] })).toBeUndefined()
    expect(codes({ lineItems: [{ lineItemId: 'line-1', quantity: 2 }] })).toEqual([
      'INVALID_LINE_ITEM_REFUND_QUANTITY',
    ])
    expect(codes({ shipping: { amount: { amount: '0.01' } } })).toEqual(['INVALID_SHIPPING_REFUND_AMOUNT'])
    expect(() => calculate(order, { shipping: { amount: { amount: '0.001' } } })).toThrow(
      refused({
        field: 'refundItems.shipping.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      }),
    )
  })
})

describe('the refundability of an order', () => {
  it('counts payments, lines, fees and the delivery', () => {
    const order = paidOrder()
    refund(order, '6.17', {
      lineItems: [{ lineItemId: 'line-1', quantity: 1 }],
      additionalFees: [{ additionalFeeId: 'fee-1', amount: { amount: '0.50' } }],
      shipping: { amount: { amount: '2.00' } },
    })
    const monetary = {
      paid: euros('18.50'),
      refunded: euros('6.17'),
      refundPending: euros('0.00'),
      maxRefund: euros('12.33'),
    }
    expect(refundability(order)).toEqual({
      payments: [
        {
          manuallyRefundable: { reason: 'OFFLINE' },
          payment: {
            paymentId: paymentIdOf(order),
            monetary,
            paymentMethod: 'Offline',
            offlinePayment: true,
          },
        },
      ],
      paymentsSummary: {
        monetary,
        membership: { paidLineItemIds: [], refundedLineItemIds: [], refundableLineItemIds: [] },
      },
      lineItems: [
        { lineItemId: 'line-1', originalQuantity: 3, refundedQuantity: 1, availableRefundQuantity: 2 },
      ],
      shipping: {
        amount: euros('5.50'),
        refundedAmount: euros('2.00'),
        availableRefundAmount: euros('3.50'),
      },
      additionalFees: [
        {
          additionalFeeId: 'fee-1',
          source: 'MANUAL',
          amount: euros('2.00'),
          refundedAmount: euros('0.50'),
          availableRefundAmount: euros('1.50'),
        },
      ],
    })
  })

  it('is for orders that exist', () => {
    const orderId = 'nothing'
    expect(() => shop.call(getOrderRefundability, owner, { orderId })).toThrow(
      declined(404, 'ORDER_NOT_FOUND'),
    )
    expect(() => shop.call(calculateRefund, owner, { orderId })).toThrow(declined(404, 'ORDER_NOT_FOUND'))
  })
})

describe('a refund of order billing', () => {
  /** Three mats for 30 euros, of which 10 were paid with a gift card and 20 in cash. */
  const paidTwice = (): { order: Order; giftCard: string; cash: string } => {
    const order = shop.call(createOrder, owner, {
      order: {
        lineItems: [
          {
            id: 'line-1',
            productName: { original: 'Yoga mat' },
            catalogReference: goods('mat'),
            itemType: { preset: 'PHYSICAL' },
            quantity: 3,
            price: { amount: '10.00' },
          },
        ],
        currency: 'EUR',
        channelInfo: { type: 'WEB' },
        buyerInfo: { email: 'ana@example.com' },
      },
    })
    const { paymentsIds } = shop.call(addPayments, owner, {
      orderId: order.id,
      payments: [
        { amount: { amount: '10.00' }, giftcardPaymentDetails: { obfuscatedCode: '**** 1234' } },
        { amount: { amount: '20.00' }, regularPaymentDetails: { offlinePayment: true } },
      ],
    })
    return { order, giftCard: paymentsIds[0]!, cash: paymentsIds[1]! }
  }
  const giveBack = ({ id: orderId }: Order, input: Omit<RefundPaymentsInput, 'orderId'>) =>
    shop.call(refundPayments, owner, { orderId, ...input })
  const read = ({ id }: Order) => shop.call(getOrder, owner, { id })

  it('gives several payments back at once, with pieces, mail and reason', () => {
    const { order, giftCard, cash } = paidTwice()
    shop.mails.length = 0
    const lineItems = [{ lineItemId: 'line-1', quantity: 2 }]
    const { refund: made, orderTransactions } = giveBack(order, {
      paymentRefunds: [
        { paymentId: giftCard },
        { paymentId: cash, amount: { amount: '5.00' }, externalRefund: true },
      ],
      refundItems: { lineItems },
      sideEffects: {
        restock: { lineItems: [{ lineItemId: 'line-1', quantity: 1 }] },
        notifications: { sendCustomerEmail: true, customMessage: 'One was lost.' },
      },
      customerReason: 'They were torn',
    })
    expect(orderTransactions?.refunds).toEqual([made])
    expect(made).toMatchObject({
      details: { lineItems, reason: 'They were torn' },
      summary: { requestedRefund: euros('15.00'), refunded: euros('15.00'), pending: false },
      transactions: [
        { paymentId: giftCard, amount: euros('10.00'), refundStatus: 'SUCCEEDED', externalRefund: false },
        { paymentId: cash, amount: euros('5.00'), refundStatus: 'SUCCEEDED', externalRefund: true },
      ],
    })
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: euros('15.00') },
      lineItems: [{ refundQuantity: 2, restockQuantity: 1 }],
    })
    expect(shop.stock.get('mat')).toBe(18)
    expect(shop.mails.map(({ text }) => text.includes('One was lost.'))).toEqual([true])
  })

  it.each<[string, (ids: { giftCard: string; cash: string }) => Omit<RefundPaymentsInput, 'orderId'>, Error]>(
    [
      [
        'a payment that is not there',
        () => ({ paymentRefunds: [{ paymentId: 'nothing' }] }),
        declined(404, 'PAYMENT_NOT_FOUND', { id: 'nothing' }),
      ],
      [
        'a payment that only the business can give back',
        ({ giftCard, cash }) => ({ paymentRefunds: [{ paymentId: giftCard }, { paymentId: cash }] }),
        declined(409, 'EXTERNAL_REFUND_EXPECTED', { reason: 'OFFLINE' }),
      ],
      [
        'a cent too much',
        ({ giftCard }) => ({ paymentRefunds: [{ paymentId: giftCard, amount: { amount: '10.01' } }] }),
        declined(400, 'INVALID_PAYMENT_REFUND_AMOUNT', { refundable: euros('10.00') }),
      ],
      [
        'nothing',
        ({ giftCard }) => ({ paymentRefunds: [{ paymentId: giftCard, amount: { amount: '0.00' } }] }),
        declined(400, 'INVALID_PAYMENT_REFUND_AMOUNT'),
      ],
      [
        'a payment twice',
        ({ giftCard }) => ({ paymentRefunds: [{ paymentId: giftCard }, { paymentId: giftCard }] }),
        refused({
          field: 'paymentRefunds.1.paymentId',
          description: 'is named twice: give the payment back in one amount',
          violatedRule: 'VALIDATION',
        }),
      ],
      [
        'a line that is not there',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          refundItems: { lineItems: [{ lineItemId: 'nothing', quantity: 1 }] },
        }),
        declined(404, 'LINE_ITEM_NOT_FOUND', { lineItemId: 'nothing' }),
      ],
      [
        'a piece too many',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          refundItems: { lineItems: [{ lineItemId: 'line-1', quantity: 4 }] },
        }),
        declined(400, 'INVALID_LINE_ITEM_REFUND_QUANTITY', { availableRefundQuantity: 3 }),
      ],
      [
        'the delivery of an order without one',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          refundItems: { shipping: { amount: { amount: '1.00' } } },
        }),
        declined(404, 'SHIPPING_NOT_FOUND'),
      ],
      [
        'a piece too many for the stock',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          sideEffects: { restock: { lineItems: [{ lineItemId: 'line-1', quantity: 4 }] } },
        }),
        declined(400, 'INVALID_LINE_ITEM_RESTOCK_QUANTITY', { availableRestockQuantity: 3 }),
      ],
      [
        'pieces of a line that is not there',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          sideEffects: { restock: { lineItems: [{ lineItemId: 'nothing', quantity: 1 }] } },
        }),
        declined(404, 'LINE_ITEM_NOT_FOUND', { lineItemId: 'nothing' }),
      ],
      [
        'a message without an email',
        ({ giftCard }) => ({
          paymentRefunds: [{ paymentId: giftCard }],
          sideEffects: { notifications: { customMessage: 'Sorry' } },
        }),
        refused({
          field: 'sideEffects.notifications.customMessage',
          description: 'is for the email: set sendCustomerEmail',
          violatedRule: 'FIELD_NOT_ALLOWED',
        }),
      ],
    ],
  )('refuses %s, and gives nothing back', (_, input, refusal) => {
    const { order, ...ids } = paidTwice()
    expect(() => giveBack(order, input(ids))).toThrow(refusal)
    expect([read(order).balanceSummary?.refunded, shop.stock.get('mat')]).toEqual([euros('0.00'), 17])
  })

  it('takes a payment that went back before, and a payment of money for a membership, for what they are', () => {
    const { order, giftCard } = paidTwice()
    giveBack(order, { paymentRefunds: [{ paymentId: giftCard }] })
    expect(() => giveBack(order, { paymentRefunds: [{ paymentId: giftCard }] })).toThrow(
      declined(409, 'PAYMENT_NOT_REFUNDABLE', { paymentId: giftCard, reason: 'ALREADY_REFUNDED' }),
    )
    const take = (paymentId: string) => () => {
      shop.call(voidMemberships, owner, { orderId: order.id, paymentIds: [paymentId] })
    }
    expect(take(giftCard)).toThrow(declined(409, 'NOT_MEMBERSHIP_PAYMENT', { paymentId: giftCard }))
    expect(take('nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND', { id: 'nothing' }))
  })
})
