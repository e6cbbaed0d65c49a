import {
  type AddressWithContact,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  type Order,
  type OrderActivityType,
  updateOrder,
  updateOrderStatus,
} from '@frontdesk/ecom'
import { isDeepStrictEqual } from 'node:util'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { changeTags, checkTagChanges } from '../../kernel/entity/tags.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { requireEditor } from './editing.ts'
import { activitiesOf, changeOrder, orderEntity, orderTransitions } from './state.ts'

const destinationOf = ({ shippingInfo }: Order): AddressWithContact | undefined =>
  shippingInfo?.logistics?.shippingDestination

/** The parts of an order that an update may change and not remove, by their paths. */
const lasting: Readonly<Record<string, (order: Order) => unknown>> = {
  'buyerInfo.email': ({ buyerInfo }) => buyerInfo?.email,
  'billingInfo.contactDetails': ({ billingInfo }) => billingInfo?.contactDetails,
  'recipientInfo.contactDetails': ({ recipientInfo }) => recipientInfo?.contactDetails,
  'shippingInfo.logistics.shippingDestination.contactDetails': (order) =>
    destinationOf(order)?.contactDetails,
}

/** Refuses an update that removes a part which every order keeps. */
const checkLasting = (next: Order, previous: Order): void => {
  const removed = Object.entries(lasting).filter(
    ([, read]) => read(previous) !== undefined && read(next) === undefined,
  )
  if (removed.length)
    throw refuse(
      ...removed.map(([field]) => ({
        field,
        description: 'cannot be removed, only changed',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
}

const rules: EntityRules<Order> = {
  beforeUpdate(context, next, previous) {
    requireEditor(context, previous)
    orderTransitions.require('edit', previous.status)
    checkLasting(next, previous)
    if (destinationOf(next) && !destinationOf(previous))
      throw refuse({
        field: 'shippingInfo.logistics.shippingDestination',
        description: 'cannot be given: the order is not delivered to an address',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    const edited: OrderActivityType[] = []
    if (next.buyerInfo?.email !== previous.buyerInfo?.email) edited.push('EMAIL_EDITED')
    if (!isDeepStrictEqual(destinationOf(next)?.address, destinationOf(previous)?.address))
      edited.push('SHIPPING_ADDRESS_EDITED')
    return { ...next, activities: [...(next.activities ?? []), ...activitiesOf(context, edited)] }
  },
}

const on = entityHandlers(orderEntity, entitySteps(orderEntity, rules))

/** The action that leads to a status, and the entry that it leaves in the history. */
const ways = {
  APPROVED: { action: 'approve', activity: undefined },
  CANCELED: { action: 'cancel', activity: 'ORDER_CANCELED' },
  PENDING: { action: 'postpone', activity: 'ORDER_PENDING' },
  REJECTED: { action: 'reject', activity: 'ORDER_REJECTED' },
} as const

const isReachable = (status: string): status is keyof typeof ways => Object.hasOwn(ways, status)

/** The handlers of the operations by which the business changes an order. */
export const orderChangeHandlers: readonly Handler[] = [
  on.update(updateOrder, { value: ({ order }) => order }),

  on.bulkUpdate(bulkUpdateOrders, {
    changes: ({ orders }) => orders.map(({ order, fieldMask }) => ({ given: order, mask: fieldMask })),
    at: 'orders',
  }),

  handle(updateOrderStatus, (context) => {
    const { orderId, status } = context.input
    const order = orderEntity.require(context, orderId)
    if (status === order.status) throw decline(409, 'STATUS_ALREADY_SET', `The order is ${status} already`)
    if (!isReachable(status))
      throw decline(400, 'STATUS_NOT_SUPPORTED', `No order becomes ${status} after it was created`)
    const { action, activity } = ways[status]
    if (!orderTransitions.allows(action, order.status))
      throw decline(
        409,
        'UNSUPPORTED_TRANSITION',
        `An order that is ${order.status ?? 'without a status'} cannot become ${status}`,
      )
    const { slug } = orderTransitions.require(action, order.status)
    const moved = changeOrder(context, order, { status }, ...(activity ? [activity] : []))
    if (slug)
      orderEntity.tell(
        context,
        slug,
        moved,
        action === 'cancel'
          ? { restockAllItems: false, sendOrderCanceledEmail: false, customMessage: '' }
          : {},
      )
    return moved
  }),

  handle(bulkUpdateOrderTags, (context) => {
    const { orderIds, ...changes } = context.input
    checkTagChanges(changes)
    return runBulk(
      context,
      orderIds,
      (id) => {
        const order = orderEntity.require(context, id)
        return orderEntity.change(context, order, { tags: changeTags(order.tags ?? {}, changes) })
      },
      { id: (id) => id },
    )
  }),
]
