import {
  type Answer,
  date,
  type ElevatedAuth,
  entity,
  type OffsetPaging,
  type Open,
  offsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import type { PreorderInfo } from './store-variant.ts'

const prefix = '/stores'
const readerPrefix = '/stores-reader'

/** Every reason for which stock changes. */
export const inventoryChangeReasons = ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'] as const

/** The reason of a change of stock: an order, the business by hand, or an order that is undone. */
export type InventoryChangeReason = Open<(typeof inventoryChangeReasons)[number]>

/** The stock of a product. */
export interface InventoryItem {
  id: string
  productId?: string
  /** Whether the pieces of the variants are counted; otherwise only `inStock` is known. */
  trackQuantity?: boolean
  variants?: InventoryVariant[]
  /** When it was last changed. */
  lastUpdated?: Date
  /** Number of the product as decimal text. */
  numericId?: string
  preorderInfo?: PreorderInfo
}

/** The stock of a variant. A product without options has one variant: `00000000-0000-0000-0000-000000000000`. */
export interface InventoryVariant {
  variantId?: string
  /** Whether at least one piece can be bought. */
  inStock?: boolean
  /** From 0 to 99,999; absent where pieces are not counted. */
  quantity?: number
  /** Whether it is out of stock and can be ordered anyway. */
  availableForPreorder?: boolean
}

export const inventoryItemShape: Shape<InventoryItem> = /* @__PURE__ */ entity<InventoryItem>({
  lastUpdated: date,
})

/** Input of `getInventoryVariants`. */
export interface GetInventoryVariantsInput {
  /** Id of the inventory item: `inventoryItemId` of the product. */
  inventoryId: string
  /** All variants unless given. */
  variantIds?: string[]
}

/**
 * Reads the stock of a product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such inventory item, or customers may not see its product.
 * @example
 * const { variants } = await getInventoryVariants(client, { inventoryId: product.inventoryItemId ?? '' })
 * @function
 */
export const getInventoryVariants: Read<GetInventoryVariantsInput, InventoryItem> = /* @__PURE__ */ read({
  id: 'stores.inventory.getVariants',
  prefix: readerPrefix,
  route: 'POST /v2/inventoryItems/{inventoryId}/getVariants',
  response: /* @__PURE__ */ pick('inventoryItem', inventoryItemShape),
})

/** Input of `queryInventory`. */
export interface QueryInventoryInput {
  /**
   * A filter as JSON text, by `id`, `productId`, `trackQuantity`, `numericId` and `lastUpdated`:
   * `JSON.stringify({ productId: { $in: ids } })`.
   */
  filter?: string
  /** Sort orders as JSON text: `[{"lastUpdated":"desc"}]`. */
  sort?: string
  /** 50 from 0 unless given; at most 100. */
  paging?: OffsetPaging
}

type InventoryPage = Page<InventoryItem, QueryInventoryInput>

/** The platform counts beside the metadata here: `{ inventoryItems, metadata: { items, offset }, totalResults }`. */
const countedBeside = (answer: Answer<InventoryPage>): Answer<InventoryPage> => ({
  ...answer,
  wrap: (items, { totalResults: total, ...body }, call) =>
    answer.wrap?.(items, { metadata: { total, ...(body['metadata'] as object) } }, call) as InventoryPage,
})

/**
 * Finds the stock of products, 50 per page by default (at most 100). Filter and sort orders are JSON text.
 *
 * @throws ValidationError when the filter or the sort orders are no JSON text, or name an unknown field, operator or
 * value.
 * @example
 * const { items } = await queryInventory(client, {
 *   filter: JSON.stringify({ trackQuantity: true }),
 *   sort: JSON.stringify([{ lastUpdated: 'desc' }]),
 * })
 * @function
 */
export const queryInventory: Read<QueryInventoryInput, InventoryPage> = /* @__PURE__ */ read({
  id: 'stores.inventory.query',
  prefix: readerPrefix,
  route: 'POST /v2/inventoryItems/query',
  envelope: offsetQuery,
  response: /* @__PURE__ */ countedBeside(
    /* @__PURE__ */ page('inventoryItems', inventoryItemShape, 'metadata'),
  ),
})

/** The stock of a product to set. */
export interface InventoryItemChange extends Pick<InventoryItem, 'trackQuantity' | 'preorderInfo'> {
  productId: string
  /** The variants that change. Where pieces are counted, `quantity` says whether one is in stock. */
  variants?: Pick<InventoryVariant, 'variantId' | 'inStock' | 'quantity'>[]
}

/** Input of `updateInventoryVariants`. */
export interface UpdateInventoryVariantsInput {
  inventoryItem: InventoryItemChange
  /** Defaults to `MANUAL`. The event of the change names it. */
  reason?: InventoryChangeReason
}

/**
 * Sets the stock of a product, for the business: whether pieces are counted, how many there are, whether customers may order
 * what is out of stock.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when an item names no variant of the product, or a quantity though pieces are not counted.
 * @throws ContextError without an elevated client.
 * @example
 * await updateInventoryVariants(elevatedClient, {
 *   inventoryItem: { productId: product.id, trackQuantity: true, variants: [{ variantId, quantity: 12 }] },
 * })
 * @function
 */
export const updateInventoryVariants: Write<UpdateInventoryVariantsInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.inventory.updateVariants',
    prefix,
    route: 'PATCH /v2/inventoryItems/product/{inventoryItem.productId}',
    elevated: true,
  })

/** The variant whose stock changes. */
interface InventoryTarget {
  /** Id of the inventory item. Either this or `productId`. */
  inventoryId?: string
  /** Either this or `inventoryId`. */
  productId?: string
  variantId: string
}

/** A number of pieces to take out of the stock. */
export interface InventoryDecrement extends InventoryTarget {
  /** From 1. */
  decrementBy: number
  /** Whether the pieces are ordered before they are in stock; defaults to `false`. */
  preorderRequest?: boolean
}

/** Input of `decrementInventory`. */
export interface DecrementInventoryInput {
  /** From 1 to 300. */
  decrementData: InventoryDecrement[]
  /** Defaults to `MANUAL`. The event of the change names it. */
  reason?: InventoryChangeReason
}

/**
 * Takes pieces out of the stock, for the business: all of them or none. Stock never goes below 0.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INSUFFICIENT_INVENTORY` when there are too few pieces, or `INVENTORY_QUANTITY_NOT_TRACKED` when
 * they are not counted.
 * @throws ValidationError when an item names no variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * await decrementInventory(elevatedClient, {
 *   decrementData: [{ productId: product.id, variantId, decrementBy: 2 }],
 *   reason: 'ORDER',
 * })
 * @function
 */
export const decrementInventory: Write<DecrementInventoryInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.inventory.decrement',
  prefix,
  route: 'POST /v2/inventoryItems/decrement',
  elevated: true,
})

/** A number of pieces to add to the stock. */
export interface InventoryIncrement extends InventoryTarget {
  /** From 1. */
  incrementBy: number
}

/** Input of `incrementInventory`. */
export interface IncrementInventoryInput {
  /** From 1 to 300. */
  incrementData: InventoryIncrement[]
  /** Defaults to `MANUAL`. The event of the change names it. */
  reason?: InventoryChangeReason
}

/**
 * Adds pieces to the stock, for the business: all of them or none.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INVENTORY_QUANTITY_NOT_TRACKED` when the pieces are not counted, or `MAX_QUANTITY_LIMIT_REACHED`
 * when there would be more than 99,999.
 * @throws ValidationError when an item names no variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * await incrementInventory(elevatedClient, {
 *   incrementData: [{ productId: product.id, variantId, incrementBy: 12 }],
 * })
 * @function
 */
export const incrementInventory: Write<IncrementInventoryInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.inventory.increment',
  prefix,
  route: 'POST /v2/inventoryItems/increment',
  elevated: true,
})
