import {
  addLineItemsToCart,
  addLineItemsToCurrentCart,
  calculateCart,
  calculateCurrentCart,
  type Cart,
  type CartCalculation,
  type CartEstimateOptions,
  type CartFields,
  type CartLineItem,
  createCart,
  createCurrentCart,
  deleteCart,
  deleteCurrentCart,
  estimateCart,
  estimateCurrentCart,
  getCart,
  getCheckoutUrl,
  getCurrentCart,
  type LineItemsToAdd,
  type LineItemUpdate,
  markCartAsCompleted,
  refreshCart,
  refreshCurrentCart,
  removeDeliveryMethod,
  removeDeliveryMethodFromCurrentCart,
  removeLineItemsFromCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethod,
  setDeliveryMethodForCurrentCart,
  updateCart,
  updateCurrentCart,
  updateLineItemsInCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { decline, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import type { Catalog, Context } from '../catalog.ts'
import { membershipOptionsOf } from '../membership/membership-options.ts'
import { orderEntity } from '../order/state.ts'
import { allCosts } from '../totals/step.ts'
import { buyerOf, cartEntity, findCurrentCart, requireCurrentCart, requireOpenCart } from './cart.ts'
import { addLines, changeLines, removeLines } from './lines.ts'
import { cartSteps, createNewCart, withDeliveryMethod } from './new-cart.ts'
import { priceCart } from './price-cart.ts'
import { type SummaryParts, toCartSummary } from './summary.ts'

/**
 * The handlers of carts. Each change is written once, for a cart that is found already: the operations of the current cart
 * find it by the caller, the others by its id.
 */
export const cartHandlers = (catalog: Catalog): readonly Handler[] => {
  const { show } = cartEntity
  const steps = cartSteps(catalog)
  const price = (context: Context, cart: Cart): Cart => priceCart(context, catalog, cart).cart
  const save = (context: Context, cart: Cart, next: Cart): Cart =>
    show(cartEntity.save(context, cart, price(context, next)))
  const keepLines = (context: Context, cart: Cart, lines: readonly CartLineItem[]): Cart =>
    save(context, cart, { ...cart, lineItems: [...lines] })
  const open = (context: Context & { readonly input: { readonly cartId: string } }): Cart =>
    requireOpenCart(context, context.input.cartId)

  const requireItems = ({ catalogItems = [], customItems = [] }: LineItemsToAdd): void => {
    if (!catalogItems.length && !customItems.length)
      throw decline(400, 'NO_LINE_ITEMS_TO_ADD', 'There is no item to add to the cart')
  }
  const addItems = (context: Context, cart: Cart, items: LineItemsToAdd): Cart => {
    requireItems(items)
    return keepLines(context, cart, addLines(context, catalog, cart.lineItems ?? [], items))
  }
  const updateItems = (context: Context, cart: Cart, updates: readonly LineItemUpdate[]): Cart =>
    keepLines(context, cart, changeLines(context, catalog, cart.lineItems ?? [], updates))
  const removeItems = (context: Context, cart: Cart, ids: readonly string[]): Cart =>
    keepLines(context, cart, removeLines(cart.lineItems ?? [], ids))

  const update = (
    context: Context,
    cart: Cart,
    { cart: given, fieldMask: mask }: { cart: CartFields; fieldMask?: string[] },
  ): Cart => show(steps.apply(context, cart, { given, mask }, 'cart'))

  const choose = (
    context: Context,
    cart: Cart,
    { deliveryMethod }: { deliveryMethod: { code: string; appId?: string } },
  ): Cart =>
    save(
      context,
      cart,
      refusedUnder('deliveryMethod', () => withDeliveryMethod(context, catalog, cart, deliveryMethod)),
    )
  const unchoose = (context: Context, cart: Cart): Cart => {
    const { method, ...deliveryInfo } = cart.deliveryInfo ?? {}
    return method ? save(context, cart, { ...cart, deliveryInfo }) : show(price(context, cart))
  }

  const summarize = (context: Context, cart: Cart, parts: SummaryParts): CartCalculation => {
    const priced = priceCart(context, catalog, cart, parts)
    const { memberId } = cart.customerInfo ?? {}
    const membershipOptions = membershipOptionsOf(context, memberId, priced.memberships)
    return {
      cart: show(priced.cart),
      summary: toCartSummary(context, priced, parts),
      ...(membershipOptions && { membershipOptions }),
    }
  }
  const calculate = (context: Context, cart: Cart): CartCalculation =>
    summarize(context, cart, { ...allCosts, priceToken: true, validation: 'CHECKOUT_VALIDATIONS' })
  const estimate = (context: Context, cart: Cart, options: CartEstimateOptions): CartCalculation =>
    summarize(context, cart, {
      delivery: options.calculateDelivery === true,
      tax: options.calculateTax === true,
      additionalFees: options.calculateAdditionalFees === true,
      giftCards: options.calculateGiftCards === true,
      priceToken: false,
      validation: options.validationConfig ?? 'SKIP_VALIDATIONS',
    })
  const remove = (context: Context, cart: Cart): void => {
    cartEntity.remove(context, price(context, cart))
  }

  return [
    handle(getCurrentCart, (context) => show(price(context, requireCurrentCart(context)))),
    handle(getCart, (context) => {
      const cart = cartEntity.require(context, context.input.cartId)
      // The prices of an ordered cart are those of the order.
      return show(cart.orderPlaced ? cart : price(context, cart))
    }),

    handle(createCurrentCart, (context) => show(createNewCart(context, catalog, context.input, true))),
    handle(createCart, (context) => show(createNewCart(context, catalog, context.input, false))),

    handle(addLineItemsToCurrentCart, (context) => {
      requireItems(context.input)
      const cart = findCurrentCart(context, buyerOf(context.identity))
      return cart
        ? addItems(context, cart, context.input)
        : show(createNewCart(context, catalog, context.input, true))
    }),
    handle(addLineItemsToCart, (context) => addItems(context, open(context), context.input)),

    handle(updateLineItemsInCurrentCart, (context) =>
      updateItems(context, requireCurrentCart(context), context.input.lineItems),
    ),
    handle(updateLineItemsInCart, (context) => updateItems(context, open(context), context.input.lineItems)),

    handle(removeLineItemsFromCurrentCart, (context) =>
      removeItems(context, requireCurrentCart(context), context.input.lineItemIds),
    ),
    handle(removeLineItemsFromCart, (context) =>
      removeItems(context, open(context), context.input.lineItemIds),
    ),

    handle(updateCurrentCart, (context) => update(context, requireCurrentCart(context), context.input)),
    handle(updateCart, (context) =>
      update(context, requireOpenCart(context, context.input.cart.id), context.input),
    ),

    handle(setDeliveryMethodForCurrentCart, (context) =>
      choose(context, requireCurrentCart(context), context.input),
    ),
    handle(setDeliveryMethod, (context) => choose(context, open(context), context.input)),
    handle(removeDeliveryMethodFromCurrentCart, (context) => unchoose(context, requireCurrentCart(context))),
    handle(removeDeliveryMethod, (context) => unchoose(context, open(context))),

    handle(refreshCurrentCart, (context) => {
      const cart = requireCurrentCart(context)
      return save(context, cart, cart)
    }),
    handle(refreshCart, (context) => {
      const cart = open(context)
      return save(context, cart, cart)
    }),

    handle(calculateCurrentCart, (context) => calculate(context, requireCurrentCart(context))),
    handle(calculateCart, (context) => calculate(context, open(context))),
    handle(estimateCurrentCart, (context) => estimate(context, requireCurrentCart(context), context.input)),
    handle(estimateCart, (context) => estimate(context, open(context), context.input)),

    handle(deleteCurrentCart, (context) => remove(context, requireCurrentCart(context))),
    handle(deleteCart, (context) => remove(context, open(context))),

    handle(getCheckoutUrl, (context) => {
      refuseUnsupported(context.input, ['currencyCode'], 'buyers pay in the currency of the business')
      const { id, customCheckoutUrl } = cartEntity.require(context, context.input.cartId)
      return customCheckoutUrl ?? `${context.origin}/pages/checkout/${encodeURIComponent(id)}`
    }),

    handle(markCartAsCompleted, (context) => {
      const { cartId, orderId } = context.input
      const cart = cartEntity.require(context, cartId)
      if (cart.orderPlaced && cart.orderId === orderId) return show(cart)
      orderEntity.require(context, orderId)
      const open = requireOpenCart(context, cartId)
      return show(cartEntity.change(context, open, { orderId, orderPlaced: true, currentCart: false }))
    }),
  ]
}
