import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  cancelOrder,
  type Discount,
  type DiscountTrigger,
  getDiscountRule,
  getOrder,
  type NewDiscountRule,
  type Order,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDiscountTriggers } from '../../../src/ecom/index.ts'
import type { Identity } from '../../../src/kernel/handler.ts'
import { goods, goodsAppId, member, openShop, owner, service, type Shop, visitor } from '../shop.ts'
import { createRule, discountOf, itemsOf } from './rules.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
  shop.items.set('strap', { name: 'Strap', price: '10.00', itemType: 'PHYSICAL' })
  shop.items.set('towel', { name: 'Towel', price: '20.00', itemType: 'PHYSICAL' })
})

const fill = (quantities: Readonly<Record<string, number>>, who: Identity = visitor): string =>
  shop.call(addLineItemsToCurrentCart, who, {
    catalogItems: Object.entries(quantities).map(([id, quantity]) => ({
      catalogReference: goods(id),
      quantity,
    })),
  }).id

/** The discounts of the cart: the name of each with its total, and the parts of the lines by the names of the items. */
const discountsFor = (who: Identity = visitor): unknown[] | undefined => {
  const { cart, summary } = shop.call(calculateCurrentCart, who, {})
  const names = new Map(cart.lineItems?.map(({ id, name }) => [id, name?.original ?? ''] as const))
  return summary.discounts?.map(({ name, total, lineItemDiscounts = [] }): unknown[] => [
    name?.original,
    total?.amount,
    Object.fromEntries(
      lineItemDiscounts.map(({ lineItemId = '', amountOff }) => [names.get(lineItemId), amountOff?.amount]),
    ),
  ])
}

const place = (
  checkoutId: string,
  who: Identity = visitor,
  outcome: 'approved' | 'pending' = 'approved',
): Order => {
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(who, {}), {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      delivery: { code: 'pickup' },
      payment: { kind: 'card', outcome },
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

const discountBy = (
  discount: Discount,
  quantities: Readonly<Record<string, number>>,
  rule: Partial<NewDiscountRule> = {},
): unknown => {
  createRule(shop, { discounts: discountOf(discount, itemsOf('strap', 'towel')), ...rule })
  fill(quantities)
  return discountsFor()
}

describe('a discount', () => {
  it('takes a part off each price', () => {
    expect(discountBy({ discountType: 'PERCENTAGE', percentage: 12.5 }, { strap: 3, mat: 1 })).toEqual([
      ['Ten per cent', '3.75', { Strap: '3.75' }],
    ])
  })

  it('takes an amount off each piece, and never more than it costs', () => {
    const fixed = { discountType: 'FIXED_AMOUNT', fixedAmount: '15' }
    expect(discountBy(fixed, { strap: 2, towel: 3 })).toEqual([
      ['Ten per cent', '65.00', { Strap: '20.00', Towel: '45.00' }],
    ])
  })

  it('sets the price of a piece, and never a higher one', () => {
    const fixed = { discountType: 'FIXED_PRICE', fixedPrice: '12' }
    expect(discountBy(fixed, { strap: 2, towel: 3 })).toEqual([['Ten per cent', '24.00', { Towel: '24.00' }]])
  })

  it.each([
    // Two towels and a strap cost 50 and then 30; the second strap is alone.
    [{ towel: 2, strap: 2 }, '20.00', { Towel: '16.00', Strap: '4.00' }],
    // Six towels are two groups of 60, and the third group of straps costs less than its price.
    [{ towel: 6, strap: 3 }, '60.00', { Towel: '60.00' }],
    [{ towel: 4, strap: 5 }, '40.00', { Towel: '35.00', Strap: '5.00' }],
  ])('sets the price of three pieces together, the dearest first: %j', (quantities, total, lines) => {
    const several = {
      discountType: 'QUANTITY_BASED',
      quantityBased: { configurations: [{ quantity: 3, price: '30' }] },
    }
    expect(discountBy(several, quantities)).toEqual([['Ten per cent', total, lines]])
  })

  it('leaves pieces alone that fill no group', () => {
    const several = {
      discountType: 'QUANTITY_BASED',
      quantityBased: { configurations: [{ quantity: 3, price: '5' }] },
    }
    expect(discountBy(several, { towel: 1, strap: 1 })).toEqual([])
  })

  it('is for one piece of the cheapest item, if the rule says so', () => {
    const settings = { appliesTo: 'LOWEST_PRICED_ITEM' }
    const half = { discountType: 'PERCENTAGE', percentage: 50 }
    expect(discountBy(half, { towel: 2, strap: 3 }, { settings })).toEqual([
      ['Ten per cent', '5.00', { Strap: '5.00' }],
    ])
  })

  it('is for the items of a collection, or of a service', () => {
    createRule(shop, {
      name: 'Collection',
      discounts: discountOf(undefined, {
        type: 'CUSTOM_FILTER',
        customFilter: { appId: goodsAppId, params: { collectionIds: ['collection of towel'] } },
      }),
    })
    createRule(shop, {
      name: 'Service',
      discounts: discountOf(undefined, {
        type: 'CATALOG_ITEM',
        catalogItemFilter: { catalogAppId: service('').appId, catalogItemIds: ['service-1'] },
      }),
    })
    fill({ strap: 1, towel: 1 })
    shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [{ catalogReference: service('booking-1'), quantity: 1 }],
    })
    expect(discountsFor()).toEqual([
      ['Collection', '2.00', { Towel: '2.00' }],
      ['Service', '1.50', { 'Morning yoga': '1.50' }],
    ])
  })

  it('is one for each item: the rule that takes off most goes first', () => {
    createRule(shop, { name: 'Ten' })
    createRule(shop, {
      name: 'Towels',
      discounts: discountOf({ discountType: 'PERCENTAGE', percentage: 60 }, itemsOf('towel')),
    })
    fill({ strap: 2, towel: 1 })
    expect(discountsFor()).toEqual([
      ['Towels', '12.00', { Towel: '12.00' }],
      ['Ten', '2.00', { Strap: '2.00' }],
    ])
  })

  it('is in the cart, its totals, the checkout and the order', () => {
    const rule = createRule(shop)
    const checkoutId = fill({ strap: 2 })
    const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
    const source = { sourceType: 'AUTOMATIC_RULE' }
    const name = { original: 'Ten per cent', translated: 'Ten per cent' }
    const off = expect.objectContaining({ amount: '2.00' }) as unknown
    const line = cart.lineItems![0]!
    expect(line.discounts).toEqual([{ name, amountOff: off, source }])
    expect(summary.discounts).toEqual([
      {
        name,
        scope: 'LINE_ITEM',
        source,
        total: off,
        lineItemDiscounts: [{ lineItemId: line.id, amountOff: off }],
      },
    ])
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: '20.00' },
      discount: { amount: '2.00' },
      total: { amount: '18.00' },
    })
    expect(shop.commerce.readCheckout(shop.context(visitor, {}), checkoutId)).toMatchObject({
      subtotal: '20.00',
      discount: '2.00',
    })
    const order = place(checkoutId)
    expect(order.appliedDiscounts).toEqual([
      {
        id: expect.any(String) as string,
        discountType: 'SPECIFIC_ITEMS',
        discountRule: { id: rule.id, name, amount: { amount: '2.00', formattedAmount: '€2.00' } },
        lineItemDiscounts: [{ id: line.id, totalDiscount: { amount: '2.00', formattedAmount: '€2.00' } }],
      },
    ])
    expect(order.lineItems![0]).toMatchObject({
      totalDiscount: { amount: '2.00' },
      lineItemPrice: { amount: '18.00' },
      totalPriceAfterTax: { amount: '18.00' },
    })
    expect(order.priceSummary).toMatchObject({ discount: { amount: '2.00' }, total: { amount: '18.00' } })
    expect(order.balanceSummary?.paid?.amount).toBe('18.00')
    expect(shop.call(getOrder, visitor, { id: order.id }).appliedDiscounts).toHaveLength(1)
  })
})

describe('a condition', () => {
  const isMet = (trigger: DiscountTrigger, quantities: Readonly<Record<string, number>>): boolean => {
    createRule(shop, { trigger })
    fill(quantities)
    return discountsFor()?.length === 1
  }
  const straps = { scopes: [itemsOf('strap')] }
  const subtotal = (subtotalRange: DiscountTrigger['subtotalRange']) => ({
    triggerType: 'SUBTOTAL_RANGE',
    ...(subtotalRange && { subtotalRange }),
  })
  const pieces = (itemQuantityRange: DiscountTrigger['itemQuantityRange']) => ({
    triggerType: 'ITEM_QUANTITY_RANGE',
    ...(itemQuantityRange && { itemQuantityRange }),
  })

  it.each([
    ['a subtotal from', subtotal({ from: '30' }), { strap: 3 }, true],
    ['a subtotal from', subtotal({ from: '30.01' }), { strap: 3 }, false],
    ['a subtotal to', subtotal({ to: '30' }), { strap: 3 }, true],
    ['a subtotal to', subtotal({ to: '29.99' }), { strap: 3 }, false],
    ['a subtotal of some items', subtotal({ from: '30', ...straps }), { strap: 3, towel: 1 }, true],
    ['a subtotal of some items', subtotal({ from: '30', ...straps }), { strap: 2, towel: 1 }, false],
    ['a quantity from', pieces({ from: 3 }), { strap: 2, towel: 1 }, true],
    ['a quantity from', pieces({ from: 4 }), { strap: 2, towel: 1 }, false],
    ['a quantity to', pieces({ to: 3 }), { strap: 3 }, true],
    ['a quantity to', pieces({ to: 2 }), { strap: 3 }, false],
    ['a quantity of some items', pieces({ from: 2, ...straps }), { strap: 2, towel: 1 }, true],
    ['a quantity of some items', pieces({ from: 2, ...straps }), { strap: 1, towel: 1 }, false],
    [
      'all of several',
      { triggerType: 'AND', and: { triggers: [subtotal({ from: '30' }), pieces({ from: 3 })] } },
      { strap: 3 },
      true,
    ],
    [
      'all of several',
      { triggerType: 'AND', and: { triggers: [subtotal({ from: '30' }), pieces({ from: 3 })] } },
      { towel: 2 },
      false,
    ],
    [
      'one of several',
      { triggerType: 'OR', or: { triggers: [subtotal({ from: '30' }), pieces({ from: 3 })] } },
      { towel: 2 },
      true,
    ],
    [
      'one of several',
      { triggerType: 'OR', or: { triggers: [subtotal({ from: '30' }), pieces({ from: 3 })] } },
      { strap: 2 },
      false,
    ],
  ] as const)('is %s: %j', (_, trigger, quantities, met) => {
    expect(isMet(trigger as unknown as DiscountTrigger, quantities)).toBe(met)
  })

  it('is for some members alone', () => {
    createRule(shop, {
      trigger: {
        triggerType: 'CUSTOMER_ELIGIBILITY',
        customerEligibility: {
          eligibilityType: 'INDIVIDUAL_MEMBERS',
          individualMembersInfo: { memberIds: ['member-1'] },
        },
      },
    })
    for (const who of [visitor, member, { kind: 'member', memberId: 'member-2' } as const])
      fill({ strap: 1 }, who)
    expect(discountsFor(visitor)).toEqual([])
    expect(discountsFor(member)).toHaveLength(1)
    expect(discountsFor({ kind: 'member', memberId: 'member-2' })).toEqual([])
  })

  it('is what an app decides', () => {
    const triggers = createDiscountTriggers(shop.state)
    createRule(shop, {
      trigger: { triggerType: 'CUSTOM', customTrigger: { id: 'first-order', appId: 'loyalty' } },
    })
    fill({ strap: 1 })
    expect(discountsFor()).toEqual([])
    triggers.set({ appId: 'loyalty', id: 'other', holds: true })
    expect(discountsFor()).toEqual([])
    triggers.set({ appId: 'loyalty', id: 'first-order', holds: true })
    expect(triggers.list()).toEqual([
      { appId: 'loyalty', id: 'other' },
      { appId: 'loyalty', id: 'first-order' },
    ])
    expect(discountsFor()).toHaveLength(1)
    triggers.set({ appId: 'loyalty', id: 'first-order', holds: false })
    expect(discountsFor()).toEqual([])
    expect(() => {
      triggers.set({ appId: 'loyalty', id: '', holds: true })
    }).toThrow(expect.objectContaining({ violations: [expect.objectContaining({ field: 'id' })] }) as Error)
  })
})

describe('a rule gives no discount', () => {
  it('while it is switched off', () => {
    createRule(shop, { active: false })
    fill({ strap: 1 })
    expect(discountsFor()).toEqual([])
  })

  it('before its start and from its end on', () => {
    const start = new Date('2026-03-02T10:00:00.000Z')
    const end = new Date('2026-03-02T11:00:00.000Z')
    createRule(shop, { activeTimeInfo: { start, end } })
    fill({ strap: 1 })
    const hour = 60 * 60 * 1000
    expect(discountsFor()).toEqual([])
    shop.advance(hour)
    expect(discountsFor()).toHaveLength(1)
    shop.advance(hour - 1)
    expect(discountsFor()).toHaveLength(1)
    shop.advance(1)
    expect(discountsFor()).toEqual([])
  })

  it('once as many orders got it as it allows', () => {
    const { id } = createRule(shop, { settings: { usageLimit: 2 } })
    const people = ['a', 'b', 'c'].map((visitorId) => ({ kind: 'visitor', visitorId }) as const)
    const totals = people.map((who) => place(fill({ strap: 1 }, who), who).priceSummary?.discount?.amount)
    expect(totals).toEqual(['1.00', '1.00', '0.00'])
    expect(shop.call(getDiscountRule, owner, { discountRuleId: id }).usageCount).toBe(2)
  })

  it('counts an order that is canceled or whose bank declines no more', () => {
    const { id } = createRule(shop, { settings: { usageLimit: 1, usageLimitPerUser: 1 } })
    const uses = () => shop.call(getDiscountRule, owner, { discountRuleId: id }).usageCount
    const first = place(fill({ strap: 1 }))
    expect(uses()).toBe(1)
    shop.call(cancelOrder, owner, { id: first.id })
    expect(uses()).toBe(0)
    const second = place(fill({ strap: 1 }), visitor, 'pending')
    expect([second.priceSummary?.discount?.amount, uses()]).toEqual(['1.00', 1])
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(visitor, {}), second.id, 'declined'))
    expect(uses()).toBe(0)
  })

  it('to a customer who got it as often as it allows', () => {
    createRule(shop, { settings: { usageLimitPerUser: 1 } })
    const discount = (who: Identity) => place(fill({ strap: 1 }, who), who).priceSummary?.discount?.amount
    expect([discount(member), discount(member), discount(visitor)]).toEqual(['1.00', '0.00', '1.00'])
  })

  it('to an item that the business added to the cart by hand', () => {
    createRule(shop)
    shop.call(addLineItemsToCurrentCart, owner, {
      customItems: [{ name: { original: 'Repair' }, pricing: { price: { amount: '12.00' } } }],
    })
    expect(discountsFor(owner)).toEqual([])
  })
})
