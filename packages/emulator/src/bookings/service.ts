import {
  type BusinessLocation,
  countServices,
  getService,
  type MediaItem,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  searchServices,
  type Service,
  type ServiceCategory,
  type ServiceFields,
  type ServiceLocation,
  serviceShape,
  type StaffMemberDetails,
} from '@frontdesk/bookings'
import { serviceFields, serviceSchema, serviceSearch } from '@frontdesk/bookings/schemas'
import type { Filter } from '@frontdesk/core'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../kernel/entity/entity-steps.ts'
import { decline, notFound } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { projection } from '../kernel/query/projection.ts'
import { matching } from '../kernel/query/query.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import { staff } from './staff.ts'

type Context = HandlerContext<unknown>
type Kept<T> = T & { readonly id: string }

export const services: CollectionDefinition<Service> = collection<Service>('bookings.services')

export const serviceCategories: CollectionDefinition<ServiceCategory> =
  collection<ServiceCategory>('bookings.categories')

export const businessLocations: CollectionDefinition<Kept<BusinessLocation>> =
  collection<Kept<BusinessLocation>>('bookings.locations')

/** Services. Customers do not see the hidden ones in lists, but whoever has the link can book them. */
export const serviceEntity: Entity<Service> = defineEntity<Service>({
  name: 'service',
  collection: services,
  schema: serviceSchema,
  listed: ({ hidden }) => hidden !== true,
  query: { fields: serviceFields, defaultSort: { fieldName: 'createdDate', order: 'ASC' } },
  search: serviceSearch,
  events: { fqdn: 'wix.bookings.services.v2.service', shape: serviceShape },
})

const on = entityHandlers(serviceEntity, entitySteps(serviceEntity))

const portrait = (image: MediaItem['image']): MediaItem => (image ? { image } : {})

/** Details are filled only when they are asked for. */
const withDetails = ({ state }: Context, service: Service, fields: readonly string[] = []): Service => {
  if (!fields.includes('STAFF_MEMBER_DETAILS')) return service
  const staffMembers = (service.staffMemberIds ?? []).flatMap((id): StaffMemberDetails[] => {
    const member = state.in(staff).get(id)
    return member
      ? [{ staffMemberId: member.staffMemberId, name: member.name, mainMedia: portrait(member.image) }]
      : []
  })
  return { ...service, staffMemberDetails: { staffMembers } }
}

const filterServices = (context: Context, filter: Filter<ServiceFields> | undefined): readonly Service[] =>
  matching(serviceEntity.list(context), filter, { fields: serviceFields }, 'filter.services')

const byId = (left: { readonly id?: string }, right: { readonly id?: string }): number =>
  (left.id ?? '') < (right.id ?? '') ? -1 : 1

const locationsOf = (found: readonly Service[]): ServiceLocation[] => {
  const all = found.flatMap(({ locations = [] }) => locations)
  return [...new Map(all.map((location) => [location.id, location])).values()].sort(byId)
}

export const serviceHandlers: readonly Handler[] = [
  on.get(getService, {
    id: ({ serviceId }) => serviceId,
    after: (context, service) => withDetails(context, service, context.input.conditionalFields),
  }),

  on.query(queryServices, {
    after(context, service) {
      const { fields, conditionalFields } = context.input
      const detailed = withDetails(context, service, conditionalFields)
      // Without its type and name it would be no service.
      return fields ? projection(fields, serviceEntity.fields, ['id', 'type', 'name'])(detailed) : detailed
    },
  }),

  on.search(searchServices),

  on.count(countServices),

  handle(queryServiceCategories, (context) => {
    const { services: filter, categoryIds } = context.input.filter ?? {}
    const used = new Set(filterServices(context, filter).map(({ category }) => category?.id))
    return context.state
      .in(serviceCategories)
      .filter(({ id }) => used.has(id) && (!categoryIds?.length || categoryIds.includes(id)))
      .sort(byId)
  }),

  handle(queryServiceLocations, (context) => {
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

/** The service that availability is asked for. @throws Failure 404 `SERVICE_NOT_FOUND` */
export const requireAppointment = ({ state }: Context, serviceId: string): Service => {
  const service = state.in(services).get(serviceId)
  if (!service) throw notFound('service', serviceId, 'SERVICE_NOT_FOUND')
  if (service.type !== 'APPOINTMENT')
    throw decline(
      404,
      'SERVICE_NOT_FOUND',
      `"${service.name}" is no appointment: ${service.type === 'CLASS' ? 'list its event time slots' : 'book its schedule'}`,
      { id: serviceId },
    )
  return service
}
