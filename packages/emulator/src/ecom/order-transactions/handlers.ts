import {
  addPayments,
  bulkUpdatePaymentStatuses,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  type NewPayment,
  type OrderTransactions,
  type Payment,
  type RefundTransaction,
  updatePaymentStatus,
  updateRefundTransaction,
} from '@frontdesk/ecom'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { decline, notFound, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { compare, type Currency, toPrice, zero } from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { orderEntity } from '../order/state.ts'
import { withVoidedGiftCard } from '../gift-card/gift-card-payment.ts'
import { applyTransactions } from './apply.ts'
import { captured, voided } from './authorization.ts'
import { moved } from './payment.ts'
import { paymentTransitions, refundTransitions } from './payment-state.ts'
import { followRefund } from './refund.ts'
import { exactAmount } from './exact-amount.ts'
import { transactions, transactionsEntity, transactionsOf, withChanged } from './transactions.ts'
import { withMemberships } from './with-memberships.ts'

/** The transactions of an order as callers see them: with the payments that memberships have made. */
export const showTransactions = (
  context: Pick<Context, 'state' | 'business'>,
  orderId: string,
): OrderTransactions => transactionsEntity.show(withMemberships(context, transactionsOf(context, orderId)))

/** The number of payments that an order has at most. */
const mostPayments = 100

const details = ['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails'] as const

/** The action that leads to a status; a refund alone leads to the others. */
const actionTo = {
  APPROVED: 'approve',
  PENDING: 'await',
  PENDING_MERCHANT: 'handOver',
  CANCELED: 'cancel',
  DECLINED: 'decline',
  AUTHORIZED: 'authorize',
  VOIDED: 'void',
} as const

const isSettable = (status: string): status is keyof typeof actionTo => Object.hasOwn(actionTo, status)

const notAllowed = (status: string, description: string, from?: string) =>
  decline(409, 'STATUS_NOT_ALLOWED', description, { status, ...(from !== undefined && { from }) })

const onlyRefunded = (status: string) =>
  notAllowed(status, `A payment becomes ${status} by a refund, and is never set to it`)

/** The status that a new payment is recorded with. */
const statusOfNew = ({ status, regularPaymentDetails }: NewPayment): string => {
  const inner = regularPaymentDetails?.status
  if (status !== undefined && inner !== undefined && status !== inner)
    throw refuse({
      field: 'status',
      description: `must be that of regularPaymentDetails, ${inner}, or be left out`,
      violatedRule: 'VALIDATION',
    })
  const given = status ?? inner ?? 'APPROVED'
  if (!isSettable(given)) throw onlyRefunded(given)
  return given
}

const newPayment = (context: Context, given: NewPayment, currency: Currency): Payment => {
  const { now, newId } = context
  if (details.filter((name) => given[name]).length !== 1)
    throw refuse({
      field: 'regularPaymentDetails',
      description: `exactly one of ${details.join(', ')} must be given`,
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
  if (!given.amount)
    throw refuse({ field: 'amount', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
  const amount = exactAmount(given.amount.amount, 'amount.amount', currency)
  if (compare(amount, zero(currency)) < 0)
    throw refuse({
      field: 'amount.amount',
      description: 'must not be negative',
      violatedRule: 'DECIMAL_GTE',
    })
  const status = statusOfNew(given)
  const { regularPaymentDetails } = given
  return {
    ...given,
    id: newId(),
    createdDate: given.createdDate ?? now(),
    updatedDate: now(),
    amount: toPrice(amount),
    status,
    refundDisabled: given.refundDisabled ?? false,
    ...(regularPaymentDetails && {
      regularPaymentDetails: {
        ...regularPaymentDetails,
        status,
        ...(status === 'AUTHORIZED' && {
          authorizationDetails: { authorizedDate: now(), ...regularPaymentDetails.authorizationDetails },
        }),
      },
    }),
  }
}

/** The payment in the status that a caller sets. */
const setStatus = (context: Context, payment: Payment, status: string): Payment => {
  if (!isSettable(status)) throw onlyRefunded(status)
  const action = payment.status === 'AUTHORIZED' && status === 'APPROVED' ? 'capture' : actionTo[status]
  if (!paymentTransitions.allows(action, payment.status))
    throw notAllowed(
      status,
      `A payment that is ${payment.status ?? 'without a status'} cannot become ${status}`,
      payment.status,
    )
  if (action === 'capture')
    return captured(context, payment, {
      id: context.newId(),
      ...(payment.amount && { amount: payment.amount }),
      createdDate: context.now(),
    })
  if (action === 'void') return voided(context, payment, 'MANUAL')
  const next = withVoidedGiftCard(context, moved(context, payment, status))
  return action === 'authorize' && next.regularPaymentDetails
    ? {
        ...next,
        regularPaymentDetails: {
          ...next.regularPaymentDetails,
          authorizationDetails: { authorizedDate: context.now() },
        },
      }
    : next
}

/** The fields of a refund transaction that a caller may change. */
const refundFields = ['refundStatus', 'refundStatusInfo', 'gatewayRefundId', 'providerRefundId'] as const

const refundActions = { STARTED: 'start', PENDING: 'send', SUCCEEDED: 'succeed', FAILED: 'fail' } as const

const checkRefundStatus = ({ refundStatus }: RefundTransaction, status: string): void => {
  const action = Object.entries(refundActions).find(([to]) => to === status)?.[1]
  if (!action || !refundTransitions.allows(action, refundStatus))
    throw notAllowed(
      status,
      `A refund that is ${refundStatus ?? 'without a status'} cannot become ${status}`,
      refundStatus,
    )
}

/** The handlers of the operations of order transactions. */
export const orderTransactionsHandlers = (catalog: Catalog): readonly Handler[] => {
  const updateStatus = (context: Context, orderId: string, paymentId: string, status: string): Payment => {
    const order = orderEntity.require(context, orderId)
    const kept = transactionsOf(context, orderId)
    const payment = kept.payments.find(({ id }) => id === paymentId)
    if (!payment) throw notFound('payment', paymentId, 'PAYMENT_NOT_FOUND')
    const next = setStatus(context, payment, status)
    applyTransactions(context, catalog, order, { ...kept, payments: withChanged(kept.payments, [next]) })
    return next
  }
  return [
    handle(listTransactionsForSingleOrder, (context) => {
      const { orderId } = context.input
      orderEntity.require(context, orderId)
      return showTransactions(context, orderId)
    }),

    handle(listTransactionsForMultipleOrders, (context) =>
      context.input.orderIds.flatMap((orderId) =>
        orderEntity.find(context, orderId) ? [showTransactions(context, orderId)] : [],
      ),
    ),

    handle(addPayments, (context) => {
      const { orderId, payments } = context.input
      const order = orderEntity.require(context, orderId)
      const kept = transactionsOf(context, orderId)
      if (kept.payments.length + payments.length > mostPayments)
        throw refuse({
          field: 'payments',
          description: `an order has at most ${mostPayments} payments`,
          violatedRule: 'MAX_SIZE',
        })
      const currency = currencyOfOrder(context, order)
      const added = payments.map((given, index) =>
        refusedUnder(`payments.${index}`, () => newPayment(context, given, currency)),
      )
      applyTransactions(context, catalog, order, { ...kept, payments: [...kept.payments, ...added] })
      return {
        orderTransactions: showTransactions(context, orderId),
        paymentsIds: added.map(({ id }) => id),
      }
    }),

    handle(updatePaymentStatus, (context) => {
      const { orderId, paymentId, status } = context.input
      updateStatus(context, orderId, paymentId, status)
      return showTransactions(context, orderId)
    }),

    handle(bulkUpdatePaymentStatuses, (context) => {
      const { paymentAndOrderIds, status, returnFullEntity } = context.input
      return runBulk(
        context,
        paymentAndOrderIds,
        ({ orderId, paymentId }) => updateStatus(context, orderId, paymentId, status),
        { id: ({ paymentId }) => paymentId, returnEntity: returnFullEntity },
      )
    }),

    handle(updateRefundTransaction, (context) => {
      const { orderId, refundId, transaction, fieldMask } = context.input
      const order = orderEntity.find(context, orderId)
      const kept = context.state.in(transactions).get(orderId)
      if (!order || !kept) throw notFound('order with transactions', orderId, 'ORDER_TRANSACTIONS_NOT_FOUND')
      const refund = kept.refunds.find(({ id }) => id === refundId)
      if (!refund) throw notFound('refund', refundId, 'REFUND_NOT_FOUND')
      const { paymentId } = transaction
      const known = refund.transactions?.find((one) => one.paymentId === paymentId)
      if (!known) throw notFound('refund of the payment', paymentId, 'REFUND_TRANSACTION_NOT_FOUND')
      const unknown = fieldMask?.find((field) => !refundFields.some((name) => name === field))
      if (unknown !== undefined)
        throw refuse({
          field: 'fieldMask',
          description: `${unknown} cannot be changed; it takes ${refundFields.join(', ')}`,
          violatedRule: 'FIELD_NOT_ALLOWED',
        })
      const changes: Partial<RefundTransaction> = Object.fromEntries(
        refundFields.flatMap((name) =>
          (fieldMask?.includes(name) ?? true) && transaction[name] !== undefined
            ? [[name, transaction[name]]]
            : [],
        ),
      )
      if (changes.refundStatus !== undefined) checkRefundStatus(known, changes.refundStatus)
      const changed = {
        ...refund,
        transactions: (refund.transactions ?? []).map((one) =>
          one === known ? { ...one, ...changes } : one,
        ),
      }
      followRefund(
        context,
        catalog,
        order,
        { ...kept, refunds: withChanged(kept.refunds, [changed]) },
        refundId,
      )
      return showTransactions(context, orderId)
    }),
  ]
}
