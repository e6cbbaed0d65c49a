import type { SlotAvailability } from '@frontdesk/auth'
import type { AuthDependencies, Context } from '../auth/dependencies.ts'
import type { CheckoutEntry, CheckoutView, PageContact } from '../ecom/checkout/checkout-view.ts'
import type { TestCard } from '../ecom/test-card.ts'
import type { OpenGatewayOrder } from '../payments/index.ts'
import type { Perform } from '../kernel/perform.ts'

/** The way in which the customer pays: with a test card and the answer of its bank, or at the business. */
export type PagePayment =
  | {
      readonly kind: 'card'
      readonly outcome: TestCard['outcome']
      readonly number: string
      readonly save?: boolean
    }
  | { readonly kind: 'offline' }

/** The parts of the server that the hosted pages need. */
export interface PageDependencies extends Pick<AuthDependencies, 'run'> {
  readonly perform: Perform
  /** The checkout as the caller may see it; `undefined` when there is none. Nothing is changed. */
  readCheckout(context: Context, checkoutId: string): CheckoutView | undefined
  /** Keeps contact, address and delivery in the checkout, so that the totals count with them. */
  updateCheckout(context: Context, checkoutId: string, entry: Partial<CheckoutEntry>): void
  /** Uses the coupon or the gift card that has a code. @throws Failure with the reason why it cannot be used */
  addCode(context: Context, checkoutId: string, code: string): void
  /** Takes a coupon or a gift card out of the checkout. */
  removeCode(context: Context, checkoutId: string, id: string): void
  /** Places the order, or tells that the bank declined. A second call for the same checkout gives the same order. */
  placeOrder(
    context: Context,
    request: { readonly checkoutId: string; readonly payment: PagePayment },
  ): { readonly status: 'placed'; readonly order: { readonly id: string } } | { readonly status: 'declined' }
  /** Reads an amount that the business asks a customer for by card; `undefined` when there is none. */
  readGatewayOrder(context: Context, id: string): OpenGatewayOrder | undefined
  /** Charges a test card for it, once. */
  payGatewayOrder(context: Context, id: string, card: TestCard): 'paid' | 'pending' | 'declined'
  /** Checks that a slot can be booked. @throws Failure that says why it cannot be booked */
  requireSlot(context: Context, slotAvailability: SlotAvailability): void
  /** Books a slot for the contact and puts it into a checkout of its own. */
  bookSlot(
    context: Context,
    slotAvailability: SlotAvailability,
    contact: PageContact,
    selectedPaymentOption?: 'ONLINE' | 'OFFLINE',
  ): { readonly checkoutId: string }
}
