import { type MultiCurrencyPrice, type Open, shape, type Shape, type Translatable } from '@frontdesk/core'
import { type Cart, cartShape, type DeliveryMethod } from './cart.ts'

/** What a cart costs, as of the moment when it was calculated. */
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
  /** Proves to the platform which prices the customer saw. */
  priceVerificationToken?: string
  /** What stands in the way of an order. */
  violations?: CartViolation[]
}

export interface LineItemSummary {
  lineItemId?: string
  quantity?: number
  unitPrice?: MultiCurrencyPrice
  totalPrice?: MultiCurrencyPrice
}

export interface CartDiscount {
  name?: Translatable
  scope?: Open<'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY'>
  source?: { sourceType?: Open<'AUTOMATIC_RULE' | 'COUPON'>; couponCode?: string }
  total?: MultiCurrencyPrice
}

export interface CartAdditionalFee {
  code?: string
  name?: Translatable
  price?: MultiCurrencyPrice
  lineItemIds?: string[]
  source?: Open<'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM'>
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
  /** At the business. */
  payLater?: MultiCurrencyPrice
}

/** What stands in the way of an order, or may surprise the customer. */
export interface CartViolation {
  scope?: Open<'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD'>
  code?: CartViolationCode
  description?: string
  severity?: Open<'WARNING' | 'ERROR'>
  /** With code `LINE_ITEMS_OUT_OF_STOCK`. */
  lineItemsOutOfStockData?: { lineItemIds?: string[]; allLineItemsOutOfStock?: boolean }
}

export type CartViolationCode = Open<
  | 'GENERAL_CODE'
  | 'CUSTOM_VALIDATION'
  | 'EMPTY_CART'
  | 'LINE_ITEMS_OUT_OF_STOCK'
  | 'MEMBERS_ONLY_ITEM'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_DELIVERY_METHOD'
  | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
  | 'SUBTOTAL_BELOW_ORDER_MINIMUM'
>

/** A cart and what it costs. */
export interface CartCalculation {
  cart: Cart
  summary: CartSummary
}

export const cartCalculationShape: Shape<CartCalculation> = /* @__PURE__ */ shape<CartCalculation>({
  cart: cartShape,
})
