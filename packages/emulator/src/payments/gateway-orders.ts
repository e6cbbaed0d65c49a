import type { Order } from '@frontdesk/ecom'
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
import { transactionsOf } from '../ecom/order-transactions/transactions.ts'
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
  /** The member of staff who takes the payment. */
  readonly chargedBy?: { readonly id?: string; readonly fullName?: string }
  readonly isPaid: boolean
}

const gatewayOrders: CollectionDefinition<GatewayOrder> = collection<GatewayOrder>('payments.gatewayOrders')

const minute = 60_000
const unitLengths: Readonly<Record<string, number>> = {
  MINUTES: minute,
  HOURS: 60 * minute,
  DAYS: 24 * 60 * minute,
}

/** The end of an authorisation that no settings name. */
const usualSchedule: CaptureSchedule = { actionType: 'VOID', after: 7 * 24 * 60 * minute }

const scheduleOf = ({ scheduledAction, delayDuration }: DelayedCaptureSettings): CaptureSchedule => ({
  actionType: scheduledAction === 'CAPTURE' ? 'CAPTURE' : 'VOID',
  after: delayDuration.count * (unitLengths[delayDuration.unit] ?? minute),
})

const requireCards = ({ business }: Context): void => {
  if (business.acceptsCards === false)
    throw decline(400, 'PAYMENT_METHODS_NOT_FOUND', 'The business takes no cards')
}

const checkAmount = (amount: Amount, order: Order): void => {
  const open = collectableOf(order, amount.currency)
  if (compare(amount, zero(amount.currency)) <= 0 || compare(amount, open) > 0)
    throw decline(400, 'INVALID_AMOUNT', 'The amount is above zero, and at most what can be collected', {
      collectable: toPrice(open),
    })
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
    if (paymentGatewayOrderId !== undefined && (known?.orderId !== order.id || known.isPaid))
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
      isPaid: false,
      ...(schedule && { schedule }),
    }).id
  }),

  handle(createPaymentGatewayOrder, (context) => {
    const { ecomOrderId, chargedBy } = context.input
    const order = orderEntity.require(context, ecomOrderId)
    requireCollectable(context, order)
    requireCards(context)
    return context.state.in(gatewayOrders).put({
      id: context.newId(),
      orderId: order.id,
      amount: write(collectableOf(order, currencyOfOrder(context, order))),
      isPaid: false,
      ...(chargedBy && { chargedBy }),
    }).id
  }),
]

/** An amount that waits for a card, as the page shows it. */
export interface OpenGatewayOrder {
  readonly amount: string
  readonly currency: string
  readonly orderNumber: string
  readonly isPaid: boolean
}

/** Reads an order of the gateway for its page. Whoever knows its id may pay it. */
export const readGatewayOrder = (context: Context, id: string): OpenGatewayOrder | undefined => {
  const kept = context.state.in(gatewayOrders).get(id)
  const order = kept && orderEntity.in(context).get(kept.orderId)
  if (!order) return undefined
  const { currency = context.business.currency, number = '' } = order
  return { amount: kept.amount, currency, orderNumber: number, isPaid: kept.isPaid }
}

/**
 * Charges a card for an order of the gateway: once, however often it is called. A card that declines changes nothing.
 *
 * @throws Failure when the order has been paid otherwise since, or cannot be collected any more
 */
export const payGatewayOrder = (
  context: Context,
  catalog: Catalog,
  id: string,
  card: TestCard,
): 'paid' | 'declined' => {
  const kept = context.state.in(gatewayOrders).get(id)
  if (!kept) throw notFound('order of the gateway', id)
  if (kept.isPaid) return 'paid'
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
  context.state.in(gatewayOrders).put({ ...kept, isPaid: true })
  applyTransactions(context, catalog, order, {
    ...transactions,
    payments: [...transactions.payments, payment],
    awaited: [...(transactions.awaited ?? []), ...awaited],
  })
  return 'paid'
}
