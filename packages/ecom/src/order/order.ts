import { date, entity, type Open, type Price, type Shape, type Tags } from '@frontdesk/core'
import type { WeightUnit } from '../line-item.ts'
import { type OrderActivity, orderActivityShape } from './activity.ts'
import {
  type AppliedDiscount,
  appliedDiscountShape,
  type BalanceSummary,
  type OrderAdditionalFee,
  orderAdditionalFeeShape,
  type OrderPriceSummary,
  type PlatformFeeSummary,
} from './costs.ts'
import { type AddressWithContact, type ShippingInformation, shippingInformationShape } from './delivery.ts'
import { type OrderLineItem, orderLineItemShape } from './order-line-item.ts'
import type { OrderTaxInfo } from './tax.ts'

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

/** All channels of an order. */
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

/** All advertising sources of an order. */
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
  /** Note of the buyer for the business. */
  buyerNote?: string
  weightUnit?: WeightUnit
  /** Three letters, ISO 4217. */
  currency?: string
  /** The original currency and the rate, where the order was converted. */
  currencyConversionDetails?: {
    /** Three letters, ISO 4217. */
    originalCurrency?: string
    /** Decimal text. */
    conversionRate?: string
  }
  /** Whether the prices include the tax. */
  taxIncludedInPrices?: boolean
  /** Language of the site: two letters, or language and region. */
  siteLanguage?: string
  priceSummary?: OrderPriceSummary
  /** The costs that fall due after a free trial. */
  payAfterFreeTrial?: OrderPriceSummary
  platformFeeSummary?: PlatformFeeSummary
  /** The open and the paid amounts. */
  balanceSummary?: BalanceSummary
  /** Address and contact for the invoice. */
  billingInfo?: AddressWithContact
  /** Method, destination and cost of the delivery. */
  shippingInfo?: ShippingInformation
  /** Address and contact of the recipient. */
  recipientInfo?: AddressWithContact
  taxInfo?: OrderTaxInfo
  /** The platform's older form of `taxInfo`. */
  taxSummary?: {
    /** Sum of the taxes. */
    totalTax?: Price
  }
  appliedDiscounts?: AppliedDiscount[]
  additionalFees?: OrderAdditionalFee[]
  activities?: OrderActivity[]
  attributionSource?: AttributionSource
  /** The person or app that created the order; one of the ids is present. */
  createdBy?: { userId?: string; memberId?: string; visitorId?: string; appId?: string }
  /** The channel of the sale, and the order's id and page there. */
  channelInfo?: {
    type?: ChannelType
    externalOrderId?: string
    /** Address of the order's page on the channel. */
    externalOrderUrl?: string
  }
  /** Id of the checkout, the same as the id of the cart. */
  checkoutId?: string
  /** Whether the order is archived. */
  archived?: boolean
  /** Whether the business has opened the order. */
  seenByAHuman?: boolean
  /** Fields of the checkout that the business added, with the answers of the buyer. */
  customFields?: {
    title?: string
    /** Title in the language of the buyer. */
    translatedTitle?: string
    /** Answer of the buyer. */
    value?: unknown
  }[]
  /** The location of the business that the order belongs to. */
  businessLocation?: { id?: string; name?: string }
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  purchaseFlowId?: string
  /** Tags by which the business groups orders. */
  tags?: Tags
  /** Whether the order came from another system. */
  imported?: boolean
}

/** The buyer of an order. One of the ids is present. */
export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

export const orderShape: Shape<Order> = /* @__PURE__ */ entity<Order>({
  createdDate: date,
  updatedDate: date,
  purchasedDate: date,
  lineItems: orderLineItemShape,
  shippingInfo: shippingInformationShape,
  activities: orderActivityShape,
  appliedDiscounts: appliedDiscountShape,
  additionalFees: orderAdditionalFeeShape,
})
