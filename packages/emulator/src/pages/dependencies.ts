import type { SlotAvailability } from '@frontdesk/auth'
import type { Image } from '@frontdesk/core'
import type { AuthDependencies, Context } from '../auth/dependencies.ts'
import type { TestCard } from '../ecom/test-card.ts'
import type { Perform } from './perform.ts'

/** A postal address as the checkout page asks for it. */
export interface PageAddress {
  readonly addressLine: string
  readonly city: string
  readonly postalCode: string
  /** Two letters, ISO 3166-1. */
  readonly country: string
}

/** Who buys or books. */
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
  /** Whether the customer comes for it, so that no address is needed. */
  readonly pickup: boolean
}

/** A line as the checkout page shows it. Amounts are decimal text. */
export interface CheckoutLine {
  readonly name: string
  readonly quantity: number
  readonly image?: Image
  /** Such as the chosen size, or the time of a booking. */
  readonly details: readonly string[]
  /** Of all pieces together. */
  readonly price: string
}

/** What the checkout page shows. Amounts are decimal text. */
export interface CheckoutView {
  readonly id: string
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly CheckoutLine[]
  readonly subtotal: string
  readonly discount?: string
  readonly delivery?: string
  /** What of the total is tax: prices contain it. */
  readonly tax: string
  readonly total: string
  /** What is paid now, when it is less than the total. */
  readonly payNow?: string
  /** Empty when nothing is delivered. */
  readonly deliveryChoices: readonly DeliveryChoice[]
  /** Code of the one that the totals count with. */
  readonly chosenDelivery?: string
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

/** What the customer has entered. */
export interface CheckoutEntry {
  readonly contact: PageContact
  readonly address?: PageAddress
  readonly deliveryCode?: string
}

/** How the customer pays: with a card and what its bank says, or at the business. */
export type PagePayment =
  { readonly kind: 'card'; readonly outcome: TestCard['outcome'] } | { readonly kind: 'offline' }

/** What the hosted pages need of the server. */
export interface PageDependencies extends Pick<AuthDependencies, 'run'> {
  readonly perform: Perform
  /** The checkout as the caller may see it; `undefined` when there is none. Nothing is changed. */
  readCheckout(context: Context, checkoutId: string): CheckoutView | undefined
  /** Keeps contact, address and delivery in the checkout, so that the totals count with them. */
  updateCheckout(context: Context, checkoutId: string, entry: Partial<CheckoutEntry>): void
  /** Places the order, or tells that the bank declined. A second call for the same checkout gives the same order. */
  placeOrder(
    context: Context,
    request: { readonly checkoutId: string; readonly payment: PagePayment },
  ): { readonly status: 'placed'; readonly order: { readonly id: string } } | { readonly status: 'declined' }
  /** Books a slot for the contact and puts it into a checkout of its own. */
  bookSlot(
    context: Context,
    slotAvailability: SlotAvailability,
    contact: PageContact,
    selectedPaymentOption?: 'ONLINE' | 'OFFLINE',
  ): { readonly checkoutId: string }
}
