import {
  change,
  type ElevatedAuth,
  encoded,
  fieldMask,
  pick,
  type Read,
  read,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type Cart, cartShape } from './cart.ts'
import { customItemInputShape, type LineItemsToAdd, type LineItemUpdate } from './cart-items.ts'
import { type CartCalculation, cartCalculationShape } from './cart-summary.ts'
import type { CartCalculationOptions, CartEstimateOptions } from './current-cart.ts'
import { type CartFields, type DeliveryMethodInput, newCart, type NewCart } from './new-cart.ts'

const prefix = '/ecom'

/** Input of `getCart`. */
export interface GetCartInput {
  cartId: string
}

/**
 * Reads a cart by its id: one of the caller, or any for the business. A cart that was ordered can still be read.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await getCart(client, { cartId })
 * @function
 */
export const getCart: Read<GetCartInput, Cart> = /* @__PURE__ */ read({
  id: 'ecom.carts.get',
  prefix,
  route: 'GET /v2/carts/{cartId}',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/**
 * Creates a cart in addition to the current one, for example to buy an item immediately.
 *
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`; `INVALID_ADDRESS_FORMAT` when a country is not
 * a code of two letters; `FORBIDDEN` for custom items of somebody
 * else than the business.
 * @throws ValidationError when a field is longer than it may be.
 * @example
 * const cart = await createCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 1 }],
 * })
 * @function
 */
export const createCart: Write<NewCart, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.create',
  prefix,
  route: 'POST /v2/carts',
  request: newCart,
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Some fields of a cart to change. */
export interface CartChange extends CartFields {
  id: string
}

/** Input of `updateCart`. */
export interface UpdateCartInput {
  cart: CartChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of a cart: the customer's contact details, addresses and note. Lines and the delivery method have calls
 * of their own.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, or `INVALID_ADDRESS_FORMAT` when a country is not a code of
 * two letters.
 * @throws ValidationError when the mask names a field that cannot be changed, or a field is longer than it may be.
 * @example
 * await updateCart(client, { cart: { id: cart.id, customerInfo: { email: 'ana@example.com' } } })
 * @function
 */
export const updateCart: Write<UpdateCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.update',
  prefix,
  route: 'PATCH /v2/carts/{cart.id}',
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateCartInput>({
      cart: /* @__PURE__ */ change<Cart, CartChange>(cartShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `deleteCart`. */
export interface DeleteCartInput {
  cartId: string
}

/**
 * Deletes a cart with everything in it.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await deleteCart(client, { cartId })
 * @function
 */
export const deleteCart: Write<DeleteCartInput, void> = /* @__PURE__ */ write({
  id: 'ecom.carts.delete',
  prefix,
  route: 'DELETE /v2/carts/{cartId}',
})

/** Input of `addLineItemsToCart`. */
export interface AddLineItemsToCartInput extends LineItemsToAdd {
  cartId: string
}

/**
 * Adds items to a cart.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `ITEM_NOT_FOUND_IN_CATALOG`,
 * `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how many there are), `FIXED_QUANTITY_ITEM`,
 * `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, and `FORBIDDEN` when
 * somebody else than the business adds custom items.
 * @example
 * const cart = await addLineItemsToCart(client, {
 *   cartId,
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
export const addLineItemsToCart: Write<AddLineItemsToCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.addLineItems',
  prefix,
  route: 'POST /v2/carts/{cartId}/add-line-items',
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<AddLineItemsToCartInput>({ customItems: customItemInputShape }),
  ),
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `updateLineItemsInCart`. */
export interface UpdateLineItemsInCartInput {
  cartId: string
  /** At most 300, each line once. */
  lineItems: LineItemUpdate[]
}

/**
 * Changes the quantity of lines in a cart, or the membership that pays for them.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`,
 * `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`, `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`,
 * `ITEM_NOT_FOUND_IN_CATALOG`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when the line
 * is not paid by membership, `PLAN_LINE_ITEM_NOT_FOUND` when no line has the plan of a future membership.
 * @example
 * await updateLineItemsInCart(client, { cartId, lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
export const updateLineItemsInCart: Write<UpdateLineItemsInCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.updateLineItems',
  prefix,
  route: 'POST /v2/carts/{cartId}/update-line-items',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeLineItemsFromCart`. */
export interface RemoveLineItemsFromCartInput {
  cartId: string
  /** 1 to 100 ids of lines. */
  lineItemIds: string[]
}

/**
 * Removes lines from a cart.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`.
 * @example
 * const cart = await removeLineItemsFromCart(client, { cartId, lineItemIds: [line.id] })
 * @function
 */
export const removeLineItemsFromCart: Write<RemoveLineItemsFromCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.removeLineItems',
  prefix,
  route: 'POST /v2/carts/{cartId}/remove-line-items',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `calculateCart`. */
export interface CalculateCartInput extends CartCalculationOptions {
  cartId: string
}

/**
 * Calculates the costs of a cart: lines, discounts, delivery, fees and tax, and checks all rules of a checkout. The
 * summary has the `priceVerificationToken` for `placeOrder`. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const { summary } = await calculateCart(client, { cartId })
 * const problems = summary.violations?.filter(({ severity }) => severity === 'ERROR')
 * @function
 */
export const calculateCart: Read<CalculateCartInput, CartCalculation> = /* @__PURE__ */ read({
  id: 'ecom.carts.calculate',
  prefix,
  route: 'POST /v2/carts/{cartId}/calculate',
  response: /* @__PURE__ */ whole(cartCalculationShape),
})

/** Input of `estimateCart`. */
export interface EstimateCartInput extends CartEstimateOptions {
  cartId: string
}

/**
 * Calculates only the requested parts of the costs of a cart, which is faster than a full calculation. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const { summary } = await estimateCart(client, { cartId, calculateTax: true })
 * @function
 */
export const estimateCart: Read<EstimateCartInput, CartCalculation> = /* @__PURE__ */ read({
  id: 'ecom.carts.estimate',
  prefix,
  route: 'POST /v2/carts/{cartId}/estimate',
  response: /* @__PURE__ */ whole(cartCalculationShape),
})

/** Input of `refreshCart`. */
export interface RefreshCartInput {
  cartId: string
}

/**
 * Refreshes the prices and the stock of the items in a cart from their catalogs.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const cart = await refreshCart(client, { cartId })
 * @function
 */
export const refreshCart: Write<RefreshCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.refresh',
  prefix,
  route: 'POST /v2/carts/{cartId}/refresh',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `setDeliveryMethod`. */
export interface SetDeliveryMethodInput {
  cartId: string
  /** The delivery method to set, by its code. */
  deliveryMethod: DeliveryMethodInput
}

/**
 * Sets the delivery method of a cart. Set the address first, unless the customer picks up the order.
 *
 * @throws ApplicationError `DELIVERY_METHOD_NOT_FOUND` when it is not offered for these goods at this address,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS` when nothing in the cart is delivered,
 * `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await setDeliveryMethod(client, { cartId, deliveryMethod: { code: 'pickup' } })
 * @function
 */
export const setDeliveryMethod: Write<SetDeliveryMethodInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.setDeliveryMethod',
  prefix,
  route: 'POST /v2/carts/{cartId}/set-delivery-method',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `removeDeliveryMethod`. */
export interface RemoveDeliveryMethodInput {
  cartId: string
}

/**
 * Removes the delivery method from a cart. A cart without one does not change.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const cart = await removeDeliveryMethod(client, { cartId })
 * @function
 */
export const removeDeliveryMethod: Write<RemoveDeliveryMethodInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.carts.removeDeliveryMethod',
  prefix,
  route: 'POST /v2/carts/{cartId}/remove-delivery-method',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `getCheckoutUrl`. */
export interface GetCheckoutUrlInput {
  cartId: string
}

/**
 * Returns the URL of the checkout page of a cart: the platform's own, or the cart's `customCheckoutUrl`.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * location.assign(await getCheckoutUrl(client, { cartId }))
 * @function
 */
export const getCheckoutUrl: Read<GetCheckoutUrlInput, string> = /* @__PURE__ */ read({
  id: 'ecom.carts.getCheckoutUrl',
  prefix,
  route: 'POST /v2/carts/{cartId}/get-checkout-url',
  response: /* @__PURE__ */ pick('checkoutUrl'),
})

/** Input of `placeOrder`. */
export interface PlaceOrderInput {
  cartId: string
  /** The token of the summary that the customer saw: the order is refused when the prices have changed since. */
  priceVerificationToken?: string
}

/** The order that was made of a cart. */
export interface PlacedOrder {
  orderId?: string
  /** Id of the payment that the customer has to make; absent if nothing is paid now. */
  paymentGatewayOrderId?: string
  /** Whether the order is complete: nothing is paid now, or the payment has succeeded. */
  completed?: boolean
}

/**
 * Orders the items of a cart without a checkout page. Nothing is paid now if the total is zero or is paid at the
 * business; otherwise the order waits for the payment `paymentGatewayOrderId`.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `EMPTY_CART`, `LINE_ITEMS_OUT_OF_STOCK`,
 * `MEMBERS_ONLY_ITEM`, `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`, `DELIVERY_METHOD_NO_LONGER_AVAILABLE`,
 * `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`, `INVALID_MEMBERSHIP` when a line cannot be paid with its membership,
 * `VIOLATIONS_WITH_ERROR_SEVERITY` for every other violation that is an error, `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART`,
 * `INVALID_PRICE_VERIFICATION_TOKEN` for the token of another cart, and `CART_PRICES_OUT_OF_SYNC` when a price has
 * changed since the token was given.
 * @throws ValidationError when the cart has no name or email address of the customer.
 * @example
 * const { summary } = await calculateCart(client, { cartId })
 * const { orderId } = await placeOrder(client, { cartId, priceVerificationToken: summary.priceVerificationToken })
 * @function
 */
export const placeOrder: Write<PlaceOrderInput, PlacedOrder> = /* @__PURE__ */ write({
  id: 'ecom.carts.placeOrder',
  prefix,
  route: 'POST /v2/carts/{cartId}/place-order',
  response: /* @__PURE__ */ whole(),
})

/** Input of `markCartAsCompleted`. */
export interface MarkCartAsCompletedInput {
  cartId: string
  /** The order that was made of the cart. */
  orderId: string
}

/**
 * Marks a cart as ordered, for a business that creates the order itself. The cart cannot be changed then.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `ORDER_NOT_FOUND`, `CART_ALREADY_ORDERED` when it became another order.
 * @throws ContextError without an elevated client.
 * @example
 * await markCartAsCompleted(elevatedClient, { cartId, orderId })
 * @function
 */
export const markCartAsCompleted: Write<MarkCartAsCompletedInput, Cart, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'ecom.carts.markAsCompleted',
    prefix,
    route: 'POST /v2/carts/{cartId}/mark-cart-as-completed',
    elevated: true,
    response: /* @__PURE__ */ pick('cart', cartShape),
  },
)
