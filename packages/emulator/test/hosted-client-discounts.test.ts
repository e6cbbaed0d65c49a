// Discount rules, coupons and gift cards, as the hosted platform's own client uses them.
import * as ecom from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import * as carts from '@wix/auto_sdk_ecom_cart-v-2'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as discountRules from '@wix/auto_sdk_ecom_discount-rules'
import * as giftCards from '@wix/auto_sdk_ecom_gift-vouchers'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = { carts, currentCart, discountRules, giftCards, products }
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-04T07:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const visitor = () => createClient({ modules, auth: OAuthStrategy({ clientId: emulator.clientId }) })
const business = () => createClient({ modules, auth: asBusiness(emulator) })

const item = async (client: ReturnType<typeof visitor>, quantity = 1) => {
  const { items } = await client.products.queryProducts().eq('slug', 'cork-block').find()
  return {
    catalogReference: { appId: storesAppId, catalogItemId: found(items[0]?._id) },
    quantity,
  }
}

describe('the client of the hosted platform, for discounts', () => {
  it('writes, finds and deletes discount rules, which lower the prices of carts', async () => {
    const { discountRules: own } = business()
    const scope: discountRules.Scope = {
      _id: 'store',
      type: 'CATALOG_ITEM',
      catalogItemFilter: { catalogAppId: storesAppId },
    }
    const created = await own.createDiscountRule({
      name: 'Twenty off',
      active: true,
      activeTimeInfo: { start: new Date('2026-05-01T00:00:00Z'), end: new Date('2026-06-01T00:00:00Z') },
      trigger: {
        triggerType: 'AND',
        and: {
          triggers: [
            { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { scopes: [scope], from: '10' } },
            { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { scopes: [], from: 2 } },
          ],
        },
      },
      discounts: {
        values: [
          {
            discountType: 'PERCENTAGE',
            percentage: 20,
            targetType: 'SPECIFIC_ITEMS',
            specificItemsInfo: { scopes: [scope] },
          },
        ],
      },
    })
    expect(created).toMatchObject({ status: 'LIVE', usageCount: 0, revision: '1' })
    const id = found(created._id)
    expect(await own.getDiscountRule(id)).toMatchObject({
      activeTimeInfo: { start: new Date('2026-05-01T00:00:00Z') },
      trigger: { and: { triggers: [{ subtotalRange: { scopes: [{ _id: 'store' }] } }, {}] } },
    })
    const client = visitor()
    await client.currentCart.addLineItemsToCurrentCart({ catalogItems: [await item(client, 2)] })
    const { summary } = await client.currentCart.calculateCurrentCart()
    expect(summary?.discounts).toMatchObject([
      {
        name: { original: 'Twenty off' },
        source: { sourceType: 'AUTOMATIC_RULE' },
        total: { amount: '6.40' },
      },
    ])
    const changed = await own.updateDiscountRule(id, { revision: found(created.revision), active: false })
    expect(changed.active).toBe(false)
    const { items } = await own.queryDiscountRules().eq('active', false).find()
    expect(items.map(({ _id }) => _id)).toEqual([id])
    await own.deleteDiscountRule(id)
    await expect(own.getDiscountRule(id)).rejects.toMatchObject({ details: { applicationError: {} } })
  })

  it('enters a coupon and a gift card in the current cart, and removes them', async () => {
    const client = visitor()
    const { currentCart: cart } = client
    await cart.addLineItemsToCurrentCart({
      catalogItems: [await item(client)],
    })
    const { cart: reduced } = await cart.addCouponToCurrentCart({ code: 'WELCOME10' })
    const couponId = found(reduced?.coupons?.[0]?._id)
    const { cart: paid } = await cart.addGiftCardToCurrentCart({ code: 'HARBOUR-FIFTY' })
    const giftCardId = found(paid?.paymentInfo?.giftCards?.[0]?._id)
    const { summary } = await cart.calculateCurrentCart()
    expect(summary?.priceSummary).toMatchObject({
      subtotal: { amount: '16.00' },
      discount: { amount: '1.60' },
    })
    expect(summary?.paymentSummary?.totalAfterGiftCards?.amount).toBe('0.00')
    await expect(cart.addGiftCardToCurrentCart({ code: 'NO-SUCH-CARD' })).rejects.toThrow()
    const { cart: without } = await cart.removeGiftCardFromCurrentCart(giftCardId)
    expect(without?.paymentInfo?.giftCards ?? []).toEqual([])
    const { cart: plain } = await cart.removeCouponFromCurrentCart(couponId)
    expect(plain?.coupons ?? []).toEqual([])
  })

  it('enters a coupon and a gift card in a cart by its id, and removes them', async () => {
    const client = visitor()
    const cart = await client.carts.createCart({ catalogItems: [await item(client)] })
    const id = found(cart._id)
    const { cart: reduced } = await client.carts.addCoupon(id, { code: 'FREESHIP' })
    const { cart: paid } = await client.carts.addGiftCard(id, { code: 'HARBOUR-FIFTY' })
    const { cart: without } = await client.carts.removeGiftCard(
      id,
      found(paid?.paymentInfo?.giftCards?.[0]?._id),
    )
    expect(without?.paymentInfo?.giftCards ?? []).toEqual([])
    const { cart: plain } = await client.carts.removeCoupon(id, found(reduced?.coupons?.[0]?._id))
    expect(plain?.coupons ?? []).toEqual([])
  })

  it('reads and redeems a gift card, and takes it back', async () => {
    const { giftCards: own } = business()
    const code = 'HARBOUR-FIFTY'
    const { giftCard } = await own.getGiftCard(code)
    expect(giftCard).toMatchObject({ balance: { value: '50.00', currency: 'EUR' }, status: 'VALID' })
    const appId = found(giftCard?.appId)
    const { transactionId } = await own.redeemGiftCard(code, {
      amount: { value: '20.00', currency: 'EUR' },
      appId,
    })
    expect((await own.getGiftCard(code)).giftCard?.balance?.value).toBe('30.00')
    await own.voidTransaction(found(transactionId), { appId })
    expect((await own.getGiftCard(code)).giftCard?.balance?.value).toBe('50.00')
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) =>
      /^ecom\.(discountRules\.|giftCards\.|(carts|currentCart)\.(add|remove)(Coupon|GiftCard))/.test(id),
    )
  expect(operations).toHaveLength(16)
  expect(operations.filter((id) => !called.has(id))).toEqual([])
})
