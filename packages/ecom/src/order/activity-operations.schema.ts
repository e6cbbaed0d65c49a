import { closed, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AddedOrderActivities,
  type AddedOrderActivity,
  addOrderActivities,
  type AddOrderActivitiesInput,
  addOrderActivity,
  type AddOrderActivityInput,
  deleteOrderActivity,
  type DeleteOrderActivityInput,
  type NewOrderActivity,
  updateOrderActivity,
  type UpdateOrderActivityInput,
} from './activity-operations.ts'
import { orderSchema } from './order.schema.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const newOrderActivitySchema: Schema<NewOrderActivity> = /* @__PURE__ */ schema<NewOrderActivity>()(
  () =>
    z.looseObject({
      merchantComment: maybe(z.looseObject({ message: z.string().min(1).max(5_000) })),
      customActivity: maybe(
        z.looseObject({
          appId: z.string().min(1),
          type: z.string().min(1).max(100),
          additionalData: maybe(z.record(z.string(), z.string())),
        }),
      ),
    }),
)

export const addOrderActivityInputSchema: Schema<AddOrderActivityInput> =
  /* @__PURE__ */ schema<AddOrderActivityInput>()(() =>
    z.looseObject({ id: orderId(), activity: newOrderActivitySchema() }),
  )

export const addedOrderActivitySchema: Schema<AddedOrderActivity> =
  /* @__PURE__ */ schema<AddedOrderActivity>()(() =>
    z.looseObject({ order: orderSchema(), activityId: z.string() }),
  )

export const addOrderActivitiesInputSchema: Schema<AddOrderActivitiesInput> =
  /* @__PURE__ */ schema<AddOrderActivitiesInput>()(() =>
    z.looseObject({
      orderId: orderId(),
      orderActivities: z
        .array(
          z.looseObject({
            activityType: maybe(closed(['MERCHANT_COMMENT'])),
            merchantComment: z.looseObject({ message: z.string().min(1).max(5_000) }),
          }),
        )
        .min(1)
        .max(300),
    }),
  )

export const addedOrderActivitiesSchema: Schema<AddedOrderActivities> =
  /* @__PURE__ */ schema<AddedOrderActivities>()(() =>
    z.looseObject({ order: orderSchema(), activityIds: z.array(z.string()) }),
  )

export const updateOrderActivityInputSchema: Schema<UpdateOrderActivityInput> =
  /* @__PURE__ */ schema<UpdateOrderActivityInput>()(() =>
    z.looseObject({ id: orderId(), activityId: z.string().min(1), activity: newOrderActivitySchema() }),
  )

export const deleteOrderActivityInputSchema: Schema<DeleteOrderActivityInput> =
  /* @__PURE__ */ schema<DeleteOrderActivityInput>()(() =>
    z.looseObject({ id: orderId(), activityId: z.string().min(1) }),
  )

export const orderActivitySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(addOrderActivity, addOrderActivityInputSchema, addedOrderActivitySchema),
  /* @__PURE__ */ operationSchema(
    addOrderActivities,
    addOrderActivitiesInputSchema,
    addedOrderActivitiesSchema,
  ),
  /* @__PURE__ */ operationSchema(updateOrderActivity, updateOrderActivityInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(deleteOrderActivity, deleteOrderActivityInputSchema, orderSchema),
]
