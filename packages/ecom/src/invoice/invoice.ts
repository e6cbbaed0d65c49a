import {
  type BulkResult,
  type ElevatedAuth,
  list,
  type Open,
  pick,
  type Read,
  read,
  whole,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** Every status of an invoice. */
export const invoiceStatuses = [
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
] as const

/**
 * The status of an invoice, which follows its order: `Draft` was not sent yet, `Processing` waits for a payment that
 * was started, `Overdue` and `PartialAndOverdue` were not paid in full within 30 days, `Void` is of an order that was
 * canceled or rejected, and `Deleted` was removed.
 */
export type InvoiceStatus = Open<(typeof invoiceStatuses)[number]>

/** An invoice of an order. */
export interface Invoice {
  /** Its id in the app that made it. */
  id: string
  /** Id of the app that made it. */
  appId: string
  /** Absent for an invoice of another app than the platform's own. */
  status?: InvoiceStatus
}

/** The invoices of an order, the earliest first. */
export interface InvoicesForOrder {
  orderId: string
  /** The invoices, each with the app that keeps it. */
  invoicesInfo: Invoice[]
}

/** Input of `listInvoicesForMultipleOrders`. */
export interface ListInvoicesForMultipleOrdersInput {
  /** From 1 to 100 ids. */
  orderIds: string[]
}

/**
 * Lists the invoices of orders, in the order of the ids. Visitors and members read those of their own orders; orders
 * that do not exist or belong to another customer are omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @example
 * const [{ invoicesInfo } = { invoicesInfo: [] }] = await listInvoicesForMultipleOrders(client, { orderIds: [orderId] })
 * @function
 */
export const listInvoicesForMultipleOrders: Read<ListInvoicesForMultipleOrdersInput, InvoicesForOrder[]> =
  /* @__PURE__ */ read({
    id: 'ecom.invoices.listForMultipleOrders',
    prefix,
    route: 'POST /v1/invoices/list-by-ids',
    response: /* @__PURE__ */ list('invoicesForOrder'),
  })

/** Input of `addInvoiceToOrder`. */
export interface AddInvoiceToOrderInput {
  orderId: string
  /** The invoice, by its id in the app that made it. */
  invoiceInfo: Pick<Invoice, 'id' | 'appId'>
}

/**
 * Records an invoice of another app for an order, for the business. The same invoice is recorded once. Returns all
 * invoices of the order.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `TOO_MANY_INVOICES` when the order has 300.
 * @throws ContextError without an elevated client.
 * @example
 * const invoices = await addInvoiceToOrder(elevatedClient, { orderId, invoiceInfo: { id: 'F-2026-17', appId } })
 * @function
 */
export const addInvoiceToOrder: Write<AddInvoiceToOrderInput, Invoice[], ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.invoices.addToOrder',
    prefix,
    route: 'POST /v1/invoices/orders/{orderId}/add-invoice',
    elevated: true,
    response: /* @__PURE__ */ list('orderInvoices'),
  })

/** Input of `generateInvoice`. */
export interface GenerateInvoiceInput {
  orderId: string
}

/**
 * Creates the invoice of an order, for the business, and emails it to the buyer when the order is approved. Returns the
 * id of the invoice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `GENERATE_INVOICE_NOT_SUPPORTED` when the order was canceled or rejected;
 * `INVOICE_ALREADY_EXISTS`; `MISSING_CONTACT`, `MISSING_CONTACT_EMAIL`, `INVALID_EMAIL` when nobody can be written to;
 * `INVALID_PRICE_AMOUNT` when nothing is to be paid; `ORDER_HAS_CHARGEBACKS`.
 * @throws ContextError without an elevated client.
 * @example
 * const invoiceId = await generateInvoice(elevatedClient, { orderId })
 * @function
 */
export const generateInvoice: Write<GenerateInvoiceInput, string, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.invoices.generate',
  prefix,
  route: 'POST /v1/invoices/orders/{orderId}',
  elevated: true,
  response: /* @__PURE__ */ pick('invoiceId'),
})

/** Input of `bulkGenerateInvoices`. */
export interface BulkGenerateInvoicesInput {
  /** From 1 to 300 ids. */
  orderIds: string[]
}

/** The invoice that was made for an order. */
export interface GeneratedInvoice {
  orderId: string
  invoiceId: string
}

/**
 * Creates the invoices of orders, for the business: each order succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkGenerateInvoices(elevatedClient, { orderIds })
 * const invoiceIds = results.flatMap(({ item }) => item?.invoiceId ?? [])
 * @function
 */
export const bulkGenerateInvoices: Write<
  BulkGenerateInvoicesInput,
  BulkResult<GeneratedInvoice>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.invoices.bulkGenerate',
  prefix,
  route: 'POST /v1/bulk/invoices/generate',
  elevated: true,
  response: /* @__PURE__ */ whole<BulkResult<GeneratedInvoice>>(),
})
