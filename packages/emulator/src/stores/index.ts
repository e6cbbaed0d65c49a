import { getCatalogVersion } from '@frontdesk/stores'
import { handle, type Handler } from '../kernel/handler.ts'
import { catalogVersionOf, ofVersion1 } from './catalog-version.ts'
import { collectionHandlers } from './collection.ts'
import { inventoryHandlers } from './inventory.ts'
import { productBulkHandlers } from './product-bulk.ts'
import { productHandlers } from './product-handlers.ts'
import { productMediaHandlers } from './product-media.ts'
import { variantHandlers } from './variant-handlers.ts'

export { catalogVersion3Routes } from './catalog-version.ts'
export { productCatalogProvider } from './catalog-provider.ts'
export { storesMedia } from './media.ts'
export { seedAllProducts, seedStores } from './seed.ts'
export { storesPermissions } from './permissions.ts'
export { storesEntities } from './shown-entities.ts'

/** The handlers of the operations of the store. */
export const storesHandlers: readonly Handler[] = [
  handle(getCatalogVersion, ({ business }) => catalogVersionOf(business)),
  ...[
    ...productHandlers,
    ...productBulkHandlers,
    ...productMediaHandlers,
    ...variantHandlers,
    ...collectionHandlers,
    ...inventoryHandlers,
  ].map(ofVersion1),
]
