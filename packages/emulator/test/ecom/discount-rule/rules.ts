import {
  createDiscountRule,
  type Discount,
  type DiscountRule,
  type DiscountScope,
  type NewDiscountRule,
} from '@frontdesk/ecom'
import { goodsAppId, owner, type Shop } from '../shop.ts'

/** The items of the shop with these ids; all goods when there are none. */
export const itemsOf = (...catalogItemIds: string[]): DiscountScope => ({
  type: 'CATALOG_ITEM',
  catalogItemFilter: { catalogAppId: goodsAppId, ...(catalogItemIds.length && { catalogItemIds }) },
})

/** A discount of 10 % on all goods, or another one on other goods. */
export const discountOf = (
  discount: Discount = { discountType: 'PERCENTAGE', percentage: 10 },
  ...scopes: DiscountScope[]
): NonNullable<DiscountRule['discounts']> => ({
  values: [
    {
      targetType: 'SPECIFIC_ITEMS',
      specificItemsInfo: { scopes: scopes.length ? scopes : [itemsOf()] },
      ...discount,
    },
  ],
})

/** Creates a rule that is switched on. */
export const createRule = (shop: Shop, rule: Partial<NewDiscountRule> = {}): DiscountRule =>
  shop.call(createDiscountRule, owner, {
    discountRule: { name: 'Ten per cent', active: true, discounts: discountOf(), ...rule },
  })
