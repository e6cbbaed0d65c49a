import {
  type BulkActionMetadata,
  change,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type ItemMetadata,
  list,
  type Open,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** All statuses of a fulfillment. */
export const fulfillmentSteps = ['Pending', 'Accepted', 'Ready', 'In_Delivery', 'Fulfilled'] as const

/** The step that a fulfillment has reached. It informs people: the status of the order follows the quantities. */
export type FulfillmentStep = Open<(typeof fulfillmentSteps)[number]>

/** The way to follow a parcel. */
export interface FulfillmentTrackingInfo {
  /** From 1 to 100 characters; no two fulfillments of an order have the same. */
  trackingNumber?: string
  /** The carrier by its name, from 1 to 100 characters. */
  shippingProvider?: string
  /**
   * Address of the carrier's page about the parcel. The platform writes it from the tracking number where it is not given
   * and the carrier is `fedex`, `ups`, `usps`, `dhl` or `canadaPost`.
   */
  trackingLink?: string
}

/** A line of the order, in part or whole, in a fulfillment. */
export interface FulfillmentLineItem {
  /** Id of the line of the order. */
  id: string
  /** Quantity; when the fulfillment is created, defaults to everything that is not fulfilled yet. */
  quantity?: number
}

/** A hand-over of items of an order: a parcel, or a pickup. At most one of `trackingInfo` and `customInfo` is present. */
export interface Fulfillment {
  id: string
  createdDate?: Date
  /** The items, at most 300 lines. */
  lineItems?: FulfillmentLineItem[]
  trackingInfo?: FulfillmentTrackingInfo
  /** Up to 100 texts of your own, by name. */
  customInfo?: {
    /** Custom texts by name. */
    fieldsData?: Record<string, string>
  }
  /** Step that the fulfillment has reached. */
  status?: FulfillmentStep
  /** Whether it is complete. */
  completed?: boolean
}

/** An order's fulfillments, the earliest first. */
export interface OrderWithFulfillments {
  orderId: string
  fulfillments: Fulfillment[]
}

export const fulfillmentShape: Shape<Fulfillment> = /* @__PURE__ */ entity<Fulfillment>({ createdDate: date })

export const orderWithFulfillmentsShape: Shape<OrderWithFulfillments> =
  /* @__PURE__ */ shape<OrderWithFulfillments>({ fulfillments: fulfillmentShape })

/** The information of a fulfillment that may change later. */
type FulfillmentDetails = Omit<Fulfillment, 'id' | 'createdDate' | 'lineItems'>

/** A fulfillment to create. */
export interface NewFulfillment extends FulfillmentDetails {
  /** From 1 to 300 lines of the order, each once. */
  lineItems: FulfillmentLineItem[]
}

/** A change of a fulfillment. Its items cannot change: to change them, delete it and create it again. */
export interface FulfillmentChange extends FulfillmentDetails {
  id: string
}

/** Input of `listFulfillmentsForSingleOrder`. */
export interface ListFulfillmentsForSingleOrderInput {
  orderId: string
}

/**
 * Lists the fulfillments of an order. Visitors and members can read only those of their own orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const { fulfillments } = await listFulfillmentsForSingleOrder(client, { orderId })
 * const links = fulfillments.map(({ trackingInfo }) => trackingInfo?.trackingLink)
 * @function
 */
export const listFulfillmentsForSingleOrder: Read<
  ListFulfillmentsForSingleOrderInput,
  OrderWithFulfillments
> = /* @__PURE__ */ read({
  id: 'ecom.fulfillments.listForSingleOrder',
  prefix,
  route: 'GET /v1/fulfillments/orders/{orderId}',
  response: /* @__PURE__ */ pick('orderWithFulfillments', orderWithFulfillmentsShape),
})

/** Input of `listFulfillmentsForMultipleOrders`. */
export interface ListFulfillmentsForMultipleOrdersInput {
  /** From 1 to 100 ids. */
  orderIds: string[]
}

/**
 * Lists the fulfillments of orders, in the order of the ids. Orders that do not exist or belong to another customer are
 * omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @example
 * const orders = await listFulfillmentsForMultipleOrders(client, { orderIds })
 * const shipped = orders.filter(({ fulfillments }) => fulfillments.length > 0)
 * @function
 */
export const listFulfillmentsForMultipleOrders: Read<
  ListFulfillmentsForMultipleOrdersInput,
  OrderWithFulfillments[]
> = /* @__PURE__ */ read({
  id: 'ecom.fulfillments.listForMultipleOrders',
  prefix,
  route: 'POST /v1/fulfillments/list-by-ids',
  response: /* @__PURE__ */ list('ordersWithFulfillments', orderWithFulfillmentsShape),
})

/** Input of `createFulfillment`. */
export interface CreateFulfillmentInput {
  orderId: string
  fulfillment: NewFulfillment
}

/** An order's fulfillments after one was created. */
export interface CreatedFulfillment {
  orderWithFulfillments: OrderWithFulfillments
  /** Id of the new fulfillment. */
  fulfillmentId: string
}

/**
 * Fulfills items of an order, for the business: `fulfillmentStatus` of the order becomes `PARTIALLY_FULFILLED`, or
 * `FULFILLED` when all items are fulfilled. The buyer is notified by email, with the tracking link or the pickup
 * information, and the order history records it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` or
 * `UNSUPPORTED_TRANSITION` when the order is not approved; `TRACKING_NUMBER_ALREADY_EXISTS` when another fulfillment of
 * the order has it.
 * @throws ValidationError when a line is not of the order or more pieces are given than are left of it.
 * @throws ContextError without an elevated client.
 * @example
 * const { fulfillmentId } = await createFulfillment(elevatedClient, {
 *   orderId,
 *   fulfillment: {
 *     lineItems: [{ id: lineItemId, quantity: 2 }],
 *     trackingInfo: { shippingProvider: 'dhl', trackingNumber: '00340434161094042557' },
 *   },
 * })
 * @function
 */
export const createFulfillment: Write<CreateFulfillmentInput, CreatedFulfillment, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.fulfillments.create',
    prefix,
    route: 'POST /v1/fulfillments/orders/{orderId}/create-fulfillment',
    elevated: true,
    response: /* @__PURE__ */ whole(
      /* @__PURE__ */ shape<CreatedFulfillment>({ orderWithFulfillments: orderWithFulfillmentsShape }),
    ),
  })

/** Input of `updateFulfillment`. */
export interface UpdateFulfillmentInput {
  orderId: string
  fulfillment: FulfillmentChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes the information of a fulfillment, for the business. A new tracking number or link is emailed to the buyer.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `FULFILLMENT_NOT_FOUND` when the order has no such fulfillment;
 * `TRACKING_NUMBER_ALREADY_EXISTS` when another fulfillment of the order has it.
 * @throws ValidationError when other `lineItems` are given, both `trackingInfo` and `customInfo`, or the mask names a
 * field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateFulfillment(elevatedClient, {
 *   orderId,
 *   fulfillment: { id: fulfillmentId, trackingInfo: { trackingNumber: '1Z999AA10123456784' } },
 * })
 * @function
 */
export const updateFulfillment: Write<UpdateFulfillmentInput, OrderWithFulfillments, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.fulfillments.update',
    prefix,
    route: 'PATCH /v1/fulfillments/{fulfillment.id}/orders/{orderId}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateFulfillmentInput>({
        fulfillment: /* @__PURE__ */ change<Fulfillment, FulfillmentChange>(fulfillmentShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('orderWithFulfillments', orderWithFulfillmentsShape),
  })

/** Input of `deleteFulfillment`. */
export interface DeleteFulfillmentInput {
  orderId: string
  fulfillmentId: string
}

/**
 * Deletes a fulfillment, for the business: its items count as not fulfilled.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `FULFILLMENT_NOT_FOUND` when the order has no such fulfillment.
 * @throws ContextError without an elevated client.
 * @example
 * const { fulfillments } = await deleteFulfillment(elevatedClient, { orderId, fulfillmentId })
 * @function
 */
export const deleteFulfillment: Write<DeleteFulfillmentInput, OrderWithFulfillments, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.fulfillments.delete',
    prefix,
    route: 'DELETE /v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    elevated: true,
    response: /* @__PURE__ */ pick('orderWithFulfillments', orderWithFulfillmentsShape),
  })

/** Input of `bulkCreateFulfillments`. */
export interface BulkCreateFulfillmentsInput {
  /** From 1 to 100 orders. */
  ordersWithFulfillments: {
    orderId: string
    /** At least one. */
    fulfillments: NewFulfillment[]
  }[]
}

/** The result of a bulk call: each order succeeds or fails on its own. */
export interface BulkFulfillmentsResult {
  /** In the order of the request; `ordersWithFulfillments` is absent where the order was refused. */
  results: {
    /** Whether the fulfillments of the order were created, and the error if not. */
    itemMetadata: ItemMetadata
    /** The order's fulfillments, the new ones included. */
    ordersWithFulfillments?: OrderWithFulfillments
  }[]
  /** Number of successes and failures. */
  bulkActionMetadata: BulkActionMetadata
}

/**
 * Hands items of several orders over, for the business. Each order succeeds or fails on its own, with all of its
 * fulfillments.
 *
 * @throws ValidationError when there is no order or more than 100, or one has no fulfillment.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkCreateFulfillments(elevatedClient, {
 *   ordersWithFulfillments: orders.map(({ id, lineItems }) => ({
 *     orderId: id,
 *     fulfillments: [{ lineItems: (lineItems ?? []).map((line) => ({ id: line.id })) }],
 *   })),
 * })
 * @function
 */
export const bulkCreateFulfillments: Write<
  BulkCreateFulfillmentsInput,
  BulkFulfillmentsResult,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.fulfillments.bulkCreate',
  prefix,
  route: 'POST /v1/fulfillments/orders/bulk/create-fulfillments',
  elevated: true,
  response: /* @__PURE__ */ whole(
    /* @__PURE__ */ shape<BulkFulfillmentsResult>({
      results: /* @__PURE__ */ shape<BulkFulfillmentsResult['results'][number]>({
        ordersWithFulfillments: orderWithFulfillmentsShape,
      }),
    }),
  ),
})
