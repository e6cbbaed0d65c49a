import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { additionalFeeSources, type RefundedItem } from '@frontdesk/ecom'
import * as z from 'zod'
import {
  type AdditionalFeeRefund,
  type CalculatedRefund,
  type CalculatedRefundItems,
  type CalculatedRefundSummary,
  calculateRefund,
  type CalculateRefundInput,
  type RefundCalculationError,
  type RefundItems,
} from './calculation.ts'

const maybe = z.exactOptional
const price = () => maybe(priceSchema())

const refundedItemSchema: ObjectSchema<RefundedItem> = /* @__PURE__ */ schema<RefundedItem>()(() =>
  z.looseObject({ lineItemId: z.string().min(1), quantity: z.int().min(1).max(100_000) }),
)

const additionalFeeRefundSchema: ObjectSchema<AdditionalFeeRefund> =
  /* @__PURE__ */ schema<AdditionalFeeRefund>()(() =>
    z.looseObject({ additionalFeeId: z.string().min(1), amount: priceSchema() }),
  )

const shipping = () => maybe(z.looseObject({ amount: priceSchema() }))

export const refundItemsSchema: ObjectSchema<RefundItems> = /* @__PURE__ */ schema<RefundItems>()(() =>
  z.looseObject({
    lineItems: maybe(z.array(refundedItemSchema()).max(300)),
    additionalFees: maybe(z.array(additionalFeeRefundSchema()).max(100)),
    shipping: shipping(),
  }),
)

export const calculateRefundInputSchema: Schema<CalculateRefundInput> =
  /* @__PURE__ */ schema<CalculateRefundInput>()(() =>
    z.looseObject({ orderId: z.string().min(1).max(100), refundItems: maybe(refundItemsSchema()) }),
  )

const summarySchema: ObjectSchema<CalculatedRefundSummary> =
  /* @__PURE__ */ schema<CalculatedRefundSummary>()(() =>
    z.looseObject({ total: price(), tax: price(), discount: price(), subtotal: price() }),
  )

const calculationErrorSchema: ObjectSchema<RefundCalculationError> =
  /* @__PURE__ */ schema<RefundCalculationError>()(() =>
    z.looseObject({
      lineItem: maybe(refundedItemSchema()),
      additionalFee: maybe(additionalFeeRefundSchema()),
      shipping: shipping(),
      error: maybe(
        z.looseObject({
          applicationError: maybe(
            z.looseObject({
              code: z.string(),
              description: z.string(),
              data: z.record(z.string(), z.unknown()),
            }),
          ),
        }),
      ),
    }),
  )

const calculatedItemsSchema: ObjectSchema<CalculatedRefundItems> =
  /* @__PURE__ */ schema<CalculatedRefundItems>()((oneOf) =>
    z.looseObject({
      lineItems: maybe(
        z.array(z.looseObject({ item: maybe(refundedItemSchema()), summary: maybe(summarySchema()) })),
      ),
      additionalFees: maybe(
        z.array(
          z.looseObject({
            additionalFee: maybe(additionalFeeRefundSchema()),
            summary: maybe(summarySchema()),
            source: maybe(oneOf(additionalFeeSources)),
          }),
        ),
      ),
      shipping: maybe(z.looseObject({ shipping: shipping(), summary: maybe(summarySchema()) })),
    }),
  )

export const calculatedRefundSchema: ObjectSchema<CalculatedRefund> =
  /* @__PURE__ */ schema<CalculatedRefund>()((oneOf) =>
    z.looseObject({
      available: maybe(z.boolean()),
      notAvailable: maybe(z.looseObject({ errors: maybe(z.array(calculationErrorSchema())) })),
      summary: maybe(
        z.looseObject({
          total: price(),
          tax: price(),
          discount: price(),
          subtotal: price(),
          lineItemsSubtotal: price(),
          additionalFeesTotal: price(),
        }),
      ),
      calculatedRefundItems: maybe(calculatedItemsSchema(oneOf)),
    }),
  )

export const refundCalculationSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(calculateRefund, calculateRefundInputSchema, calculatedRefundSchema),
]
