import {
  floatSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { dimensionsSchema } from './dimensions.schema.ts'
import { productMediaSchema } from './media.schema.ts'
import {
  getProductOptionsAvailability,
  type GetProductOptionsAvailabilityInput,
  type OptionsAvailability,
} from './options-availability.ts'
import { priceDataSchema } from './price.schema.ts'
import { productOptionSchema } from './product.schema.ts'

const maybe = z.exactOptional

export const optionsAvailabilitySchema: ObjectSchema<OptionsAvailability> =
  /* @__PURE__ */ schema<OptionsAvailability>()((oneOf) =>
    z.looseObject({
      selectedVariant: maybe(
        z.looseObject({
          price: maybe(priceDataSchema()),
          convertedPriceData: maybe(priceDataSchema()),
          weight: maybe(floatSchema()),
          sku: maybe(z.string()),
          quantity: maybe(z.number()),
          inStock: maybe(z.boolean()),
          visible: maybe(z.boolean()),
          productDimensions: maybe(dimensionsSchema(oneOf)),
          packageDimensions: maybe(dimensionsSchema(oneOf)),
        }),
      ),
      media: maybe(productMediaSchema(oneOf)),
      productOptions: maybe(z.array(productOptionSchema(oneOf))),
      availableForPurchase: maybe(z.boolean()),
    }),
  )

export const getProductOptionsAvailabilityInputSchema: Schema<GetProductOptionsAvailabilityInput> =
  /* @__PURE__ */ schema<GetProductOptionsAvailabilityInput>()(() =>
    z.looseObject({ id: z.string().min(1), options: z.record(z.string(), z.string()) }),
  )

export const optionsAvailabilitySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getProductOptionsAvailability,
    getProductOptionsAvailabilityInputSchema,
    optionsAvailabilitySchema,
  ),
]
