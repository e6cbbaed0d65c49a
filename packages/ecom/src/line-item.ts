import { date, float, type Open, shape, type Shape, type Translatable } from '@frontdesk/core'

/** Names a thing that is sold, in the catalogue that it comes from. */
export interface CatalogReference {
  /** Id in that catalogue: a product id, a booking id. */
  catalogItemId: string
  /** Id of the catalogue: the store, the bookings. */
  appId: string
  /** What was chosen: `{ variantId }`, `{ options: { Size: 'M' } }`, … */
  options?: Record<string, unknown>
}

/** Every preset type of a line item. */
export const itemTypes = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE', 'CUSTOM_AMOUNT_ITEM'] as const

/** What kind of thing a line is. One of the two is present. */
export interface ItemType {
  preset?: Open<(typeof itemTypes)[number]>
  /** A kind of the catalogue's own. */
  custom?: string
}

/** One line of text under the name, such as a chosen option. */
export interface DescriptionLine {
  name?: Translatable
  plainText?: Translatable
  colorInfo?: { original?: string; translated?: string; code?: string }
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

/** How a line is paid. */
export type PaymentOption = Open<(typeof paymentOptions)[number]>

/** Every unit of weight. */
export const weightUnits = ['KG', 'LB'] as const

/** The unit of all weights of a cart or an order. */
export type WeightUnit = Open<(typeof weightUnits)[number]>

export interface PhysicalProperties {
  /** In the weight unit of the cart or order. */
  weight?: number
  /** The business's own number for it. */
  sku?: string
  shippable?: boolean
}

/** What a line knows about the service that was booked. */
export interface ServiceProperties {
  scheduledDate?: Date
  numberOfParticipants?: number
}

/** Every unit between two charges of a subscription. */
export const subscriptionFrequencies = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const

/** The unit that the interval of a subscription counts. */
export type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>

/** How often a subscription is charged, and from when. */
export interface SubscriptionSettings {
  frequency?: SubscriptionFrequency
  /** Number of units between two charges. */
  interval?: number
  autoRenewal?: boolean
  billingCycles?: number
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: { frequency?: SubscriptionFrequency; interval?: number }
  startDate?: Date
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
