import {
  closed,
  cursorQueryOf,
  extendedFieldsSchema,
  imageSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  blockedPaymentMethods,
  chargeOrderPaymentRequest,
  type ChargeOrderPaymentRequestInput,
  createOrderPaymentRequest,
  type CreateOrderPaymentRequestInput,
  deleteOrderPaymentRequest,
  getOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  type NewOrderPaymentRequest,
  type OrderPaymentRequest,
  type OrderPaymentRequestChange,
  type OrderPaymentRequestFields,
  orderPaymentRequestStatuses,
  type OrderPaymentRequestWithUrl,
  queryOrderPaymentRequests,
  type QueryOrderPaymentRequestsInput,
  updateOrderPaymentRequest,
  updateOrderPaymentRequestExtendedFields,
  type UpdateOrderPaymentRequestExtendedFieldsInput,
  type UpdateOrderPaymentRequestInput,
  voidOrderPaymentRequest,
} from './payment-request.ts'

const maybe = z.exactOptional

const pictureText = () => maybe(z.string().max(200))

export const orderPaymentRequestSchema: ObjectSchema<OrderPaymentRequest> =
  /* @__PURE__ */ schema<OrderPaymentRequest>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      source: maybe(
        z.looseObject({ appId: maybe(z.string()), externalId: maybe(z.string().min(1).max(100)) }),
      ),
      status: maybe(oneOf(orderPaymentRequestStatuses)),
      orderId: maybe(z.string()),
      orderNumber: maybe(z.string()),
      amount: maybe(priceSchema()),
      currency: maybe(z.string()),
      paymentGatewayOrderId: maybe(z.string()),
      title: maybe(z.string().min(1).max(200)),
      description: maybe(z.string().max(300)),
      expirationDate: maybe(z.date()),
      extendedFields: maybe(extendedFieldsSchema()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      image: maybe(
        imageSchema().extend({ id: pictureText(), altText: pictureText(), filename: pictureText() }),
      ),
      blockedPaymentMethods: maybe(z.array(oneOf(blockedPaymentMethods)).max(1)),
    }),
  )

/** The fields that a caller may write. */
export const newOrderPaymentRequestSchema: ObjectSchema<NewOrderPaymentRequest> =
  /* @__PURE__ */ schema<NewOrderPaymentRequest>()(() =>
    orderPaymentRequestSchema(closed)
      .pick({
        source: true,
        title: true,
        description: true,
        expirationDate: true,
        extendedFields: true,
        image: true,
        blockedPaymentMethods: true,
      })
      .extend({ orderId: z.string().min(1).max(100), amount: priceSchema() }),
  )

export const orderPaymentRequestChangeSchema: Schema<OrderPaymentRequestChange> =
  /* @__PURE__ */ schema<OrderPaymentRequestChange>()(() =>
    orderPaymentRequestSchema(closed)
      .pick({
        title: true,
        description: true,
        extendedFields: true,
        image: true,
        blockedPaymentMethods: true,
      })
      .extend({ id: z.string().min(1) }),
  )

export const createOrderPaymentRequestInputSchema: Schema<CreateOrderPaymentRequestInput> =
  /* @__PURE__ */ schema<CreateOrderPaymentRequestInput>()(() =>
    z.looseObject({ orderPaymentRequest: newOrderPaymentRequestSchema() }),
  )

export const orderPaymentRequestWithUrlSchema: Schema<OrderPaymentRequestWithUrl> =
  /* @__PURE__ */ schema<OrderPaymentRequestWithUrl>()(() =>
    z.looseObject({
      orderPaymentRequest: maybe(orderPaymentRequestSchema()),
      orderPaymentRequestUrl: maybe(z.string()),
    }),
  )

export const updateOrderPaymentRequestInputSchema: Schema<UpdateOrderPaymentRequestInput> =
  /* @__PURE__ */ schema<UpdateOrderPaymentRequestInput>()(() =>
    z.looseObject({ orderPaymentRequest: orderPaymentRequestChangeSchema() }),
  )

export const updateOrderPaymentRequestExtendedFieldsInputSchema: Schema<UpdateOrderPaymentRequestExtendedFieldsInput> =
  /* @__PURE__ */ schema<UpdateOrderPaymentRequestExtendedFieldsInput>()(() =>
    z.looseObject({
      id: z.string().min(1),
      namespace: z.string().min(1),
      namespaceData: z.record(z.string(), z.unknown()),
    }),
  )

export const chargeOrderPaymentRequestInputSchema: Schema<ChargeOrderPaymentRequestInput> =
  /* @__PURE__ */ schema<ChargeOrderPaymentRequestInput>()(() =>
    z.looseObject({ orderPaymentRequestId: z.string().min(1), paymentToken: z.string().min(1).max(100) }),
  )

const orderPaymentRequestIdSchema: Schema<{ orderPaymentRequestId: string }> = /* @__PURE__ */ schema<{
  orderPaymentRequestId: string
}>()(() => z.looseObject({ orderPaymentRequestId: z.string().min(1) }))

const textSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

const id = { of: 'text', sort: false } as const

/** The fields that payment requests can be filtered and sorted by. */
export const orderPaymentRequestFields: QueryFields<OrderPaymentRequestFields> =
  /* @__PURE__ */ queryFields<OrderPaymentRequestFields>()({
    id,
    orderId: id,
    paymentGatewayOrderId: id,
    'source.appId': id,
    'source.externalId': id,
    createdDate: 'date',
    updatedDate: 'date',
    description: 'text',
    expirationDate: 'date',
    orderNumber: 'text',
    status: orderPaymentRequestStatuses,
    title: 'text',
    'amount.amount': { of: 'decimal', operators: ['$eq', '$gt', '$gte', '$lt', '$lte'] },
  })

export const queryOrderPaymentRequestsInputSchema: Schema<QueryOrderPaymentRequestsInput> =
  /* @__PURE__ */ schema<QueryOrderPaymentRequestsInput>()(() =>
    cursorQueryOf(orderPaymentRequestFields, { largestPage: 1000 }),
  )

export const orderPaymentRequestSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    createOrderPaymentRequest,
    createOrderPaymentRequestInputSchema,
    orderPaymentRequestWithUrlSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getOrderPaymentRequest,
    orderPaymentRequestIdSchema,
    orderPaymentRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(getOrderPaymentRequestUrl, orderPaymentRequestIdSchema, textSchema),
  /* @__PURE__ */ operationSchema(
    queryOrderPaymentRequests,
    queryOrderPaymentRequestsInputSchema,
    orderPaymentRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateOrderPaymentRequest,
    updateOrderPaymentRequestInputSchema,
    orderPaymentRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateOrderPaymentRequestExtendedFields,
    updateOrderPaymentRequestExtendedFieldsInputSchema,
    orderPaymentRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(
    chargeOrderPaymentRequest,
    chargeOrderPaymentRequestInputSchema,
    textSchema,
  ),
  /* @__PURE__ */ operationSchema(voidOrderPaymentRequest, orderPaymentRequestIdSchema),
  /* @__PURE__ */ operationSchema(deleteOrderPaymentRequest, orderPaymentRequestIdSchema),
]
