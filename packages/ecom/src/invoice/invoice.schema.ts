import {
  bulkResultSchemaOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  addInvoiceToOrder,
  type AddInvoiceToOrderInput,
  bulkGenerateInvoices,
  type BulkGenerateInvoicesInput,
  type GeneratedInvoice,
  generateInvoice,
  type GenerateInvoiceInput,
  type Invoice,
  type InvoicesForOrder,
  invoiceStatuses,
  listInvoicesForMultipleOrders,
  type ListInvoicesForMultipleOrdersInput,
} from './invoice.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const invoiceSchema: ObjectSchema<Invoice> = /* @__PURE__ */ schema<Invoice>()((oneOf) =>
  z.looseObject({ id: z.string(), appId: z.string(), status: maybe(oneOf(invoiceStatuses)) }),
)

export const invoicesForOrderSchema: ObjectSchema<InvoicesForOrder> =
  /* @__PURE__ */ schema<InvoicesForOrder>()((oneOf) =>
    z.looseObject({ orderId: z.string(), invoicesInfo: z.array(invoiceSchema(oneOf)) }),
  )

export const listInvoicesForMultipleOrdersInputSchema: Schema<ListInvoicesForMultipleOrdersInput> =
  /* @__PURE__ */ schema<ListInvoicesForMultipleOrdersInput>()(() =>
    z.looseObject({ orderIds: z.array(orderId()).min(1).max(100) }),
  )

export const addInvoiceToOrderInputSchema: Schema<AddInvoiceToOrderInput> =
  /* @__PURE__ */ schema<AddInvoiceToOrderInput>()(() =>
    z.looseObject({
      orderId: orderId(),
      invoiceInfo: z.looseObject({ id: z.string().min(1), appId: z.string().min(1) }),
    }),
  )

export const generateInvoiceInputSchema: Schema<GenerateInvoiceInput> =
  /* @__PURE__ */ schema<GenerateInvoiceInput>()(() => z.looseObject({ orderId: orderId() }))

export const bulkGenerateInvoicesInputSchema: Schema<BulkGenerateInvoicesInput> =
  /* @__PURE__ */ schema<BulkGenerateInvoicesInput>()(() =>
    z.looseObject({ orderIds: z.array(orderId()).min(1).max(300) }),
  )

export const generatedInvoiceSchema: Schema<GeneratedInvoice> = /* @__PURE__ */ schema<GeneratedInvoice>()(
  () => z.looseObject({ orderId: z.string(), invoiceId: z.string() }),
)

export const invoiceSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listInvoicesForMultipleOrders,
    listInvoicesForMultipleOrdersInputSchema,
    invoicesForOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(addInvoiceToOrder, addInvoiceToOrderInputSchema, invoiceSchema),
  /* @__PURE__ */ operationSchema(
    generateInvoice,
    generateInvoiceInputSchema,
    /* @__PURE__ */ schema<string>()(() => z.string()),
  ),
  /* @__PURE__ */ operationSchema(
    bulkGenerateInvoices,
    bulkGenerateInvoicesInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(generatedInvoiceSchema),
  ),
]
