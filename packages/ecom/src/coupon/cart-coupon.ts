import { pick, type Write, write } from '@frontdesk/core'
import { type Cart, cartShape } from '../cart/cart.ts'

const prefix = '/ecom'

/** A coupon as customers enter it. */
export interface CouponInput {
  /** From 1 to 50 characters. */
  code: string
}

/** Input of `addCouponToCurrentCart`. */
export interface AddCouponToCurrentCartInput {
  /** The coupon to add, by its code. */
  coupon: CouponInput
}

/**
 * Adds a coupon to the current cart, which lowers its prices. A cart can have one coupon.
 *
 * @throws ApplicationError `INVALID_COUPON_CODE` for an unknown code; `INVALID_COUPON_STATUS` when it cannot be used,
 * with the reason in `data.reason`: `invalidCouponReasons` lists them; `COUPON_ALREADY_EXISTS`,
 * `MAX_COUPONS_PER_CART_EXCEEDED`, `CART_NOT_FOUND`.
 * @example
 * const cart = await addCouponToCurrentCart(client, { coupon: { code: 'WELCOME10' } }).catch((error: unknown) => {
 *   if (isApplicationError(error, 'INVALID_COUPON_CODE')) return undefined
 *   throw error
 * })
 * @function
 */
export const addCouponToCurrentCart: Write<AddCouponToCurrentCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.addCoupon',
  prefix,
  route: 'POST /v2/carts/current/add-coupon',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeCouponFromCurrentCart`. */
export interface RemoveCouponFromCurrentCartInput {
  /** Id of the coupon in the cart: `cart.coupons[0].id`. */
  couponId: string
}

/**
 * Removes a coupon from the current cart.
 *
 * @throws ApplicationError `COUPON_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * await removeCouponFromCurrentCart(client, { couponId })
 * @function
 */
export const removeCouponFromCurrentCart: Write<RemoveCouponFromCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.removeCoupon',
    prefix,
    route: 'POST /v2/carts/current/remove-coupon',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })

/** Input of `addCouponToCart`. */
export interface AddCouponToCartInput extends AddCouponToCurrentCartInput {
  cartId: string
}

/**
 * Adds a coupon to a cart, which lowers its prices. A cart can have one coupon.
 *
 * @throws ApplicationError `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `COUPON_ALREADY_EXISTS`,
 * `MAX_COUPONS_PER_CART_EXCEEDED`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await addCouponToCart(client, { cartId, coupon: { code: 'WELCOME10' } })
 * @function
 */
export const addCouponToCart: Write<AddCouponToCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.addCoupon',
  prefix,
  route: 'POST /v2/carts/{cartId}/add-coupon',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeCouponFromCart`. */
export interface RemoveCouponFromCartInput extends RemoveCouponFromCurrentCartInput {
  cartId: string
}

/**
 * Removes a coupon from a cart.
 *
 * @throws ApplicationError `COUPON_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await removeCouponFromCart(client, { cartId, couponId })
 * @function
 */
export const removeCouponFromCart: Write<RemoveCouponFromCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.removeCoupon',
  prefix,
  route: 'POST /v2/carts/{cartId}/remove-coupon',
  response: /* @__PURE__ */ pick('cart', cartShape),
})
