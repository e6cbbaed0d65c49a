import type { Identity } from '../../kernel/handler.ts'
import type { Context } from '../catalog.ts'
import { removeInvoice } from './order-invoices.ts'

/** The app of the platform that makes invoices, as far as it acts by itself. */
export interface Invoices {
  /**
   * Removes an invoice: its status becomes `Deleted`, and the history of its order records it.
   *
   * @throws Error when there is no such invoice
   */
  remove(invoiceId: string): void
}

/** Lets tests and developers act as the app that makes invoices. */
export const createInvoices = (
  run: (identity: Identity, work: (context: Context) => void) => void,
): Invoices => ({
  remove: (invoiceId) => run({ kind: 'owner' }, (context) => removeInvoice(context, invoiceId)),
})
