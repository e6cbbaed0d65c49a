import { type MultiCurrencyPrice, type Open, shape, type Shape, type Translatable } from '@frontdesk/core'
import { type Cart, cartShape, type DeliveryMethod } from './cart.ts'

/** The costs of a cart at the time of the calculation. */
export interface CartSummary {
  cartId?: string
  cartRevision?: string
  calculationId?: string
  lineItems?: LineItemSummary[]
  discounts?: CartDiscount[]
  deliverySummary?: { method?: DeliveryMethod; price?: MultiCurrencyPrice }
  additionalFees?: CartAdditionalFee[]
  taxSummary?: CartTaxSummary
  priceSummary?: CartPriceSummary
  paymentSummary?: PaymentSummary
  /** A token that tells the platform which prices the customer saw. */
  priceVerificationToken?: string
  /** Everything that prevents an order. */
  violations?: CartViolation[]
}

export interface LineItemSummary {
  lineItemId?: string
  quantity?: number
  unitPrice?: MultiCurrencyPrice
  totalPrice?: MultiCurrencyPrice
}

/** Every part of a cart that a discount may lower. */
export const cartDiscountScopes = ['CART_SUBTOTAL', 'LINE_ITEM', 'DELIVERY'] as const

/** The part of a cart that a discount lowers. */
export type CartDiscountScope = Open<(typeof cartDiscountScopes)[number]>

/** Every source of a discount. */
export const cartDiscountSources = ['AUTOMATIC_RULE', 'COUPON'] as const

/** The source of a discount. */
export type CartDiscountSource = Open<(typeof cartDiscountSources)[number]>

/** Every source of an additional fee of a cart. */
export const cartFeeSources = ['SERVICE_PLUGIN', 'LINE_ITEM', 'DELIVERY', 'PLATFORM'] as const

/** The source of an additional fee. */
export type CartFeeSource = Open<(typeof cartFeeSources)[number]>

export interface CartDiscount {
  name?: Translatable
  scope?: CartDiscountScope
  source?: { sourceType?: CartDiscountSource; couponCode?: string }
  total?: MultiCurrencyPrice
}

export interface CartAdditionalFee {
  code?: string
  name?: Translatable
  price?: MultiCurrencyPrice
  lineItemIds?: string[]
  source?: CartFeeSource
}

export interface CartTaxSummary {
  taxes?: {
    name?: Translatable
    taxableAmount?: MultiCurrencyPrice
    exemptAmount?: MultiCurrencyPrice
    amount?: MultiCurrencyPrice
  }[]
  totalExempt?: MultiCurrencyPrice
  /** Whether the prices hold the tax, so that the total does not grow by it. */
  pricesIncludeTax?: boolean
  lineItemTaxes?: {
    lineItemId?: string
    tax?: MultiCurrencyPrice
    /** Decimal text: `"0.23"`. */
    rate?: string
  }[]
  deliveryTax?: MultiCurrencyPrice
}

export interface CartPriceSummary {
  subtotal?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  delivery?: MultiCurrencyPrice
  additionalFees?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  total?: MultiCurrencyPrice
}

export interface PaymentSummary {
  requiresPaymentAfterGiftCard?: boolean
  totalAfterGiftCards?: MultiCurrencyPrice
  payNow?: MultiCurrencyPrice
  /** The amount that is paid at the business. */
  payLater?: MultiCurrencyPrice
}

/** Every part of a cart that a violation may concern. */
export const cartViolationScopes = [
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
] as const

/** The part of a cart that a violation concerns. */
export type CartViolationScope = Open<(typeof cartViolationScopes)[number]>

/** Every severity of a violation. */
export const violationSeverities = ['WARNING', 'ERROR'] as const

/** An `ERROR` stops the order, a `WARNING` does not. */
export type ViolationSeverity = Open<(typeof violationSeverities)[number]>

/** A problem that prevents an order, or that the customer should know of. */
export interface CartViolation {
  scope?: CartViolationScope
  code?: CartViolationCode
  description?: string
  severity?: ViolationSeverity
  /** Present with code `LINE_ITEMS_OUT_OF_STOCK`. */
  lineItemsOutOfStockData?: { lineItemIds?: string[]; allLineItemsOutOfStock?: boolean }
}

/** Every code of a violation. */
export const cartViolationCodes = [
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
] as const

/** The code of a violation. */
export type CartViolationCode = Open<(typeof cartViolationCodes)[number]>

/** A cart and its costs. */
export interface CartCalculation {
  cart: Cart
  summary: CartSummary
}

export const cartCalculationShape: Shape<CartCalculation> = /* @__PURE__ */ shape<CartCalculation>({
  cart: cartShape,
})
