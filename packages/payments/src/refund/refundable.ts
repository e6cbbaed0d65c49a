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

/** A payment of an order, with what can go back of it. */
export interface RefundablePayment {
  readonly payment: Payment
  /** `REFUNDABLE` by its provider, `MANUAL` by the business alone, or `NOT_REFUNDABLE`. */
  readonly status: RefundabilityStatus
  /** Why the provider cannot give it back, or why nobody can. */
  readonly reason?: ManuallyRefundableReason | NonRefundableReason
  /** The part of the payment that has neither gone back nor is on its way. */
  readonly left: Price
  /** The page of the provider on which the business can give it back. */
  readonly providerLink?: string
}

/** The money of an order that can go back, by payment. */
export interface Refundable {
  /** The amount that providers and gift cards give back by themselves. */
  readonly automatic: Price
  /** The amount that the business gives back itself, such as cash. */
  readonly byHand: Price
  /** In the order in which they were made. */
  readonly payments: readonly RefundablePayment[]
}

/** The money of an order that can go back, as `refund` counts with it. */
export interface CountedRefundable extends Refundable {
  /** The number of digits that the amounts have after the point. */
  readonly digits: number
  readonly refunds: readonly Refund[]
}

/** The order, as far as refunds look at it. */
export type RefundedOrder = Pick<Order, 'id' | 'currency' | 'lineItems'>

/** Whether a refund has given money back, or still may. */
const isLive = ({ refundStatus }: RefundTransaction): boolean => refundStatus !== 'FAILED'

/** The number of pieces of a line that refunds name which have not failed. */
export const refundedPieces = (refunds: readonly Refund[], lineItemId: string): number =>
  refunds
    .filter(({ transactions = [] }) => transactions.some(isLive))
    .flatMap(({ details = {} }) => details.lineItems ?? details.items ?? [])
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)

/** The amount of a payment; of an authorized one, the part that was captured. */
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
 * Says what can go back of an order, payment by payment, and why the rest cannot. `refund` gives it back.
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
