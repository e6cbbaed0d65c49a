import {
  bulkResultSchemaOf,
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  addPayments,
  type AddPaymentsInput,
  type AddPaymentsResult,
  bulkUpdatePaymentStatuses,
  type BulkUpdatePaymentStatusesInput,
  listTransactionsForMultipleOrders,
  type ListTransactionsForMultipleOrdersInput,
  listTransactionsForSingleOrder,
  type ListTransactionsForSingleOrderInput,
  updatePaymentStatus,
  type UpdatePaymentStatusInput,
  updateRefundTransaction,
  type UpdateRefundTransactionInput,
} from './operations.ts'
import { newPaymentSchema, paymentSchema } from './payment.schema.ts'
import { paymentStatuses } from './payment.ts'
import { orderTransactionsSchema, refundTransactionSchema } from './refund.schema.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)

export const listTransactionsForSingleOrderInputSchema: Schema<ListTransactionsForSingleOrderInput> =
  /* @__PURE__ */ schema<ListTransactionsForSingleOrderInput>()(() => z.looseObject({ orderId: id() }))

export const listTransactionsForMultipleOrdersInputSchema: Schema<ListTransactionsForMultipleOrdersInput> =
  /* @__PURE__ */ schema<ListTransactionsForMultipleOrdersInput>()(() =>
    z.looseObject({ orderIds: z.array(id()).min(1).max(100) }),
  )

export const addPaymentsInputSchema: Schema<AddPaymentsInput> = /* @__PURE__ */ schema<AddPaymentsInput>()(
  () => z.looseObject({ orderId: id(), payments: z.array(newPaymentSchema(closed)).min(1).max(50) }),
)

export const addPaymentsResultSchema: ObjectSchema<AddPaymentsResult> =
  /* @__PURE__ */ schema<AddPaymentsResult>()(() =>
    z.looseObject({ orderTransactions: orderTransactionsSchema(), paymentsIds: z.array(z.string()) }),
  )

export const updatePaymentStatusInputSchema: Schema<UpdatePaymentStatusInput> =
  /* @__PURE__ */ schema<UpdatePaymentStatusInput>()(() =>
    z.looseObject({ orderId: id(), paymentId: id(), status: closed(paymentStatuses) }),
  )

export const bulkUpdatePaymentStatusesInputSchema: Schema<BulkUpdatePaymentStatusesInput> =
  /* @__PURE__ */ schema<BulkUpdatePaymentStatusesInput>()(() =>
    z.looseObject({
      paymentAndOrderIds: z
        .array(z.looseObject({ orderId: id(), paymentId: id() }))
        .min(1)
        .max(300),
      status: closed(paymentStatuses),
      returnFullEntity: maybe(z.boolean()),
    }),
  )

export const updateRefundTransactionInputSchema: Schema<UpdateRefundTransactionInput> =
  /* @__PURE__ */ schema<UpdateRefundTransactionInput>()(() =>
    z.looseObject({
      orderId: id(),
      refundId: id(),
      transaction: refundTransactionSchema(closed)
        .pick({ refundStatus: true, refundStatusInfo: true, gatewayRefundId: true, providerRefundId: true })
        .extend({ paymentId: id() }),
      fieldMask: maybe(z.array(z.string())),
    }),
  )

export const orderTransactionsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listTransactionsForSingleOrder,
    listTransactionsForSingleOrderInputSchema,
    orderTransactionsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listTransactionsForMultipleOrders,
    listTransactionsForMultipleOrdersInputSchema,
    orderTransactionsSchema,
  ),
  /* @__PURE__ */ operationSchema(addPayments, addPaymentsInputSchema, addPaymentsResultSchema),
  /* @__PURE__ */ operationSchema(
    updatePaymentStatus,
    updatePaymentStatusInputSchema,
    orderTransactionsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkUpdatePaymentStatuses,
    bulkUpdatePaymentStatusesInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(paymentSchema),
  ),
  /* @__PURE__ */ operationSchema(
    updateRefundTransaction,
    updateRefundTransactionInputSchema,
    orderTransactionsSchema,
  ),
]
