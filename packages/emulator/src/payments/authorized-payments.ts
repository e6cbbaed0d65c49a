import { captureAuthorizedPayments, voidAuthorizedPayments } from '@frontdesk/payments'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { applyTransactions } from '../ecom/order-transactions/apply.ts'
import { capture, voidPayment } from '../ecom/order-transactions/authorization.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../ecom/order-transactions/handlers.ts'
import { type KeptTransactions, transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import type { Currency } from '../kernel/money.ts'

/** The handlers that capture and release payments which a card has reserved. */
export const authorizedPaymentsHandlers = (catalog: Catalog): readonly Handler[] => {
  const change = (
    context: Context,
    orderId: string,
    step: (kept: KeptTransactions, currency: Currency) => KeptTransactions,
  ) => {
    const order = orderEntity.require(context, orderId)
    const next = step(transactionsOf(context, order.id), currencyOfOrder(context, order))
    applyTransactions(context, catalog, order, next)
    return showTransactions(context, order.id)
  }
  return [
    handle(captureAuthorizedPayments, (context) => {
      const { ecomOrderId, payments } = context.input
      return change(context, ecomOrderId, (kept, currency) =>
        payments.reduce((next, { paymentId, amount }, index) => {
          if (amount) exactAmount(amount.amount, `payments.${index}.amount.amount`, currency)
          return capture(context, next, paymentId, amount?.amount, currency)
        }, kept),
      )
    }),

    handle(voidAuthorizedPayments, (context) => {
      const { ecomOrderId, paymentIds } = context.input
      return change(context, ecomOrderId, (kept) =>
        paymentIds.reduce((next, paymentId) => voidPayment(context, next, paymentId, 'MANUAL'), kept),
      )
    }),
  ]
}
