import type { Order, Payment } from '@frontdesk/ecom'
import type {
  MembershipPaymentSummary,
  MonetaryPaymentSummary,
  OrderRefundability,
  PaymentRefundability as ShownRefundability,
} from '@frontdesk/payments'
import type { Context } from '../../ecom/catalog.ts'
import { membershipPaymentsOf } from '../../ecom/membership/membership-payment.ts'
import { currencyOfOrder } from '../../ecom/order/payment.ts'
import {
  amountOf,
  isChargedBack,
  pendingRefundOf,
  refundedOf,
  refundsOf,
  restOf,
} from '../../ecom/order-transactions/payment-amount.ts'
import { isReceived } from '../../ecom/order-transactions/payment-state.ts'
import {
  type NonRefundableReason,
  type PaymentRefundability,
  refundabilityOf,
} from '../../ecom/order-transactions/refundability.ts'
import { refundablePartsOf, type RefundablePrice } from '../../ecom/order-transactions/refundable-parts.ts'
import { type KeptTransactions, transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { type Amount, type Currency, sum, toPrice, zero } from '../../kernel/money.ts'

/** The money of a payment by what has become of it. */
interface Money {
  readonly paid: Amount
  readonly refunded: Amount
  readonly refundPending: Amount
  readonly maxRefund: Amount
}

/** The reasons of order billing for those of the collector that it has no name for. */
const otherNames: Readonly<Partial<Record<NonRefundableReason, string>>> = {
  INTERNAL_ERROR: 'UNKNOWN_REASON',
  PARTIALLY_PAID: 'FORBIDDEN',
  DEPOSIT_ONLINE_ITEM: 'FORBIDDEN',
}

const writeMoney = ({ paid, refunded, refundPending, maxRefund }: Money): MonetaryPaymentSummary => ({
  paid: toPrice(paid),
  refunded: toPrice(refunded),
  refundPending: toPrice(refundPending),
  maxRefund: toPrice(maxRefund),
})

const writeStatus = (status: PaymentRefundability, payment: Payment): ShownRefundability => {
  if (status.refundabilityStatus === 'REFUNDABLE') return { refundable: true }
  if (status.refundabilityStatus === 'MANUAL')
    return { manuallyRefundable: { reason: status.manuallyRefundableReason } }
  const { nonRefundableReason } = status
  const reason = otherNames[nonRefundableReason] ?? nonRefundableReason
  return { nonRefundable: { reason: isChargedBack(payment) ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : reason } }
}

const moneyOf = (
  payment: Payment,
  { refunds }: KeptTransactions,
  { refundabilityStatus }: PaymentRefundability,
  currency: Currency,
): Money => {
  const own = refundsOf(refunds, payment.id)
  return {
    paid: isReceived(payment) ? amountOf(payment, currency) : zero(currency),
    refunded: refundedOf(own, currency),
    refundPending: pendingRefundOf(own, currency),
    maxRefund: refundabilityStatus === 'NOT_REFUNDABLE' ? zero(currency) : restOf(payment, refunds, currency),
  }
}

const ofMembership = ({ status, membershipPaymentDetails }: Payment): MembershipPaymentSummary => {
  const ids = membershipPaymentDetails?.lineItemId === undefined ? [] : [membershipPaymentDetails.lineItemId]
  const isBack = status === 'REFUNDED'
  return {
    paidLineItemIds: ids,
    refundedLineItemIds: isBack ? ids : [],
    refundableLineItemIds: isBack ? [] : ids,
  }
}

const writePrice = ({ amount, refunded, left }: RefundablePrice) => ({
  amount: toPrice(amount),
  refundedAmount: toPrice(refunded),
  availableRefundAmount: toPrice(left),
})

/** Everything of an order that can still be given back. */
export const orderRefundabilityOf = (
  context: Context & Pick<Parameters<typeof refundabilityOf>[0], 'identity'>,
  order: Order,
): OrderRefundability => {
  const currency = currencyOfOrder(context, order)
  const kept = transactionsOf(context, order.id)
  const regular = kept.payments.map((payment) => {
    const status = refundabilityOf(context, order, kept, payment, currency)
    return { payment, status, money: moneyOf(payment, kept, status, currency) }
  })
  const byMembership = membershipPaymentsOf(context, order, currency).map((payment) => ({
    payment,
    status: refundabilityOf(context, order, kept, payment, currency),
    membership: ofMembership(payment),
  }))
  const total = (name: keyof Money): Amount =>
    sum(
      regular.map(({ money }) => money[name]),
      currency,
    )
  const ids = (name: keyof MembershipPaymentSummary): string[] =>
    byMembership.flatMap(({ membership }) => membership[name] ?? [])
  const { lines, fees, shipping } = refundablePartsOf(order, kept.refunds, currency)
  return {
    payments: [
      ...regular.map(({ payment, status, money }) => {
        const {
          creditCardDetails,
          paymentMethod,
          offlinePayment = false,
        } = payment.regularPaymentDetails ?? {}
        return {
          ...writeStatus(status, payment),
          payment: {
            paymentId: payment.id,
            monetary: writeMoney(money),
            ...(creditCardDetails && { creditCardDetails }),
            ...(paymentMethod !== undefined && { paymentMethod }),
            offlinePayment,
          },
        }
      }),
      ...byMembership.map(({ payment, status, membership }) => ({
        ...writeStatus(status, payment),
        payment: { paymentId: payment.id, membership, offlinePayment: false },
      })),
    ],
    paymentsSummary: {
      monetary: writeMoney({
        paid: total('paid'),
        refunded: total('refunded'),
        refundPending: total('refundPending'),
        maxRefund: total('maxRefund'),
      }),
      membership: {
        paidLineItemIds: ids('paidLineItemIds'),
        refundedLineItemIds: ids('refundedLineItemIds'),
        refundableLineItemIds: ids('refundableLineItemIds'),
      },
    },
    lineItems: lines.map(({ line, quantity, refunded, left }) => ({
      lineItemId: line.id,
      originalQuantity: quantity,
      refundedQuantity: refunded,
      availableRefundQuantity: left,
    })),
    ...(shipping && { shipping: writePrice(shipping) }),
    additionalFees: fees.map(({ fee, ...price }) => ({
      ...(fee.id !== undefined && { additionalFeeId: fee.id }),
      ...(fee.source !== undefined && { source: fee.source }),
      ...writePrice(price),
    })),
  }
}
