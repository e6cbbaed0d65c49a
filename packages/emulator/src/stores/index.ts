import type { Handler } from '../kernel/handler.ts'
import { collectionHandlers } from './collection.ts'
import { inventoryHandlers } from './inventory.ts'
import { productBulkHandlers } from './product-bulk.ts'
import { productHandlers } from './product-handlers.ts'
import { productMediaHandlers } from './product-media.ts'
import { variantHandlers } from './variant-handlers.ts'

export { productCatalogProvider } from './catalog-provider.ts'
export { storesMedia } from './media.ts'
export { seedAllProducts, seedStores } from './seed.ts'
export { storesPermissions } from './permissions.ts'

/** The handlers of the operations of the store. */
export const storesHandlers: readonly Handler[] = [
  ...productHandlers,
  ...productBulkHandlers,
  ...productMediaHandlers,
  ...variantHandlers,
  ...collectionHandlers,
  ...inventoryHandlers,
]
