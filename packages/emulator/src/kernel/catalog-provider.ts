import type { Image } from '@frontdesk/core'
import type { HandlerContext } from './handler.ts'
import type { State } from './state.ts'

/** Names a thing that a cart can hold, in the catalog that it comes from. */
export interface CatalogReference {
  /** Product id, or booking id. */
  readonly catalogItemId: string
  /** The catalog: stores or bookings. */
  readonly appId: string
  /** For a product: `{ variantId, options }`. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/** An item of a catalog, with the texts and the prices that a line of a cart shows. */
export interface CatalogItem {
  readonly name: string
  /** Decimal text, one piece. */
  readonly price: string
  /** Decimal text, before a discount of the catalogue. */
  readonly fullPrice?: string
  readonly image?: Image
  /** `PHYSICAL`, `DIGITAL`, `SERVICE`, … */
  readonly itemType: string
  /** How many can be had; absent when there is no limit. */
  readonly quantityAvailable?: number
  /** Id of the stock that counts the pieces. References that differ in an engraving alone share a stock. */
  readonly stockId?: string
  /** Lines of text under the name, such as the chosen options or the time of a booking. */
  readonly descriptionLines?: readonly { readonly name: string; readonly text: string }[]
  /** The real thing when the reference names a surrogate: the service of a booking. */
  readonly rootCatalogItemId?: string
  /** The tax group of the item; the default group of its app unless given. */
  readonly taxGroupId?: string
  /** In the weight unit of the business. */
  readonly weight?: number
  /** The business's own number for it. */
  readonly sku?: string
  /** The file that the buyer of a digital item downloads. */
  readonly digitalFile?: { readonly id: string; readonly fileName?: string; readonly fileType?: string }
  /** Where the item can be looked at, as a path of the shop. */
  readonly path?: string
  /** `FULL_PAYMENT_ONLINE`, `FULL_PAYMENT_OFFLINE`, … */
  readonly paymentOption?: string
  /** Decimal text, one piece: what is paid now of an item whose payment option is `DEPOSIT_ONLINE`. */
  readonly depositAmount?: string
  /** The person that the item is for, as far as they are known. The checkout page is filled in with it. */
  readonly contact?: {
    readonly email?: string
    readonly firstName?: string
    readonly lastName?: string
    readonly phone?: string
  }
  /** The staff members who do it. Tips for it are split among them. */
  readonly staff?: readonly { readonly id: string; readonly name: string }[]
  readonly serviceProperties?: { readonly scheduledDate?: Date; readonly numberOfParticipants?: number }
}

type Context = HandlerContext<unknown>

/** A catalog that carts and orders draw from. All methods run inside the unit of the caller. */
export interface CatalogProvider {
  readonly appId: string
  /** Another id by which clients name the app. */
  readonly otherAppId?: string
  /** Whether it counts pieces in stock: the settings of orders say when these are taken. */
  readonly hasStock?: boolean
  /** Whether pieces of the item are in stock now. Asked of a catalog with a stock alone. */
  isInStock?(state: State, reference: CatalogReference): boolean
  /** The item as it is now; `undefined` when it is not sold (any more). */
  find(context: Context, reference: CatalogReference): CatalogItem | undefined
  /** Takes the quantity when the order is placed: lowers stock, claims the slot. Declines when there is not enough. */
  claim(context: Context, reference: CatalogReference, quantity: number): void
  /** Gives it back when the order is canceled, declined or refunded. */
  release(context: Context, reference: CatalogReference, quantity: number): void
  /** Reads a filter of the catalog, such as `{ collectionIds }`; `undefined` when the catalog does not know it. */
  filter?(
    params: Readonly<Record<string, unknown>>,
  ): ((context: Context, reference: CatalogReference) => boolean) | undefined
  /** The plans whose memberships can pay for the item, also once it is ordered; none when absent. */
  pricingPlansOf?(context: Context, reference: CatalogReference): readonly string[]
  /** The order's payment status changed: a booking is confirmed, or stays pending. */
  paymentChanged?(context: Context, reference: CatalogReference, paymentStatus: string, orderId: string): void
}
