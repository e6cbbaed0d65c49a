import {
  encoded,
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
 * Reads the current cart of the visitor or member who calls. The platform creates it with the first item, so a caller
 * who has added nothing has no cart.
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

/** An item to add to a cart. The catalogue gives its price and name. */
export interface CatalogItemInput {
  catalogReference: CatalogReference
  /** From 1 to 100,000; always 1 for a booking. */
  quantity: number
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Attributes of a custom item: those of a line, without the ones that only a catalogue gives. */
export type CustomItemAttributes = Omit<CartLineAttributes, 'policies' | 'subscriptionInfo'>

/** An item that is in no catalogue, with a price of its own. */
export interface CustomItemInput {
  /** Name of the item, at most 200 characters. */
  name: Translatable
  quantityInfo?: {
    /** From 1 to 100,000; 1 unless given. */
    requestedQuantity?: number
    /** The quantity in stock; no limit unless given. */
    availableQuantity?: number
    /** Whether the quantity cannot be changed. */
    fixedQuantity?: boolean
  }
  pricing: {
    /** Price of one piece. */
    price: MultiCurrencyPrice
    /** Price of one piece before a reduction. */
    fullPrice?: MultiCurrencyPrice
    /** Text that is shown beside the price, at most 100 characters. */
    priceDescription?: Translatable
  }
  /** The item's reference in the app that adds it. */
  source?: { catalogReference?: CatalogReference; rootCatalogItemId?: string; inventoryAppId?: string }
  attributes?: CustomItemAttributes
  deliveryConfig?: { deliveryProfileId?: string }
  taxConfig?: CartLineItem['taxConfig']
  paymentConfig?: { paymentOption?: PaymentOption; depositAmount?: MultiCurrencyPrice }
}

/** Items to add: at least one, of either kind. */
export interface AddLineItemsToCurrentCartInput {
  /** At most 300. An item that is in the cart already gets the quantity added. */
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
 * Adds items to the current cart, which is created when there is none.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, and `FORBIDDEN` when somebody else than the business adds custom items.
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
  request: /* @__PURE__ */ encoded(addLineItemsInputShape),
  response: /* @__PURE__ */ pick('cart', cartShape),
})

export interface LineItemUpdate {
  lineItemId: string
  /** The new quantity, from 1 to 100,000. To take a line out of the cart, remove it. */
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

export interface CalculateCurrentCartInput {
  /** Whether prices and stock are read from the catalogue again. The emulator reads them in every call. */
  refreshCart?: boolean
}

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

export interface EstimateCurrentCartInput extends CalculateCurrentCartInput {
  /**
   * The rules that `summary.violations` reports; none unless given. The rules before the checkout leave out data that is
   * entered there: `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`.
   */
  validationConfig?: CartValidation
  calculateDelivery?: boolean
  calculateAdditionalFees?: boolean
  calculateTax?: boolean
  calculateGiftCards?: boolean
}

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
