import {
  addOrderActivities,
  addOrderActivity,
  deleteOrderActivity,
  type NewOrderActivity,
  type Order,
  type OrderActivity,
  type OrderActivityType,
  updateOrderActivity,
} from '@frontdesk/ecom'
import { notFound, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import type { Context } from '../catalog.ts'
import { orderEntity } from './state.ts'

/** The types of the entries that the business and its apps write; the platform writes all others. */
const writtenTypes: readonly unknown[] = ['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY'] satisfies OrderActivityType[]

const typeOf = ({ merchantComment, customActivity }: NewOrderActivity): OrderActivityType => {
  if (!merchantComment === !customActivity)
    throw refuse({
      field: 'activity',
      description: merchantComment
        ? 'must hold either a merchantComment or a customActivity, not both'
        : 'must hold a merchantComment or a customActivity',
      violatedRule: merchantComment ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    })
  return merchantComment ? 'MERCHANT_COMMENT' : 'CUSTOM_ACTIVITY'
}

const contentOf = ({ merchantComment, customActivity }: NewOrderActivity): Partial<OrderActivity> => ({
  ...(merchantComment && { merchantComment: { message: merchantComment.message } }),
  ...(customActivity && { customActivity }),
})

/** The entry, when it is one that the business or an app wrote. */
const requireWritten = ({ activities = [] }: Order, activityId: string): OrderActivity => {
  const activity = activities.find(({ id }) => id === activityId)
  if (!activity) throw notFound('activity', activityId, 'ACTIVITY_NOT_FOUND')
  if (!writtenTypes.includes(activity.activityType))
    throw refuse({
      field: 'activityId',
      description: `names an entry of the platform, ${activity.activityType ?? 'of no type'}, which nobody can change`,
      violatedRule: 'VALIDATION',
    })
  return activity
}

const withActivities = (
  context: Context,
  order: Order,
  change: (activities: readonly OrderActivity[]) => OrderActivity[],
): Order => orderEntity.change(context, order, { activities: change(order.activities ?? []) })

/** Adds entries that the business or an app writes, all at the same time. */
const addEntries = (
  context: Context,
  order: Order,
  given: readonly NewOrderActivity[],
): { readonly order: Order; readonly ids: string[] } => {
  const { newId, now } = context
  const added = given.map((activity) => ({
    id: newId(),
    activityType: typeOf(activity),
    createdDate: now(),
    ...contentOf(activity),
  }))
  return {
    order: withActivities(context, order, (activities) => [...activities, ...added]),
    ids: added.map(({ id }) => id),
  }
}

/** The handlers of the operations on the history of an order. */
export const orderActivityHandlers: readonly Handler[] = [
  handle(addOrderActivity, (context) => {
    const { id, activity } = context.input
    const { order, ids } = addEntries(context, orderEntity.require(context, id), [activity])
    return { order, activityId: ids.join() }
  }),

  handle(addOrderActivities, (context) => {
    const { orderId, orderActivities } = context.input
    const { order, ids } = addEntries(context, orderEntity.require(context, orderId), orderActivities)
    return { order, activityIds: ids }
  }),

  handle(updateOrderActivity, (context) => {
    const { id, activityId, activity } = context.input
    const order = orderEntity.require(context, id)
    const written = requireWritten(order, activityId)
    const activityType = typeOf(activity)
    if (activityType !== written.activityType)
      throw refuse({
        field: 'activity',
        description: `must be of the entry's type, ${written.activityType ?? ''}`,
        violatedRule: 'ONE_OF_ALIGNMENT',
      })
    return withActivities(context, order, (activities) =>
      activities.map((one) => (one === written ? { ...one, ...contentOf(activity) } : one)),
    )
  }),

  handle(deleteOrderActivity, (context) => {
    const { id, activityId } = context.input
    const order = orderEntity.require(context, id)
    const written = requireWritten(order, activityId)
    return withActivities(context, order, (activities) => activities.filter((one) => one !== written))
  }),
]

/** The history as a caller may see it: comments are for the business alone. */
export const historyFor = (
  { identity }: Pick<Context, 'identity'>,
  activities: readonly OrderActivity[],
): OrderActivity[] =>
  activities.filter(({ activityType }) => identity.kind === 'owner' || activityType !== 'MERCHANT_COMMENT')
