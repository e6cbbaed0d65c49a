import type { Address } from '@frontdesk/core'
import type {
  CartGiftCard,
  CatalogReference,
  NewTipChoice,
  PaymentOption,
  taxableAddressTypes,
} from '@frontdesk/ecom'
import type { Amount, Currency } from '../../kernel/money.ts'
import type { Buyer } from '../cart/cart.ts'
import type { Catalog, Context } from '../catalog.ts'

/** The address that a price is taxed by: where the business is, where the invoice goes to, or where the goods go to. */
export type TaxableAddressOf = (typeof taxableAddressTypes)[number]

/** A line of a cart or an order, as far as the totals depend on it. */
export interface TotalsLine {
  readonly id: string
  readonly quantity: number
  /** Price of one piece, before discounts. */
  readonly unitPrice: Amount
  /** Price of all pieces together, before discounts. */
  readonly total: Amount
  /** `PHYSICAL`, `DIGITAL`, `SERVICE`, … Only physical lines are delivered. */
  readonly preset?: string | undefined
  /** The item in its catalog; absent for a custom item. */
  readonly catalogReference?: CatalogReference | undefined
  /** The service of a booking. */
  readonly rootCatalogItemId?: string | undefined
  /** Weight of one piece, in the weight unit of the business. */
  readonly weight?: number | undefined
  /** The delivery profile of the goods; the default one unless given. */
  readonly deliveryProfileId?: string | undefined
  /** The tax group of the item; defaults to that of its app. */
  readonly taxGroupId?: string | undefined
  /** The address that the line is taxed by; defaults to the kind of the line. */
  readonly taxableAddress?: TaxableAddressOf | undefined
  readonly paymentOption?: PaymentOption | undefined
  /** Deposit for one piece. */
  readonly deposit?: Amount | undefined
}

/** The costs that are calculated. An estimate leaves out some: they are zero then. */
export interface CalculatedCosts {
  readonly additionalFees: boolean
  readonly delivery: boolean
  readonly tax: boolean
  readonly giftCards: boolean
}

/** Every cost is calculated, as for an order. */
export const allCosts: CalculatedCosts = { additionalFees: true, delivery: true, tax: true, giftCards: true }

/** The things that the first step of the totals is given: what is sold, and what the customer chose. */
export interface TotalsRequest {
  readonly context: Context
  readonly currency: Currency
  readonly lines: readonly TotalsLine[]
  readonly calculated: CalculatedCosts
  /** The address that goods are sent to. */
  readonly address?: Address | undefined
  /** The address of the invoice; defaults to that of the goods. */
  readonly billingAddress?: Address | undefined
  /** Code of the chosen delivery method. */
  readonly deliveryCode?: string | undefined
  /** The tip that the customer has chosen, as long as it is offered. */
  readonly tipChoice?: NewTipChoice | undefined
  /** The gift cards that the customer has entered. */
  readonly giftCards?: readonly CartGiftCard[] | undefined
  /** The catalogs whose items discounts and fees name. */
  readonly catalog: Catalog
  readonly buyer: Buyer
  /** Code of the coupon that the customer has entered. */
  readonly couponCode?: string | undefined
}

/**
 * A step of the totals. It reads the request and the parts that earlier steps have added, and adds a part of its own.
 * `calculateTotals` says in which order the steps run.
 */
export type TotalsStep<Given, Added> = (given: TotalsRequest & Given) => Added
