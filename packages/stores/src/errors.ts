import type { Open } from '@frontdesk/core'

/** Codes of the errors of store calls; read `error.code`. */
export type StoresErrorCode = Open<
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API'
  | 'APP_NOT_INSTALLED'
  | 'PRODUCT_MANAGES_VARIANTS'
  | 'PRODUCT_HAS_NO_MANAGED_VARIANTS'
  | 'OTHER_OPTION_HAS_MEDIA'
  | 'ALL_PRODUCTS_COLLECTION'
  | 'INSUFFICIENT_INVENTORY'
  | 'INVENTORY_QUANTITY_NOT_TRACKED'
  | 'MAX_QUANTITY_LIMIT_REACHED'
>
