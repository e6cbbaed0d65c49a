import type { Order } from '@frontdesk/ecom'
import type { Context } from '../catalog.ts'
import { countCouponUse } from '../coupon/coupon.ts'
import { countRuleUse } from '../discount-rule/rule-discount.ts'
import { disableGiftCardsOf } from '../gift-card/gift-card.ts'

/**
 * Undoes what a purchase has left behind once its order is canceled or rejected: the uses of its discounts are given
 * back, so that the buyer may use them again, and gift cards that were bought with it cannot be used any more.
 */
export const undoPurchase = (context: Context, order: Order): void => {
  const { id, appliedDiscounts = [], checkoutId, createdBy = {} } = order
  disableGiftCardsOf(context, id)
  // The checkout alone counts uses. Who bought stands in `createdBy`, also after a visitor has signed in.
  if (checkoutId === undefined) return
  for (const { coupon, discountRule } of appliedDiscounts) {
    if (coupon?.id !== undefined) countCouponUse(context, coupon.id, createdBy, -1)
    if (discountRule?.id !== undefined) countRuleUse(context, discountRule.id, createdBy, -1)
  }
}
