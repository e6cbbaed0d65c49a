import type { OperationSchema } from '@frontdesk/core/schema'
import { collectionSchemas } from './collection.schema.ts'
import { collectionChangeSchemas } from './collection-changes.schema.ts'
import { inventorySchemas } from './inventory.schema.ts'
import { optionsAvailabilitySchemas } from './options-availability.schema.ts'
import { productSchemas } from './product.schema.ts'
import { productBulkSchemas } from './product-bulk.schema.ts'
import { productChangeSchemas } from './product-changes.schema.ts'
import { productMediaSchemas } from './product-media.schema.ts'
import { storeVariantSchemas } from './store-variant.schema.ts'
import { variantSchemas } from './variant.schema.ts'
import { variantChangeSchemas } from './variant-changes.schema.ts'

export * from './collection.schema.ts'
export * from './collection-changes.schema.ts'
export * from './dimensions.schema.ts'
export * from './inventory.schema.ts'
export * from './media.schema.ts'
export * from './options-availability.schema.ts'
export * from './price.schema.ts'
export * from './product.schema.ts'
export * from './product-bulk.schema.ts'
export * from './product-changes.schema.ts'
export * from './product-media.schema.ts'
export * from './store-variant.schema.ts'
export * from './variant.schema.ts'
export * from './variant-changes.schema.ts'

/** All schemas of the store, for `createClient({ validate: validation(storesSchemas) })`. */
export const storesSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  productSchemas,
  productChangeSchemas,
  productBulkSchemas,
  productMediaSchemas,
  optionsAvailabilitySchemas,
  variantSchemas,
  variantChangeSchemas,
  storeVariantSchemas,
  collectionSchemas,
  collectionChangeSchemas,
  inventorySchemas,
].flat()
