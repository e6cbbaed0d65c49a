import { type ObjectSchema, priceSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { paymentSchema } from './payment.schema.ts'
import {
  type OrderTransactions,
  type Refund,
  type RefundDetails,
  refundStatuses,
  type RefundSummary,
  type RefundTransaction,
} from './refund.ts'

const maybe = z.exactOptional
const price = () => maybe(priceSchema())

export const refundTransactionSchema: ObjectSchema<RefundTransaction> =
  /* @__PURE__ */ schema<RefundTransaction>()((oneOf) =>
    z.looseObject({
      paymentId: maybe(z.string()),
      amount: price(),
      refundStatus: maybe(oneOf(refundStatuses)),
      refundStatusInfo: maybe(
        z.looseObject({
          paymentGatewayReasonCode: maybe(z.string().min(1).max(10)),
          description: maybe(z.string().min(1).max(1000)),
        }),
      ),
      gatewayRefundId: maybe(z.string()),
      providerRefundId: maybe(z.string()),
      externalRefund: maybe(z.boolean()),
    }),
  )

export const refundDetailsSchema: ObjectSchema<RefundDetails> = /* @__PURE__ */ schema<RefundDetails>()(
  () => {
    const items = maybe(
      z
        .array(z.looseObject({ lineItemId: z.string().min(1), quantity: z.int().min(1).max(100_000) }))
        .max(300),
    )
    return z.looseObject({
      items,
      shippingIncluded: maybe(z.boolean()),
      reason: maybe(z.string().max(200)),
      lineItems: items,
      additionalFees: maybe(
        z.array(z.looseObject({ additionalFeeId: z.string().min(1), amount: priceSchema() })).max(100),
      ),
      shipping: maybe(z.looseObject({ amount: priceSchema() })),
    })
  },
)

const refundSummarySchema: ObjectSchema<RefundSummary> = /* @__PURE__ */ schema<RefundSummary>()(() =>
  z.looseObject({
    requestedRefund: price(),
    pendingRefund: price(),
    refunded: price(),
    failedRefundAmount: price(),
    pending: maybe(z.boolean()),
    breakdown: maybe(
      z.looseObject({
        lineItems: maybe(
          z.array(z.looseObject({ lineItemId: maybe(z.string()), totalRefundedAmount: price() })),
        ),
      }),
    ),
  }),
)

export const refundSchema: ObjectSchema<Refund> = /* @__PURE__ */ schema<Refund>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    createdDate: maybe(z.date()),
    transactions: maybe(z.array(refundTransactionSchema(oneOf))),
    details: maybe(refundDetailsSchema()),
    summary: maybe(refundSummarySchema()),
    requestingServiceAppId: maybe(z.string()),
  }),
)

export const orderTransactionsSchema: ObjectSchema<OrderTransactions> =
  /* @__PURE__ */ schema<OrderTransactions>()((oneOf) =>
    z.looseObject({
      orderId: maybe(z.string()),
      payments: maybe(z.array(paymentSchema(oneOf))),
      refunds: maybe(z.array(refundSchema(oneOf))),
    }),
  )
