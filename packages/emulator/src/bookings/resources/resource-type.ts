import {
  countResourceTypes,
  createResourceType,
  type CreateResourceTypeInput,
  deleteResourceType,
  getResourceType,
  queryResourceTypes,
  type Resource,
  type ResourceType,
  staffResourceTypeId,
  updateResourceType,
} from '@frontdesk/bookings'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, Failure, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { resourceEntity, resources, resourceTypeEntity, resourceTypes } from './resource.ts'
import { resourceEntityRules } from './resource-rules.ts'
import { removeResource } from './resource-schedule.ts'

type Context = HandlerContext<unknown>

/** A business has no more types of its own than these. */
const mostTypes = 100

const longestName = 40

/** Names that differ by the case of their letters alone are the same for a reader. */
const plain = (name = ''): string => name.trim().toLowerCase()

const checkName = ({ state }: Context, { id, name }: Partial<ResourceType>): void => {
  if (!plain(name))
    throw refuse({
      field: 'name',
      description: 'must be given, and not be blank',
      violatedRule: 'REQUIRED_FIELD',
    })
  if (state.in(resourceTypes).find((other) => other.id !== id && plain(other.name) === plain(name)))
    throw decline(
      409,
      'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME',
      `There is a resource type with the name "${name}" already`,
      { name },
    )
}

const refuseStaffType = ({ id }: ResourceType, field: string): void => {
  if (id === staffResourceTypeId)
    throw refuse({
      field,
      description: 'must be another type than that of the staff, which every business has',
      violatedRule: 'VALIDATION',
    })
}

const rules: EntityRules<ResourceType> = {
  beforeCreate(context, given) {
    checkName(context, given)
    const own = context.state.in(resourceTypes).filter(({ id }) => id !== staffResourceTypeId)
    if (own.length >= mostTypes)
      throw decline(
        428,
        'MAX_NUMBER_OF_RESOURCE_TYPES_REACHED',
        `A business has at most ${mostTypes} resource types: delete one before you create another`,
        { limit: mostTypes },
      )
    return { ...given }
  },
  beforeUpdate(context, next) {
    refuseStaffType(next, 'id')
    checkName(context, next)
    return next
  },
  beforeRemove: (_, type) => {
    refuseStaffType(type, 'resourceTypeId')
  },
  afterRemove(context, { id }) {
    for (const resource of context.state.in(resources).by('type', id)) removeResource(context, resource)
  },
}

const steps = entitySteps(resourceTypeEntity, rules)
const resourceSteps = entitySteps(resourceEntity, resourceEntityRules)
const on = entityHandlers(resourceTypeEntity, steps)

/** Creates the first resources of a type, all of them or none. Returns whether they could be created. */
const createFirst = (
  context: Context,
  { id: typeId, name = '' }: ResourceType,
  { quantity = 0, locationOptions }: CreateResourceTypeInput,
): boolean => {
  const nameOf = (number: number): string => {
    const end = ` ${number}`
    return name.slice(0, longestName - end.length) + end
  }
  const first: Partial<Resource> = { typeId, ...(locationOptions && { locationOptions }) }
  try {
    context.state.savepoint(() => {
      for (let number = 1; number <= quantity; number++)
        resourceSteps.create(context, { ...first, name: nameOf(number) }, 'resource')
    })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

export const resourceTypeHandlers: readonly Handler[] = [
  on.get(getResourceType, { id: ({ resourceTypeId }) => resourceTypeId }),

  on.query(queryResourceTypes),

  on.count(countResourceTypes),

  handle(createResourceType, (context) => {
    const { input } = context
    if (input.locationOptions && input.quantity === undefined)
      throw refuse({
        field: 'locationOptions',
        description: 'must be left out without quantity: it says where the new resources can be used',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    const resourceType = steps.create(context, input.resourceType, 'resourceType')
    return createFirst(context, resourceType, input)
      ? { resourceType }
      : { resourceType, partialErrors: ['FAILED_TO_CREATE_RESOURCES'] }
  }),

  on.update(updateResourceType, { value: ({ resourceType }) => resourceType }),

  on.remove(deleteResourceType, {
    id: ({ resourceTypeId }) => resourceTypeId,
    removal: () => undefined,
  }),
]
