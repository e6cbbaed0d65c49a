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

/** A payment in an entry. */
export interface ActivityPayment {
  paymentId?: string
  amount?: Price
  /** The last four digits of the card. */
  lastFourDigits?: string
  /** Brand of the card. */
  brand?: string
}

/** A card payment in an entry. */
export interface ActivityCardPayment {
  amount?: Price
  /** The card that was charged. */
  creditCardDetails?: {
    /** The last four digits of the card. */
    lastFourDigits?: string
    /** Brand of the card. */
    brand?: string
  }
}

/** A refunded payment. One of `regular`, `giftCard` and `membership` is present. */
export interface RefundedPayment {
  paymentId?: string
  /** Whether the money was refunded outside the platform. */
  externalRefund?: boolean
  /** A payment by card or at the business. */
  regular?: {
    amount?: Price
    /** The last four digits of the card. */
    lastFourDigits?: string
    /** Brand of the card. */
    brand?: string
  }
  /** A payment by gift card. */
  giftCard?: { giftCardPaymentId?: string; amount?: Price }
  /** A payment by membership. */
  membership?: { membershipId?: string }
}

/** A receipt. One of `wixReceipt` and `externalReceipt` is present. */
export interface ActivityReceipt {
  paymentId?: string
  /** A receipt that the platform made. */
  wixReceipt?: {
    receiptId?: string
    /** Number of the receipt for people. */
    displayNumber?: string
  }
  /** A receipt of another system. */
  externalReceipt?: {
    receiptId?: string
    /** Number of the receipt for people. */
    displayNumber?: string
  }
}

/** All directions of a quantity change. */
export const quantityDeltaTypes = ['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const

/** Whether a quantity went up or down. */
export type QuantityDeltaType = Open<(typeof quantityDeltaTypes)[number]>

/** An amount that a change of an order adds or removes, and its share for each line. */
export interface ChangedAmount {
  id?: string
  name?: Translatable
  /** The amount over all lines. */
  totalAmount?: Price
  /** The part of each line. */
  affectedLineItems?: { id?: string; name?: Translatable; amount?: Price }[]
}

/** A change of an order that was placed. One of the fields is present. */
export interface OrderChange {
  /** A line has another quantity or price. */
  lineItemChanged?: {
    id?: string
    name?: Translatable
    quantity?: {
      /** Quantity before the change. */
      originalQuantity?: number
      /** Quantity after the change. */
      newQuantity?: number
      /** Difference of the two, always positive. */
      diff?: number
      deltaType?: QuantityDeltaType
    }
    /** Price of one piece, before and after. */
    price?: {
      /** Price before the change. */
      originalPrice?: Price
      /** Price after the change. */
      newPrice?: Price
    }
  }
  /** A line was added. */
  lineItemAdded?: { id?: string; name?: Translatable; quantity?: number }
  /** A line was removed. */
  lineItemRemoved?: { id?: string; name?: Translatable; quantity?: number }
  /** A discount was added. */
  discountAdded?: ChangedAmount
  /** A discount was removed. */
  discountRemoved?: ChangedAmount
  /** A fee was added. */
  additionalFeeAdded?: ChangedAmount
  /** A fee was removed. */
  additionalFeeRemoved?: ChangedAmount
  /** The order has another total. */
  totalPriceChanged?: {
    /** Total before the change. */
    originalTotal?: Price
    /** Total after the change. */
    newTotal?: Price
  }
  /** The order has another delivery. */
  shippingInformationChanged?: {
    /** The delivery before the change. */
    originalShippingInfo?: {
      /** Price of the delivery after discounts, with tax. */
      total?: Price
      /** Name of the delivery method. */
      shippingTitle?: string
    }
    /** The delivery after the change. */
    newShippingInfo?: {
      /** Price of the delivery after discounts, with tax. */
      total?: Price
      /** Name of the delivery method. */
      shippingTitle?: string
    }
  }
}

/** A card holder's claim to have a payment back. */
export interface ActivityChargeback {
  paymentId?: string
  chargebackId?: string
  amount?: Price
  /** The payment by card that was claimed back. */
  paymentDetails?: ActivityCardPayment
}

/** An entry of an order's history. The field beside `activityType` depends on it: `ORDER_REFUNDED` has `orderRefunded`. */
export interface OrderActivity {
  id?: string
  activityType?: OrderActivityType
  createdDate?: Date
  /** Email address of the user who caused the entry. */
  authorEmail?: string
  /** A comment of the business. */
  merchantComment?: {
    /** Text of the comment. */
    message?: string
  }
  /** An entry that an app added. */
  customActivity?: {
    appId?: string
    /** Type of the entry, as the app names it. */
    type?: string
    /** Custom texts of the app. */
    additionalData?: Record<string, string>
  }
  /** The order was refunded. */
  orderRefunded?: {
    /** Whether the business gave the money back itself, outside of the platform. */
    manual?: boolean
    amount?: Price
    /** Reason, as free text. */
    reason?: string
  }
  /** A draft order changed the order. */
  draftOrderChangesApplied?: {
    draftOrderId?: string
    /** Reason, as free text. */
    reason?: string
    /** The changes, one entry each. */
    changes?: OrderChange[]
  }
  /** The buyer saved a payment method. */
  savedPaymentMethod?: { name?: string; description?: string }
  /** A card has reserved an amount. */
  authorizedPaymentCreated?: ActivityPayment
  /** A reserved amount was captured. */
  authorizedPaymentCaptured?: ActivityPayment
  /** A reserved amount was released. */
  authorizedPaymentVoided?: ActivityPayment
  /** A refund was started, with its payments. */
  refundInitiated?: {
    refundId?: string
    amount?: Price
    payments?: RefundedPayment[]
    /** Reason, as free text. */
    reason?: string
  }
  /** A payment was refunded. */
  paymentRefunded?: { refundId?: string; payment?: RefundedPayment }
  /** A payment could not be refunded. */
  paymentRefundFailed?: { refundId?: string; payment?: RefundedPayment }
  /** The buyer got store credit instead of money. */
  refundedAsStoreCredit?: {
    amount?: Price
    /** Reason, as free text. */
    reason?: string
  }
  /** A payment is under way. */
  paymentPending?: {
    paymentId?: string
    /** Amount and card of the payment. */
    regular?: ActivityCardPayment
  }
  /** A payment was canceled. */
  paymentCanceled?: {
    paymentId?: string
    /** Amount and card of the payment. */
    regular?: ActivityCardPayment
  }
  /** A payment was declined. */
  paymentDeclined?: {
    paymentId?: string
    /** Amount and card of the payment. */
    regular?: ActivityCardPayment
  }
  /** A receipt was made. */
  receiptCreated?: ActivityReceipt
  /** A receipt was sent to the buyer. */
  receiptSent?: ActivityReceipt
  /** The card holder claimed a payment back. */
  chargebackCreated?: ActivityChargeback
  /** The bank returned a claimed payment to the business. */
  chargebackReversed?: ActivityChargeback & {
    /** Amount that came back to the business. */
    reversalAmount?: Price
  }
}

export const orderActivityShape: Shape<OrderActivity> = /* @__PURE__ */ entity<OrderActivity>({
  createdDate: date,
})
