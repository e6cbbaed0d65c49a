import type { Dimensions, InventoryChangeReason, PreorderInfo, Product } from '@frontdesk/stores'

/** The data in which a variant differs from its product. */
export interface OwnVariantData {
  readonly price?: number
  readonly cost?: number
  readonly weight?: number
  readonly sku?: string
  readonly visible?: boolean
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** A product as it is kept. */
export interface KeptProduct extends Product {
  /** By the id of the variant. A variant without an entry is like its product. */
  readonly ownVariantData?: Readonly<Record<string, OwnVariantData>>
  /** Whether a gift card of its price is issued to whoever buys it. */
  readonly giftCard?: boolean
  readonly preorderInfo?: PreorderInfo
  /** How many pieces of a variant were ordered before they are in stock, by the id of the variant. */
  readonly preordered?: Readonly<Record<string, number>>
  /** The reason of the last change of its stock. */
  readonly stockReason?: InventoryChangeReason
}
