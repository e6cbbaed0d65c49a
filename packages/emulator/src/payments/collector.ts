import type { Order } from '@frontdesk/ecom'
import { getPaymentCollectabilityStatus, markOrderAsPaid } from '@frontdesk/payments'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { applyTransactions } from '../ecom/order-transactions/apply.ts'
import { collectableOf } from '../ecom/order-transactions/balance.ts'
import { payOffline } from '../ecom/order-transactions/payment.ts'
import { transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { isZero, toPrice } from '../kernel/money.ts'
import { collectabilityOf, requireCollectable } from './collectability.ts'

const markAsPaid = (context: Context, catalog: Catalog, orderId: string): Order => {
  const order = orderEntity.require(context, orderId)
  requireCollectable(context, order)
  const open = collectableOf(order, currencyOfOrder(context, order))
  const kept = transactionsOf(context, order.id)
  return applyTransactions(context, catalog, order, {
    ...kept,
    payments: [...kept.payments, ...(isZero(open) ? [] : [payOffline(context, open)])],
    isMarkedAsPaid: true,
  })
}

/** The handlers that collect payments for orders. */
export const collectorHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(markOrderAsPaid, (context) => markAsPaid(context, catalog, context.input.ecomOrderId)),

  handle(getPaymentCollectabilityStatus, (context) => {
    const order = orderEntity.require(context, context.input.ecomOrderId)
    return {
      status: collectabilityOf(context, order),
      amount: toPrice(collectableOf(order, currencyOfOrder(context, order))),
    }
  }),
]
