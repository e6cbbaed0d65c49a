import type { Payment } from '@frontdesk/ecom'
import { redeemGiftCardForOrder } from '@frontdesk/payments'
import type { Catalog, Context } from '../../ecom/catalog.ts'
import { giftCardOfTransaction, type KeptGiftCard, requireGiftCard } from '../../ecom/gift-card/gift-card.ts'
import { payByGiftCard } from '../../ecom/gift-card/gift-card-payment.ts'
import { currencyOfOrder } from '../../ecom/order/payment.ts'
import { orderEntity } from '../../ecom/order/state.ts'
import { applyTransactions } from '../../ecom/order-transactions/apply.ts'
import { collectableOf } from '../../ecom/order-transactions/balance.ts'
import { exactAmount } from '../../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../../ecom/order-transactions/handlers.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { compare, format, zero } from '../../kernel/money.ts'
import { requireCollectable } from '../collectability.ts'
import { billingCodes } from './codes.ts'

/** An order is paid by one gift card, as a cart is. */
const requireFirst = (context: Context, card: KeptGiftCard, payments: readonly Payment[]): void => {
  const used = payments
    .filter(({ giftcardPaymentDetails }) => giftcardPaymentDetails && !giftcardPaymentDetails.voided)
    .map(({ giftcardPaymentDetails }) => giftcardPaymentDetails?.giftCardPaymentId ?? '')
  if (used.some((id) => giftCardOfTransaction(context, id)?.id === card.id))
    throw decline(409, 'GIFT_CARD_ALREADY_APPLIED', 'This gift card has paid for the order before')
  if (used.length)
    throw decline(409, 'MAX_GIFT_CARDS_EXCEEDED', 'Another gift card has paid for the order', { maximum: 1 })
}

/** The handler that pays orders with gift cards. */
export const giftCardChargeHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(redeemGiftCardForOrder, (context) => {
    const { orderId, giftCardCode, amount: given, currency: code } = context.input
    const order = orderEntity.require(context, orderId)
    requireCollectable(context, order, billingCodes)
    const currency = currencyOfOrder(context, order)
    if (code !== currency.code)
      throw decline(400, 'CURRENCY_MISMATCH', `The order is paid in ${currency.code}`, {
        orderCurrency: currency.code,
      })
    const amount = exactAmount(given.amount, 'amount.amount', currency)
    const open = collectableOf(order, currency)
    if (compare(amount, zero(currency)) <= 0 || compare(amount, open) > 0)
      throw refuse({
        field: 'amount.amount',
        description: `must be above zero, and at most what can be collected, ${format(open)}`,
        violatedRule: 'VALIDATION',
      })
    const card = requireGiftCard(context, giftCardCode)
    if (card.currency !== currency.code)
      throw decline(400, 'CURRENCY_NOT_SUPPORTED', `The gift card pays in ${card.currency}`, {
        giftCardCurrency: card.currency,
      })
    const kept = transactionsOf(context, order.id)
    requireFirst(context, card, kept.payments)
    const payment = payByGiftCard(context, card, amount, order.id)
    applyTransactions(context, catalog, order, { ...kept, payments: [...kept.payments, payment] })
    return { payment, orderTransactions: showTransactions(context, order.id) }
  }),
]
