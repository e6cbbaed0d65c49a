import { authorizeChargeWithSavedPaymentMethod } from '@frontdesk/payments'
import type { Catalog } from '../../ecom/catalog.ts'
import { currencyOfOrder } from '../../ecom/order/payment.ts'
import { orderEntity } from '../../ecom/order/state.ts'
import { applyTransactions } from '../../ecom/order-transactions/apply.ts'
import { exactAmount } from '../../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../../ecom/order-transactions/handlers.ts'
import { payByCard } from '../../ecom/order-transactions/payment.ts'
import { savedCardOf } from '../../ecom/order-transactions/saved-card.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { requireCollectable } from '../collectability.ts'
import { checkAmount, scheduleOf } from '../gateway-orders.ts'
import { billingCodes } from './codes.ts'

/** The handler that reserves amounts on saved cards. */
export const savedCardChargeHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(authorizeChargeWithSavedPaymentMethod, (context) => {
    const { orderId, amount: given, currency: code, delayedCaptureSettings } = context.input
    const order = orderEntity.require(context, orderId)
    requireCollectable(context, order, billingCodes)
    const kept = transactionsOf(context, order.id)
    const card = savedCardOf(kept)
    if (!card)
      throw decline(409, 'NO_SAVED_PAYMENT_METHOD', 'The buyer has saved no card for this order', {
        id: order.id,
      })
    const currency = currencyOfOrder(context, order)
    if (code !== currency.code)
      throw decline(400, 'INVALID_CURRENCY', `The order is paid in ${currency.code}`, {
        orderCurrency: currency.code,
      })
    const amount = exactAmount(given.amount, 'amount.amount', currency)
    checkAmount(amount, order)
    const { payment, awaited } = payByCard(context, amount, card, {
      schedule: scheduleOf(delayedCaptureSettings),
      isSaved: true,
    })
    applyTransactions(context, catalog, order, {
      ...kept,
      payments: [...kept.payments, payment],
      awaited: [...(kept.awaited ?? []), ...awaited],
    })
    return { payment, orderTransactions: showTransactions(context, order.id) }
  }),
]
