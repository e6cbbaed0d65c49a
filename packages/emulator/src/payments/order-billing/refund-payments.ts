import type { Order, RefundDetails } from '@frontdesk/ecom'
import {
  type OrderRefundSideEffects,
  type PaymentRefund,
  type RefundItems,
  refundPayments,
  voidMemberships,
} from '@frontdesk/payments'
import type { Catalog } from '../../ecom/catalog.ts'
import { isMembershipCharge } from '../../ecom/membership/membership-payment.ts'
import { currencyOfOrder } from '../../ecom/order/payment.ts'
import { orderEntity } from '../../ecom/order/state.ts'
import { showTransactions } from '../../ecom/order-transactions/handlers.ts'
import { sendBack } from '../../ecom/order-transactions/refund.ts'
import type { RefundSideEffects } from '../../ecom/order-transactions/side-effects.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { paymentsOf, paymentToRefund, type RefundCodes } from '../payment-to-refund.ts'
import { calculate } from './refund-calculation.ts'

/** The names of order billing for what is wrong with a payment that is to go back. */
const codes: RefundCodes = {
  missing: 'PAYMENT_NOT_FOUND',
  notRefundable: 'PAYMENT_NOT_REFUNDABLE',
  externalExpected: 'EXTERNAL_REFUND_EXPECTED',
  invalidAmount: 'INVALID_PAYMENT_REFUND_AMOUNT',
}

const checkOnce = (given: readonly PaymentRefund[]): void => {
  given.forEach(({ paymentId }, index) => {
    if (given.findIndex((one) => one.paymentId === paymentId) !== index)
      throw refuse({
        field: `paymentRefunds.${index}.paymentId`,
        description: 'is named twice: give the payment back in one amount',
        violatedRule: 'VALIDATION',
      })
  })
}

const readSideEffects = (
  { lineItems = [] }: Order,
  { restock = {}, notifications = {} }: OrderRefundSideEffects,
): RefundSideEffects => {
  const { lineItems: pieces = [] } = restock
  const { sendCustomerEmail = false, customMessage } = notifications
  for (const { lineItemId } of pieces) {
    const line = lineItems.find(({ id }) => id === lineItemId)
    if (!line) throw decline(404, 'LINE_ITEM_NOT_FOUND', 'The order has no such line', { lineItemId })
    const left = (line.quantity ?? 1) - (line.restockQuantity ?? 0)
    const asked = pieces
      .filter((one) => one.lineItemId === lineItemId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (asked > left)
      throw decline(
        400,
        'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
        `At most ${left} pieces of this line can return to the stock`,
        { lineItemId, availableRestockQuantity: left },
      )
  }
  if (customMessage !== undefined && !sendCustomerEmail)
    throw refuse({
      field: 'sideEffects.notifications.customMessage',
      description: 'is for the email: set sendCustomerEmail',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
  return {
    restock: pieces.length ? pieces : 'none',
    mail: sendCustomerEmail,
    ...(customMessage !== undefined && { customMessage }),
  }
}

/** The parts of the order as the refund keeps them. */
const detailsOf = (
  { lineItems, additionalFees, shipping }: RefundItems,
  reason: string | undefined,
): RefundDetails => ({
  ...(lineItems && { lineItems }),
  ...(additionalFees && { additionalFees }),
  ...(shipping && { shipping }),
  ...(reason !== undefined && { reason }),
})

/** The handlers of order billing that give payments back. */
export const refundPaymentsHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(refundPayments, (context) => {
    const { orderId, paymentRefunds, sideEffects = {}, refundItems = {}, customerReason } = context.input
    const order = orderEntity.require(context, orderId)
    checkOnce(paymentRefunds)
    const payments = paymentRefunds.map((given, index) =>
      paymentToRefund(context, order, given, `paymentRefunds.${index}`, codes),
    )
    const currency = currencyOfOrder(context, order)
    const [wrong] = calculate(order, transactionsOf(context, order.id), refundItems, currency).errors
    const refusal = wrong?.error?.applicationError
    if (refusal)
      throw decline(
        refusal.code.endsWith('_NOT_FOUND') ? 404 : 400,
        refusal.code,
        refusal.description,
        refusal.data,
      )
    const { refund } = sendBack(context, catalog, order, {
      payments,
      details: detailsOf(refundItems, customerReason),
      sideEffects: readSideEffects(order, sideEffects),
    })
    return { refund, orderTransactions: showTransactions(context, order.id) }
  }),

  handle(voidMemberships, (context) => {
    const { orderId, paymentIds } = context.input
    const order = orderEntity.require(context, orderId)
    const kept = transactionsOf(context, order.id)
    const currency = currencyOfOrder(context, order)
    const payments = [...new Set(paymentIds)].map((paymentId, index) => {
      const payment = paymentsOf(context, order, kept, currency).find(({ id }) => id === paymentId)
      if (!payment) throw notFound('payment', paymentId, 'PAYMENT_NOT_FOUND')
      if (!isMembershipCharge(context, order.id, paymentId))
        throw decline(409, 'NOT_MEMBERSHIP_PAYMENT', 'No membership has made this payment', { paymentId })
      if (payment.status === 'REFUNDED')
        throw decline(409, 'MEMBERSHIP_PAYMENT_NOT_CHARGED', 'The credits of this payment went back before', {
          paymentId,
        })
      return paymentToRefund(context, order, { paymentId }, `paymentIds.${index}`, codes)
    })
    sendBack(context, catalog, order, { payments })
  }),
]
