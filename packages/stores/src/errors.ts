import type { Open } from '@frontdesk/core'

/** Codes of the errors of store calls; read `error.code`. */
export type StoresErrorCode = Open<'NOT_FOUND' | 'FORBIDDEN' | 'PRODUCT_MANAGES_VARIANTS'>
