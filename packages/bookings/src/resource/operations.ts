import {
  type BulkResult,
  bulkResultOf,
  change,
  cursorQuery,
  type CursorQuery,
  cursorSearch,
  type CursorSearch,
  type ElevatedAuth,
  encoded,
  fieldMask,
  type Filter,
  type Limited,
  page,
  type Page,
  pick,
  type Read,
  read,
  type SearchPage,
  searchPage,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type NewResource, type Resource, type ResourceChange, resourceShape } from './model.ts'

const prefix = '/bookings'

/** The resource to read. */
export interface GetResourceInput {
  resourceId: string
}

/**
 * Reads one resource.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @example
 * const room = await getResource(client, { resourceId })
 * @function
 */
export const getResource: Read<GetResourceInput, Resource> = /* @__PURE__ */ read({
  id: 'bookings.resources.get',
  prefix,
  route: 'GET /v2/resources/{resourceId}',
  response: /* @__PURE__ */ pick('resource', resourceShape),
})

type LocationIds = Limited<string[], { operators: '$hasAll' | '$hasSome' }>

/** The fields that resources can be filtered and sorted by (platform: Resources, query filter). */
export interface ResourceFields {
  id: string
  createdDate: Date
  'eventsSchedule.scheduleId': string
  'locationOptions.availableInAllLocations': boolean
  'locationOptions.specificLocationOptions.availableInBusinessLocations': boolean
  'locationOptions.specificLocationOptions.businessLocations.locationId': string[]
  name: Limited<string, { sort: false }>
  /** The old name of `locationOptions`. */
  'singleResource.locationOptions.availableInAllLocations': boolean
  'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': boolean
  'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': LocationIds
  typeId: string
  updatedDate: Date
}

/** The filter, order and page of the resources to find. */
export type QueryResourcesInput = CursorQuery<ResourceFields>

/**
 * Finds resources, including those of the staff; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryResources(client, { filter: { typeId: roomTypeId } })
 * @function
 */
export const queryResources: Read<
  QueryResourcesInput,
  Page<Resource, QueryResourcesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.resources.query',
  prefix,
  route: 'POST /v2/resources/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('resources', resourceShape),
})

/** The fields that searches for resources filter and sort by. Locations are called `singleResource` there. */
export interface ResourceSearchFields extends Pick<
  ResourceFields,
  | 'id'
  | 'createdDate'
  | 'updatedDate'
  | 'singleResource.locationOptions.availableInAllLocations'
  | 'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations'
  | 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'
> {
  name: string
}

/** The fields of resources that can be aggregated. */
export type ResourceAggregationField = Exclude<keyof ResourceSearchFields, 'name'>

/** The words, filter, order and page of the resources to find, and the aggregations over them. */
export interface SearchResourcesInput extends CursorSearch<
  ResourceSearchFields,
  'name',
  ResourceAggregationField
> {}

/**
 * Searches resources by name, with aggregations over all matches; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchResources(client, { search: { expression: 'room' } })
 * @function
 */
export const searchResources: Read<
  SearchResourcesInput,
  SearchPage<Resource, SearchResourcesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.resources.search',
  prefix,
  route: 'POST /v2/resources/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ searchPage('resources', resourceShape),
})

/** The filter of the resources to count. */
export interface CountResourcesInput {
  filter?: Filter<ResourceFields>
}

/**
 * Counts resources.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const rooms = await countResources(client, { filter: { typeId: roomTypeId } })
 * @function
 */
export const countResources: Read<CountResourcesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.resources.count',
  prefix,
  route: 'POST /v2/resources/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The resource to create. */
export interface CreateResourceInput {
  resource: NewResource
}

/**
 * Creates a resource, for the business. The resource of a staff member comes with `createStaffMember`.
 *
 * @throws ValidationError with a rule such as `RESOURCE_LOCATION_ID_IS_REQUIRED`; `resourceRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const room = await createResource(elevatedClient, {
 *   resource: {
 *     name: 'Treatment room',
 *     typeId: roomTypeId,
 *     locationOptions: {
 *       availableInAllLocations: false,
 *       specificLocationOptions: {
 *         availableInBusinessLocations: true,
 *         businessLocations: [{ locationId }],
 *       },
 *     },
 *   },
 * })
 * @function
 */
export const createResource: Write<CreateResourceInput, Resource, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.resources.create',
  prefix,
  route: 'POST /v2/resources',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateResourceInput>({
      resource: /* @__PURE__ */ change<Resource, NewResource>(resourceShape),
    }),
  ),
  response: /* @__PURE__ */ pick('resource', resourceShape),
})

/** The resources to create in one call. */
export interface BulkCreateResourcesInput {
  /** From 1 to 50, without working hours. */
  resources: NewResource[]
  /** Whether the result includes the resources. */
  returnEntity?: boolean
}

/**
 * Creates resources, for the business: each one succeeds or fails on its own. They use the opening hours of the
 * business.
 *
 * @throws ValidationError when there are more than 50 resources, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateResources(elevatedClient, {
 *   resources: [1, 2, 3].map((number) => ({ name: `Room ${number}`, typeId: roomTypeId })),
 *   returnEntity: true,
 * })
 * @function
 */
export const bulkCreateResources: Write<
  BulkCreateResourcesInput,
  BulkResult<Resource>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.resources.bulkCreate',
  prefix,
  route: 'POST /v2/bulk/resources/create',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkCreateResourcesInput>({
      resources: /* @__PURE__ */ change<Resource, NewResource>(resourceShape),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(resourceShape)),
})

/** The fields of one resource to change. */
export interface UpdateResourceInput {
  /** Its type cannot be changed. */
  resource: ResourceChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  mask?: string[]
}

/**
 * Changes a resource, for the business. Booked sessions do not change.
 *
 * @throws ConflictError when the resource has changed since you read it.
 * @throws ValidationError with a rule such as `RESOURCE_NAME_IS_REQUIRED`, or when the mask names a field that cannot
 * be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getResource(elevatedClient, { resourceId })
 * await updateResource(elevatedClient, { resource: { id, revision, name: 'Quiet room' } })
 * @function
 */
export const updateResource: Write<UpdateResourceInput, Resource, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.resources.update',
  prefix,
  route: 'PATCH /v2/resources/{resource.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateResourceInput>({
      resource: /* @__PURE__ */ change<Resource, ResourceChange>(resourceShape),
      mask: fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('resource', resourceShape),
})

/** One change of several. */
export interface ResourceUpdate {
  resource: ResourceChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/** The changes of several resources in one call. */
export interface BulkUpdateResourcesInput {
  /** From 1 to 100. */
  resources: ResourceUpdate[]
  /** Whether the result includes the resources. */
  returnEntity?: boolean
}

/**
 * Changes resources, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 resources, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateResources(elevatedClient, {
 *   resources: rooms.map(({ id, revision = '' }) => ({
 *     resource: { id, revision, locationOptions: { availableInAllLocations: true } },
 *   })),
 * })
 * @function
 */
export const bulkUpdateResources: Write<
  BulkUpdateResourcesInput,
  BulkResult<Resource>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.resources.bulkUpdate',
  prefix,
  route: 'POST /v2/bulk/resources/update',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkUpdateResourcesInput>({
      resources: /* @__PURE__ */ shape<ResourceUpdate>({
        resource: /* @__PURE__ */ change<Resource, ResourceChange>(resourceShape),
        fieldMask,
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(resourceShape)),
})

/** The resource to delete. */
export interface DeleteResourceInput {
  resourceId: string
}

/**
 * Deletes a resource, for the business. Bookings and services keep its id: it is never free again. To delete the
 * resource of a staff member, use `deleteStaffMember`.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @throws ValidationError when it is the resource of a staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteResource(elevatedClient, { resourceId })
 * @function
 */
export const deleteResource: Write<DeleteResourceInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.resources.delete',
  prefix,
  route: 'DELETE /v2/resources/{resourceId}',
  elevated: true,
})

/** The resources to delete in one call. */
export interface BulkDeleteResourcesInput {
  /** From 1 to 50. */
  ids: string[]
}

/**
 * Deletes resources, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 50 ids.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteResources(elevatedClient, { ids })
 * @function
 */
export const bulkDeleteResources: Write<
  BulkDeleteResourcesInput,
  BulkResult<Resource>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.resources.bulkDelete',
  prefix,
  route: 'POST /v2/bulk/resources/delete',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(resourceShape)),
})
