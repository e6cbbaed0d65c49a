import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  getOrdersSettings,
  type GetOrdersSettingsInput,
  inventoryUpdateTriggers,
  type OrdersSettings,
  type OrdersSettingsChange,
  updateOrdersSettings,
  type UpdateOrdersSettingsInput,
} from './orders-settings.ts'

const maybe = z.exactOptional

export const ordersSettingsSchema: ObjectSchema<OrdersSettings> = /* @__PURE__ */ schema<OrdersSettings>()(
  (oneOf) =>
    z.looseObject({
      inventoryUpdateTrigger: maybe(oneOf(inventoryUpdateTriggers)),
      createInvoice: maybe(z.boolean()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
    }),
)

export const ordersSettingsChangeSchema: ObjectSchema<OrdersSettingsChange> =
  /* @__PURE__ */ schema<OrdersSettingsChange>()(() =>
    ordersSettingsSchema(closed).omit({ createdDate: true, updatedDate: true }),
  )

export const getOrdersSettingsInputSchema: Schema<GetOrdersSettingsInput> =
  /* @__PURE__ */ schema<GetOrdersSettingsInput>()(() => z.record(z.string(), z.never()))

export const updateOrdersSettingsInputSchema: Schema<UpdateOrdersSettingsInput> =
  /* @__PURE__ */ schema<UpdateOrdersSettingsInput>()(() =>
    z.looseObject({
      ordersSettings: ordersSettingsChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const ordersSettingsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getOrdersSettings, getOrdersSettingsInputSchema, ordersSettingsSchema),
  /* @__PURE__ */ operationSchema(
    updateOrdersSettings,
    updateOrdersSettingsInputSchema,
    ordersSettingsSchema,
  ),
]
