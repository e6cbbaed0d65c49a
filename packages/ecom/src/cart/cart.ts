import {
  type Address,
  date,
  entity,
  image,
  type Image,
  type MultiCurrencyPrice,
  type Open,
  shape,
  type Shape,
  type Translatable,
} from '@frontdesk/core'
import {
  type CatalogReference,
  type ContactDetails,
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
import type { ChannelType } from '../order/order.ts'

/** The items that a customer has chosen and not yet ordered. Its id is also the id of the checkout. */
export interface Cart {
  id: string
  createdDate?: Date
  updatedDate?: Date
  /** Revision number as text; it increases with each change. */
  revision?: string
  lineItems?: CartLineItem[]
  /** All lines together, before discounts, delivery and tax that is not in the prices. */
  subtotal?: MultiCurrencyPrice
  note?: string
  coupons?: CartCoupon[]
  source?: CartSource
  businessInfo?: { locationId?: string; languageCode?: string; currencyCode?: string }
  customerInfo?: CustomerInfo
  deliveryInfo?: DeliveryInfo
  taxInfo?: { pricesIncludeTax?: boolean; taxExemptGroupId?: string }
  paymentInfo?: PaymentInfo
  /** Whether it has become an order; it cannot be changed then. */
  orderPlaced?: boolean
  orderId?: string
  purchaseFlowId?: string
  customCheckoutUrl?: string
  settings?: CartSettings
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  currentCart?: boolean
  /** Whether the cart is for a demonstration and cannot be paid. */
  demo?: boolean
}

/** Where a cart comes from, and who created it. */
export interface CartSource {
  channelType?: ChannelType
  /** One of the ids is present. */
  createdBy?: { visitorId?: string; memberId?: string; userId?: string; appId?: string }
  /** Ids of the cart in other systems, by their apps. */
  externalReferences?: { appId?: string; resourceId?: string }[]
  /** The component of the site that the cart belongs to. */
  customContentReference?: { appId?: string; componentId?: string }
}

/** Parts of the checkout that the customer cannot change or does not see. */
export interface CartSettings {
  lockGiftCard?: boolean
  lockCouponCode?: boolean
  policyAgreementCheckboxDisabled?: boolean
  manualPaymentDisabled?: boolean
}

/** Every status of a line of a cart. */
export const cartLineStatuses = [
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
] as const

/** Whether the requested quantity of a line is in stock. */
export type CartLineStatus = Open<(typeof cartLineStatuses)[number]>

/** A line of a cart. */
export interface CartLineItem {
  id: string
  name?: Translatable
  quantityInfo?: CartQuantityInfo
  pricing?: CartPricingInfo
  source?: CartLineSource
  attributes?: CartLineAttributes
  deliveryConfig?: { deliveryProfileId?: string; fulfillerId?: string }
  taxConfig?: {
    taxableAddress?: TaxableAddress
    taxGroupId?: string
  }
  paymentConfig?: {
    paymentOption?: PaymentOption
    depositAmount?: MultiCurrencyPrice
    savePaymentMethod?: boolean
    /** Text that the customer agrees to when the payment method is saved. */
    consentRequiredPaymentPolicy?: string
    membership?: CartMembership
  }
  /** Choices that add to the price, such as toppings. */
  modifierGroups?: CartModifierGroup[]
  status?: CartLineStatus
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  discounts?: { name?: Translatable; amountOff?: MultiCurrencyPrice; source?: CartDiscountSource }[]
  customLineItem?: boolean
}

/** Quantities of a line: requested, confirmed and available. */
export interface CartQuantityInfo {
  /** The quantity in stock, up to the requested one. */
  confirmedQuantity?: number
  requestedQuantity?: number
  /** The quantity in stock; absent when there is no limit. */
  availableQuantity?: number
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
}

/** Prices of a line. */
export interface CartPricingInfo {
  unitPrice?: MultiCurrencyPrice
  totalPrice?: MultiCurrencyPrice
  /** Text that is shown in place of a price. */
  priceDescription?: Translatable
  priceUndetermined?: boolean
  /** The prices before and after a discount of the catalogue. */
  breakdown?: {
    fullPrice?: MultiCurrencyPrice
    salePrice?: MultiCurrencyPrice
    /** The part of the price that the chosen modifiers add. */
    totalModifiersPrice?: MultiCurrencyPrice
  }
}

/** Every way in which a membership counts what is bought with it. */
export const membershipRedemptionTypes = ['CREDITS', 'SESSIONS'] as const

/** The way in which a membership counts what is bought with it. */
export type MembershipRedemptionType = Open<(typeof membershipRedemptionTypes)[number]>

/** The membership that pays for a line: one that the customer has, or one that is in the same cart. */
export interface CartMembership {
  existingMembership?: { appId?: string; membershipId?: string }
  futureMembership?: { lineItemId?: string; benefitId?: string }
  name?: Translatable
  /** Number of credits or sessions that the line takes. */
  redemptionCost?: number
  redemptionType?: MembershipRedemptionType
}

/** The choices that a customer made in one group, such as toppings. */
export interface CartModifierGroup {
  id?: string
  name?: Translatable
  modifiers?: {
    id?: string
    quantity?: number
    label?: Translatable
    details?: Translatable
    price?: MultiCurrencyPrice
  }[]
}

/** Every type of source of a discount. */
export const cartDiscountSources = ['AUTOMATIC_RULE', 'COUPON'] as const

/** The type of the source of a discount. */
export type CartDiscountSourceType = Open<(typeof cartDiscountSources)[number]>

/** The source of a discount. */
export interface CartDiscountSource {
  sourceType?: CartDiscountSourceType
  /** Present with type `COUPON`. */
  couponCode?: string
}

/** The catalogue and the item that a line comes from. */
export interface CartLineSource {
  catalogReference?: CatalogReference
  /** Id of the item itself when the reference names a stand-in: the service of a booking. */
  rootCatalogItemId?: string
  inventoryAppId?: string
  catalogOverrideFields?: CatalogOverrideFields
}

/** Data of a line that stands in place of its catalogue's. Amounts are decimal text. */
export interface CatalogOverrideFields {
  name?: Translatable
  salePrice?: string
  fullPrice?: string
  descriptionLines?: DescriptionLine[]
  physicalProperties?: PhysicalProperties
  image?: Image
  paymentOption?: { value?: PaymentOption }
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** Properties of the item of a line, for display, delivery and payment. */
export interface CartLineAttributes {
  descriptionLines?: DescriptionLine[]
  image?: Image
  url?: { relativePath?: string; url?: string }
  /** Terms that the customer agrees to by buying. */
  policies?: { title?: string; content?: string }[]
  itemType?: ItemType
  physicalProperties?: PhysicalProperties
  serviceProperties?: ServiceProperties
  subscriptionInfo?: {
    subscriptionSettings?: SubscriptionSettings
    title?: Translatable
    description?: Translatable
  }
  membersOnly?: boolean
}

/** A coupon that the customer has entered. */
export interface CartCoupon {
  id?: string
  code?: string
}

/** The owner of a cart. One of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
export interface CustomerInfo extends ContactDetails {
  visitorId?: string
  memberId?: string
  userId?: string
  /** Whether everybody who knows the id of the cart may use it. */
  openAccess?: boolean
  contactId?: string
  email?: string
  languageCode?: string
  currencyCode?: string
}

/** Destination and method of the delivery of a cart. */
export interface DeliveryInfo {
  address?: Address
  method?: DeliveryMethod
  weightUnit?: WeightUnit
}

/** The way in which goods reach the customer. */
export interface DeliveryMethod {
  code?: string
  /** Id of the app that offers the delivery method. */
  appId?: string
  title?: Translatable
  /** Whether the customer collects the goods. */
  pickup?: boolean
}

/** Currency, invoice address and gift cards of the payment. */
export interface PaymentInfo {
  currencyCode?: string
  billingAddress?: Address
  billingContact?: ContactDetails
  giftCards?: CartGiftCard[]
}

/** A gift card that pays for a part of a cart. */
export interface CartGiftCard {
  id?: string
  obfuscatedCode?: string
  /** Id of the app that issued the gift card. */
  appId?: string
  /** Id of the gift card in that app. */
  externalId?: string
  requestedRedeemAmount?: MultiCurrencyPrice
}

const sourceShape: Shape<CartLineSource> = /* @__PURE__ */ shape<CartLineSource>({
  catalogOverrideFields: /* @__PURE__ */ shape<CatalogOverrideFields>({
    image,
    physicalProperties: physicalPropertiesShape,
  }),
})

const attributesShape: Shape<CartLineAttributes> = /* @__PURE__ */ shape<CartLineAttributes>({
  image,
  physicalProperties: physicalPropertiesShape,
  serviceProperties: servicePropertiesShape,
  subscriptionInfo: /* @__PURE__ */ shape<NonNullable<CartLineAttributes['subscriptionInfo']>>({
    subscriptionSettings: subscriptionSettingsShape,
  }),
})

export const cartShape: Shape<Cart> = /* @__PURE__ */ entity<Cart>({
  createdDate: date,
  updatedDate: date,
  lineItems: /* @__PURE__ */ entity<CartLineItem>({ source: sourceShape, attributes: attributesShape }),
  coupons: /* @__PURE__ */ entity<CartCoupon>({}),
  paymentInfo: /* @__PURE__ */ shape<PaymentInfo>({ giftCards: /* @__PURE__ */ entity<CartGiftCard>({}) }),
})
