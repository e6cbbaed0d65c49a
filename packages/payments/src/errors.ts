import type { Open } from '@frontdesk/core'

/** Codes that payment collection declines with; read `error.code`. */
export type PaymentErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_ALREADY_PAID'
  | 'ORDER_CANCELED'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'ORDER_HAS_CHARGEBACKS'
  | 'PAYMENT_GATEWAY_ID_NOT_FOUND'
>
