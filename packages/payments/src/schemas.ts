import type { OperationSchema } from '@frontdesk/core/schema'
import { collectorSchemas } from './collector.schema.ts'

export {
  collectorSchemas,
  getPaymentCollectabilityStatusInputSchema,
  markOrderAsPaidInputSchema,
  paymentCollectabilitySchema,
} from './collector.schema.ts'

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
export const paymentsSchemas: readonly OperationSchema[] = [...collectorSchemas]
