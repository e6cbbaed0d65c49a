import {
  cancelOrder,
  channelTypes,
  createOrder,
  type CreateOrderInput,
  getOrder,
  itemTypes,
  type NewOrder,
  type NewOrderLineItem,
  type Order,
  pickupMethods,
  updateOrder,
  updateOrderLineItem,
} from '@frontdesk/ecom'
import { createOrderInputSchema, updateOrderLineItemInputSchema } from '@frontdesk/ecom/schemas'
import { check } from '@frontdesk/core/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { declined, goods, openShop, owner, refused, type Shop } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const euro = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const lineId = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c11'
const otherId = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c12'

const line = (given: Partial<NewOrderLineItem> = {}): NewOrderLineItem => ({
  id: lineId,
  productName: { original: 'Yoga mat' },
  itemType: { preset: 'PHYSICAL' },
  quantity: 2,
  price: { amount: '24.99' },
  ...given,
})

const create = (
  given: Partial<NewOrder> = {},
  settings?: CreateOrderInput['settings'],
  identity: Identity = owner,
) =>
  shop.call(createOrder, identity, {
    order: { channelInfo: { type: 'POS' }, lineItems: [line()], ...given },
    ...(settings && { settings }),
  })

const typesOf = ({ activities = [] }: Order) => activities.map(({ activityType }) => activityType)

const zeroes = {
  refunded: euro('0.00'),
  authorized: euro('0.00'),
  pending: euro('0.00'),
  pendingRefund: euro('0.00'),
}

describe('an order that the business creates', () => {
  it('is the whole order, with its sums, its first activity and its events', () => {
    const order = create({
      channelInfo: { type: 'EBAY', externalOrderId: 'e-1', externalOrderUrl: 'https://ebay.example/e-1' },
      buyerInfo: { email: 'ana@example.com', contactId: 'contact-1' },
      buyerNote: 'Ring twice',
      lineItems: [
        line({ physicalProperties: { weight: 1.2, sku: 'MAT-1' }, taxInfo: { taxRate: '0.23' } }),
        line({
          id: otherId,
          productName: { original: 'Guide' },
          itemType: { preset: 'DIGITAL' },
          quantity: 1,
          price: { amount: '10' },
          digitalFile: { fileId: 'file-1' },
        }),
      ],
      additionalFees: [{ name: 'Wrapping', price: { amount: '2.50' } }],
      shippingInfo: { title: 'Courier', cost: { price: { amount: '4.50' } } },
    })
    expect(order).toEqual({
      id: 'id-2',
      number: '10001',
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      updatedDate: new Date('2026-03-02T09:00:00.000Z'),
      purchasedDate: new Date('2026-03-02T09:00:00.000Z'),
      status: 'INITIALIZED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      channelInfo: { type: 'EBAY', externalOrderId: 'e-1', externalOrderUrl: 'https://ebay.example/e-1' },
      buyerInfo: { email: 'ana@example.com', contactId: 'contact-1' },
      buyerNote: 'Ring twice',
      buyerLanguage: 'en',
      siteLanguage: 'en',
      weightUnit: 'KG',
      currency: 'EUR',
      taxIncludedInPrices: true,
      createdBy: { userId: expect.any(String) as string },
      archived: false,
      seenByAHuman: false,
      imported: false,
      lineItems: [
        {
          id: lineId,
          productName: { original: 'Yoga mat' },
          itemType: { preset: 'PHYSICAL' },
          quantity: 2,
          price: euro('24.99'),
          priceBeforeDiscounts: euro('24.99'),
          totalDiscount: euro('0.00'),
          totalPriceBeforeTax: euro('40.63'),
          totalPriceAfterTax: euro('49.98'),
          lineItemPrice: euro('49.98'),
          paymentOption: 'FULL_PAYMENT_ONLINE',
          fixedQuantity: false,
          physicalProperties: { weight: 1.2, sku: 'MAT-1' },
          taxInfo: {
            taxRate: '0.23',
            taxAmount: euro('9.35'),
            taxableAmount: euro('40.63'),
            taxIncludedInPrice: true,
          },
        },
        {
          id: otherId,
          productName: { original: 'Guide' },
          itemType: { preset: 'DIGITAL' },
          quantity: 1,
          price: euro('10.00'),
          priceBeforeDiscounts: euro('10.00'),
          totalDiscount: euro('0.00'),
          totalPriceBeforeTax: euro('10.00'),
          totalPriceAfterTax: euro('10.00'),
          lineItemPrice: euro('10.00'),
          paymentOption: 'FULL_PAYMENT_ONLINE',
          fixedQuantity: false,
          digitalFile: { fileId: 'file-1' },
        },
      ],
      appliedDiscounts: [],
      additionalFees: [
        {
          id: 'id-1',
          name: 'Wrapping',
          source: 'MANUAL',
          price: euro('2.50'),
          priceBeforeTax: euro('2.50'),
          priceAfterTax: euro('2.50'),
        },
      ],
      shippingInfo: {
        title: 'Courier',
        cost: {
          price: euro('4.50'),
          discount: euro('0.00'),
          totalPriceBeforeTax: euro('4.50'),
          totalPriceAfterTax: euro('4.50'),
        },
      },
      priceSummary: {
        subtotal: euro('59.98'),
        shipping: euro('4.50'),
        tax: euro('9.35'),
        discount: euro('0.00'),
        totalAdditionalFees: euro('2.50'),
        total: euro('66.98'),
      },
      taxInfo: {
        totalTax: euro('9.35'),
        taxExempt: false,
        taxBreakdown: [
          {
            taxName: 'Tax',
            rate: '0.23',
            aggregatedTaxAmount: euro('9.35'),
            aggregatedTaxableAmount: euro('40.63'),
          },
        ],
      },
      taxSummary: { totalTax: euro('9.35') },
      balanceSummary: { balance: euro('66.98'), paid: euro('0.00'), ...zeroes },
      activities: [
        { id: 'id-3', activityType: 'ORDER_PLACED', createdDate: new Date('2026-03-02T09:00:00.000Z') },
      ],
    })
    expect(shop.call(getOrder, owner, { id: order.id })).toEqual(order)
    expect(shop.events).toMatchObject([{ slug: 'created', entityId: order.id, entity: order }])
  })

  it('adds the tax to prices without it', () => {
    const { priceSummary, lineItems } = create({
      taxIncludedInPrices: false,
      lineItems: [line({ quantity: 1, price: { amount: '10' }, taxInfo: { taxRate: '0.2' } })],
    })
    expect(priceSummary).toMatchObject({ subtotal: euro('10.00'), tax: euro('2.00'), total: euro('12.00') })
    expect(lineItems).toMatchObject([
      { totalPriceBeforeTax: euro('10.00'), totalPriceAfterTax: euro('12.00') },
    ])
  })

  it('takes the tax that the channel has charged, of the lines or of the whole order', () => {
    const ofLine = create({ lineItems: [line({ taxInfo: { taxAmount: { amount: '3.20' } } })] })
    expect(ofLine.taxSummary).toEqual({ totalTax: euro('3.20') })
    expect(ofLine.lineItems?.[0]?.taxInfo).toEqual({
      taxRate: '0.068405',
      taxAmount: euro('3.20'),
      taxableAmount: euro('46.78'),
      taxIncludedInPrice: true,
    })
    expect(create({ priceSummary: { tax: { amount: '4' } } }).priceSummary?.tax).toEqual(euro('4.00'))
    const exempt = create({
      taxInfo: { taxExempt: true },
      lineItems: [line({ taxInfo: { taxRate: '0.23' } })],
    })
    expect(exempt.taxInfo).toEqual({ totalTax: euro('0.00'), taxExempt: true, taxBreakdown: [] })
  })

  it('distributes discounts over the lines that they are for', () => {
    const order = create({
      lineItems: [
        line({ quantity: 1, price: { amount: '30' } }),
        line({ id: otherId, quantity: 1, price: { amount: '10' } }),
      ],
      shippingInfo: { title: 'Courier', cost: { price: { amount: '5' } } },
      appliedDiscounts: [
        { discountType: 'GLOBAL', merchantDiscount: { percentage: '10' } },
        {
          discountType: 'SPECIFIC_ITEMS',
          coupon: { code: 'MAT', amount: { amount: '6' } },
          lineItemDiscounts: [{ id: lineId }],
        },
        { discountType: 'SHIPPING', discountRule: { name: { original: 'Near' }, amount: { amount: '2' } } },
      ],
    })
    expect(order.lineItems).toMatchObject([
      { price: euro('24.00'), priceBeforeDiscounts: euro('30.00'), totalDiscount: euro('8.40') },
      { price: euro('10.00'), lineItemPrice: euro('10.00'), totalDiscount: euro('1.00') },
    ])
    expect(order.appliedDiscounts).toEqual([
      {
        id: expect.any(String) as string,
        discountType: 'GLOBAL',
        merchantDiscount: { percentage: '10', amount: euro('3.40') },
        lineItemDiscounts: [
          { id: lineId, totalDiscount: euro('2.40') },
          { id: otherId, totalDiscount: euro('1.00') },
        ],
      },
      {
        id: expect.any(String) as string,
        discountType: 'SPECIFIC_ITEMS',
        coupon: { code: 'MAT', amount: euro('6.00') },
        lineItemDiscounts: [{ id: lineId, totalDiscount: euro('6.00') }],
      },
      {
        id: expect.any(String) as string,
        discountType: 'SHIPPING',
        discountRule: { name: { original: 'Near' }, amount: euro('2.00') },
      },
    ])
    expect(order.priceSummary).toMatchObject({ discount: euro('11.40'), total: euro('33.60') })
  })

  it('refuses a discount that takes more than there is, and takes one that takes all', () => {
    const discounts = (amount: string): Partial<NewOrder> => ({
      appliedDiscounts: [{ merchantDiscount: { amount: { amount } } }],
    })
    expect(create(discounts('49.98')).priceSummary?.total).toEqual(euro('0.00'))
    expect(() => create(discounts('49.99'))).toThrow(
      refused({
        field: 'order.appliedDiscounts.0',
        description: 'takes more than there is left to lower',
        violatedRule: 'VALIDATION',
      }),
    )
  })

  it('refuses a price summary that is not the sum, and takes one that is', () => {
    expect(create({ priceSummary: { total: { amount: '49.98' } } }).priceSummary?.total).toEqual(
      euro('49.98'),
    )
    expect(() =>
      create({ priceSummary: { subtotal: { amount: '50' }, total: { amount: '49.97' } } }),
    ).toThrow(
      refused(
        {
          field: 'order.priceSummary.subtotal.amount',
          description: 'must be 49.98, the sum of the parts of the order',
          violatedRule: 'VALIDATION',
        },
        {
          field: 'order.priceSummary.total.amount',
          description: 'must be 49.98, the sum of the parts of the order',
          violatedRule: 'VALIDATION',
        },
      ),
    )
    expect(shop.events).toHaveLength(1)
  })

  it('counts with the digits of its currency', () => {
    const yen = create({ currency: 'JPY', lineItems: [line({ quantity: 3, price: { amount: '333.4' } })] })
    expect(yen.priceSummary?.total).toEqual({ amount: '999', formattedAmount: '¥999' })
    const dinar = create({ currency: 'KWD', lineItems: [line({ quantity: 1, price: { amount: '1.2345' } })] })
    expect(dinar.priceSummary?.total?.amount).toBe('1.235')
    expect(() => create({ currency: '!!!' })).toThrow(
      refused({
        field: 'order.currency',
        description: 'must be the code of a currency, such as EUR',
        violatedRule: 'FORMAT',
      }),
    )
  })

  it.each(channelTypes)('comes from %s', (type) => {
    expect(create({ channelInfo: { type } }).channelInfo).toEqual({ type })
  })

  it.each(itemTypes)('has a line of the type %s', (preset) => {
    const item = line({ itemType: { preset }, ...(preset === 'DIGITAL' && { digitalFile: { fileId: 'f' } }) })
    expect(create({ lineItems: [item] }).lineItems?.[0]?.itemType).toEqual({ preset })
  })

  it('holds a subscription', () => {
    const settings = { frequency: 'MONTH', interval: 1, startDate: new Date('2026-04-01T00:00:00.000Z') }
    const order = create({
      lineItems: [line({ subscriptionInfo: { cycleNumber: 1, subscriptionSettings: settings } })],
    })
    expect(order.lineItems?.[0]?.subscriptionInfo).toEqual({
      id: expect.any(String) as string,
      cycleNumber: 1,
      subscriptionSettings: settings,
    })
  })

  it.each([
    [
      'a digital line without a file',
      { lineItems: [line({ itemType: { preset: 'DIGITAL' } })] },
      'lineItems.0.digitalFile',
      'must be given for a line of the type DIGITAL',
      'REQUIRED_FIELD',
    ],
    [
      'a file of goods',
      { lineItems: [line({ digitalFile: { fileId: 'f' } })] },
      'lineItems.0.digitalFile',
      'is for a line of the type DIGITAL alone',
      'FIELD_NOT_ALLOWED',
    ],
    [
      'a line without type',
      { lineItems: [line({ itemType: {} })] },
      'lineItems.0.itemType',
      'must hold either a preset or a custom type',
      'REQUIRED_ONE_OF_FIELD',
    ],
    [
      'two lines with one id',
      { lineItems: [line(), line()] },
      'lineItems.1.id',
      'is the id of another line of the order',
      'VALIDATION',
    ],
    [
      'a discount without source',
      { appliedDiscounts: [{ discountType: 'GLOBAL' }] },
      'appliedDiscounts.0',
      'must hold exactly one of coupon, merchantDiscount and discountRule',
      'REQUIRED_ONE_OF_FIELD',
    ],
    [
      'a discount for lines that names none',
      { appliedDiscounts: [{ discountType: 'SPECIFIC_ITEMS', merchantDiscount: { percentage: '5' } }] },
      'appliedDiscounts.0.lineItemDiscounts',
      'must name the lines of a discount for SPECIFIC_ITEMS',
      'REQUIRED_FIELD',
    ],
    [
      'a discount of an unknown line',
      {
        appliedDiscounts: [
          {
            discountType: 'SPECIFIC_ITEMS',
            merchantDiscount: { percentage: '5' },
            lineItemDiscounts: [{ id: 'x' }],
          },
        ],
      },
      'appliedDiscounts.0.lineItemDiscounts.0.id',
      'is not the id of a line of the order',
      'VALIDATION',
    ],
    [
      'a fee of an unknown line',
      { additionalFees: [{ name: 'Fee', price: { amount: '1' }, lineItemIds: ['x'] }] },
      'additionalFees.0.lineItemIds.0',
      'is not the id of a line of the order',
      'VALIDATION',
    ],
  ] as const)('refuses %s', (_, given, field, description, violatedRule) => {
    expect(() => create(given as unknown as Partial<NewOrder>)).toThrow(
      refused({ field: `order.${field}`, description, violatedRule }),
    )
    expect(shop.events).toEqual([])
  })

  it('cannot have been purchased in the future', () => {
    const now = new Date('2026-03-02T09:00:00.000Z')
    expect(create({ purchasedDate: now }).purchasedDate).toEqual(now)
    expect(() => create({ purchasedDate: new Date(now.getTime() + 1) })).toThrow(
      declined(400, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'),
    )
  })
})

describe('the status of a created order', () => {
  const free = { lineItems: [line({ price: { amount: '0' } })] }
  it.each([
    ['DEFAULT', {}, 'INITIALIZED'],
    ['DEFAULT', free, 'APPROVED'],
    ['DEFAULT', { paymentStatus: 'PAID' }, 'APPROVED'],
    ['PAYMENT_RECEIVED', free, 'INITIALIZED'],
    ['PAYMENT_RECEIVED', { paymentStatus: 'PAID' }, 'APPROVED'],
    ['PAYMENT_METHOD_SAVED', free, 'INITIALIZED'],
    ['DEFAULT', { status: 'APPROVED' }, 'APPROVED'],
    ['DEFAULT', { status: 'INITIALIZED', paymentStatus: 'PAID' }, 'INITIALIZED'],
  ] as const)('by the strategy %s and %j is %s', (orderApprovalStrategy, given, status) => {
    const order = create(given, { orderApprovalStrategy })
    expect(order.status).toBe(status)
    expect(shop.events.filter(({ slug }) => slug === 'approved')).toHaveLength(status === 'APPROVED' ? 1 : 0)
  })

  it('tells of the payment when the channel has taken it', () => {
    const order = create({ paymentStatus: 'PAID', lineItems: [line({ catalogReference: goods('mat') })] })
    expect(order.balanceSummary).toEqual({ balance: euro('0.00'), paid: euro('49.98'), ...zeroes })
    expect(typesOf(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID'])
    expect(shop.events).toMatchObject([
      { slug: 'created' },
      { slug: 'approved', entity: { order } },
      { slug: 'payment_status_updated', entity: { order, previousPaymentStatus: 'NOT_PAID' } },
    ])
    expect(shop.payments).toEqual([{ id: 'mat', status: 'PAID' }])
  })
})

describe('the stock of a created order', () => {
  it('goes down, and comes back when the order is canceled with its items', () => {
    const order = create({
      status: 'APPROVED',
      lineItems: [
        line({ catalogReference: goods('mat'), quantity: 20 }),
        line({ id: otherId, catalogReference: { catalogItemId: 'elsewhere', appId: 'ebay' } }),
      ],
    })
    expect(shop.stock.get('mat')).toBe(0)
    shop.call(cancelOrder, owner, { id: order.id, restockAllItems: true })
    expect(shop.stock.get('mat')).toBe(20)
  })

  it('never goes below zero: the order is not made', () => {
    expect(() => create({ lineItems: [line({ catalogReference: goods('mat'), quantity: 21 })] })).toThrow(
      declined(409, 'INSUFFICIENT_INVENTORY'),
    )
    expect(shop.stock.get('mat')).toBe(20)
  })
})

describe('the settings of a created order', () => {
  const buyer = { buyerInfo: { email: 'ana@example.com' } }

  it.each([
    [undefined, ['Your order 10001 at Harbour Studio', 'New order 10001']],
    [{ sendNotificationToBuyer: false }, ['New order 10001']],
    [{ sendNotificationsToBusiness: false }, ['Your order 10001 at Harbour Studio']],
    [{ sendNotificationToBuyer: false, sendNotificationsToBusiness: false }, []],
  ])('with the notifications %j send %j', (notifications, subjects) => {
    create(buyer, notifications && { notifications })
    expect(shop.mails.map(({ subject }) => subject)).toEqual(subjects)
  })

  it('send the buyer nothing when there is no address', () => {
    create()
    expect(shop.mails.map(({ to }) => to)).toEqual(['hello@harbour.example'])
  })

  it('name the apps that may edit the order beside the business', () => {
    const appId = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c99'
    const { id } = create({}, { editableByOwnerApps: { appIds: [appId] } })
    const edit = (identity: Identity) => shop.call(updateOrder, identity, { order: { id, archived: true } })
    expect(edit({ kind: 'owner', appId }).archived).toBe(true)
    expect(edit(owner).archived).toBe(true)
    const stranger: Identity = { kind: 'owner', appId: 'other' }
    expect(() => edit(stranger)).toThrow(declined(403, 'ORDER_CANNOT_BE_EDITED', { id }))
    expect(() =>
      shop.call(updateOrderLineItem, stranger, { id, lineItem: { id: lineId, fulfillerId: otherId } }),
    ).toThrow(declined(403, 'ORDER_CANNOT_BE_EDITED', { id }))
    const open = create({}, { editableByEveryone: true })
    expect(shop.call(updateOrder, stranger, { order: { id: open.id, archived: true } }).archived).toBe(true)
  })

  it('are refused when they contradict each other', () => {
    expect(() => create({}, { editableByEveryone: false })).toThrow(
      refused({
        field: 'settings.editableByEveryone',
        description: 'can be true alone: name the apps that may edit the order in editableByOwnerApps',
        violatedRule: 'VALIDATION',
      }),
    )
    expect(() => create({}, { editableByEveryone: true, editableByOwnerApps: { appIds: [lineId] } })).toThrow(
      refused({
        field: 'settings.editableByOwnerApps',
        description: 'cannot be given together with editableByEveryone',
        violatedRule: 'ONE_OF_ALIGNMENT',
      }),
    )
  })

  it('names the app that has created the order', () => {
    expect(create({}, undefined, { kind: 'owner', appId: 'app-1' }).createdBy).toEqual({ appId: 'app-1' })
  })
})

describe('the delivery of an order that the business creates', () => {
  it.each(pickupMethods)('may be a collection by %s', (pickupMethod) => {
    const pickupDetails = {
      pickupMethod,
      address: { country: 'PT', city: 'Lisboa', addressLine: 'Rua do Ouro 1' },
    }
    const { id, shippingInfo } = create({ shippingInfo: { title: 'Collect', logistics: { pickupDetails } } })
    expect(shippingInfo?.logistics?.pickupDetails).toMatchObject(pickupDetails)
    expect(shop.call(getOrder, owner, { id }).shippingInfo).toEqual(shippingInfo)
  })
})

describe('the schema of a new order', () => {
  const violationsOf = (given: object): unknown => {
    try {
      check(createOrderInputSchema, {
        order: { channelInfo: { type: 'POS' }, lineItems: [line()], ...given },
      })
    } catch (error) {
      return (error as { violations?: { field: string; violatedRule: string }[] }).violations?.map(
        ({ field, violatedRule }) => `${field} ${violatedRule}`,
      )
    }
    return []
  }
  const lines = (count: number) => Array.from({ length: count }, () => line())

  it.each([
    [{ lineItems: lines(300) }, []],
    [{ lineItems: lines(301) }, ['order.lineItems MAX_SIZE']],
    [{ lineItems: [] }, ['order.lineItems MIN_SIZE']],
    [{ lineItems: [line({ quantity: 100_000 })] }, []],
    [{ lineItems: [line({ quantity: 100_001 })] }, ['order.lineItems.0.quantity MAX']],
    [{ lineItems: [line({ quantity: 0 })] }, ['order.lineItems.0.quantity MIN']],
    [{ lineItems: [line({ price: { amount: '-1' } })] }, ['order.lineItems.0.price.amount DECIMAL_GTE']],
    [{ lineItems: [line({ price: { amount: 'free' } })] }, ['order.lineItems.0.price.amount FORMAT']],
    [{ lineItems: [line({ id: 'line-1' })] }, ['order.lineItems.0.id FORMAT']],
    [{ channelInfo: { type: 'FAX' } }, ['order.channelInfo.type INVALID_ENUM_VALUE']],
    [{ paymentStatus: 'FULLY_REFUNDED' }, ['order.paymentStatus INVALID_ENUM_VALUE']],
    [{ buyerNote: 'a'.repeat(1000) }, []],
    [{ buyerNote: 'a'.repeat(1001) }, ['order.buyerNote MAX_LENGTH']],
    [
      { appliedDiscounts: [{ merchantDiscount: { percentage: '100.5' } }] },
      ['order.appliedDiscounts.0.merchantDiscount.percentage DECIMAL_LTE'],
    ],
  ])('judges %#', (given, violations) => {
    expect(violationsOf(given)).toEqual(violations)
  })
})

describe('an update of a line of an order', () => {
  const update = (id: string, lineItem: object, fieldMask?: string[]) =>
    shop.call(updateOrderLineItem, owner, {
      id,
      lineItem: { id: lineId, ...lineItem },
      ...(fieldMask && { fieldMask }),
    })

  it('changes what is given, and tells of the previous lines', () => {
    const order = create({ lineItems: [line({ physicalProperties: { weight: 1.2, sku: 'MAT-1' } })] })
    shop.events.length = 0
    const updated = update(order.id, {
      productName: { original: 'Travel mat' },
      physicalProperties: { sku: 'MAT-2' },
    })
    expect(updated).toEqual({
      ...order,
      lineItems: [
        {
          ...order.lineItems?.[0],
          productName: { original: 'Travel mat' },
          physicalProperties: { weight: 1.2, sku: 'MAT-2' },
        },
      ],
    })
    expect(shop.events).toMatchObject([{ slug: 'updated', entity: updated }])
    expect(shop.events[0]?.modifiedFields).toEqual({
      'lineItems[0].productName.original': 'Yoga mat',
      'lineItems[0].physicalProperties.sku': 'MAT-1',
    })
  })

  it('clears what the mask names and the line does not give', () => {
    const order = create({ lineItems: [line({ physicalProperties: { weight: 1.2, sku: 'MAT-1' } })] })
    expect(update(order.id, {}, ['physicalProperties.sku']).lineItems?.[0]?.physicalProperties).toEqual({
      weight: 1.2,
    })
  })

  it('changes nothing, and tells nothing, when all stays unchanged', () => {
    const order = create()
    shop.events.length = 0
    expect(update(order.id, order.lineItems?.[0] ?? {})).toEqual(order)
    expect(shop.events).toEqual([])
  })

  it.each(['quantity', 'price'])('refuses another %s, which a draft order changes', (field) => {
    const order = create()
    const other = { quantity: 3, price: { amount: '1.00' } }
    expect(() => update(order.id, { [field]: other[field as 'quantity'] })).toThrow(
      refused({
        field: `lineItem.${field}`,
        description: 'is changed by a draft order, which computes the totals again',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it('refuses a mask with a field that is read-only or unknown', () => {
    const order = create()
    expect(() => update(order.id, {}, ['price', 'colour'])).toThrow(
      refused(
        {
          field: 'fieldMask.0',
          description: 'names "price", which is read-only',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
        {
          field: 'fieldMask.1',
          description: 'names "colour", which is no field',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ),
    )
  })

  it('keeps the name, and the file of a digital line', () => {
    const order = create({
      lineItems: [line({ itemType: { preset: 'DIGITAL' }, digitalFile: { fileId: 'file-1' } })],
    })
    expect(update(order.id, { digitalFile: { fileId: 'file-2' } }).lineItems?.[0]?.digitalFile).toEqual({
      fileId: 'file-2',
    })
    expect(() => update(order.id, {}, ['productName', 'digitalFile'])).toThrow(
      refused(
        {
          field: 'lineItem.productName',
          description: 'cannot be removed, only changed',
          violatedRule: 'REQUIRED_FIELD',
        },
        {
          field: 'lineItem.digitalFile',
          description: 'cannot be removed, only changed',
          violatedRule: 'REQUIRED_FIELD',
        },
      ),
    )
    expect(() => update(create().id, { digitalFile: { fileId: 'file-2' } })).toThrow(
      refused({
        field: 'lineItem.digitalFile',
        description: 'is for a line of the type DIGITAL alone',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it('refuses an unknown order and an unknown line', () => {
    expect(() => update('nowhere', {})).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    const order = create()
    expect(() => shop.call(updateOrderLineItem, owner, { id: order.id, lineItem: { id: otherId } })).toThrow(
      declined(404, 'LINE_ITEM_NOT_FOUND'),
    )
  })

  it('has a schema that limits its texts', () => {
    const judge = (lineItem: object) => () =>
      check(updateOrderLineItemInputSchema, { id: 'order-1', lineItem: { id: 'line-1', ...lineItem } })
    expect(judge({ productName: { original: 'a'.repeat(200) } })).not.toThrow()
    expect(judge({ productName: { original: 'a'.repeat(201) } })).toThrow('lineItem.productName.original')
  })
})
