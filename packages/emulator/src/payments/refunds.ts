import type { Order, Payment, Refund, RefundDetails } from '@frontdesk/ecom'
import {
  getRefundabilityStatus,
  type Refundability,
  type RefundSideEffects,
  triggerRefund,
} from '@frontdesk/payments'
import type { Catalog } from '../ecom/catalog.ts'
import { isMembershipCharge, membershipPaymentsOf } from '../ecom/membership/membership-payment.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { showTransactions } from '../ecom/order-transactions/handlers.ts'
import { restOf } from '../ecom/order-transactions/payment-amount.ts'
import { refundedItemsOf, refundedPiecesOf, sendBack } from '../ecom/order-transactions/refund.ts'
import { type PaymentRefundability, refundabilityOf } from '../ecom/order-transactions/refundability.ts'
import type { RefundSideEffects as SideEffects } from '../ecom/order-transactions/side-effects.ts'
import { type KeptTransactions, transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { decline, notFound, refuse } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import {
  type Amount,
  compare,
  type Currency,
  round,
  subtract,
  sum,
  toPrice,
  write,
  zero,
} from '../kernel/money.ts'

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

/** The amounts of a fee that refunds give back, without those that have failed. */
const refundedFeeOf = (
  refunds: readonly Refund[],
  additionalFeeId: string | undefined,
  currency: Currency,
): Amount =>
  sum(
    refunds
      .filter(({ transactions = [] }) => transactions.some(({ refundStatus }) => refundStatus !== 'FAILED'))
      .flatMap(({ details }) => details?.additionalFees ?? [])
      .filter((fee) => fee.additionalFeeId === additionalFeeId)
      .map(({ amount }) => round(amount.amount, currency)),
    currency,
  )

/** Refuses fees that the order does not have, or of which less is left. */
const checkFees = (
  order: Order,
  refunds: readonly Refund[],
  fees: NonNullable<RefundDetails['additionalFees']>,
  currency: Currency,
): void => {
  fees.forEach(({ additionalFeeId, amount: { amount: given } }, index) => {
    const field = `details.additionalFees.${index}`
    const fee = order.additionalFees?.find(({ id }) => id === additionalFeeId)
    if (!fee) throw invalid(`${field}.additionalFeeId`, 'is not the id of a fee of the order')
    if (fees.findIndex((other) => other.additionalFeeId === additionalFeeId) < index)
      throw invalid(`${field}.additionalFeeId`, 'is in the list already')
    const amount = exactAmount(given, `${field}.amount.amount`, currency)
    const whole = round((fee.priceAfterTax ?? fee.price)?.amount ?? 0, currency)
    const left = subtract(whole, refundedFeeOf(refunds, additionalFeeId, currency))
    if (compare(amount, left) > 0)
      throw invalid(
        `${field}.amount.amount`,
        `must be at most ${write(left)}, which is left of the fee`,
        'DECIMAL_LTE',
      )
  })
}

const checkDetails = (
  order: Order,
  { refunds }: KeptTransactions,
  details: RefundDetails,
  currency: Currency,
): void => {
  const { items, lineItems, additionalFees = [], shipping, shippingIncluded } = details
  if (items && lineItems)
    throw invalid('details.lineItems', 'cannot be given together with items', 'ONE_OF_ALIGNMENT')
  checkPieces(
    order,
    refundedItemsOf(details),
    `details.${lineItems ? 'lineItems' : 'items'}`,
    ({ id, quantity = 1 }) => quantity - refundedPiecesOf(refunds, id),
  )
  checkFees(order, refunds, additionalFees, currency)
  if ((shipping ?? shippingIncluded) && !order.shippingInfo)
    throw invalid(
      shipping ? 'details.shipping' : 'details.shippingIncluded',
      'is for an order that is delivered',
      'FIELD_NOT_ALLOWED',
    )
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
      'is for the e-mail: set sendOrderRefundedEmail',
      'FIELD_NOT_ALLOWED',
    )
  return {
    restock: items ?? (type === 'ALL_ITEMS' ? 'all' : 'none'),
    mail: sendOrderRefundedEmail,
    ...(customMessage !== undefined && { customMessage }),
  }
}

/** Refuses a payment that cannot go back, or only by hand when the provider is to give it back. */
const requireAvailable = (
  { id: paymentId }: Payment,
  refundability: PaymentRefundability,
  isExternal: boolean,
): void => {
  if (refundability.refundabilityStatus === 'REFUNDABLE') return
  if (refundability.refundabilityStatus === 'MANUAL' && isExternal) return
  const reason =
    refundability.refundabilityStatus === 'MANUAL'
      ? refundability.manuallyRefundableReason
      : refundability.nonRefundableReason
  throw decline(
    409,
    'REFUND_NOT_AVAILABLE',
    refundability.refundabilityStatus === 'MANUAL'
      ? 'The provider cannot give this payment back: give it back yourself, and set externalRefund'
      : 'This payment cannot be given back',
    { paymentId, reason },
  )
}

const amountToRefund = (payment: Payment, given: string | undefined, rest: Amount): Amount => {
  if (given === undefined) return rest
  const amount = exactAmount(given, 'payments.0.amount.amount', rest.currency)
  if (compare(amount, zero(rest.currency)) <= 0 || compare(amount, rest) > 0)
    throw decline(400, 'INVALID_AMOUNT', 'A refund is above zero, and at most what is left of the payment', {
      paymentId: payment.id,
      refundable: toPrice(rest),
    })
  return amount
}

/** Refuses a refund of credits that names money. @throws Failure 400 */
const checkCredits = (amount: string | undefined, isExternal: boolean): void => {
  if (amount !== undefined)
    throw invalid(
      'payments.0.amount',
      'is for money: a membership gives its credits back whole',
      'FIELD_NOT_ALLOWED',
    )
  if (isExternal)
    throw invalid(
      'payments.0.externalRefund',
      'is for money: the credits of a membership go back by themselves',
      'FIELD_NOT_ALLOWED',
    )
}

/** The payments of an order, the ones by membership among them. */
const paymentsOf = (
  context: Parameters<typeof membershipPaymentsOf>[0],
  order: Order,
  { payments }: KeptTransactions,
  currency: Currency,
): readonly Payment[] => [...payments, ...membershipPaymentsOf(context, order, currency)]

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
    const chosen = payments.map(({ paymentId, amount, externalRefund: isExternal = false }) => {
      const payment = paymentsOf(context, order, kept, currency).find(({ id }) => id === paymentId)
      if (!payment) throw notFound('payment', paymentId, 'PAYMENTS_NOT_FOUND')
      requireAvailable(payment, refundabilityOf(context, order, kept, payment, currency), isExternal)
      const rest = restOf(payment, kept.refunds, currency)
      if (isMembershipCharge(context, order.id, paymentId)) {
        checkCredits(amount?.amount, isExternal)
        return { payment, amount: rest, isExternal }
      }
      return { payment, amount: amountToRefund(payment, amount?.amount, rest), isExternal }
    })
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
