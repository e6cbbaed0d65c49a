import type { InventoryStatus, InventoryVariant, Variant, VariantStock } from '@frontdesk/stores'
import type { KeptProduct } from './kept-product.ts'

const inStock = (variant: Variant): boolean => variant.stock?.inStock ?? false

const statusOf = (variants: readonly Variant[]): InventoryStatus => {
  if (variants.every(inStock)) return 'IN_STOCK'
  return variants.some(inStock) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK'
}

/** Replaces the variants of a product, and derives its stock from them. */
export const withVariants = (product: KeptProduct, variants: Variant[]): KeptProduct => {
  const [only] = variants
  const quantity = product.manageVariants ? undefined : only?.stock?.quantity
  return {
    ...product,
    variants,
    stock: {
      trackInventory: variants.some(({ stock }) => stock?.trackQuantity),
      ...(quantity !== undefined && { quantity }),
      inStock: variants.some(inStock),
      inventoryStatus: statusOf(variants),
    },
    productOptions: (product.productOptions ?? []).map((option) => ({
      ...option,
      choices: (option.choices ?? []).map((choice) => ({
        ...choice,
        // A product that manages no variants has one without choices, which stands for all.
        inStock: variants.some(
          (variant) =>
            inStock(variant) &&
            (variant.choices?.[option.name ?? ''] ?? choice.description) === choice.description,
        ),
      })),
    })),
  }
}

/** The pieces of a variant that customers may order although it is out of stock; `undefined` for no limit. */
export const preordersLeft = (
  { preorderInfo, preordered = {} }: KeptProduct,
  { id, stock }: Variant,
): number | undefined => {
  if (!preorderInfo?.enabled || stock?.inStock) return 0
  return preorderInfo.limit === undefined
    ? undefined
    : Math.max(0, preorderInfo.limit - (preordered[id] ?? 0))
}

/** The stock of a variant, as the inventory shows it. */
export const inventoryVariantOf = (product: KeptProduct, variant: Variant): InventoryVariant => {
  const { trackQuantity, quantity = 0, inStock = false } = variant.stock ?? {}
  return {
    variantId: variant.id,
    inStock,
    ...(trackQuantity && { quantity }),
    availableForPreorder: preordersLeft(product, variant) !== 0,
  }
}

/** How many pieces of a variant customers can order now; `undefined` for no limit. */
export const orderable = (product: KeptProduct, variant: Variant): number | undefined => {
  const { trackQuantity, quantity = 0, inStock: has } = variant.stock ?? {}
  if (!has) return preordersLeft(product, variant)
  return trackQuantity ? quantity : undefined
}

/** Sets the stock of a variant. */
export const setStock = (product: KeptProduct, variantId: string, stock: VariantStock): KeptProduct =>
  withVariants(
    product,
    (product.variants ?? []).map((variant) => (variant.id === variantId ? { ...variant, stock } : variant)),
  )

/** Changes the stock of a variant. A variant without tracked quantity stays as it is. */
export const changeStock = (product: KeptProduct, variantId: string, difference: number): KeptProduct => {
  const { stock } = product.variants?.find(({ id }) => id === variantId) ?? {}
  if (!stock?.trackQuantity) return product
  const quantity = (stock.quantity ?? 0) + difference
  return setStock(product, variantId, { trackQuantity: true, quantity, inStock: quantity > 0 })
}

const changePreordered = (product: KeptProduct, variantId: string, difference: number): KeptProduct => ({
  ...product,
  preordered: {
    ...product.preordered,
    [variantId]: (product.preordered?.[variantId] ?? 0) + difference,
  },
})

/** Takes pieces for an order, out of the stock or before they are in it. The caller has asked `orderable`. */
export const takePieces = (product: KeptProduct, variant: Variant, pieces: number): KeptProduct =>
  variant.stock?.inStock
    ? changeStock(product, variant.id, -pieces)
    : changePreordered(product, variant.id, pieces)

/** Gives pieces of an order back: first to those who ordered before they were in stock, and the rest to the stock. */
export const returnPieces = (product: KeptProduct, variantId: string, pieces: number): KeptProduct => {
  const waiting = Math.min(pieces, product.preordered?.[variantId] ?? 0)
  const served = waiting > 0 ? changePreordered(product, variantId, -waiting) : product
  return changeStock(served, variantId, pieces - waiting)
}
