import {
  type CallOptions,
  type Client,
  type ElevatedAuth,
  invalid,
  isApplicationError,
  isAuthError,
  isFrontdeskError,
  isRateLimitError,
  randomId,
} from '@frontdesk/core'
import { listTransactionsForSingleOrder, type Refund, type RefundDetails } from '@frontdesk/ecom'
import { calculateRefund } from '../order-billing/calculation.ts'
import { type RefundSideEffects, triggerRefund } from '../refunds.ts'
import { decimalOf, digitsOf, unitsOf } from './decimal.ts'
import {
  partsOf,
  readAmount,
  RefundNotAvailableError,
  type RefundOutcome,
  type RefundPart,
  type RefundPlanState,
  type RefundRequest,
} from './plan.ts'
import { countRefundable, type CountedRefundable, type RefundedOrder } from './refundable.ts'

/** A planned refund; `planRefund` creates the plan and `refund` carries it out. */
export interface RefundPlan {
  /** The progress of the plan. Store it with `JSON.stringify(plan)`. */
  state: RefundPlanState
  /** The run in progress, which all concurrent calls of `refund` share. */
  running: Promise<RefundOutcome> | undefined
  /** State of the plan as plain data; pass it to `planRefund` to continue. */
  readonly toJSON: () => RefundPlanState
}

/** Options of a run. */
export interface RefundOptions {
  /** Stops the plan. To continue, pass it to `refund` again. */
  readonly signal?: AbortSignal | undefined
  /** Called before and after each write: store the state to be able to continue after a reload. */
  readonly onProgress?: ((state: RefundPlanState) => void) | undefined
}

const isState = (given: RefundRequest | RefundPlanState): given is RefundPlanState => 'request' in given

const checkRequest = ({ amount, lines, everything, restock }: RefundRequest): void => {
  if ([amount, lines, everything].filter((one) => one !== undefined).length !== 1)
    throw invalid('amount', 'must be given, or lines, or everything: exactly one of them', 'ONE_OF_ALIGNMENT')
  if (lines?.length === 0) throw invalid('lines', 'must name at least one line', 'MIN_SIZE')
  if (amount !== undefined && restock === true)
    throw invalid('restock', 'must name the pieces where an amount goes back', 'VALIDATION')
}

/**
 * Plans one refund: from a request, or from the state of an earlier plan, such as one before a reload. Create one plan
 * for each refund and keep it: however often `refund` is called with it, the money is refunded once.
 *
 * @throws ValidationError when not exactly one of `amount`, `lines` and `everything` is given.
 * @example
 * const plan = planRefund({ lines: [{ lineItemId, quantity: 1 }], restock: true, reason: 'It was torn' })
 */
export const planRefund = (
  given: RefundRequest | RefundPlanState,
  newId: () => string = randomId,
): RefundPlan => {
  const state = isState(given) ? given : { id: newId(), request: given }
  checkRequest(state.request)
  const plan: RefundPlan = { state, running: undefined, toJSON: () => plan.state }
  return plan
}

/**
 * Carries out a plan: splits it over the payments of the order, and refunds one payment after the other. You can call
 * it any number of times, concurrently, after a failure, after a stop and after a reload: nothing is refunded twice,
 * and after a lost response the plan looks for its refund before it requests it again.
 * A payment that is declined does not stop the others: its part has the reason, and `failed` is the declined amount.
 * Items are restocked with the first refunded payment.
 *
 * @throws RefundNotAvailableError when less can be refunded than requested; nothing is refunded then.
 * @throws ValidationError when the amount is not above zero, or has more digits than its currency has.
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws AbortError when `signal` stops it.
 * @throws ContextError without an elevated client.
 * @example
 * const plan = planRefund({ amount: '12.50', notify: true })
 * const { refunded, pending, parts } = await refund(elevatedClient, order, plan, {
 *   onProgress: (state) => sessionStorage.setItem('refund', JSON.stringify(state)),
 * })
 */
export const refund = (
  client: Client<ElevatedAuth>,
  order: RefundedOrder,
  plan: RefundPlan,
  options: RefundOptions = {},
): Promise<RefundOutcome> => {
  plan.running ??= carryOut(client, order, plan, options).finally(() => {
    plan.running = undefined
  })
  return plan.running
}

type Progress = (change: Partial<RefundPlanState>) => void

/** The requested amount; `undefined` for everything. */
const askedFor = async (
  client: Client<ElevatedAuth>,
  order: RefundedOrder,
  request: RefundRequest,
  counted: CountedRefundable,
  options: CallOptions,
): Promise<bigint | undefined> => {
  const { digits } = counted
  if (request.everything) return undefined
  if (request.amount !== undefined) return readAmount(request.amount, 'amount', digits, order)
  const { lines, shipping } = request
  if (shipping !== undefined) readAmount(shipping, 'shipping', digits, order)
  const { summary, notAvailable } = await calculateRefund(
    client,
    {
      orderId: order.id,
      refundItems: {
        lineItems: [...lines],
        ...(shipping !== undefined && { shipping: { amount: { amount: shipping } } }),
      },
    },
    options,
  )
  const [error] = notAvailable?.errors ?? []
  if (error || !summary)
    throw new RefundNotAvailableError(
      error?.error?.applicationError?.description ?? 'These parts of the order cannot go back',
      counted,
    )
  return unitsOf(summary.total?.amount ?? '0', digits)
}

const carryOut = async (
  client: Client<ElevatedAuth>,
  order: RefundedOrder,
  plan: RefundPlan,
  { signal, onProgress }: RefundOptions,
): Promise<RefundOutcome> => {
  const progress: Progress = (change) => {
    plan.state = { ...plan.state, ...change }
    onProgress?.(plan.state)
  }
  const { orderId = order.id, request } = plan.state
  if (orderId !== order.id)
    throw invalid('order', 'must be the one that the plan was begun with', 'VALIDATION')
  if (!plan.state.parts) {
    const counted = await countRefundable(client, order, { signal })
    const asked = await askedFor(client, order, request, counted, { signal })
    progress({
      orderId,
      ...partsOf(order, request, asked, counted),
      earlierRefundIds: counted.refunds.map(({ id }) => id),
    })
  }
  for (const { paymentId, status } of plan.state.parts ?? [])
    if (status === 'WAITING' || status === 'UNSURE')
      await giveBack(client, plan, paymentId, { signal }, progress)
  return outcomeOf(plan.state)
}

const partOf = ({ parts = [] }: RefundPlanState, paymentId: string): RefundPart | undefined =>
  parts.find((one) => one.paymentId === paymentId)

/** Updates the state of a part from a refund of the platform. */
const answered = (part: RefundPart, { id, transactions = [] }: Refund): RefundPart => {
  const own = transactions.find(({ paymentId }) => paymentId === part.paymentId)
  const { refundStatus, refundStatusInfo = {} } = own ?? {}
  const status = refundStatus === 'SUCCEEDED' ? 'REFUNDED' : refundStatus === 'FAILED' ? 'FAILED' : 'PENDING'
  const { paymentGatewayReasonCode: code = 'FAILED', description = 'The provider refused the refund' } =
    refundStatusInfo
  return { ...part, status, refundId: id, ...(status === 'FAILED' && { error: { code, description } }) }
}

/**
 * Finds the refund of a part whose response was lost: it is newer than the plan, and has the same payment and amount.
 */
const findMade = async (
  client: Client<ElevatedAuth>,
  { orderId = '', earlierRefundIds = [], parts = [] }: RefundPlanState,
  { paymentId, amount, byHand }: RefundPart,
  options: CallOptions,
): Promise<Refund | undefined> => {
  const { refunds = [] } = await listTransactionsForSingleOrder(client, { orderId }, options)
  const digits = digitsOf(amount)
  return refunds.find(
    ({ id, transactions = [] }) =>
      !earlierRefundIds.includes(id) &&
      !parts.some(({ refundId }) => refundId === id) &&
      transactions.some(
        (one) =>
          one.paymentId === paymentId &&
          unitsOf(one.amount?.amount ?? '0', digits) === unitsOf(amount, digits) &&
          (one.externalRefund ?? false) === byHand,
      ),
  )
}

/** Whether the platform declined a call for good, so that it had no effect and a retry would fail too. */
const isDeclined = (error: unknown): error is Error & { readonly code: string } =>
  isApplicationError(error) && !error.retryable && !isAuthError(error) && !isRateLimitError(error)

const sideEffectsOf = (
  { request: { restock, everything, notify = false } }: RefundPlanState,
  items: readonly { lineItemId: string; quantity: number }[],
  isFirst: boolean,
): RefundSideEffects => ({
  ...(isFirst &&
    restock && {
      restockInfo:
        restock === true && everything
          ? { type: 'ALL_ITEMS' }
          : { type: 'SOME_ITEMS', items: [...(restock === true ? items : restock)] },
    }),
  ...(notify !== false && { sendOrderRefundedEmail: true }),
  ...(typeof notify === 'string' && { customMessage: notify }),
})

/** Refunds one payment; a declined part records the reason, and every other error is thrown. */
const giveBack = async (
  client: Client<ElevatedAuth>,
  plan: RefundPlan,
  paymentId: string,
  options: CallOptions,
  progress: Progress,
): Promise<void> => {
  const part = partOf(plan.state, paymentId)
  if (!part) return
  const change = (changed: RefundPart): void => {
    progress({ parts: (plan.state.parts ?? []).map((one) => (one.paymentId === paymentId ? changed : one)) })
  }
  if (part.status === 'UNSURE') {
    const made = await findMade(client, plan.state, part, options)
    if (made) {
      change(answered(part, made))
      return
    }
  }
  const { parts = [], items = [], request, orderId: ecomOrderId = '' } = plan.state
  // Lines and restocked items belong to one payment: the first one that was not declined.
  const isFirst = parts.slice(0, parts.indexOf(part)).every(({ status }) => status === 'FAILED')
  const details: RefundDetails = {
    ...(isFirst && items.length > 0 && { items: [...items] }),
    ...(isFirst &&
      request.lines &&
      request.shipping !== undefined && {
        shipping: { amount: { amount: request.shipping } },
      }),
    ...(request.reason !== undefined && { reason: request.reason }),
  }
  const sideEffects = sideEffectsOf(plan.state, items, isFirst)
  // The state is stored before the call: after a reload, nobody knows whether the call was made.
  change({ ...part, status: 'UNSURE' })
  try {
    const { refundId, orderTransactions } = await triggerRefund(
      client,
      {
        ecomOrderId,
        payments: [
          {
            paymentId,
            // Membership credits are always returned in full.
            ...(unitsOf(part.amount, digitsOf(part.amount)) > 0n && { amount: { amount: part.amount } }),
            ...(part.byHand && { externalRefund: true }),
          },
        ],
        ...(Object.keys(details).length > 0 && { details }),
        ...(Object.keys(sideEffects).length > 0 && { sideEffects }),
      },
      { ...options, idempotencyKey: `${plan.state.id}-${paymentId}`, attempts: 1 },
    )
    const made = orderTransactions?.refunds?.find(({ id }) => id === refundId)
    change(
      made
        ? answered(part, made)
        : { ...part, status: 'PENDING', ...(refundId !== undefined && { refundId }) },
    )
  } catch (error) {
    if (isFrontdeskError(error) && error.maybeProcessed) throw error
    if (!isDeclined(error)) {
      change(part)
      throw error
    }
    change({ ...part, status: 'FAILED', error: { code: error.code, description: error.message } })
  }
}

const outcomeOf = ({ parts = [] }: RefundPlanState): RefundOutcome => {
  const digits = Math.max(0, ...parts.map(({ amount }) => digitsOf(amount)))
  const sumOf = (wanted: RefundPart['status']): string =>
    decimalOf(
      parts.reduce(
        (sum, { status, amount }) => (status === wanted ? sum + unitsOf(amount, digits) : sum),
        0n,
      ),
      digits,
    )
  return { parts, refunded: sumOf('REFUNDED'), pending: sumOf('PENDING'), failed: sumOf('FAILED') }
}
