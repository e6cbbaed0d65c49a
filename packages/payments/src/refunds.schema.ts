import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderTransactionsSchema, refundDetailsSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import {
  getRefundabilityStatus,
  type GetRefundabilityStatusInput,
  manuallyRefundableReasons,
  nonRefundableReasons,
  type Refundability,
  refundabilityStatuses,
  type RefundSideEffects,
  restockTypes,
  triggerRefund,
  type TriggerRefundInput,
  type TriggerRefundResult,
} from './refunds.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)

export const getRefundabilityStatusInputSchema: Schema<GetRefundabilityStatusInput> =
  /* @__PURE__ */ schema<GetRefundabilityStatusInput>()(() => z.looseObject({ ecomOrderId: id() }))

export const refundabilitySchema: ObjectSchema<Refundability> = /* @__PURE__ */ schema<Refundability>()(
  (oneOf) =>
    z.looseObject({
      paymentId: maybe(z.string()),
      refundabilityStatus: maybe(oneOf(refundabilityStatuses)),
      nonRefundableReason: maybe(oneOf(nonRefundableReasons)),
      manuallyRefundableReason: maybe(oneOf(manuallyRefundableReasons)),
      providerLink: maybe(z.string()),
    }),
)

const refundSideEffectsSchema: ObjectSchema<RefundSideEffects> = /* @__PURE__ */ schema<RefundSideEffects>()(
  (oneOf) =>
    z.looseObject({
      restockInfo: maybe(
        z.looseObject({
          type: oneOf(restockTypes),
          items: maybe(
            z
              .array(z.looseObject({ lineItemId: z.string().min(1), quantity: z.int().min(1).max(100_000) }))
              .max(300),
          ),
        }),
      ),
      sendOrderRefundedEmail: maybe(z.boolean()),
      customMessage: maybe(z.string().min(1).max(1000)),
    }),
)

export const triggerRefundInputSchema: Schema<TriggerRefundInput> =
  /* @__PURE__ */ schema<TriggerRefundInput>()(() =>
    z.looseObject({
      ecomOrderId: id(),
      payments: z
        .array(
          z.looseObject({
            paymentId: id(),
            amount: maybe(priceSchema()),
            externalRefund: maybe(z.boolean()),
          }),
        )
        .min(1)
        .max(1),
      details: maybe(refundDetailsSchema()),
      sideEffects: maybe(refundSideEffectsSchema(closed)),
    }),
  )

export const triggerRefundResultSchema: ObjectSchema<TriggerRefundResult> =
  /* @__PURE__ */ schema<TriggerRefundResult>()(() =>
    z.looseObject({
      orderTransactions: maybe(orderTransactionsSchema()),
      refundId: maybe(z.string()),
      failedPaymentIds: maybe(
        z.array(
          z.looseObject({
            id: maybe(z.string()),
            originalIndex: z.number(),
            success: z.boolean(),
            error: maybe(
              z.looseObject({
                code: z.string(),
                description: z.string(),
                data: maybe(z.record(z.string(), z.unknown())),
              }),
            ),
          }),
        ),
      ),
    }),
  )

export const refundsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getRefundabilityStatus,
    getRefundabilityStatusInputSchema,
    refundabilitySchema,
  ),
  /* @__PURE__ */ operationSchema(triggerRefund, triggerRefundInputSchema, triggerRefundResultSchema),
]
