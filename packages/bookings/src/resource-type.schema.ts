import {
  countQueryOf,
  cursorQueryOf,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { newLocationOptionsSchema } from './resource/model.schema.ts'
import {
  countResourceTypes,
  type CountResourceTypesInput,
  type CreatedResourceType,
  createResourceType,
  type CreateResourceTypeInput,
  deleteResourceType,
  type DeleteResourceTypeInput,
  getResourceType,
  type GetResourceTypeInput,
  type NewResourceType,
  queryResourceTypes,
  type QueryResourceTypesInput,
  type ResourceType,
  type ResourceTypeChange,
  resourceTypeErrors,
  type ResourceTypeFields,
  updateResourceType,
  type UpdateResourceTypeInput,
} from './resource-type.ts'

const maybe = z.exactOptional

export const resourceTypeSchema: ObjectSchema<ResourceType> = /* @__PURE__ */ schema<ResourceType>()(() =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    name: maybe(z.string()),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

/** The fields that a caller may write. */
export const newResourceTypeSchema: ObjectSchema<NewResourceType> = /* @__PURE__ */ schema<NewResourceType>()(
  () => z.looseObject({ name: z.string().min(1).max(40), extendedFields: maybe(extendedFieldsSchema()) }),
)

export const resourceTypeChangeSchema: Schema<ResourceTypeChange> =
  /* @__PURE__ */ schema<ResourceTypeChange>()(() =>
    newResourceTypeSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )

/** The fields that resource types can be filtered by. */
export const resourceTypeFields: QueryFields<ResourceTypeFields> =
  /* @__PURE__ */ queryFields<ResourceTypeFields>()({ name: { of: 'text', sort: false } })

export const getResourceTypeInputSchema: Schema<GetResourceTypeInput> =
  /* @__PURE__ */ schema<GetResourceTypeInput>()(() => z.looseObject({ resourceTypeId: z.string().min(1) }))

export const queryResourceTypesInputSchema: Schema<QueryResourceTypesInput> =
  /* @__PURE__ */ schema<QueryResourceTypesInput>()(() =>
    cursorQueryOf(resourceTypeFields, { mostSortOrders: 3 }),
  )

export const countResourceTypesInputSchema: Schema<CountResourceTypesInput> =
  /* @__PURE__ */ schema<CountResourceTypesInput>()(() => countQueryOf(resourceTypeFields))

export const createResourceTypeInputSchema: Schema<CreateResourceTypeInput> =
  /* @__PURE__ */ schema<CreateResourceTypeInput>()(() =>
    z.looseObject({
      resourceType: newResourceTypeSchema(),
      quantity: maybe(z.int().min(1).max(50)),
      locationOptions: maybe(newLocationOptionsSchema()),
    }),
  )

export const createdResourceTypeSchema: Schema<CreatedResourceType> =
  /* @__PURE__ */ schema<CreatedResourceType>()((oneOf) =>
    z.looseObject({
      resourceType: resourceTypeSchema(),
      partialErrors: maybe(z.array(oneOf(resourceTypeErrors))),
    }),
  )

export const updateResourceTypeInputSchema: Schema<UpdateResourceTypeInput> =
  /* @__PURE__ */ schema<UpdateResourceTypeInput>()(() =>
    z.looseObject({ resourceType: resourceTypeChangeSchema(), mask: maybe(z.array(z.string().min(1))) }),
  )

export const deleteResourceTypeInputSchema: Schema<DeleteResourceTypeInput> =
  /* @__PURE__ */ schema<DeleteResourceTypeInput>()(() =>
    z.looseObject({ resourceTypeId: z.string().min(1) }),
  )

const countSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() => z.number())

export const resourceTypeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getResourceType, getResourceTypeInputSchema, resourceTypeSchema),
  /* @__PURE__ */ operationSchema(queryResourceTypes, queryResourceTypesInputSchema, resourceTypeSchema),
  /* @__PURE__ */ operationSchema(countResourceTypes, countResourceTypesInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(
    createResourceType,
    createResourceTypeInputSchema,
    createdResourceTypeSchema,
  ),
  /* @__PURE__ */ operationSchema(updateResourceType, updateResourceTypeInputSchema, resourceTypeSchema),
  /* @__PURE__ */ operationSchema(deleteResourceType, deleteResourceTypeInputSchema),
]
