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

/** All reasons for stock changes. */
export const inventoryChangeReasons = ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'] as const

/** The reason for a change of stock: an order, the business, or an order that is reverted. */
export type InventoryChangeReason = Open<(typeof inventoryChangeReasons)[number]>

/** The stock of a product. */
export interface InventoryItem {
  id: string
  productId?: string
  /** Whether stock is tracked by quantity; otherwise only `inStock` is known. */
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
  /** From 0 to 99,999; absent if the quantity is not tracked. */
  quantity?: number
  /** Whether it is out of stock and can be preordered. */
  availableForPreorder?: boolean
}

export const inventoryItemShape: Shape<InventoryItem> = /* @__PURE__ */ entity<InventoryItem>({
  lastUpdated: date,
})

/** Input of `getInventoryVariants`. */
export interface GetInventoryVariantsInput {
  /** Id of the inventory item: `inventoryItemId` of the product. */
  inventoryId: string
  /** Defaults to all variants. */
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
  /** Defaults to 50 items from offset 0; at most 100. */
  paging?: OffsetPaging
}

type InventoryPage = Page<InventoryItem, QueryInventoryInput>

/** The total is outside the metadata here: `{ inventoryItems, metadata: { items, offset }, totalResults }`. */
const countedBeside = (answer: Answer<InventoryPage>): Answer<InventoryPage> => ({
  ...answer,
  wrap: (items, { totalResults: total, ...body }, call) =>
    answer.wrap?.(items, { metadata: { total, ...(body['metadata'] as object) } }, call) as InventoryPage,
})

/**
 * Finds the stock of products, 50 per page by default (at most 100). The filter and sort orders are JSON text.
 *
 * @throws ValidationError when the filter or the sort orders are not JSON text, or contain an unknown field, operator
 * or value.
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
  /** The variants to change. If stock is tracked, `quantity` determines whether one is in stock. */
  variants?: Pick<InventoryVariant, 'variantId' | 'inStock' | 'quantity'>[]
}

/** Input of `updateInventoryVariants`. */
export interface UpdateInventoryVariantsInput {
  inventoryItem: InventoryItemChange
  /** Defaults to `MANUAL`. The inventory event includes it. */
  reason?: InventoryChangeReason
}

/**
 * Sets the stock of a product, for the business: whether the quantity is tracked, the quantity, and whether items can
 * be preordered.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when an item is not a variant of the product, or has a quantity although it is not tracked.
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

/** A quantity to remove from the stock. */
export interface InventoryDecrement extends InventoryTarget {
  /** From 1. */
  decrementBy: number
  /** Whether it is a preorder; defaults to `false`. */
  preorderRequest?: boolean
}

/** Input of `decrementInventory`. */
export interface DecrementInventoryInput {
  /** From 1 to 300. */
  decrementData: InventoryDecrement[]
  /** Defaults to `MANUAL`. The inventory event includes it. */
  reason?: InventoryChangeReason
}

/**
 * Decrements stock, for the business: all items or none. Stock never goes below 0.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INSUFFICIENT_INVENTORY` when the stock is too low, or `INVENTORY_QUANTITY_NOT_TRACKED` when
 * the quantity is not tracked.
 * @throws ValidationError when an item is not a variant of the product.
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

/** A quantity to add to the stock. */
export interface InventoryIncrement extends InventoryTarget {
  /** From 1. */
  incrementBy: number
}

/** Input of `incrementInventory`. */
export interface IncrementInventoryInput {
  /** From 1 to 300. */
  incrementData: InventoryIncrement[]
  /** Defaults to `MANUAL`. The inventory event includes it. */
  reason?: InventoryChangeReason
}

/**
 * Increments stock, for the business: all items or none.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INVENTORY_QUANTITY_NOT_TRACKED` when the quantity is not tracked, or
 * `MAX_QUANTITY_LIMIT_REACHED` when there would be more than 99,999.
 * @throws ValidationError when an item is not a variant of the product.
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
