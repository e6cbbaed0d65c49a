import {
  date,
  type MultiCurrencyPrice,
  type Open,
  shape,
  type Shape,
  type Translatable,
} from '@frontdesk/core'
import { type Cart, type CartDiscountSource, cartShape, type DeliveryMethod } from './cart.ts'
import type { TaxRateType } from '../tax/tax-calculation.ts'
import type { CartViolation } from './cart-violation.ts'
import { type MembershipOptions, membershipOptionsShape } from './membership.ts'

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
  /** A token that stands for the prices that the customer saw: it is another one as soon as a price changes. */
  priceVerificationToken?: string
  /** Everything that prevents an order. */
  violations?: CartViolation[]
}

/** Quantity and prices of one line. */
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

/** Every source of an additional fee of a cart. */
export const cartFeeSources = ['SERVICE_PLUGIN', 'LINE_ITEM', 'DELIVERY', 'PLATFORM'] as const

/** The source of an additional fee. */
export type CartFeeSource = Open<(typeof cartFeeSources)[number]>

/** A discount that the calculation of a cart applied. */
export interface CartDiscount {
  name?: Translatable
  scope?: CartDiscountScope
  source?: CartDiscountSource
  total?: MultiCurrencyPrice
  /** The part of each line. */
  lineItemDiscounts?: { lineItemId?: string; amountOff?: MultiCurrencyPrice }[]
  /** Number of charges of a subscription that the discount lowers. */
  subscriptionCycles?: number
}

/** A fee that a cart charges on top of its items. */
export interface CartAdditionalFee {
  code?: string
  name?: Translatable
  price?: MultiCurrencyPrice
  lineItemIds?: string[]
  source?: CartFeeSource
  /** Id of the app that added the fee. */
  providerAppId?: string
  /** Number of charges of a subscription that the fee is part of. */
  subscriptionCycles?: number
}

/** Taxes of a cart, by name, line, delivery and fee. */
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
    /** The source of the rate. The hosted platform tells it in carts of version 1 alone, the emulator here. */
    rateType?: TaxRateType
  }[]
  deliveryTax?: MultiCurrencyPrice
  additionalFeeTaxes?: { additionalFeeCode?: string; tax?: MultiCurrencyPrice }[]
}

/** Sums of a cart. */
export interface CartPriceSummary {
  subtotal?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  delivery?: MultiCurrencyPrice
  additionalFees?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  total?: MultiCurrencyPrice
}

/** Amounts to pay, now and later. */
export interface PaymentSummary {
  requiresPaymentAfterGiftCard?: boolean
  totalAfterGiftCards?: MultiCurrencyPrice
  payNow?: MultiCurrencyPrice
  /** The amount that is paid at the business. */
  payLater?: MultiCurrencyPrice
  /** The amount that falls due after a free trial. */
  payAfterFreeTrial?: MultiCurrencyPrice
  giftCards?: { giftCardId?: string; redeemAmount?: MultiCurrencyPrice }[]
  /** The memberships that pay for lines. */
  memberships?: { id?: string; appId?: string; lineItemIds?: string[] }[]
  subscriptionCharges?: SubscriptionCharges[]
}

/** The charges of a subscription that is in the cart. */
export interface SubscriptionCharges {
  lineItemIds?: string[]
  description?: string
  charges?: SubscriptionCharge[]
}

/** Consecutive charges of a subscription at one price. */
export interface SubscriptionCharge {
  /** Number of the first charge, counting from 1. */
  cycleFrom?: number
  /** Number of charges of this kind. */
  cycleCount?: number
  /** Date of the first charge. */
  cycleBillingDate?: Date
}

/** A cart and its costs. */
export interface CartCalculation {
  cart: Cart
  summary: CartSummary
  /** The memberships of the customer, where the cart has lines with the payment option `MEMBERSHIP`. The hosted platform may leave them out. */
  membershipOptions?: MembershipOptions
}

const subscriptionChargesShape: Shape<SubscriptionCharges> = /* @__PURE__ */ shape<SubscriptionCharges>({
  charges: /* @__PURE__ */ shape<SubscriptionCharge>({ cycleBillingDate: date }),
})

export const cartSummaryShape: Shape<CartSummary> = /* @__PURE__ */ shape<CartSummary>({
  paymentSummary: /* @__PURE__ */ shape<PaymentSummary>({ subscriptionCharges: subscriptionChargesShape }),
})

export const cartCalculationShape: Shape<CartCalculation> = /* @__PURE__ */ shape<CartCalculation>({
  cart: cartShape,
  summary: cartSummaryShape,
  membershipOptions: membershipOptionsShape,
})
