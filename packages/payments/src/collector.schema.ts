import {
  bulkResultSchemaOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import {
  bulkMarkOrdersAsPaid,
  type BulkMarkOrdersAsPaidInput,
  getPaymentCollectabilityStatus,
  type GetPaymentCollectabilityStatusInput,
  markOrderAsPaid,
  type MarkOrderAsPaidInput,
  type PaymentCollectability,
  paymentCollectabilityStatuses,
  recordManuallyCollectedPayment,
  type RecordManuallyCollectedPaymentInput,
} from './collector.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const markOrderAsPaidInputSchema: Schema<MarkOrderAsPaidInput> =
  /* @__PURE__ */ schema<MarkOrderAsPaidInput>()(() => z.looseObject({ ecomOrderId: orderId() }))

export const bulkMarkOrdersAsPaidInputSchema: Schema<BulkMarkOrdersAsPaidInput> =
  /* @__PURE__ */ schema<BulkMarkOrdersAsPaidInput>()(() =>
    z.looseObject({ ecomOrderIds: z.array(orderId()).min(1).max(100) }),
  )

export const recordManuallyCollectedPaymentInputSchema: Schema<RecordManuallyCollectedPaymentInput> =
  /* @__PURE__ */ schema<RecordManuallyCollectedPaymentInput>()(() =>
    z.looseObject({ orderId: orderId(), amount: priceSchema() }),
  )

export const getPaymentCollectabilityStatusInputSchema: Schema<GetPaymentCollectabilityStatusInput> =
  /* @__PURE__ */ schema<GetPaymentCollectabilityStatusInput>()(() =>
    z.looseObject({ ecomOrderId: orderId() }),
  )

export const paymentCollectabilitySchema: ObjectSchema<PaymentCollectability> =
  /* @__PURE__ */ schema<PaymentCollectability>()((oneOf) =>
    z.looseObject({
      status: oneOf(paymentCollectabilityStatuses),
      amount: maybe(z.looseObject({ amount: z.string(), formattedAmount: maybe(z.string()) })),
    }),
  )

export const collectorSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(markOrderAsPaid, markOrderAsPaidInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(
    bulkMarkOrdersAsPaid,
    bulkMarkOrdersAsPaidInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(orderSchema),
  ),
  /* @__PURE__ */ operationSchema(recordManuallyCollectedPayment, recordManuallyCollectedPaymentInputSchema),
  /* @__PURE__ */ operationSchema(
    getPaymentCollectabilityStatus,
    getPaymentCollectabilityStatusInputSchema,
    paymentCollectabilitySchema,
  ),
]
