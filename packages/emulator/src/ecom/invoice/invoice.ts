import {
  addInvoiceToOrder,
  bulkGenerateInvoices,
  generateInvoice,
  listInvoicesForMultipleOrders,
} from '@frontdesk/ecom'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { orderEntity } from '../order/state.ts'
import { invoicesOf, makeInvoice, noteInvoice } from './order-invoices.ts'

/** The handlers of the operations of invoices. */
export const invoiceHandlers: readonly Handler[] = [
  handle(listInvoicesForMultipleOrders, (context) =>
    context.input.orderIds.flatMap((orderId) => {
      const order = orderEntity.find(context, orderId)
      return order ? [{ orderId, invoicesInfo: invoicesOf(context, order) }] : []
    }),
  ),

  handle(addInvoiceToOrder, (context) => {
    const { orderId, invoiceInfo } = context.input
    const order = orderEntity.require(context, orderId)
    noteInvoice(context, order, invoiceInfo)
    return invoicesOf(context, order)
  }),

  handle(generateInvoice, (context) =>
    makeInvoice(context, orderEntity.require(context, context.input.orderId)),
  ),

  handle(bulkGenerateInvoices, (context) => {
    const { results, bulkActionMetadata } = runBulk(
      context,
      context.input.orderIds,
      (id) => ({ id, invoiceId: makeInvoice(context, orderEntity.require(context, id)) }),
      { id: (id) => id, returnEntity: true },
    )
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...(item && { item: { orderId: item.id, invoiceId: item.invoiceId } }),
      })),
      bulkActionMetadata,
    }
  }),
]
