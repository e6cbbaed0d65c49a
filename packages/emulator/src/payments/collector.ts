import type { Order } from '@frontdesk/ecom'
import {
  getPaymentCollectabilityStatus,
  markOrderAsPaid,
  type PaymentCollectabilityStatus,
} from '@frontdesk/payments'
import type { Catalog } from '../ecom/catalog.ts'
import { recordPayment } from '../ecom/order/payment.ts'
import { orderEntity, paymentTransitions } from '../ecom/order/state.ts'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'

const collectabilityOf = ({ status, paymentStatus, lineItems = [] }: Order): PaymentCollectabilityStatus => {
  if (status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
  if (status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED'
  if (status === 'PENDING' || paymentStatus === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING'
  if (!paymentTransitions.allows('collect', paymentStatus)) return 'NONCOLLECTABLE_ORDER_IS_PAID'
  if (lineItems.some(({ subscriptionInfo }) => subscriptionInfo))
    return 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS'
  return 'COLLECTABLE'
}

/** Refusals of `markOrderAsPaid`, by the collectability status of the order. */
const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: ['ORDER_CANCELED', 'The order is cancelled'],
  NONCOLLECTABLE_ORDER_IS_REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected'],
  NONCOLLECTABLE_ORDER_IS_PENDING: ['ORDER_IS_PENDING', 'The order waits for a payment that was started'],
  NONCOLLECTABLE_ORDER_IS_PAID: ['ORDER_ALREADY_PAID', 'The order is paid already'],
}

/** The handlers that collect payments for orders. */
export const collectorHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(markOrderAsPaid, (context) => {
    const order = orderEntity.require(context, context.input.ecomOrderId)
    const refusal = refusals[collectabilityOf(order)]
    if (refusal) throw decline(409, ...refusal, { id: order.id })
    return recordPayment(context, catalog, order)
  }),

  handle(getPaymentCollectabilityStatus, (context) => {
    const order = orderEntity.require(context, context.input.ecomOrderId)
    const amount = order.balanceSummary?.balance
    return { status: collectabilityOf(order), ...(amount && { amount }) }
  }),
]
