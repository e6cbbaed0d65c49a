import type { Order, RefundDetails } from '@frontdesk/ecom'
import {
  getRefundabilityStatus,
  type Refundability,
  type RefundSideEffects,
  triggerRefund,
} from '@frontdesk/payments'
import type { Catalog } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../ecom/order-transactions/handlers.ts'
import { refundedItemsOf, sendBack } from '../ecom/order-transactions/refund.ts'
import { type RefundableParts, refundablePartsOf } from '../ecom/order-transactions/refundable-parts.ts'
import { refundabilityOf } from '../ecom/order-transactions/refundability.ts'
import type { RefundSideEffects as SideEffects } from '../ecom/order-transactions/side-effects.ts'
import { type KeptTransactions, transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { refuse } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { compare, type Currency, write } from '../kernel/money.ts'
import { paymentsOf, paymentToRefund, type RefundCodes } from './payment-to-refund.ts'

const invalid = (field: string, description: string, violatedRule = 'VALIDATION') =>
  refuse({ field, description, violatedRule })

/** Refuses pieces of lines that the order does not have, or has fewer left of. */
const checkPieces = (
  { lineItems = [] }: Order,
  items: readonly { readonly lineItemId: string; readonly quantity: number }[],
  field: string,
  leftOf: (line: NonNullable<Order['lineItems']>[number]) => number,
): void => {
  items.forEach(({ lineItemId, quantity }, index) => {
    const line = lineItems.find(({ id }) => id === lineItemId)
    if (!line) throw invalid(`${field}.${index}.lineItemId`, 'is not the id of a line of the order')
    const given = items
      .filter((item) => item.lineItemId === lineItemId)
      .reduce((sum, item) => sum + item.quantity, 0)
    const left = leftOf(line)
    if (given > left)
      throw invalid(`${field}.${index}.quantity`, `must be at most ${left}, not ${quantity}`, 'MAX')
  })
}

/** Refuses fees that the order does not have, or of which less is left. */
const checkFees = (
  parts: RefundableParts,
  fees: NonNullable<RefundDetails['additionalFees']>,
  currency: Currency,
): void => {
  fees.forEach(({ additionalFeeId, amount: { amount: given } }, index) => {
    const field = `details.additionalFees.${index}`
    const part = parts.fees.find(({ fee }) => fee.id === additionalFeeId)
    if (!part) throw invalid(`${field}.additionalFeeId`, 'is not the id of a fee of the order')
    if (fees.findIndex((other) => other.additionalFeeId === additionalFeeId) < index)
      throw invalid(`${field}.additionalFeeId`, 'is in the list already')
    const amount = exactAmount(given, `${field}.amount.amount`, currency)
    if (compare(amount, part.left) > 0)
      throw invalid(
        `${field}.amount.amount`,
        `must be at most ${write(part.left)}, which is left of the fee`,
        'DECIMAL_LTE',
      )
  })
}

/** Refuses to give back more of the delivery than is left of what was charged for it. */
const checkShipping = (
  { shipping: part }: RefundableParts,
  { shipping, shippingIncluded }: RefundDetails,
  currency: Currency,
): void => {
  if (!shipping && !shippingIncluded) return
  if (!part)
    throw invalid(
      shipping ? 'details.shipping' : 'details.shippingIncluded',
      'is for an order that is delivered',
      'FIELD_NOT_ALLOWED',
    )
  const { amount: whole, left } = part
  const amount = shipping
    ? exactAmount(shipping.amount.amount, 'details.shipping.amount.amount', currency)
    : whole
  if (compare(amount, left) <= 0) return
  throw shipping
    ? invalid(
        'details.shipping.amount.amount',
        `must be at most ${write(left)}, which is left of the delivery`,
        'DECIMAL_LTE',
      )
    : invalid(
        'details.shippingIncluded',
        `must be left out: ${write(left)} is left of the delivery, so give that amount in shipping`,
        'FIELD_NOT_ALLOWED',
      )
}

const checkDetails = (
  order: Order,
  { refunds }: KeptTransactions,
  details: RefundDetails,
  currency: Currency,
): void => {
  const { items, lineItems, additionalFees = [] } = details
  if (items && lineItems)
    throw invalid('details.lineItems', 'cannot be given together with items', 'ONE_OF_ALIGNMENT')
  const parts = refundablePartsOf(order, refunds, currency)
  checkPieces(
    order,
    refundedItemsOf(details),
    `details.${lineItems ? 'lineItems' : 'items'}`,
    ({ id }) => parts.lines.find(({ line }) => line.id === id)?.left ?? 0,
  )
  checkFees(parts, additionalFees, currency)
  checkShipping(parts, details, currency)
}

const readSideEffects = (
  order: Order,
  { restockInfo, sendOrderRefundedEmail = false, customMessage }: RefundSideEffects,
): SideEffects => {
  const { type = 'NO_ITEMS', items } = restockInfo ?? {}
  if ((type === 'SOME_ITEMS') !== (items !== undefined))
    throw invalid(
      'sideEffects.restockInfo.items',
      type === 'SOME_ITEMS' ? 'must be given with SOME_ITEMS' : 'is for SOME_ITEMS alone',
      type === 'SOME_ITEMS' ? 'REQUIRED_FIELD' : 'FIELD_NOT_ALLOWED',
    )
  if (items)
    checkPieces(
      order,
      items,
      'sideEffects.restockInfo.items',
      ({ quantity = 1, restockQuantity = 0 }) => quantity - restockQuantity,
    )
  if (customMessage !== undefined && !sendOrderRefundedEmail)
    throw invalid(
      'sideEffects.customMessage',
      'is for the email: set sendOrderRefundedEmail',
      'FIELD_NOT_ALLOWED',
    )
  return {
    restock: items ?? (type === 'ALL_ITEMS' ? 'all' : 'none'),
    mail: sendOrderRefundedEmail,
    ...(customMessage !== undefined && { customMessage }),
  }
}

/** The names of the collector for what is wrong with a payment that is to go back. */
const codes: RefundCodes = {
  missing: 'PAYMENTS_NOT_FOUND',
  notRefundable: 'REFUND_NOT_AVAILABLE',
  externalExpected: 'REFUND_NOT_AVAILABLE',
  invalidAmount: 'INVALID_AMOUNT',
}

/** The handlers that give payments of orders back. */
export const refundHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(getRefundabilityStatus, (context) => {
    const order = orderEntity.require(context, context.input.ecomOrderId)
    const kept = transactionsOf(context, order.id)
    const currency = currencyOfOrder(context, order)
    return paymentsOf(context, order, kept, currency).map((payment): Refundability => ({
      paymentId: payment.id,
      ...refundabilityOf(context, order, kept, payment, currency),
    }))
  }),

  handle(triggerRefund, (context) => {
    const { ecomOrderId, payments, details, sideEffects = {} } = context.input
    const order = orderEntity.require(context, ecomOrderId)
    const kept = transactionsOf(context, order.id)
    const currency = currencyOfOrder(context, order)
    const chosen = payments.map((given, index) =>
      paymentToRefund(context, order, given, `payments.${index}`, codes),
    )
    if (details) checkDetails(order, kept, details, currency)
    const effects = readSideEffects(order, sideEffects)
    const { refund } = sendBack(context, catalog, order, {
      payments: chosen,
      ...(details && { details }),
      sideEffects: effects,
    })
    const failed = (refund.transactions ?? []).filter(({ refundStatus }) => refundStatus === 'FAILED')
    return {
      orderTransactions: showTransactions(context, order.id),
      refundId: refund.id,
      failedPaymentIds: failed.map(({ paymentId = '', refundStatusInfo }, originalIndex) => ({
        id: paymentId,
        originalIndex,
        success: false,
        error: {
          code: refundStatusInfo?.paymentGatewayReasonCode ?? '',
          description: refundStatusInfo?.description ?? '',
        },
      })),
    }
  }),
]
