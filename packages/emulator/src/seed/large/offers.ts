import { createDiscountRule } from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import { day } from '../../bookings/availability/zoned-time.ts'
import { type Coupon, coupons } from '../../ecom/coupon/coupon.ts'
import { giftCards } from '../../ecom/gift-card/gift-card.ts'
import { currencyOf, round, write } from '../../kernel/money.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import { makerCollectionId, makers } from './shop.ts'
import type { Size } from './size.ts'
import { vary } from './variety.ts'

const digits = (number: number): string => String(number).padStart(4, '0')
const couponId = (number: number): string => `5e7a1ce0-0000-4000-8101-${String(number).padStart(12, '0')}`
const giftCardId = (number: number): string => `5e7a1ce0-0000-4000-8102-${String(number).padStart(12, '0')}`

/** Each kind of discount of a coupon in turn. */
const discountOf = (number: number): Partial<Coupon> => {
  switch (number % 4) {
    case 0:
      return { percentOff: 5 + vary(number, 6) * 5 }
    case 1:
      return { moneyOff: String(3 + vary(number, 12)) }
    case 2:
      return { freeShipping: true }
    default:
      return { percentOff: 10, minimumSubtotal: String(20 + vary(number, 5) * 10) }
  }
}

const seedCoupons = ({ state, now }: SeedContext, size: Size): void => {
  const from = state.in(coupons).size
  for (let number = 1; number <= size.coupons - from; number++)
    state.in(coupons).put({
      id: couponId(number),
      code: `SAVE-${digits(number)}`,
      name: `Thank you no. ${number}`,
      ...discountOf(number),
      // One in six ended before today.
      ...(number % 6 === 0 && { expirationDate: new Date(+now() - vary(number, 90) * day) }),
      ...(number % 11 === 0 && { active: false }),
      usageCount: 0,
      usageByBuyer: {},
    })
}

const seedGiftCards = ({ state, now, business }: SeedContext, size: Size): void => {
  const currency = currencyOf(business)
  for (let number = 1; number <= size.giftCards; number++)
    state.in(giftCards).put({
      id: giftCardId(number),
      code: `STUDIO-${digits(number)}`,
      balance: write(round(10 * (1 + vary(number, 10)), currency)),
      currency: currency.code,
      expirationDate: new Date(+now() + (number % 9 === 0 ? -30 : 3 * 365) * day),
      ...(number % 13 === 0 && { disabled: true }),
    })
}

/** The goods of one maker cost less when somebody takes many pieces, each season for another maker. */
const seedRules = (seed: SeedContext, perform: Perform, size: Size): void => {
  const contextAt = createPast(seed, '8103')
  const { now } = seed
  for (let number = 1; number < size.discountRules; number++) {
    const maker = number % makers.length
    const scope = {
      id: `scope-${number}`,
      type: 'CUSTOM_FILTER',
      customFilter: { appId: storesAppId, params: { collectionIds: [makerCollectionId(maker)] } },
    }
    const start = new Date(+now() + (number - size.discountRules / 2) * 14 * day)
    perform(createDiscountRule, contextAt(new Date(+now() - 90 * day), { kind: 'owner' }), {
      discountRule: {
        name: `${makers[maker] ?? ''} by the dozen, no. ${number}`,
        active: number % 5 !== 0,
        trigger: {
          triggerType: 'ITEM_QUANTITY_RANGE',
          itemQuantityRange: { scopes: [scope], from: 12 },
        },
        activeTimeInfo: { start, end: new Date(+start + 14 * day) },
        discounts: {
          values: [
            {
              targetType: 'SPECIFIC_ITEMS',
              specificItemsInfo: { scopes: [scope] },
              ...(number % 2
                ? { discountType: 'PERCENTAGE', percentage: 5 + vary(number, 4) * 5 }
                : { discountType: 'FIXED_AMOUNT', fixedAmount: '1' }),
            },
          ],
        },
      },
    })
  }
}

/** Makes coupons, gift cards and discount rules: some are over, some are switched off, some begin later. */
export const seedOffers = (seed: SeedContext, perform: Perform, size: Size): void => {
  seedCoupons(seed, size)
  seedGiftCards(seed, size)
  seedRules(seed, perform, size)
}
