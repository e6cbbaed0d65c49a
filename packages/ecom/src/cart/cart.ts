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
  /** Note of the customer for the business. */
  note?: string
  coupons?: CartCoupon[]
  source?: CartSource
  /** Location, language and currency of the business. */
  businessInfo?: {
    locationId?: string
    /** Language of the shop: two letters, or language and region. */
    languageCode?: string
    /** Currency of the shop: three letters, ISO 4217. */
    currencyCode?: string
  }
  customerInfo?: CustomerInfo
  deliveryInfo?: DeliveryInfo
  /** Whether the prices include tax, and the tax exemption of the customer. */
  taxInfo?: {
    /** Whether the prices include the tax. */
    pricesIncludeTax?: boolean
    taxExemptGroupId?: string
  }
  paymentInfo?: PaymentInfo
  /** Whether it has become an order; it cannot be changed then. */
  orderPlaced?: boolean
  orderId?: string
  purchaseFlowId?: string
  /** Address of a checkout page of your own; the platform's page is used when it is absent. */
  customCheckoutUrl?: string
  settings?: CartSettings
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  /** Whether it is the cart that the visitor or member is filling now. */
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
  /** Whether the customer can neither add nor remove gift cards. */
  lockGiftCard?: boolean
  /** Whether the customer can neither add nor remove coupons. */
  lockCouponCode?: boolean
  /** Whether the checkout leaves out the box with which customers agree to the policies. */
  policyAgreementCheckboxDisabled?: boolean
  /** Whether the checkout offers no payment at the business. */
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
  /** Prices of the line. */
  pricing?: CartPricingInfo
  source?: CartLineSource
  attributes?: CartLineAttributes
  /** The delivery profile of the item, and the app that sends it. */
  deliveryConfig?: { deliveryProfileId?: string; fulfillerId?: string }
  /** Tax group of the item, and the address that it is taxed by. */
  taxConfig?: {
    taxableAddress?: TaxableAddress
    taxGroupId?: string
  }
  /** When and by which means the line is paid. */
  paymentConfig?: {
    paymentOption?: PaymentOption
    /** Amount that is paid now, for one piece; present with the option `DEPOSIT_ONLINE`. */
    depositAmount?: MultiCurrencyPrice
    /** Whether the payment method is saved for later charges. */
    savePaymentMethod?: boolean
    /** Text that the customer agrees to when the payment method is saved. */
    consentRequiredPaymentPolicy?: string
    membership?: CartMembership
  }
  /** Choices that add to the price, such as toppings. */
  modifierGroups?: CartModifierGroup[]
  status?: CartLineStatus
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  /** The discounts that lower the line. */
  discounts?: {
    name?: Translatable
    /** Amount that is taken off the line. */
    amountOff?: MultiCurrencyPrice
    source?: CartDiscountSource
  }[]
  /** Whether the item is in no catalogue. */
  customLineItem?: boolean
}

/** Quantities of a line: requested, confirmed and available. */
export interface CartQuantityInfo {
  /** The quantity in stock, up to the requested one. */
  confirmedQuantity?: number
  /** The quantity that the customer wants. */
  requestedQuantity?: number
  /** The quantity in stock; absent when there is no limit. */
  availableQuantity?: number
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
}

/** Prices of a line. */
export interface CartPricingInfo {
  /** Price of one piece. */
  unitPrice?: MultiCurrencyPrice
  /** Price of the line: unit price times quantity. */
  totalPrice?: MultiCurrencyPrice
  /** Text that is shown instead of a price. */
  priceDescription?: Translatable
  /** Whether the price is not known yet. */
  priceUndetermined?: boolean
  /** The prices before and after a discount of the catalogue. */
  breakdown?: {
    /** Price of one piece before the discount. */
    fullPrice?: MultiCurrencyPrice
    /** Price of one piece after the discount. */
    salePrice?: MultiCurrencyPrice
    /** The part of the price that the chosen modifiers add. */
    totalModifiersPrice?: MultiCurrencyPrice
  }
}

/** All ways in which a membership counts purchases. */
export const membershipRedemptionTypes = ['CREDITS', 'SESSIONS'] as const

/** How a membership counts purchases. */
export type MembershipRedemptionType = Open<(typeof membershipRedemptionTypes)[number]>

/** The membership that pays for a line: one that the customer has, or one that is in the same cart. */
export interface CartMembership {
  /** A membership that the customer has. */
  existingMembership?: { appId?: string; membershipId?: string }
  /** A membership that is included in a plan in the same cart. */
  futureMembership?: { lineItemId?: string; benefitId?: string }
  name?: Translatable
  /** Number of credits or sessions that the line uses. */
  redemptionCost?: number
  redemptionType?: MembershipRedemptionType
}

/** The choices that a customer made in one group, such as toppings. */
export interface CartModifierGroup {
  id?: string
  name?: Translatable
  /** The choices that were made in the group. */
  modifiers?: {
    id?: string
    quantity?: number
    /** Name of the choice, such as a topping. */
    label?: Translatable
    /** More text about the choice. */
    details?: Translatable
    /** Amount that one piece of the choice adds. */
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

/** The catalog and the item that a line comes from. */
export interface CartLineSource {
  catalogReference?: CatalogReference
  /** Id of the item itself if the reference is to another item: the service of a booking. */
  rootCatalogItemId?: string
  inventoryAppId?: string
  catalogOverrideFields?: CatalogOverrideFields
}

/** Data of a line that overrides its catalog's. Amounts are decimal text. */
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
  /** Picture of the item. */
  image?: Image
  url?: {
    /** Path on the site, without its domain. */
    relativePath?: string
    url?: string
  }
  /** Terms that the customer agrees to by buying. */
  policies?: {
    title?: string
    /** Text of the policy. */
    content?: string
  }[]
  itemType?: ItemType
  physicalProperties?: PhysicalProperties
  serviceProperties?: ServiceProperties
  /** The subscription that the line buys; absent for a single purchase. */
  subscriptionInfo?: {
    subscriptionSettings?: SubscriptionSettings
    title?: Translatable
    description?: Translatable
  }
  /** Whether only members of the site can buy the item. */
  membersOnly?: boolean
}

/** A coupon that the customer has entered. */
export interface CartCoupon {
  id?: string
  /** Code that the customer typed. */
  code?: string
}

/** The owner of a cart. One of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
export interface CustomerInfo extends ContactDetails {
  visitorId?: string
  memberId?: string
  userId?: string
  /** Whether anybody who knows the id of the cart may use it. */
  openAccess?: boolean
  contactId?: string
  email?: string
  /** Language: two letters, or language and region. */
  languageCode?: string
  /** Currency: three letters, ISO 4217. */
  currencyCode?: string
}

/** Destination and method of the delivery of a cart. */
export interface DeliveryInfo {
  /** The address that goods are sent to. */
  address?: Address
  method?: DeliveryMethod
  weightUnit?: WeightUnit
}

/** The way in which goods reach the customer. */
export interface DeliveryMethod {
  /** Code of the method, unique for its app. */
  code?: string
  /** Id of the app that offers the delivery method. */
  appId?: string
  title?: Translatable
  /** Whether the customer collects the goods. */
  pickup?: boolean
}

/** Currency, invoice address and gift cards of the payment. */
export interface PaymentInfo {
  /** Currency: three letters, ISO 4217. */
  currencyCode?: string
  /** Address for the invoice. */
  billingAddress?: Address
  /** Name and telephone number for the invoice. */
  billingContact?: ContactDetails
  giftCards?: CartGiftCard[]
}

/** A gift card that pays for a part of a cart. */
export interface CartGiftCard {
  id?: string
  /** The code with all but its last characters hidden. */
  obfuscatedCode?: string
  /** Id of the app that issued the gift card. */
  appId?: string
  /** Id of the gift card in that app. */
  externalId?: string
  /** Highest amount that the gift card is to pay; as much as it can when absent. */
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
