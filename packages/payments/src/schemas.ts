import type { OperationSchema } from '@frontdesk/core/schema'
import { collectorSchemas } from './collector.schema.ts'

export * from './collector.schema.ts'

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
export const paymentsSchemas: readonly OperationSchema[] = [...collectorSchemas]
