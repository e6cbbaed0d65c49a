import { type ElevatedAuth, pick, shape, whole, type Write, write } from '@frontdesk/core'
import type { OrderActivity } from './activity.ts'
import { type Order, orderShape } from './order.ts'

const prefix = '/ecom'

/** An entry that the business or an app writes into the history of an order: exactly one of the fields is present. */
export interface NewOrderActivity {
  /** A comment that only the business reads; from 1 to 5,000 characters. */
  merchantComment?: {
    /** Text of the comment. */
    message: string
  }
  /** An entry of an app of yours; `type` is its own word for it, at most 100 characters. */
  customActivity?: Required<Pick<NonNullable<OrderActivity['customActivity']>, 'appId' | 'type'>> &
    Pick<NonNullable<OrderActivity['customActivity']>, 'additionalData'>
}

/** Input of `addOrderActivity`. */
export interface AddOrderActivityInput {
  /** Id of the order. */
  id: string
  activity: NewOrderActivity
}

/** An order after an entry was added to its history. */
export interface AddedOrderActivity {
  order: Order
  /** Id of the new entry. */
  activityId: string
}

/**
 * Adds a comment or an entry of an app to the history of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when not exactly one of `merchantComment` and `customActivity` is given, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { activityId } = await addOrderActivity(elevatedClient, {
 *   id,
 *   activity: { merchantComment: { message: 'Packed by Rui' } },
 * })
 * @function
 */
export const addOrderActivity: Write<AddOrderActivityInput, AddedOrderActivity, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orders.addActivity',
    prefix,
    route: 'POST /v1/orders/{id}/activities',
    elevated: true,
    response: /* @__PURE__ */ whole(/* @__PURE__ */ shape<AddedOrderActivity>({ order: orderShape })),
  })

/** A comment that is added to the history of an order together with others. */
export interface NewOrderComment extends Required<Pick<NewOrderActivity, 'merchantComment'>> {
  /** Always `MERCHANT_COMMENT`; optional. */
  activityType?: 'MERCHANT_COMMENT'
}

/** Input of `addOrderActivities`. */
export interface AddOrderActivitiesInput {
  orderId: string
  /** From 1 to 300 comments. */
  orderActivities: NewOrderComment[]
}

/** An order after entries were added to its history. */
export interface AddedOrderActivities {
  order: Order
  /** Ids of the new entries, in the order of the request. */
  activityIds: string[]
}

/**
 * Adds several comments to the history of an order at once, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when there is no comment or more than 300, an entry is not a comment, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { activityIds } = await addOrderActivities(elevatedClient, {
 *   orderId,
 *   orderActivities: [
 *     { merchantComment: { message: 'Packed by Rui' } },
 *     { merchantComment: { message: 'Weighs 1.2 kg' } },
 *   ],
 * })
 * @function
 */
export const addOrderActivities: Write<AddOrderActivitiesInput, AddedOrderActivities, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orders.addActivities',
    prefix,
    route: 'POST /v1/orders/{orderId}/activities/add',
    elevated: true,
    response: /* @__PURE__ */ whole(/* @__PURE__ */ shape<AddedOrderActivities>({ order: orderShape })),
  })

/** Input of `updateOrderActivity`. */
export interface UpdateOrderActivityInput {
  /** Id of the order. */
  id: string
  activityId: string
  /** The new content, of the kind that the entry has. */
  activity: NewOrderActivity
}

/**
 * Replaces the content of a comment or an app's entry in the history of an order, for the business. Entries of the
 * platform cannot be changed.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ACTIVITY_NOT_FOUND` when the order has no such entry.
 * @throws ValidationError when the entry is of the platform or of the other kind, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrderActivity(elevatedClient, {
 *   id,
 *   activityId,
 *   activity: { merchantComment: { message: 'Packed by Marta' } },
 * })
 * @function
 */
export const updateOrderActivity: Write<UpdateOrderActivityInput, Order, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orders.updateActivity',
    prefix,
    route: 'PATCH /v1/orders/{id}/activities/{activityId}',
    elevated: true,
    response: /* @__PURE__ */ pick('order', orderShape),
  })

/** Input of `deleteOrderActivity`. */
export interface DeleteOrderActivityInput {
  /** Id of the order. */
  id: string
  activityId: string
}

/**
 * Deletes a comment or an app's entry from the history of an order, for the business. Entries of the platform cannot be
 * deleted.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ACTIVITY_NOT_FOUND` when the order has no such entry.
 * @throws ValidationError when the entry is of the platform.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await deleteOrderActivity(elevatedClient, { id, activityId })
 * @function
 */
export const deleteOrderActivity: Write<DeleteOrderActivityInput, Order, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orders.deleteActivity',
    prefix,
    route: 'DELETE /v1/orders/{id}/activities/{activityId}',
    elevated: true,
    response: /* @__PURE__ */ pick('order', orderShape),
  })
