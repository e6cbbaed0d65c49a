import {
  addGiftCardToCart,
  addGiftCardToCurrentCart,
  type Cart,
  type GiftCardInput,
  removeGiftCardFromCart,
  removeGiftCardFromCurrentCart,
} from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { currencyOf, round, toCartPrice } from '../../kernel/money.ts'
import { cartEntity, requireCurrentCart, requireOpenCart } from '../cart/cart.ts'
import { requireFreeGiftCards } from '../cart/locked-codes.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { findGiftCard, giftCardsAppId, invalidGiftCardReason, obfuscated } from './gift-card.ts'

/**
 * A cart with a gift card.
 *
 * @throws Failure `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`.
 */
export const withGiftCard = <Kept extends Partial<Cart>>(
  context: Context,
  cart: Kept,
  { code, redeemAmount }: GiftCardInput,
): Kept => {
  if (cart.demo)
    throw decline(
      400,
      'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'A cart for a demonstration cannot be paid with a gift card',
    )
  const card = findGiftCard(context, code)
  const [held] = cart.paymentInfo?.giftCards ?? []
  if (held) {
    if (held.externalId === card?.id)
      throw decline(409, 'GIFT_CARD_ALREADY_EXISTS', 'The cart has this gift card already')
    throw decline(
      400,
      'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
      'A cart holds one gift card: remove it before you add another one',
      { maximum: 1 },
    )
  }
  if (!card)
    throw decline(404, 'INVALID_GIFT_CARD_CODE', `There is no gift card with the code ${code}`, {
      giftCardCode: code,
    })
  const reason = invalidGiftCardReason(context, card)
  if (reason)
    throw decline(409, 'INVALID_GIFT_CARD_STATUS', 'The gift card cannot be used', {
      giftCardCode: code,
      reason,
    })
  const requested = redeemAmount && round(redeemAmount.amount, currencyOf(context.business))
  return {
    ...cart,
    paymentInfo: {
      ...cart.paymentInfo,
      giftCards: [
        {
          id: card.id,
          obfuscatedCode: obfuscated(card.code),
          appId: giftCardsAppId,
          externalId: card.id,
          ...(requested && { requestedRedeemAmount: toCartPrice(requested) }),
        },
      ],
    },
  }
}

/** The handlers of gift cards in carts: each step is written once, for a cart that is found already. */
export const cartGiftCardHandlers = (catalog: Catalog): readonly Handler[] => {
  const save = (context: Context, cart: Cart, next: Cart): Cart =>
    cartEntity.show(cartEntity.save(context, cart, priceCart(context, catalog, next).cart))
  const add = (context: Context, cart: Cart, giftCard: GiftCardInput): Cart => {
    requireFreeGiftCards(cart)
    return save(context, cart, withGiftCard(context, cart, giftCard))
  }
  const remove = (context: Context, cart: Cart, giftCardId: string): Cart => {
    requireFreeGiftCards(cart)
    const { giftCards = [], ...paymentInfo } = cart.paymentInfo ?? {}
    if (!giftCards.some(({ id }) => id === giftCardId))
      throw decline(404, 'GIFT_CARD_NOT_FOUND_IN_CART', `The cart has no gift card with id ${giftCardId}`, {
        giftCardId,
      })
    return save(context, cart, { ...cart, paymentInfo })
  }
  return [
    handle(addGiftCardToCurrentCart, (context) =>
      add(context, requireCurrentCart(context), context.input.giftCard),
    ),
    handle(addGiftCardToCart, (context) =>
      add(context, requireOpenCart(context, context.input.cartId), context.input.giftCard),
    ),
    handle(removeGiftCardFromCurrentCart, (context) =>
      remove(context, requireCurrentCart(context), context.input.giftCardId),
    ),
    handle(removeGiftCardFromCart, (context) =>
      remove(context, requireOpenCart(context, context.input.cartId), context.input.giftCardId),
    ),
  ]
}
