import { calculateRefund, getOrderRefundability } from '@frontdesk/payments'
import { currencyOfOrder } from '../../ecom/order/payment.ts'
import { orderEntity } from '../../ecom/order/state.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { calculate } from './refund-calculation.ts'
import { orderRefundabilityOf } from './refundability.ts'

/** The handlers that say how much of an order can be given back, and what parts of it come to. */
export const orderBillingReads: readonly Handler[] = [
  handle(getOrderRefundability, (context) =>
    orderRefundabilityOf(context, orderEntity.require(context, context.input.orderId)),
  ),

  handle(calculateRefund, (context) => {
    const { orderId, refundItems = {} } = context.input
    const order = orderEntity.require(context, orderId)
    return calculate(order, transactionsOf(context, order.id), refundItems, currencyOfOrder(context, order))
      .answer
  }),
]
