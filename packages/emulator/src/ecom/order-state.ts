import { type Order, type OrderActivityType, orderShape, shape, type Shape } from '@frontdesk/core'
import { Big } from 'big.js'
import { notFound } from '../failure.ts'
import type { Identity } from '../handler.ts'
import { collection, type CollectionDefinition } from '../state.ts'
import type { Catalog, Context } from './catalog.ts'
import { toPrice } from './money.ts'

export const orders: CollectionDefinition<Order> = collection<Order>('ecom.orders')

interface OrderEvent {
  readonly order: Order
}

const orderEventShape: Shape<OrderEvent> = shape<OrderEvent>({ order: orderShape })
const fqdn = 'wix.ecom.v1.order'

/** Whether a caller may see an order: the business sees all, a buyer their own. */
export const mayRead = (identity: Identity, { buyerInfo }: Order): boolean => {
  switch (identity.kind) {
    case 'owner':
      return true
    case 'member':
      return buyerInfo?.memberId === identity.memberId
    case 'visitor':
      return buyerInfo?.visitorId === identity.visitorId
    default:
      return false
  }
}

/**
 * The order that the caller may see.
 *
 * @throws Failure `ORDER_NOT_FOUND`, also for the order of somebody else.
 */
export const readOrder = ({ state, identity }: Pick<Context, 'state' | 'identity'>, id: string): Order => {
  const order = state.in(orders).get(id)
  if (!order || !mayRead(identity, order)) throw notFound('order', id, 'ORDER_NOT_FOUND')
  return order
}

/** The order with an entry more in its history. */
const withActivity = (context: Context, order: Order, activityType: OrderActivityType): Order => ({
  ...order,
  activities: [
    ...(order.activities ?? []),
    { id: context.newId(), activityType, createdDate: context.now() },
  ],
})

/** Keeps a changed order, with what happened to it. */
export const saveOrder = (
  context: Context,
  order: Order,
  ...activities: readonly OrderActivityType[]
): Order => {
  const changed = activities.reduce((current, activity) => withActivity(context, current, activity), order)
  return context.state.in(orders).put({ ...changed, updatedDate: context.now() })
}

/** Tells of a new or changed order. */
export const emitOrder = (context: Context, slug: 'created' | 'updated', order: Order): void =>
  context.emit({ entityFqdn: fqdn, slug, entityId: order.id, entity: order, shape: orderShape })

/** Tells of something that was done to an order. */
export const emitOrderAction = (
  context: Context,
  slug: 'approved' | 'canceled' | 'payment_status_updated',
  order: Order,
  details: object = {},
): void =>
  context.emit({
    entityFqdn: fqdn,
    slug,
    entityId: order.id,
    entity: { order, ...details },
    shape: orderEventShape,
  })

/** Tells the catalogues how an order stands, and everybody when its payment status is another one now. */
export const announcePayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  previousPaymentStatus: string,
): void => {
  if (order.paymentStatus !== previousPaymentStatus)
    emitOrderAction(context, 'payment_status_updated', order, { previousPaymentStatus })
  for (const { catalogReference } of order.lineItems ?? [])
    if (catalogReference)
      catalog.paymentChanged(context, catalogReference, order.paymentStatus ?? 'NOT_PAID', order.id)
}

/** What is open once all is paid. */
export const paidInFull = (
  context: Context,
  { priceSummary }: Order,
): NonNullable<Order['balanceSummary']> => {
  const none = toPrice(new Big(0), context.business)
  const total = priceSummary?.total ?? none
  return { balance: none, paid: total, refunded: none, authorized: none, pending: none, pendingRefund: none }
}

/** Gives everything of an order back to its catalogues. */
export const releaseLines = (context: Context, catalog: Catalog, order: Order): void => {
  for (const { catalogReference, quantity = 1 } of order.lineItems ?? [])
    if (catalogReference) catalog.release(context, catalogReference, quantity)
}

/** Records that an order is paid in full. */
export const recordPayment = (context: Context, catalog: Catalog, order: Order): Order => {
  const { status, paymentStatus: previous = 'NOT_PAID' } = order
  const paid = saveOrder(
    context,
    { ...order, status: 'APPROVED', paymentStatus: 'PAID', balanceSummary: paidInFull(context, order) },
    'ORDER_PAID',
  )
  emitOrder(context, 'updated', paid)
  if (status !== 'APPROVED') emitOrderAction(context, 'approved', paid)
  announcePayment(context, catalog, paid, previous)
  return paid
}
