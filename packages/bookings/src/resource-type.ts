import {
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Filter,
  type Limited,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { ResourceLocationOptions } from './resource/model.ts'

const prefix = '/bookings'

/** All partial errors of the creation of a resource type. */
export const resourceTypeErrors = ['FAILED_TO_CREATE_RESOURCES'] as const

/** A partial error of the creation of a resource type. */
export type ResourceTypeError = Open<(typeof resourceTypeErrors)[number]>

/** A kind of resource, such as the rooms, the devices or the staff of a business. */
export interface ResourceType {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** From 1 to 40 characters, unique within the business. */
  name?: string
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

export const resourceTypeShape: Shape<ResourceType> = /* @__PURE__ */ entity<ResourceType>({
  createdDate: date,
  updatedDate: date,
})

/** A resource type to create. */
export interface NewResourceType extends Pick<ResourceType, 'extendedFields'> {
  /** From 1 to 40 characters. */
  name: string
}

/** Some fields of a resource type to change. */
export interface ResourceTypeChange extends Partial<NewResourceType> {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The fields that resource types can be filtered by (platform: Resource types, query filter). */
export interface ResourceTypeFields {
  name: Limited<string, { sort: false }>
}

/** The resource type to read. */
export interface GetResourceTypeInput {
  resourceTypeId: string
}

/**
 * Reads one resource type.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such type.
 * @example
 * const { name } = await getResourceType(client, { resourceTypeId })
 * @function
 */
export const getResourceType: Read<GetResourceTypeInput, ResourceType> = /* @__PURE__ */ read({
  id: 'bookings.resourceTypes.get',
  prefix,
  route: 'GET /v2/resources/resource-types/{resourceTypeId}',
  response: /* @__PURE__ */ pick('resourceType', resourceTypeShape),
})

/** The filter, order and page of the resource types to find. */
export type QueryResourceTypesInput = CursorQuery<ResourceTypeFields>

/**
 * Finds resource types, including the one of the staff; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryResourceTypes(client, { filter: { name: 'Room' } })
 * @function
 */
export const queryResourceTypes: Read<
  QueryResourceTypesInput,
  Page<ResourceType, QueryResourceTypesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.resourceTypes.query',
  prefix,
  route: 'POST /v2/resources/resource-types/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('resourceTypes', resourceTypeShape),
})

/** The filter of the resource types to count. */
export interface CountResourceTypesInput {
  filter?: Filter<ResourceTypeFields>
}

/**
 * Counts resource types.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countResourceTypes(client, {})
 * @function
 */
export const countResourceTypes: Read<CountResourceTypesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.resourceTypes.count',
  prefix,
  route: 'POST /v2/resources/resource-types/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The resource type to create, and its first resources. */
export interface CreateResourceTypeInput {
  resourceType: NewResourceType
  /** Number of resources to create with the type, named after it; at most 50. */
  quantity?: number
  /** Where these resources can be used; defaults to everywhere. */
  locationOptions?: ResourceLocationOptions
}

/** A resource type that was created. */
export interface CreatedResourceType {
  resourceType: ResourceType
  /** `FAILED_TO_CREATE_RESOURCES` when the type was created, but not its resources. */
  partialErrors?: ResourceTypeError[]
}

/**
 * Creates a resource type, for the business, and with `quantity` the first resources of the type. The type is created
 * even if its resources are not: `partialErrors` says so.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, ignoring case;
 * `MAX_NUMBER_OF_RESOURCE_TYPES_REACHED`.
 * @throws ValidationError when the name is missing or too long, or `quantity` is out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const { resourceType, partialErrors = [] } = await createResourceType(elevatedClient, {
 *   resourceType: { name: 'Room' },
 *   quantity: 2,
 * })
 * @function
 */
export const createResourceType: Write<CreateResourceTypeInput, CreatedResourceType, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.resourceTypes.create',
    prefix,
    route: 'POST /v2/resources/resource-types',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateResourceTypeInput>({
        resourceType: /* @__PURE__ */ change<ResourceType, NewResourceType>(resourceTypeShape),
      }),
    ),
    response: /* @__PURE__ */ whole(
      /* @__PURE__ */ shape<CreatedResourceType>({ resourceType: resourceTypeShape }),
    ),
  })

/** The fields of one resource type to change. */
export interface UpdateResourceTypeInput {
  resourceType: ResourceTypeChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  mask?: string[]
}

/**
 * Changes the name or the extended fields of a resource type, for the business. The type of the staff cannot be
 * changed.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, ignoring case;
 * `NOT_FOUND` when there is no such type.
 * @throws ConflictError when the type has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name, or the type is that
 * of the staff.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getResourceType(elevatedClient, { resourceTypeId })
 * await updateResourceType(elevatedClient, { resourceType: { id, revision, name: 'Treatment room' } })
 * @function
 */
export const updateResourceType: Write<UpdateResourceTypeInput, ResourceType, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.resourceTypes.update',
    prefix,
    route: 'PATCH /v2/resources/resource-types/{resourceType.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateResourceTypeInput>({
        resourceType: /* @__PURE__ */ change<ResourceType, ResourceTypeChange>(resourceTypeShape),
        mask: fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('resourceType', resourceTypeShape),
  })

/** The resource type to delete. */
export interface DeleteResourceTypeInput {
  resourceTypeId: string
}

/**
 * Deletes a resource type together with its resources, for the business. Services that need the type have no free time
 * slots until they are changed. The type of the staff cannot be deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such type.
 * @throws ValidationError when the type is that of the staff.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteResourceType(elevatedClient, { resourceTypeId })
 * @function
 */
export const deleteResourceType: Write<DeleteResourceTypeInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.resourceTypes.delete',
  prefix,
  route: 'DELETE /v2/resources/resource-types/{resourceTypeId}',
  elevated: true,
})
