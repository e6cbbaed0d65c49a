import type { Product, Variant } from '@frontdesk/stores'
import { newProductSchema, productFields, productSchema } from '@frontdesk/stores/schemas'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { forbidden } from '../kernel/failure.ts'
import type { HandlerContext, Identity } from '../kernel/handler.ts'
import type { DerivedFields } from '../kernel/query/filter.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import type { KeptProduct } from './kept-product.ts'
import { tellOfProduct } from './product-events.ts'

type Context = HandlerContext<unknown>

/** Products with all their data, costs included. */
export const products: CollectionDefinition<KeptProduct, 'slug' | 'collection' | 'inventory'> = collection<
  KeptProduct,
  'slug' | 'collection' | 'inventory'
>('stores.products', {
  slug: ({ slug }) => slug,
  collection: ({ collectionIds }) => collectionIds,
  inventory: ({ inventoryItemId }) => inventoryItemId,
})

/**
 * The fields of a product that filters see in another way: price and number are numbers, and the type can be asked for in
 * capitals and in small letters, because the platform writes both.
 */
const derived: DerivedFields = {
  productType: ({ productType = 'PHYSICAL' }: Product) => [
    productType.toUpperCase(),
    productType.toLowerCase(),
  ],
  price: ({ priceData }: Product) => priceData?.price,
  numericId: ({ numericId }: Product) => Number(numericId),
}

/** Products. Customers find the visible ones. Events of products have an older format: see `product-events.ts`. */
export const productEntity: Entity<Product, KeptProduct> = defineEntity<Product, KeptProduct>({
  name: 'product',
  collection: products,
  schema: productSchema,
  writable: newProductSchema,
  internal: ['ownVariantData', 'giftCard', 'preorderInfo', 'preordered', 'stockReason'],
  system: { updatedDate: 'lastUpdated', revision: false },
  visible: ({ visible }) => visible !== false,
  query: { fields: productFields, derived },
  onChange: tellOfProduct,
})

/** The paths of the hosted platform write the type of a product in small letters, the bare paths in capitals. */
const withType = ({ productType = 'PHYSICAL', ...product }: Product, prefixed = false): Product => ({
  ...product,
  productType: prefixed ? productType.toLowerCase() : productType,
})

const withoutVariantCosts = (whole: Variant): Variant => {
  if (!whole.variant) return whole
  const { costAndProfitData, ...variant } = whole.variant
  return { ...whole, variant }
}

/** Removes the file of a digital product, unless the business calls. */
const withSeenFile = ({ kind }: Identity, { digitalFile, ...product }: Product): Product => ({
  ...product,
  ...(digitalFile && kind === 'owner' && { digitalFile }),
})

/** Removes the costs, which only the business may read, and only on request. */
const withoutCosts = ({ costAndProfitData, costRange, ...product }: Product): Product => ({
  ...product,
  ...(product.variants && { variants: product.variants.map(withoutVariantCosts) }),
})

/** Removes hidden variants, unless the business calls. */
const withSeenVariants = ({ kind }: Identity, product: Product): Product => ({
  ...product,
  ...(product.variants && {
    variants: product.variants.filter(({ variant }) => kind === 'owner' || variant?.visible !== false),
  }),
})

/** The product as the caller sees it. @throws Failure 403 when somebody else than the business asks for costs */
export const shownTo = (
  { identity, prefixed }: Pick<Context, 'identity' | 'prefixed'>,
  product: Product,
  { includeMerchantSpecificData = false }: { readonly includeMerchantSpecificData?: boolean } = {},
): Product => {
  if (includeMerchantSpecificData && identity.kind !== 'owner')
    throw forbidden('Only the business itself may read its costs')
  const seen = withSeenFile(identity, withSeenVariants(identity, withType(product, prefixed)))
  return includeMerchantSpecificData ? seen : withoutCosts(seen)
}
