import type { Cart, CartViolation } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { requireFreeCoupon, requireFreeGiftCards } from '../cart/locked-codes.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { withCoupon } from '../coupon/cart-coupon.ts'
import { withGiftCard } from '../gift-card/cart-gift-card.ts'
import { findGiftCard } from '../gift-card/gift-card.ts'
import { checkoutSettingsOf } from '../checkout-settings/checkout-settings.ts'
import type { Totals } from '../totals/totals.ts'
import type { CheckoutCode, CodeProblem } from './checkout-view.ts'

const problemOf = ({
  code = '',
  invalidCouponStatusData,
  invalidGiftCardStatusData,
}: CartViolation): CodeProblem => ({ code, data: invalidCouponStatusData ?? invalidGiftCardStatusData ?? {} })

const withProblem = (code: CheckoutCode, violation: CartViolation | undefined): CheckoutCode => ({
  ...code,
  ...(violation && { problem: problemOf(violation) }),
})

/** The coupons and gift cards of a checkout, each with the reason why it has no effect now. */
export const codesOf = (
  { coupons = [], paymentInfo }: Pick<Cart, 'coupons' | 'paymentInfo'>,
  { couponViolation, giftCardViolations }: Totals,
): readonly CheckoutCode[] => [
  ...coupons.map(({ id = '', code = '' }) =>
    withProblem({ kind: 'coupon', id, label: code }, couponViolation),
  ),
  ...(paymentInfo?.giftCards ?? []).map(({ id = '', obfuscatedCode = '' }) =>
    withProblem({ kind: 'giftCard', id, label: obfuscatedCode.slice(-4) }, giftCardViolations[0]),
  ),
]

/**
 * A cart with the coupon or the gift card that has a code.
 *
 * @throws Failure with the reason why the code cannot be used in this cart
 */
export const withCode = (context: Context, catalog: Catalog, cart: Cart, code: string): Cart => {
  const takesGiftCards = checkoutSettingsOf(context).checkoutFields?.giftCardRedeemEnabled ?? true
  const isGiftCard = takesGiftCards && findGiftCard(context, code) !== undefined
  ;(isGiftCard ? requireFreeGiftCards : requireFreeCoupon)(cart)
  const changed = isGiftCard
    ? withGiftCard(context, cart, { code })
    : withCoupon(context, catalog, cart, code)
  const { totals } = priceCart(context, catalog, changed)
  const violation = isGiftCard ? totals.giftCardViolations[0] : totals.couponViolation
  if (violation) {
    const { code: reason, data } = problemOf(violation)
    throw decline(409, reason, violation.description ?? '', data)
  }
  return changed
}

/** A cart without the coupon or the gift card that has an id. */
export const withoutCode = ({ coupons = [], ...cart }: Cart, id: string): Cart => {
  const { giftCards = [], ...paymentInfo } = cart.paymentInfo ?? {}
  const remaining = coupons.filter((coupon) => coupon.id !== id)
  const cards = giftCards.filter((card) => card.id !== id)
  if (remaining.length < coupons.length) requireFreeCoupon(cart)
  if (cards.length < giftCards.length) requireFreeGiftCards(cart)
  return {
    ...cart,
    ...(remaining.length && { coupons: remaining }),
    ...(cart.paymentInfo && { paymentInfo: { ...paymentInfo, ...(cards.length && { giftCards: cards }) } }),
  }
}
