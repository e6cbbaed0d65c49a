import {
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderTransactionsSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import {
  captureAuthorizedPayments,
  type CaptureAuthorizedPaymentsInput,
  voidAuthorizedPayments,
  type VoidAuthorizedPaymentsInput,
} from './authorized-payments.ts'

const id = (): z.ZodString => z.string().min(1).max(100)

export const captureAuthorizedPaymentsInputSchema: Schema<CaptureAuthorizedPaymentsInput> =
  /* @__PURE__ */ schema<CaptureAuthorizedPaymentsInput>()(() =>
    z.looseObject({
      ecomOrderId: id(),
      payments: z
        .array(z.looseObject({ paymentId: id(), amount: z.exactOptional(priceSchema()) }))
        .min(1)
        .max(100),
    }),
  )

export const voidAuthorizedPaymentsInputSchema: Schema<VoidAuthorizedPaymentsInput> =
  /* @__PURE__ */ schema<VoidAuthorizedPaymentsInput>()(() =>
    z.looseObject({ ecomOrderId: id(), paymentIds: z.array(id()).min(1).max(100) }),
  )

export const authorizedPaymentsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    captureAuthorizedPayments,
    captureAuthorizedPaymentsInputSchema,
    orderTransactionsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    voidAuthorizedPayments,
    voidAuthorizedPaymentsInputSchema,
    orderTransactionsSchema,
  ),
]
