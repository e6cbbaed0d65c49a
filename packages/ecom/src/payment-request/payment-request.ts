import {
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  type Image,
  image,
  type Limited,
  type Open,
  page,
  type Page,
  pick,
  type Price,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** Every status of a payment request. */
export const orderPaymentRequestStatuses = ['UNPAID', 'PAID', 'EXPIRED', 'VOIDED'] as const

/**
 * The status of a payment request: it waits (`UNPAID`), its payment was approved (`PAID`), its time is over (`EXPIRED`),
 * or the business has withdrawn it (`VOIDED`).
 */
export type OrderPaymentRequestStatus = Open<(typeof orderPaymentRequestStatuses)[number]>

/** All payment methods that a payment request can block. */
export const blockedPaymentMethods = ['MANUAL'] as const

/** A way of payment that the page of a payment request does not offer: `MANUAL` is a payment at the business. */
export type BlockedPaymentMethod = Open<(typeof blockedPaymentMethods)[number]>

/** An amount that the business asks the buyer of an order for, with a page to pay it. */
export interface OrderPaymentRequest {
  id: string
  /** The app that made the request, with the id that the request has there. It cannot be changed. */
  source?: {
    appId?: string
    /** From 1 to 100 characters. */
    externalId?: string
  }
  status?: OrderPaymentRequestStatus
  /** It cannot be changed. */
  orderId?: string
  /** At most 100 characters. */
  orderNumber?: string
  /** At most the balance of the order. It cannot be changed. */
  amount?: Price
  /** Three letters, ISO 4217: the currency of the order. */
  currency?: string
  /** Id of the order of the payment gateway that collects the amount. */
  paymentGatewayOrderId?: string
  /** From 1 to 200 characters; the buyer reads it. */
  title?: string
  /** At most 300 characters; the buyer reads it. */
  description?: string
  /** The time from which the request can no longer be paid. It cannot be changed. */
  expirationDate?: Date
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** A picture next to the title; its id, text and file name have at most 200 characters. */
  image?: Image
  /** The ways of payment that the page does not offer; at most 1. */
  blockedPaymentMethods?: BlockedPaymentMethod[]
}

export const orderPaymentRequestShape: Shape<OrderPaymentRequest> =
  /* @__PURE__ */ entity<OrderPaymentRequest>({
    expirationDate: date,
    createdDate: date,
    updatedDate: date,
    image,
  })

/** A payment request to create. */
export interface NewOrderPaymentRequest extends Pick<
  OrderPaymentRequest,
  'source' | 'title' | 'description' | 'expirationDate' | 'extendedFields' | 'image' | 'blockedPaymentMethods'
> {
  orderId: string
  /** Above zero, and at most the balance of the order. */
  amount: Price
}

/** Some fields of a payment request to change. */
export interface OrderPaymentRequestChange extends Pick<
  OrderPaymentRequest,
  'title' | 'description' | 'extendedFields' | 'image' | 'blockedPaymentMethods'
> {
  id: string
}

/** A payment request with the URL of its page. */
export interface OrderPaymentRequestWithUrl {
  orderPaymentRequest?: OrderPaymentRequest
  /** Address of the page where the buyer pays, at most 100 characters. */
  orderPaymentRequestUrl?: string
}

const orderPaymentRequestWithUrlShape: Shape<OrderPaymentRequestWithUrl> =
  /* @__PURE__ */ shape<OrderPaymentRequestWithUrl>({ orderPaymentRequest: orderPaymentRequestShape })

/** Input of `createOrderPaymentRequest`. */
export interface CreateOrderPaymentRequestInput {
  orderPaymentRequest: NewOrderPaymentRequest
}

/**
 * Requests a payment from the buyer of an order, for the business: the buyer gets an email with a link to a payment
 * page. When the payment is approved, it is added to the order and the request is `PAID`. It is a preview: the platform
 * may change it.
 *
 * @throws ApplicationError `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` or
 * `ORDER_HAS_CHARGEBACKS` when nothing can be collected for the order; `INVALID_AMOUNT` when less is left to be paid;
 * `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards; `NOT_FOUND` when there is no such order.
 * @throws ValidationError when a field is missing or out of its bounds, or the request would end in the past.
 * @throws ContextError without an elevated client.
 * @example
 * const { orderPaymentRequestUrl } = await createOrderPaymentRequest(elevatedClient, {
 *   orderPaymentRequest: { orderId, amount: { amount: '30.00' }, title: 'The rest for your massage' },
 * })
 * @function
 */
export const createOrderPaymentRequest: Write<
  CreateOrderPaymentRequestInput,
  OrderPaymentRequestWithUrl,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orderPaymentRequests.create',
  prefix,
  route: 'POST /v1/order-payment-requests',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateOrderPaymentRequestInput>({
      orderPaymentRequest: /* @__PURE__ */ change<OrderPaymentRequest, NewOrderPaymentRequest>(
        orderPaymentRequestShape,
      ),
    }),
  ),
  response: /* @__PURE__ */ whole<OrderPaymentRequestWithUrl>(orderPaymentRequestWithUrlShape),
})

/** Input of `getOrderPaymentRequest`. */
export interface GetOrderPaymentRequestInput {
  orderPaymentRequestId: string
}

/**
 * Reads a payment request, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await getOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
export const getOrderPaymentRequest: Read<GetOrderPaymentRequestInput, OrderPaymentRequest, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.orderPaymentRequests.get',
    prefix,
    route: 'GET /v1/order-payment-requests/{orderPaymentRequestId}',
    elevated: true,
    response: /* @__PURE__ */ pick('orderPaymentRequest', orderPaymentRequestShape),
  })

/** Input of `getOrderPaymentRequestUrl`. */
export interface GetOrderPaymentRequestUrlInput {
  orderPaymentRequestId: string
}

/**
 * Returns the URL of the page of a payment request, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const url = await getOrderPaymentRequestUrl(elevatedClient, { orderPaymentRequestId })
 * @function
 */
export const getOrderPaymentRequestUrl: Read<GetOrderPaymentRequestUrlInput, string, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.orderPaymentRequests.getUrl',
    prefix,
    route: 'POST /v1/order-payment-requests/url',
    elevated: true,
    response: /* @__PURE__ */ pick<string>('orderPaymentRequestUrl'),
  })

/** An id that is compared with whole values, and not sorted by. */
type Id = Limited<string, { sort: false }>

/** The fields that payment requests can be filtered and sorted by. */
export interface OrderPaymentRequestFields {
  id: Id
  orderId: Id
  paymentGatewayOrderId: Id
  'source.appId': Id
  'source.externalId': Id
  createdDate: Date
  updatedDate: Date
  description: string
  expirationDate: Date
  orderNumber: string
  status: OrderPaymentRequestStatus
  title: string
  'amount.amount': Limited<string, { operators: '$eq' | '$gt' | '$gte' | '$lt' | '$lte' }>
}

/** Input of `queryOrderPaymentRequests`. */
export type QueryOrderPaymentRequestsInput = CursorQuery<OrderPaymentRequestFields>

/**
 * Finds payment requests, for the business: the latest first by default; 50 per page by default (at most 1000). It is a
 * preview: the platform may change it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryOrderPaymentRequests(elevatedClient, { filter: { orderId, status: 'UNPAID' } })
 * @function
 */
export const queryOrderPaymentRequests: Read<
  QueryOrderPaymentRequestsInput,
  Page<OrderPaymentRequest, QueryOrderPaymentRequestsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.orderPaymentRequests.query',
  prefix,
  route: 'POST /v1/order-payment-requests/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('orderPaymentRequests', orderPaymentRequestShape),
})

/** Input of `updateOrderPaymentRequest`. */
export interface UpdateOrderPaymentRequestInput {
  orderPaymentRequest: OrderPaymentRequestChange
}

/**
 * Changes the given fields of a payment request that waits, for the business. A field that is `null` on the wire is
 * cleared. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST`, `CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT`.
 * @throws ValidationError when a field is out of its bounds, or cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrderPaymentRequest(elevatedClient, {
 *   orderPaymentRequest: { id: orderPaymentRequestId, title: 'The rest for your two massages' },
 * })
 * @function
 */
export const updateOrderPaymentRequest: Write<
  UpdateOrderPaymentRequestInput,
  OrderPaymentRequest,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orderPaymentRequests.update',
  prefix,
  route: 'PATCH /v1/order-payment-requests/{orderPaymentRequest.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateOrderPaymentRequestInput>({
      orderPaymentRequest: /* @__PURE__ */ change<OrderPaymentRequest, OrderPaymentRequestChange>(
        orderPaymentRequestShape,
      ),
    }),
  ),
  response: /* @__PURE__ */ pick('orderPaymentRequest', orderPaymentRequestShape),
})

/** Input of `updateOrderPaymentRequestExtendedFields`. */
export interface UpdateOrderPaymentRequestExtendedFieldsInput {
  /** Id of the payment request. */
  id: string
  /** The namespace of your app. */
  namespace: string
  /** The fields that change; `null` removes one. */
  namespaceData: Record<string, unknown>
}

/**
 * Changes your own data in a payment request, for the business. Fields that are not given do not change. It is a
 * preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const request = await updateOrderPaymentRequestExtendedFields(elevatedClient, {
 *   id: orderPaymentRequestId,
 *   namespace: '@studio/reminders',
 *   namespaceData: { remindedTwice: true },
 * })
 * @function
 */
export const updateOrderPaymentRequestExtendedFields: Write<
  UpdateOrderPaymentRequestExtendedFieldsInput,
  OrderPaymentRequest,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.orderPaymentRequests.updateExtendedFields',
  prefix,
  route: 'POST /v1/order-payment-requests/{id}/update-extended-fields',
  elevated: true,
  response: /* @__PURE__ */ pick('orderPaymentRequest', orderPaymentRequestShape),
})

/** Input of `chargeOrderPaymentRequest`. */
export interface ChargeOrderPaymentRequestInput {
  orderPaymentRequestId: string
  /** The token of the buyer's card, from the payment form. On the emulator it is the number of a test card. */
  paymentToken: string
}

/**
 * Pays a payment request from your own page; the id is the only authorization. Returns the token of the payment.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST`, `CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST`; `PAYMENT_IN_PROGRESS`
 * while the bank has not answered; `PAYMENT_METHOD_UNAVAILABLE` for an unknown token; `INVALID_PAYMENT_STATUS` when the
 * bank declines.
 * @example
 * await chargeOrderPaymentRequest(client, { orderPaymentRequestId, paymentToken })
 * @function
 */
export const chargeOrderPaymentRequest: Write<ChargeOrderPaymentRequestInput, string> = /* @__PURE__ */ write(
  {
    id: 'ecom.orderPaymentRequests.charge',
    prefix,
    route: 'POST /v1/order-payment-requests/charge',
    response: /* @__PURE__ */ pick<string>('paymentResponseToken'),
  },
)

/** Input of `voidOrderPaymentRequest`. */
export interface VoidOrderPaymentRequestInput {
  orderPaymentRequestId: string
}

/**
 * Voids a payment request, for the business: its page accepts no payment any longer. A void request does not change. It
 * is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST`.
 * @throws ContextError without an elevated client.
 * @example
 * await voidOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
export const voidOrderPaymentRequest: Write<VoidOrderPaymentRequestInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orderPaymentRequests.void',
    prefix,
    route: 'POST /v1/order-payment-requests/void',
    elevated: true,
  })

/** Input of `deleteOrderPaymentRequest`. */
export interface DeleteOrderPaymentRequestInput {
  orderPaymentRequestId: string
}

/**
 * Deletes a payment request that was not paid, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
export const deleteOrderPaymentRequest: Write<DeleteOrderPaymentRequestInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.orderPaymentRequests.delete',
    prefix,
    route: 'DELETE /v1/order-payment-requests/{orderPaymentRequestId}',
    elevated: true,
  })
