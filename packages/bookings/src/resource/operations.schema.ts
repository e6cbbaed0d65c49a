import {
  bulkResultSchemaOf,
  countQueryOf,
  cursorQueryOf,
  cursorSearchOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { newResourceSchema, resourceChangeSchema, resourceSchema } from './model.schema.ts'
import {
  bulkCreateResources,
  type BulkCreateResourcesInput,
  bulkDeleteResources,
  type BulkDeleteResourcesInput,
  bulkUpdateResources,
  type BulkUpdateResourcesInput,
  countResources,
  type CountResourcesInput,
  createResource,
  type CreateResourceInput,
  deleteResource,
  type DeleteResourceInput,
  getResource,
  type GetResourceInput,
  queryResources,
  type QueryResourcesInput,
  type ResourceAggregationField,
  type ResourceFields,
  type ResourceSearchFields,
  searchResources,
  type SearchResourcesInput,
  updateResource,
  type UpdateResourceInput,
} from './operations.ts'

const maybe = z.exactOptional
const mostCreated = 50
const mostChanged = 100

const contained = { of: 'list', operators: ['$hasAll', '$hasSome'] } as const

/** The fields that resources can be filtered and sorted by. */
export const resourceFields: QueryFields<ResourceFields> = /* @__PURE__ */ queryFields<ResourceFields>()({
  id: 'text',
  createdDate: 'date',
  'eventsSchedule.scheduleId': 'text',
  'locationOptions.availableInAllLocations': 'boolean',
  'locationOptions.specificLocationOptions.availableInBusinessLocations': 'boolean',
  'locationOptions.specificLocationOptions.businessLocations.locationId': 'list',
  name: { of: 'text', sort: false },
  'singleResource.locationOptions.availableInAllLocations': 'boolean',
  'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': 'boolean',
  'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': contained,
  typeId: 'text',
  updatedDate: 'date',
})

const resourceSearchFields: QueryFields<ResourceSearchFields> =
  /* @__PURE__ */ queryFields<ResourceSearchFields>()({
    id: 'text',
    createdDate: 'date',
    name: 'text',
    'singleResource.locationOptions.availableInAllLocations': 'boolean',
    'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': 'boolean',
    'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': contained,
    updatedDate: 'date',
  })

/** The rules of a search for resources. */
export const resourceSearch: SearchRules<ResourceSearchFields, 'name', ResourceAggregationField> = {
  fields: resourceSearchFields,
  searchable: ['name'],
  aggregatable: [
    'id',
    'createdDate',
    'singleResource.locationOptions.availableInAllLocations',
    'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations',
    'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId',
    'updatedDate',
  ],
}

export const getResourceInputSchema: Schema<GetResourceInput> = /* @__PURE__ */ schema<GetResourceInput>()(
  () => z.looseObject({ resourceId: z.string().min(1) }),
)

export const queryResourcesInputSchema: Schema<QueryResourcesInput> =
  /* @__PURE__ */ schema<QueryResourcesInput>()(() => cursorQueryOf(resourceFields, { mostSortOrders: 5 }))

export const searchResourcesInputSchema: Schema<SearchResourcesInput> =
  /* @__PURE__ */ schema<SearchResourcesInput>()(() => cursorSearchOf(resourceSearch))

export const countResourcesInputSchema: Schema<CountResourcesInput> =
  /* @__PURE__ */ schema<CountResourcesInput>()(() => countQueryOf(resourceFields))

export const createResourceInputSchema: Schema<CreateResourceInput> =
  /* @__PURE__ */ schema<CreateResourceInput>()(() => z.looseObject({ resource: newResourceSchema() }))

export const bulkCreateResourcesInputSchema: Schema<BulkCreateResourcesInput> =
  /* @__PURE__ */ schema<BulkCreateResourcesInput>()(() =>
    z.looseObject({
      resources: z.array(newResourceSchema()).min(1).max(mostCreated),
      returnEntity: maybe(z.boolean()),
    }),
  )

const mask = () => maybe(z.array(z.string().min(1)))

export const updateResourceInputSchema: Schema<UpdateResourceInput> =
  /* @__PURE__ */ schema<UpdateResourceInput>()(() =>
    z.looseObject({ resource: resourceChangeSchema(), mask: mask() }),
  )

export const bulkUpdateResourcesInputSchema: Schema<BulkUpdateResourcesInput> =
  /* @__PURE__ */ schema<BulkUpdateResourcesInput>()(() =>
    z.looseObject({
      resources: z
        .array(z.looseObject({ resource: resourceChangeSchema(), fieldMask: mask() }))
        .min(1)
        .max(mostChanged),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const deleteResourceInputSchema: Schema<DeleteResourceInput> =
  /* @__PURE__ */ schema<DeleteResourceInput>()(() => z.looseObject({ resourceId: z.string().min(1) }))

export const bulkDeleteResourcesInputSchema: Schema<BulkDeleteResourcesInput> =
  /* @__PURE__ */ schema<BulkDeleteResourcesInput>()(() =>
    z.looseObject({ ids: z.array(z.string().min(1)).min(1).max(mostCreated) }),
  )

const countSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() => z.number())
const bulkResourcesSchema = /* @__PURE__ */ bulkResultSchemaOf(resourceSchema)

export const resourceSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getResource, getResourceInputSchema, resourceSchema),
  /* @__PURE__ */ operationSchema(queryResources, queryResourcesInputSchema, resourceSchema),
  /* @__PURE__ */ operationSchema(searchResources, searchResourcesInputSchema, resourceSchema),
  /* @__PURE__ */ operationSchema(countResources, countResourcesInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(createResource, createResourceInputSchema, resourceSchema),
  /* @__PURE__ */ operationSchema(bulkCreateResources, bulkCreateResourcesInputSchema, bulkResourcesSchema),
  /* @__PURE__ */ operationSchema(updateResource, updateResourceInputSchema, resourceSchema),
  /* @__PURE__ */ operationSchema(bulkUpdateResources, bulkUpdateResourcesInputSchema, bulkResourcesSchema),
  /* @__PURE__ */ operationSchema(deleteResource, deleteResourceInputSchema),
  /* @__PURE__ */ operationSchema(bulkDeleteResources, bulkDeleteResourcesInputSchema, bulkResourcesSchema),
]
