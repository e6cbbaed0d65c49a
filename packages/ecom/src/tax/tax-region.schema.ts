import {
  bulkResultSchemaOf,
  cursorQueryOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  bulkCreateTaxRegions,
  type BulkCreateTaxRegionsInput,
  createTaxRegion,
  type CreateTaxRegionInput,
  deleteTaxRegion,
  type DeleteTaxRegionInput,
  getTaxRegion,
  type GetTaxRegionInput,
  type NewTaxRegion,
  queryTaxRegions,
  type QueryTaxRegionsInput,
  type TaxRegion,
  type TaxRegionChange,
  type TaxRegionFields,
  updateTaxRegion,
  type UpdateTaxRegionInput,
} from './tax-region.ts'

const maybe = z.exactOptional

export const taxRegionSchema: ObjectSchema<TaxRegion> = /* @__PURE__ */ schema<TaxRegion>()(() =>
  z.looseObject({
    id: z.string(),
    country: maybe(z.string()),
    subdivision: maybe(z.string()),
    appId: maybe(z.string()),
    taxIncludedInPrice: maybe(z.boolean()),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
  }),
)

/** The fields that a caller may write. */
export const newTaxRegionSchema: ObjectSchema<NewTaxRegion> = /* @__PURE__ */ schema<NewTaxRegion>()(() =>
  z.looseObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, ISO 3166-1'),
    subdivision: maybe(z.string().max(50)),
    appId: z.string().min(1),
    taxIncludedInPrice: maybe(z.boolean()),
  }),
)

export const taxRegionChangeSchema: Schema<TaxRegionChange> = /* @__PURE__ */ schema<TaxRegionChange>()(() =>
  newTaxRegionSchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)

/** The fields that tax regions can be filtered and sorted by. */
export const taxRegionFields: QueryFields<TaxRegionFields> = /* @__PURE__ */ queryFields<TaxRegionFields>()({
  id: 'text',
  appId: 'text',
  country: 'text',
  subdivision: 'text',
  createdDate: 'date',
  updatedDate: 'date',
})

export const getTaxRegionInputSchema: Schema<GetTaxRegionInput> = /* @__PURE__ */ schema<GetTaxRegionInput>()(
  () => z.looseObject({ taxRegionId: z.string().min(1) }),
)

export const queryTaxRegionsInputSchema: Schema<QueryTaxRegionsInput> =
  /* @__PURE__ */ schema<QueryTaxRegionsInput>()(() => cursorQueryOf(taxRegionFields, { mostSortOrders: 5 }))

export const createTaxRegionInputSchema: Schema<CreateTaxRegionInput> =
  /* @__PURE__ */ schema<CreateTaxRegionInput>()(() => z.looseObject({ taxRegion: newTaxRegionSchema() }))

export const updateTaxRegionInputSchema: Schema<UpdateTaxRegionInput> =
  /* @__PURE__ */ schema<UpdateTaxRegionInput>()(() =>
    z.looseObject({ taxRegion: taxRegionChangeSchema(), fieldMask: maybe(z.array(z.string().min(1))) }),
  )

export const deleteTaxRegionInputSchema: Schema<DeleteTaxRegionInput> =
  /* @__PURE__ */ schema<DeleteTaxRegionInput>()(() => z.looseObject({ taxRegionId: z.string().min(1) }))

export const bulkCreateTaxRegionsInputSchema: Schema<BulkCreateTaxRegionsInput> =
  /* @__PURE__ */ schema<BulkCreateTaxRegionsInput>()(() =>
    z.looseObject({
      taxRegions: z.array(newTaxRegionSchema()).min(1).max(100),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const taxRegionSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getTaxRegion, getTaxRegionInputSchema, taxRegionSchema),
  /* @__PURE__ */ operationSchema(queryTaxRegions, queryTaxRegionsInputSchema, taxRegionSchema),
  /* @__PURE__ */ operationSchema(createTaxRegion, createTaxRegionInputSchema, taxRegionSchema),
  /* @__PURE__ */ operationSchema(updateTaxRegion, updateTaxRegionInputSchema, taxRegionSchema),
  /* @__PURE__ */ operationSchema(deleteTaxRegion, deleteTaxRegionInputSchema),
  /* @__PURE__ */ operationSchema(
    bulkCreateTaxRegions,
    bulkCreateTaxRegionsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(taxRegionSchema),
  ),
]
