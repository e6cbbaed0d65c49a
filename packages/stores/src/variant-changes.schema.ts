import { closed, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { dimensionsSchema } from './dimensions.schema.ts'
import { amountSchema } from './price.schema.ts'
import {
  resetAllProductVariantData,
  type ResetAllProductVariantDataInput,
  updateProductVariants,
  type UpdateProductVariantsInput,
  type VariantOverride,
} from './variant-changes.ts'
import { variantSchema } from './variant.schema.ts'

const maybe = z.exactOptional

const variantOverrideSchema: Schema<VariantOverride> = /* @__PURE__ */ schema<VariantOverride>()(() =>
  z.looseObject({
    choices: maybe(z.record(z.string(), z.string())),
    variantIds: maybe(z.array(z.string())),
    price: maybe(amountSchema()),
    cost: maybe(amountSchema()),
    weight: maybe(amountSchema()),
    sku: maybe(z.string().max(40)),
    visible: maybe(z.boolean()),
    productDimensions: maybe(dimensionsSchema(closed)),
    packageDimensions: maybe(dimensionsSchema(closed)),
  }),
)

export const updateProductVariantsInputSchema: Schema<UpdateProductVariantsInput> =
  /* @__PURE__ */ schema<UpdateProductVariantsInput>()(() =>
    z.looseObject({ id: z.string().min(1), variants: z.array(variantOverrideSchema()).min(1) }),
  )

export const resetAllProductVariantDataInputSchema: Schema<ResetAllProductVariantDataInput> =
  /* @__PURE__ */ schema<ResetAllProductVariantDataInput>()(() => z.looseObject({ id: z.string().min(1) }))

export const variantChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(updateProductVariants, updateProductVariantsInputSchema, variantSchema),
  /* @__PURE__ */ operationSchema(resetAllProductVariantData, resetAllProductVariantDataInputSchema),
]
