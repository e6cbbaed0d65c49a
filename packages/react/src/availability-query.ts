import {
  type AvailabilityList,
  getService,
  listAvailability,
  type ListAvailabilityInput,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import type { QueryFunction } from '@tanstack/react-query'
import { identityOf } from './identity.ts'
import { signalOf } from './query-signal.ts'
import { type Keyed, keyFor, type ReadKey } from './read-query.ts'

/** The query of the times of a service, or of a visit with several. */
export interface AvailabilityQuery {
  queryKey: ReadKey
  queryFn: QueryFunction<AvailabilityList, ReadKey>
  retry: false
}

/** The reads of times: each booking, and each change of one, makes them stale. */
export const readsOfTimes: readonly Keyed[] = [
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
]

/** The read that a list of times is kept under, so that it becomes stale with it. */
const readOf = (input: ListAvailabilityInput): Keyed => {
  if ('services' in input) return listMultiServiceAvailabilityTimeSlots
  const type = input.service?.type ?? input.serviceType
  if (type === 'CLASS') return listEventTimeSlots
  return type === 'COURSE' ? getService : listAvailabilityTimeSlots
}

/**
 * The query of `useAvailability`, for loaders and prefetching: the times are asked for before the page that shows them is
 * there. Give it the same input, the type of the service included, and a `staleTime` to both; otherwise the hook asks again.
 *
 * @example
 * await queryClient.prefetchQuery({
 *   ...availabilityOptions(client, { serviceId, serviceType: 'APPOINTMENT', from, to, timeZone }),
 *   staleTime: 30_000,
 * })
 */
export const availabilityOptions = (
  client: Client,
  input: ListAvailabilityInput,
  identity: string = identityOf(client),
): AvailabilityQuery => {
  // Times that cannot be booked come too: they tell why nothing is free.
  const whole = { ...input, includeNonBookable: true } as ListAvailabilityInput
  const isVisit = 'services' in whole
  const key = isVisit
    ? whole
    : { ...whole, serviceType: whole.service?.type ?? whole.serviceType, service: undefined }
  return {
    queryKey: [...keyFor(client, identity, readOf(input), key), 'days'],
    queryFn: async (context) => listAvailability(client, whole, { signal: await signalOf(context) }),
    retry: false,
  }
}
