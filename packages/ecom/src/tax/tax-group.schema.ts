import {
  bulkActionMetadataSchema,
  cursorQueryOf,
  itemMetadataSchema,
  matchOperators,
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
  createTaxGroup,
  type CreateTaxGroupInput,
  type DefaultTaxGroups,
  deleteTaxGroup,
  type DeleteTaxGroupInput,
  getTaxGroup,
  type GetTaxGroupInput,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  type ListDefaultTaxGroupsByAppIdsInput,
  type ListDefaultTaxGroupsInput,
  type NewTaxGroup,
  queryTaxGroups,
  type QueryTaxGroupsInput,
  type TaxGroup,
  type TaxGroupChange,
  type TaxGroupFields,
  updateTaxGroup,
  type UpdateTaxGroupInput,
} from './tax-group.ts'

const maybe = z.exactOptional

export const taxGroupSchema: ObjectSchema<TaxGroup> = /* @__PURE__ */ schema<TaxGroup>()(() =>
  z.looseObject({
    id: z.string(),
    name: maybe(z.string()),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
  }),
)

/** The fields that a caller may write. */
export const newTaxGroupSchema: ObjectSchema<NewTaxGroup> = /* @__PURE__ */ schema<NewTaxGroup>()(() =>
  z.looseObject({ name: z.string().min(1).max(200) }),
)

export const taxGroupChangeSchema: Schema<TaxGroupChange> = /* @__PURE__ */ schema<TaxGroupChange>()(() =>
  newTaxGroupSchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)

/** The fields that tax groups can be filtered and sorted by. */
export const taxGroupFields: QueryFields<TaxGroupFields> = /* @__PURE__ */ queryFields<TaxGroupFields>()({
  id: { of: 'text', operators: matchOperators },
  name: { of: 'text', operators: matchOperators },
  createdDate: 'date',
  updatedDate: 'date',
})

export const getTaxGroupInputSchema: Schema<GetTaxGroupInput> = /* @__PURE__ */ schema<GetTaxGroupInput>()(
  () => z.looseObject({ taxGroupId: z.string().min(1) }),
)

export const queryTaxGroupsInputSchema: Schema<QueryTaxGroupsInput> =
  /* @__PURE__ */ schema<QueryTaxGroupsInput>()(() => cursorQueryOf(taxGroupFields, { mostSortOrders: 5 }))

export const createTaxGroupInputSchema: Schema<CreateTaxGroupInput> =
  /* @__PURE__ */ schema<CreateTaxGroupInput>()(() => z.looseObject({ taxGroup: newTaxGroupSchema() }))

export const updateTaxGroupInputSchema: Schema<UpdateTaxGroupInput> =
  /* @__PURE__ */ schema<UpdateTaxGroupInput>()(() =>
    z.looseObject({ taxGroup: taxGroupChangeSchema(), fieldMask: maybe(z.array(z.string().min(1))) }),
  )

export const deleteTaxGroupInputSchema: Schema<DeleteTaxGroupInput> =
  /* @__PURE__ */ schema<DeleteTaxGroupInput>()(() => z.looseObject({ taxGroupId: z.string().min(1) }))

export const listDefaultTaxGroupsInputSchema: Schema<ListDefaultTaxGroupsInput> =
  /* @__PURE__ */ schema<ListDefaultTaxGroupsInput>()(() => z.record(z.string(), z.never()))

export const listDefaultTaxGroupsByAppIdsInputSchema: Schema<ListDefaultTaxGroupsByAppIdsInput> =
  /* @__PURE__ */ schema<ListDefaultTaxGroupsByAppIdsInput>()(() =>
    z.looseObject({ appIds: z.array(z.string().min(1)).min(1).max(300) }),
  )

export const defaultTaxGroupsSchema: Schema<DefaultTaxGroups> = /* @__PURE__ */ schema<DefaultTaxGroups>()(
  () =>
    z.looseObject({
      results: maybe(
        z.array(
          z.looseObject({
            taxGroupMetadata: maybe(itemMetadataSchema()),
            taxGroup: maybe(taxGroupSchema()),
          }),
        ),
      ),
      bulkActionMetadata: maybe(bulkActionMetadataSchema()),
    }),
)

export const taxGroupSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getTaxGroup, getTaxGroupInputSchema, taxGroupSchema),
  /* @__PURE__ */ operationSchema(queryTaxGroups, queryTaxGroupsInputSchema, taxGroupSchema),
  /* @__PURE__ */ operationSchema(createTaxGroup, createTaxGroupInputSchema, taxGroupSchema),
  /* @__PURE__ */ operationSchema(updateTaxGroup, updateTaxGroupInputSchema, taxGroupSchema),
  /* @__PURE__ */ operationSchema(deleteTaxGroup, deleteTaxGroupInputSchema),
  /* @__PURE__ */ operationSchema(listDefaultTaxGroups, listDefaultTaxGroupsInputSchema, taxGroupSchema),
  /* @__PURE__ */ operationSchema(
    listDefaultTaxGroupsByAppIds,
    listDefaultTaxGroupsByAppIdsInputSchema,
    defaultTaxGroupsSchema,
  ),
]
