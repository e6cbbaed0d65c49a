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
  /** Amount that the tax is charged on. */
  taxableAmount?: MultiCurrencyPrice
  /** Decimal text: `"0.23"`. */
  taxRate?: string
  /** Sum of the taxes. */
  totalTax?: MultiCurrencyPrice
  /** The taxes one by one, for each authority. */
  taxBreakdown?: {
    /** Name of the tax, from the calculator. */
    taxName?: string
    /** Type of the tax, from the calculator. */
    taxType?: string
    /** Name of the authority that the tax is paid to. */
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    /** Decimal text: `"0.23"`. */
    rate?: string
    /** Amount of this tax. */
    taxAmount?: MultiCurrencyPrice
    /** Amount that this tax is charged on. */
    taxableAmount?: MultiCurrencyPrice
    /** Amount that this tax is not charged on. */
    nonTaxableAmount?: MultiCurrencyPrice
  }[]
}

/** All availability values of a checkout line. */
export const checkoutLineAvailabilities = [
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
] as const

/** Availability of a line; every line of a completed checkout is at least `PARTIALLY_AVAILABLE`. */
export type CheckoutLineAvailability = Open<(typeof checkoutLineAvailabilities)[number]>

/** A line of a checkout. */
export interface CheckoutLineItem {
  id: string
  quantity?: number
  catalogReference?: CatalogReference
  /** Id of the item itself if the reference is to another item: the service of a booking. */
  rootCatalogItemId?: string
  /** Name of the item, in the language of the business and in that of the buyer. */
  productName?: Translatable
  url?: {
    /** Path of the item's page on the site: `/product-page/mug`. */
    relativePath?: string
    url?: string
  }
  /** Price of one piece. */
  price?: MultiCurrencyPrice
  /** Price of one piece before a discount of the catalogue. */
  fullPrice?: MultiCurrencyPrice
  /** Price of one piece before discounts of rules and coupons. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of the line after discounts. */
  lineItemPrice?: MultiCurrencyPrice
  /** Price of the line after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  /** Price of the line after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** All discounts of the line together. */
  discount?: MultiCurrencyPrice
  taxDetails?: CheckoutTaxDetails
  taxableAddress?: TaxableAddress
  descriptionLines?: DescriptionLine[]
  /** Picture of the item. */
  media?: DetailedImage
  /** Whether the item can be sold in this quantity. */
  availability?: {
    /** Whether all, some or none of the quantity is available. */
    status?: CheckoutLineAvailability
    /** Available quantity. */
    quantityAvailable?: number
  }
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  /** The subscription that the item is sold as; absent for a single purchase. */
  subscriptionOptionInfo?: {
    subscriptionSettings?: SubscriptionSettings
    title?: Translatable
    description?: Translatable
  }
  paymentOption?: PaymentOption
  serviceProperties?: ServiceProperties
  /** Text that is shown instead of a price. */
  priceDescription?: Translatable
  /** Whether the price is not known yet. */
  priceUndetermined?: boolean
  /** Amount that is paid now, for one piece; present with the option `DEPOSIT_ONLINE`. */
  depositAmount?: MultiCurrencyPrice
  deliveryProfileId?: string
  /** Whether the item is in no catalogue. */
  customLineItem?: boolean
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean
  /** Text that the customer agrees to when the payment method is saved. */
  consentRequiredPaymentPolicy?: string
  /** Terms that the customer agrees to by buying. */
  policies?: {
    title?: string
    /** The text of the terms. */
    content?: string
  }[]
  /** Whether only members may buy the item. */
  membersOnly?: boolean
  /** Choices that add to the price, such as toppings. */
  modifierGroups?: CartModifierGroup[]
  /** Price of all modifiers of the line. */
  modifiersTotalPrice?: MultiCurrencyPrice
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** The time and the place of a delivery. */
export interface CheckoutLogistics {
  /** Text for people, such as `2 to 4 working days`. */
  deliveryTime?: string
  /** Instructions for the carrier or the customer. */
  instructions?: string
  /** The place where the customer picks the goods up; absent when they are sent. */
  pickupDetails?: { address?: Address; pickupMethod?: PickupMethod }
}

/** The delivery of a checkout. */
export interface CheckoutShippingInfo {
  /** The recipient, with the address that the goods are sent to. */
  shippingDestination?: AddressWithContact
  /** The delivery method that the customer has chosen. */
  selectedCarrierServiceOption?: {
    /** Code of the delivery method. */
    code?: string
    title?: string
    /** Id of the app that offers the delivery method. */
    carrierId?: string
    /** Whether the customer requested this method. */
    requestedShippingOption?: boolean
    logistics?: CheckoutLogistics
    /** The costs of the delivery. */
    cost?: {
      price?: MultiCurrencyPrice
      /** Price after discounts, without tax. */
      totalPriceBeforeTax?: MultiCurrencyPrice
      /** Price after discounts, with tax. */
      totalPriceAfterTax?: MultiCurrencyPrice
      /** Sum of the discounts on the delivery. */
      totalDiscount?: MultiCurrencyPrice
      taxDetails?: CheckoutTaxDetails
    }
  }
  /** The delivery region that the address belongs to. */
  region?: { id?: string; name?: string }
  /** The delivery methods on offer, by the app that offers them. */
  carrierServiceOptions?: {
    carrierId?: string
    /** The delivery methods of the app. */
    shippingOptions?: {
      /** Code of the delivery method. */
      code?: string
      title?: string
      logistics?: CheckoutLogistics
      /** The cost of the delivery. */
      cost?: {
        /** The price of the delivery itself. */
        price?: MultiCurrencyPrice
        /** Other charges of the app. */
        otherCharges?: CheckoutOtherCharge[]
      }
    }[]
  }[]
}

/** All kinds of charges of an app in addition to the price of a delivery. */
export const otherChargeTypes = ['HANDLING_FEE', 'INSURANCE'] as const

/** Kinds of charges that an app adds to the price of a delivery. */
export type OtherChargeType = Open<(typeof otherChargeTypes)[number]>

/** A charge in addition to the price of a delivery, such as its insurance. */
export interface CheckoutOtherCharge {
  type?: OtherChargeType
  price?: MultiCurrencyPrice
  /** Words about the charge, at most 250 characters. */
  details?: string
}

/** The costs of a checkout. `total` includes delivery, fees and tax, and is before gift cards. */
export interface CheckoutPriceSummary {
  /** Sum of the lines, before delivery, fees and tax. */
  subtotal?: MultiCurrencyPrice
  /** Price of the delivery. */
  shipping?: MultiCurrencyPrice
  /** Sum of the taxes. */
  tax?: MultiCurrencyPrice
  /** Sum of the discounts, as a positive amount. */
  discount?: MultiCurrencyPrice
  /** Sum of the fees. */
  additionalFees?: MultiCurrencyPrice
  /** Everything together. */
  total?: MultiCurrencyPrice
}

/** A discount of a checkout. One of `coupon`, `merchantDiscount` and `discountRule` is present. */
export interface CheckoutDiscount extends AbandonedCheckoutDiscount {
  /** A manual discount of the business. */
  merchantDiscount?: {
    amount?: MultiCurrencyPrice
    /** From 0.01 to 100. */
    percentage?: number
  }
}

/** A fee of a checkout in addition to the prices of its lines. */
export interface CheckoutAdditionalFee {
  /** Code of the fee, defined by the app that added it. */
  code?: string
  name?: string
  /** Name in the language of the buyer. */
  translatedName?: string
  price?: MultiCurrencyPrice
  /** Amount of the fee without its tax. */
  priceBeforeTax?: MultiCurrencyPrice
  /** Amount of the fee with its tax. */
  priceAfterTax?: MultiCurrencyPrice
  taxDetails?: CheckoutTaxDetails
  taxableAddress?: TaxableAddress
  /** The lines that the fee is for; absent when it is for all. */
  lineItemIds?: string[]
  source?: AdditionalFeeSource
  /** Id of the app that added the fee. */
  providerAppId?: string
}

/** A checkout in progress, as events contain it. Operations read and change it as a `Cart` with the same id. */
export interface Checkout {
  id: string
  createdDate?: Date
  updatedDate?: Date
  /** Whether the order is placed. */
  completed?: boolean
  cartId?: string
  lineItems?: CheckoutLineItem[]
  /** The payer, with the billing address. */
  billingInfo?: AddressWithContact
  shippingInfo?: CheckoutShippingInfo
  buyerInfo?: BuyerInfo
  /** Note of the buyer for the business. */
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
  /** The gift card that pays for a part of the checkout. */
  giftCard?: {
    /** The code with all but its last characters hidden. */
    obfuscatedCode?: string
    /** The amount that the gift card pays. */
    amount?: MultiCurrencyPrice
    /** The most that the gift card is to pay; as much as it can when absent. */
    requestedAmount?: MultiCurrencyPrice
    /** Id of the app that issued the gift card. */
    appId?: string
    /** Id of the gift card in that app. */
    externalId?: string
  }
  /** The discounts that lower the total. */
  appliedDiscounts?: CheckoutDiscount[]
  additionalFees?: CheckoutAdditionalFee[]
  /** The tax of the whole checkout. */
  taxSummary?: {
    /** Amount that tax is charged on. */
    taxableAmount?: MultiCurrencyPrice
    /** Sum of the taxes. */
    totalTax?: MultiCurrencyPrice
  }
  /** Whether prices include tax, so that the total does not grow by it. */
  taxIncludedInPrice?: boolean
  taxExemptGroupId?: string
  membershipOptions?: MembershipOptions
  /** Warnings do not stop the order. */
  violations?: {
    severity?: ViolationSeverity
    description?: string
    /** One of the fields is present. */
    target?: {
      /** The part of the checkout that the violation is about, when it is not a line. */
      other?: { name?: string }
      /** The line that the violation is about. */
      lineItem?: { name?: string; id?: string }
    }
  }[]
  /** Fields of the checkout that the business added, with the answers of the buyer. */
  customFields?: {
    title?: string
    /** Title in the language of the buyer. */
    translatedTitle?: string
    /** The answer of the buyer. */
    value?: unknown
  }[]
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
    /** Whether the customer can neither add nor remove gift cards. */
    lockGiftCard?: boolean
    /** Whether the customer can neither add nor remove coupons. */
    lockCouponCode?: boolean
    /** Whether the checkout leaves out the box with which customers agree to the policies. */
    disabledPolicyAgreementCheckbox?: boolean
    /** Whether the checkout offers no payment at the business. */
    disabledManualPayment?: boolean
  }
  /** The component of the site that the checkout belongs to. */
  customContentReference?: { appId?: string; componentId?: string }
  /** Id of the checkout in another system, by its app. */
  externalReference?: { appId?: string; resourceId?: string }
  /** Your own data, by namespace. */
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
