import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import {
  getPaymentCollectabilityStatus,
  type GetPaymentCollectabilityStatusInput,
  markOrderAsPaid,
  type MarkOrderAsPaidInput,
  type PaymentCollectability,
  paymentCollectabilityStatuses,
} from './collector.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const markOrderAsPaidInputSchema: Schema<MarkOrderAsPaidInput> =
  /* @__PURE__ */ schema<MarkOrderAsPaidInput>()(() => z.looseObject({ ecomOrderId: orderId() }))

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
    getPaymentCollectabilityStatus,
    getPaymentCollectabilityStatusInputSchema,
    paymentCollectabilitySchema,
  ),
]
