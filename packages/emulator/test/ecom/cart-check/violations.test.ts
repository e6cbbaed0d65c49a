import {
  addLineItemsToCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type CartValidation,
  type CartViolation,
  estimateCurrentCart,
  placeOrder,
  updateCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CartCheck, type CartChecks, createCartChecks } from '../../../src/ecom/index.ts'
import { expectedPostalCode } from '../../../src/ecom/delivery/postal-code.ts'
import type { Identity } from '../../../src/kernel/handler.ts'
import { itemsOf } from '../discount-rule/rules.ts'
import { declined, goods, member, openShop, owner, type Shop, visitor } from '../shop.ts'

let shop: Shop
let checks: CartChecks
const open = (settings: object = {}): void => {
  shop = openShop('EUR', settings)
  shop.items.set('strap', { name: 'Strap', price: '10.00', itemType: 'PHYSICAL' })
  shop.items.set('plan', { name: 'Plan', price: '20.00', itemType: 'DIGITAL' })
  checks = createCartChecks(shop.state)
}
beforeEach(() => open())

const fill = (id: string, quantity = 1, who: Identity = visitor): string =>
  shop.call(addLineItemsToCurrentCart, who, { catalogItems: [{ catalogReference: goods(id), quantity }] }).id
const lineIds = () =>
  shop.call(calculateCurrentCart, visitor, {}).summary.lineItems?.map(({ lineItemId }) => lineItemId) ?? []
const violations = (who: Identity = visitor): CartViolation[] =>
  shop.call(calculateCurrentCart, who, {}).summary.violations ?? []
const codesIn = (validationConfig: CartValidation) =>
  shop.call(estimateCurrentCart, visitor, { validationConfig }).summary.violations?.map(({ code }) => code)
const price = (amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: `€${amount}`,
  formattedConvertedAmount: `€${amount}`,
})
const buy = (cartId: string, who: Identity = visitor) => {
  shop.call(updateCurrentCart, who, {
    cart: { customerInfo: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' } },
  })
  return shop.call(placeOrder, who, { cartId })
}
/** The sentences of the checkout page. */
const told = (cartId: string) =>
  shop.state.unit(() => shop.commerce.readCheckout(shop.context(visitor, {}), cartId)?.problems)

describe('an item for members', () => {
  it('stops the order of a visitor, and not that of a member', () => {
    const item = {
      name: { original: 'Members’ evening' },
      pricing: { price: { amount: '12.00' } },
      attributes: { itemType: { preset: 'DIGITAL' as const }, membersOnly: true },
    }
    const cartId = fill('plan')
    shop.call(addLineItemsToCart, owner, { cartId, customItems: [item] })
    const data = { lineItemIds: lineIds().slice(1) }
    const description = 'Only members can buy this: Members’ evening. Sign in first'
    expect(violations()).toEqual([
      {
        scope: 'LINE_ITEM',
        code: 'MEMBERS_ONLY_ITEM',
        description,
        severity: 'ERROR',
        membersOnlyItemData: data,
      },
    ])
    expect(told(cartId)).toEqual([{ text: description, stopsOrder: true }])
    expect(() => buy(cartId)).toThrow(declined(409, 'MEMBERS_ONLY_ITEM', data))
    const own = fill('plan', 1, member)
    shop.call(addLineItemsToCart, owner, { cartId: own, customItems: [item] })
    expect(violations(member)).toEqual([])
    expect(buy(own, member).orderId).toBeDefined()
  })
})

describe('the lowest subtotal of the business', () => {
  it('stops orders below it, and says how much is missing', () => {
    open({ minimumOrderSubtotal: '40.01' })
    const cartId = fill('plan', 2)
    const [violation] = violations()
    expect(violation).toEqual({
      scope: 'GLOBAL',
      code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
      description: 'Orders begin at €40.01: €0.01 are missing',
      severity: 'ERROR',
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: price('40.01'),
        remainingAmount: price('0.01'),
      },
    })
    expect(told(cartId)).toEqual([{ text: violation?.description, stopsOrder: true }])
    expect(codesIn('PRE_CHECKOUT_VALIDATIONS')).toEqual(['SUBTOTAL_BELOW_ORDER_MINIMUM'])
    expect(() => buy(cartId)).toThrow(declined(409, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
  })

  it('lets orders of exactly that amount through, and says nothing of an empty cart', () => {
    open({ minimumOrderSubtotal: '40.00' })
    const cartId = fill('plan', 2)
    expect(violations()).toEqual([])
    expect(buy(cartId).orderId).toBeDefined()
  })
})

describe('a check of an app', () => {
  const limit: CartCheck = { id: 'limit', description: 'Two a person', scopes: [itemsOf('plan')] }

  it('finds a violation of each line that it is about, once there are too many pieces', () => {
    checks.set({ ...limit, maximumQuantity: 2 })
    const cartId = fill('plan', 2)
    expect(violations()).toEqual([])
    fill('plan')
    const [id] = lineIds()
    expect(violations()).toEqual([
      {
        scope: 'LINE_ITEM',
        code: 'CUSTOM_VALIDATION',
        description: 'Two a person',
        severity: 'ERROR',
        customValidationData: { target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id } } },
      },
    ])
    expect(told(cartId)).toEqual([{ text: 'Two a person', stopsOrder: true }])
    expect(() => buy(cartId)).toThrow(declined(409, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
    checks.remove('limit')
    expect(buy(cartId).orderId).toBeDefined()
  })

  it('warns of the whole cart, and lets the order through', () => {
    checks.set({ id: 'holiday', description: 'We send goods next week', severity: 'WARNING' })
    const cartId = fill('plan')
    expect(violations()).toEqual([
      {
        scope: 'GLOBAL',
        code: 'CUSTOM_VALIDATION',
        description: 'We send goods next week',
        severity: 'WARNING',
        customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
      },
    ])
    expect(told(cartId)).toEqual([{ text: 'We send goods next week', stopsOrder: false }])
    expect(buy(cartId).orderId).toBeDefined()
  })

  it('returns a violation without its own code when the app does not respond', () => {
    checks.set({ ...limit, answers: false })
    const cartId = fill('strap')
    expect(codesIn('PRE_CHECKOUT_VALIDATIONS')).toEqual(['GENERAL_CODE'])
    expect(codesIn('SKIP_VALIDATIONS')).toEqual([])
    expect(told(cartId)).toEqual([
      { text: 'The check "limit" of this cart gave no answer: try again later', stopsOrder: true },
    ])
    checks.set(limit)
    expect(codesIn('PRE_CHECKOUT_VALIDATIONS')).toEqual([])
    expect(checks.list()).toEqual([limit])
  })
})

describe('a delivery', () => {
  const deliver = (postalCode: string, country: string) => {
    const cartId = fill('strap')
    shop.state.unit(() =>
      shop.commerce.updateCheckout(shop.context(visitor, {}), cartId, {
        deliveryCode: 'standard',
        address: { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode, country },
      }),
    )
    return cartId
  }

  it('stops the order when the country does not have the postal code', () => {
    const cartId = deliver('1100', 'DE')
    expect(violations()).toEqual([
      {
        scope: 'DELIVERY',
        code: 'INVALID_POSTAL_CODE',
        description: '"1100" is no postal code of DE, where they look like 10115',
        severity: 'ERROR',
      },
    ])
    expect(codesIn('PRE_CHECKOUT_VALIDATIONS')).toEqual([])
    expect(() => buy(cartId)).toThrow(declined(400, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
    deliver('11000', 'DE')
    expect(violations()).toEqual([])
  })

  it('does not cover all goods when a product has another delivery profile', () => {
    const cartId = deliver('1100-048', 'PT')
    const big = (deliveryProfileId: string) => ({
      name: { original: 'Massage table' },
      pricing: { price: { amount: '12.00' } },
      deliveryConfig: { deliveryProfileId },
    })
    const standard = '5e7a1ce0-0000-4000-8054-000000000001'
    shop.call(addLineItemsToCart, owner, { cartId, customItems: [big(standard)] })
    expect(violations()).toEqual([])
    shop.call(addLineItemsToCart, owner, { cartId, customItems: [big('freight')] })
    const description = '"Standard delivery" is not for all goods: Massage table'
    const code = 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
    expect(violations()).toEqual([{ scope: 'DELIVERY', code, description, severity: 'ERROR' }])
    expect(told(cartId)).toEqual([{ text: description, stopsOrder: true }])
    expect(() => buy(cartId)).toThrow(declined(400, code))
    shop.state.unit(() =>
      shop.commerce.updateCheckout(shop.context(visitor, {}), cartId, { deliveryCode: 'pickup' }),
    )
    expect(violations()).toEqual([])
  })
})

describe('postal codes', () => {
  it.each([
    ['PT', '1100-048', '110-048'],
    ['US', '10001-1234', '1001'],
    ['GB', 'sw1a 1aa', 'SW1A'],
    ['CA', 'K1A 0B1', 'K1A 0B'],
    ['NL', '1012AB', '1012'],
    ['SE', '111 22', '1112'],
    ['PL', '00-001', '00001'],
    ['JP', '1000001', '10000'],
    ['BR', '01001-000', '0100'],
    ['FR', '75001', '7500'],
    ['CH', '8001', '80011'],
  ])('of %s look like %s, and not like %s', (country, right, wrong) => {
    expect(expectedPostalCode(country, right)).toBeUndefined()
    expect(expectedPostalCode(country, wrong)).toEqual(expect.any(String))
    // A missing postal code is a matter of the form.
    expect(expectedPostalCode(country, ' ')).toBeUndefined()
  })

  it('show an example that is right, and are free where the form is not known', () => {
    for (const country of 'AT AU BE BR CA CH DE DK ES FR GB IT JP NL PL PT SE US'.split(' '))
      expect(expectedPostalCode(country, expectedPostalCode(country, '?'))).toBeUndefined()
    expect(expectedPostalCode('IS', 'anything')).toBeUndefined()
  })
})
