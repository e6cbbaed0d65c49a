import type { BookingPolicy, Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { KeptBooking } from '../booking/booking-entity.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { services } from '../services/service.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

/** A revision of a policy that something was booked under. Its id is shared by all bookings of that revision. */
interface PolicySnapshot {
  readonly id: string
  readonly policy: BookingPolicy
}

export const policySnapshots: CollectionDefinition<PolicySnapshot> =
  collection<PolicySnapshot>('bookings.policySnapshots')

/** Keeps the policy of a service as it is now, and gives the fields of a booking that refer to it. */
export const snapshotOf = (
  { state }: Context,
  { bookingPolicy: policy }: Service,
): Pick<KeptBooking, 'policySnapshotId'> => {
  if (!policy) return {}
  const id = `${policy.id}/${policy.revision ?? ''}`
  const kept = state.in(policySnapshots)
  const { id: policySnapshotId } = kept.get(id) ?? kept.put({ id, policy })
  return { policySnapshotId }
}

/** The policy that a booking was made under. Bookings of a seed go by the policy that their service has now. */
export const policyOf = ({ state }: Context, booking: KeptBooking): BookingPolicy | undefined =>
  state.in(policySnapshots).get(booking.policySnapshotId ?? '')?.policy ??
  state.in(services).get(serviceIdOf(booking))?.bookingPolicy
