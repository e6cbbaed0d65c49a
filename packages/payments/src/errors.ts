import type { Open } from '@frontdesk/core'

/** Codes of the errors of payment calls; read `error.code`. */
export type PaymentErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_ALREADY_PAID'
  | 'ORDER_CANCELED'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'ORDER_HAS_CHARGEBACKS'
  | 'PAYMENT_GATEWAY_ID_NOT_FOUND'
  | 'LINE_ITEM_NOT_FOUND'
  | 'LINE_ITEM_PAID'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'MEMBERSHIP_NOT_ELIGIBLE'
>
