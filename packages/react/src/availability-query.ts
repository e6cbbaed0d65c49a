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

/** The query for the time slots of a service, or of a visit with several. */
export interface AvailabilityQuery {
  queryKey: ReadKey
  queryFn: QueryFunction<AvailabilityList, ReadKey>
  retry: false
}

/** The reads of time slots, which every booking and every change of a booking invalidates. */
export const readsOfTimes: readonly Keyed[] = [
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
]

/** The operation in the query key of a list of time slots, by which it is invalidated. */
const readOf = (input: ListAvailabilityInput): Keyed => {
  if ('services' in input) return listMultiServiceAvailabilityTimeSlots
  const type = input.service?.type ?? input.serviceType
  if (type === 'CLASS') return listEventTimeSlots
  return type === 'COURSE' ? getService : listAvailabilityTimeSlots
}

/**
 * The query of `useAvailability`, for loaders and prefetching: the time slots are requested before the page is
 * rendered. Pass the same input, including the type of the service, and a `staleTime` to both; otherwise the hook
 * requests them again.
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
  // Time slots that cannot be booked are included, because they contain the reasons.
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
