import type { OperationSchema } from '@frontdesk/core/schema'
import { chargeMembershipsSchemas } from './charge-memberships.schema.ts'
import { collectorSchemas } from './collector.schema.ts'

export * from './charge-memberships.schema.ts'
export * from './collector.schema.ts'

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
export const paymentsSchemas: readonly OperationSchema[] = [...collectorSchemas, ...chargeMembershipsSchemas]
