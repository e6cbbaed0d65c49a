import { type Service, type ServiceResource, staffResourceTypeId } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import type { State } from '../../kernel/state.ts'
import { resources, resourceTypes } from './resource.ts'

type Wanted = Pick<Service, 'serviceResources' | 'primaryResourceType' | 'staffMemberIds'>

const lacks = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const typeOf = ({ resourceType }: ServiceResource): string => resourceType?.id ?? staffResourceTypeId

const isStaff = (resource: ServiceResource): boolean => typeOf(resource) === staffResourceTypeId

const idsOf = ({ resourceIds }: ServiceResource): readonly string[] => resourceIds?.values ?? []

/** Staff stand in `staffMemberIds`, too: both name the same. */
const checkStaff = (
  resource: ServiceResource,
  { serviceResources = [], staffMemberIds = [] }: Wanted,
  at: string,
): FieldViolation[] => {
  const named = new Set(serviceResources.filter(isStaff).flatMap(idsOf))
  const isAllOfThem = named.size === new Set([...named, ...staffMemberIds]).size
  return idsOf(resource).every((id) => staffMemberIds.includes(id)) && isAllOfThem
    ? []
    : [lacks(`${at}.resourceIds`, 'must be the ids of staffMemberIds')]
}

const checkOthers = (
  state: State,
  resource: ServiceResource,
  { serviceResources = [] }: Wanted,
  at: string,
): FieldViolation[] => {
  const typeId = typeOf(resource)
  const fieldOfType = `${at}.resourceType.id`
  if (!state.in(resourceTypes).get(typeId)) return [lacks(fieldOfType, 'is no resource type')]
  if (serviceResources.find((other) => typeOf(other) === typeId) !== resource)
    return [lacks(fieldOfType, 'is named twice')]
  const ids = idsOf(resource)
  return ids.flatMap((id, index) => {
    const isOfType = state.in(resources).get(id)?.typeId === typeId
    if (isOfType && ids.indexOf(id) === index) return []
    return lacks(
      `${at}.resourceIds.values.${index}`,
      isOfType ? 'is named twice' : 'is no resource of this type',
    )
  })
}

/** Checks the resources that a service needs. A change that names none of them leaves those that are kept. */
export const checkServiceResources = (
  state: State,
  wanted: Wanted,
  kept: readonly ServiceResource[] = [],
): FieldViolation[] => {
  const { serviceResources = [], primaryResourceType = staffResourceTypeId } = wanted
  const needed = wanted.serviceResources ?? kept
  return [
    ...serviceResources.flatMap((resource, index) => {
      const at = `serviceResources.${index}`
      return isStaff(resource) ? checkStaff(resource, wanted, at) : checkOthers(state, resource, wanted, at)
    }),
    ...(primaryResourceType === staffResourceTypeId ||
    needed.some((resource) => typeOf(resource) === primaryResourceType)
      ? []
      : [lacks('primaryResourceType', 'must be a type of serviceResources')]),
  ]
}

/** The resources of a service in full: its staff, and the others that are wanted. */
export const completeServiceResources = ({
  serviceResources = [],
  staffMemberIds = [],
}: Wanted): ServiceResource[] => [
  ...(staffMemberIds.length
    ? [{ resourceType: { id: staffResourceTypeId }, resourceIds: { values: staffMemberIds } }]
    : []),
  ...serviceResources
    .filter((resource) => !isStaff(resource))
    .map((resource) => ({
      resourceType: { id: typeOf(resource) },
      resourceIds: { values: [...idsOf(resource)] },
    })),
]

/** A resource of a service with the name of its type. */
export const withTypeName = (state: State, resource: ServiceResource): ServiceResource => {
  const id = typeOf(resource)
  const { name } = state.in(resourceTypes).get(id) ?? {}
  return { ...resource, resourceType: { id, ...(name !== undefined && { name }) } }
}

/** A resource of a service with the names of those that it holds. `nameOf` knows the staff. */
export const withResourceNames = (
  state: State,
  resource: ServiceResource,
  nameOf: (staffId: string) => string | undefined,
): ServiceResource => ({
  ...resource,
  resourceDetails: {
    resources: idsOf(resource).flatMap((id) => {
      const name = isStaff(resource) ? nameOf(id) : state.in(resources).get(id)?.name
      return name === undefined ? [] : { id, name }
    }),
  },
})
