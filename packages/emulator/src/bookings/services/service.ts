import {
  type BookingPolicy,
  type BusinessLocation,
  type Category,
  type Service,
  type ServiceCategory,
  serviceShape,
} from '@frontdesk/bookings'
import { newServiceSchema, serviceFields, serviceSchema, serviceSearch } from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { decline, notFound } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'

type Context = HandlerContext<unknown>
type Kept<T> = T & { readonly id: string }

export const services: CollectionDefinition<Service> = collection<Service>('bookings.services')

export const serviceCategories: CollectionDefinition<Category> = collection<Category>('bookings.categories')

/** The part of a category that its services hold. */
export const categoryOfService = ({ id, name, sortOrder }: Category): ServiceCategory => ({
  id,
  ...(name !== undefined && { name }),
  ...(sortOrder !== undefined && { sortOrder }),
})

export const businessLocations: CollectionDefinition<Kept<BusinessLocation>> =
  collection<Kept<BusinessLocation>>('bookings.locations')

export const bookingPolicies: CollectionDefinition<BookingPolicy> =
  collection<BookingPolicy>('bookings.policies')

/**
 * Services. Customers do not see those in lists that are hidden or whose category was deleted, but whoever has the link can
 * book them.
 */
export const serviceEntity: Entity<Service> = defineEntity<Service>({
  name: 'service',
  collection: services,
  schema: serviceSchema,
  writable: newServiceSchema,
  fixed: ['locations', 'addOnGroups'],
  listed: ({ hidden, category }, { state }) =>
    hidden !== true && (!category || state.in(serviceCategories).get(category.id) !== undefined),
  query: { fields: serviceFields, defaultSort: { fieldName: 'createdDate', order: 'ASC' } },
  search: serviceSearch,
  events: { fqdn: 'wix.bookings.services.v2.service', shape: serviceShape },
})

/**
 * Finds the service that availability is asked for.
 *
 * @throws Failure 404 with the code that the call has for it, when there is no such service or it is not an appointment
 */
export const requireAppointment = (
  { state }: Context,
  serviceId: string,
  code = 'SERVICE_NOT_FOUND',
): Service => {
  const service = state.in(services).get(serviceId)
  if (!service) throw notFound('service', serviceId, code)
  if (service.type !== 'APPOINTMENT')
    throw decline(
      404,
      code,
      `"${service.name}" is no appointment: ${service.type === 'CLASS' ? 'list its event time slots' : 'book its schedule'}`,
      { id: serviceId },
    )
  return service
}
