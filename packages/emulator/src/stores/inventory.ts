import {
  decrementInventory,
  getInventoryVariants,
  incrementInventory,
  type InventoryChangeReason,
  type InventoryItem,
  type InventoryItemChange,
  queryInventory,
  updateInventoryVariants,
  type Variant,
  type VariantStock,
} from '@frontdesk/stores'
import { checkSort } from '@frontdesk/core/schema'
import { inventoryFields } from '@frontdesk/stores/schemas'
import { decline, notFound, refuse, refusedUnder } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import type { DerivedFields } from '../kernel/query/filter.ts'
import { type QueryInput, runQuery } from '../kernel/query/query.ts'
import { refuseUnsupported } from '../kernel/unsupported-fields.ts'
import type { KeptProduct } from './kept-product.ts'
import { productEntity, products, shownTo } from './product.ts'
import { changeStock, inventoryVariantOf, preordersLeft, setStock, takePieces } from './stock.ts'

type Context = HandlerContext<unknown>

const mostPieces = 99_999

/** The stock of a product with the variants that the caller sees. */
const inventoryItemOf = (context: Context, product: KeptProduct): InventoryItem => {
  const { inventoryItemId = '', stock, lastUpdated, numericId, preorderInfo } = product
  return {
    id: inventoryItemId,
    productId: product.id,
    trackQuantity: stock?.trackInventory ?? false,
    variants: (shownTo(context, product).variants ?? []).map((variant) =>
      inventoryVariantOf(product, variant),
    ),
    ...(lastUpdated && { lastUpdated }),
    ...(numericId !== undefined && { numericId }),
    preorderInfo: { enabled: false, ...preorderInfo },
  }
}

const requireItem = (context: Context, inventoryId: string): KeptProduct => {
  const product = context.state
    .in(products)
    .by('inventory', inventoryId)
    .find((own) => productEntity.isFor(context.identity, own))
  if (!product) throw notFound('inventory item', inventoryId)
  return product
}

interface Target {
  readonly inventoryId?: string | undefined
  readonly productId?: string | undefined
  readonly variantId: string
}

/** The product and the variant that a change names. */
const targetOf = (
  context: Context,
  { inventoryId, productId, variantId }: Target,
): { readonly product: KeptProduct; readonly variant: Variant } => {
  if ((inventoryId === undefined) === (productId === undefined))
    throw refuse(
      productId === undefined
        ? {
            field: 'productId',
            description: 'must be given, or inventoryId in its place',
            violatedRule: 'REQUIRED_ONE_OF_FIELD',
          }
        : {
            field: 'inventoryId',
            description: 'must be left out where productId is given',
            violatedRule: 'ONE_OF_ALIGNMENT',
          },
    )
  const product =
    inventoryId === undefined
      ? productEntity.require(context, productId ?? '')
      : requireItem(context, inventoryId)
  return { product, variant: requireVariant(product, variantId) }
}

const requireVariant = ({ variants = [], name }: KeptProduct, variantId: string | undefined): Variant => {
  const variant = variants.find(({ id }) => id === variantId)
  if (!variant)
    throw refuse({
      field: 'variantId',
      description: `must be the id of a variant of "${name}"`,
      violatedRule: 'VALIDATION',
    })
  return variant
}

const requireCounted = ({ name, id }: KeptProduct, { stock, id: variantId }: Variant): void => {
  if (!stock?.trackQuantity)
    throw decline(428, 'INVENTORY_QUANTITY_NOT_TRACKED', `The pieces of "${name}" are not counted`, {
      productId: id,
      variantId,
    })
}

const save = (
  context: Context,
  product: KeptProduct,
  next: KeptProduct,
  stockReason: InventoryChangeReason = 'MANUAL',
): void => {
  productEntity.save(context, product, { ...next, stockReason })
}

const decrement = (
  product: KeptProduct,
  variant: Variant,
  pieces: number,
  isPreorder: boolean,
): KeptProduct => {
  if (!isPreorder) requireCounted(product, variant)
  const left = isPreorder ? preordersLeft(product, variant) : (variant.stock?.quantity ?? 0)
  if (left !== undefined && pieces > left)
    throw decline(409, 'INSUFFICIENT_INVENTORY', `There are ${left} left of "${product.name}"`, {
      productId: product.id,
      variantId: variant.id,
      availableQuantity: left,
    })
  return isPreorder ? takePieces(product, variant, pieces) : changeStock(product, variant.id, -pieces)
}

const increment = (product: KeptProduct, variant: Variant, pieces: number): KeptProduct => {
  requireCounted(product, variant)
  if ((variant.stock?.quantity ?? 0) + pieces > mostPieces)
    throw decline(428, 'MAX_QUANTITY_LIMIT_REACHED', `There may be ${mostPieces} of "${product.name}"`, {
      productId: product.id,
      variantId: variant.id,
      limit: mostPieces,
    })
  return changeStock(product, variant.id, pieces)
}

/** The stock of a variant once pieces are counted, or no longer. */
const countedStock = ({ quantity = 0, inStock = false }: VariantStock, counts: boolean): VariantStock =>
  counts ? { trackQuantity: true, quantity, inStock: quantity > 0 } : { trackQuantity: false, inStock }

/** A product whose stock is set as a change says. */
const setInventory = (
  product: KeptProduct,
  {
    trackQuantity = product.stock?.trackInventory ?? false,
    preorderInfo,
    variants = [],
  }: InventoryItemChange,
): KeptProduct => {
  const preorder: KeptProduct = preorderInfo
    ? { ...product, preorderInfo: { ...product.preorderInfo, ...preorderInfo } }
    : product
  const counted = (product.variants ?? []).reduce(
    (next, { id, stock = {} }) => setStock(next, id, countedStock(stock, trackQuantity)),
    preorder,
  )
  return variants.reduce(
    (next, { variantId, quantity, inStock }, index) =>
      refusedUnder(`variants.${index}`, () => {
        const variant = requireVariant(next, variantId)
        if (quantity !== undefined && !trackQuantity)
          throw refuse({
            field: 'quantity',
            description: 'must be left out where trackQuantity is false',
            violatedRule: 'FIELD_NOT_ALLOWED',
          })
        const { quantity: before = 0, inStock: was = false } = variant.stock ?? {}
        const pieces = quantity ?? before
        if (inStock !== undefined && trackQuantity && inStock !== pieces > 0)
          throw refuse({
            field: 'inStock',
            description: `must be ${pieces > 0}: it follows from the quantity where trackQuantity is true`,
            violatedRule: 'VALIDATION',
          })
        return setStock(
          next,
          variant.id,
          countedStock({ quantity: pieces, inStock: inStock ?? was }, trackQuantity),
        )
      }),
    counted,
  )
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string, field: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw refuse({
      field,
      description: `must be JSON text: ${(error as Error).message}`,
      violatedRule: 'FORMAT',
    })
  }
}

const readFilter = (text: string): object => {
  const parsed = parse(text, 'query.filter')
  if (isFields(parsed)) return parsed
  throw refuse({ field: 'query.filter', description: 'must be a JSON object', violatedRule: 'FORMAT' })
}

/** Reads `[{"lastUpdated":"desc"}]`. */
const readSort = (text: string): NonNullable<QueryInput['sort']> => {
  const parsed = parse(text, 'query.sort')
  const orders: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  const sort = orders.flatMap((order) => {
    if (!isFields(order))
      throw refuse({
        field: 'query.sort',
        description: 'must be a list such as [{"lastUpdated":"desc"}]',
        violatedRule: 'FORMAT',
      })
    return Object.entries(order).map(([fieldName, direction]) => {
      const written = typeof direction === 'string' ? direction.toUpperCase() : ''
      if (written !== 'ASC' && written !== 'DESC')
        throw refuse({
          field: `query.sort.${fieldName}`,
          description: 'must be asc or desc',
          violatedRule: 'INVALID_ENUM_VALUE',
        })
      return { fieldName, order: written } as const
    })
  })
  const violations = checkSort(sort, inventoryFields, 'query.sort')
  if (violations.length) throw refuse(...violations)
  return sort
}

/** Numbers of products are compared as numbers. */
const derived: DerivedFields = { numericId: ({ numericId }: InventoryItem) => Number(numericId) }

export const inventoryHandlers: readonly Handler[] = [
  handle(getInventoryVariants, (context) => {
    const { inventoryId, variantIds } = context.input
    refuseUnsupported(context.input, ['productId', 'externalId'], 'inventoryId names the item')
    const { variants = [], ...item } = inventoryItemOf(context, requireItem(context, inventoryId))
    return {
      ...item,
      variants: variants.filter(({ variantId = '' }) => variantIds?.includes(variantId) ?? true),
    }
  }),

  handle(queryInventory, (context) => {
    const { filter, sort, paging } = context.input
    const page = runQuery(
      productEntity.list(context).map((product) => inventoryItemOf(context, product)),
      {
        ...(filter !== undefined && { filter: readFilter(filter) }),
        ...(sort !== undefined && { sort: readSort(sort) }),
        paging,
      },
      { fields: inventoryFields, derived },
    )
    // This answer has the total beside the paging metadata, under another name.
    return new AnswerWith({ ...page, metadata: { items: page.items.length } }, { totalResults: page.total })
  }),

  handle(updateInventoryVariants, (context) => {
    const { inventoryItem, reason } = context.input
    const product = productEntity.require(context, inventoryItem.productId)
    const next = refusedUnder('inventoryItem', () => setInventory(product, inventoryItem))
    save(context, product, next, reason)
  }),

  handle(decrementInventory, (context) => {
    const { decrementData, reason } = context.input
    for (const [index, change] of decrementData.entries()) {
      const { product, variant } = refusedUnder(`decrementData.${index}`, () => targetOf(context, change))
      const next = decrement(product, variant, change.decrementBy, change.preorderRequest ?? false)
      save(context, product, next, reason)
    }
  }),

  handle(incrementInventory, (context) => {
    const { incrementData, reason } = context.input
    for (const [index, change] of incrementData.entries()) {
      const { product, variant } = refusedUnder(`incrementData.${index}`, () => targetOf(context, change))
      save(context, product, increment(product, variant, change.incrementBy), reason)
    }
  }),
]
