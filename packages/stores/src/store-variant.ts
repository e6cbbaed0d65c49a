import {
  entity,
  type Image,
  image,
  type Limited,
  offsetQuery,
  type OffsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import type { VariantStock } from './variant.ts'

const prefix = '/stores-reader'

/** A variant with the product fields that a list of all variants shows. */
export interface StoreVariant {
  /** Product id and variant id, joined by a hyphen. */
  id: string
  variantId?: string
  productId?: string
  /** The choices as text, such as `M, Ink`; empty for a product without options. */
  variantName?: string
  /** Name of the product that the variant belongs to. */
  productName?: string
  /** Whether the product manages variants: each has its own stock. */
  managedVariant?: boolean
  /** Stock-keeping unit of the business. */
  sku?: string
  /** Whether and how many pieces can be bought. */
  stock?: VariantStock
  /** The choice per option: `{ Size: 'M', Colour: 'Ink' }`. */
  choices?: Record<string, string>
  collectionIds?: string[]
  media?: StoreVariantMedia
  preorderInfo?: PreorderInfo
}

/** The picture of the choice, or of the product. */
export interface StoreVariantMedia {
  image?: Image
}

/** Whether and how customers can preorder. */
export interface PreorderInfo {
  enabled?: boolean
  /** Text for customers, such as the shipping date: from 1 to 250 characters. */
  message?: string
  /** Maximum preorders per variant, at most 100,000; absent for no limit. */
  limit?: number
}

export const storeVariantShape: Shape<StoreVariant> = /* @__PURE__ */ entity<StoreVariant>({
  media: /* @__PURE__ */ shape<StoreVariantMedia>({ image }),
})

/** The fields that variants of the store can be filtered and sorted by. */
export interface StoreVariantFields {
  id: string
  variantId: string
  productId: string
  variantName: string
  productName: string
  managedVariant: boolean
  sku: string
  'stock.inStock': boolean
  'stock.quantity': number
  collectionIds: Limited<string[], { operators: '$hasSome' | '$hasAll'; sort: false }>
}

/** Input of `getStoreVariant`. */
export interface GetStoreVariantInput {
  /** Product id and variant id, joined by a hyphen. */
  id: string
}

/**
 * Reads one variant with its product's name, picture and collections.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such variant, or customers may not see it.
 * @example
 * const variant = await getStoreVariant(client, { id: `${product.id}-${variantId}` })
 * @function
 */
export const getStoreVariant: Read<GetStoreVariantInput, StoreVariant> = /* @__PURE__ */ read({
  id: 'stores.storeVariants.get',
  prefix,
  route: 'GET /v1/variants/{id}',
  response: /* @__PURE__ */ pick('variant', storeVariantShape),
})

/** Input of `queryStoreVariants`. */
export type QueryStoreVariantsInput = OffsetQuery<StoreVariantFields>

/**
 * Finds variants of all products, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const soldOut = await queryStoreVariants(client, {
 *   filter: { 'stock.inStock': false },
 *   sort: [{ fieldName: 'productName' }],
 * })
 * @function
 */
export const queryStoreVariants: Read<
  QueryStoreVariantsInput,
  Page<StoreVariant, QueryStoreVariantsInput>
> = /* @__PURE__ */ read({
  id: 'stores.storeVariants.query',
  prefix,
  route: 'POST /v1/variants/query',
  envelope: offsetQuery,
  response: /* @__PURE__ */ page('variants', storeVariantShape, 'metadata'),
})
