import {
  addInvoiceToOrder,
  bulkGenerateInvoices,
  generateInvoice,
  listInvoicesForMultipleOrders,
} from '@frontdesk/ecom'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const generated = {
  results: [
    {
      itemMetadata: { id: 'order-1', originalIndex: 0, success: true },
      item: { orderId: 'order-1', invoiceId: 'invoice-1' },
    },
  ],
  bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
}

runWireRows([
  row({
    operation: listInvoicesForMultipleOrders,
    input: { orderIds: ['order-1'] },
    request: 'POST https://www.wixapis.com/ecom/v1/invoices/list-by-ids',
    body: { orderIds: ['order-1'] },
    response: {
      invoicesForOrder: [
        { orderId: 'order-1', invoicesInfo: [{ id: 'invoice-1', appId: 'app-1', status: 'Sent' }] },
      ],
    },
    output: [{ orderId: 'order-1', invoicesInfo: [{ id: 'invoice-1', appId: 'app-1', status: 'Sent' }] }],
  }),
  row({
    operation: addInvoiceToOrder,
    elevated: true,
    input: { orderId: 'order-1', invoiceInfo: { id: 'invoice-2', appId: 'app-2' } },
    request: 'POST https://www.wixapis.com/ecom/v1/invoices/orders/order-1/add-invoice',
    body: { invoiceInfo: { id: 'invoice-2', appId: 'app-2' } },
    response: { orderInvoices: [{ id: 'invoice-2', appId: 'app-2' }] },
    output: [{ id: 'invoice-2', appId: 'app-2' }],
  }),
  row({
    operation: generateInvoice,
    elevated: true,
    input: { orderId: 'order-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/invoices/orders/order-1',
    body: {},
    response: { invoiceId: 'invoice-1' },
    output: 'invoice-1',
  }),
  row({
    operation: bulkGenerateInvoices,
    elevated: true,
    input: { orderIds: ['order-1'] },
    request: 'POST https://www.wixapis.com/ecom/v1/bulk/invoices/generate',
    body: { orderIds: ['order-1'] },
    response: generated,
    output: generated,
  }),
])
