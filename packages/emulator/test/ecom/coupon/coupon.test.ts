import {
  addCouponToCart,
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCart,
  calculateCurrentCart,
  cancelOrder,
  type Cart,
  createCart,
  getCurrentCart,
  type Order,
  placeOrder,
  removeCouponFromCart,
  removeCouponFromCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Coupon, type Coupons, createCoupons } from '../../../src/ecom/index.ts'
import type { Identity } from '../../../src/kernel/handler.ts'
import { createRule, discountOf, itemsOf } from '../discount-rule/rules.ts'
import { declined, goods, member, openShop, owner, type Shop, visitor } from '../shop.ts'

let shop: Shop
let coupons: Coupons
beforeEach(() => {
  shop = openShop()
  shop.items.set('strap', { name: 'Strap', price: '10.00', itemType: 'PHYSICAL' })
  shop.items.set('towel', { name: 'Towel', price: '20.00', itemType: 'PHYSICAL' })
  coupons = createCoupons({ state: shop.state, newId: shop.context(owner, {}).newId })
})

const code = 'SPRING'
const make = (coupon: Partial<Coupon> = { percentOff: 10 }): string => coupons.set({ code, ...coupon }).id

const itemInputs = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([id, quantity]) => ({ catalogReference: goods(id), quantity }))
const fill = (quantities: Readonly<Record<string, number>> = { strap: 2 }, who: Identity = visitor): Cart =>
  shop.call(addLineItemsToCurrentCart, who, { catalogItems: itemInputs(quantities) })
const enter = (text = code, who: Identity = visitor): Cart =>
  shop.call(addCouponToCurrentCart, who, { coupon: { code: text } })

/** The discounts of the cart: the name of each with its total, and the parts of the lines by the names of the items. */
const discounts = (who: Identity = visitor): unknown[] => {
  const { cart, summary } = shop.call(calculateCurrentCart, who, {})
  const names = new Map(cart.lineItems?.map(({ id, name }) => [id, name?.original ?? ''] as const))
  return (summary.discounts ?? []).map(({ name, total, lineItemDiscounts = [] }): unknown[] => [
    name?.original,
    total?.amount,
    Object.fromEntries(
      lineItemDiscounts.map(({ lineItemId = '', amountOff }) => [names.get(lineItemId), amountOff?.amount]),
    ),
  ])
}
const violations = (): unknown => shop.call(calculateCurrentCart, visitor, {}).summary.violations

const order = (who: Identity = visitor, checkoutId = shop.call(getCurrentCart, who, {}).id): Order => {
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(who, {}), {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      delivery: {
        code: 'standard',
        address: { addressLine: 'Rua do Ouro 1', city: 'Lisboa', postalCode: '1100-060', country: 'PT' },
      },
      payment: { kind: 'card', outcome: 'approved' },
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

describe('a coupon in the current cart', () => {
  it('lowers the prices until it is removed', () => {
    const couponId = make()
    const { coupons: held } = (fill(), enter(' spring '))
    expect(held).toEqual([{ id: couponId, code }])
    const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
    const source = { sourceType: 'COUPON', couponCode: code }
    const name = { original: code, translated: code }
    const off = expect.objectContaining({ amount: '2.00' }) as unknown
    expect(cart.lineItems?.[0]?.discounts).toEqual([{ name, amountOff: off, source }])
    expect(summary.discounts).toEqual([
      {
        name,
        scope: 'CART_SUBTOTAL',
        source,
        total: off,
        lineItemDiscounts: [{ lineItemId: cart.lineItems?.[0]?.id, amountOff: off }],
      },
    ])
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: '20.00' },
      discount: { amount: '2.00' },
      total: { amount: '18.00' },
    })
    const removed = shop.call(removeCouponFromCurrentCart, visitor, { couponId })
    expect(removed.coupons).toBeUndefined()
    expect(discounts()).toEqual([])
    expect(() => shop.call(removeCouponFromCurrentCart, visitor, { couponId })).toThrow(
      declined(404, 'COUPON_NOT_FOUND_IN_CART', { couponId }),
    )
  })

  it('is one, and is known', () => {
    make()
    coupons.set({ code: 'OTHER', percentOff: 20 })
    fill()
    expect(() => enter('NONE')).toThrow(declined(404, 'INVALID_COUPON_CODE', { couponCode: 'NONE' }))
    enter()
    expect(() => enter('spring')).toThrow(declined(409, 'COUPON_ALREADY_EXISTS'))
    expect(() => enter('OTHER')).toThrow(declined(400, 'MAX_COUPONS_PER_CART_EXCEEDED', { maximum: 1 }))
    expect(shop.call(getCurrentCart, visitor, {}).coupons).toHaveLength(1)
  })

  it('needs a cart', () => {
    make()
    expect(() => enter()).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('comes after the rules', () => {
    createRule(shop, {
      discounts: discountOf({ discountType: 'FIXED_PRICE', fixedPrice: '5' }, itemsOf('strap')),
    })
    make({ percentOff: 10 })
    fill({ strap: 2, towel: 1 })
    enter()
    expect(discounts()).toEqual([
      ['Ten per cent', '10.00', { Strap: '10.00' }],
      [code, '3.00', { Strap: '1.00', Towel: '2.00' }],
    ])
  })

  it('goes along when the visitor signs in, unless the member has one', () => {
    make()
    coupons.set({ code: 'OTHER', percentOff: 20 })
    fill({ strap: 1 }, member)
    fill({ towel: 1 })
    enter()
    shop.state.unit(() => {
      shop.commerce.transferCart(shop.context(member, {}), 'visitor-1', 'member-1')
    })
    expect(shop.call(getCurrentCart, member, {}).coupons).toEqual([
      expect.objectContaining({ code }) as unknown,
    ])
    const second = { kind: 'visitor', visitorId: 'visitor-2' } as const
    fill({ towel: 1 }, second)
    enter('OTHER', second)
    shop.state.unit(() => {
      shop.commerce.transferCart(shop.context(member, {}), 'visitor-2', 'member-1')
    })
    expect(shop.call(getCurrentCart, member, {}).coupons).toEqual([
      expect.objectContaining({ code }) as unknown,
    ])
  })
})

describe('a coupon takes off', () => {
  it.each<[string, Partial<Coupon>, unknown]>([
    ['a part', { percentOff: 12.5 }, ['6.25', { Strap: '3.75', Towel: '2.50' }]],
    ['an amount, in proportion to the prices', { moneyOff: '7' }, ['7.00', { Strap: '4.20', Towel: '2.80' }]],
    ['no more than all', { moneyOff: '1000' }, ['50.00', { Strap: '30.00', Towel: '20.00' }]],
    ['the rest above a price', { fixedPrice: '12' }, ['8.00', { Towel: '8.00' }]],
    ['a part of one piece', { percentOff: 50, limitedToOneItem: true }, ['5.00', { Strap: '5.00' }]],
    ['an amount of one piece', { moneyOff: '7', limitedToOneItem: true }, ['7.00', { Strap: '7.00' }]],
    ['a part of some items', { percentOff: 50, scopes: [itemsOf('towel')] }, ['10.00', { Towel: '10.00' }]],
  ])('%s', (_, coupon, expected) => {
    make(coupon)
    fill({ strap: 3, towel: 1 })
    enter()
    expect(discounts()).toEqual([[code, ...(expected as unknown[])]])
  })

  it('the delivery, which then has no tax', () => {
    make({ freeShipping: true, name: 'Free delivery' })
    fill()
    enter()
    // No delivery is chosen, so that nothing is taken off.
    expect(discounts()).toEqual([])
    const placed = order()
    expect(placed.priceSummary).toMatchObject({
      shipping: { amount: '0.00' },
      discount: { amount: '0.00' },
      total: { amount: '20.00' },
    })
    expect(placed.shippingInfo?.cost).toMatchObject({
      price: { amount: '4.50' },
      discount: { amount: '4.50' },
      totalPriceAfterTax: { amount: '0.00' },
    })
    expect(placed.appliedDiscounts).toMatchObject([
      { discountType: 'SHIPPING', coupon: { code, name: 'Free delivery', amount: { amount: '4.50' } } },
    ])
  })
})

describe('a coupon cannot be used', () => {
  const day = 24 * 60 * 60 * 1000
  const now = Date.parse('2026-03-02T09:00:00.000Z')

  it.each<[string, Partial<Coupon>, string, object]>([
    ['when it is switched off', { percentOff: 10, active: false }, 'DISABLED', {}],
    ['before its start', { percentOff: 10, startDate: new Date(now + 1) }, 'INACTIVE', {}],
    ['from its end on', { percentOff: 10, expirationDate: new Date(now) }, 'EXPIRED', {}],
    [
      'for other items',
      { percentOff: 10, scopes: [itemsOf('towel')] },
      'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
      {},
    ],
    [
      'with too few pieces',
      { percentOff: 10, minimumQuantity: 3 },
      'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
      { minLineItemQuantityNotReachedDetails: { requiredMinimumQuantity: 3 } },
    ],
    [
      'with too small a subtotal',
      { percentOff: 10, minimumSubtotal: '20.01' },
      'MIN_SUBTOTAL_NOT_REACHED',
      {
        minSubtotalNotReachedDetails: {
          requiredMinimumSubtotal: {
            amount: '20.01',
            convertedAmount: '20.01',
            formattedAmount: '€20.01',
            formattedConvertedAmount: '€20.01',
          },
        },
      },
    ],
  ])('%s', (_, coupon, reason, details) => {
    make(coupon)
    fill()
    expect(() => enter()).toThrow(
      declined(409, 'INVALID_COUPON_STATUS', { couponCode: code, reason, ...details }),
    )
    expect(shop.call(getCurrentCart, visitor, {}).coupons).toBeUndefined()
  })

  it.each<[string, Partial<Coupon>]>([
    ['at its start', { startDate: new Date(now) }],
    ['just before its end', { expirationDate: new Date(now + 1) }],
    ['with just enough pieces', { minimumQuantity: 2 }],
    ['with just the subtotal', { minimumSubtotal: '20' }],
  ])('but can %s', (_, coupon) => {
    make({ percentOff: 10, ...coupon })
    fill()
    enter()
    expect(discounts()).toHaveLength(1)
  })

  it('once it expires in the cart: the order waits until it is removed', () => {
    const couponId = make({ percentOff: 10, expirationDate: new Date(now + day) })
    fill()
    enter()
    shop.advance(day)
    expect(discounts()).toEqual([])
    const violation = {
      scope: 'DISCOUNT',
      severity: 'ERROR',
      code: 'INVALID_COUPON_STATUS',
      description: 'The coupon SPRING has expired',
      invalidCouponStatusData: { couponCode: code, reason: 'EXPIRED' },
    }
    expect(violations()).toContainEqual(violation)
    expect(() => order()).toThrow(declined(409, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
    shop.call(removeCouponFromCurrentCart, visitor, { couponId })
    expect(order().priceSummary?.discount?.amount).toBe('0.00')
  })

  it('once it is removed from the business', () => {
    make()
    fill()
    enter()
    coupons.remove('spring')
    expect(violations()).toContainEqual({
      scope: 'DISCOUNT',
      severity: 'ERROR',
      code: 'INVALID_COUPON_CODE',
      description: 'There is no coupon SPRING any more',
      invalidCouponCodeData: { couponCode: code },
    })
    expect(() => {
      coupons.remove('spring')
    }).toThrow(declined(404, 'NOT_FOUND'))
  })

  it('is not accepted for a gift card', () => {
    shop.items.set('gift', { name: 'Gift card', price: '25.00', itemType: 'GIFT_CARD' })
    make()
    fill({ strap: 1, gift: 1 })
    enter()
    expect(discounts()).toEqual([])
    expect(violations()).toContainEqual({
      scope: 'DISCOUNT',
      severity: 'ERROR',
      code: 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
      description: 'A cart with a gift card cannot be paid with a coupon: remove one of them',
    })
    expect(() => order()).toThrow(declined(409, 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'))
  })

  it('more often than it may be, even by carts that hold it already', () => {
    make({ percentOff: 10, usageLimit: 1 })
    fill()
    enter()
    fill({ strap: 1 }, member)
    enter(code, member)
    expect(order().appliedDiscounts).toMatchObject([
      { discountType: 'GLOBAL', coupon: { code, amount: { amount: '2.00' } } },
    ])
    expect(coupons.list()).toMatchObject([{ code, usageCount: 1 }])
    expect(() => order(member)).toThrow(declined(409, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
    fill()
    expect(() => enter()).toThrow(declined(409, 'INVALID_COUPON_STATUS', { reason: 'MAX_USAGE_EXCEEDED' }))
  })

  it('and may be used again once the order is canceled', () => {
    make({ percentOff: 10, usageLimit: 1, usageLimitPerCustomer: 1 })
    fill()
    enter()
    const { id } = order()
    // The order belongs to a member by then, and the use to the visitor who bought.
    shop.state.unit(() => {
      shop.commerce.transferOrders(shop.context(visitor, {}), 'visitor-1', 'member-1')
    })
    shop.call(cancelOrder, owner, { id })
    expect(coupons.list()).toMatchObject([{ code, usageCount: 0 }])
    fill()
    expect(enter().coupons).toHaveLength(1)
    order()
    expect(coupons.list()).toMatchObject([{ code, usageCount: 1 }])
  })

  it('is refused to a customer who has used it up', () => {
    make({ percentOff: 10, usageLimitPerCustomer: 1 })
    fill({ strap: 1 }, member)
    enter(code, member)
    order(member)
    fill({ strap: 1 }, member)
    expect(() => enter(code, member)).toThrow(
      declined(409, 'INVALID_COUPON_STATUS', { reason: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED' }),
    )
    fill()
    expect(enter().coupons).toHaveLength(1)
  })
})

describe('a cart by its id', () => {
  it('takes a coupon from its creation on, or later', () => {
    const couponId = make()
    const made = shop.call(createCart, visitor, {
      catalogItems: itemInputs({ strap: 2 }),
      coupons: [{ code: 'spring' }],
    })
    expect(made.coupons).toEqual([{ id: couponId, code }])
    const cartId = made.id
    const without = shop.call(removeCouponFromCart, visitor, { cartId, couponId })
    expect(without.coupons).toBeUndefined()
    shop.call(addCouponToCart, visitor, { cartId, coupon: { code } })
    expect(shop.call(calculateCart, visitor, { cartId }).summary.priceSummary?.discount?.amount).toBe('2.00')
    expect(() => shop.call(addCouponToCart, member, { cartId, coupon: { code } })).toThrow(
      declined(404, 'CART_NOT_FOUND'),
    )
    order(visitor, cartId)
    for (const call of [
      () => shop.call(addCouponToCart, visitor, { cartId, coupon: { code } }),
      () => shop.call(removeCouponFromCart, visitor, { cartId, couponId }),
      () => shop.call(placeOrder, visitor, { cartId }),
    ])
      expect(call).toThrow(declined(409, 'CART_ALREADY_ORDERED'))
  })

  it('is not created with a coupon that cannot be used', () => {
    expect(() => shop.call(createCart, visitor, { coupons: [{ code: 'NONE' }] })).toThrow(
      declined(404, 'INVALID_COUPON_CODE'),
    )
  })
})

describe('the coupons of the business', () => {
  it('keep their uses when they are changed', () => {
    const id = make()
    fill()
    enter()
    order()
    expect(coupons.set({ code: 'spring', moneyOff: '5' })).toEqual({
      id,
      code: 'spring',
      moneyOff: '5',
      usageCount: 1,
    })
    expect(coupons.list()).toHaveLength(1)
  })

  it.each([
    [{ code: '', percentOff: 1 }, 'code'],
    [{ code: 'A' }, 'percentOff'],
    [{ code: 'A', percentOff: 1, moneyOff: '1' }, 'percentOff'],
    [{ code: 'A', percentOff: 101 }, 'percentOff'],
    [{ code: 'A', moneyOff: '-1' }, 'moneyOff'],
    [{ code: 'A', percentOff: 1, usageLimit: 0 }, 'usageLimit'],
    [{ code: 'A', percentOff: 1, colour: 'red' } as Coupon, 'input'],
  ])('are refused with the name of the field: %j', (coupon, field) => {
    expect(() => coupons.set(coupon)).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field })] }) as Error,
    )
    expect(coupons.list()).toEqual([])
  })
})
