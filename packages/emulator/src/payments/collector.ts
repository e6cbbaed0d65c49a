import type { Order } from '@frontdesk/ecom'
import {
  bulkMarkOrdersAsPaid,
  getPaymentCollectabilityStatus,
  markOrderAsPaid,
  recordManuallyCollectedPayment,
} from '@frontdesk/payments'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { applyTransactions } from '../ecom/order-transactions/apply.ts'
import { collectableOf } from '../ecom/order-transactions/balance.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { payOffline } from '../ecom/order-transactions/payment.ts'
import { transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { runBulk } from '../kernel/entity/bulk.ts'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { compare, isZero, toPrice, zero } from '../kernel/money.ts'
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

  handle(bulkMarkOrdersAsPaid, (context) =>
    runBulk(context, context.input.ecomOrderIds, (id) => markAsPaid(context, catalog, id), {
      id: (id) => id,
      returnEntity: true,
    }),
  ),

  handle(recordManuallyCollectedPayment, (context) => {
    const { orderId, amount: given } = context.input
    const order = orderEntity.require(context, orderId)
    requireCollectable(context, order)
    const currency = currencyOfOrder(context, order)
    const amount = exactAmount(given.amount, 'amount.amount', currency)
    const open = collectableOf(order, currency)
    if (compare(amount, zero(currency)) <= 0 || compare(amount, open) > 0)
      throw decline(400, 'INVALID_AMOUNT', 'The amount is above zero, and at most what can be collected', {
        collectable: toPrice(open),
      })
    const kept = transactionsOf(context, order.id)
    applyTransactions(context, catalog, order, {
      ...kept,
      payments: [...kept.payments, payOffline(context, amount)],
    })
  }),

  handle(getPaymentCollectabilityStatus, (context) => {
    const order = orderEntity.require(context, context.input.ecomOrderId)
    return {
      status: collectabilityOf(context, order),
      amount: toPrice(collectableOf(order, currencyOfOrder(context, order))),
    }
  }),
]
