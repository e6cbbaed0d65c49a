import {
  type Fulfillment,
  type FulfillmentStatus,
  type Order,
  type OrderActivityType,
  type OrderLineItem,
  type OrderWithFulfillments,
  orderWithFulfillmentsShape,
} from '@frontdesk/ecom'
import type { Shape } from '@frontdesk/core'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'
import { changeOrder, orderEntity } from '../order/state.ts'

/** The fulfillments of one order, kept under the id of the order. */
type KeptFulfillments = OrderWithFulfillments & Stored

const fulfillmentsCollection: CollectionDefinition<KeptFulfillments> =
  collection<KeptFulfillments>('ecom.fulfillments')

/** The fulfillments of each order: the items that were handed over. */
export const fulfillmentsEntity: Entity<KeptFulfillments> = defineEntity<KeptFulfillments>({
  name: 'fulfillments',
  collection: fulfillmentsCollection,
  internal: ['id'],
  system: { createdDate: false, updatedDate: false, revision: false },
  events: {
    fqdn: 'wix.ecom.v1.fulfillments',
    shape: orderWithFulfillmentsShape as Shape<object> as Shape<KeptFulfillments>,
    created: false,
    deleted: false,
  },
})

/** The fulfillments of an order, the earliest first. */
export const fulfillmentsOf = (context: Pick<Context, 'state'>, orderId: string): KeptFulfillments =>
  fulfillmentsEntity.in(context).get(orderId) ?? { id: orderId, orderId, fulfillments: [] }

/** The fulfillments of an order, as answers show them. */
export const showFulfillments = ({ orderId, fulfillments }: KeptFulfillments): OrderWithFulfillments => ({
  orderId,
  fulfillments,
})

/** How many pieces of a line are in fulfillments. */
export const piecesIn = (fulfillments: readonly Fulfillment[], lineId: string): number =>
  fulfillments
    .flatMap(({ lineItems = [] }) => lineItems)
    .reduce((pieces, { id, quantity = 0 }) => (id === lineId ? pieces + quantity : pieces), 0)

/** A line is handed over when fulfillments hold all of its pieces, or its buyer can download it. */
const statusOf = ({ lineItems = [] }: Order, fulfillments: readonly Fulfillment[]): FulfillmentStatus => {
  const isDone = ({ id, quantity = 1, digitalFile }: OrderLineItem): boolean =>
    digitalFile?.link !== undefined || piecesIn(fulfillments, id) >= quantity
  if (lineItems.every(isDone)) return 'FULFILLED'
  return fulfillments.length || lineItems.some(isDone) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED'
}

/** The entry that a change of the fulfillment status leaves in the history of an order. */
const activityOf = (previous: FulfillmentStatus, next: FulfillmentStatus): OrderActivityType[] => {
  if (next === previous) return []
  if (next === 'FULFILLED') return ['ORDER_FULFILLED']
  return previous === 'FULFILLED' ? ['ORDER_NOT_FULFILLED'] : []
}

/**
 * Changes an order whose items were handed over, or taken back: its fulfillment status follows, and its history records
 * `activities` and a changed status. `action` names what was done.
 */
export const followFulfillments = (
  context: Context,
  order: Order,
  changes: Partial<Order>,
  activities: readonly OrderActivityType[],
  action: string,
): Order => {
  const { fulfillments } = fulfillmentsOf(context, order.id)
  const { fulfillmentStatus: previous = 'NOT_FULFILLED' } = order
  const next = statusOf({ ...order, ...changes }, fulfillments)
  const entries = [...activities, ...activityOf(previous, next)]
  if (!entries.length && next === previous) return order
  const changed = changeOrder(context, order, { ...changes, fulfillmentStatus: next }, ...entries)
  if (next !== previous)
    orderEntity.tell(context, 'fulfilled', changed, {
      previousFulfillmentStatus: previous,
      newFulfillmentStatus: next,
      action,
    })
  return changed
}

/** Keeps the fulfillments of an order, which follows them. */
export const keepFulfillments = (
  context: Context,
  order: Order,
  fulfillments: Fulfillment[],
  activities: readonly OrderActivityType[],
): KeptFulfillments => {
  const before = fulfillmentsOf(context, order.id)
  const kept = fulfillmentsEntity.change(context, before, { fulfillments })
  const isMore = fulfillments.length > before.fulfillments.length
  followFulfillments(context, order, {}, activities, isMore ? 'CREATE_FULFILLMENT' : 'DELETE_FULFILLMENT')
  return kept
}
