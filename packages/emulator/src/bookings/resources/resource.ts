import {
  type Resource,
  resourceShape,
  type ResourceType,
  resourceTypeShape,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import {
  newResourceSchema,
  newResourceTypeSchema,
  resourceFields,
  resourceSchema,
  resourceSearch,
  resourceTypeFields,
  resourceTypeSchema,
} from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import type { DerivedFields } from '../../kernel/query/filter.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'

export const resourceTypes: CollectionDefinition<ResourceType> =
  collection<ResourceType>('bookings.resourceTypes')

/** The kinds of resources. That of the staff is there in every business. */
export const resourceTypeEntity: Entity<ResourceType> = defineEntity<ResourceType>({
  name: 'resourceType',
  collection: resourceTypes,
  schema: resourceTypeSchema,
  writable: newResourceTypeSchema,
  query: { fields: resourceTypeFields },
  events: { fqdn: 'wix.bookings.resources.v2.resource_type', shape: resourceTypeShape },
})

type ResourceIndex = 'type' | 'schedule'

export const resources: CollectionDefinition<Resource, ResourceIndex> = collection<Resource, ResourceIndex>(
  'bookings.resources',
  { type: ({ typeId }) => typeId, schedule: ({ eventsSchedule }) => eventsSchedule?.scheduleId },
)

/** Filters name the place of a resource in two ways, of which the second is older. */
const derived: DerivedFields = {
  singleResource: ({ locationOptions }: Resource) => ({ locationOptions }),
}

/** The rooms, devices and other things that sessions occupy, and the time of each staff member. */
export const resourceEntity: Entity<Resource> = defineEntity<Resource>({
  name: 'resource',
  collection: resources,
  schema: resourceSchema,
  writable: newResourceSchema,
  fixed: ['typeId'],
  query: { fields: resourceFields, derived },
  search: { ...resourceSearch, derived },
  events: { fqdn: 'wix.bookings.resources.v2.resource', shape: resourceShape },
})

/** Whether a resource is the time of a staff member. */
export const isOfStaff = ({ typeId }: Resource): boolean => typeId === staffResourceTypeId
