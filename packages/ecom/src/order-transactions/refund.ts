import { date, entity, type Open, type Price, type Shape, shape } from '@frontdesk/core'
import { type Payment, paymentShape } from './payment.ts'

/** Every status of a refund of one payment. */
export const refundStatuses = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const

/** The status of a refund of one payment. `SUCCEEDED` and `FAILED` are final. */
export type RefundStatus = Open<(typeof refundStatuses)[number]>

/** The part of a refund that is taken from one payment. */
export interface RefundTransaction {
  paymentId?: string
  amount?: Price
  refundStatus?: RefundStatus
  /** The provider's reason when it failed. */
  refundStatusInfo?: {
    /** Code of the reason, as the provider names it. */
    paymentGatewayReasonCode?: string
    description?: string
  }
  gatewayRefundId?: string
  providerRefundId?: string
  /** Whether the business gave the money back itself, so that it was only recorded. */
  externalRefund?: boolean
}

/** A refunded item of an order. */
export interface RefundedItem {
  lineItemId: string
  /** From 1 to 100,000. */
  quantity: number
}

/** The refunded parts of an order. They do not affect the amounts. */
export interface RefundDetails {
  /** At most 300. */
  items?: RefundedItem[]
  /** Whether the delivery is refunded too. */
  shippingIncluded?: boolean
  /** At most 200 characters. */
  reason?: string
  /** At most 300; instead of `items`. */
  lineItems?: RefundedItem[]
  /** At most 100. */
  additionalFees?: { additionalFeeId: string; amount: Price }[]
  /** The part of the delivery. */
  shipping?: { amount: Price }
}

/** The amounts of a refund by the status of their transactions. */
export interface RefundSummary {
  /** Requested amount. */
  requestedRefund?: Price
  /** Amount of transactions that are not final yet. */
  pendingRefund?: Price
  /** Refunded amount. */
  refunded?: Price
  /** Amount of transactions that failed. */
  failedRefundAmount?: Price
  /** Whether a transaction is not final yet. */
  pending?: boolean
  /** The refunded amount of each item. */
  breakdown?: {
    /** The refunded lines of the order. */
    lineItems?: {
      lineItemId?: string
      /** Refunded amount of the line. */
      totalRefundedAmount?: Price
    }[]
  }
}

/** A refund of an order. */
export interface Refund {
  id: string
  createdDate?: Date
  /** At most 50, one for each payment. */
  transactions?: RefundTransaction[]
  details?: RefundDetails
  summary?: RefundSummary
  /** The app that requested it. */
  requestingServiceAppId?: string
}

/** The payments and the refunds of an order. */
export interface OrderTransactions {
  orderId?: string
  /** At most 100. */
  payments?: Payment[]
  /** At most 300. */
  refunds?: Refund[]
}

export const refundShape: Shape<Refund> = /* @__PURE__ */ entity<Refund>({ createdDate: date })

export const orderTransactionsShape: Shape<OrderTransactions> = /* @__PURE__ */ shape<OrderTransactions>({
  payments: paymentShape,
  refunds: refundShape,
})
