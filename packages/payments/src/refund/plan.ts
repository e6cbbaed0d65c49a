import { FrontdeskError, invalid, isFrontdeskError } from '@frontdesk/core'
import type { Payment, RefundedItem } from '@frontdesk/ecom'
import { decimalOf, digitsOf, unitsOf } from './decimal.ts'
import { type CountedRefundable, type Refundable, refundedPieces, type RefundedOrder } from './refundable.ts'

/** How much goes back: an amount, lines with their price, or everything that can. */
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
      /** A part of the delivery beside them, in decimal text. */
      readonly shipping?: string
      readonly amount?: never
      readonly everything?: never
    }
  | {
      /** All that can go back of each payment, credits of memberships among it. Payments that cannot go back stay. */
      readonly everything: true
      readonly amount?: never
      readonly lines?: never
    }

/** A refund that is asked for. */
export type RefundRequest = RefundExtent & {
  /** Pieces that return to the stock once money has gone back; `true` stands for those of `lines`, or with `everything` for all. */
  readonly restock?: true | readonly RefundedItem[]
  /** Whether payments that only the business can give back, such as cash, are recorded as given back by it. */
  readonly byHand?: boolean
  /** The payments that may go back, in the order in which they do; defaults to all of them. */
  readonly paymentIds?: readonly string[]
  /** The reason, at most 200 characters. */
  readonly reason?: string
  /** Whether the buyer gets an email for each payment; a text is put into it. */
  readonly notify?: boolean | string
}

/**
 * How far the refund of one payment is: not sent; sent without an answer; on its way; gone back; declined.
 * `PENDING`, `REFUNDED` and `FAILED` are answers of the platform.
 */
export type RefundPartStatus = 'WAITING' | 'UNSURE' | 'PENDING' | 'REFUNDED' | 'FAILED'

/** The part of a refund that one payment gives back. */
export interface RefundPart {
  readonly paymentId: string
  /** Decimal text; zero for a membership, which gets its credits back. */
  readonly amount: string
  /** Whether the business gives it back itself. */
  readonly byHand: boolean
  readonly status: RefundPartStatus
  /** The refund that holds it, once it is known. */
  readonly refundId?: string
  /** Why it was declined, while the status is `FAILED`. */
  readonly error?: {
    /** Code of the error that stopped this part. */
    readonly code: string
    readonly description: string
  }
}

/** How far a plan is, as plain data: kept as JSON, it lets another page or process continue. */
export interface RefundPlanState {
  /** Names the plan, as the idempotency key of its calls. */
  readonly id: string
  readonly request: RefundRequest
  /** The order, from the first run on. */
  readonly orderId?: string
  /** The parts by payment, from the first run on. */
  readonly parts?: readonly RefundPart[]
  /** The lines that go back, from the first run on. */
  readonly items?: readonly RefundedItem[]
  /** The refunds that the order had before: a refund that is not among them may be that of this plan. */
  readonly earlierRefundIds?: readonly string[]
}

/** A refund that was carried out, as far as the platform lets it. */
export interface RefundOutcome {
  /** One for each payment that gives something back. */
  readonly parts: readonly RefundPart[]
  /** The amount that has gone back; decimal text, as the others. */
  readonly refunded: string
  /** The amount that is on its way. */
  readonly pending: string
  /** The amount that was declined. Make a new plan to try again. */
  readonly failed: string
}

/**
 * Less can go back than was asked for (code `REFUND_NOT_AVAILABLE`). Nothing was given back; `refundable` says which
 * payments can go back and why the others cannot.
 */
export class RefundNotAvailableError extends FrontdeskError {
  override name = 'RefundNotAvailableError'

  readonly refundable: Refundable

  constructor(message: string, { automatic, byHand, payments }: Refundable) {
    super(message, { code: 'REFUND_NOT_AVAILABLE' })
    this.refundable = { automatic, byHand, payments }
  }
}

/** Whether less can go back than was asked for; read `error.refundable`. */
export const isRefundNotAvailableError = (error: unknown): error is RefundNotAvailableError =>
  isFrontdeskError(error) && error.name === 'RefundNotAvailableError'

/** Reads an amount that the app gives. @throws ValidationError when it is not an amount above zero of the currency */
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

/** Whether a payment by membership, which moves no money, goes back with what is asked for. */
const isCredit = (
  { membershipPaymentDetails: details }: Payment,
  { everything, lines = [] }: RefundRequest,
): boolean =>
  details !== undefined && (everything ?? lines.some(({ lineItemId }) => lineItemId === details.lineItemId))

/** Divides a refund among the payments that can go back: those of providers before those of the business. */
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

/** All pieces of an order that no refund names. */
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
 * The parts of a refund by payment, and the lines that go back with it. `asked` is the amount; everything without it.
 *
 * @throws RefundNotAvailableError when less can go back
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
  // The lines go back with the money for them: with everything, when no money stays behind.
  const stays = payments.some(
    ({ payment, left }) =>
      unitsOf(left.amount, digits) > 0n && !parts.some(({ paymentId }) => paymentId === payment.id),
  )
  const items = request.lines ?? (request.everything && !stays ? itemsLeft(order, counted) : [])
  return { parts, items }
}
