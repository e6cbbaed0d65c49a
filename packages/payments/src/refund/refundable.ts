import type { CallOptions, Client, ElevatedAuth, Price } from '@frontdesk/core'
import {
  listTransactionsForSingleOrder,
  type Order,
  type Payment,
  type Refund,
  type RefundTransaction,
} from '@frontdesk/ecom'
import {
  getRefundabilityStatus,
  type ManuallyRefundableReason,
  type NonRefundableReason,
  type RefundabilityStatus,
} from '../refunds.ts'
import { digitsOfCurrency, priceOf, unitsOf } from './decimal.ts'

/** A payment of an order, and its refundable amount. */
export interface RefundablePayment {
  readonly payment: Payment
  /** `REFUNDABLE` by its provider, `MANUAL` only by the business, or `NOT_REFUNDABLE`. */
  readonly status: RefundabilityStatus
  /** Why the provider cannot refund it, or why nobody can. */
  readonly reason?: ManuallyRefundableReason | NonRefundableReason
  /** The part of the payment without refunded and pending amounts. */
  readonly left: Price
  /** The page of the provider on which the business can refund it. */
  readonly providerLink?: string
}

/** The refundable amounts of an order, by payment. */
export interface Refundable {
  /** The amount that providers and gift cards refund automatically. */
  readonly automatic: Price
  /** The amount that the business must refund itself, such as cash. */
  readonly byHand: Price
  /** In the order of creation. */
  readonly payments: readonly RefundablePayment[]
}

/** The refundable amounts of an order, in the form that `refund` computes with. */
export interface CountedRefundable extends Refundable {
  /** Number of fraction digits of the amounts. */
  readonly digits: number
  readonly refunds: readonly Refund[]
}

/** The part of an order that refunds read. */
export type RefundedOrder = Pick<Order, 'id' | 'currency' | 'lineItems'>

/** Whether a refund has succeeded or is still pending. */
const isLive = ({ refundStatus }: RefundTransaction): boolean => refundStatus !== 'FAILED'

/** The number of items of a line in refunds that have not failed. */
export const refundedPieces = (refunds: readonly Refund[], lineItemId: string): number =>
  refunds
    .filter(({ transactions = [] }) => transactions.some(isLive))
    .flatMap(({ details = {} }) => details.lineItems ?? details.items ?? [])
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)

/** The amount of a payment; for an authorized one, the captured part. */
const amountOf = ({ amount, regularPaymentDetails }: Payment): string => {
  const captured = regularPaymentDetails?.authorizationDetails?.captures?.find(
    ({ status }) => status === 'SUCCEEDED',
  )
  return (captured?.amount ?? amount)?.amount ?? '0'
}

/** `refundable` with the details that `refund` needs. */
export const countRefundable = async (
  client: Client<ElevatedAuth>,
  { id: ecomOrderId, currency }: RefundedOrder,
  options: CallOptions,
): Promise<CountedRefundable> => {
  const [refundabilities, { payments = [], refunds = [] }] = await Promise.all([
    getRefundabilityStatus(client, { ecomOrderId }, options),
    listTransactionsForSingleOrder(client, { orderId: ecomOrderId }, options),
  ])
  const back = refunds.flatMap(({ transactions = [] }) => transactions).filter(isLive)
  const digits = digitsOfCurrency(currency, [
    ...payments.map(amountOf),
    ...back.map(({ amount }) => amount?.amount ?? '0'),
  ])
  const counted = payments.map((payment) => {
    const known = refundabilities.find(({ paymentId }) => paymentId === payment.id)
    const reason = known?.nonRefundableReason ?? known?.manuallyRefundableReason
    const left = back
      .filter(({ paymentId }) => paymentId === payment.id)
      .reduce(
        (rest, { amount }) => rest - unitsOf(amount?.amount ?? '0', digits),
        unitsOf(amountOf(payment), digits),
      )
    const status: RefundabilityStatus = known?.refundabilityStatus ?? 'NOT_REFUNDABLE'
    return {
      units: left,
      shown: {
        payment,
        status,
        ...(reason !== undefined && { reason }),
        left: priceOf(left, digits),
        ...(known?.providerLink !== undefined && { providerLink: known.providerLink }),
      },
    }
  })
  const sumOf = (wanted: RefundabilityStatus): Price =>
    priceOf(
      counted.reduce((sum, { units, shown }) => (shown.status === wanted ? sum + units : sum), 0n),
      digits,
    )
  return {
    automatic: sumOf('REFUNDABLE'),
    byHand: sumOf('MANUAL'),
    payments: counted.map(({ shown }) => shown),
    digits,
    refunds,
  }
}

/**
 * Returns the refundable amount of an order by payment, and why the rest is not refundable. `refund` refunds it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { automatic, byHand, payments } = await refundable(elevatedClient, order)
 * for (const { left, status, reason } of payments) console.log(left.amount, status, reason)
 */
export const refundable = async (
  client: Client<ElevatedAuth>,
  order: RefundedOrder,
  options: CallOptions = {},
): Promise<Refundable> => {
  const { automatic, byHand, payments } = await countRefundable(client, order, options)
  return { automatic, byHand, payments }
}
