import {
  addCouponToCart,
  addGiftCardToCart,
  type CheckoutTemplate,
  type CheckoutTemplateChange,
  createCheckoutFromTemplate,
  createCheckoutTemplate,
  deleteCheckoutTemplate,
  getCart,
  getCheckoutTemplate,
  getCurrentCart,
  addLineItemsToCurrentCart,
  calculateCart,
  type NewCheckoutTemplate,
  queryCheckoutTemplates,
  removeCouponFromCart,
  removeGiftCardFromCart,
  updateCheckoutTemplate,
} from '@frontdesk/ecom'
import {
  createCheckoutFromTemplateInputSchema,
  createCheckoutTemplateInputSchema,
} from '@frontdesk/ecom/schemas'
import type { ValidationError } from '@frontdesk/core'
import { check } from '@frontdesk/core/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCoupons, createGiftCards } from '../../src/ecom/index.ts'
import { installations, localSiteId } from '../../src/kernel/installation.ts'
import { declined, goods, openShop, owner, refused, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
  createCoupons({ state: shop.state, newId: () => 'coupon-1' }).set({ code: 'TEN', percentOff: 10 })
})

const mats = { quantity: 2, catalogReference: goods('mat') }
const tasting = { productName: { original: 'Tasting' }, price: '40.00' }

const create = (checkoutTemplate: NewCheckoutTemplate = { lineItems: [mats] }): CheckoutTemplate =>
  shop.call(createCheckoutTemplate, owner, { checkoutTemplate })
const update = (checkoutTemplate: CheckoutTemplateChange, fieldMask?: string[]): CheckoutTemplate =>
  shop.call(updateCheckoutTemplate, owner, { checkoutTemplate, ...(fieldMask && { fieldMask }) })
const start = (checkoutTemplateId: string, siteId = localSiteId) =>
  shop.call(createCheckoutFromTemplate, visitor, { checkoutTemplateId, siteId })
const told = () => shop.events.map(({ entityFqdn, slug, entity }) => [entityFqdn, slug, entity])
const fqdn = 'wix.ecom.v1.checkout_template'

describe('a checkout template', () => {
  it('is created, read, found, changed and deleted, and tells of it', () => {
    const given: NewCheckoutTemplate = {
      lineItems: [mats],
      customLineItems: [tasting],
      couponCode: 'TEN',
      customization: { lockedCoupon: true, lockedGiftCard: false, disabledManualPayment: true },
      customContentReference: { appId: 'app-1', componentId: 'component-1' },
      externalReference: { appId: 'app-1', resourceId: 'resource-1' },
    }
    const created = create(given)
    const { id } = created
    expect(created).toEqual({ id, status: 'ACTIVE', ...given })
    expect(shop.call(getCheckoutTemplate, owner, { checkoutTemplateId: id })).toEqual(created)
    const changed = update({ id, status: 'INACTIVE', customLineItems: [] })
    expect(changed).toEqual({ ...created, status: 'INACTIVE', customLineItems: [] })
    const found = (status: string) => shop.call(queryCheckoutTemplates, owner, { filter: { status } }).items
    expect([found('INACTIVE'), found('ACTIVE')]).toEqual([[changed], []])
    const cleared = update({ id }, ['couponCode', 'customization.lockedCoupon'])
    const { couponCode: _, ...rest } = changed
    expect(cleared).toEqual({
      ...rest,
      customization: { lockedGiftCard: false, disabledManualPayment: true },
    })
    shop.call(deleteCheckoutTemplate, owner, { checkoutTemplateId: id })
    expect(told()).toEqual([
      [fqdn, 'created', created],
      [fqdn, 'updated', changed],
      [fqdn, 'updated', cleared],
      [fqdn, 'deleted', undefined],
    ])
    for (const call of [
      () => shop.call(getCheckoutTemplate, owner, { checkoutTemplateId: id }),
      () => shop.call(deleteCheckoutTemplate, owner, { checkoutTemplateId: id }),
      () => update({ id, status: 'ACTIVE' }),
      () => start(id),
    ])
      expect(call).toThrow(declined(404, 'NOT_FOUND'))
  })

  it.each([{}, { lineItems: [] }, { lineItems: [], customLineItems: [], couponCode: 'TEN' }])(
    'is not created without an item: %j',
    (given) => {
      expect(() => create(given)).toThrow(declined(400, 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'))
      expect(shop.events).toEqual([])
    },
  )

  it.each([
    [{}, undefined, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS', {}],
    [{ status: 'INACTIVE' }, [], 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS', {}],
    [
      { externalReference: { appId: 'app-2' } },
      undefined,
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD',
      { field: 'externalReference' },
    ],
    [
      {},
      ['status', 'externalReference.appId'],
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD',
      { field: 'externalReference.appId' },
    ],
    [{}, ['status'], 'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS', {}],
    [{ lineItems: [] }, undefined, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS', {}],
    [{}, ['lineItems'], 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS', {}],
  ])('is not changed by %j with the mask %j', (given, mask, code, data) => {
    const created = create()
    shop.events.length = 0
    expect(() => update({ id: created.id, ...given }, mask)).toThrow(declined(400, code, data))
    expect(shop.call(getCheckoutTemplate, owner, { checkoutTemplateId: created.id })).toEqual(created)
    expect(shop.events).toEqual([])
  })

  it.each([
    [{ customization: { webClient: {} } }, 'checkoutTemplate.customization.webClient'],
    [
      { lineItems: [{ ...mats, catalogOverrideFields: {} }] },
      'checkoutTemplate.lineItems.0.catalogOverrideFields',
    ],
    [
      { customLineItems: [tasting, { ...tasting, modifierGroups: [] }] },
      'checkoutTemplate.customLineItems.1.modifierGroups',
    ],
  ])('refuses what would have no effect: %j', (given, field) => {
    const violation = expect.objectContaining({ field, violatedRule: 'FIELD_NOT_ALLOWED' }) as object
    const { id } = create()
    expect(() => create({ lineItems: [mats], ...given })).toThrow(refused(violation))
    expect(() => update({ id, ...given })).toThrow(refused(violation))
  })

  it.each([
    [{ lineItems: Array.from({ length: 300 }, () => mats) }, []],
    [{ lineItems: Array.from({ length: 301 }, () => mats) }, [['lineItems', 'MAX_SIZE']]],
    [{ customLineItems: Array.from({ length: 301 }, () => tasting) }, [['customLineItems', 'MAX_SIZE']]],
    [{ lineItems: [{ ...mats, quantity: 0 }] }, [['lineItems.0.quantity', 'MIN']]],
    [{ lineItems: [{ ...mats, quantity: 100_001 }] }, [['lineItems.0.quantity', 'MAX']]],
    [{ customLineItems: [{ ...tasting, price: '-1' }] }, [['customLineItems.0.price', 'DECIMAL_GTE']]],
    [{ status: 'PAUSED' }, [['status', 'INVALID_ENUM_VALUE']]],
  ])('has the bounds of the platform: case %#', (given, expected) => {
    let violations: unknown[] = []
    try {
      check(createCheckoutTemplateInputSchema, { checkoutTemplate: given })
    } catch (error) {
      violations = (error as ValidationError).violations.map(({ field, violatedRule }) => [
        field.replace('checkoutTemplate.', ''),
        violatedRule,
      ])
    }
    expect(violations).toEqual(expected)
  })
})

describe('a checkout from a template', () => {
  it('has its items at their prices, its coupon and its references, beside the current cart', () => {
    const current = shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [{ catalogReference: goods('guide'), quantity: 1 }],
    })
    const template = create({
      lineItems: [mats],
      customLineItems: [
        {
          ...tasting,
          quantity: 3,
          quantityAvailable: 5,
          fullPrice: '50.00',
          itemType: { preset: 'SERVICE' },
          taxableAddress: { addressType: 'BUSINESS' },
        },
      ],
      couponCode: 'TEN',
      customContentReference: { appId: 'app-1', componentId: 'component-1' },
      externalReference: { appId: 'app-1', resourceId: 'resource-1' },
    })
    shop.events.length = 0
    const made = start(template.id)
    expect(made).toEqual({
      checkoutId: made.checkoutId,
      checkoutUrl: `http://127.0.0.1:4600/pages/checkout/${made.checkoutId}`,
      purchaseFlowId: expect.any(String) as string,
    })
    const { cart, summary } = shop.call(calculateCart, visitor, { cartId: made.checkoutId })
    expect(cart).toMatchObject({
      customerInfo: { visitorId: 'visitor-1' },
      currentCart: false,
      purchaseFlowId: made.purchaseFlowId,
      coupons: [{ id: 'coupon-1', code: 'TEN' }],
      source: {
        channelType: 'WEB',
        customContentReference: { appId: 'app-1', componentId: 'component-1' },
        externalReferences: [{ appId: 'app-1', resourceId: 'resource-1' }],
      },
      settings: { lockGiftCard: false, lockCouponCode: false, manualPaymentDisabled: false },
    })
    expect(
      cart.lineItems?.map(({ name, quantityInfo, pricing }) => [
        name?.original,
        quantityInfo?.confirmedQuantity,
        pricing?.unitPrice?.amount,
      ]),
    ).toEqual([
      ['Yoga mat', 2, '24.99'],
      ['Tasting', 3, '40.00'],
    ])
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: '169.98' },
      discount: { amount: '17.00' },
    })
    expect(shop.call(getCurrentCart, visitor, {})).toEqual(current)
    expect(told()).toMatchObject([
      ['wix.ecom.v2.cart', 'created', { id: made.checkoutId }],
      [
        fqdn,
        'used',
        {
          checkoutTemplate: template,
          checkout: {
            id: made.checkoutId,
            cartId: made.checkoutId,
            completed: false,
            purchaseFlowId: made.purchaseFlowId,
            lineItems: [
              { quantity: 2, catalogReference: goods('mat'), price: { amount: '24.99' } },
              { quantity: 3, productName: { original: 'Tasting' }, price: { amount: '40.00' } },
            ],
            priceSummary: { subtotal: { amount: '169.98' }, discount: { amount: '17.00' } },
            buyerInfo: { visitorId: 'visitor-1' },
          },
        },
      ],
    ])
    update({ id: template.id, couponCode: 'NONE' })
    expect(shop.call(getCart, visitor, { cartId: made.checkoutId }).coupons).toEqual(cart.coupons)
  })

  it('is not created from a template that is inactive, or whose items or coupon cannot be had', () => {
    const { id } = create({ lineItems: [mats], status: 'INACTIVE' })
    const failures: [CheckoutTemplateChange, number, string, object?][] = [
      [{ id, couponCode: 'TEN' }, 409, 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE'],
      [{ id, status: 'ACTIVE', couponCode: 'NONE' }, 404, 'INVALID_COUPON_CODE', { couponCode: 'NONE' }],
      [
        { id, lineItems: [{ ...mats, quantity: 21 }] },
        409,
        'INSUFFICIENT_INVENTORY',
        { quantityAvailable: 20 },
      ],
      [{ id, lineItems: [{ catalogReference: goods('lamp') }] }, 404, 'ITEM_NOT_FOUND_IN_CATALOG'],
    ]
    for (const [change, status, code, data] of failures) {
      update(change)
      shop.events.length = 0
      expect(() => start(id)).toThrow(declined(status, code, data))
      expect(shop.events).toEqual([])
    }
    update({ id, lineItems: [{ ...mats, quantity: 20 }], couponCode: 'TEN' })
    expect(start(id).checkoutId).not.toBe('')
  })

  it('is of the site that the emulator plays', () => {
    const { id } = create()
    shop.state.unit(() =>
      shop.state.in(installations).put({
        id: 'this',
        instanceId: 'instance-1',
        siteId: localSiteId,
        seed: 'empty',
        origin: 'http://127.0.0.1:4600',
      }),
    )
    expect(() => start(id, 'another-site')).toThrow(
      refused(expect.objectContaining({ field: 'siteId', violatedRule: 'VALIDATION' }) as object),
    )
    expect(start(id).checkoutId).not.toBe('')
    expect(() => check(createCheckoutFromTemplateInputSchema, { checkoutTemplateId: id })).toThrow('siteId')
  })
})

describe('the rules of a template', () => {
  const open = (customization: CheckoutTemplate['customization'], couponCode?: string): string => {
    const { id } = create({
      lineItems: [mats],
      ...(customization && { customization }),
      ...(couponCode !== undefined && { couponCode }),
    })
    return start(id).checkoutId
  }

  it('lock the coupon in both directions, on the page too', () => {
    const cartId = open({ lockedCoupon: true }, 'TEN')
    const context = shop.context(visitor, {})
    for (const call of [
      () => shop.call(addCouponToCart, visitor, { cartId, coupon: { code: 'TEN' } }),
      () => shop.call(removeCouponFromCart, visitor, { cartId, couponId: 'coupon-1' }),
      () => shop.state.unit(() => shop.commerce.addCode(context, cartId, 'TEN')),
      () => shop.state.unit(() => shop.commerce.removeCode(context, cartId, 'coupon-1')),
    ])
      expect(call).toThrow(declined(409, 'COUPON_LOCKED'))
    const free = open({ lockedCoupon: false }, 'TEN')
    expect(
      shop.call(removeCouponFromCart, visitor, { cartId: free, couponId: 'coupon-1' }),
    ).not.toHaveProperty('coupons')
  })

  it('lock the gift card in both directions, on the page too', () => {
    const { newId, business } = shop.context(owner, {})
    const code = 'SUMMER-GIFT'
    createGiftCards({ state: shop.state, business, newId }).set({ code, balance: '20.00' })
    const context = shop.context(visitor, {})
    const locked = open({ lockedGiftCard: true })
    const free = open({})
    const { paymentInfo } = shop.call(addGiftCardToCart, visitor, { cartId: free, giftCard: { code } })
    const giftCardId = paymentInfo?.giftCards?.[0]?.id ?? ''
    for (const call of [
      () => shop.call(addGiftCardToCart, visitor, { cartId: locked, giftCard: { code } }),
      () => shop.call(removeGiftCardFromCart, visitor, { cartId: locked, giftCardId }),
      () => shop.state.unit(() => shop.commerce.addCode(context, locked, code)),
    ])
      expect(call).toThrow(declined(409, 'GIFT_CARD_LOCKED'))
    shop.call(removeGiftCardFromCart, visitor, { cartId: free, giftCardId })
  })

  it('take payment at the business away, but from what costs nothing', () => {
    const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
    const order = (checkoutId: string) =>
      shop.state.unit(() =>
        shop.commerce.placeOrder(shop.context(visitor, {}), {
          checkoutId,
          contact,
          delivery: { code: 'pickup' },
          payment: { kind: 'offline' },
        }),
      )
    const context = shop.context(visitor, {})
    const collect = (checkoutId: string): string => {
      shop.state.unit(() => shop.commerce.updateCheckout(context, checkoutId, { deliveryCode: 'pickup' }))
      return checkoutId
    }
    const closed = collect(open({ disabledManualPayment: true }))
    const free = collect(open({ disabledManualPayment: false }))
    expect([closed, free].map((id) => shop.commerce.readCheckout(context, id)?.payInPerson)).toEqual([
      false,
      true,
    ])
    expect(() => order(closed)).toThrow(declined(400, 'UNAVAILABLE_PAYMENT_METHOD'))
    expect(order(free)).toMatchObject({ status: 'placed' })
    const { id } = create({
      customLineItems: [{ ...tasting, price: '0' }],
      customization: { disabledManualPayment: true },
    })
    expect(order(start(id).checkoutId)).toMatchObject({ status: 'placed' })
  })
})
