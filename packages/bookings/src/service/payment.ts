import type { Money, Open } from '@frontdesk/core'

/** Every way in which a service is paid. */
export const rateTypes = ['FIXED', 'CUSTOM', 'VARIED', 'NO_FEE', 'SUBSCRIPTION'] as const

/** How a service is paid. */
export type RateType = Open<(typeof rateTypes)[number]>

/** All billing intervals of a subscription. */
export const subscriptionFrequencies = ['MONTHLY'] as const

/** The billing interval of a subscription. */
export type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>

/** All times of the first payment of a subscription. */
export const firstChargeDates = ['CHECKOUT', 'SCHEDULED'] as const

/** `CHECKOUT`: when the service is booked. `SCHEDULED`: at the `recurringStartDate`. */
export type FirstChargeDate = Open<(typeof firstChargeDates)[number]>

/** All places where add-ons can be paid. */
export const addOnOptions = ['ONLINE', 'IN_PERSON'] as const

/** Whether add-ons are paid online or at the business. */
export type AddOnOption = Open<(typeof addOnOptions)[number]>

/** The price of a service (set the field for `rateType`) and its payment options. */
export interface ServicePayment {
  rateType?: RateType
  /** With rate type `FIXED`. */
  fixed?: {
    /** The price for each participant. */
    price?: Money
  } & ServiceDeposit
  /** With rate type `VARIED`. */
  varied?: {
    /** The price of a participant without a choice. */
    defaultPrice?: Money
    /** The lowest price of a variant. Read-only. */
    minPrice?: Money
    /** The highest price of a variant. Read-only. */
    maxPrice?: Money
  } & ServiceDeposit
  /** With rate type `CUSTOM`. */
  custom?: { description?: string }
  /** With rate type `SUBSCRIPTION`. */
  subscription?: SubscriptionPayment
  /** Included on request with `DISCOUNT_INFO_DETAILS`. */
  discountInfo?: {
    /** The name of the discount, from 1 to 50 characters. */
    discountName?: string
    /** The price that a customer pays with the discount. */
    priceAfterDiscount?: Money
  }
  /** Where a customer may pay. */
  options?: {
    /** Whether customers can pay online. */
    online?: boolean
    /** Whether customers can pay at the business. */
    inPerson?: boolean
    /** Whether customers can pay a deposit online and the rest later. */
    deposit?: boolean
    /** Whether customers can pay with a pricing plan. */
    pricingPlan?: boolean
  }
  pricingPlanIds?: string[]
  /** Where add-ons are paid. */
  addOnOption?: AddOnOption
}

/** A price that is paid in installments. The emulator sells no subscriptions and refuses such services. */
export interface SubscriptionPayment {
  /** The amount of each payment. */
  amountPerBillingCycle?: Money
  /** The billing interval. */
  frequency?: SubscriptionFrequency
  /** At least 2. */
  totalPayments?: number
  firstChargeDate?: FirstChargeDate
  /** With the first payment `SCHEDULED`. */
  recurringStartDate?: Date
}

/** The deposit, which is paid when the service is booked. */
export interface ServiceDeposit {
  /** The amount that is paid when the service is booked. */
  deposit?: Money
  /** `false` if a customer who pays online can pay only the deposit. */
  fullUpfrontPaymentAllowed?: boolean
}
