import { queryServicePolicies } from '@frontdesk/bookings'
import { handle, type Handler } from '../../kernel/handler.ts'
import { runQuery } from '../../kernel/query/query.ts'
import { bookingPolicyEntity } from '../booking-policy/booking-policy.ts'
import { mostConnected, servicesBy } from './booking-form.ts'

export const servicePolicyHandlers: readonly Handler[] = [
  handle(queryServicePolicies, (context) => {
    const { query } = bookingPolicyEntity.declaration
    const services = servicesBy(context, ({ bookingPolicy }) => bookingPolicy?.id)
    const policies = bookingPolicyEntity.list(context)
    const { items, ...page } = runQuery(policies, context.input, query ?? { fields: {} })
    return {
      ...page,
      items: items.map((bookingPolicy) => {
        const connected = services.get(bookingPolicy.id) ?? []
        return {
          bookingPolicy,
          connectedServices: connected.slice(0, mostConnected),
          totalServiceCount: connected.length,
        }
      }),
    }
  }),
]
