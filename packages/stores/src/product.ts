import {
  date,
  entity,
  float,
  type Limited,
  offsetQuery,
  type OffsetQuery,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
} from '@frontdesk/core'
import type { ProductMedia } from './media.ts'
import {
  type CostAndProfitData,
  costAndProfitDataShape,
  type NumberRange,
  numberRangeShape,
  type PriceData,
  priceDataShape,
  type PricePerUnitData,
  pricePerUnitDataShape,
  type ProductDiscount,
  productDiscountShape,
} from './price.ts'
import { type Variant, variantShape } from './variant.ts'

const prefix = '/stores-reader'

/** Every type of product, in both forms that the platform writes. */
export const productTypes = ['PHYSICAL', 'DIGITAL', 'physical', 'digital'] as const

/** The platform writes it in capitals or in small letters, depending on the catalogue's version. */
export type ProductType = Open<(typeof productTypes)[number]>

/** Every inventory status of a product. */
export const inventoryStatuses = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const

/** Whether all, some or none of the variants can be had. */
export type InventoryStatus = Open<(typeof inventoryStatuses)[number]>

/** A thing that the store sells. */
export interface Product {
  id: string
  name: string
  /** The last part of its page's address. */
  slug?: string
  /** Whether customers see it. */
  visible?: boolean
  productType?: ProductType
  /** HTML. */
  description?: string
  /** The business's own number for it. */
  sku?: string
  /** In the weight unit of the store. */
  weight?: number
  weightRange?: NumberRange
  stock?: ProductStock
  /** The same as `priceData`, kept for older readers. */
  price?: PriceData
  /** In the currency of the business. */
  priceData?: PriceData
  /** In the currency of the customer. */
  convertedPriceData?: PriceData
  priceRange?: NumberRange
  /** Present when asked for with `includeMerchantSpecificData`. */
  costAndProfitData?: CostAndProfitData
  /** Present when asked for with `includeMerchantSpecificData`. */
  costRange?: NumberRange
  pricePerUnitData?: PricePerUnitData
  discount?: ProductDiscount
  /** A word on the picture, such as `New`. */
  ribbon?: string
  /** The same as `ribbon`, kept for older readers. */
  ribbons?: { text?: string }[]
  brand?: string
  media?: ProductMedia
  additionalInfoSections?: InfoSection[]
  /** What the customer may or must write when they buy. */
  customTextFields?: CustomTextField[]
  /** Whether variants have prices and stock of their own. */
  manageVariants?: boolean
  productOptions?: ProductOption[]
  variants?: Variant[]
  collectionIds?: string[]
  productPageUrl?: ProductPageUrl
  /** Counts up with each product; decimal text. */
  numericId?: string
  inventoryItemId?: string
  createdDate?: Date
  updatedDate?: Date
  lastUpdated?: Date
}

export interface ProductStock {
  /** Whether pieces are counted; otherwise only `inStock` is known. */
  trackInventory?: boolean
  /** Pieces of a product without variants of its own. */
  quantity?: number
  inStock?: boolean
  inventoryStatus?: InventoryStatus
}

/** Every way to show the choices of an option. */
export const optionTypes = ['drop_down', 'color'] as const

/** How the choices of an option are shown. */
export type OptionType = Open<(typeof optionTypes)[number]>

/** A question that the customer answers to get a variant: which size, which colour. */
export interface ProductOption {
  name?: string
  optionType?: OptionType
  choices?: ProductChoice[]
}

export interface ProductChoice {
  /** The text, or the colour as `#rrggbb`. */
  value?: string
  /** What people read, and what a variant names. */
  description?: string
  /** Pictures to show when it is chosen. */
  media?: ProductMedia
  /** Whether any variant with this choice can be had. */
  inStock?: boolean
  visible?: boolean
}

export interface InfoSection {
  title?: string
  /** HTML. */
  description?: string
}

export interface CustomTextField {
  title?: string
  maxLength?: number
  mandatory?: boolean
}

/** Where the product can be looked at: `base` and `path` together. */
export interface ProductPageUrl {
  base?: string
  path?: string
}

export const productShape: Shape<Product> = /* @__PURE__ */ entity<Product>({
  createdDate: date,
  updatedDate: date,
  lastUpdated: date,
  weight: float,
  weightRange: numberRangeShape,
  price: priceDataShape,
  priceData: priceDataShape,
  convertedPriceData: priceDataShape,
  priceRange: numberRangeShape,
  costAndProfitData: costAndProfitDataShape,
  costRange: numberRangeShape,
  pricePerUnitData: pricePerUnitDataShape,
  discount: productDiscountShape,
  variants: variantShape,
})

/** Names the store's catalogue in a cart: `{ catalogItemId: product.id, appId: storesAppId, options: { variantId } }`. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export interface GetProductInput {
  id: string
  /** Asks for costs too; only for the business itself. */
  includeMerchantSpecificData?: boolean
}

/**
 * Reads one product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product, or customers may not see it.
 * @example
 * const product = await getProduct(client, { id })
 * @function
 */
export const getProduct: Read<GetProductInput, Product> = /* @__PURE__ */ read({
  id: 'stores.products.get',
  prefix,
  route: 'GET /v1/products/{id}',
  response: /* @__PURE__ */ pick('product', productShape),
})

type FilterOnly<T> = Limited<T, { sort: false }>

/** The fields that products can be filtered by, and sorted by unless they are limited to filters. */
export interface ProductFields {
  id: string
  createdDate: FilterOnly<Date>
  lastUpdated: Date
  name: string
  description: FilterOnly<string>
  sku: string
  price: number
  'priceData.price': number
  numericId: number
  productType: ProductType
  slug: string
  collectionIds: Limited<string[], { operators: '$hasSome' | '$hasAll'; sort: false }>
}

export type QueryProductsInput = OffsetQuery<ProductFields>

/**
 * Finds products, 50 a page unless asked for fewer or more (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryProducts(client, {
 *   filter: { collectionIds: { $hasSome: [collection.id] } },
 *   sort: [{ fieldName: 'price' }],
 * })
 * @function
 */
export const queryProducts: Read<
  QueryProductsInput,
  Page<Product, QueryProductsInput>
> = /* @__PURE__ */ read({
  id: 'stores.products.query',
  prefix,
  route: 'POST /v1/products/query-platformized',
  envelope: offsetQuery,
  response: /* @__PURE__ */ page('products', productShape, 'metadata'),
})
