import { encoded, fieldMask, pick, type Read, read, shape, whole, type Write, write } from '@frontdesk/core'
import { type Cart, cartShape } from './cart.ts'
import { lineItemsToAdd, type LineItemsToAdd, type LineItemUpdate } from './cart-items.ts'
import { type CartCalculation, cartCalculationShape } from './cart-summary.ts'
import {
  type CartFields,
  cartFieldsShape,
  type DeliveryMethodInput,
  newCart,
  type NewCart,
} from './new-cart.ts'

const prefix = '/ecom'

/** Input of `getCurrentCart`. */
export type GetCurrentCartInput = Record<string, never>

/**
 * Reads the current cart of the visitor or member. The platform creates it with the first item, so a caller who has
 * added nothing has no cart.
 *
 * @throws ApplicationError `CART_NOT_FOUND` (status 404) when no item was added yet, or the cart was ordered.
 * @example
 * const cart = await getCurrentCart(client, {}).catch((error: unknown) => {
 *   if (isApplicationError(error, 'CART_NOT_FOUND')) return undefined
 *   throw error
 * })
 * @function
 */
export const getCurrentCart: Read<GetCurrentCartInput, Cart> = /* @__PURE__ */ read({
  id: 'ecom.currentCart.get',
  prefix,
  route: 'GET /v2/carts/current',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `addLineItemsToCurrentCart`. */
export type AddLineItemsToCurrentCartInput = LineItemsToAdd

/**
 * Adds items to the current cart, which is created when there is none.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `PLAN_LINE_ITEM_NOT_FOUND`, and
 * `FORBIDDEN` when somebody else than the business adds custom items.
 * @example
 * const cart = await addLineItemsToCurrentCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
export const addLineItemsToCurrentCart: Write<AddLineItemsToCurrentCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.addLineItems',
  prefix,
  route: 'POST /v2/carts/current/add-line-items',
  request: lineItemsToAdd,
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `updateLineItemsInCurrentCart`. */
export interface UpdateLineItemsInCurrentCartInput {
  /** At most 100, each line once. */
  lineItems: LineItemUpdate[]
}

/**
 * Changes the quantity of lines in the current cart, or the membership that pays for them.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`, `CART_NOT_FOUND`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when the
 * line is not paid by membership, `PLAN_LINE_ITEM_NOT_FOUND` when no line has the plan of a future membership.
 * @example
 * await updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
export const updateLineItemsInCurrentCart: Write<UpdateLineItemsInCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.updateLineItems',
    prefix,
    route: 'POST /v2/carts/current/update-line-items',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })

/** Input of `removeLineItemsFromCurrentCart`. */
export interface RemoveLineItemsFromCurrentCartInput {
  /** 1 to 100 ids of lines. */
  lineItemIds: string[]
}

/**
 * Removes lines from the current cart.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * const cart = await removeLineItemsFromCurrentCart(client, { lineItemIds: [line.id] })
 * @function
 */
export const removeLineItemsFromCurrentCart: Write<RemoveLineItemsFromCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.removeLineItems',
    prefix,
    route: 'POST /v2/carts/current/remove-line-items',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })

/** How a cart is calculated. */
export interface CartCalculationOptions {
  /** Whether prices and stock are refreshed from the catalog. The emulator refreshes them in every call. */
  refreshCart?: boolean
}

/** Input of `calculateCurrentCart`. */
export type CalculateCurrentCartInput = CartCalculationOptions

/**
 * Calculates the costs of the current cart: lines, discounts, delivery, fees and tax, and checks it by all rules of a
 * checkout. Delivery counts once a method is chosen. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await calculateCurrentCart(client, {})
 * console.log(summary.priceSummary?.total?.amount)
 * @function
 */
export const calculateCurrentCart: Read<CalculateCurrentCartInput, CartCalculation> = /* @__PURE__ */ read({
  id: 'ecom.currentCart.calculate',
  prefix,
  route: 'POST /v2/carts/current/calculate',
  response: /* @__PURE__ */ whole(cartCalculationShape),
})

/** Every set of rules that an estimate may check. */
export const cartValidations = [
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
] as const

/** The set of rules that an estimate checks. */
export type CartValidation = (typeof cartValidations)[number]

/** The parts of the costs that an estimate calculates, and the rules that it checks. */
export interface CartEstimateOptions extends CartCalculationOptions {
  /**
   * The rules that `summary.violations` reports; defaults to none. The rules before the checkout omit data that is
   * entered there: `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`.
   */
  validationConfig?: CartValidation
  /** Whether the delivery is calculated; defaults to `false`. */
  calculateDelivery?: boolean
  /** Whether the fees are calculated; defaults to `false`. */
  calculateAdditionalFees?: boolean
  /** Whether the taxes are calculated; defaults to `false`. */
  calculateTax?: boolean
  /** Whether the amounts that gift cards pay are calculated; defaults to `false`. */
  calculateGiftCards?: boolean
}

/** Input of `estimateCurrentCart`. */
export type EstimateCurrentCartInput = CartEstimateOptions

/**
 * Calculates only the requested parts of the costs, which is faster than a full calculation. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await estimateCurrentCart(client, { calculateTax: true })
 * @function
 */
export const estimateCurrentCart: Read<EstimateCurrentCartInput, CartCalculation> = /* @__PURE__ */ read({
  id: 'ecom.currentCart.estimate',
  prefix,
  route: 'POST /v2/carts/current/estimate',
  response: /* @__PURE__ */ whole(cartCalculationShape),
})

/** Input of `deleteCurrentCart`. */
export type DeleteCurrentCartInput = Record<string, never>

/**
 * Deletes the current cart with everything in it.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * await deleteCurrentCart(client, {})
 * @function
 */
export const deleteCurrentCart: Write<DeleteCurrentCartInput, void> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.delete',
  prefix,
  route: 'DELETE /v2/carts/current',
})

/**
 * Creates the current cart of the caller, with its first items if any are given. A current cart that the caller has
 * already is kept and is current no more: it can be reached by its id.
 *
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`; `INVALID_ADDRESS_FORMAT` when a country is not
 * a code of two letters; `FORBIDDEN` for custom items of somebody
 * else than the business.
 * @throws ValidationError when a field is longer than it may be.
 * @example
 * const cart = await createCurrentCart(client, { cart: { note: 'For Friday' } })
 * @function
 */
export const createCurrentCart: Write<NewCart, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.create',
  prefix,
  route: 'POST /v2/carts/current',
  request: newCart,
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `updateCurrentCart`. */
export interface UpdateCurrentCartInput {
  /** The fields to change. */
  cart: CartFields
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of the current cart: the customer's contact details, addresses and note. Lines and the delivery method
 * have calls of their own.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, or `INVALID_ADDRESS_FORMAT` when a country is not a code of two letters.
 * @throws ValidationError when the mask names a field that cannot be changed, or a field is longer than it may be.
 * @example
 * await updateCurrentCart(client, { cart: { deliveryInfo: { address: { country: 'PT', city: 'Lisboa' } } } })
 * @function
 */
export const updateCurrentCart: Write<UpdateCurrentCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.update',
  prefix,
  route: 'PATCH /v2/carts/current',
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateCurrentCartInput>({ cart: cartFieldsShape, fieldMask }),
  ),
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `refreshCurrentCart`. */
export type RefreshCurrentCartInput = Record<string, never>

/**
 * Refreshes the prices and the stock of the items in the current cart from their catalogs.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await refreshCurrentCart(client, {})
 * @function
 */
export const refreshCurrentCart: Write<RefreshCurrentCartInput, Cart> = /* @__PURE__ */ write({
  id: 'ecom.currentCart.refresh',
  prefix,
  route: 'POST /v2/carts/current/refresh',
  response: /* @__PURE__ */ pick('cart', cartShape),
})

/** Input of `setDeliveryMethodForCurrentCart`. */
export interface SetDeliveryMethodForCurrentCartInput {
  /** The delivery method to set, by its code. */
  deliveryMethod: DeliveryMethodInput
}

/**
 * Sets the delivery method of the current cart. Set the address first, unless the customer picks up the order.
 *
 * @throws ApplicationError `DELIVERY_METHOD_NOT_FOUND` when it is not offered for these goods at this address,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS` when nothing in the cart is delivered,
 * `CART_NOT_FOUND`.
 * @example
 * await setDeliveryMethodForCurrentCart(client, { deliveryMethod: { code: 'pickup' } })
 * @function
 */
export const setDeliveryMethodForCurrentCart: Write<SetDeliveryMethodForCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.setDeliveryMethod',
    prefix,
    route: 'POST /v2/carts/current/set-delivery-method',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })

/** Input of `removeDeliveryMethodFromCurrentCart`. */
export type RemoveDeliveryMethodFromCurrentCartInput = Record<string, never>

/**
 * Removes the delivery method from the current cart. A cart without one does not change.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await removeDeliveryMethodFromCurrentCart(client, {})
 * @function
 */
export const removeDeliveryMethodFromCurrentCart: Write<RemoveDeliveryMethodFromCurrentCartInput, Cart> =
  /* @__PURE__ */ write({
    id: 'ecom.currentCart.removeDeliveryMethod',
    prefix,
    route: 'POST /v2/carts/current/remove-delivery-method',
    response: /* @__PURE__ */ pick('cart', cartShape),
  })
