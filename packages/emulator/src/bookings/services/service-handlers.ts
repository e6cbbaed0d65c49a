import {
  bulkCreateServices,
  bulkDeleteServices,
  bulkDeleteServicesByFilter,
  bulkUpdateServices,
  bulkUpdateServicesByFilter,
  countServices,
  createService,
  deleteService,
  getService,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  type RequestedField,
  searchServices,
  type Service,
  type ServiceFields,
  type ServiceLocation,
  type Schedule,
  type ServicePayment,
  type ServiceRemoval,
  updateService,
} from '@frontdesk/bookings'
import { serviceFields } from '@frontdesk/bookings/schemas'
import type { Filter } from '@frontdesk/core'
import { refuse } from '../../kernel/failure.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { projection } from '../../kernel/query/projection.ts'
import { matching } from '../../kernel/query/query.ts'
import { completeService } from './new-service.ts'
import { planClass, planCourse } from '../availability/planned-sessions.ts'
import { categoryOfService, serviceCategories, serviceEntity } from './service.ts'
import { endService } from './service-removal.ts'
import { checkService, checkType } from './service-rules.ts'
import { withResourceNames, withTypeName } from '../resources/service-resources.ts'
import { endOptions, followStaff } from '../service-options/option-entity.ts'
import { staffOf } from '../staff/staff-resource.ts'

type Context = HandlerContext<unknown>

const planClassOf = (context: Context, service: Service): void => {
  if (service.type === 'CLASS') planClass(context, service)
}

/** A payment whose rate type has changed, without the price of the type before unless it is given with the change. */
const withoutOldRates = (payment: ServicePayment, given: ServicePayment | undefined): ServicePayment => {
  const { fixed, varied, custom, ...rest } = payment
  const { rateType } = rest
  return {
    ...rest,
    ...(fixed && (rateType === 'FIXED' || given?.fixed) && { fixed }),
    ...(varied && (rateType === 'VARIED' || given?.varied) && { varied }),
    ...(custom && (rateType === 'CUSTOM' || given?.custom) && { custom }),
  }
}

/** A schedule whose kind of length has changed, without the lengths or the range before unless they are given, too. */
const withoutOldLengths = (schedule: Schedule, given: Schedule | undefined): Schedule => {
  const { availabilityConstraints } = schedule
  if (!availabilityConstraints) return schedule
  const { sessionDurations, durationRange, ...rest } = availabilityConstraints
  const asked = given?.availabilityConstraints ?? {}
  const onlyRange = asked.durationRange && !asked.sessionDurations
  const onlyLengths = asked.sessionDurations && !asked.durationRange
  return {
    ...schedule,
    availabilityConstraints: {
      ...rest,
      ...(sessionDurations && !onlyRange && { sessionDurations }),
      ...(durationRange && !onlyLengths && { durationRange }),
    },
  }
}

const rules: EntityRules<Service, ServiceRemoval> = {
  beforeCreate(context, given) {
    checkService(context, given)
    // A group belongs to one service: it gets an id of its own.
    const groups = given.addOnGroups?.map(({ id: _, ...group }) => group)
    const wanted = { ...given, ...(groups && { addOnGroups: groups }) }
    const service = completeService(context, wanted, { id: context.newId() })
    return service.type === 'COURSE' ? planCourse(context, service) : service
  },
  afterCreate: planClassOf,
  beforeUpdate(context, next, previous, given) {
    checkType(next.type, previous.type)
    const { serviceResources, payment, schedule } = given
    const { serviceResources: _, payment: wantedPayment, schedule: wantedSchedule, ...wanted } = next
    const asked = {
      ...wanted,
      ...(wantedPayment && { payment: withoutOldRates(wantedPayment, payment) }),
      ...(wantedSchedule && { schedule: withoutOldLengths(wantedSchedule, schedule) }),
      ...(serviceResources && { serviceResources }),
    }
    checkService(context, asked, next)
    const { serviceResources: __, ...kept } = previous
    const service = completeService(context, asked, {
      ...kept,
      ...(next.serviceResources && { serviceResources: next.serviceResources }),
    })
    return { ...next, ...(service.type === 'COURSE' ? planCourse(context, service) : service) }
  },
  afterUpdate(context, service) {
    planClassOf(context, service)
    followStaff(context, service)
  },
  beforeRemove: endService,
  afterRemove: endOptions,
}

const on = entityHandlers(serviceEntity, entitySteps(serviceEntity, rules))

/** Details are filled only when they are asked for. */
export const withDetails = (
  { state }: Context,
  service: Service,
  requested: readonly RequestedField[] = [],
): Service => {
  const members = staffOf(state, service)
  return {
    ...service,
    ...(requested.includes('STAFF_MEMBER_DETAILS') && {
      staffMemberDetails: { staffMembers: service.staffMembers ?? [] },
    }),
    ...(service.serviceResources && {
      serviceResources: service.serviceResources.map((resource) => {
        const named = requested.includes('RESOURCE_DETAILS')
          ? withResourceNames(state, resource, (id) => members.find((member) => member.id === id)?.name)
          : resource
        return requested.includes('RESOURCE_TYPE_DETAILS') ? withTypeName(state, named) : named
      }),
    }),
  }
}

const filterServices = (context: Context, filter: Filter<ServiceFields> | undefined): readonly Service[] =>
  matching(serviceEntity.list(context), filter, { fields: serviceFields }, 'filter.services')

/** Refuses what a filter does not know, instead of finding everything. */
const refuseUnknown = (given: object = {}, known: readonly string[], at: string): void => {
  const violations = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      field: `${at}.${name}`,
      description: `is not known here; these are: ${known.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  if (violations.length) throw refuse(...violations)
}

const byId = (left: { readonly id?: string }, right: { readonly id?: string }): number =>
  (left.id ?? '') < (right.id ?? '') ? -1 : 1

const locationsOf = (found: readonly Service[]): ServiceLocation[] => {
  const all = found.flatMap(({ locations = [] }) => locations)
  return [...new Map(all.map((location) => [location.id, location])).values()].sort(byId)
}

/** The options for sessions and bookings, without the field that names the service. */
const removalOf = (input: ServiceRemoval): ServiceRemoval => ({
  preserveFutureSessionsWithParticipants: input.preserveFutureSessionsWithParticipants ?? false,
  participantNotification: input.participantNotification ?? {},
})

export const serviceHandlers: readonly Handler[] = [
  on.create(createService, { value: ({ service }) => service }),

  on.bulkCreate(bulkCreateServices, { values: ({ services }) => services, at: 'services' }),

  on.update(updateService, { value: ({ service }) => service }),

  on.bulkUpdate(bulkUpdateServices, {
    changes: ({ services }) => services.map(({ service, mask }) => ({ given: service, mask })),
    at: 'services',
  }),

  on.updateByFilter(bulkUpdateServicesByFilter, { value: ({ service }) => service }),

  on.remove(deleteService, { id: ({ serviceId }) => serviceId, removal: removalOf }),

  on.bulkRemove(bulkDeleteServices, { ids: ({ ids }) => ids, removal: removalOf }),

  on.removeByFilter(bulkDeleteServicesByFilter, { removal: removalOf }),

  on.get(getService, {
    id: ({ serviceId }) => serviceId,
    after: (context, service) => withDetails(context, service, context.input.conditionalFields),
  }),

  on.query(queryServices, {
    after(context, service) {
      const { fields, conditionalFields } = context.input
      const detailed = withDetails(context, service, conditionalFields)
      return fields ? projection(fields, serviceEntity.fields)(detailed) : detailed
    },
  }),

  on.search(searchServices),

  on.count(countServices),

  handle(queryServiceCategories, (context) => {
    refuseUnknown(context.input.filter, ['services', 'categoryIds'], 'filter')
    const { services: filter, categoryIds } = context.input.filter ?? {}
    const used = new Set(filterServices(context, filter).map(({ category }) => category?.id))
    return context.state
      .in(serviceCategories)
      .filter(({ id }) => used.has(id) && (!categoryIds?.length || categoryIds.includes(id)))
      .sort(byId)
      .map(categoryOfService)
  }),

  handle(queryServiceLocations, (context) => {
    refuseUnknown(context.input.filter, ['services', 'businessLocationIds'], 'filter')
    const { services: filter, businessLocationIds } = context.input.filter ?? {}
    const all = locationsOf(filterServices(context, filter))
    const locations = all.filter(
      ({ type, business }) =>
        type === 'BUSINESS' &&
        (!businessLocationIds?.length || businessLocationIds.includes(business?.id ?? '')),
    )
    return {
      businessLocations: { exists: locations.length > 0, locations },
      customLocations: { exists: all.some(({ type }) => type === 'CUSTOM') },
      customerLocations: { exists: all.some(({ type }) => type === 'CUSTOMER') },
    }
  }),
]
