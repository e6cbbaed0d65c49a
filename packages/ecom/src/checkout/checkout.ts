import {
  type Address,
  date,
  detailedImage,
  type DetailedImage,
  entity,
  type MultiCurrencyPrice,
  type Open,
  shape,
  type Shape,
  type Translatable,
} from '@frontdesk/core'
import type { AbandonedCheckoutDiscount } from '../abandoned-checkout/abandoned-checkout.ts'
import type { CartModifierGroup } from '../cart/cart.ts'
import type { ViolationSeverity } from '../cart/cart-violation.ts'
import { type MembershipOptions, membershipOptionsShape } from '../cart/membership.ts'
import {
  type CatalogReference,
  type DescriptionLine,
  type ItemType,
  type PaymentOption,
  type PhysicalProperties,
  physicalPropertiesShape,
  type ServiceProperties,
  servicePropertiesShape,
  type SubscriptionSettings,
  subscriptionSettingsShape,
  type TaxableAddress,
  type WeightUnit,
} from '../line-item.ts'
import type { AdditionalFeeSource } from '../order/costs.ts'
import type { AddressWithContact, PickupMethod } from '../order/delivery.ts'
import type { BuyerInfo, ChannelType } from '../order/order.ts'
import type { JurisdictionType } from '../order/tax.ts'

/** The taxes of a line, a delivery or a fee of a checkout. */
export interface CheckoutTaxDetails {
  taxableAmount?: MultiCurrencyPrice
  /** Decimal text: `"0.23"`. */
  taxRate?: string
  totalTax?: MultiCurrencyPrice
  taxBreakdown?: {
    taxName?: string
    taxType?: string
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    /** Decimal text: `"0.23"`. */
    rate?: string
    taxAmount?: MultiCurrencyPrice
    taxableAmount?: MultiCurrencyPrice
    nonTaxableAmount?: MultiCurrencyPrice
  }[]
}

/** Every availability of a line of a checkout. */
export const checkoutLineAvailabilities = [
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
] as const

/** Whether the quantity of a line can be sold; every line of a completed checkout is at least `PARTIALLY_AVAILABLE`. */
export type CheckoutLineAvailability = Open<(typeof checkoutLineAvailabilities)[number]>

/** A line of a checkout. */
export interface CheckoutLineItem {
  id: string
  quantity?: number
  catalogReference?: CatalogReference
  /** Id of the item itself when the reference names a stand-in: the service of a booking. */
  rootCatalogItemId?: string
  productName?: Translatable
  url?: { relativePath?: string; url?: string }
  /** Price of one piece. */
  price?: MultiCurrencyPrice
  /** Price of one piece before a discount of the catalogue. */
  fullPrice?: MultiCurrencyPrice
  /** Price of one piece before discounts of rules and coupons. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of all pieces after discounts. */
  lineItemPrice?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  totalPriceAfterTax?: MultiCurrencyPrice
  /** All discounts of the line together. */
  discount?: MultiCurrencyPrice
  taxDetails?: CheckoutTaxDetails
  taxableAddress?: TaxableAddress
  descriptionLines?: DescriptionLine[]
  media?: DetailedImage
  availability?: { status?: CheckoutLineAvailability; quantityAvailable?: number }
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  subscriptionOptionInfo?: {
    subscriptionSettings?: SubscriptionSettings
    title?: Translatable
    description?: Translatable
  }
  paymentOption?: PaymentOption
  serviceProperties?: ServiceProperties
  /** Text that is shown in place of a price. */
  priceDescription?: Translatable
  priceUndetermined?: boolean
  depositAmount?: MultiCurrencyPrice
  deliveryProfileId?: string
  customLineItem?: boolean
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
  savePaymentMethod?: boolean
  /** Text that the customer agrees to when the payment method is saved. */
  consentRequiredPaymentPolicy?: string
  /** Terms that the customer agrees to by buying. */
  policies?: { title?: string; content?: string }[]
  membersOnly?: boolean
  /** Choices that add to the price, such as toppings. */
  modifierGroups?: CartModifierGroup[]
  modifiersTotalPrice?: MultiCurrencyPrice
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** The time and the place of a delivery. */
export interface CheckoutLogistics {
  /** Text for people, such as `2 to 4 working days`. */
  deliveryTime?: string
  instructions?: string
  pickupDetails?: { address?: Address; pickupMethod?: PickupMethod }
}

/** The delivery of a checkout. */
export interface CheckoutShippingInfo {
  shippingDestination?: AddressWithContact
  /** The delivery method that the customer has chosen. */
  selectedCarrierServiceOption?: {
    code?: string
    title?: string
    /** Id of the app that offers the delivery method. */
    carrierId?: string
    /** Whether it is the method that the customer asked for. */
    requestedShippingOption?: boolean
    logistics?: CheckoutLogistics
    cost?: {
      price?: MultiCurrencyPrice
      totalPriceBeforeTax?: MultiCurrencyPrice
      totalPriceAfterTax?: MultiCurrencyPrice
      totalDiscount?: MultiCurrencyPrice
      taxDetails?: CheckoutTaxDetails
    }
  }
  region?: { id?: string; name?: string }
  /** The delivery methods on offer, by the app that offers them. */
  carrierServiceOptions?: {
    carrierId?: string
    shippingOptions?: {
      code?: string
      title?: string
      logistics?: CheckoutLogistics
      cost?: { price?: MultiCurrencyPrice }
    }[]
  }[]
}

/** The costs of a checkout. `total` includes delivery, fees and tax, and is before gift cards. */
export interface CheckoutPriceSummary {
  subtotal?: MultiCurrencyPrice
  shipping?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  additionalFees?: MultiCurrencyPrice
  total?: MultiCurrencyPrice
}

/** A discount of a checkout. One of `coupon`, `merchantDiscount` and `discountRule` is present. */
export interface CheckoutDiscount extends AbandonedCheckoutDiscount {
  merchantDiscount?: {
    amount?: MultiCurrencyPrice
    /** From 0.01 to 100. */
    percentage?: number
  }
}

/** A fee of a checkout beside the prices of its lines. */
export interface CheckoutAdditionalFee {
  code?: string
  name?: string
  translatedName?: string
  price?: MultiCurrencyPrice
  priceBeforeTax?: MultiCurrencyPrice
  priceAfterTax?: MultiCurrencyPrice
  taxDetails?: CheckoutTaxDetails
  taxableAddress?: TaxableAddress
  /** The lines that the fee is for; absent when it is for all. */
  lineItemIds?: string[]
  source?: AdditionalFeeSource
  /** Id of the app that added the fee. */
  providerAppId?: string
}

/** A purchase on its way to an order, as events tell of it. Calls read and change it as a `Cart` with the same id. */
export interface Checkout {
  id: string
  createdDate?: Date
  updatedDate?: Date
  /** Whether the order is placed. */
  completed?: boolean
  cartId?: string
  lineItems?: CheckoutLineItem[]
  billingInfo?: AddressWithContact
  shippingInfo?: CheckoutShippingInfo
  buyerInfo?: BuyerInfo
  buyerNote?: string
  /** Three letters, ISO 4217. */
  currency?: string
  /** Three letters, ISO 4217: the currency of the buyer. */
  conversionCurrency?: string
  /** Three letters, ISO 4217: the currency of the payment. */
  paymentCurrency?: string
  priceSummary?: CheckoutPriceSummary
  /** The part that is due with the order, before gift cards. */
  payNow?: CheckoutPriceSummary
  /** The part that is paid at the business, before gift cards. */
  payLater?: CheckoutPriceSummary
  /** The part that falls due after a free trial. */
  payAfterFreeTrial?: CheckoutPriceSummary
  giftCard?: {
    obfuscatedCode?: string
    /** The amount that the gift card pays. */
    amount?: MultiCurrencyPrice
    requestedAmount?: MultiCurrencyPrice
    /** Id of the app that issued the gift card. */
    appId?: string
    /** Id of the gift card in that app. */
    externalId?: string
  }
  appliedDiscounts?: CheckoutDiscount[]
  additionalFees?: CheckoutAdditionalFee[]
  taxSummary?: { taxableAmount?: MultiCurrencyPrice; totalTax?: MultiCurrencyPrice }
  /** Whether the prices hold the tax, so that the total does not grow by it. */
  taxIncludedInPrice?: boolean
  taxExemptGroupId?: string
  membershipOptions?: MembershipOptions
  /** Warnings do not stop the order. */
  violations?: {
    severity?: ViolationSeverity
    description?: string
    /** One of the fields is present. */
    target?: { other?: { name?: string }; lineItem?: { name?: string; id?: string } }
  }[]
  customFields?: { title?: string; translatedTitle?: string; value?: unknown }[]
  weightUnit?: WeightUnit
  channelType?: ChannelType
  /** Language code: two letters, or language and region. */
  siteLanguage?: string
  /** Language code: two letters, or language and region. */
  buyerLanguage?: string
  /** One of the ids is present. */
  createdBy?: { userId?: string; memberId?: string; visitorId?: string; appId?: string }
  purchaseFlowId?: string
  businessLocationId?: string
  /** Parts of the page that the customer cannot change or does not see. */
  customSettings?: {
    lockGiftCard?: boolean
    lockCouponCode?: boolean
    disabledPolicyAgreementCheckbox?: boolean
    disabledManualPayment?: boolean
  }
  /** The component of the site that the checkout belongs to. */
  customContentReference?: { appId?: string; componentId?: string }
  /** Id of the checkout in another system, by its app. */
  externalReference?: { appId?: string; resourceId?: string }
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

const subscriptionOptionShape: Shape<NonNullable<CheckoutLineItem['subscriptionOptionInfo']>> =
  /* @__PURE__ */ shape<NonNullable<CheckoutLineItem['subscriptionOptionInfo']>>({
    subscriptionSettings: subscriptionSettingsShape,
  })

export const checkoutShape: Shape<Checkout> = /* @__PURE__ */ entity<Checkout>({
  createdDate: date,
  updatedDate: date,
  lineItems: /* @__PURE__ */ entity<CheckoutLineItem>({
    media: detailedImage,
    physicalProperties: physicalPropertiesShape,
    serviceProperties: servicePropertiesShape,
    subscriptionOptionInfo: subscriptionOptionShape,
  }),
  membershipOptions: membershipOptionsShape,
})
