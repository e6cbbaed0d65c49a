import { isDeepStrictEqual } from 'node:util'
import type { ProductOption, Variant } from '@frontdesk/stores'
import type { HandlerContext } from '../kernel/handler.ts'
import { changedFields } from './changed-fields.ts'
import { catalogMessages, originatedFromVersion } from './collection-events.ts'
import type { KeptProduct } from './kept-product.ts'
import { inventoryVariantOf } from './stock.ts'

type Context = Pick<HandlerContext<unknown>, 'now' | 'emit'>

/** The messages of the older format about stock. */
export const inventoryMessages = 'com.wix.ecommerce.inventory.api.v1'

const optionsWithoutStock = (options: readonly ProductOption[] = []): object[] =>
  options.map(({ choices = [], ...option }) => ({
    ...option,
    choices: choices.map(({ inStock: _, ...choice }) => choice),
  }))

/** The names of the changed fields. Changes of variants and of stock have messages of their own. */
const changedFieldsOf = (previous: KeptProduct, current: KeptProduct): string[] =>
  changedFields(
    { ...previous, productOptions: optionsWithoutStock(previous.productOptions) },
    { ...current, productOptions: optionsWithoutStock(current.productOptions) },
    [
      ...(['lastUpdated', 'variants', 'stock'] as const),
      ...(['ownVariantData', 'preorderInfo', 'preordered', 'stockReason'] as const),
    ],
  )

const idsOf = (variants: readonly Variant[]): string[] => variants.map(({ id }) => id)

/** The variants whose data changed; all of them where some came or went. */
const changedVariants = (
  { variants: before = [] }: KeptProduct,
  { variants = [] }: KeptProduct,
): Variant[] =>
  isDeepStrictEqual(idsOf(before), idsOf(variants))
    ? variants.filter(({ variant }, index) => !isDeepStrictEqual(variant, before[index]?.variant))
    : variants

const tellOfStock = ({ now, emit }: Context, previous: KeptProduct, current: KeptProduct): void => {
  const { inventoryItemId = '', id: productId, stock, preorderInfo, variants = [], stockReason } = current
  const tell = (slug: string, data: object): void =>
    emit({
      entityFqdn: inventoryMessages,
      slug,
      entityId: inventoryItemId,
      entity: { inventoryItemId, productId, ...data, updatedDate: now(), reason: stockReason ?? 'MANUAL' },
    })
  const fieldMask = [
    ...(previous.stock?.trackInventory === stock?.trackInventory ? [] : ['trackInventory']),
    ...(isDeepStrictEqual(previous.preorderInfo, preorderInfo) ? [] : ['preorderInfo']),
  ]
  if (fieldMask.length)
    tell('InventoryItemChanged', {
      trackInventory: stock?.trackInventory ?? false,
      preorderInfo: { enabled: false, ...preorderInfo },
      fieldMask,
    })
  const before = new Map((previous.variants ?? []).map((variant) => [variant.id, variant]))
  const changed = variants
    .filter((variant) => {
      const own = before.get(variant.id)
      return (
        !own || !isDeepStrictEqual(inventoryVariantOf(previous, own), inventoryVariantOf(current, variant))
      )
    })
    .map((variant) => inventoryVariantOf(current, variant))
  if (changed.length) tell('InventoryVariantsChanged', { variants: changed })
}

/** Tells of a new, changed or deleted product, of its variants and of its stock. */
export const tellOfProduct = (
  context: Context,
  { previous, current }: { readonly previous?: KeptProduct; readonly current?: KeptProduct },
): void => {
  const { id: productId = '' } = current ?? previous ?? {}
  const tell = (slug: string, data: object): void =>
    context.emit({
      entityFqdn: catalogMessages,
      slug,
      entityId: productId,
      entity: { productId, ...data, originatedFromVersion },
    })
  if (!current) tell('ProductDeleted', {})
  else if (previous) {
    const fields = changedFieldsOf(previous, current)
    if (fields.length) tell('ProductChanged', { changedFields: fields })
    const variants = changedVariants(previous, current)
    if (variants.length) tell('VariantsChanged', { variants })
    tellOfStock(context, previous, current)
  } else {
    const { name, priceData: price, visible, media, sku } = current
    const { productPageUrl, brand, costAndProfitData, slug } = current
    tell('ProductCreated', {
      ...{ name, price, visible, media, sku },
      ...{ productPageUrl, brand, costAndProfitData, slug },
    })
  }
}
