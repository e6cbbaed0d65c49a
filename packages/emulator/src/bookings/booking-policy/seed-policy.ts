import type { BookingPolicy } from '@frontdesk/bookings'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { bookingPolicies } from '../services/service.ts'
import { completePolicy } from './booking-policy-rules.ts'

/** Puts a policy, with the defaults of the platform where it says nothing. */
export const seedPolicy = ({ state, now }: SeedContext, policy: BookingPolicy): void => {
  const time = now()
  state.in(bookingPolicies).put({
    ...completePolicy(policy),
    id: policy.id,
    createdDate: time,
    updatedDate: time,
    revision: '1',
  })
}

/** The default policy that every business has, even before it has a service. */
export const seedDefaultPolicy = (context: SeedContext): void =>
  seedPolicy(context, {
    id: context.newId(),
    name: 'Default policy',
    default: true,
    cancellationPolicy: { enabled: true },
    reschedulePolicy: { enabled: true },
  })
