import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type CustomItemInput,
  deleteCurrentCart,
  estimateCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  declined,
  goods,
  goodsAppId,
  member,
  openShop,
  owner,
  refused,
  service,
  type Shop,
  visitor,
} from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const add = (reference: ReturnType<typeof goods>, quantity: number, identity = visitor) =>
  shop.call(addLineItemsToCurrentCart, identity, {
    catalogItems: [{ catalogReference: reference, quantity }],
  })

describe('the current cart', () => {
  it('does not exist before the first item is added', () => {
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('is made with the first item, at the price of the catalog', () => {
    add(goods('mat'), 2)
    const cart = shop.call(getCurrentCart, visitor, {})
    expect(cart).toMatchObject({
      subtotal: { amount: '49.98', formattedAmount: '€49.98' },
      orderPlaced: false,
      currentCart: true,
      customerInfo: { visitorId: 'visitor-1' },
      lineItems: [
        {
          name: { original: 'Yoga mat' },
          quantityInfo: {
            requestedQuantity: 2,
            confirmedQuantity: 2,
            availableQuantity: 20,
            fixedQuantity: false,
          },
          pricing: { unitPrice: { amount: '24.99' }, totalPrice: { amount: '49.98' } },
          attributes: { itemType: { preset: 'PHYSICAL' }, url: { url: 'http://127.0.0.1:4600/product/mat' } },
          status: 'IN_STOCK',
        },
      ],
    })
    expect(shop.events.map(({ entityFqdn, slug }) => `${entityFqdn}_${slug}`)).toEqual([
      'wix.ecom.v2.cart_created',
    ])
  })

  it('emits an event with the modified fields for each change, and counts its revision', () => {
    const { id, lineItems = [] } = add(goods('block'), 2)
    const [line] = lineItems
    shop.advance(1000)
    const changed = shop.call(updateLineItemsInCurrentCart, visitor, {
      lineItems: [{ lineItemId: line!.id, quantity: { newQuantity: 3 } }],
    })
    expect(changed).toMatchObject({
      revision: '2',
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      updatedDate: new Date('2026-03-02T09:00:01.000Z'),
    })
    shop.call(deleteCurrentCart, visitor, {})
    expect(shop.events.map(({ entityFqdn, slug, entityId }) => [entityFqdn, slug, entityId])).toEqual([
      ['wix.ecom.v2.cart', 'created', id],
      ['wix.ecom.v2.cart', 'updated', id],
      ['wix.ecom.v2.cart', 'deleted', id],
    ])
    expect(shop.events[1]).toMatchObject({ entity: changed })
    expect(shop.events[1]?.modifiedFields).toEqual({
      'lineItems[0].quantityInfo.requestedQuantity': 2,
      'lineItems[0].quantityInfo.confirmedQuantity': 2,
      'lineItems[0].pricing.totalPrice.amount': '0.20',
      'lineItems[0].pricing.totalPrice.formattedAmount': '€0.20',
      'lineItems[0].pricing.totalPrice.convertedAmount': '0.20',
      'lineItems[0].pricing.totalPrice.formattedConvertedAmount': '€0.20',
      'subtotal.amount': '0.20',
      'subtotal.formattedAmount': '€0.20',
      'subtotal.convertedAmount': '0.20',
      'subtotal.formattedConvertedAmount': '€0.20',
    })
    expect(shop.events[2]?.entity).toEqual(changed)
  })

  it('leaves the data that was entered at the checkout out of its events', () => {
    const { id } = add(goods('guide'), 1)
    const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
    shop.state.unit(() => shop.commerce.updateCheckout(shop.context(visitor, {}), id, { contact }))
    expect(shop.events.at(-1)).not.toHaveProperty('entity.entry')
    expect(shop.events.at(-1)?.modifiedFields).toEqual({
      'customerInfo.firstName': null,
      'customerInfo.lastName': null,
      'customerInfo.email': null,
    })
    expect(shop.call(getCurrentCart, visitor, {})).not.toHaveProperty('entry')
  })

  it('belongs to one person', () => {
    add(goods('mat'), 1)
    expect(() => shop.call(getCurrentCart, member, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(() => shop.call(getCurrentCart, { kind: 'visitor', visitorId: 'visitor-2' }, {})).toThrow(
      declined(404, 'CART_NOT_FOUND'),
    )
    expect(() => shop.call(getCurrentCart, owner, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(() => shop.call(getCurrentCart, { kind: 'none' }, {})).toThrow(declined(401, 'UNAUTHENTICATED'))
  })

  it('adds the quantities of the same item, whatever the order of its options, and keeps variants apart', () => {
    add(goods('mat', { variantId: 'v1', options: { Size: 'M', Colour: 'Ink' } }), 1)
    add(goods('mat', { options: { Colour: 'Ink', Size: 'M' }, variantId: 'v1' }), 2)
    const { lineItems } = add(goods('mat', { variantId: 'v2' }), 1)
    expect(lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity)).toEqual([3, 1])
  })

  it.each(['catalogOverrideFields', 'selectedMembership'])(
    'refuses an item with %s, which would change its price',
    (field) => {
      const catalogItems = [{ catalogReference: goods('mat'), quantity: 1, [field]: {} }]
      expect(() => shop.call(addLineItemsToCurrentCart, visitor, { catalogItems })).toThrow(
        refused({
          field: `catalogItems.0.${field}`,
          description: 'is not supported by the emulator: the item is sold as its catalogue has it',
          violatedRule: 'FIELD_NOT_ALLOWED',
        }),
      )
    },
  )

  it('refuses an item from a stock of its own, because stock is counted in its catalog', () => {
    const catalogItems = [
      { catalogReference: goods('guide'), quantity: 1 },
      { catalogReference: goods('mat'), quantity: 1, inventoryAppId: goodsAppId },
    ]
    expect(() => shop.call(addLineItemsToCurrentCart, visitor, { catalogItems })).toThrow(
      refused({
        field: 'catalogItems.1.inventoryAppId',
        description: 'is not supported by the emulator: the item is sold as its catalogue has it',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it.each(['selectedMembership'])(
    'refuses a change of a line with %s, which would change its price',
    (field) => {
      const { lineItems = [] } = add(goods('mat'), 1)
      const quantity = { newQuantity: 2 }
      expect(() =>
        shop.call(updateLineItemsInCurrentCart, visitor, {
          lineItems: [{ lineItemId: lineItems[0]!.id, quantity, [field]: {} }],
        }),
      ).toThrow(
        refused({
          field: `lineItems.0.${field}`,
          description: 'is not supported by the emulator: the item is sold as its catalogue has it',
          violatedRule: 'FIELD_NOT_ALLOWED',
        }),
      )
    },
  )

  it('refuses an item that no catalogue has', () => {
    expect(() => add(goods('unicorn'), 1)).toThrow(declined(404, 'ITEM_NOT_FOUND_IN_CATALOG'))
    expect(() => add({ catalogItemId: 'mat', appId: 'elsewhere' }, 1)).toThrow(
      declined(404, 'ITEM_NOT_FOUND_IN_CATALOG'),
    )
    expect(() => shop.call(addLineItemsToCurrentCart, visitor, { catalogItems: [] })).toThrow(
      declined(400, 'NO_LINE_ITEMS_TO_ADD'),
    )
  })

  it('refuses a quantity above the stock, counting the quantity in the cart, and keeps nothing of the call', () => {
    add(goods('mat'), 15)
    expect(() =>
      shop.call(addLineItemsToCurrentCart, visitor, {
        catalogItems: [
          { catalogReference: goods('guide'), quantity: 1 },
          { catalogReference: goods('mat'), quantity: 6 },
        ],
      }),
    ).toThrow(declined(409, 'INSUFFICIENT_INVENTORY', { quantityAvailable: 20, catalogItemId: 'mat' }))
    expect(shop.call(getCurrentCart, visitor, {}).lineItems).toHaveLength(1)
  })

  it('holds a booking once', () => {
    expect(() => add(service('booking-1'), 2)).toThrow(declined(400, 'FIXED_QUANTITY_ITEM'))
    add(service('booking-1'), 1)
    const { lineItems = [] } = add(service('booking-1'), 1)
    expect(lineItems).toMatchObject([
      {
        quantityInfo: { requestedQuantity: 1, fixedQuantity: true },
        source: { rootCatalogItemId: 'service-1' },
        attributes: { serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z') } },
      },
    ])
    expect(() =>
      shop.call(updateLineItemsInCurrentCart, visitor, {
        lineItems: [{ lineItemId: lineItems[0]!.id, quantity: { newQuantity: 2 } }],
      }),
    ).toThrow(declined(400, 'FIXED_QUANTITY_ITEM'))
  })

  it('changes quantities within the stock', () => {
    const { lineItems = [] } = add(goods('mat'), 1)
    const lineItemId = lineItems[0]!.id
    const update = (newQuantity: number) =>
      shop.call(updateLineItemsInCurrentCart, visitor, {
        lineItems: [{ lineItemId, quantity: { newQuantity } }],
      })
    expect(update(20).subtotal?.amount).toBe('499.80')
    expect(() => update(21)).toThrow(declined(409, 'INSUFFICIENT_INVENTORY', { quantityAvailable: 20 }))
    expect(() =>
      shop.call(updateLineItemsInCurrentCart, visitor, {
        lineItems: [
          { lineItemId, quantity: { newQuantity: 1 } },
          { lineItemId, quantity: { newQuantity: 2 } },
        ],
      }),
    ).toThrow(declined(400, 'DUPLICATE_LINE_ITEM_UPDATES'))
    expect(() => shop.call(updateLineItemsInCurrentCart, visitor, { lineItems: [{ lineItemId }] })).toThrow(
      declined(400, 'EMPTY_LINE_ITEM_UPDATES'),
    )
    expect(() =>
      shop.call(updateLineItemsInCurrentCart, visitor, {
        lineItems: [{ lineItemId: 'other', quantity: { newQuantity: 1 } }],
      }),
    ).toThrow(declined(404, 'LINE_ITEM_NOT_FOUND_IN_CART', { lineItemId: 'other' }))
  })

  it('removes lines, all of them or none', () => {
    add(goods('guide'), 1)
    const { lineItems = [] } = add(goods('mat'), 1)
    const [first, second] = lineItems.map(({ id }) => id)
    expect(() =>
      shop.call(removeLineItemsFromCurrentCart, visitor, { lineItemIds: [first!, 'other'] }),
    ).toThrow(declined(404, 'LINE_ITEM_NOT_FOUND_IN_CART'))
    const cart = shop.call(removeLineItemsFromCurrentCart, visitor, { lineItemIds: [first!] })
    expect(cart.lineItems?.map(({ id }) => id)).toEqual([second])
    expect(cart.revision).toBe('3')
  })

  it('does not exist after it is deleted', () => {
    add(goods('mat'), 1)
    shop.call(deleteCurrentCart, visitor, {})
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('follows the catalog: prices, stock and items that are not sold any more', () => {
    add(goods('mat'), 10)
    add(goods('guide'), 1)
    shop.items.set('mat', { ...shop.items.get('mat')!, price: '20.00' })
    shop.stock.set('mat', 4)
    shop.items.delete('guide')
    deliver('pickup')
    const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
    expect(cart.lineItems).toMatchObject([
      {
        status: 'PARTIALLY_IN_STOCK',
        quantityInfo: { confirmedQuantity: 4 },
        pricing: { unitPrice: { amount: '20.00' } },
      },
      {
        status: 'REMOVED_FROM_CATALOG',
        name: { original: 'Guide' },
        quantityInfo: { confirmedQuantity: 0 },
        pricing: { unitPrice: { amount: '9.99' }, totalPrice: { amount: '9.99' } },
      },
    ])
    expect(summary.priceSummary?.subtotal?.amount).toBe('209.99')
    expect(summary.violations).toMatchObject([
      {
        code: 'LINE_ITEMS_OUT_OF_STOCK',
        severity: 'ERROR',
        lineItemsOutOfStockData: {
          lineItemIds: cart.lineItems?.map(({ id }) => id),
          allLineItemsOutOfStock: false,
        },
      },
    ])
  })
})

/** Enters at the checkout how the goods are delivered. */
const deliver = (deliveryCode: string, addressed = false): void => {
  const { id } = shop.call(getCurrentCart, visitor, {})
  const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
  shop.state.unit(() =>
    shop.commerce.updateCheckout(shop.context(visitor, {}), id, {
      deliveryCode,
      ...(addressed && { address }),
    }),
  )
}

describe('delivery', () => {
  const violation = (code: string, description: string) => ({
    scope: 'DELIVERY',
    code,
    description,
    severity: 'ERROR',
  })
  const noAddress = violation('MISSING_DELIVERY_ADDRESS', 'The goods need an address to go to')
  const noMethod = violation('MISSING_DELIVERY_METHOD', 'No delivery method is chosen')
  const violations = () => shop.call(calculateCurrentCart, visitor, {}).summary.violations

  it('is not part of a cart before it is chosen', () => {
    add(goods('mat'), 1)
    const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
    expect(cart.deliveryInfo).toEqual({ weightUnit: 'KG' })
    expect(summary).not.toHaveProperty('deliverySummary')
    expect(summary.priceSummary).toMatchObject({ delivery: { amount: '0.00' }, total: { amount: '24.99' } })
    expect(summary.violations).toEqual([noAddress, noMethod])
    deliver('standard')
    expect(shop.call(getCurrentCart, visitor, {}).deliveryInfo?.method?.code).toBe('standard')
    expect(shop.call(calculateCurrentCart, visitor, {}).summary.priceSummary).toMatchObject({
      delivery: { amount: '4.50' },
      total: { amount: '29.49' },
    })
  })

  it('needs an address, unless the customer collects', () => {
    add(goods('mat'), 1)
    deliver('standard')
    expect(violations()).toEqual([noAddress])
    deliver('pickup')
    expect(violations()).toEqual([])
    deliver('standard', true)
    expect(violations()).toEqual([])
  })

  it('is not needed for items that are not shipped', () => {
    add(goods('guide'), 1)
    add(service('booking-1'), 1)
    expect(violations()).toEqual([])
  })

  it('is reported when it is not offered any more', () => {
    add(goods('mat'), 1)
    deliver('balloon', true)
    expect(violations()).toEqual([
      violation('DELIVERY_METHOD_NO_LONGER_AVAILABLE', 'The goods cannot be delivered by "balloon" any more'),
    ])
  })

  it('is reported to checkouts, not to carts before them', () => {
    add(goods('mat'), 20)
    shop.stock.set('mat', 0)
    const estimate = (
      validationConfig?: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS',
    ) =>
      shop
        .call(estimateCurrentCart, visitor, validationConfig ? { validationConfig } : {})
        .summary.violations?.map(({ code }) => code)
    expect(estimate()).toEqual([])
    expect(estimate('SKIP_VALIDATIONS')).toEqual([])
    expect(estimate('PRE_CHECKOUT_VALIDATIONS')).toEqual(['LINE_ITEMS_OUT_OF_STOCK'])
    expect(estimate('CHECKOUT_VALIDATIONS')).toEqual([
      'LINE_ITEMS_OUT_OF_STOCK',
      'MISSING_DELIVERY_ADDRESS',
      'MISSING_DELIVERY_METHOD',
    ])
  })
})

describe('the token of the prices', () => {
  const token = () => shop.call(calculateCurrentCart, visitor, {}).summary.priceVerificationToken

  it('stays the same as long as the costs do', () => {
    add(goods('mat'), 1)
    const first = token()
    expect(first).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    expect(token()).toBe(first)
  })

  it.each<[string, () => void]>([
    ['the price of an item', () => shop.items.set('mat', { ...shop.items.get('mat')!, price: '25.00' })],
    ['a quantity', () => void add(goods('mat'), 1)],
    ['the delivery', () => deliver('standard')],
  ])('is another one when %s changes', (_, change) => {
    add(goods('mat'), 1)
    const first = token()
    change()
    expect(token()).not.toBe(first)
  })

  it('is not part of an estimate, which may leave out costs', () => {
    add(goods('mat'), 1)
    const { summary } = shop.call(estimateCurrentCart, visitor, {
      calculateDelivery: true,
      calculateTax: true,
      calculateAdditionalFees: true,
    })
    expect(summary).not.toHaveProperty('priceVerificationToken')
  })
})

describe('totals', () => {
  const calculate = () => shop.call(calculateCurrentCart, visitor, {}).summary

  it('are exact where binary fractions are not', () => {
    add(goods('block'), 3)
    deliver('standard')
    expect(calculate()).toMatchObject({
      priceSummary: {
        subtotal: { amount: '0.30', formattedAmount: '€0.30' },
        delivery: { amount: '4.50' },
        total: { amount: '4.80' },
        tax: { amount: '0.90' },
      },
      taxSummary: {
        pricesIncludeTax: true,
        deliveryTax: { amount: '0.84' },
        taxes: [{ taxableAmount: { amount: '3.90' } }],
      },
    })
  })

  it('round each line to the digits of the currency', () => {
    shop.items.set('block', { name: 'Block', price: '1.005', itemType: 'PHYSICAL' })
    add(goods('block'), 3)
    expect(calculate().priceSummary?.subtotal?.amount).toBe('3.03')
    shop = openShop('JPY')
    shop.items.set('block', { name: 'Block', price: '1200.5', itemType: 'PHYSICAL' })
    add(goods('block'), 2)
    expect(calculate().priceSummary).toMatchObject({
      subtotal: { amount: '2402', formattedAmount: '¥2,402' },
    })
    shop = openShop('KWD')
    shop.items.set('block', { name: 'Block', price: '1.2345', itemType: 'PHYSICAL' })
    add(goods('block'), 1)
    expect(calculate().priceSummary?.subtotal?.amount).toBe('1.235')
  })

  it('stay exact beyond the digits of a JavaScript number', () => {
    shop.items.set('block', { name: 'Block', price: '90071992547409.93', itemType: 'DIGITAL' })
    add(goods('block'), 100_000)
    expect(calculate().priceSummary?.total?.amount).toBe('9007199254740993000.00')
  })

  it.each([
    ['59.99', '4.50', '64.49'],
    ['60.00', '0.00', '60.00'],
  ])('deliver goods for %s at %s', (price, delivery, total) => {
    shop.items.set('block', { name: 'Block', price, itemType: 'PHYSICAL' })
    add(goods('block'), 1)
    deliver('standard')
    expect(calculate().priceSummary).toMatchObject({
      delivery: { amount: delivery },
      total: { amount: total },
    })
  })

  it('hold no delivery for items that are not shipped, and do not count those towards free delivery', () => {
    shop.items.set('guide', { name: 'Guide', price: '100.00', itemType: 'DIGITAL' })
    add(goods('guide'), 1)
    add(service('booking-1'), 1)
    expect(calculate().priceSummary).toMatchObject({
      delivery: { amount: '0.00' },
      total: { amount: '115.00' },
    })
    expect(calculate().deliverySummary).toBeUndefined()
    add(goods('block'), 1)
    deliver('standard')
    expect(calculate().priceSummary?.delivery?.amount).toBe('4.50')
  })

  it('split a deposit from the rest, which is paid at the business', () => {
    shop.items.set('booking-1', {
      ...shop.items.get('booking-1')!,
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: '4.005',
    })
    const { lineItems } = add(service('booking-1'), 1)
    expect(lineItems?.[0]?.paymentConfig).toEqual({
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: {
        amount: '4.01',
        convertedAmount: '4.01',
        formattedAmount: '€4.01',
        formattedConvertedAmount: '€4.01',
      },
    })
    expect(calculate().paymentSummary).toMatchObject({
      payNow: { amount: '4.01' },
      payLater: { amount: '10.99' },
    })
  })

  it('split the amount that is paid now from the amount that is paid at the business', () => {
    shop.items.set('booking-1', { ...shop.items.get('booking-1')!, paymentOption: 'FULL_PAYMENT_OFFLINE' })
    add(service('booking-1'), 1)
    add(goods('guide'), 1)
    expect(calculate().paymentSummary).toMatchObject({
      payNow: { amount: '9.99' },
      payLater: { amount: '15.00' },
    })
  })

  it('are estimated in the requested parts', () => {
    add(goods('block'), 1)
    deliver('standard', true)
    shop.stock.set('block', 0)
    const bare = shop.call(estimateCurrentCart, visitor, {}).summary
    expect(bare.priceSummary).toMatchObject({ total: { amount: '0.10' } })
    expect(bare.priceSummary).not.toHaveProperty('tax')
    expect(bare).not.toHaveProperty('taxSummary')
    expect(bare.violations).toEqual([])
    const full = shop.call(estimateCurrentCart, visitor, {
      calculateDelivery: true,
      calculateTax: true,
      validationConfig: 'CHECKOUT_VALIDATIONS',
    }).summary
    expect(full.priceSummary).toMatchObject({ total: { amount: '4.60' }, tax: { amount: '0.86' } })
    expect(full.violations).toMatchObject([{ code: 'LINE_ITEMS_OUT_OF_STOCK' }])
  })

  it('hold no tax of a delivery that is not part of the estimate', () => {
    add(goods('block'), 1)
    deliver('standard')
    const { priceSummary, taxSummary } = shop.call(estimateCurrentCart, visitor, {
      calculateTax: true,
    }).summary
    expect(priceSummary).toMatchObject({ total: { amount: '0.10' }, tax: { amount: '0.02' } })
    expect(taxSummary).toMatchObject({
      taxes: [{ taxableAmount: { amount: '0.08' }, amount: { amount: '0.02' } }],
    })
    expect(taxSummary).not.toHaveProperty('deliveryTax')
  })
})

describe('a checkout for one booking', () => {
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const start = () =>
    shop.state.unit(() =>
      shop.commerce.startCheckout(shop.context(visitor, {}), service('booking-1'), contact),
    )

  it('is not the current cart, and leaves the current cart as it is', () => {
    const { id } = start()
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(add(goods('mat'), 1).lineItems).toHaveLength(1)
    expect(shop.commerce.readCheckout(shop.context(visitor, {}), id)).toMatchObject({
      lines: [{ name: 'Morning yoga', quantity: 1, price: '15.00' }],
      contact,
    })
  })

  it('goes with the visitor who signs in', () => {
    add(goods('mat'), 1)
    const { id } = start()
    shop.state.unit(() => shop.commerce.transferCart(shop.context(member, {}), 'visitor-1', 'member-1'))
    expect(shop.commerce.readCheckout(shop.context(member, {}), id)?.lines).toHaveLength(1)
    expect(shop.commerce.readCheckout(shop.context(visitor, {}), id)).toBeUndefined()
    expect(shop.call(getCurrentCart, member, {}).lineItems).toMatchObject([
      { name: { original: 'Yoga mat' } },
    ])
  })
})

describe('a visitor who signs in', () => {
  const signIn = () =>
    shop.state.unit(() => shop.commerce.transferCart(shop.context(member, {}), 'visitor-1', 'member-1'))

  it('keeps the cart', () => {
    const { id } = add(goods('mat'), 2)
    signIn()
    expect(shop.call(getCurrentCart, member, {}).id).toBe(id)
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('adds the cart to the one of the member, as far as the stock goes', () => {
    add(goods('mat'), 15, member)
    add(goods('mat'), 10)
    add(goods('guide'), 1)
    signIn()
    const { lineItems } = shop.call(getCurrentCart, member, {})
    expect(lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity)).toEqual([20, 1])
    signIn()
    expect(shop.call(getCurrentCart, member, {}).lineItems).toHaveLength(2)
  })
})

describe('custom items', () => {
  const item = { name: { original: 'Private class' }, pricing: { price: { amount: '80' } } }
  const addCustom = (customItems: CustomItemInput[], identity = owner) =>
    shop.call(addLineItemsToCurrentCart, identity, { customItems })

  it('become lines of their own, at the price that the business gives them', () => {
    addCustom([item])
    const cart = addCustom([
      {
        name: { original: 'Blanket', translated: 'Manta' },
        quantityInfo: { requestedQuantity: 3, availableQuantity: 3, fixedQuantity: true },
        pricing: { price: { amount: '20.005' }, fullPrice: { amount: '25' } },
        source: { rootCatalogItemId: 'blanket' },
        attributes: { itemType: { preset: 'PHYSICAL' }, physicalProperties: { weight: 1.2 } },
        taxConfig: { taxGroupId: 'textiles' },
        paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '20.01' } },
      },
    ])
    expect(cart.customerInfo?.userId).toBeDefined()
    expect(cart.subtotal?.amount).toBe('140.03')
    expect(cart.lineItems?.map(({ name }) => name?.original)).toEqual(['Private class', 'Blanket'])
    const price = (amount: string) => ({
      amount,
      formattedAmount: `€${amount}`,
      convertedAmount: amount,
      formattedConvertedAmount: `€${amount}`,
    })
    expect(cart.lineItems?.[1]).toEqual({
      id: expect.any(String) as string,
      name: { original: 'Blanket', translated: 'Manta' },
      quantityInfo: {
        requestedQuantity: 3,
        confirmedQuantity: 3,
        availableQuantity: 3,
        fixedQuantity: true,
      },
      pricing: {
        unitPrice: price('20.01'),
        totalPrice: price('60.03'),
        breakdown: { fullPrice: price('25.00'), salePrice: price('20.01') },
      },
      source: { rootCatalogItemId: 'blanket' },
      attributes: {
        itemType: { preset: 'PHYSICAL' },
        physicalProperties: { weight: 1.2, shippable: true },
      },
      taxConfig: { taxGroupId: 'textiles' },
      paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: price('20.01') },
      customLineItem: true,
      status: 'IN_STOCK',
    })
  })

  it('stand beside items of a catalog, and twice when they are added twice', () => {
    const cart = shop.call(addLineItemsToCurrentCart, owner, {
      catalogItems: [{ catalogReference: goods('guide'), quantity: 1 }],
      customItems: [item, item],
    })
    expect(cart.lineItems?.map(({ customLineItem }) => customLineItem)).toEqual([undefined, true, true])
    expect(cart.subtotal?.amount).toBe('169.99')
  })

  it('are refused for everybody but the business', () => {
    for (const buyer of [visitor, member])
      expect(() => addCustom([item], buyer)).toThrow(declined(403, 'FORBIDDEN'))
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('are refused with a deposit above the price, and when there are too few', () => {
    const deposit = (amount: string): CustomItemInput => ({
      ...item,
      paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount } },
    })
    expect(() => addCustom([deposit('80.01')])).toThrow(
      declined(400, 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', { depositAmount: '80.01', unitPrice: '80' }),
    )
    expect(addCustom([deposit('80')]).lineItems).toHaveLength(1)
    const quantityInfo = { requestedQuantity: 3, availableQuantity: 2 }
    expect(() => addCustom([{ ...item, quantityInfo }])).toThrow(
      declined(409, 'INSUFFICIENT_INVENTORY', { quantityAvailable: 2 }),
    )
  })

  it('are refused with parts of the price that the emulator does not calculate', () => {
    const refusal = (field: string, instead: string) => ({
      field,
      description: `is not supported by the emulator: ${instead}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
    const grouped = { ...item, modifierGroups: [], platformFee: {} }
    expect(() => addCustom([item, grouped])).toThrow(
      refused(
        refusal('customItems.1.modifierGroups', 'give the item its whole price'),
        refusal('customItems.1.platformFee', 'give the item its whole price'),
      ),
    )
    const open = { ...item, pricing: { ...item.pricing, priceUndetermined: true } }
    expect(() => addCustom([open])).toThrow(
      refused(refusal('customItems.0.pricing.priceUndetermined', 'give the item its price')),
    )
  })

  it('or items of a catalog must be given', () => {
    for (const input of [{}, { catalogItems: [] }, { customItems: [] }])
      expect(() => shop.call(addLineItemsToCurrentCart, owner, input)).toThrow(
        declined(400, 'NO_LINE_ITEMS_TO_ADD'),
      )
  })
})
