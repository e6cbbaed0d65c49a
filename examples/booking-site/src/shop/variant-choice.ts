import type { MediaFile, Product, Variant } from '@frontdesk/stores'

/** The answers given so far, by the name of the option. */
export type Choices = Readonly<Record<string, string>>

const agrees = (variant: Variant, choices: Choices): boolean =>
  Object.entries(choices).every(([option, value]) => variant.choices?.[option] === value)

const inStock = ({ stock, variant }: Variant): boolean =>
  stock?.inStock !== false && variant?.visible !== false

/** Options that still need an answer. */
export function missingOptions(product: Product, choices: Choices): string[] {
  return (product.productOptions ?? []).map(({ name = '' }) => name).filter((name) => !(name in choices))
}

/** The one variant that all answers lead to. */
export function chosenVariant(product: Product, choices: Choices): Variant | undefined {
  if (missingOptions(product, choices).length > 0) return undefined
  return product.variants?.find((variant) => agrees(variant, choices))
}

/** Whether a choice still leads to something that can be had, beside the answers to the other options. */
export function canChoose(product: Product, choices: Choices, option: string, value: string): boolean {
  const wanted = { ...choices, [option]: value }
  return product.variants?.some((variant) => agrees(variant, wanted) && inStock(variant)) ?? true
}

/** How many pieces can be bought at most; `undefined` when nobody counts them. */
export function piecesLeft(product: Product, variant: Variant | undefined): number | undefined {
  if (variant?.stock?.inStock === false) return 0
  if (variant?.stock?.trackQuantity) return variant.stock.quantity
  if (product.stock?.inStock === false) return 0
  return product.stock?.trackInventory ? product.stock.quantity : undefined
}

/** The picture of the last choice that has one of its own, else that of the product. */
export function chosenImage(product: Product, choices: Choices): MediaFile | undefined {
  const own = product.productOptions?.flatMap(({ name = '', choices: offered = [] }) =>
    offered.filter(({ value, description = value }) => description === choices[name]),
  )
  return own?.findLast(({ media }) => media)?.media?.mainMedia?.image ?? product.media?.mainMedia?.image
}
