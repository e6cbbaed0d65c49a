export {
  type Collection,
  collectionShape,
  getCollectionBySlug,
  type GetCollectionBySlugInput,
} from './collection.ts'
export type { StoresErrorCode } from './errors.ts'
export type { MediaFile, ProductMedia, ProductMediaItem } from './media.ts'
export {
  type CostAndProfitData,
  costAndProfitDataShape,
  type MeasurementUnit,
  type NumberRange,
  numberRangeShape,
  type PriceData,
  priceDataShape,
  type PricePerUnitData,
  pricePerUnitDataShape,
  type ProductDiscount,
  productDiscountShape,
} from './price.ts'
export {
  type CustomTextField,
  getProduct,
  type GetProductInput,
  type InfoSection,
  type InventoryStatus,
  type Product,
  type ProductChoice,
  type ProductFields,
  type ProductOption,
  type ProductPageUrl,
  productShape,
  type ProductStock,
  type ProductType,
  productTypes,
  queryProducts,
  type QueryProductsInput,
  storesAppId,
} from './product.ts'
export {
  queryProductVariants,
  type QueryProductVariantsInput,
  type Variant,
  type VariantData,
  variantShape,
  type VariantStock,
} from './variant.ts'
