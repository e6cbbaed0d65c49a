import {
  type BookedResource,
  type BookedSlot,
  type RequestedGender,
  type Resource,
  type ResourceSelection,
  type Service,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { allowsGenderSelection } from '../settings/bookings-settings.ts'
import { violation } from '../booking/target-rules.ts'
import { requiredResources, type ResourceChoice } from './required-resources.ts'

/** The resources beside the staff that a customer wants, by their type. */
type WantedIds = ReadonlyMap<string, string>

/** The resources that a customer wants. */
export interface WantedResources {
  readonly ids: WantedIds
  /** A man or a woman of the staff. */
  readonly gender?: RequestedGender
}

/** Refuses the choice of a gender where it does not belong. @throws Failure 400 */
const checkGender = (
  context: Pick<HandlerContext<unknown>, 'state'>,
  { resourceTypeId = staffResourceTypeId, selectionMethod }: ResourceSelection,
  isNamed: boolean,
  at: string,
): void => {
  const description =
    resourceTypeId !== staffResourceTypeId
      ? 'must be left out: only the staff have a gender'
      : selectionMethod !== 'ANY_RESOURCE' || isNamed
        ? 'goes with ANY_RESOURCE alone, and without slot.resource.id'
        : undefined
  if (description !== undefined) throw refuse(violation(`${at}.requestedGender`, description, 'VALIDATION'))
  if (!allowsGenderSelection(context))
    throw decline(
      400,
      'INVALID_FLOW_SELECTED_RESOURCES',
      'The settings of the business let nobody choose the staff by gender: leave requestedGender out',
    )
}

/**
 * Reads which resources a customer wants beside the staff member who is named.
 *
 * @throws Failure 404 `RESOURCE_NOT_FOUND` for one that the service does not use, 400 for two of one type, for a choice
 * that names none and for a gender that nobody may choose
 */
export const readWantedResources = (
  context: Pick<HandlerContext<unknown>, 'state'>,
  service: Service,
  { additionalResources = [], resource, resourceSelections = [] }: BookedSlot,
): WantedResources => {
  const required = requiredResources(context.state, service)
  let gender: RequestedGender | undefined
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
  resourceSelections.forEach((selection, index) => {
    const { resourceTypeId = staffResourceTypeId, selectionMethod, requestedGender } = selection
    const isOfStaff = resourceTypeId === staffResourceTypeId
    if (!known.includes(resourceTypeId))
      throw refuse(
        violation(
          `.slot.resourceSelections.${index}.resourceTypeId`,
          `must be a type that the service needs: ${known.join(' or ')}`,
          'VALIDATION',
        ),
      )
    if (requestedGender?.gender !== undefined) {
      checkGender(context, selection, resource?.id !== undefined, `.slot.resourceSelections.${index}`)
      gender = requestedGender
    }
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
  return { ids: wanted, ...(gender && { gender }) }
}

/**
 * Chooses a resource of each type out of those that are free: the one that is wanted, or the first. There is no choice
 * when a type has none.
 */
export const chooseResources = (
  free: readonly ResourceChoice[],
  wanted: WantedIds,
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
