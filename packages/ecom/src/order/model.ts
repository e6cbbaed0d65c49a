import {
  type Address,
  date,
  detailedImage,
  type DetailedImage,
  entity,
  type Open,
  type Price,
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
} from '../line-item.ts'

/** Every status of an order. */
export const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const

/** The status of an order. A `PENDING` order waits for its payment; the payment of a `REJECTED` one failed. */
export type OrderStatus = Open<(typeof orderStatuses)[number]>

/** Every payment status of an order. */
export const orderPaymentStatuses = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const

/** Whether an order is paid. `PENDING_MERCHANT`: the business has to act. */
export type OrderPaymentStatus = Open<(typeof orderPaymentStatuses)[number]>

/** Every fulfillment status of an order. */
export const fulfillmentStatuses = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED'] as const

/** Whether the items of an order have been handed over. */
export type FulfillmentStatus = Open<(typeof fulfillmentStatuses)[number]>

/** Every channel that an order may come from. */
export const channelTypes = [
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
] as const

/** The channel that an order came from. */
export type ChannelType = Open<(typeof channelTypes)[number]>

/** Every type of entry in the history of an order. */
export const orderActivityTypes = [
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_CREATED_FROM_EXCHANGE',
  'NEW_EXCHANGE_ORDER_CREATED',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
] as const

/** The type of an entry in the history of an order. */
export type OrderActivityType = Open<(typeof orderActivityTypes)[number]>

/** Every advertisement that an order may be attributed to. */
export const attributionSources = ['FACEBOOK_ADS'] as const

/** The advertisement that led to an order. */
export type AttributionSource = Open<(typeof attributionSources)[number]>

/** A purchase. */
export interface Order {
  id: string
  /** Order number for people, counting up. */
  number?: string
  createdDate?: Date
  updatedDate?: Date
  /** Date of the purchase; differs from `createdDate` for imported orders. */
  purchasedDate?: Date
  status?: OrderStatus
  paymentStatus?: OrderPaymentStatus
  fulfillmentStatus?: FulfillmentStatus
  lineItems?: OrderLineItem[]
  buyerInfo?: BuyerInfo
  /** Language code: two letters, or language and region. */
  buyerLanguage?: string
  buyerNote?: string
  weightUnit?: WeightUnit
  /** Three letters, ISO 4217. */
  currency?: string
  taxIncludedInPrices?: boolean
  siteLanguage?: string
  priceSummary?: OrderPriceSummary
  /** The open and the paid amounts. */
  balanceSummary?: BalanceSummary
  billingInfo?: AddressWithContact
  shippingInfo?: ShippingInformation
  recipientInfo?: AddressWithContact
  taxInfo?: OrderTaxInfo
  /** The platform's older form of `taxInfo`. */
  taxSummary?: { totalTax?: Price }
  appliedDiscounts?: AppliedDiscount[]
  additionalFees?: OrderAdditionalFee[]
  activities?: OrderActivity[]
  attributionSource?: AttributionSource
  createdBy?: { userId?: string; memberId?: string; visitorId?: string; appId?: string }
  channelInfo?: { type?: ChannelType; externalOrderId?: string; externalOrderUrl?: string }
  /** Id of the checkout, the same as the id of the cart. */
  checkoutId?: string
  archived?: boolean
  seenByAHuman?: boolean
  customFields?: { title?: string; translatedTitle?: string; value?: unknown }[]
  businessLocation?: { id?: string; name?: string }
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  purchaseFlowId?: string
  tags?: { privateTags?: { tagIds?: string[] }; tags?: { tagIds?: string[] } }
  imported?: boolean
}

export interface OrderLineItem {
  id: string
  productName?: Translatable
  catalogReference?: CatalogReference
  /** Id of the item itself when the reference names a stand-in: the service of a booking. */
  rootCatalogItemId?: string
  quantity?: number
  itemType?: ItemType
  descriptionLines?: DescriptionLine[]
  image?: DetailedImage
  physicalProperties?: PhysicalProperties
  serviceProperties?: ServiceProperties
  /** Price of one piece after discounts of the line. */
  price?: Price
  priceBeforeDiscounts?: Price
  totalDiscount?: Price
  totalPriceBeforeTax?: Price
  totalPriceAfterTax?: Price
  lineItemPrice?: Price
  /** Text that is shown in place of a price. */
  priceDescription?: Translatable
  depositAmount?: Price
  paymentOption?: PaymentOption
  taxInfo?: LineItemTaxInfo
  /** Present for `DIGITAL` lines. */
  digitalFile?: { fileId?: string; link?: string; expirationDate?: Date }
  subscriptionInfo?: SubscriptionInfo
  fulfillerId?: string
  refundQuantity?: number
  restockQuantity?: number
  fixedQuantity?: boolean
  extendedFields?: { namespaces?: Record<string, unknown> }
}

export interface SubscriptionInfo {
  id?: string
  cycleNumber?: number
  title?: Translatable
  description?: Translatable
  subscriptionSettings?: SubscriptionSettings
}

/** The buyer of an order. One of the ids is present. */
export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

export interface AddressWithContact {
  address?: Address
  contactDetails?: ContactDetails
}

/** The costs of an order. `total` includes delivery, fees and tax. */
export interface OrderPriceSummary {
  subtotal?: Price
  shipping?: Price
  tax?: Price
  discount?: Price
  totalAdditionalFees?: Price
  total?: Price
}

export interface BalanceSummary {
  /** The amount that is still to be paid. */
  balance?: Price
  paid?: Price
  refunded?: Price
  authorized?: Price
  pending?: Price
  pendingRefund?: Price
}

/** The delivery of an order. */
export interface ShippingInformation {
  carrierId?: string
  /** Code of the delivery method. */
  code?: string
  title?: string
  logistics?: DeliveryLogistics
  cost?: {
    price?: Price
    totalPriceBeforeTax?: Price
    totalPriceAfterTax?: Price
    taxInfo?: LineItemTaxInfo
    discount?: Price
  }
  region?: { name?: string }
}

/** Every place where customers pick up an order. */
export const pickupMethods = ['STORE_PICKUP', 'PICKUP_POINT'] as const

/** Whether an order is picked up at the business or at a pickup point. */
export type PickupMethod = Open<(typeof pickupMethods)[number]>

/** The delivery's destination, or the place where the customer picks the order up. */
export interface DeliveryLogistics {
  shippingDestination?: AddressWithContact
  pickupDetails?: { address?: Address; pickupMethod?: PickupMethod }
  /** Text for people, such as `2 to 4 working days`. */
  deliveryTime?: string
  instructions?: string
  deliverByDate?: Date
  deliveryTimeSlot?: { from?: Date; to?: Date }
}

/** Every type of authority that a tax is paid to. */
export const jurisdictionTypes = ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const

/** The authority that a tax is paid to. */
export type JurisdictionType = Open<(typeof jurisdictionTypes)[number]>

export interface LineItemTaxInfo {
  taxAmount?: Price
  taxableAmount?: Price
  /** Decimal text: `"0.23"`. */
  taxRate?: string
  taxIncludedInPrice?: boolean
  taxBreakdown?: {
    taxName?: string
    taxType?: string
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    rate?: string
    taxAmount?: Price
    taxableAmount?: Price
    nonTaxableAmount?: Price
  }[]
}

export interface OrderTaxInfo {
  totalTax?: Price
  taxExempt?: boolean
  taxBreakdown?: {
    taxName?: string
    taxType?: string
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    /** Decimal text: `"0.23"`. */
    rate?: string
    aggregatedTaxAmount?: Price
    aggregatedTaxableAmount?: Price
  }[]
}

/** Every type of discount of an order. */
export const appliedDiscountTypes = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const

/** The part of an order that a discount lowers: the order, some lines or the delivery. */
export type AppliedDiscountType = Open<(typeof appliedDiscountTypes)[number]>

/** A discount. One of `coupon`, `merchantDiscount` and `discountRule` names its source. */
export interface AppliedDiscount {
  id?: string
  discountType?: AppliedDiscountType
  coupon?: { id?: string; code?: string; name?: string; amount?: Price }
  merchantDiscount?: { amount?: Price; percentage?: number }
  discountRule?: { id?: string; name?: Translatable; amount?: Price }
  lineItemDiscounts?: { id?: string; totalDiscount?: Price }[]
}

/** Every source of an additional fee. */
export const additionalFeeSources = ['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'] as const

/** The source of an additional fee. */
export type AdditionalFeeSource = Open<(typeof additionalFeeSources)[number]>

export interface OrderAdditionalFee {
  id?: string
  code?: string
  name?: string
  price?: Price
  priceBeforeTax?: Price
  priceAfterTax?: Price
  lineItemIds?: string[]
  source?: AdditionalFeeSource
}

/** An entry of an order's history. The fields beside `activityType` depend on it. */
export interface OrderActivity {
  id?: string
  activityType?: OrderActivityType
  createdDate?: Date
  authorEmail?: string
  merchantComment?: { message?: string }
  customActivity?: { appId?: string; type?: string; additionalData?: Record<string, string> }
  orderRefunded?: { manual?: boolean; amount?: Price; reason?: string }
}

const lineItemShape: Shape<OrderLineItem> = /* @__PURE__ */ entity<OrderLineItem>({
  image: detailedImage,
  physicalProperties: physicalPropertiesShape,
  serviceProperties: servicePropertiesShape,
  digitalFile: /* @__PURE__ */ shape<NonNullable<OrderLineItem['digitalFile']>>({ expirationDate: date }),
  subscriptionInfo: /* @__PURE__ */ shape<SubscriptionInfo>({
    subscriptionSettings: subscriptionSettingsShape,
  }),
})

const logisticsShape: Shape<DeliveryLogistics> = /* @__PURE__ */ shape<DeliveryLogistics>({
  deliverByDate: date,
  deliveryTimeSlot: /* @__PURE__ */ shape<NonNullable<DeliveryLogistics['deliveryTimeSlot']>>({
    from: date,
    to: date,
  }),
})

export const orderShape: Shape<Order> = /* @__PURE__ */ entity<Order>({
  createdDate: date,
  updatedDate: date,
  purchasedDate: date,
  lineItems: lineItemShape,
  shippingInfo: /* @__PURE__ */ shape<ShippingInformation>({ logistics: logisticsShape }),
  activities: /* @__PURE__ */ entity<OrderActivity>({ createdDate: date }),
  appliedDiscounts: /* @__PURE__ */ entity<AppliedDiscount>({}),
  additionalFees: /* @__PURE__ */ entity<OrderAdditionalFee>({}),
})
