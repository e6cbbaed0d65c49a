import {
  type Resource,
  type ResourceLocationOptions,
  type ResourceRule,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import type { EntityRules } from '../../kernel/entity/entity-steps.ts'
import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { businessSchedule, openSchedule } from '../calendar/calendar.ts'
import { businessLocations } from '../services/service.ts'
import { isOfStaff, resourceTypes } from './resource.ts'
import { cancelSchedule, openingHours, renameSchedule } from './resource-schedule.ts'

type Context = HandlerContext<unknown>

const breaks = (field: string, ruleName: ResourceRule, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName,
})

const lacks = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const at = 'locationOptions.specificLocationOptions'

const checkPlaces = (
  { state }: Context,
  { availableInAllLocations, specificLocationOptions }: ResourceLocationOptions = {},
): FieldViolation[] => {
  if (!specificLocationOptions)
    return availableInAllLocations === false
      ? [
          breaks(
            at,
            'RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET',
            'must be given for a resource that is not available in all locations',
          ),
        ]
      : []
  if (availableInAllLocations)
    return [
      breaks(
        at,
        'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
        'must be left out for a resource that is available in all locations',
      ),
    ]
  const { availableInBusinessLocations, businessLocations: places = [] } = specificLocationOptions
  if (!availableInBusinessLocations)
    return [
      breaks(
        `${at}.availableInBusinessLocations`,
        'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
        'must be true: a resource stands at a location of the business',
      ),
    ]
  const [place, ...others] = places
  if (place?.locationId === undefined)
    return [
      breaks(
        `${at}.businessLocations${place ? '.0.locationId' : ''}`,
        'RESOURCE_LOCATION_ID_IS_REQUIRED',
        'must name the location of the business by its id',
      ),
    ]
  if (others.length) return [lacks(`${at}.businessLocations`, 'must hold one location: a resource has one')]
  return state.in(businessLocations).get(place.locationId)
    ? []
    : [lacks(`${at}.businessLocations.0.locationId`, 'is no location of the business')]
}

/** Working hours are those of the business, or those in the schedule of the resource. A new resource has none of its own. */
const checkWorkingHours = (
  { state }: Context,
  { workingHoursSchedules, eventsSchedule }: Partial<Resource>,
  isNew: boolean,
): FieldViolation[] =>
  (workingHoursSchedules?.values ?? []).flatMap(({ scheduleId, shared }, index) => {
    const field = `workingHoursSchedules.values.${index}`
    const isBusiness = scheduleId === businessSchedule(state).id
    if (scheduleId === undefined)
      return breaks(
        `${field}.scheduleId`,
        'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED',
        'must name the schedule of the business, or that of the resource',
      )
    if (!isBusiness && scheduleId !== eventsSchedule?.scheduleId)
      return lacks(
        `${field}.scheduleId`,
        isNew
          ? 'must be the schedule of the business: a new resource has no hours of its own'
          : 'must be the schedule of the business, or that of the resource',
      )
    if (shared === undefined)
      return isNew
        ? []
        : breaks(
            `${field}.shared`,
            'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED',
            'must say whether other resources have the schedule, too',
          )
    return shared === isBusiness
      ? []
      : lacks(`${field}.shared`, 'must be true for the schedule of the business, and false for any other')
  })

const check = (context: Context, wanted: Partial<Resource>, isNew: boolean): void => {
  const { name, locationOptions } = wanted
  const violations = [
    ...(name?.trim() ? [] : [breaks('name', 'RESOURCE_NAME_IS_REQUIRED', 'must be given, and not be blank')]),
    ...checkPlaces(context, locationOptions),
    ...checkWorkingHours(context, wanted, isNew),
  ]
  if (violations.length) throw refuse(...violations)
}

/** The places of a resource in full: a resource that names none is available everywhere. */
const completePlaces = ({
  specificLocationOptions,
}: ResourceLocationOptions = {}): ResourceLocationOptions => ({
  availableInAllLocations: !specificLocationOptions,
  ...(specificLocationOptions && { specificLocationOptions }),
})

/** A changed resource: a place that is new ends "everywhere", and the other way round. */
const withOnePlace = (next: Resource, { locationOptions: given = {} }: Partial<Resource>): Resource => {
  const { availableInAllLocations, specificLocationOptions } = next.locationOptions ?? {}
  if (!availableInAllLocations || !specificLocationOptions) return next
  if (!given.specificLocationOptions) return { ...next, locationOptions: { availableInAllLocations } }
  return given.availableInAllLocations === undefined
    ? { ...next, locationOptions: { availableInAllLocations: false, specificLocationOptions } }
    : next
}

const checkType = ({ state }: Context, typeId = ''): void => {
  if (typeId === staffResourceTypeId)
    throw refuse(
      lacks('typeId', 'must be another type than that of the staff: a member of staff comes with a resource'),
    )
  if (!state.in(resourceTypes).get(typeId)) throw refuse(lacks('typeId', 'is no resource type'))
}

/** Refuses a change of what belongs to a staff member. */
const refuseStaff = (resource: Resource, field: string): void => {
  if (isOfStaff(resource))
    throw refuse(lacks(field, 'is the resource of a member of staff, which changes with that member alone'))
}

/** The rules of single resources. */
export const resourceEntityRules: EntityRules<Resource> = {
  beforeCreate(context, given) {
    checkType(context, given.typeId)
    check(context, given, true)
    const id = context.newId()
    return {
      ...given,
      id,
      workingHoursSchedules: openingHours(context),
      locationOptions: completePlaces(given.locationOptions),
      eventsSchedule: { scheduleId: openSchedule(context, id, given.name ?? '').id },
    }
  },
  beforeUpdate(context, changed, previous, given) {
    // The rest of the resource changes with the staff member.
    if (Object.keys(given).some((name) => name !== 'ranking')) refuseStaff(previous, 'id')
    const next = withOnePlace(changed, given)
    check(context, next, false)
    return {
      ...next,
      workingHoursSchedules: next.workingHoursSchedules?.values?.length
        ? next.workingHoursSchedules
        : openingHours(context),
      locationOptions: completePlaces(next.locationOptions),
    }
  },
  afterUpdate: renameSchedule,
  beforeRemove: (_, resource) => {
    refuseStaff(resource, 'resourceId')
  },
  afterRemove: cancelSchedule,
}

/** The rules of resources that are created together. */
export const bulkResourceRules: EntityRules<Resource> = {
  ...resourceEntityRules,
  beforeCreate(context, given) {
    if (given.workingHoursSchedules)
      throw refuse(
        breaks(
          'workingHoursSchedules',
          'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST',
          'must be left out here: set the working hours of each resource afterwards',
        ),
      )
    return resourceEntityRules.beforeCreate?.(context, given) ?? { ...given }
  },
}
