import type { Filter } from '@frontdesk/core'
import {
  orderSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  cancelOrder,
  type CancelOrderInput,
  getOrder,
  type GetOrderInput,
  type OrderFields,
  searchOrders,
  type SearchOrdersInput,
} from './order.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const getOrderInputSchema: Schema<GetOrderInput> = /* @__PURE__ */ schema<GetOrderInput>()(() =>
  z.looseObject({ id: orderId() }),
)

export const searchOrdersInputSchema: Schema<SearchOrdersInput> = /* @__PURE__ */ schema<SearchOrdersInput>()(
  () =>
    z
      .looseObject({
        // Conditions are checked where they run: by the platform's query rules.
        filter: maybe(
          z
            .custom<Filter<OrderFields>>(
              (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
              { error: 'Expected an object of conditions' },
            )
            .meta({ type: 'object' }),
        ),
        sort: maybe(
          z
            .array(
              z
                .looseObject({
                  fieldName: z.string() as z.ZodType as z.ZodType<keyof OrderFields>,
                  order: maybe(z.enum(['ASC', 'DESC'])),
                })
                .readonly(),
            )
            .max(4),
        ),
        cursorPaging: maybe(
          z
            .looseObject({ cursor: maybe(z.string().max(16_000)), limit: maybe(z.int().min(1).max(100)) })
            .readonly(),
        ),
      })
      .readonly(),
)

export const cancelOrderInputSchema: Schema<CancelOrderInput> = /* @__PURE__ */ schema<CancelOrderInput>()(
  () =>
    z.looseObject({
      id: orderId(),
      sendOrderCanceledEmail: maybe(z.boolean()),
      customMessage: maybe(z.string().min(1).max(1000)),
      restockAllItems: maybe(z.boolean()),
    }),
)

export const orderSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getOrder, getOrderInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(searchOrders, searchOrdersInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(cancelOrder, cancelOrderInputSchema, orderSchema),
]
