import type { cartFeeSources, DiscountScope } from '@frontdesk/ecom'
import type { Amount } from '../../kernel/money.ts'

/** The party that adds a fee: an app, the catalog of an item, the carrier of the goods, or the platform. */
export type FeeSource = (typeof cartFeeSources)[number]

/** Every way in which the price of a fee is counted. */
export const countedPer = ['CART', 'LINE', 'PIECE'] as const

/** A fee beside the prices of the lines. Exactly one of `price` and `percentage` is given. */
export interface AdditionalFee {
  /** From 1 to 100 characters; the fees of a cart differ by it. */
  readonly code: string
  /** The name that customers see, from 1 to 50 characters. */
  readonly name: string
  /** Decimal text, in the currency of the business. */
  readonly price?: string
  /** Whether `price` counts once, for each line, or for each piece; defaults to `CART`. */
  readonly per?: (typeof countedPer)[number]
  /** Above 0, at most 100: a part of the price of its lines after their discounts. */
  readonly percentage?: number
  /**
   * The items that it is for, as coupons have them. It counts while the cart has one of them; defaults to all items.
   */
  readonly scopes?: readonly DiscountScope[]
  /** `SERVICE_PLUGIN`, an app, unless given. A fee with `LINE_ITEM` needs `scopes`; one with `DELIVERY` counts while goods are sent. */
  readonly source?: FeeSource
  /** Id of the app that adds it. */
  readonly providerAppId?: string
  /** Whether it is taxed; defaults to `true`. */
  readonly taxable?: boolean
  /** Its tax group; defaults to that of products. */
  readonly taxGroupId?: string
}

/** A fee that counts in a cart, with its price. */
export interface AppliedFee {
  readonly code: string
  readonly name: string
  readonly price: Amount
  readonly source: FeeSource
  /** Id of the app that adds it. */
  readonly providerAppId: string
  readonly taxable: boolean
  /** The tax group of the fee; defaults to that of products. */
  readonly taxGroupId?: string | undefined
  /** The lines that the fee is for; absent when it is for all. */
  readonly lineItemIds?: readonly string[]
}
