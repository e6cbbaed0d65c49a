import { shape, type Shape } from '@frontdesk/core'
import { type Order, type OrderActivityType, type OrderLineItem, orderShape } from '@frontdesk/ecom'
import { notFound } from '../kernel/failure.ts'
import type { Identity } from '../kernel/handler.ts'
import { personKeyOf, personKeys } from '../kernel/person.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import type { Catalog, Context } from './catalog.ts'
import { payLaterOf } from './payment-option.ts'
import {
  type Amount,
  compare,
  type Currency,
  currencyOf,
  isZero,
  round,
  subtract,
  sum,
  toPrice,
  zero,
} from '../kernel/money.ts'

export const orders: CollectionDefinition<Order, 'buyer'> = collection<Order, 'buyer'>('ecom.orders', {
  buyer: ({ buyerInfo }) => personKeys({ memberId: buyerInfo?.memberId, visitorId: buyerInfo?.visitorId }),
})

/** The orders that a caller may see: the business sees all, a buyer their own. */
export const readableOrders = ({
  state,
  identity,
}: Pick<Context, 'state' | 'identity'>): readonly Order[] => {
  if (identity.kind === 'owner') return state.in(orders).all()
  const key = personKeyOf(identity)
  return key === undefined ? [] : state.in(orders).by('buyer', key)
}

interface OrderEvent {
  readonly order: Order
}

const orderEventShape: Shape<OrderEvent> = shape<OrderEvent>({ order: orderShape })
const fqdn = 'wix.ecom.v1.order'

/** Whether a caller may see an order: the business sees all, a buyer their own. */
const mayRead = (identity: Identity, { buyerInfo }: Order): boolean => {
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
  const currency = currencyOf(context.business)
  for (const line of order.lineItems ?? [])
    if (line.catalogReference)
      catalog.paymentChanged(context, line.catalogReference, paymentStatusOf(line, order, currency), order.id)
}

/** What of a line is paid at the business. */
const payLater = (line: OrderLineItem, currency: Currency): Amount =>
  payLaterOf({ ...line, quantity: line.quantity ?? 1 }, round(line.lineItemPrice?.amount ?? 0, currency))

/** Of an order that is paid in part some lines may be paid in full, and some not at all. */
const paymentStatusOf = (
  line: OrderLineItem,
  { paymentStatus = 'NOT_PAID' }: Order,
  currency: Currency,
): string => {
  if (paymentStatus !== 'PARTIALLY_PAID') return paymentStatus
  const later = payLater(line, currency)
  if (isZero(later)) return 'PAID'
  return compare(later, round(line.lineItemPrice?.amount ?? 0, currency)) < 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}

/** How an order stands once all is paid, or all but what is paid `later`. */
const paidBut = ({ priceSummary }: Order, later: Amount): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const none = toPrice(zero(later.currency))
  const paid = subtract(round(priceSummary?.total?.amount ?? 0, later.currency), later)
  return {
    paymentStatus: isZero(later) ? 'PAID' : isZero(paid) ? 'NOT_PAID' : 'PARTIALLY_PAID',
    balanceSummary: {
      balance: toPrice(later),
      paid: toPrice(paid),
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
  }
}

/** How an order stands once its card has paid: what is paid at the business stays open. */
export const paidByCard = (
  context: Context,
  order: Order,
): Pick<Order, 'paymentStatus' | 'balanceSummary'> => {
  const currency = currencyOf(context.business)
  const later = (order.lineItems ?? []).map((line) => payLater(line, currency))
  return paidBut(order, sum(later, currency))
}

/** Gives everything of an order back to its catalogues. */
export const releaseLines = (context: Context, catalog: Catalog, order: Order): void => {
  for (const { catalogReference, quantity = 1 } of order.lineItems ?? [])
    if (catalogReference) catalog.release(context, catalogReference, quantity)
}

/** Records that an order is paid: in full, unless `payment` says otherwise. */
export const recordPayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  payment: ReturnType<typeof paidByCard> = paidBut(order, zero(currencyOf(context.business))),
): Order => {
  const { status, paymentStatus: previous = 'NOT_PAID' } = order
  const paid = saveOrder(
    context,
    { ...order, status: 'APPROVED', ...payment },
    payment.paymentStatus === 'PAID' ? 'ORDER_PAID' : 'ORDER_PARTIALLY_PAID',
  )
  emitOrder(context, 'updated', paid)
  if (status !== 'APPROVED') emitOrderAction(context, 'approved', paid)
  announcePayment(context, catalog, paid, previous)
  return paid
}
