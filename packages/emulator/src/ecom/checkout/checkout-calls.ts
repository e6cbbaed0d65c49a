import type { Cart, CatalogReference, Order } from '@frontdesk/ecom'
import type { DueWork } from '../../kernel/due-work.ts'
import type { Context } from '../catalog.ts'
import type { CardOutcome } from '../test-card.ts'
import type { CheckoutEntry, CheckoutView, PageAddress, PageContact } from './checkout-view.ts'

/** The way of payment: by card, with the answer of the bank and the number of the test card, or at the business. */
export type CheckoutPayment =
  | {
      readonly kind: 'card'
      readonly outcome: CardOutcome
      readonly number?: string
      /** Whether the business may keep the card for later charges of the order. */
      readonly save?: boolean
    }
  | { readonly kind: 'offline' }

/** Data to place an order. Contact and delivery may have been entered earlier, with `updateCheckout`. */
export interface PlaceOrderRequest {
  readonly checkoutId: string
  /** A customer who orders without a page pays later, as far as something is paid online. */
  readonly payment?: CheckoutPayment
  readonly contact?: PageContact
  readonly delivery?: { readonly code: string; readonly address?: PageAddress }
  /** The token of the prices that the customer saw. */
  readonly priceVerificationToken?: string | undefined
}

/** The result of placing an order. A declined card changes nothing. */
export type PlaceOrderResult =
  { readonly status: 'placed'; readonly order: Order } | { readonly status: 'declined' }

/** The checkout, for the hosted pages. Every method runs inside the unit of the caller. */
export interface Checkout {
  /** Reads a checkout of the caller; `undefined` when there is none. Changes nothing. */
  readCheckout(context: Context, checkoutId: string): CheckoutView | undefined
  /** Starts a separate checkout for one item. The current cart of the customer stays as it is. */
  startCheckout(context: Context, reference: CatalogReference, contact: PageContact): Cart
  /** Keeps the entered data, and calculates the totals again. */
  updateCheckout(context: Context, checkoutId: string, entry: Partial<CheckoutEntry>): void
  /** Uses the coupon or the gift card that has a code. @throws Failure with the reason why it cannot be used */
  addCode(context: Context, checkoutId: string, code: string): void
  /** Takes a coupon or a gift card out of the checkout. */
  removeCode(context: Context, checkoutId: string, id: string): void
  /**
   * Creates the order. A second call for the same checkout gives the same order.
   *
   * @throws Failure `CHECKOUT_NOT_FOUND`, `EMPTY_CART`, `LINE_ITEMS_OUT_OF_STOCK`, `MISSING_DELIVERY_ADDRESS`,
   * `MISSING_DELIVERY_METHOD`, `DELIVERY_METHOD_NO_LONGER_AVAILABLE`, `INVALID_MEMBERSHIP`,
   * `UNAVAILABLE_PAYMENT_METHOD`, or the refusal of a catalogue. Nothing is changed then.
   */
  placeOrder(context: Context, request: PlaceOrderRequest): PlaceOrderResult
  /** Records the bank's answer about a pending payment. A settled payment stays as it is. */
  settlePayment(context: Context, orderId: string, outcome: 'approved' | 'declined'): Order
  /** The work that the gateway does later: it settles, captures, voids and refunds payments, and takes them back. */
  readonly paymentWork: DueWork
}
