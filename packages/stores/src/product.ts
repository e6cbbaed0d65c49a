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
  type SeoData,
  type Shape,
} from '@frontdesk/core'
import type { Dimensions } from './dimensions.ts'
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

/** All types of products, in both spellings of the platform. */
export const productTypes = ['PHYSICAL', 'DIGITAL', 'physical', 'digital'] as const

/** The type of a product, in upper or lower case, depending on the catalog version. */
export type ProductType = Open<(typeof productTypes)[number]>

/** Every inventory status of a product. */
export const inventoryStatuses = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const

/** Whether all, some or none of the variants are in stock. */
export type InventoryStatus = Open<(typeof inventoryStatuses)[number]>

/** Every kind of file that a digital product may be. */
export const digitalFileTypes = [
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
] as const

/** The kind of the file of a digital product. */
export type DigitalFileType = Open<(typeof digitalFileTypes)[number]>

/** The file that buyers of a digital product download. */
export interface ProductDigitalFile {
  /** From 1 to 100 characters. */
  id: string
  /** The name of the file with its ending, from 1 to 1,000 characters. */
  fileName?: string
  fileType?: DigitalFileType
}

/** A product of the store. */
export interface Product {
  id: string
  name: string
  /** Slug of the product's page. */
  slug?: string
  /** Whether customers see the product. */
  visible?: boolean
  productType?: ProductType
  /** HTML. */
  description?: string
  /** Stock-keeping unit of the business. */
  sku?: string
  /** Weight in the weight unit of the store. */
  weight?: number
  /** The tax group of the product; defaults to the default group of the store. */
  taxGroupId?: string
  /** Lightest and heaviest variant. */
  weightRange?: NumberRange
  /** The size of the product itself. */
  productDimensions?: Dimensions
  /** The size of the package that it is sent in. */
  packageDimensions?: Dimensions
  /** Whether the product is in stock, and the quantity. */
  stock?: ProductStock
  /** A copy of `priceData` for older clients. */
  price?: PriceData
  /** Price in the currency of the business. */
  priceData?: PriceData
  /** Price in the currency of the customer. */
  convertedPriceData?: PriceData
  /** The lowest and the highest price of the variants. */
  priceRange?: NumberRange
  /** Included on request with `includeMerchantSpecificData`. */
  costAndProfitData?: CostAndProfitData
  /** Included on request with `includeMerchantSpecificData`. */
  costRange?: NumberRange
  pricePerUnitData?: PricePerUnitData
  /** Discount on the price, if there is one. */
  discount?: ProductDiscount
  /** A label on the picture, such as `New`. */
  ribbon?: string
  /** A copy of `ribbon` for older clients. */
  ribbons?: {
    /** Text of the ribbon, such as "New". */
    text?: string
  }[]
  /** Brand of the product. */
  brand?: string
  media?: ProductMedia
  /** The file of a `DIGITAL` product, which only the business sees: buyers get a link to it after payment. */
  digitalFile?: ProductDigitalFile
  /** Sections below the description, such as care or delivery. */
  additionalInfoSections?: InfoSection[]
  /** Custom text fields that the customer may or must fill in. */
  customTextFields?: CustomTextField[]
  /** Whether variants have prices and stock of their own. */
  manageVariants?: boolean
  productOptions?: ProductOption[]
  variants?: Variant[]
  collectionIds?: string[]
  productPageUrl?: ProductPageUrl
  /** SEO data of the product page. */
  seoData?: SeoData
  /** Sequential number of the product as decimal text. */
  numericId?: string
  inventoryItemId?: string
  createdDate?: Date
  updatedDate?: Date
  /** When it was last changed. */
  lastUpdated?: Date
}

/** Stock of a product. */
export interface ProductStock {
  /** Whether the quantity is tracked; otherwise only `inStock` is known. */
  trackInventory?: boolean
  /** Quantity of a product without its own variants. */
  quantity?: number
  /** Whether at least one piece can be bought. */
  inStock?: boolean
  inventoryStatus?: InventoryStatus
}

/** All ways to show the choices of an option. */
export const optionTypes = ['drop_down', 'color'] as const

/** How the choices of an option are shown. */
export type OptionType = Open<(typeof optionTypes)[number]>

/** An option, such as size or color. One choice of each option makes a variant. */
export interface ProductOption {
  name?: string
  optionType?: OptionType
  /** Values that the customer can choose from, such as `Small` and `Large`. */
  choices?: ProductChoice[]
}

/** One value of a product option, such as `Small`. */
export interface ProductChoice {
  /** The text, or the color as `#rrggbb`. */
  value?: string
  /** Label for customers; `choices` of a variant use it. */
  description?: string
  /** Pictures for this choice. */
  media?: ProductMedia
  /** Whether any variant with this choice is in stock. */
  inStock?: boolean
  /** Whether customers see it. */
  visible?: boolean
}

/** A titled section of text below the description. */
export interface InfoSection {
  title?: string
  /** HTML. */
  description?: string
}

/** A custom text of the customer, such as an engraving. */
export interface CustomTextField {
  title?: string
  /** Maximum number of characters. */
  maxLength?: number
  /** Whether the customer must fill it in. */
  mandatory?: boolean
}

/** The URL of the product's page: `base` and `path` together. */
export interface ProductPageUrl {
  /** Origin of the site. */
  base?: string
  /** Path of the product on that site. */
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

/** The store's app id in a cart line: `{ catalogItemId: product.id, appId: storesAppId, options: { variantId } }`. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Input of `getProduct`. */
export interface GetProductInput {
  id: string
  /** Whether to include costs; only the business may request them. */
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

/** The fields that products can be filtered and, unless restricted to filters, sorted by. */
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

/** Input of `queryProducts`. */
export type QueryProductsInput = OffsetQuery<ProductFields>

/**
 * Finds products, 50 per page by default (at most 100).
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
