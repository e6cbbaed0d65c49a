import type { Order, OrderPaymentRequest, Payment } from '@frontdesk/ecom'
import {
  createPaymentGatewayOrder,
  type DelayedCaptureSettings,
  preparePaymentCollection,
} from '@frontdesk/payments'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { applyTransactions } from '../ecom/order-transactions/apply.ts'
import { collectableOf } from '../ecom/order-transactions/balance.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { type CaptureSchedule, payByCard } from '../ecom/order-transactions/payment.ts'
import { paymentTransitions } from '../ecom/order-transactions/payment-state.ts'
import { transactionsOf } from '../ecom/order-transactions/transactions.ts'
import { requestOfGatewayOrder, requireUnpaid, statusAt } from '../ecom/payment-request/payment-request.ts'
import type { TestCard } from '../ecom/test-card.ts'
import { decline, notFound } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { type Amount, compare, round, toPrice, write, zero } from '../kernel/money.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import { requireCollectable } from './collectability.ts'

/** An amount that the gateway collects for an order, once. */
interface GatewayOrder extends Stored {
  readonly orderId: string
  /** Decimal text. */
  readonly amount: string
  readonly schedule?: CaptureSchedule
  /** The staff member who takes the payment. */
  readonly chargedBy?: { readonly id?: string; readonly fullName?: string }
}

const gatewayOrders: CollectionDefinition<GatewayOrder> = collection<GatewayOrder>('payments.gatewayOrders')

const minute = 60_000
const unitLengths: Readonly<Record<string, number>> = {
  MINUTES: minute,
  HOURS: 60 * minute,
  DAYS: 24 * 60 * minute,
}

/** The end of an authorization that no settings name. */
const usualSchedule: CaptureSchedule = { actionType: 'VOID', after: 7 * 24 * 60 * minute }

/** The end of an authorization as its settings name it. */
export const scheduleOf = ({ scheduledAction, delayDuration }: DelayedCaptureSettings): CaptureSchedule => ({
  actionType: scheduledAction === 'CAPTURE' ? 'CAPTURE' : 'VOID',
  after: delayDuration.count * (unitLengths[delayDuration.unit] ?? minute),
})

/** The payment that was made for an order of the gateway. A payment that failed, or was released, leaves it open. */
const paymentFor = (context: Pick<Context, 'state'>, { id, orderId }: GatewayOrder): Payment | undefined =>
  transactionsOf(context, orderId).payments.find(
    ({ status = '', regularPaymentDetails }) =>
      regularPaymentDetails?.paymentOrderId === id && !['DECLINED', 'CANCELED', 'VOIDED'].includes(status),
  )

/** The id of the payment that was made for an order of the gateway, or is under way. */
export const paymentIdOf = (context: Pick<Context, 'state'>, id: string): string | undefined => {
  const kept = context.state.in(gatewayOrders).get(id)
  return kept && paymentFor(context, kept)?.id
}

const requireCards = ({ business }: Context): void => {
  if (business.acceptsCards === false)
    throw decline(400, 'PAYMENT_METHODS_NOT_FOUND', 'The business takes no cards')
}

/** Refuses an amount that is not above zero, or more than can be collected. */
export const checkAmount = (amount: Amount, order: Order): void => {
  const open = collectableOf(order, amount.currency)
  if (compare(amount, zero(amount.currency)) <= 0 || compare(amount, open) > 0)
    throw decline(400, 'INVALID_AMOUNT', 'The amount is above zero, and at most what can be collected', {
      collectable: toPrice(open),
    })
}

/**
 * Creates an order of the gateway that collects an amount for an order, and gives its id.
 *
 * @throws Failure when the order cannot be collected, or not that much of it
 */
export const openGatewayOrder = (
  context: Context,
  order: Order,
  { amount, ...more }: { readonly amount?: Amount } & Pick<GatewayOrder, 'chargedBy' | 'schedule'> = {},
): string => {
  requireCollectable(context, order)
  requireCards(context)
  if (amount) checkAmount(amount, order)
  return context.state.in(gatewayOrders).put({
    id: context.newId(),
    orderId: order.id,
    amount: write(amount ?? collectableOf(order, currencyOfOrder(context, order))),
    ...more,
  }).id
}

/** Takes an order of the gateway away: its page takes no payment any more. */
export const closeGatewayOrder = ({ state }: Pick<Context, 'state'>, id: string): void => {
  state.in(gatewayOrders).delete(id)
}

/** The handlers that prepare payments by card. */
export const gatewayOrderHandlers: readonly Handler[] = [
  handle(preparePaymentCollection, (context) => {
    const { ecomOrderId, amount, paymentGatewayOrderId, delayedCapture, delayedCaptureSettings } =
      context.input
    const order = orderEntity.require(context, ecomOrderId)
    requireCollectable(context, order)
    requireCards(context)
    const collected = exactAmount(amount.amount, 'amount.amount', currencyOfOrder(context, order))
    checkAmount(collected, order)
    const kept = context.state.in(gatewayOrders)
    const known = kept.get(paymentGatewayOrderId ?? '')
    if (paymentGatewayOrderId !== undefined && (known?.orderId !== order.id || paymentFor(context, known)))
      throw decline(
        409,
        'NO_ASSOCIATED_ECOM_ORDER',
        'The gateway has no such order that waits for a payment of this order',
        { paymentGatewayOrderId },
      )
    const schedule = delayedCaptureSettings
      ? scheduleOf(delayedCaptureSettings)
      : delayedCapture
        ? usualSchedule
        : undefined
    return kept.put({
      id: known?.id ?? context.newId(),
      orderId: order.id,
      amount: write(collected),
      ...(schedule && { schedule }),
    }).id
  }),

  handle(createPaymentGatewayOrder, (context) => {
    const { ecomOrderId, chargedBy } = context.input
    return openGatewayOrder(context, orderEntity.require(context, ecomOrderId), {
      ...(chargedBy && { chargedBy }),
    })
  }),
]

/** An amount that waits for a card, as the page shows it. */
export interface OpenGatewayOrder {
  readonly amount: string
  readonly currency: string
  readonly orderNumber: string
  /** The state of a gateway order: its payment was made, waits for the bank, or cannot be made any more. */
  readonly state: 'open' | 'paid' | 'pending' | 'expired' | 'voided'
  /** The request that the business has sent to the buyer. */
  readonly request?: OrderPaymentRequest
}

const endings: Readonly<Record<string, OpenGatewayOrder['state']>> = {
  PAID: 'paid',
  EXPIRED: 'expired',
  VOIDED: 'voided',
}

const stateOf = (
  context: Context,
  kept: GatewayOrder,
  request: OrderPaymentRequest | undefined,
): OpenGatewayOrder['state'] => {
  const payment = paymentFor(context, kept)
  if (payment) return paymentTransitions.allows('approve', payment.status) ? 'pending' : 'paid'
  return endings[request ? statusAt(request, context.now()) : ''] ?? 'open'
}

/** Reads an order of the gateway for its page. Whoever knows its id may pay it. */
export const readGatewayOrder = (context: Context, id: string): OpenGatewayOrder | undefined => {
  const kept = context.state.in(gatewayOrders).get(id)
  const order = kept && orderEntity.in(context).get(kept.orderId)
  if (!order) return undefined
  const { currency = context.business.currency, number = '' } = order
  const request = requestOfGatewayOrder(context, id)
  return {
    amount: kept.amount,
    currency,
    orderNumber: number,
    state: stateOf(context, kept, request),
    ...(request && { request }),
  }
}

/**
 * Charges a card for an order of the gateway: once, however often it is called. A card that declines changes nothing.
 *
 * @throws Failure when the order has been paid otherwise since, or the amount cannot be collected any more
 */
export const payGatewayOrder = (
  context: Context,
  catalog: Catalog,
  id: string,
  card: TestCard,
): 'paid' | 'pending' | 'declined' => {
  const kept = context.state.in(gatewayOrders).get(id)
  const open = readGatewayOrder(context, id)
  if (!kept || !open) throw notFound('order of the gateway', id)
  if (open.state === 'paid' || open.state === 'pending') return open.state
  if (open.request) requireUnpaid(context, open.request, 'CHARGE')
  if (card.outcome === 'declined') return 'declined'
  const order = orderEntity.require({ ...context, identity: { kind: 'owner' } }, kept.orderId)
  requireCollectable(context, order)
  const amount = round(kept.amount, currencyOfOrder(context, order))
  checkAmount(amount, order)
  const transactions = transactionsOf(context, order.id)
  const { payment, awaited } = payByCard(context, amount, card, {
    gatewayOrderId: id,
    ...(kept.schedule && { schedule: kept.schedule }),
  })
  applyTransactions(context, catalog, order, {
    ...transactions,
    payments: [...transactions.payments, payment],
    awaited: [...(transactions.awaited ?? []), ...awaited],
  })
  return card.outcome === 'pending' ? 'pending' : 'paid'
}
