import {
  type BulkResult,
  bulkResultOf,
  change,
  type ElevatedAuth,
  encoded,
  fieldMask,
  pick,
  shape,
  type TagChanges,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { WeightUnit } from '../line-item.ts'
import type { AddressWithContact } from './delivery.ts'
import { type DigitalFile, type OrderLineItem, orderLineItemShape } from './order-line-item.ts'
import { type AttributionSource, type Order, orderShape, type OrderStatus } from './order.ts'

const prefix = '/ecom'

/** The fields of an order that the business may change after the purchase. */
export interface OrderUpdate {
  id: string
  /** Only the email address of the buyer can be changed; it cannot be removed. */
  buyerInfo?: { email?: string }
  /** Language code: two letters, or language and region. */
  buyerLanguage?: string
  weightUnit?: WeightUnit
  /** Address and contact for the invoice. */
  billingInfo?: AddressWithContact
  /** Address and contact of the recipient. */
  recipientInfo?: AddressWithContact
  /** Only the destination can be changed, of an order that is delivered. */
  shippingInfo?: {
    /** The part of the delivery that can be changed. */
    logistics?: {
      /** The address and the contact that the goods are sent to. */
      shippingDestination?: AddressWithContact
    }
  }
  attributionSource?: AttributionSource
  /** Whether the order is archived. */
  archived?: boolean
  /** Whether the business has seen the order. */
  seenByAHuman?: boolean
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Input of `updateOrder`. */
export interface UpdateOrderInput {
  /** The order's id and the fields to change. */
  order: OrderUpdate
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of an order, for the business: the buyer's email address, addresses and contact details, and whether
 * it is archived or was looked at. The history of the order records a changed email or delivery address.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ValidationError when the mask names a field that cannot be changed, or the email address is removed.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrder(elevatedClient, { order: { id, archived: true } })
 * @function
 */
export const updateOrder: Write<UpdateOrderInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orders.update',
  prefix,
  route: 'PATCH /v1/orders/{order.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateOrderInput>({
      order: /* @__PURE__ */ change<Order, OrderUpdate>(orderShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('order', orderShape),
})

/** Input of `bulkUpdateOrders`. */
export interface BulkUpdateOrdersInput {
  /** From 1 to 100. */
  orders: UpdateOrderInput[]
  /** Whether the result includes the orders. */
  returnEntity?: boolean
}

/**
 * Changes orders, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no order or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateOrders(elevatedClient, {
 *   orders: ids.map((id) => ({ order: { id, archived: true } })),
 * })
 * @function
 */
export const bulkUpdateOrders: Write<
  BulkUpdateOrdersInput,
  BulkResult<Order>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orders.bulkUpdate',
  prefix,
  route: 'POST /v1/bulk/orders/update',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkUpdateOrdersInput>({
      orders: /* @__PURE__ */ shape<UpdateOrderInput>({
        order: /* @__PURE__ */ change<Order, OrderUpdate>(orderShape),
        fieldMask,
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(orderShape)),
})

/** Input of `updateOrderStatus`. */
export interface UpdateOrderStatusInput {
  orderId: string
  /** `APPROVED`, `CANCELED`, `PENDING` or `REJECTED`: an order is `INITIALIZED` only when it is created. */
  status: OrderStatus
}

/**
 * Changes the status of an order, for the business. `INITIALIZED` can change to `PENDING`, `APPROVED` and `CANCELED`,
 * `PENDING` to `APPROVED` and `REJECTED`, `APPROVED` to `CANCELED`. Nothing is refunded or restocked, and no email is
 * sent: see `cancelOrder`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `STATUS_ALREADY_SET` when the order has the status;
 * `STATUS_NOT_SUPPORTED` for `INITIALIZED`; `UNSUPPORTED_TRANSITION` when the order cannot get there from its status.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrderStatus(elevatedClient, { orderId, status: 'APPROVED' })
 * @function
 */
export const updateOrderStatus: Write<UpdateOrderStatusInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orders.updateStatus',
  prefix,
  route: 'POST /v1/orders/{orderId}/update-status',
  elevated: true,
  response: /* @__PURE__ */ pick('order', orderShape),
})

/** Input of `bulkUpdateOrderTags`. */
export interface BulkUpdateOrderTagsInput extends TagChanges {
  /** From 1 to 100. */
  orderIds: string[]
}

/**
 * Adds and removes tags of orders, for the business: each order succeeds or fails on its own. The private tags are
 * never shown to the buyer.
 *
 * @throws ValidationError when there is no order or more than 100, or neither `assignTags` nor `unassignTags` is given.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateOrderTags(elevatedClient, { orderIds, assignTags: { privateTags: { tagIds: ['vip'] } } })
 * @function
 */
export const bulkUpdateOrderTags: Write<
  BulkUpdateOrderTagsInput,
  BulkResult<Order>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orders.bulkUpdateTags',
  prefix,
  route: 'POST /v1/bulk/orders/update-tags',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(orderShape)),
})

/** The fields of a line that the business may change after the purchase. */
export interface OrderLineItemUpdate extends Pick<
  OrderLineItem,
  | 'productName'
  | 'descriptionLines'
  | 'image'
  | 'physicalProperties'
  | 'serviceProperties'
  | 'locations'
  | 'priceDescription'
  | 'fulfillerId'
  | 'extendedFields'
> {
  /** Id of the line. */
  id: string
  /** The file of a line whose item type is `DIGITAL`; it cannot be removed. */
  digitalFile?: Omit<DigitalFile, 'expirationDate'>
}

/** Input of `updateOrderLineItem`. */
export interface UpdateOrderLineItemInput {
  /** Id of the order. */
  id: string
  /** The line's id and the fields to change. */
  lineItem: OrderLineItemUpdate
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of one line of an order, for the business: its texts, picture, weight, SKU, file and places. Quantity
 * and price are changed by a draft order, which computes the totals again.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `LINE_ITEM_NOT_FOUND` when the order has no such line; `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`; `ORDER_CANNOT_BE_EDITED` for an app that the order does not name.
 * @throws ValidationError when the mask names a field that cannot be changed, another quantity or price is given, or the
 * name or the file is removed.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrderLineItem(elevatedClient, {
 *   id,
 *   lineItem: { id: lineItemId, physicalProperties: { sku: 'MAT-2', weight: 1.4 } },
 * })
 * @function
 */
export const updateOrderLineItem: Write<UpdateOrderLineItemInput, Order, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orders.updateLineItem',
    prefix,
    route: 'PATCH /v1/orders/{id}/line-item/{lineItem.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateOrderLineItemInput>({
        lineItem: /* @__PURE__ */ change<OrderLineItem, OrderLineItemUpdate>(orderLineItemShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('order', orderShape),
  })
