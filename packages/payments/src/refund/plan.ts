import { FrontdeskError, invalid, isFrontdeskError } from '@frontdesk/core'
import type { Payment, RefundedItem } from '@frontdesk/ecom'
import { decimalOf, digitsOf, unitsOf } from './decimal.ts'
import { type CountedRefundable, type Refundable, refundedPieces, type RefundedOrder } from './refundable.ts'

/** The content of a refund: an amount, lines with their price, or everything that is refundable. */
type RefundExtent =
  | {
      /** Decimal text, such as `"12.50"`. */
      readonly amount: string
      readonly lines?: never
      readonly everything?: never
    }
  | {
      /** Lines at the price that the platform calculates for them, with their share of discounts and taxes. */
      readonly lines: readonly RefundedItem[]
      /** An additional part of the delivery, as decimal text. */
      readonly shipping?: string
      readonly amount?: never
      readonly everything?: never
    }
  | {
      /** The refundable rest of each payment, including membership credits. Non-refundable payments are skipped. */
      readonly everything: true
      readonly amount?: never
      readonly lines?: never
    }

/** A refund request. */
export type RefundRequest = RefundExtent & {
  /** Items to restock after the refund; `true` means the items of `lines`, or all items with `everything`. */
  readonly restock?: true | readonly RefundedItem[]
  /** Whether to record refunds of payments that only the business can refund, such as cash. */
  readonly byHand?: boolean
  /** The payments to refund, in order; defaults to all of them. */
  readonly paymentIds?: readonly string[]
  /** The reason, at most 200 characters. */
  readonly reason?: string
  /** Whether the buyer gets an email for each payment; a string becomes its text. */
  readonly notify?: boolean | string
}

/**
 * Status of the refund of one payment: not sent, sent without a response, pending, refunded or declined. `PENDING`,
 * `REFUNDED` and `FAILED` are reported by the platform.
 */
export type RefundPartStatus = 'WAITING' | 'UNSURE' | 'PENDING' | 'REFUNDED' | 'FAILED'

/** The part of a refund that is taken from one payment. */
export interface RefundPart {
  readonly paymentId: string
  /** Decimal text; zero for a membership, whose credits are returned. */
  readonly amount: string
  /** Whether the business refunds it outside the platform. */
  readonly byHand: boolean
  readonly status: RefundPartStatus
  /** The refund that contains it, once it is known. */
  readonly refundId?: string
  /** Why it was declined, if the status is `FAILED`. */
  readonly error?: {
    /** Code of the error that stopped this part. */
    readonly code: string
    readonly description: string
  }
}

/** The progress of a plan as plain data: stored as JSON, it lets another page or process continue. */
export interface RefundPlanState {
  /** Id of the plan, which is the idempotency key of its calls. */
  readonly id: string
  readonly request: RefundRequest
  /** The order; set by the first run. */
  readonly orderId?: string
  /** The parts by payment; set by the first run. */
  readonly parts?: readonly RefundPart[]
  /** The refunded lines; set by the first run. */
  readonly items?: readonly RefundedItem[]
  /** The existing refunds of the order: any other refund may belong to this plan. */
  readonly earlierRefundIds?: readonly string[]
}

/** The outcome of a refund plan. */
export interface RefundOutcome {
  /** One part for each refunded payment. */
  readonly parts: readonly RefundPart[]
  /** The refunded amount, as decimal text like the other amounts. */
  readonly refunded: string
  /** The pending amount. */
  readonly pending: string
  /** The declined amount. Create a new plan to try again. */
  readonly failed: string
}

/**
 * Less can be refunded than requested (code `REFUND_NOT_AVAILABLE`). Nothing was refunded; `refundable` says which
 * payments can be refunded and why the others cannot.
 */
export class RefundNotAvailableError extends FrontdeskError {
  override name = 'RefundNotAvailableError'

  readonly refundable: Refundable

  constructor(message: string, { automatic, byHand, payments }: Refundable) {
    super(message, { code: 'REFUND_NOT_AVAILABLE' })
    this.refundable = { automatic, byHand, payments }
  }
}

/** Whether less can be refunded than requested; read `error.refundable`. */
export const isRefundNotAvailableError = (error: unknown): error is RefundNotAvailableError =>
  isFrontdeskError(error) && error.name === 'RefundNotAvailableError'

/** Parses an amount of the app. @throws ValidationError when it is not an amount above zero in the currency */
export const readAmount = (
  text: string,
  field: string,
  digits: number,
  { currency = 'its currency' }: RefundedOrder,
): bigint => {
  if (!/^\d{1,15}(\.\d{1,15})?$/.test(text))
    throw invalid(field, 'must be decimal text above zero, such as 12.50')
  if (digitsOf(text) > digits)
    throw invalid(
      field,
      `must have at most ${digits} digits after the point, as ${currency} has`,
      'DECIMAL_MAX_SCALE',
    )
  const units = unitsOf(text, digits)
  if (units === 0n) throw invalid(field, 'must be decimal text above zero, such as 12.50', 'DECIMAL_GT')
  return units
}

/** Whether a membership payment, which moves no money, is part of the refund. */
const isCredit = (
  { membershipPaymentDetails: details }: Payment,
  { everything, lines = [] }: RefundRequest,
): boolean =>
  details !== undefined && (everything ?? lines.some(({ lineItemId }) => lineItemId === details.lineItemId))

/** Splits a refund over the refundable payments: provider payments first, then manual ones. */
const divide = (
  { request, asked }: { readonly request: RefundRequest; readonly asked: bigint | undefined },
  { payments, digits }: CountedRefundable,
): { readonly parts: readonly RefundPart[]; readonly missing: bigint } => {
  const { paymentIds, byHand: mayByHand = false } = request
  const rank = (paymentId: string): number => paymentIds?.indexOf(paymentId) ?? 0
  const chosen = payments
    .filter(({ payment }) => rank(payment.id) >= 0)
    .filter(({ status }) => status === 'REFUNDABLE' || (mayByHand && status === 'MANUAL'))
    .sort(
      (one, other) =>
        rank(one.payment.id) - rank(other.payment.id) ||
        +(one.status === 'MANUAL') - +(other.status === 'MANUAL'),
    )
  let open = asked
  const parts = chosen.flatMap(({ payment, status, left }): RefundPart[] => {
    const rest = unitsOf(left.amount, digits)
    const units = open === undefined || open > rest ? rest : open
    if (open !== undefined) open -= units
    if (units <= 0n && !isCredit(payment, request)) return []
    const amount = decimalOf(units, digits)
    return [{ paymentId: payment.id, amount, byHand: status === 'MANUAL', status: 'WAITING' }]
  })
  return { parts, missing: open ?? 0n }
}

/** All items of an order that no refund includes. */
const itemsLeft = (
  { lineItems = [] }: RefundedOrder,
  { refunds }: CountedRefundable,
): readonly RefundedItem[] =>
  lineItems
    .map(({ id: lineItemId, quantity = 1 }) => ({
      lineItemId,
      quantity: quantity - refundedPieces(refunds, lineItemId),
    }))
    .filter(({ quantity }) => quantity > 0)

/**
 * Returns the parts of a refund by payment, and its lines. `asked` is the amount; without it, everything is refunded.
 *
 * @throws RefundNotAvailableError when less can be refunded
 */
export const partsOf = (
  order: RefundedOrder,
  request: RefundRequest,
  asked: bigint | undefined,
  counted: CountedRefundable,
): Required<Pick<RefundPlanState, 'parts' | 'items'>> => {
  const { digits, payments } = counted
  const { parts, missing } = divide({ request, asked }, counted)
  if (missing > 0n)
    throw new RefundNotAvailableError(
      `${decimalOf(missing, digits)} of the refund cannot go back: see error.refundable`,
      counted,
    )
  if (!parts.length)
    throw new RefundNotAvailableError('No payment of the order can go back: see error.refundable', counted)
  // The lines are refunded with their money: with everything, if no amount remains.
  const stays = payments.some(
    ({ payment, left }) =>
      unitsOf(left.amount, digits) > 0n && !parts.some(({ paymentId }) => paymentId === payment.id),
  )
  const items = request.lines ?? (request.everything && !stays ? itemsLeft(order, counted) : [])
  return { parts, items }
}
