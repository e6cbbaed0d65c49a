import type { OperationSchema } from '@frontdesk/core/schema'
import { collectionSchemas } from './collection.schema.ts'
import { productChangeSchemas } from './product-changes.schema.ts'
import { productSchemas } from './product.schema.ts'
import { variantSchemas } from './variant.schema.ts'

export * from './collection.schema.ts'
export * from './dimensions.schema.ts'
export * from './media.schema.ts'
export * from './price.schema.ts'
export * from './product-changes.schema.ts'
export * from './product.schema.ts'
export * from './variant.schema.ts'

/** All schemas of the store, for `createClient({ validate: validation(storesSchemas) })`. */
export const storesSchemas: readonly OperationSchema[] = [
  ...productSchemas,
  ...productChangeSchemas,
  ...variantSchemas,
  ...collectionSchemas,
]
