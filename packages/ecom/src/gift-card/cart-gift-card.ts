import { type MultiCurrencyPrice, pick, type Write, write } from '@frontdesk/core'
import { type Cart, cartShape } from '../cart/cart.ts'

const prefix = '/ecom'

/** A gift card as customers enter it. */
export interface GiftCardInput {
  /** The whole code, from 8 to 20 characters. */
  code: string
  /** Maximum amount to redeem, more than zero; defaults to the total of the cart. */
  redeemAmount?: MultiCurrencyPrice
}

/** Input of `addGiftCardToCurrentCart`. */
export interface AddGiftCardToCurrentCartInput {
  /** The gift card to add, by its code. */
  giftCard: GiftCardInput
}

/**
 * Adds a gift card to the current cart, which pays a part of it when the order is placed. A cart can have one gift
 * card.
 *
 * @throws ApplicationError `INVALID_GIFT_CARD_CODE` for an unknown code; `INVALID_GIFT_CARD_STATUS` when it cannot be
 * used, with the reason in `data.reason`: `invalidGiftCardReasons` lists them; `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `CART_NOT_FOUND`.
 * @example
 * const cart = await addGiftCardToCurrentCart(client, { giftCard: { code: 'ABCD-EFGH-JKLM' } })
 * const { summary } = await calculateCurrentCart(client, {})
 * console.log(summary.paymentSummary?.totalAfterGiftCards?.formattedAmount)
 * @function
 */
export const addGiftCardToCurrentCart: Write<AddGiftCardToCurrentCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.addGiftCard',
  prefix,
  route: 'POST /v2/carts/current/add-gift-card',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeGiftCardFromCurrentCart`. */
export interface RemoveGiftCardFromCurrentCartInput {
  /** Id of the gift card in the cart: `cart.paymentInfo.giftCards[0].id`. */
  giftCardId: string
}

/**
 * Removes a gift card from the current cart.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * await removeGiftCardFromCurrentCart(client, { giftCardId })
 * @function
 */
export const removeGiftCardFromCurrentCart: Write<RemoveGiftCardFromCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.removeGiftCard',
    prefix,
    route: 'POST /v2/carts/current/remove-gift-card',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })

/** Input of `addGiftCardToCart`. */
export interface AddGiftCardToCartInput extends AddGiftCardToCurrentCartInput {
  cartId: string
}

/**
 * Adds a gift card to a cart, which pays a part of it when the order is placed. A cart can have one gift card.
 *
 * @throws ApplicationError `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`, `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `CART_NOT_FOUND`,
 * `CART_ALREADY_ORDERED`.
 * @example
 * await addGiftCardToCart(client, { cartId, giftCard: { code, redeemAmount: { amount: '10.00' } } })
 * @function
 */
export const addGiftCardToCart: Write<AddGiftCardToCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.addGiftCard',
  prefix,
  route: 'POST /v2/carts/{cartId}/add-gift-card',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeGiftCardFromCart`. */
export interface RemoveGiftCardFromCartInput extends RemoveGiftCardFromCurrentCartInput {
  cartId: string
}

/**
 * Removes a gift card from a cart.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await removeGiftCardFromCart(client, { cartId, giftCardId })
 * @function
 */
export const removeGiftCardFromCart: Write<RemoveGiftCardFromCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.removeGiftCard',
  prefix,
  route: 'POST /v2/carts/{cartId}/remove-gift-card',
  response: /* @__PURE__ */ pick('cart', cartShape),
})
