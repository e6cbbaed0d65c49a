import { isApplicationError, isNetworkError, isValidationError } from '@frontdesk/core'
import type { CartSummary, CartViolation } from '@frontdesk/ecom'
import { formatMoney } from '../format/money.ts'

type CouponStatus = NonNullable<CartViolation['invalidCouponStatusData']>

const tryAgain = 'It could not be checked just now. Please try again.'

function couponStatusProblem(
  { reason, minLineItemQuantityNotReachedDetails, minSubtotalNotReachedDetails }: CouponStatus,
  currency: string,
): string {
  switch (reason) {
    case 'EXPIRED':
      return 'This coupon has expired.'
    case 'INACTIVE':
      return 'This coupon is not valid yet.'
    case 'MAX_USAGE_EXCEEDED':
      return 'This coupon has been used as often as it can be.'
    case 'MAX_USAGE_PER_CUSTOMER_EXCEEDED':
      return 'You have used this coupon already.'
    case 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS':
    case 'NOT_APPLICABLE_TO_SUBSCRIPTIONS':
      return 'This coupon is for none of the items in your cart.'
    case 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED': {
      const least = minLineItemQuantityNotReachedDetails?.requiredMinimumQuantity
      return least === undefined
        ? 'This coupon needs more items in your cart.'
        : `This coupon needs at least ${least} items in your cart.`
    }
    case 'MIN_SUBTOTAL_NOT_REACHED': {
      const least = minSubtotalNotReachedDetails?.requiredMinimumSubtotal?.amount
      return least === undefined
        ? 'This coupon needs a larger order.'
        : `This coupon needs an order of ${formatMoney(least, currency)} or more.`
    }
    default:
      return 'This coupon cannot be used.'
  }
}

function giftCardStatusProblem(reason: unknown): string {
  switch (reason) {
    case 'EXPIRED':
      return 'This gift card has expired.'
    case 'EMPTY_BALANCE':
      return 'Nothing is left on this gift card.'
    default:
      return 'This gift card cannot be used.'
  }
}

/** Why a coupon was not accepted, in words for the customer. */
export function couponProblem(error: unknown, currency: string): string {
  if (!isApplicationError(error)) return isNetworkError(error) ? offline : refusedAsText(error)
  switch (error.code) {
    case 'INVALID_COUPON_CODE':
      return 'We do not know this code. Check the spelling.'
    case 'INVALID_COUPON_STATUS':
      return couponStatusProblem(error.data, currency)
    case 'COUPON_ALREADY_EXISTS':
      return 'This coupon is in your cart already.'
    case 'MAX_COUPONS_PER_CART_EXCEEDED':
      return 'Your cart has another coupon. Remove it first.'
    case 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD':
      return 'A gift card cannot be bought with a coupon.'
    default:
      return tryAgain
  }
}

/** Why a gift card was not accepted, in words for the customer. */
export function giftCardProblem(error: unknown): string {
  if (!isApplicationError(error)) return isNetworkError(error) ? offline : refusedAsText(error)
  switch (error.code) {
    case 'INVALID_GIFT_CARD_CODE':
      return 'We do not know this code. Check the spelling.'
    case 'INVALID_GIFT_CARD_STATUS':
      return giftCardStatusProblem(error.data['reason'])
    case 'GIFT_CARD_ALREADY_EXISTS':
      return 'This gift card is in your cart already.'
    case 'MAX_GIFT_CARDS_PER_CART_EXCEEDED':
      return 'Your cart has another gift card. Remove it first.'
    case 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD':
      return 'A gift card cannot be bought with a gift card.'
    default:
      return tryAgain
  }
}

const offline = 'We could not reach the studio. Check your connection and try again.'

/** A text that is no code at all, such as one that is too short. */
function refusedAsText(error: unknown): string {
  return isValidationError(error) ? 'This is not a whole code. Check that nothing is missing.' : tryAgain
}

/** Why the coupon in the cart does not count any more. */
export function couponViolation({ violations = [] }: CartSummary, currency: string): string | undefined {
  for (const { code, invalidCouponStatusData } of violations) {
    if (code === 'INVALID_COUPON_CODE') return 'This coupon is not on offer any more.'
    if (code === 'INVALID_COUPON_STATUS') return couponStatusProblem(invalidCouponStatusData ?? {}, currency)
    if (code === 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD')
      return 'A gift card cannot be bought with a coupon.'
  }
  return undefined
}

/** Why the gift card in the cart does not count any more. */
export function giftCardViolation({ violations = [] }: CartSummary): string | undefined {
  for (const { code, invalidGiftCardStatusData } of violations) {
    if (code === 'INVALID_GIFT_CARD_CODE') return 'This gift card is not valid any more.'
    if (code === 'INVALID_GIFT_CARD_STATUS') return giftCardStatusProblem(invalidGiftCardStatusData?.reason)
    if (code === 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD')
      return 'A gift card cannot be bought with a gift card.'
  }
  return undefined
}
