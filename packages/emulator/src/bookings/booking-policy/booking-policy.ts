import { type BookingPolicy, bookingPolicyShape } from '@frontdesk/bookings'
import { bookingPolicyFields, bookingPolicySchema, newBookingPolicySchema } from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { bookingPolicies, serviceEntity, services } from '../services/service.ts'

type Context = HandlerContext<unknown>

/** Booking policies. Everybody reads them, for customers want to know the rules that they book under. */
export const bookingPolicyEntity: Entity<BookingPolicy> = defineEntity<BookingPolicy>({
  name: 'bookingPolicy',
  collection: bookingPolicies,
  schema: bookingPolicySchema,
  writable: newBookingPolicySchema,
  fixed: ['appId'],
  query: { fields: bookingPolicyFields, defaultSort: { fieldName: 'id', order: 'ASC' } },
  events: {
    fqdn: 'wix.bookings.v1.booking_policy',
    shape: bookingPolicyShape,
    updated: 'without modified fields',
    deleted: 'without the entity',
  },
})

/** The policy of services that name none. */
export const defaultPolicy = ({ state }: Pick<Context, 'state'>): BookingPolicy | undefined =>
  state.in(bookingPolicies).find((policy) => policy.default === true)

/**
 * Shows a changed policy in the services that use it. A service refers to its policy, so that neither its revision nor
 * its dates change, and no event tells of it.
 */
export const refreshServices = ({ state }: Pick<Context, 'state'>, policy: BookingPolicy): void => {
  const kept = state.in(services)
  for (const service of kept.filter(({ bookingPolicy }) => bookingPolicy?.id === policy.id))
    kept.put({ ...service, bookingPolicy: policy })
}

/** Gives the services of a deleted policy the default one, as an update of each would. */
export const releaseServices = (context: Context, { id }: BookingPolicy): void => {
  const bookingPolicy = defaultPolicy(context)
  for (const service of context.state.in(services).filter((one) => one.bookingPolicy?.id === id))
    serviceEntity.change(context, service, { bookingPolicy })
}
