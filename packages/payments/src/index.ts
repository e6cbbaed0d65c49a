export { type Order, type OrderPaymentStatus, orderShape } from '@frontdesk/core'
export {
  getPaymentCollectabilityStatus,
  type GetPaymentCollectabilityStatusInput,
  markOrderAsPaid,
  type MarkOrderAsPaidInput,
  type PaymentCollectability,
  type PaymentCollectabilityStatus,
} from './collector.ts'
export type { PaymentErrorCode } from './errors.ts'
