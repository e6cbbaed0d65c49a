import {
  bulkResultSchemaOf,
  closed,
  emailSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  tagsInputSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { weightUnits } from '../line-item.ts'
import {
  bulkUpdateOrders,
  type BulkUpdateOrdersInput,
  bulkUpdateOrderTags,
  type BulkUpdateOrderTagsInput,
  type OrderLineItemUpdate,
  type OrderUpdate,
  updateOrder,
  type UpdateOrderInput,
  updateOrderLineItem,
  type UpdateOrderLineItemInput,
  updateOrderStatus,
  type UpdateOrderStatusInput,
} from './changes.ts'
import { newOrderLineItemSchema } from './creation.schema.ts'
import { addressWithContactInputSchema } from './delivery.schema.ts'
import { orderSchema } from './order.schema.ts'
import { attributionSources, orderStatuses } from './order.ts'

const maybe = z.exactOptional
const most = 100
const orderId = (): z.ZodString => z.string().min(1).max(100)

/** The fields of an order that an update may change. */
export const orderUpdateSchema: ObjectSchema<OrderUpdate> = /* @__PURE__ */ schema<OrderUpdate>()((oneOf) =>
  z.looseObject({
    id: orderId(),
    buyerInfo: maybe(z.looseObject({ email: maybe(emailSchema()) })),
    buyerLanguage: maybe(z.string()),
    weightUnit: maybe(oneOf(weightUnits)),
    billingInfo: maybe(addressWithContactInputSchema()),
    recipientInfo: maybe(addressWithContactInputSchema()),
    shippingInfo: maybe(
      z.looseObject({
        logistics: maybe(z.looseObject({ shippingDestination: maybe(addressWithContactInputSchema()) })),
      }),
    ),
    attributionSource: maybe(oneOf(attributionSources)),
    archived: maybe(z.boolean()),
    seenByAHuman: maybe(z.boolean()),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

export const updateOrderInputSchema: Schema<UpdateOrderInput> = /* @__PURE__ */ schema<UpdateOrderInput>()(
  () => z.looseObject({ order: orderUpdateSchema(closed), fieldMask: maybe(z.array(z.string())) }),
)

export const bulkUpdateOrdersInputSchema: Schema<BulkUpdateOrdersInput> =
  /* @__PURE__ */ schema<BulkUpdateOrdersInput>()(() =>
    z.looseObject({
      orders: z.array(updateOrderInputSchema()).min(1).max(most),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const updateOrderStatusInputSchema: Schema<UpdateOrderStatusInput> =
  /* @__PURE__ */ schema<UpdateOrderStatusInput>()(() =>
    z.looseObject({ orderId: orderId(), status: closed(orderStatuses) }),
  )

export const bulkUpdateOrderTagsInputSchema: Schema<BulkUpdateOrderTagsInput> =
  /* @__PURE__ */ schema<BulkUpdateOrderTagsInput>()(() =>
    z.looseObject({
      orderIds: z.array(orderId()).min(1).max(most),
      assignTags: maybe(tagsInputSchema()),
      unassignTags: maybe(tagsInputSchema()),
    }),
  )

/** The fields of a line that an update may change. */
export const orderLineItemUpdateSchema: ObjectSchema<OrderLineItemUpdate> =
  /* @__PURE__ */ schema<OrderLineItemUpdate>()(() =>
    newOrderLineItemSchema()
      .pick({
        descriptionLines: true,
        image: true,
        physicalProperties: true,
        serviceProperties: true,
        locations: true,
        priceDescription: true,
        fulfillerId: true,
        extendedFields: true,
        digitalFile: true,
      })
      .extend({
        id: z.string().min(1).max(100),
        productName: maybe(newOrderLineItemSchema().shape.productName),
      }),
  )

export const updateOrderLineItemInputSchema: Schema<UpdateOrderLineItemInput> =
  /* @__PURE__ */ schema<UpdateOrderLineItemInput>()(() =>
    z.looseObject({
      id: orderId(),
      lineItem: orderLineItemUpdateSchema(),
      fieldMask: maybe(z.array(z.string())),
    }),
  )

export const orderChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(updateOrder, updateOrderInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(
    bulkUpdateOrders,
    bulkUpdateOrdersInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(orderSchema),
  ),
  /* @__PURE__ */ operationSchema(updateOrderStatus, updateOrderStatusInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(
    bulkUpdateOrderTags,
    bulkUpdateOrderTagsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(orderSchema),
  ),
  /* @__PURE__ */ operationSchema(updateOrderLineItem, updateOrderLineItemInputSchema, orderSchema),
]
