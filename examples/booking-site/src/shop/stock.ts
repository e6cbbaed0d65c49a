import type { InventoryItem, Product, Variant } from '@frontdesk/stores'

/** The variants that are out of stock, and that customers may order all the same. */
export function preorderVariants({ variants = [] }: InventoryItem): ReadonlySet<string> {
  return new Set(
    variants.flatMap(({ variantId, availableForPreorder }) =>
      availableForPreorder && variantId !== undefined ? [variantId] : [],
    ),
  )
}

/** The product as it can be ordered: variants that may be ordered before they are in stock count as in stock. */
export function orderable(product: Product, preorders: ReadonlySet<string>): Product {
  if (preorders.size === 0) return product
  const toSale = (variant: Variant): Variant =>
    preorders.has(variant.id) ? { ...variant, stock: { trackQuantity: false, inStock: true } } : variant
  return { ...product, variants: product.variants?.map(toSale) ?? [] }
}

/** How many pieces of a variant there are; `undefined` where they are not counted. */
export function piecesLeft({ stock }: Variant): number | undefined {
  return stock?.trackQuantity ? (stock.quantity ?? 0) : undefined
}
