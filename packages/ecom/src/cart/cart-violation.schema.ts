import { multiCurrencyPriceSchema, type ObjectSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type CartViolation,
  cartViolationCodes,
  cartViolationScopes,
  invalidCouponReasons,
  invalidGiftCardReasons,
  invalidMembershipReasons,
  violationSeverities,
} from './cart-violation.ts'

const maybe = z.exactOptional

export const cartViolationSchema: ObjectSchema<CartViolation> = /* @__PURE__ */ schema<CartViolation>()((
  oneOf,
) => {
  const text = maybe(z.string())
  const price = maybe(multiCurrencyPriceSchema())
  const lineItemIds = maybe(z.array(z.string()))
  return z.looseObject({
    scope: maybe(oneOf(cartViolationScopes)),
    code: maybe(oneOf(cartViolationCodes)),
    description: text,
    severity: maybe(oneOf(violationSeverities)),
    lineItemsOutOfStockData: maybe(
      z.looseObject({ lineItemIds, allLineItemsOutOfStock: maybe(z.boolean()) }),
    ),
    membersOnlyItemData: maybe(z.looseObject({ lineItemIds })),
    invalidCouponCodeData: maybe(z.looseObject({ couponCode: text })),
    invalidCouponStatusData: maybe(
      z.looseObject({
        couponCode: text,
        reason: maybe(oneOf(invalidCouponReasons)),
        minLineItemQuantityNotReachedDetails: maybe(
          z.looseObject({ requiredMinimumQuantity: maybe(z.number()) }),
        ),
        minSubtotalNotReachedDetails: maybe(
          z.looseObject({ requiredMinimumSubtotal: price, originalDescription: text }),
        ),
      }),
    ),
    invalidGiftCardCodeData: maybe(z.looseObject({ giftCardCode: text, giftCardId: text })),
    invalidGiftCardStatusData: maybe(
      z.looseObject({ giftCardCode: text, giftCardId: text, reason: maybe(oneOf(invalidGiftCardReasons)) }),
    ),
    invalidMembershipStatusData: maybe(
      z.looseObject({ membershipId: text, reason: maybe(oneOf(invalidMembershipReasons)) }),
    ),
    subtotalBelowOrderMinimumData: maybe(
      z.looseObject({ minimumOrderSubtotal: price, remainingAmount: price }),
    ),
    customValidationData: maybe(
      z.looseObject({
        target: maybe(
          z.looseObject({
            other: maybe(z.looseObject({ name: text })),
            lineItem: maybe(z.looseObject({ name: text, id: text })),
          }),
        ),
      }),
    ),
  })
})
