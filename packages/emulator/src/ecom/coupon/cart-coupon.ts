import {
  addCouponToCart,
  addCouponToCurrentCart,
  type Cart,
  removeCouponFromCart,
  removeCouponFromCurrentCart,
} from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { currencyOf } from '../../kernel/money.ts'
import { buyerOfCart, cartEntity, requireCurrentCart, requireOpenCart } from '../cart/cart.ts'
import { requireFreeCoupon } from '../cart/locked-codes.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { findCoupon, invalidStatusOf, plainCode } from './coupon.ts'

/**
 * A cart with a coupon.
 *
 * @throws Failure `COUPON_ALREADY_EXISTS`, `MAX_COUPONS_PER_CART_EXCEEDED`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`.
 */
export const withCoupon = <Kept extends Partial<Cart>>(
  context: Context,
  catalog: Catalog,
  cart: Kept,
  code: string,
): Kept => {
  const [held] = cart.coupons ?? []
  if (held?.code !== undefined) {
    if (plainCode(held.code) === plainCode(code))
      throw decline(409, 'COUPON_ALREADY_EXISTS', `The cart has the coupon ${held.code} already`)
    throw decline(
      400,
      'MAX_COUPONS_PER_CART_EXCEEDED',
      `A cart holds one coupon: remove ${held.code} before you add another one`,
      { maximum: 1 },
    )
  }
  const coupon = findCoupon(context, code)
  if (!coupon)
    throw decline(404, 'INVALID_COUPON_CODE', `There is no coupon with the code ${code}`, {
      couponCode: code,
    })
  const { totals } = priceCart(context, catalog, cart)
  const buyer = buyerOfCart(cart)
  const currency = currencyOf(context.business)
  const invalid = invalidStatusOf({ context, catalog, lines: totals.lines, buyer, currency }, coupon)
  if (invalid) throw decline(409, 'INVALID_COUPON_STATUS', invalid.description, invalid.data)
  return { ...cart, coupons: [{ id: coupon.id, code: coupon.code }] }
}

/** The handlers of coupons in carts: each step is written once, for a cart that is found already. */
export const cartCouponHandlers = (catalog: Catalog): readonly Handler[] => {
  const save = (context: Context, cart: Cart, next: Cart): Cart =>
    cartEntity.show(cartEntity.save(context, cart, priceCart(context, catalog, next).cart))
  const add = (context: Context, cart: Cart, code: string): Cart => {
    requireFreeCoupon(cart)
    return save(context, cart, withCoupon(context, catalog, cart, code))
  }
  const remove = (context: Context, cart: Cart, couponId: string): Cart => {
    requireFreeCoupon(cart)
    const { coupons = [], ...rest } = cart
    if (!coupons.some(({ id }) => id === couponId))
      throw decline(404, 'COUPON_NOT_FOUND_IN_CART', `The cart has no coupon with id ${couponId}`, {
        couponId,
      })
    return save(context, cart, rest)
  }
  return [
    handle(addCouponToCurrentCart, (context) =>
      add(context, requireCurrentCart(context), context.input.coupon.code),
    ),
    handle(addCouponToCart, (context) =>
      add(context, requireOpenCart(context, context.input.cartId), context.input.coupon.code),
    ),
    handle(removeCouponFromCurrentCart, (context) =>
      remove(context, requireCurrentCart(context), context.input.couponId),
    ),
    handle(removeCouponFromCart, (context) =>
      remove(context, requireOpenCart(context, context.input.cartId), context.input.couponId),
    ),
  ]
}
