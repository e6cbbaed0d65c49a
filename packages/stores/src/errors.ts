import type { Open } from '@frontdesk/core'

/** Codes that the store catalogue declines with; read `error.code`. */
export type StoresErrorCode = Open<'NOT_FOUND' | 'FORBIDDEN'>
