import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderTransactionsSchema, refundSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { refundItemsSchema } from './calculation.schema.ts'
import {
  type OrderRefundSideEffects,
  refundPayments,
  type RefundPaymentsInput,
  type RefundPaymentsResult,
  voidMemberships,
  type VoidMembershipsInput,
} from './refund-payments.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)

const sideEffectsSchema: ObjectSchema<OrderRefundSideEffects> =
  /* @__PURE__ */ schema<OrderRefundSideEffects>()(() =>
    z.looseObject({
      restock: maybe(
        z.looseObject({
          lineItems: maybe(
            z
              .array(z.looseObject({ lineItemId: z.string().min(1), quantity: z.int().min(1).max(100_000) }))
              .max(300),
          ),
        }),
      ),
      notifications: maybe(
        z.looseObject({
          sendCustomerEmail: maybe(z.boolean()),
          customMessage: maybe(z.string().min(1).max(1000)),
        }),
      ),
    }),
  )

export const refundPaymentsInputSchema: Schema<RefundPaymentsInput> =
  /* @__PURE__ */ schema<RefundPaymentsInput>()(() =>
    z.looseObject({
      orderId: id(),
      paymentRefunds: z
        .array(
          z.looseObject({
            paymentId: id(),
            amount: maybe(priceSchema()),
            externalRefund: maybe(z.boolean()),
          }),
        )
        .min(1)
        .max(50),
      sideEffects: maybe(sideEffectsSchema()),
      refundItems: maybe(refundItemsSchema()),
      customerReason: maybe(z.string().max(200)),
    }),
  )

export const refundPaymentsResultSchema: ObjectSchema<RefundPaymentsResult> =
  /* @__PURE__ */ schema<RefundPaymentsResult>()(() =>
    z.looseObject({ refund: maybe(refundSchema()), orderTransactions: maybe(orderTransactionsSchema()) }),
  )

export const voidMembershipsInputSchema: Schema<VoidMembershipsInput> =
  /* @__PURE__ */ schema<VoidMembershipsInput>()(() =>
    z.looseObject({ orderId: id(), paymentIds: z.array(id()).min(1).max(100) }),
  )

export const refundPaymentsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(refundPayments, refundPaymentsInputSchema, refundPaymentsResultSchema),
  /* @__PURE__ */ operationSchema(voidMemberships, voidMembershipsInputSchema),
]
