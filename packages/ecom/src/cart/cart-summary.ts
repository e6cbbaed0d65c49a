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
  /** Revision of the cart that was calculated. */
  cartRevision?: string
  calculationId?: string
  /** Quantity and prices of each line. */
  lineItems?: LineItemSummary[]
  discounts?: CartDiscount[]
  /** The chosen delivery method and its price; absent when none is chosen. */
  deliverySummary?: {
    method?: DeliveryMethod
    /** Price of the delivery, after discounts. */
    price?: MultiCurrencyPrice
  }
  additionalFees?: CartAdditionalFee[]
  taxSummary?: CartTaxSummary
  priceSummary?: CartPriceSummary
  paymentSummary?: PaymentSummary
  /** A token for the prices that the customer saw: it changes as soon as a price changes. */
  priceVerificationToken?: string
  /** Everything that prevents an order. */
  violations?: CartViolation[]
}

/** Quantity and prices of one line. */
export interface LineItemSummary {
  lineItemId?: string
  quantity?: number
  /** Price of one piece. */
  unitPrice?: MultiCurrencyPrice
  /** Price of the line: unit price times quantity. */
  totalPrice?: MultiCurrencyPrice
}

/** All parts of a cart that a discount can apply to. */
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
  /** Total amount of the discount. */
  total?: MultiCurrencyPrice
  /** The part of each line. */
  lineItemDiscounts?: {
    lineItemId?: string
    /** Amount that is taken off the line. */
    amountOff?: MultiCurrencyPrice
  }[]
  /** Number of charges of a subscription that the discount lowers. */
  subscriptionCycles?: number
}

/** A fee that a cart charges on top of its items. */
export interface CartAdditionalFee {
  /** Code of the fee, unique in the cart. */
  code?: string
  name?: Translatable
  /** Amount of the fee. */
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
  /** The taxes by name, summed over the cart. */
  taxes?: {
    name?: Translatable
    /** Amount that the tax is calculated from. */
    taxableAmount?: MultiCurrencyPrice
    /** Amount that this tax is not charged on. */
    exemptAmount?: MultiCurrencyPrice
    amount?: MultiCurrencyPrice
  }[]
  /** Amount of the cart that is not taxed. */
  totalExempt?: MultiCurrencyPrice
  /** Whether prices include tax, so that the total does not grow by it. */
  pricesIncludeTax?: boolean
  /** The tax of each line. */
  lineItemTaxes?: {
    lineItemId?: string
    /** Amount of tax of the line. */
    tax?: MultiCurrencyPrice
    /** Decimal text: `"0.23"`. */
    rate?: string
    /** The source of the rate. The hosted platform returns it only in carts of version 1, the emulator here. */
    rateType?: TaxRateType
  }[]
  /** Amount of tax of the delivery. */
  deliveryTax?: MultiCurrencyPrice
  /** The tax of each fee. */
  additionalFeeTaxes?: {
    /** The `code` of the fee. */
    additionalFeeCode?: string
    /** Amount of tax of the fee. */
    tax?: MultiCurrencyPrice
  }[]
}

/** Sums of a cart. */
export interface CartPriceSummary {
  /** Sum of the lines, before discounts, delivery and fees. */
  subtotal?: MultiCurrencyPrice
  /** Sum of the discounts, as a positive amount. */
  discount?: MultiCurrencyPrice
  /** Price of the delivery. */
  delivery?: MultiCurrencyPrice
  /** Sum of the fees. */
  additionalFees?: MultiCurrencyPrice
  /** Sum of the taxes. */
  tax?: MultiCurrencyPrice
  /** Price of the cart: everything together. */
  total?: MultiCurrencyPrice
}

/** Amounts to pay, now and later. */
export interface PaymentSummary {
  /** Whether an amount remains to be paid by other means after the gift cards. */
  requiresPaymentAfterGiftCard?: boolean
  /** Price of the cart less the amount that gift cards pay. */
  totalAfterGiftCards?: MultiCurrencyPrice
  /** Amount that is paid when the order is placed. */
  payNow?: MultiCurrencyPrice
  /** The amount that is paid at the business. */
  payLater?: MultiCurrencyPrice
  /** The amount that falls due after a free trial. */
  payAfterFreeTrial?: MultiCurrencyPrice
  /** The gift cards, each with the amount that it pays. */
  giftCards?: {
    giftCardId?: string
    /** Amount that the gift card pays. */
    redeemAmount?: MultiCurrencyPrice
  }[]
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

export const paymentSummaryShape: Shape<PaymentSummary> = /* @__PURE__ */ shape<PaymentSummary>({
  subscriptionCharges: subscriptionChargesShape,
})

export const cartSummaryShape: Shape<CartSummary> = /* @__PURE__ */ shape<CartSummary>({
  paymentSummary: paymentSummaryShape,
})

export const cartCalculationShape: Shape<CartCalculation> = /* @__PURE__ */ shape<CartCalculation>({
  cart: cartShape,
  summary: cartSummaryShape,
  membershipOptions: membershipOptionsShape,
})
