import {
  captureAuthorizedPayments,
  type CaptureAuthorizedPaymentsInput,
  captureOrderPayments,
  voidAuthorizedPayments,
  voidOrderPayments,
} from '@frontdesk/payments'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { applyTransactions } from '../ecom/order-transactions/apply.ts'
import { type AuthorizationCodes, capture, voidPayment } from '../ecom/order-transactions/authorization.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../ecom/order-transactions/handlers.ts'
import { isChargedBack } from '../ecom/order-transactions/payment-amount.ts'
import { type KeptTransactions, transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import type { Currency } from '../kernel/money.ts'
import { billingAuthorizationCodes } from './order-billing/codes.ts'

const requireNoChargeback = ({ orderId, payments }: KeptTransactions): void => {
  if (payments.some(isChargedBack))
    throw decline(409, 'ORDER_HAS_CHARGEBACKS', 'The bank has taken a payment of the order back', {
      id: orderId,
    })
}

/** The handlers that capture and release payments which a card has reserved: of the collector, and of order billing. */
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
  const captureAll = (
    context: Context,
    kept: KeptTransactions,
    payments: CaptureAuthorizedPaymentsInput['payments'],
    currency: Currency,
    codes?: AuthorizationCodes,
  ): KeptTransactions =>
    payments.reduce((next, { paymentId, amount }, index) => {
      if (amount) exactAmount(amount.amount, `payments.${index}.amount.amount`, currency)
      return capture(context, next, paymentId, amount?.amount, currency, codes)
    }, kept)
  const voidAll = (
    context: Context,
    kept: KeptTransactions,
    paymentIds: readonly string[],
    codes?: AuthorizationCodes,
  ): KeptTransactions =>
    paymentIds.reduce((next, paymentId) => voidPayment(context, next, paymentId, 'MANUAL', codes), kept)
  return [
    handle(captureAuthorizedPayments, (context) => {
      const { ecomOrderId, payments } = context.input
      return change(context, ecomOrderId, (kept, currency) => captureAll(context, kept, payments, currency))
    }),

    handle(captureOrderPayments, (context) => {
      const { orderId, payments } = context.input
      return change(context, orderId, (kept, currency) => {
        requireNoChargeback(kept)
        return captureAll(context, kept, payments, currency, billingAuthorizationCodes)
      })
    }),

    handle(voidAuthorizedPayments, (context) => {
      const { ecomOrderId, paymentIds } = context.input
      return change(context, ecomOrderId, (kept) => voidAll(context, kept, paymentIds))
    }),

    handle(voidOrderPayments, (context) => {
      const { orderId, paymentIds } = context.input
      return change(context, orderId, (kept) => voidAll(context, kept, paymentIds, billingAuthorizationCodes))
    }),
  ]
}
