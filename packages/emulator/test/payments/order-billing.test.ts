import { createOrder, listTransactionsForSingleOrder, type Order } from '@frontdesk/ecom'
import {
  calculateRefund,
  getOrderRefundability,
  markOrderAsPaid,
  type RefundItems,
  triggerRefund,
  type TriggerRefundInput,
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
            error: error('INVALID_LINE_ITEM_REFUND_QUANTITY', 'At most 3 pieces of this line can go back', {
              lineItemId: 'line-1',
              availableRefundQuantity: 3,
            }),
          },
          {
            lineItem: noLine,
            error: error('LINE_ITEM_NOT_FOUND', 'The order has no such line', { lineItemId: 'nothing' }),
          },
          {
            additionalFee: fee,
            error: error(
              'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
              'More than is left of this fee cannot go back',
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
              'More than is left of the delivery cannot go back',
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
