import {
  bulkResultSchemaOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { amountSchema } from './price.schema.ts'
import {
  bulkAdjustProductProperty,
  type BulkAdjustProductPropertyInput,
  bulkUpdateProductsProperty,
  type BulkUpdateProductsPropertyInput,
  type PropertyAdjustment,
} from './product-bulk.ts'
import { productSchema } from './product.schema.ts'

const maybe = z.exactOptional

const ids = () => z.array(z.string().min(1)).min(1).max(100)

export const bulkUpdateProductsPropertyInputSchema: Schema<BulkUpdateProductsPropertyInput> =
  /* @__PURE__ */ schema<BulkUpdateProductsPropertyInput>()(() =>
    z.looseObject({
      ids: ids(),
      set: z.looseObject({
        price: maybe(amountSchema()),
        cost: maybe(amountSchema()),
        weight: maybe(amountSchema()),
        ribbon: maybe(z.string().max(30)),
        brand: maybe(z.string().max(50)),
      }),
    }),
  )

const adjustmentSchema: Schema<PropertyAdjustment> = /* @__PURE__ */ schema<PropertyAdjustment>()(() =>
  z.looseObject({
    amount: maybe(z.number().min(-999_999_999.99).max(999_999_999.99)),
    percentage: maybe(
      z.looseObject({ rate: z.number().min(-100).max(1000), roundToInt: maybe(z.boolean()) }),
    ),
  }),
)

export const bulkAdjustProductPropertyInputSchema: Schema<BulkAdjustProductPropertyInput> =
  /* @__PURE__ */ schema<BulkAdjustProductPropertyInput>()(() =>
    z.looseObject({
      ids: ids(),
      adjust: z.looseObject({
        price: maybe(adjustmentSchema()),
        cost: maybe(adjustmentSchema()),
        weight: maybe(adjustmentSchema()),
      }),
    }),
  )

const bulkProductsSchema = /* @__PURE__ */ bulkResultSchemaOf(productSchema)

export const productBulkSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    bulkUpdateProductsProperty,
    bulkUpdateProductsPropertyInputSchema,
    bulkProductsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkAdjustProductProperty,
    bulkAdjustProductPropertyInputSchema,
    bulkProductsSchema,
  ),
]
