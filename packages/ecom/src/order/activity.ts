import { date, entity, type Open, type Price, type Shape, type Translatable } from '@frontdesk/core'

/** Every type of entry in the history of an order. */
export const orderActivityTypes = [
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_CREATED_FROM_EXCHANGE',
  'NEW_EXCHANGE_ORDER_CREATED',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
] as const

/** The type of an entry in the history of an order. */
export type OrderActivityType = Open<(typeof orderActivityTypes)[number]>

/** A payment that an entry tells of. */
export interface ActivityPayment {
  paymentId?: string
  amount?: Price
  /** The last four digits of the card. */
  lastFourDigits?: string
  /** Brand of the card. */
  brand?: string
}

/** A payment by card that an entry tells of. */
export interface ActivityCardPayment {
  amount?: Price
  creditCardDetails?: { lastFourDigits?: string; brand?: string }
}

/** A payment that was given back. One of `regular`, `giftCard` and `membership` is present. */
export interface RefundedPayment {
  paymentId?: string
  /** Whether the money was given back outside of the platform. */
  externalRefund?: boolean
  regular?: { amount?: Price; lastFourDigits?: string; brand?: string }
  giftCard?: { giftCardPaymentId?: string; amount?: Price }
  membership?: { membershipId?: string }
}

/** A receipt. One of `wixReceipt` and `externalReceipt` is present. */
export interface ActivityReceipt {
  paymentId?: string
  wixReceipt?: { receiptId?: string; displayNumber?: string }
  externalReceipt?: { receiptId?: string; displayNumber?: string }
}

/** Every direction in which a quantity may change. */
export const quantityDeltaTypes = ['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const

/** Whether a quantity went up or down. */
export type QuantityDeltaType = Open<(typeof quantityDeltaTypes)[number]>

/** An amount that a change of an order adds or takes away, with its part of each line. */
export interface ChangedAmount {
  id?: string
  name?: Translatable
  totalAmount?: Price
  affectedLineItems?: { id?: string; name?: Translatable; amount?: Price }[]
}

/** A change of an order that was placed. One of the fields is present. */
export interface OrderChange {
  lineItemChanged?: {
    id?: string
    name?: Translatable
    quantity?: {
      originalQuantity?: number
      newQuantity?: number
      diff?: number
      deltaType?: QuantityDeltaType
    }
    price?: { originalPrice?: Price; newPrice?: Price }
  }
  lineItemAdded?: { id?: string; name?: Translatable; quantity?: number }
  lineItemRemoved?: { id?: string; name?: Translatable; quantity?: number }
  discountAdded?: ChangedAmount
  discountRemoved?: ChangedAmount
  additionalFeeAdded?: ChangedAmount
  additionalFeeRemoved?: ChangedAmount
  totalPriceChanged?: { originalTotal?: Price; newTotal?: Price }
  shippingInformationChanged?: {
    originalShippingInfo?: { total?: Price; shippingTitle?: string }
    newShippingInfo?: { total?: Price; shippingTitle?: string }
  }
}

/** A card holder's claim to have a payment back. */
export interface ActivityChargeback {
  paymentId?: string
  chargebackId?: string
  amount?: Price
  paymentDetails?: ActivityCardPayment
}

/** An entry of an order's history. The field beside `activityType` depends on it: `ORDER_REFUNDED` has `orderRefunded`. */
export interface OrderActivity {
  id?: string
  activityType?: OrderActivityType
  createdDate?: Date
  authorEmail?: string
  merchantComment?: { message?: string }
  customActivity?: { appId?: string; type?: string; additionalData?: Record<string, string> }
  orderRefunded?: { manual?: boolean; amount?: Price; reason?: string }
  draftOrderChangesApplied?: { draftOrderId?: string; reason?: string; changes?: OrderChange[] }
  savedPaymentMethod?: { name?: string; description?: string }
  authorizedPaymentCreated?: ActivityPayment
  authorizedPaymentCaptured?: ActivityPayment
  authorizedPaymentVoided?: ActivityPayment
  refundInitiated?: { refundId?: string; amount?: Price; payments?: RefundedPayment[]; reason?: string }
  paymentRefunded?: { refundId?: string; payment?: RefundedPayment }
  paymentRefundFailed?: { refundId?: string; payment?: RefundedPayment }
  refundedAsStoreCredit?: { amount?: Price; reason?: string }
  paymentPending?: { paymentId?: string; regular?: ActivityCardPayment }
  paymentCanceled?: { paymentId?: string; regular?: ActivityCardPayment }
  paymentDeclined?: { paymentId?: string; regular?: ActivityCardPayment }
  receiptCreated?: ActivityReceipt
  receiptSent?: ActivityReceipt
  chargebackCreated?: ActivityChargeback
  chargebackReversed?: ActivityChargeback & { reversalAmount?: Price }
}

export const orderActivityShape: Shape<OrderActivity> = /* @__PURE__ */ entity<OrderActivity>({
  createdDate: date,
})
