import {
  bulkResultSchemaOf,
  cursorQueryOf,
  extendedFieldsSchema,
  moneySchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  tagsInputSchema,
  tagsSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AddOn,
  type AddOnChange,
  type AddOnFields,
  bulkCreateAddOns,
  type BulkCreateAddOnsInput,
  bulkDeleteAddOns,
  type BulkDeleteAddOnsInput,
  bulkUpdateAddOns,
  type BulkUpdateAddOnsInput,
  createAddOn,
  type CreateAddOnInput,
  deleteAddOn,
  type DeleteAddOnInput,
  getAddOn,
  type GetAddOnInput,
  type NewAddOn,
  queryAddOns,
  type QueryAddOnsInput,
  updateAddOn,
  type UpdateAddOnInput,
} from './add-on.ts'
import { mediaItemInputSchema, mediaItemSchema } from './service/model.schema.ts'

const maybe = z.exactOptional
const most = 100

export const addOnSchema: ObjectSchema<AddOn> = /* @__PURE__ */ schema<AddOn>()(() =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    name: maybe(z.string()),
    price: maybe(moneySchema()),
    durationInMinutes: maybe(z.number()),
    maxQuantity: maybe(z.number()),
    taxGroup: maybe(z.string()),
    mainMedia: maybe(mediaItemSchema()),
    extendedFields: maybe(extendedFieldsSchema()),
    tags: maybe(tagsSchema()),
  }),
)

/** The fields that a caller may write. */
export const newAddOnSchema: ObjectSchema<NewAddOn> = /* @__PURE__ */ schema<NewAddOn>()(() =>
  z.looseObject({
    name: z.string().min(1).max(100),
    price: maybe(moneySchema()),
    durationInMinutes: maybe(z.int().min(1).max(1_440)),
    maxQuantity: maybe(z.int().min(1).max(9_999)),
    taxGroup: maybe(z.string()),
    mainMedia: maybe(mediaItemInputSchema()),
    extendedFields: maybe(extendedFieldsSchema()),
    tags: maybe(tagsInputSchema()),
  }),
)

export const addOnChangeSchema: Schema<AddOnChange> = /* @__PURE__ */ schema<AddOnChange>()(() =>
  newAddOnSchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)

/** The fields that add-ons can be filtered and sorted by. */
export const addOnFields: QueryFields<AddOnFields> = /* @__PURE__ */ queryFields<AddOnFields>()({
  id: 'text',
  durationInMinutes: 'number',
  maxQuantity: 'number',
  name: 'text',
  'price.currency': 'text',
  'price.formattedValue': 'text',
  'price.value': 'decimal',
  taxGroup: 'text',
})

export const getAddOnInputSchema: Schema<GetAddOnInput> = /* @__PURE__ */ schema<GetAddOnInput>()(() =>
  z.looseObject({ addOnId: z.string().min(1) }),
)

export const queryAddOnsInputSchema: Schema<QueryAddOnsInput> = /* @__PURE__ */ schema<QueryAddOnsInput>()(
  () => cursorQueryOf(addOnFields, { mostSortOrders: 5 }),
)

export const createAddOnInputSchema: Schema<CreateAddOnInput> = /* @__PURE__ */ schema<CreateAddOnInput>()(
  () => z.looseObject({ addOn: newAddOnSchema() }),
)

export const bulkCreateAddOnsInputSchema: Schema<BulkCreateAddOnsInput> =
  /* @__PURE__ */ schema<BulkCreateAddOnsInput>()(() =>
    z.looseObject({
      addOns: z.array(newAddOnSchema()).min(1).max(most),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const updateAddOnInputSchema: Schema<UpdateAddOnInput> = /* @__PURE__ */ schema<UpdateAddOnInput>()(
  () => z.looseObject({ addOn: addOnChangeSchema(), fieldMask: maybe(z.array(z.string().min(1))) }),
)

export const bulkUpdateAddOnsInputSchema: Schema<BulkUpdateAddOnsInput> =
  /* @__PURE__ */ schema<BulkUpdateAddOnsInput>()(() =>
    z.looseObject({
      addOns: z.array(updateAddOnInputSchema()).min(1).max(most),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const deleteAddOnInputSchema: Schema<DeleteAddOnInput> = /* @__PURE__ */ schema<DeleteAddOnInput>()(
  () => z.looseObject({ addOnId: z.string().min(1) }),
)

export const bulkDeleteAddOnsInputSchema: Schema<BulkDeleteAddOnsInput> =
  /* @__PURE__ */ schema<BulkDeleteAddOnsInput>()(() =>
    z.looseObject({ addOnIds: z.array(z.string().min(1)).min(1).max(most) }),
  )

const bulkAddOnsSchema = /* @__PURE__ */ bulkResultSchemaOf(addOnSchema)

export const addOnSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getAddOn, getAddOnInputSchema, addOnSchema),
  /* @__PURE__ */ operationSchema(queryAddOns, queryAddOnsInputSchema, addOnSchema),
  /* @__PURE__ */ operationSchema(createAddOn, createAddOnInputSchema, addOnSchema),
  /* @__PURE__ */ operationSchema(bulkCreateAddOns, bulkCreateAddOnsInputSchema, bulkAddOnsSchema),
  /* @__PURE__ */ operationSchema(updateAddOn, updateAddOnInputSchema, addOnSchema),
  /* @__PURE__ */ operationSchema(bulkUpdateAddOns, bulkUpdateAddOnsInputSchema, bulkAddOnsSchema),
  /* @__PURE__ */ operationSchema(deleteAddOn, deleteAddOnInputSchema),
  /* @__PURE__ */ operationSchema(bulkDeleteAddOns, bulkDeleteAddOnsInputSchema, bulkAddOnsSchema),
]
