import {
  type BookedResource,
  type BookedSlot,
  type Resource,
  type Service,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import { notFound, refuse } from '../../kernel/failure.ts'
import type { State } from '../../kernel/state.ts'
import { violation } from '../booking/target-rules.ts'
import { requiredResources, type ResourceChoice } from './required-resources.ts'

/** The resources beside the staff that a customer wants, by their type. */
type WantedResources = ReadonlyMap<string, string>

/**
 * Reads which resources beside the staff a customer wants.
 *
 * @throws Failure 404 `RESOURCE_NOT_FOUND` for one that the service does not use, 400 for two of one type and for a choice
 * that names none
 */
export const readWantedResources = (
  state: State,
  service: Service,
  { additionalResources = [], resource, resourceSelections = [] }: BookedSlot,
): WantedResources => {
  const required = requiredResources(state, service)
  const wanted = new Map<string, string>()
  additionalResources.forEach(({ id = '' }, index) => {
    const typeId = required.find(({ resources }) => resources.some((one) => one.id === id))?.typeId
    if (typeId === undefined) throw notFound('resource for this service', id, 'RESOURCE_NOT_FOUND')
    if (wanted.has(typeId))
      throw refuse(
        violation(
          `.slot.additionalResources.${index}.id`,
          'must be of another type: the service needs one resource of each type',
          'VALIDATION',
        ),
      )
    wanted.set(typeId, id)
  })
  const known = [staffResourceTypeId, ...required.map(({ typeId }) => typeId)]
  resourceSelections.forEach(({ resourceTypeId = staffResourceTypeId, selectionMethod }, index) => {
    const isOfStaff = resourceTypeId === staffResourceTypeId
    if (!known.includes(resourceTypeId))
      throw refuse(
        violation(
          `.slot.resourceSelections.${index}.resourceTypeId`,
          `must be a type that the service needs: ${known.join(' or ')}`,
          'VALIDATION',
        ),
      )
    if (selectionMethod !== 'SPECIFIC_RESOURCE') return
    if (isOfStaff ? resource?.id === undefined : !wanted.has(resourceTypeId))
      throw refuse(
        violation(
          isOfStaff ? '.slot.resource.id' : '.slot.additionalResources',
          isOfStaff
            ? 'must be given with SPECIFIC_RESOURCE'
            : 'must name a resource of the type that is chosen with SPECIFIC_RESOURCE',
          'REQUIRED_FIELD',
        ),
      )
  })
  return wanted
}

/**
 * Chooses a resource of each type out of those that are free: the one that is wanted, or the first. There is no choice
 * when a type has none.
 */
export const chooseResources = (
  free: readonly ResourceChoice[],
  wanted: WantedResources,
): Resource[] | undefined => {
  const chosen = free.flatMap(({ typeId, resources }) => {
    const id = wanted.get(typeId)
    return resources.find((one) => id === undefined || one.id === id) ?? []
  })
  return chosen.length === free.length ? chosen : undefined
}

/** A resource as a booking holds it. */
export const bookedOther = ({ id, name, typeId }: Resource): BookedResource => ({
  id,
  ...(name !== undefined && { name }),
  ...(typeId !== undefined && { type: typeId }),
})
