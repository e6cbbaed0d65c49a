import {
  type BusinessLocation,
  getService,
  type MediaItem,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  type Service,
  type ServiceCategory,
  type ServiceFields,
  type ServiceLocation,
  type StaffMemberDetails,
} from '@frontdesk/bookings'
import { serviceFields } from '@frontdesk/bookings/schemas'
import type { Filter } from '@frontdesk/core'
import { decline, notFound } from '../kernel/failure.ts'
import { compileFilter } from '../kernel/query/filter.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import { staff } from './staff.ts'

type Context = HandlerContext<unknown>
type Kept<T> = T & { readonly id: string }

export const services: CollectionDefinition<Service> = collection<Service>('bookings.services')

export const serviceCategories: CollectionDefinition<ServiceCategory> =
  collection<ServiceCategory>('bookings.categories')

export const businessLocations: CollectionDefinition<Kept<BusinessLocation>> =
  collection<Kept<BusinessLocation>>('bookings.locations')

/** The service, also when customers do not see it; as a list it is left out for them. */
const visibleServices = ({ state, identity }: Context): readonly Service[] =>
  state.in(services).filter(({ hidden }) => identity.kind === 'owner' || hidden !== true)

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

const filterServices = (context: Context, filter: Filter<ServiceFields> | undefined): readonly Service[] => {
  const all = visibleServices(context)
  return filter ? all.filter(compileFilter(filter, serviceFields, 'filter.services')) : all
}

const byId = (left: { readonly id?: string }, right: { readonly id?: string }): number =>
  (left.id ?? '') < (right.id ?? '') ? -1 : 1

const locationsOf = (found: readonly Service[]): ServiceLocation[] => {
  const all = found.flatMap(({ locations = [] }) => locations)
  return [...new Map(all.map((location) => [location.id, location])).values()].sort(byId)
}

export const serviceHandlers: readonly Handler[] = [
  handle(getService, (context) => {
    const { serviceId, conditionalFields } = context.input
    const service = context.state.in(services).get(serviceId)
    if (!service) throw notFound('service', serviceId)
    return withDetails(context, service, conditionalFields)
  }),

  handle(queryServices, (context) => {
    const { input } = context
    const page = runQuery(visibleServices(context), input, {
      fields: serviceFields,
      defaultSort: { fieldName: 'createdDate', order: 'ASC' },
    })
    return {
      ...page,
      items: page.items.map((service) => withDetails(context, service, input.conditionalFields)),
    }
  }),

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
