export * from './authorized-payments.ts'
export * from './charge-memberships.ts'
export * from './collector.ts'
export type * from './errors.ts'
export * from './gateway-orders.ts'
export * from './order-billing/calculation.ts'
export * from './order-billing/charges.ts'
export * from './order-billing/receipts.ts'
export * from './order-billing/refund-payments.ts'
export * from './order-billing/refundability.ts'
export {
  isRefundNotAvailableError,
  RefundNotAvailableError,
  type RefundOutcome,
  type RefundPart,
  type RefundPartStatus,
  type RefundPlanState,
  type RefundRequest,
} from './refund/plan.ts'
export * from './refund/refund.ts'
export {
  refundable,
  type Refundable,
  type RefundablePayment,
  type RefundedOrder,
} from './refund/refundable.ts'
export * from './refunds.ts'
