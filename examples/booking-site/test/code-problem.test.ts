import { ApplicationError, NetworkError, ValidationError } from '@frontdesk/core'
import type { CartSummary } from '@frontdesk/ecom'
import { describe, expect, it } from 'vitest'
import {
  couponProblem,
  couponViolation,
  giftCardProblem,
  giftCardViolation,
} from '../src/cart/code-problem.ts'

const refusal = (code: string, data: Record<string, unknown> = {}) =>
  new ApplicationError('no', { code, status: 409, data })
const status = (reason: string, details: Record<string, unknown> = {}) =>
  refusal('INVALID_COUPON_STATUS', { reason, ...details })

describe('couponProblem', () => {
  it.each<[Error, string]>([
    [refusal('INVALID_COUPON_CODE'), 'We do not know this code. Check the spelling.'],
    [refusal('COUPON_ALREADY_EXISTS'), 'This coupon is in your cart already.'],
    [refusal('MAX_COUPONS_PER_CART_EXCEEDED'), 'Your cart has another coupon. Remove it first.'],
    [status('EXPIRED'), 'This coupon has expired.'],
    [status('INACTIVE'), 'This coupon is not valid yet.'],
    [status('DISABLED'), 'This coupon cannot be used.'],
    [status('MAX_USAGE_EXCEEDED'), 'This coupon has been used as often as it can be.'],
    [status('MAX_USAGE_PER_CUSTOMER_EXCEEDED'), 'You have used this coupon already.'],
    [status('NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'), 'This coupon is for none of the items in your cart.'],
    [status('MIN_LINE_ITEM_QUANTITY_NOT_REACHED'), 'This coupon needs more items in your cart.'],
    [
      status('MIN_LINE_ITEM_QUANTITY_NOT_REACHED', {
        minLineItemQuantityNotReachedDetails: { requiredMinimumQuantity: 3 },
      }),
      'This coupon needs at least 3 items in your cart.',
    ],
    [status('MIN_SUBTOTAL_NOT_REACHED'), 'This coupon needs a larger order.'],
    [
      status('MIN_SUBTOTAL_NOT_REACHED', {
        minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '50.00' } },
      }),
      'This coupon needs an order of €50 or more.',
    ],
    [status('A_NEW_REASON'), 'This coupon cannot be used.'],
    [refusal('A_NEW_CODE'), 'It could not be checked just now. Please try again.'],
    [
      new NetworkError('gone', { code: 'NETWORK_ERROR' }),
      'We could not reach the studio. Check your connection and try again.',
    ],
    [
      new ValidationError('short', { code: 'INVALID_ARGUMENT', violations: [] }),
      'This is not a whole code. Check that nothing is missing.',
    ],
    [new Error('other'), 'It could not be checked just now. Please try again.'],
  ])('tells %s in words', (error, words) => {
    expect(couponProblem(error, 'EUR')).toBe(words)
  })
})

describe('giftCardProblem', () => {
  it.each<[Error, string]>([
    [refusal('INVALID_GIFT_CARD_CODE'), 'We do not know this code. Check the spelling.'],
    [refusal('INVALID_GIFT_CARD_STATUS', { reason: 'EXPIRED' }), 'This gift card has expired.'],
    [refusal('INVALID_GIFT_CARD_STATUS', { reason: 'EMPTY_BALANCE' }), 'Nothing is left on this gift card.'],
    [refusal('INVALID_GIFT_CARD_STATUS', { reason: 'DISABLED' }), 'This gift card cannot be used.'],
    [refusal('GIFT_CARD_ALREADY_EXISTS'), 'This gift card is in your cart already.'],
    [refusal('MAX_GIFT_CARDS_PER_CART_EXCEEDED'), 'Your cart has another gift card. Remove it first.'],
    [refusal('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'), 'A gift card cannot be bought with a gift card.'],
  ])('tells %s in words', (error, words) => {
    expect(giftCardProblem(error)).toBe(words)
  })
})

describe('violations', () => {
  it('tell why a code in the cart counts no more, each at its own field', () => {
    const summary: CartSummary = {
      violations: [
        { code: 'MISSING_DELIVERY_ADDRESS' },
        { code: 'INVALID_COUPON_STATUS', invalidCouponStatusData: { reason: 'EXPIRED' } },
        { code: 'INVALID_GIFT_CARD_STATUS', invalidGiftCardStatusData: { reason: 'EMPTY_BALANCE' } },
      ],
    }
    expect(couponViolation(summary, 'EUR')).toBe('This coupon has expired.')
    expect(giftCardViolation(summary)).toBe('Nothing is left on this gift card.')
    expect(couponViolation({}, 'EUR')).toBeUndefined()
    expect(giftCardViolation({ violations: [{ code: 'EMPTY_CART' }] })).toBeUndefined()
  })
})
