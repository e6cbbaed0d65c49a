import type { Image } from '@frontdesk/core'
import type { CartViolation, NewTipChoice } from '@frontdesk/ecom'

/** A postal address as the checkout page asks for it. */
export interface PageAddress {
  readonly addressLine: string
  readonly city: string
  readonly postalCode: string
  /** Two-letter country code, ISO 3166-1. */
  readonly country: string
}

/** The person who buys or books. */
export interface PageContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
}

/** A way of delivery that a checkout offers. */
export interface DeliveryChoice {
  readonly code: string
  readonly title: string
  readonly hint?: string
  /** Decimal text. */
  readonly price: string
  /** Whether the customer collects the goods, so that no address is needed. */
  readonly pickup: boolean
}

/** A line as the checkout page shows it. Amounts are decimal text. */
export interface CheckoutLine {
  readonly name: string
  readonly quantity: number
  readonly image?: Image
  /** Details, such as the chosen size or the time of a booking. */
  readonly details: readonly string[]
  /** Of all pieces together. */
  readonly price: string
  /** Present when a membership is to pay for the line. */
  readonly membership?: MembershipChoice
}

/** The memberships that can pay for a line. */
export interface MembershipChoice {
  /** Id of the line. */
  readonly lineItemId: string
  /** Id of the membership that pays; absent when none can. */
  readonly chosenId?: string
  readonly choices: readonly {
    readonly id: string
    readonly name: string
    /** How many credits it has left; absent when there is no limit. */
    readonly remaining?: number
    readonly expirationDate?: Date
  }[]
}

/** Why a coupon or a gift card has no effect: the code of the platform, with its data. */
export interface CodeProblem {
  readonly code: string
  readonly data: NonNullable<CartViolation['invalidCouponStatusData']>
}

/** A coupon or a gift card that a checkout uses. */
export interface CheckoutCode {
  readonly kind: 'coupon' | 'giftCard'
  readonly id: string
  /** The code of a coupon; the last four characters of a gift card's code. */
  readonly label: string
  readonly problem?: CodeProblem
}

/** The tips that a checkout offers. */
export interface TipOffer {
  readonly presets: readonly {
    /** `10 %`, or an amount. */
    readonly title: string
    /** The amount that a percentage comes to, as decimal text. */
    readonly amount?: string
    readonly choice: NewTipChoice
  }[]
  /** Whether the customer may enter an amount. */
  readonly allowsOwnAmount: boolean
  /** The tip that is part of the totals; absent when there is none. */
  readonly chosen?: NewTipChoice
}

/** The data of the checkout page. Amounts are decimal text. */
export interface CheckoutView {
  readonly id: string
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly CheckoutLine[]
  readonly subtotal: string
  readonly discount?: string
  readonly delivery?: string
  /** The fees beside the prices of the lines. */
  readonly fees: readonly { readonly name: string; readonly price: string }[]
  /** The tax that the prices do not contain, and that the total grows by. */
  readonly addedTax?: string
  /** The tax that the prices contain. */
  readonly tax: string
  readonly total: string
  /** The part of the total that a gift card pays. */
  readonly giftCard?: string
  /** The amount that is paid now, when it is less than the total. */
  readonly payNow?: string
  /** The amount that is paid at the business later. */
  readonly payLater?: string
  readonly codes: readonly CheckoutCode[]
  /** Sentences about the cart that the customer should read before they order. */
  readonly problems: readonly { readonly text: string; readonly stopsOrder: boolean }[]
  /** Absent when the business asks for no tip. */
  readonly tip?: TipOffer
  /** Empty when nothing is delivered. */
  readonly deliveryChoices: readonly DeliveryChoice[]
  /** Code of the delivery method that is part of the totals. */
  readonly chosenDelivery?: string
  readonly hasDigitalItems: boolean
  /** Whether customers can pay with gift cards. */
  readonly takesGiftCards: boolean
  /** Whether every line may be paid at the business. */
  readonly payInPerson: boolean
  readonly contact?: Partial<PageContact>
  readonly address?: Partial<PageAddress>
  /** Present once the order is placed. */
  readonly order?: {
    readonly id: string
    readonly number?: string
    readonly email?: string
    readonly paymentStatus: string
  }
}

/** Data that the customer entered. */
export interface CheckoutEntry {
  readonly contact: PageContact
  readonly address?: PageAddress
  readonly deliveryCode?: string
  /** A tip of zero is none. */
  readonly tip?: NewTipChoice
  /** The membership that pays for a line, by the id of the line. */
  readonly memberships?: Readonly<Record<string, string>>
}
