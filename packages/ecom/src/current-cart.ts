import {
  image,
  type MultiCurrencyPrice,
  pick,
  type Read,
  read,
  type Shape,
  shape,
  type Translatable,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type Cart, type CartLineAttributes, type CartLineItem, cartShape } from './cart.ts'
import { type CartCalculation, cartCalculationShape } from './cart-summary.ts'
import {
  type CatalogReference,
  type PaymentOption,
  physicalPropertiesShape,
  servicePropertiesShape,
} from './line-item.ts'

const prefix = '/ecom'

export type GetCurrentCartInput = Record<string, never>

/**
 * Reads the cart of the visitor or member who calls. The platform makes it with the first item, so a caller who
 * has put nothing in has none.
 *
 * @throws ApplicationError `CART_NOT_FOUND` (status 404) when nothing was put in yet, or all of it was ordered.
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

/** Something to put into a cart. Price and name are those of its catalogue. */
export interface CatalogItemInput {
  catalogReference: CatalogReference
  /** From 1 to 100,000; always 1 for a booking. */
  quantity: number
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** What a custom item is: all but what only a catalogue knows. */
export type CustomItemAttributes = Omit<CartLineAttributes, 'subscriptionInfo'>

/** Something that no catalogue sells, at a price of its own. */
export interface CustomItemInput {
  /** At most 200 characters. */
  name: Translatable
  quantityInfo?: {
    /** From 1 to 100,000; 1 unless given. */
    requestedQuantity?: number
    /** How many can be had; no limit unless given. */
    availableQuantity?: number
    /** Whether the quantity cannot be changed. */
    fixedQuantity?: boolean
  }
  pricing: {
    /** One piece. */
    price: MultiCurrencyPrice
    /** One piece, before it was reduced. */
    fullPrice?: MultiCurrencyPrice
    /** Words beside the price. */
    priceDescription?: Translatable
  }
  /** What it stands for, where the app that adds it keeps it. */
  source?: { catalogReference?: CatalogReference; rootCatalogItemId?: string; inventoryAppId?: string }
  attributes?: CustomItemAttributes
  deliveryConfig?: { deliveryProfileId?: string }
  taxConfig?: CartLineItem['taxConfig']
  paymentConfig?: { paymentOption?: PaymentOption; depositAmount?: MultiCurrencyPrice }
}

/** At least one item, of either kind. */
export interface AddLineItemsToCurrentCartInput {
  /** At most 300. What is in the cart already gets the quantity added. */
  catalogItems?: CatalogItemInput[]
  /** At most 300. Only the business may set prices: for everybody else they are refused. */
  customItems?: CustomItemInput[]
}

const addLineItemsInputShape: Shape<AddLineItemsToCurrentCartInput> =
  /* @__PURE__ */ shape<AddLineItemsToCurrentCartInput>({
    customItems: /* @__PURE__ */ shape<CustomItemInput>({
      attributes: /* @__PURE__ */ shape<CustomItemAttributes>({
        image,
        physicalProperties: physicalPropertiesShape,
        serviceProperties: servicePropertiesShape,
      }),
    }),
  })

/**
 * Puts things into the current cart, which is made when there is none.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a text of the customer
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, and `FORBIDDEN` for custom items of somebody else than the business.
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
  request: addLineItemsInputShape,
  response: /* @__PURE__ */ pick('cart', cartShape),
})

export interface LineItemUpdate {
  lineItemId: string
  /** From 1 to 100,000. To take a line out, remove it. */
  quantity?: { newQuantity: number }
}

export interface UpdateLineItemsInCurrentCartInput {
  /** At most 100, each line once. */
  lineItems: LineItemUpdate[]
}

/**
 * Changes the quantity of lines in the current cart.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`, `CART_NOT_FOUND`.
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

export interface RemoveLineItemsFromCurrentCartInput {
  /** From 1 to 100. */
  lineItemIds: string[]
}

/**
 * Takes lines out of the current cart.
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

export interface CalculateCurrentCartInput {
  /** Whether prices and stock are read from the catalogue anew. */
  refreshCart?: boolean
}

/**
 * Works out what the current cart costs: lines, discounts, delivery, fees and tax. Changes nothing.
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

/** Which rules an estimate checks. */
export type CartValidation = (typeof cartValidations)[number]

export interface EstimateCurrentCartInput extends CalculateCurrentCartInput {
  /**
   * Which rules `summary.violations` reports; none unless given. Those before the checkout leave out what is entered
   * there: `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`.
   */
  validationConfig?: CartValidation
  calculateDelivery?: boolean
  calculateAdditionalFees?: boolean
  calculateTax?: boolean
  calculateGiftCards?: boolean
}

/**
 * Works out only those parts of the costs that are asked for; faster than a full calculation. Changes nothing.
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
