import {
  closed,
  type ObjectSchema,
  offsetPagingSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogVersions,
  type CatalogVersion,
  getCatalogVersion,
  type GetCatalogVersionInput,
} from './catalog-version.ts'
import {
  decrementInventory,
  type DecrementInventoryInput,
  getInventoryVariants,
  type GetInventoryVariantsInput,
  incrementInventory,
  type IncrementInventoryInput,
  inventoryChangeReasons,
  type InventoryItem,
  queryInventory,
  type QueryInventoryInput,
  updateInventoryVariants,
  type UpdateInventoryVariantsInput,
} from './inventory.ts'
import { preorderInfoSchema } from './store-variant.schema.ts'

const maybe = z.exactOptional
const mostPieces = 99_999

const catalogVersionSchema: Schema<CatalogVersion> = /* @__PURE__ */ schema<CatalogVersion>()((oneOf) =>
  oneOf(catalogVersions),
)

export const getCatalogVersionInputSchema: Schema<GetCatalogVersionInput> =
  /* @__PURE__ */ schema<GetCatalogVersionInput>()(() => z.record(z.string(), z.never()))

export const inventoryItemSchema: ObjectSchema<InventoryItem> = /* @__PURE__ */ schema<InventoryItem>()(() =>
  z.looseObject({
    id: z.string(),
    productId: maybe(z.string()),
    trackQuantity: maybe(z.boolean()),
    variants: maybe(
      z.array(
        z.looseObject({
          variantId: maybe(z.string()),
          inStock: maybe(z.boolean()),
          quantity: maybe(z.number()),
          availableForPreorder: maybe(z.boolean()),
        }),
      ),
    ),
    lastUpdated: maybe(z.date()),
    numericId: maybe(z.string()),
    preorderInfo: maybe(preorderInfoSchema()),
  }),
)

/** The fields that inventory items can be filtered and sorted by. */
export interface InventoryFields {
  id: string
  productId: string
  trackQuantity: boolean
  numericId: number
  lastUpdated: Date
}

/** The kinds of the fields that inventory items can be filtered and sorted by. */
export const inventoryFields: QueryFields<InventoryFields> = /* @__PURE__ */ queryFields<InventoryFields>()({
  id: 'text',
  productId: 'text',
  trackQuantity: 'boolean',
  numericId: 'number',
  lastUpdated: 'date',
})

export const getInventoryVariantsInputSchema: Schema<GetInventoryVariantsInput> =
  /* @__PURE__ */ schema<GetInventoryVariantsInput>()(() =>
    z.looseObject({ inventoryId: z.string().min(1), variantIds: maybe(z.array(z.string())) }),
  )

export const queryInventoryInputSchema: Schema<QueryInventoryInput> =
  /* @__PURE__ */ schema<QueryInventoryInput>()(() =>
    z.looseObject({
      filter: maybe(z.string()),
      sort: maybe(z.string()),
      paging: maybe(offsetPagingSchema()),
    }),
  )

const reason = () => maybe(closed(inventoryChangeReasons))

export const updateInventoryVariantsInputSchema: Schema<UpdateInventoryVariantsInput> =
  /* @__PURE__ */ schema<UpdateInventoryVariantsInput>()(() =>
    z.looseObject({
      inventoryItem: z.looseObject({
        productId: z.string().min(1),
        trackQuantity: maybe(z.boolean()),
        preorderInfo: maybe(
          z.looseObject({
            enabled: maybe(z.boolean()),
            message: maybe(z.string().min(1).max(250)),
            limit: maybe(z.int().min(0).max(100_000)),
          }),
        ),
        variants: maybe(
          z.array(
            z.looseObject({
              variantId: maybe(z.string()),
              inStock: maybe(z.boolean()),
              quantity: maybe(z.int().min(0).max(mostPieces)),
            }),
          ),
        ),
      }),
      reason: reason(),
    }),
  )

const target = () => ({
  inventoryId: maybe(z.string().max(36)),
  productId: maybe(z.string().max(36)),
  variantId: z.string().min(1),
})

export const decrementInventoryInputSchema: Schema<DecrementInventoryInput> =
  /* @__PURE__ */ schema<DecrementInventoryInput>()(() =>
    z.looseObject({
      decrementData: z
        .array(
          z.looseObject({
            ...target(),
            decrementBy: z.int().min(1),
            preorderRequest: maybe(z.boolean()),
          }),
        )
        .min(1)
        .max(300),
      reason: reason(),
    }),
  )

export const incrementInventoryInputSchema: Schema<IncrementInventoryInput> =
  /* @__PURE__ */ schema<IncrementInventoryInput>()(() =>
    z.looseObject({
      incrementData: z
        .array(z.looseObject({ ...target(), incrementBy: z.int().min(1) }))
        .min(1)
        .max(300),
      reason: reason(),
    }),
  )

export const inventorySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCatalogVersion, getCatalogVersionInputSchema, catalogVersionSchema),
  /* @__PURE__ */ operationSchema(getInventoryVariants, getInventoryVariantsInputSchema, inventoryItemSchema),
  /* @__PURE__ */ operationSchema(queryInventory, queryInventoryInputSchema, inventoryItemSchema),
  /* @__PURE__ */ operationSchema(updateInventoryVariants, updateInventoryVariantsInputSchema),
  /* @__PURE__ */ operationSchema(decrementInventory, decrementInventoryInputSchema),
  /* @__PURE__ */ operationSchema(incrementInventory, incrementInventoryInputSchema),
]
