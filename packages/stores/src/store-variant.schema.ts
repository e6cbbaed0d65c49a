import {
  imageSchema,
  type ObjectSchema,
  offsetQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  getStoreVariant,
  type GetStoreVariantInput,
  type PreorderInfo,
  queryStoreVariants,
  type QueryStoreVariantsInput,
  type StoreVariant,
  type StoreVariantFields,
} from './store-variant.ts'
import { variantStockSchema } from './variant.schema.ts'

const maybe = z.exactOptional

export const preorderInfoSchema: ObjectSchema<PreorderInfo> = /* @__PURE__ */ schema<PreorderInfo>()(() =>
  z.looseObject({
    enabled: maybe(z.boolean()),
    message: maybe(z.string()),
    limit: maybe(z.number()),
  }),
)

export const storeVariantSchema: ObjectSchema<StoreVariant> = /* @__PURE__ */ schema<StoreVariant>()(() =>
  z.looseObject({
    id: z.string(),
    variantId: maybe(z.string()),
    productId: maybe(z.string()),
    variantName: maybe(z.string()),
    productName: maybe(z.string()),
    managedVariant: maybe(z.boolean()),
    sku: maybe(z.string()),
    stock: maybe(variantStockSchema()),
    choices: maybe(z.record(z.string(), z.string())),
    collectionIds: maybe(z.array(z.string())),
    media: maybe(z.looseObject({ image: maybe(imageSchema()) })),
    preorderInfo: maybe(preorderInfoSchema()),
  }),
)

/** The fields that variants of the store can be filtered and sorted by. */
export const storeVariantFields: QueryFields<StoreVariantFields> =
  /* @__PURE__ */ queryFields<StoreVariantFields>()({
    id: 'text',
    variantId: 'text',
    productId: 'text',
    variantName: 'text',
    productName: 'text',
    managedVariant: 'boolean',
    sku: 'text',
    'stock.inStock': 'boolean',
    'stock.quantity': 'number',
    collectionIds: { of: 'list', operators: ['$hasSome', '$hasAll'], sort: false },
  })

export const getStoreVariantInputSchema: Schema<GetStoreVariantInput> =
  /* @__PURE__ */ schema<GetStoreVariantInput>()(() => z.looseObject({ id: z.string().min(1) }))

export const queryStoreVariantsInputSchema: Schema<QueryStoreVariantsInput> =
  /* @__PURE__ */ schema<QueryStoreVariantsInput>()(() => offsetQueryOf(storeVariantFields))

export const storeVariantSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getStoreVariant, getStoreVariantInputSchema, storeVariantSchema),
  /* @__PURE__ */ operationSchema(queryStoreVariants, queryStoreVariantsInputSchema, storeVariantSchema),
]
