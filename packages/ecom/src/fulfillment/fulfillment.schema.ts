import {
  bulkActionMetadataSchema,
  closed,
  itemMetadataSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  bulkCreateFulfillments,
  type BulkCreateFulfillmentsInput,
  type BulkFulfillmentsResult,
  type CreatedFulfillment,
  createFulfillment,
  type CreateFulfillmentInput,
  deleteFulfillment,
  type DeleteFulfillmentInput,
  type Fulfillment,
  type FulfillmentChange,
  fulfillmentSteps,
  listFulfillmentsForMultipleOrders,
  type ListFulfillmentsForMultipleOrdersInput,
  listFulfillmentsForSingleOrder,
  type ListFulfillmentsForSingleOrderInput,
  type NewFulfillment,
  type OrderWithFulfillments,
  updateFulfillment,
  type UpdateFulfillmentInput,
} from './fulfillment.ts'

const maybe = z.exactOptional
const mostOrders = 100
const mostLines = 300
const mostTexts = 100
const orderId = (): z.ZodString => z.string().min(1).max(100)
const text = (): z.ZodString => z.string().min(1).max(100)

export const fulfillmentSchema: ObjectSchema<Fulfillment> = /* @__PURE__ */ schema<Fulfillment>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    createdDate: maybe(z.date()),
    lineItems: maybe(z.array(z.looseObject({ id: z.string(), quantity: maybe(z.number()) }))),
    trackingInfo: maybe(
      z.looseObject({
        trackingNumber: maybe(z.string()),
        shippingProvider: maybe(z.string()),
        trackingLink: maybe(z.string()),
      }),
    ),
    customInfo: maybe(z.looseObject({ fieldsData: maybe(z.record(z.string(), z.string())) })),
    status: maybe(oneOf(fulfillmentSteps)),
    completed: maybe(z.boolean()),
  }),
)

export const orderWithFulfillmentsSchema: ObjectSchema<OrderWithFulfillments> =
  /* @__PURE__ */ schema<OrderWithFulfillments>()((oneOf) =>
    z.looseObject({ orderId: z.string(), fulfillments: z.array(fulfillmentSchema(oneOf)) }),
  )

const details = () => ({
  trackingInfo: maybe(
    z.looseObject({
      trackingNumber: maybe(text()),
      shippingProvider: maybe(text()),
      trackingLink: maybe(z.url().max(2_048)),
    }),
  ),
  customInfo: maybe(
    z.looseObject({
      fieldsData: maybe(
        z
          .record(z.string(), z.string())
          .refine((texts) => Object.keys(texts).length <= mostTexts, `must hold at most ${mostTexts} texts`),
      ),
    }),
  ),
  status: maybe(closed(fulfillmentSteps)),
  completed: maybe(z.boolean()),
})

const lineItems = () =>
  z
    .array(z.looseObject({ id: z.string().min(1), quantity: maybe(z.number().int().min(1).max(100_000)) }))
    .max(mostLines)

export const newFulfillmentSchema: ObjectSchema<NewFulfillment> = /* @__PURE__ */ schema<NewFulfillment>()(
  () => z.looseObject({ ...details(), lineItems: lineItems().min(1) }),
)

export const fulfillmentChangeSchema: ObjectSchema<FulfillmentChange> =
  /* @__PURE__ */ schema<FulfillmentChange>()(() => z.looseObject({ ...details(), id: z.string().min(1) }))

export const listFulfillmentsForSingleOrderInputSchema: Schema<ListFulfillmentsForSingleOrderInput> =
  /* @__PURE__ */ schema<ListFulfillmentsForSingleOrderInput>()(() => z.looseObject({ orderId: orderId() }))

export const listFulfillmentsForMultipleOrdersInputSchema: Schema<ListFulfillmentsForMultipleOrdersInput> =
  /* @__PURE__ */ schema<ListFulfillmentsForMultipleOrdersInput>()(() =>
    z.looseObject({ orderIds: z.array(orderId()).min(1).max(mostOrders) }),
  )

export const createFulfillmentInputSchema: Schema<CreateFulfillmentInput> =
  /* @__PURE__ */ schema<CreateFulfillmentInput>()(() =>
    z.looseObject({ orderId: orderId(), fulfillment: newFulfillmentSchema() }),
  )

export const createdFulfillmentSchema: Schema<CreatedFulfillment> =
  /* @__PURE__ */ schema<CreatedFulfillment>()(() =>
    z.looseObject({ orderWithFulfillments: orderWithFulfillmentsSchema(), fulfillmentId: z.string() }),
  )

export const updateFulfillmentInputSchema: Schema<UpdateFulfillmentInput> =
  /* @__PURE__ */ schema<UpdateFulfillmentInput>()(() =>
    z.looseObject({
      orderId: orderId(),
      fulfillment: fulfillmentChangeSchema(),
      fieldMask: maybe(z.array(z.string())),
    }),
  )

export const deleteFulfillmentInputSchema: Schema<DeleteFulfillmentInput> =
  /* @__PURE__ */ schema<DeleteFulfillmentInput>()(() =>
    z.looseObject({ orderId: orderId(), fulfillmentId: z.string().min(1) }),
  )

export const bulkCreateFulfillmentsInputSchema: Schema<BulkCreateFulfillmentsInput> =
  /* @__PURE__ */ schema<BulkCreateFulfillmentsInput>()(() =>
    z.looseObject({
      ordersWithFulfillments: z
        .array(z.looseObject({ orderId: orderId(), fulfillments: z.array(newFulfillmentSchema()).min(1) }))
        .min(1)
        .max(mostOrders),
    }),
  )

export const bulkFulfillmentsResultSchema: Schema<BulkFulfillmentsResult> =
  /* @__PURE__ */ schema<BulkFulfillmentsResult>()(() =>
    z.looseObject({
      results: z.array(
        z.looseObject({
          itemMetadata: itemMetadataSchema(),
          ordersWithFulfillments: maybe(orderWithFulfillmentsSchema()),
        }),
      ),
      bulkActionMetadata: bulkActionMetadataSchema(),
    }),
  )

export const fulfillmentSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listFulfillmentsForSingleOrder,
    listFulfillmentsForSingleOrderInputSchema,
    orderWithFulfillmentsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listFulfillmentsForMultipleOrders,
    listFulfillmentsForMultipleOrdersInputSchema,
    orderWithFulfillmentsSchema,
  ),
  /* @__PURE__ */ operationSchema(createFulfillment, createFulfillmentInputSchema, createdFulfillmentSchema),
  /* @__PURE__ */ operationSchema(
    updateFulfillment,
    updateFulfillmentInputSchema,
    orderWithFulfillmentsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteFulfillment,
    deleteFulfillmentInputSchema,
    orderWithFulfillmentsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkCreateFulfillments,
    bulkCreateFulfillmentsInputSchema,
    bulkFulfillmentsResultSchema,
  ),
]
