import {
  floatSchema,
  type ObjectSchema,
  offsetPagingSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { dimensionsSchema } from './dimensions.schema.ts'
import { costAndProfitDataSchema, priceDataSchema } from './price.schema.ts'
import {
  queryProductVariants,
  type QueryProductVariantsInput,
  type Variant,
  type VariantStock,
} from './variant.ts'

const maybe = z.exactOptional

export const variantStockSchema: ObjectSchema<VariantStock> = /* @__PURE__ */ schema<VariantStock>()(() =>
  z.looseObject({
    trackQuantity: maybe(z.boolean()),
    quantity: maybe(z.number()),
    inStock: maybe(z.boolean()),
  }),
)

export const variantSchema: ObjectSchema<Variant> = /* @__PURE__ */ schema<Variant>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    choices: maybe(z.record(z.string(), z.string())),
    variant: maybe(
      z.looseObject({
        priceData: maybe(priceDataSchema()),
        convertedPriceData: maybe(priceDataSchema()),
        costAndProfitData: maybe(costAndProfitDataSchema()),
        weight: maybe(floatSchema()),
        productDimensions: maybe(dimensionsSchema(oneOf)),
        packageDimensions: maybe(dimensionsSchema(oneOf)),
        sku: maybe(z.string()),
        visible: maybe(z.boolean()),
      }),
    ),
    stock: maybe(variantStockSchema()),
  }),
)

export const queryProductVariantsInputSchema: Schema<QueryProductVariantsInput> =
  /* @__PURE__ */ schema<QueryProductVariantsInput>()(() =>
    z.looseObject({
      id: z.string().min(1),
      choices: maybe(z.record(z.string(), z.string())),
      variantIds: maybe(z.array(z.string())),
      paging: maybe(offsetPagingSchema()),
      includeMerchantSpecificData: maybe(z.boolean()),
    }),
  )

export const variantSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(queryProductVariants, queryProductVariantsInputSchema, variantSchema),
]
