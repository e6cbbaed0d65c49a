import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  createDefaultTipSettings,
  createDiscountRule,
  type Discount,
  type Order,
  updateTipChoice,
} from '@frontdesk/ecom'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftCards as allGiftCards } from '../../src/ecom/gift-card/gift-card.ts'
import { type Coupon, createAdditionalFees, createCoupons, createGiftCards } from '../../src/ecom/index.ts'
import { taxRegionEntity } from '../../src/ecom/tax/tax-region.ts'
import { discountOf, itemsOf } from './discount-rule/rules.ts'
import { goods, openShop, owner, service, type Shop, visitor } from './shop.ts'

type Price = { readonly amount: string } | undefined

const units = fc.integer({ min: 0, max: 300_000 })
const percentage = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
const pieces = fc.integer({ min: 2, max: 5 })

const line = fc.record({
  price: units,
  deposit: fc.integer({ min: 1, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  itemType: fc.constantFrom('PHYSICAL', 'DIGITAL', 'SERVICE'),
  paymentOption: fc.constantFrom('FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'),
})

const rule = fc.record({
  kind: fc.constantFrom('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'),
  percentage,
  amount: units,
  pieces,
  /** The lines that it is for; all of them when the list is empty. */
  items: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  lowest: fc.boolean(),
})

const coupon = fc.record({
  kind: fc.constantFrom('percentOff', 'moneyOff', 'fixedPrice', 'freeShipping'),
  percentage,
  amount: fc.integer({ min: 1, max: 300_000 }),
  limitedToOneItem: fc.boolean(),
})

const fee = fc.record({
  amount: fc.integer({ min: 1, max: 300_000 }),
  percentage: fc.option(percentage, { nil: undefined }),
  per: fc.constantFrom('CART', 'LINE', 'PIECE'),
  taxable: fc.boolean(),
  source: fc.constantFrom('SERVICE_PLUGIN', 'DELIVERY', 'PLATFORM'),
  /** The lines that it is for; all of them when the list is empty. */
  items: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
})

const purchase = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  rules: fc.array(rule, { maxLength: 3 }),
  coupon: fc.option(coupon, { nil: undefined }),
  giftCard: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  fees: fc.array(fee, { maxLength: 3 }),
  taxIncluded: fc.boolean(),
  /** The tip of the customer's own, in the smallest unit; a percentage of the services when it is `half`. */
  tip: fc.option(fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constant('half' as const)), {
    nil: undefined,
  }),
  delivery: fc.constantFrom('standard', 'pickup'),
})

type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never

const code = 'GIFT-CARD-1'

describe.each([
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
] as const)('the total in %s', (currency, digits) => {
  const text = (amount: number): string => {
    const figures = String(amount).padStart(digits + 1, '0')
    return digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
  }
  /** The amount in the smallest unit. No amount is negative, and each has all digits of the currency. */
  const read = (price: Price): number => {
    expect(price?.amount).toMatch(digits ? new RegExp(String.raw`^\d+\.\d{${digits}}$`) : /^\d+$/)
    return Number(price!.amount.replace('.', ''))
  }
  const sum = (amounts: readonly number[]): number => amounts.reduce((left, right) => left + right, 0)

  const discount = ({ kind, ...given }: Purchase['rules'][number]): Discount => {
    const amount = text(given.amount)
    switch (kind) {
      case 'PERCENTAGE':
        return { discountType: kind, percentage: given.percentage }
      case 'FIXED_AMOUNT':
        return { discountType: kind, fixedAmount: amount }
      case 'FIXED_PRICE':
        return { discountType: kind, fixedPrice: amount }
      default:
        return {
          discountType: kind,
          quantityBased: { configurations: [{ quantity: given.pieces, price: amount }] },
        }
    }
  }

  const couponOf = ({ kind, ...given }: NonNullable<Purchase['coupon']>): Coupon => ({
    code: 'COUPON',
    limitedToOneItem: given.limitedToOneItem,
    ...(kind === 'percentOff' && { percentOff: given.percentage }),
    ...(kind === 'moneyOff' && { moneyOff: text(given.amount) }),
    ...(kind === 'fixedPrice' && { fixedPrice: text(given.amount) }),
    ...(kind === 'freeShipping' && { freeShipping: true }),
  })

  const addFees = ({ state }: Shop, { fees, taxIncluded }: Purchase): void => {
    const registry = createAdditionalFees(state)
    fees.forEach(({ amount, percentage: part, per, items, ...given }, index) => {
      registry.set({
        ...given,
        code: `fee-${index}`,
        name: `Fee ${index}`,
        ...(part === undefined ? { price: text(amount), per } : { percentage: part }),
        ...(items.length && { scopes: [itemsOf(...items.map((item) => `item-${item}`))] }),
      })
    })
    const regions = taxRegionEntity.in({ state })
    state.unit(() => {
      for (const region of regions.all()) regions.put({ ...region, taxIncludedInPrice: taxIncluded })
    })
  }

  const prepare = (shop: Shop, given: Purchase): string => {
    const { lines, rules, coupon: entered, giftCard } = given
    addFees(shop, given)
    for (const [index, { price, deposit, itemType, paymentOption }] of lines.entries()) {
      const id = `item-${index}`
      shop.items.set(id, {
        name: id,
        price: text(price),
        itemType,
        paymentOption,
        ...(paymentOption === 'DEPOSIT_ONLINE' && { depositAmount: text(deposit) }),
      })
      shop.stock.set(id, 10)
    }
    for (const [index, own] of rules.entries()) {
      const ids = own.items.map((item) => `item-${item}`)
      shop.call(createDiscountRule, owner, {
        discountRule: {
          name: `Rule ${index}`,
          active: true,
          discounts: discountOf(discount(own), itemsOf(...ids)),
          ...(own.lowest &&
            own.kind !== 'QUANTITY_BASED' && { settings: { appliesTo: 'LOWEST_PRICED_ITEM' } }),
        },
      })
    }
    const { newId, business } = shop.context(owner, {})
    const { id, purchaseFlowId = '' } = shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: lines.map(({ quantity, itemType }, index) => ({
        catalogReference: (itemType === 'SERVICE' ? service : goods)(`item-${index}`),
        quantity: itemType === 'SERVICE' ? 1 : quantity,
      })),
    })
    if (given.tip !== undefined) {
      const presets = [{ value: 50 }]
      shop.call(createDefaultTipSettings, owner, {
        tipSettings: { tipType: 'PERCENTAGE', presets, allowCustomerTip: true, allowCustomAmount: true },
      })
      shop.call(updateTipChoice, visitor, {
        purchaseFlowId,
        tipChoice:
          given.tip === 'half'
            ? { tipType: 'PERCENTAGE', value: '50' }
            : { tipType: 'CUSTOM', value: text(given.tip) },
      })
    }
    if (entered) {
      createCoupons({ state: shop.state, newId }).set(couponOf(entered))
      shop.call(addCouponToCurrentCart, visitor, { coupon: { code: 'COUPON' } })
    }
    if (giftCard !== undefined) {
      createGiftCards({ state: shop.state, business, newId }).set({ code, balance: text(giftCard) })
      shop.call(addGiftCardToCurrentCart, visitor, { giftCard: { code } })
    }
    return id
  }

  const place = (shop: Shop, checkoutId: string, delivery: string): Order => {
    const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
    const result = shop.state.unit(() =>
      shop.commerce.placeOrder(shop.context(visitor, {}), {
        checkoutId,
        contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
        delivery: { code: delivery, address },
        payment: { kind: 'card', outcome: 'approved' },
      }),
    )
    if (result.status === 'declined') throw new Error('The card was declined')
    return result.order
  }

  it('is the sum of lines, delivery and fees without discounts, in the cart and in the order', () => {
    fc.assert(
      fc.property(purchase, (given) => {
        const shop = openShop(currency)
        const checkoutId = prepare(shop, given)
        shop.state.unit(() => {
          shop.commerce.updateCheckout(shop.context(visitor, {}), checkoutId, {
            deliveryCode: given.delivery,
          })
        })
        const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
        const { subtotal, discount: off, delivery, additionalFees, tax, total } = summary.priceSummary ?? {}
        const lineTotals = new Map(
          summary.lineItems?.map(
            ({ lineItemId = '', totalPrice }) => [lineItemId, read(totalPrice)] as const,
          ),
        )
        expect(sum([...lineTotals.values()])).toBe(read(subtotal))
        // The discounts of a line are never more than its price, and their parts add up to the whole.
        const byLine = new Map<string, number>()
        for (const { scope, total: whole, lineItemDiscounts = [] } of summary.discounts ?? []) {
          if (scope !== 'DELIVERY')
            expect(sum(lineItemDiscounts.map(({ amountOff }) => read(amountOff)))).toBe(read(whole))
          for (const { lineItemId = '', amountOff } of lineItemDiscounts)
            byLine.set(lineItemId, (byLine.get(lineItemId) ?? 0) + read(amountOff))
        }
        for (const [id, amount] of byLine) expect(amount).toBeLessThanOrEqual(lineTotals.get(id)!)
        expect(sum([...byLine.values()])).toBe(read(off))
        for (const { id, discounts = [] } of cart.lineItems ?? [])
          expect(sum(discounts.map(({ amountOff }) => read(amountOff)))).toBe(byLine.get(id) ?? 0)
        const ofRules = (summary.discounts ?? []).filter(({ source }) => source?.sourceType !== 'COUPON')
        const ofCoupon = (summary.discounts ?? []).find(({ source }) => source?.sourceType === 'COUPON')
        const left = read(subtotal) - sum(ofRules.map((own) => read(own.total)))
        // An amount off the whole cart is split among the lines without a rest.
        if (given.coupon?.kind === 'moneyOff' && !given.coupon.limitedToOneItem && left)
          expect(read(ofCoupon?.total)).toBe(Math.min(given.coupon.amount, left))
        const tip = (summary.additionalFees ?? []).find(({ code: own }) => own === 'tip')
        if (
          typeof given.tip === 'number' &&
          given.tip &&
          given.lines.some(({ itemType }) => itemType === 'SERVICE')
        )
          expect(read(tip?.price)).toBe(given.tip)
        const addedTax = summary.taxSummary?.pricesIncludeTax ? 0 : read(tax)
        expect(read(total)).toBe(
          read(subtotal) - read(off) + read(delivery) + read(additionalFees) + addedTax,
        )
        const { lineItemTaxes = [], additionalFeeTaxes = [], deliveryTax } = summary.taxSummary ?? {}
        const taxes = [...lineItemTaxes, ...additionalFeeTaxes].map((one) => read(one.tax))
        expect(sum(taxes) + read(deliveryTax)).toBe(read(tax))
        expect(sum((summary.additionalFees ?? []).map(({ price }) => read(price)))).toBe(read(additionalFees))

        const { totalAfterGiftCards, payNow, payLater, giftCards = [] } = summary.paymentSummary ?? {}
        const redeemed = sum(giftCards.map(({ redeemAmount }) => read(redeemAmount)))
        expect(redeemed).toBe(Math.min(given.giftCard ?? 0, read(total)))
        expect(read(totalAfterGiftCards)).toBe(read(total) - redeemed)
        expect(read(payNow) + read(payLater)).toBe(read(totalAfterGiftCards))

        const order = place(shop, checkoutId, given.delivery)
        const { priceSummary = {}, balanceSummary = {}, lineItems = [], additionalFees: charged = [] } = order
        expect(read(priceSummary.total)).toBe(read(total))
        expect(sum(charged.map(({ price }) => read(price)))).toBe(read(priceSummary.totalAdditionalFees))
        // Each part of the order holds its price without and with its tax.
        const after = [...lineItems, ...(order.shippingInfo?.cost ? [order.shippingInfo.cost] : [])].map(
          ({ totalPriceAfterTax }) => read(totalPriceAfterTax),
        )
        expect(sum([...after, ...charged.map(({ priceAfterTax }) => read(priceAfterTax))])).toBe(read(total))
        expect(sum(lineItems.map(({ lineItemPrice }) => read(lineItemPrice)))).toBe(
          read(subtotal) - read(off),
        )
        for (const { price, quantity = 1, totalDiscount, lineItemPrice } of lineItems)
          expect(read(price) * quantity - read(totalDiscount)).toBe(read(lineItemPrice))
        expect(read(balanceSummary.paid) + read(balanceSummary.balance)).toBe(read(total))
        expect(read(balanceSummary.paid)).toBe(redeemed + read(payNow))
        const [card] = shop.state.in(allGiftCards).all()
        if (card) expect(read({ amount: card.balance })).toBe(given.giftCard! - redeemed)
        for (const left of shop.stock.values()) expect(left).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  })
})
