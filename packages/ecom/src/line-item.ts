import { date, float, type Open, shape, type Shape, type Translatable } from '@frontdesk/core'

/** Names an item in its catalogue. */
export interface CatalogReference {
  /** Id of the item in the catalog, such as a product id or a booking id. */
  catalogItemId: string
  /** Id of the app with the catalog, such as the store or bookings. */
  appId: string
  /** Chosen options: `{ variantId }`, `{ options: { Size: 'M' } }`, … */
  options?: Record<string, unknown>
}

/** Every preset type of a line item. */
export const itemTypes = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE', 'CUSTOM_AMOUNT_ITEM'] as const

/** The type of an item. One of the two fields is present. */
export interface ItemType {
  /** A type that the platform defines. */
  preset?: Open<(typeof itemTypes)[number]>
  /** A type that the catalog defines. */
  custom?: string
}

/** One line of text under the name, such as a chosen option. */
export interface DescriptionLine {
  name?: Translatable
  /** The text. */
  plainText?: Translatable
  /** A color, instead of a text. */
  colorInfo?: {
    /** Name of the color in the language of the shop. */
    original?: string
    /** Name of the color in the language of the buyer. */
    translated?: string
    /** The color itself, such as `#ff0000`. */
    code?: string
  }
}

/** Every way to pay for a line item. */
export const paymentOptions = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const

/** The way to pay for a line. */
export type PaymentOption = Open<(typeof paymentOptions)[number]>

/** Every unit of weight. */
export const weightUnits = ['KG', 'LB'] as const

/** The unit of all weights of a cart or an order. */
export type WeightUnit = Open<(typeof weightUnits)[number]>

/** Weight and delivery of goods. */
export interface PhysicalProperties {
  /** Weight of one piece, in the weight unit of the cart or order. */
  weight?: number
  /** Stock-keeping unit of the business. */
  sku?: string
  /** Whether the item can be sent. */
  shippable?: boolean
}

/** The booked service of a line. */
export interface ServiceProperties {
  /** Start of the booked session. */
  scheduledDate?: Date
  /** Number of participants. */
  numberOfParticipants?: number
}

/** All interval units of a subscription. */
export const subscriptionFrequencies = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const

/** The unit that the interval of a subscription counts. */
export type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>

/** The interval and the start of a subscription's charges. */
export interface SubscriptionSettings {
  frequency?: SubscriptionFrequency
  /** Number of units between two charges. */
  interval?: number
  /** Whether the subscription continues until it is canceled. */
  autoRenewal?: boolean
  /** Number of charges, when the subscription does not renew itself. */
  billingCycles?: number
  /** Whether the customer can cancel the subscription. */
  enableCustomerCancellation?: boolean
  /** Time before the first charge; absent without a free trial. */
  freeTrialPeriod?: {
    frequency?: SubscriptionFrequency
    /** Number of units that the trial lasts. */
    interval?: number
  }
  /** Date on which the subscription begins; at once when absent. */
  startDate?: Date
}

/** All addresses that a tax can be based on. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING', 'SHIPPING'] as const

/** The address that the tax of a line or a fee is based on. */
export type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>

/** The address that decides about a tax. */
export interface TaxableAddress {
  addressType?: TaxableAddressType
}

/** Every type of tax id: of a person (`CPF`) or a company (`CNPJ`), in Brazil. */
export const taxIdTypes = ['CPF', 'CNPJ'] as const

/** The type of a tax id. */
export type TaxIdType = Open<(typeof taxIdTypes)[number]>

/** The name and telephone number that belong to an address. */
export interface ContactDetails {
  firstName?: string
  lastName?: string
  phone?: string
  /** Name of the company. */
  company?: string
  vatId?: { id?: string; type?: TaxIdType }
}

export const physicalPropertiesShape: Shape<PhysicalProperties> = /* @__PURE__ */ shape<PhysicalProperties>({
  weight: float,
})

export const servicePropertiesShape: Shape<ServiceProperties> = /* @__PURE__ */ shape<ServiceProperties>({
  scheduledDate: date,
})

export const subscriptionSettingsShape: Shape<SubscriptionSettings> =
  /* @__PURE__ */ shape<SubscriptionSettings>({ startDate: date })
