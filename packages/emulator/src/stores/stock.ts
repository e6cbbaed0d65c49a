import type { InventoryStatus, Variant } from '@frontdesk/stores'
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

/** Changes the stock of a variant. A variant without tracked quantity stays as it is. */
export const changeStock = (product: KeptProduct, variantId: string, difference: number): KeptProduct =>
  withVariants(
    product,
    (product.variants ?? []).map((variant) => {
      if (variant.id !== variantId || !variant.stock?.trackQuantity) return variant
      const quantity = (variant.stock.quantity ?? 0) + difference
      return { ...variant, stock: { trackQuantity: true, quantity, inStock: quantity > 0 } }
    }),
  )
