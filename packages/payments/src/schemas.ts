import type { OperationSchema } from '@frontdesk/core/schema'
import { authorizedPaymentsSchemas } from './authorized-payments.schema.ts'
import { chargeMembershipsSchemas } from './charge-memberships.schema.ts'
import { collectorSchemas } from './collector.schema.ts'
import { gatewayOrdersSchemas } from './gateway-orders.schema.ts'
import { refundCalculationSchemas } from './order-billing/calculation.schema.ts'
import { orderChargesSchemas } from './order-billing/charges.schema.ts'
import { receiptsSchemas } from './order-billing/receipts.schema.ts'
import { refundPaymentsSchemas } from './order-billing/refund-payments.schema.ts'
import { orderRefundabilitySchemas } from './order-billing/refundability.schema.ts'
import { refundsSchemas } from './refunds.schema.ts'

export * from './authorized-payments.schema.ts'
export * from './charge-memberships.schema.ts'
export * from './collector.schema.ts'
export * from './gateway-orders.schema.ts'
export * from './order-billing/calculation.schema.ts'
export * from './order-billing/charges.schema.ts'
export * from './order-billing/receipts.schema.ts'
export * from './order-billing/refund-payments.schema.ts'
export * from './order-billing/refundability.schema.ts'
export * from './refunds.schema.ts'

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
export const paymentsSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  collectorSchemas,
  chargeMembershipsSchemas,
  gatewayOrdersSchemas,
  refundsSchemas,
  authorizedPaymentsSchemas,
  orderRefundabilitySchemas,
  refundCalculationSchemas,
  refundPaymentsSchemas,
  orderChargesSchemas,
  receiptsSchemas,
].flat()
