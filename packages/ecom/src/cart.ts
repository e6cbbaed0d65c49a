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
  type WeightUnit,
} from './line-item.ts'
import type { ChannelType } from './order/model.ts'

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
  source?: { channelType?: ChannelType }
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
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  currentCart?: boolean
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

/** Every address that a tax may go by. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING', 'SHIPPING'] as const

/** The address that the tax of a line goes by. */
export type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>

export interface CartLineItem {
  id: string
  name?: Translatable
  quantityInfo?: CartQuantityInfo
  pricing?: CartPricingInfo
  source?: CartLineSource
  attributes?: CartLineAttributes
  deliveryConfig?: { deliveryProfileId?: string; fulfillerId?: string }
  taxConfig?: {
    taxableAddress?: { addressType?: TaxableAddressType }
    taxGroupId?: string
  }
  paymentConfig?: {
    paymentOption?: PaymentOption
    depositAmount?: MultiCurrencyPrice
    savePaymentMethod?: boolean
  }
  status?: CartLineStatus
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  discounts?: { name?: Translatable; amountOff?: MultiCurrencyPrice }[]
  customLineItem?: boolean
}

export interface CartQuantityInfo {
  /** The quantity in stock, up to the requested one. */
  confirmedQuantity?: number
  requestedQuantity?: number
  /** The quantity in stock; absent when there is no limit. */
  availableQuantity?: number
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
}

export interface CartPricingInfo {
  unitPrice?: MultiCurrencyPrice
  totalPrice?: MultiCurrencyPrice
  /** Text that is shown in place of a price. */
  priceDescription?: Translatable
  priceUndetermined?: boolean
  /** The prices before and after a discount of the catalogue. */
  breakdown?: { fullPrice?: MultiCurrencyPrice; salePrice?: MultiCurrencyPrice }
}

export interface CartLineSource {
  catalogReference?: CatalogReference
  /** Id of the item itself when the reference names a stand-in: the service of a booking. */
  rootCatalogItemId?: string
  inventoryAppId?: string
  catalogOverrideFields?: { name?: Translatable; image?: Image }
}

export interface CartLineAttributes {
  descriptionLines?: DescriptionLine[]
  image?: Image
  url?: { relativePath?: string; url?: string }
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

export interface CartCoupon {
  id?: string
  code?: string
}

/** The owner of a cart. One of the first three ids is present. */
export interface CustomerInfo extends ContactDetails {
  visitorId?: string
  memberId?: string
  userId?: string
  contactId?: string
  email?: string
  languageCode?: string
  currencyCode?: string
}

export interface DeliveryInfo {
  address?: Address
  method?: DeliveryMethod
  weightUnit?: WeightUnit
}

export interface DeliveryMethod {
  code?: string
  /** Id of the app that offers the delivery method. */
  appId?: string
  title?: Translatable
  /** Whether the customer collects the goods. */
  pickup?: boolean
}

export interface PaymentInfo {
  currencyCode?: string
  billingAddress?: Address
  billingContact?: ContactDetails
  giftCards?: CartGiftCard[]
}

export interface CartGiftCard {
  id?: string
  obfuscatedCode?: string
  requestedRedeemAmount?: MultiCurrencyPrice
}

const sourceShape: Shape<CartLineSource> = /* @__PURE__ */ shape<CartLineSource>({
  catalogOverrideFields: /* @__PURE__ */ shape<NonNullable<CartLineSource['catalogOverrideFields']>>({
    image,
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
