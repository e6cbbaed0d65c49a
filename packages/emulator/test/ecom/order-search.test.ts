import {
  aggregateOrders,
  type AggregateOrdersInput,
  createOrder,
  type NewOrder,
  type Order,
  type OrderFields,
  searchOrders,
  type SearchOrdersInput,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../src/ecom/order/state.ts'
import { goods, member, openShop, owner, refused, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const create = (name: string, amount: string, given: Partial<NewOrder> = {}): Order =>
  shop.call(createOrder, owner, {
    order: {
      channelInfo: { type: 'POS' },
      lineItems: [
        {
          productName: { original: name },
          itemType: { preset: 'PHYSICAL' },
          quantity: 1,
          price: { amount },
        },
      ],
      ...given,
    },
  })

/** Four orders of three channels, the last one in another currency. */
const fill = (): void => {
  create('Yoga mat', '24.99', {
    paymentStatus: 'PAID',
    buyerInfo: { memberId: 'member-1', email: 'ana@example.com' },
    billingInfo: { contactDetails: { firstName: 'Ana', lastName: 'Ferreira' } },
  })
  shop.advance(24 * 3_600_000)
  create('Travel mat', '10.00', { paymentStatus: 'PAID', channelInfo: { type: 'EBAY' } })
  create('Cork block', '5.01', {
    channelInfo: { type: 'EBAY' },
    billingInfo: { contactDetails: { firstName: 'João', lastName: 'Mato' } },
  })
  create('Sandbag', '700', { currency: 'JPY', channelInfo: { type: 'AMAZON' } })
}

const search = (input: SearchOrdersInput, identity = owner) => shop.call(searchOrders, identity, input)

/** The numbers of the orders that a search finds. */
const numbers = (input: SearchOrdersInput, identity = owner): (string | undefined)[] =>
  search(input, identity).items.map(({ number }) => number)

describe('a search for orders by text', () => {
  beforeEach(fill)

  it.each([
    ['mat', ['10002', '10001']],
    ['MAT', ['10002', '10001']],
    ['travel mat', ['10002', '10001']],
    ['joao', ['10003']],
    ['ana@example.com', ['10001']],
    ['10004', ['10004']],
    ['nothing', []],
  ])('finds %s', (expression, found) => {
    expect(numbers({ search: { expression } })).toEqual(found)
  })

  it('needs all words in the mode AND', () => {
    expect(numbers({ search: { expression: 'travel mat', mode: 'AND' } })).toEqual(['10002'])
  })

  it('looks at the fields that it names alone', () => {
    expect(
      numbers({ search: { expression: 'mat', fields: ['billingInfo.contactDetails.lastName'] } }),
    ).toEqual([])
    expect(
      numbers({ search: { expression: 'mato', fields: ['billingInfo.contactDetails.lastName'] } }),
    ).toEqual(['10003'])
  })

  it('forgives a wrong letter when it is fuzzy', () => {
    expect(numbers({ search: { expression: 'ferrera' } })).toEqual([])
    expect(numbers({ search: { expression: 'ferrera', fuzzy: true } })).toEqual(['10001'])
  })

  it('goes together with a filter and a sort order', () => {
    expect(
      numbers({
        filter: { paymentStatus: 'PAID' },
        search: { expression: 'mat' },
        sort: [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }],
      }),
    ).toEqual(['10001', '10002'])
  })

  it('finds the own orders of a member alone', () => {
    expect(numbers({ search: { expression: 'mat' } }, member)).toEqual(['10001'])
    expect(numbers({ search: { expression: 'mat' } }, visitor)).toEqual([])
  })
})

describe('a search for orders by a filter', () => {
  const [from, to] = [new Date('2026-03-09T10:00:00Z'), new Date('2026-03-09T12:00:00Z')] as const
  const amount = (value: string) => ({ amount: value })

  /** An order with a value in each field that a filter may name. */
  const whole = (): Order => {
    const created = create('Yoga mat', '24.99')
    const order: Order = {
      ...created,
      paymentStatus: 'PENDING_MERCHANT',
      status: 'REJECTED',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      archived: true,
      imported: true,
      seenByAHuman: true,
      purchasedDate: new Date('2026-01-02T03:04:05Z'),
      updatedDate: new Date('2026-01-03T03:04:05Z'),
      balanceSummary: {
        ...created.balanceSummary,
        authorized: amount('7.01'),
        pending: amount('7.02'),
        pendingRefund: amount('7.03'),
      },
      billingInfo: { contactDetails: { firstName: 'Ana', lastName: 'Ferreira' } },
      businessLocation: { id: 'location-1', name: 'Harbour' },
      buyerInfo: { contactId: 'contact-1', memberId: 'member-1', email: 'ana@example.com' },
      channelInfo: { type: 'FAIRE_COM', externalOrderId: 'external-1' },
      checkoutId: 'checkout-1',
      createdBy: { userId: 'user-1' },
      lineItems: (created.lineItems ?? []).map((line) => ({
        ...line,
        catalogReference: goods('mat'),
        locations: [{ id: 'location-1', quantity: 1 }],
        subscriptionInfo: { id: 'subscription-1' },
      })),
      priceSummary: { ...created.priceSummary, total: amount('7.04') },
      shippingInfo: {
        title: 'Courier',
        region: { name: 'Iberia' },
        logistics: { deliveryTime: '2 days', deliveryTimeSlot: { from, to } },
      },
      taxInfo: { ...created.taxInfo, totalTax: amount('7.05') },
    }
    return shop.state.unit(() => shop.state.in(orders).put(order))
  }

  it('takes each field of the platform, and finds the orders with its value alone', () => {
    const order = whole()
    shop.advance(3_600_000)
    create('Cork block', '5.00')
    const held: Record<keyof OrderFields, unknown> = {
      id: order.id,
      number: '10001',
      createdDate: order.createdDate,
      updatedDate: order.updatedDate,
      purchasedDate: order.purchasedDate,
      status: 'REJECTED',
      paymentStatus: 'PENDING_MERCHANT',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      archived: true,
      demo: false,
      imported: true,
      seenByAHuman: true,
      'balanceSummary.authorized.amount': '7.01',
      'balanceSummary.pending.amount': '7.02',
      'balanceSummary.pendingRefund.amount': '7.03',
      'billingInfo.contactDetails.firstName': 'Ana',
      'billingInfo.contactDetails.lastName': 'Ferreira',
      'businessLocation.id': 'location-1',
      'businessLocation.name': 'Harbour',
      'buyerInfo.contactId': 'contact-1',
      'buyerInfo.email': 'ana@example.com',
      'buyerInfo.memberId': 'member-1',
      'channelInfo.externalOrderId': 'external-1',
      'channelInfo.type': 'FAIRE_COM',
      checkoutId: 'checkout-1',
      'createdBy.userId': 'user-1',
      'fulfillmentStatusesAggregate.statuses': ['PARTIALLY_FULFILLED'],
      'lineItems.catalogReference.appId': [goods('mat').appId],
      'lineItems.catalogReference.catalogItemId': ['mat'],
      'lineItems.locations.id': ['location-1'],
      'lineItems.productName.original': ['Yoga mat'],
      'lineItems.subscriptionInfo.id': 'subscription-1',
      'priceSummary.total.amount': '7.04',
      'shippingInfo.logistics.deliveryTime': '2 days',
      'shippingInfo.logistics.deliveryTimeSlot.from': from,
      'shippingInfo.logistics.deliveryTimeSlot.to': to,
      'shippingInfo.region.name': 'Iberia',
      'shippingInfo.title': 'Courier',
      'taxInfo.totalExempt.amount': '0',
      'taxInfo.totalTax.amount': '7.05',
    }
    const shared = ['demo', 'taxInfo.totalExempt.amount']
    const found = Object.entries(held).map(([field, value]) => [
      field,
      numbers({ filter: { [field]: Array.isArray(value) ? { $hasSome: value } : value } }),
    ])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.keys(held).map((field) => [field, shared.includes(field) ? ['10002', '10001'] : ['10001']]),
      ),
    )
    expect(numbers({ filter: { demo: true } })).toEqual([])
    expect(numbers({ filter: { 'taxInfo.totalExempt.amount': { $gt: '0' } } })).toEqual([])
  })

  it('finds exempt orders by the amount on which no tax was charged', () => {
    const taxed = { taxInfo: { taxRate: '0.23' } }
    const block = { productName: { original: 'Cork block' }, itemType: { preset: 'PHYSICAL' } } as const
    const lineItems = [
      { ...block, quantity: 2, price: { amount: '24.99' }, ...taxed },
      // A line without tax details is not taxed anyway.
      { ...block, quantity: 1, price: { amount: '5.00' } },
    ]
    const given: Partial<NewOrder> = {
      lineItems,
      additionalFees: [{ name: 'Gift wrapping', price: { amount: '2.00' }, ...taxed }],
      shippingInfo: { title: 'Courier', cost: { price: { amount: '4.01' }, ...taxed } },
    }
    create('', '0', { ...given, taxInfo: { taxExempt: true } })
    create('', '0', given)
    const exempt = (amount: string) => numbers({ filter: { 'taxInfo.totalExempt.amount': amount } })
    expect(exempt('55.99')).toEqual(['10001'])
    expect(exempt('0')).toEqual(['10002'])
    expect(numbers({ filter: { 'taxInfo.totalExempt.amount': { $gt: '0' } } })).toEqual(['10001'])
  })
})

describe('aggregations of a search for orders', () => {
  it('count all that is found, not the page', () => {
    fill()
    expect(
      search({
        filter: { status: { $in: ['APPROVED', 'INITIALIZED'] } },
        cursorPaging: { limit: 1 },
        aggregations: [
          { type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' },
          { type: 'SCALAR', name: 'most', fieldPath: 'priceSummary.total.amount', scalar: { type: 'MAX' } },
          {
            type: 'DATE_HISTOGRAM',
            name: 'days',
            fieldPath: 'createdDate',
            dateHistogram: { interval: 'DAY' },
          },
          {
            type: 'RANGE',
            name: 'sizes',
            fieldPath: 'priceSummary.total.amount',
            range: { buckets: [{ to: 10 }, { from: 10 }] },
          },
        ],
        timeZone: 'Europe/Lisbon',
      }),
    ).toMatchObject({
      aggregationData: {
        results: [
          {
            name: 'channels',
            values: {
              results: [
                { value: 'EBAY', count: 2 },
                { value: 'AMAZON', count: 1 },
                { value: 'POS', count: 1 },
              ],
            },
          },
          { name: 'most', scalar: { type: 'MAX', value: 700 } },
          {
            name: 'days',
            dateHistogram: {
              results: [
                { value: '2026-03-02T00:00:00.000+00:00', count: 1 },
                { value: '2026-03-03T00:00:00.000+00:00', count: 3 },
              ],
            },
          },
          {
            name: 'sizes',
            ranges: {
              results: [
                { to: 10, count: 1 },
                { from: 10, count: 3 },
              ],
            },
          },
        ],
      },
    })
  })
})

describe('an aggregation of orders', () => {
  const aggregate = (input: AggregateOrdersInput) => shop.call(aggregateOrders, owner, input)

  it('counts by one field and by several', () => {
    fill()
    expect(
      aggregate({
        aggregation: {
          channels: { $count: 'channelInfo.type' },
          both: { $count: ['channelInfo.type', 'paymentStatus'] },
        },
      }),
    ).toEqual({
      channels: { EBAY: 2, AMAZON: 1, POS: 1 },
      both: { '(EBAY|PAID)': 1, '(EBAY|NOT_PAID)': 1, '(AMAZON|NOT_PAID)': 1, '(POS|PAID)': 1 },
    })
    expect(
      aggregate({
        filter: { 'channelInfo.type': 'EBAY' },
        aggregation: { both: { $count: ['channelInfo.type', 'paymentStatus'] } },
        hierarchySeparatorOverride: ' / ',
      }),
    ).toEqual({ both: { '(EBAY / PAID)': 1, '(EBAY / NOT_PAID)': 1 } })
  })

  it('adds up amounts to the last digit, each currency by itself', () => {
    fill()
    const field = 'priceSummary.total.amount'
    expect(
      aggregate({
        aggregation: {
          sum: { $sum: field },
          mean: { $avg: field },
          least: { $min: field },
          most: { $max: field },
        },
      }),
    ).toEqual({
      sum: { EUR: '40.00', JPY: '700' },
      mean: { EUR: '13.33', JPY: '700' },
      least: { EUR: '5.01', JPY: '700' },
      most: { EUR: '24.99', JPY: '700' },
    })
  })

  it('counts an order under each of its items, and leaves out an order without a value', () => {
    create('Yoga mat', '1', {
      lineItems: ['mat', 'block'].map((id) => ({
        productName: { original: id },
        catalogReference: goods(id),
        itemType: { preset: 'PHYSICAL' as const },
        quantity: 1,
        price: { amount: '1' },
      })),
    })
    create('Loose', '1')
    expect(
      aggregate({ aggregation: { items: { $count: 'lineItems.catalogReference.catalogItemId' } } }),
    ).toEqual({ items: { block: 1, mat: 1 } })
  })

  it('is empty when nothing is found', () => {
    expect(
      aggregate({ aggregation: { a: { $count: 'status' }, b: { $sum: 'taxInfo.totalTax.amount' } } }),
    ).toEqual({ a: {}, b: {} })
  })

  it('refuses an unknown field of the filter', () => {
    expect(() =>
      aggregate({ filter: { colour: 'red' } as never, aggregation: { a: { $count: 'status' } } }),
    ).toThrow(
      refused(
        expect.objectContaining({ field: 'filter.colour', violatedRule: 'FIELD_NOT_ALLOWED' }) as object,
      ),
    )
  })
})
