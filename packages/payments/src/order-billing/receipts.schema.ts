import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { generateReceipts, type GenerateReceiptsInput, type PaymentReceipt } from './receipts.ts'

const id = (): z.ZodString => z.string().min(1).max(100)

export const generateReceiptsInputSchema: Schema<GenerateReceiptsInput> =
  /* @__PURE__ */ schema<GenerateReceiptsInput>()(() =>
    z.looseObject({ orderId: id(), paymentIds: z.array(id()).length(1) }),
  )

export const paymentReceiptSchema: Schema<PaymentReceipt> = /* @__PURE__ */ schema<PaymentReceipt>()(() =>
  z.looseObject({
    paymentId: z.exactOptional(z.string()),
    receiptId: z.exactOptional(z.string()),
  }),
)

export const receiptsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(generateReceipts, generateReceiptsInputSchema, paymentReceiptSchema),
]
