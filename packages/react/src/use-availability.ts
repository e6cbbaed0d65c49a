import {
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type ServiceType,
} from '@frontdesk/bookings'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  appointmentInput,
  type AvailabilityDay,
  type AvailabilityInput,
  type AvailabilityReason,
  classInput,
  findSlots,
  groupByDay,
  isBookable,
  reasonOf,
} from './availability.ts'
import { keyFor } from './read-query.ts'
import { signalOf } from './query-signal.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { useRead } from './use-read.ts'
import { useStable } from './use-stable.ts'

export interface UseAvailabilityOptions extends AvailabilityInput {
  /** Saves a call where it is known. */
  readonly serviceType?: ServiceType | undefined
  /** Whether times that cannot be booked are shown too, for example full classes. */
  readonly includeNonBookable?: boolean
  /**
   * For how many milliseconds times that were read are shown again without asking for them; 0 unless given. Short: others
   * book meanwhile.
   */
  readonly staleTime?: number
  /** How many pages of times are read at most; 5 unless given. */
  readonly maxPages?: number
  /** Whether to look at all; `true` unless given. */
  readonly enabled?: boolean
}

export interface Availability {
  /** Days that have times, in order. */
  readonly days: readonly AvailabilityDay[]
  /** Zone of all days and times; absent when none was asked for: then it is that of the business. */
  readonly timeZone: string | undefined
  readonly status: 'pending' | 'error' | 'success'
  readonly error: Error | null
  /** Why there is nothing to book, once that is known. */
  readonly reason: AvailabilityReason | undefined
  /** Whether there are more times than `maxPages` pages hold. */
  readonly isPartial: boolean
  readonly isFetching: boolean
  /** Reads the times again. */
  readonly refetch: () => Promise<void>
}

/**
 * The times at which an appointment or a class can be booked, by day. Unless `staleTime` allows it, never served from an
 * old cache: read again at each mount and when the person comes back to the page.
 *
 * @example
 * const { days, reason } = useAvailability({ serviceId, from: '2026-06-01', to: '2026-06-07', timeZone: 'Europe/Lisbon' })
 */
export const useAvailability = (options: UseAvailabilityOptions): Availability => {
  const {
    serviceId,
    serviceType,
    timeZone,
    participants = 1,
    includeNonBookable,
    staleTime = 0,
    maxPages = 5,
    enabled = true,
  } = options
  const client = useClient()
  const identity = useIdentity()
  const service = useRead(getService, serviceType || !enabled ? skipToken : { serviceId })
  const type = serviceType ?? service.data?.type

  const isClass = type === 'CLASS'
  const operation = isClass ? listEventTimeSlots : listAvailabilityTimeSlots
  const input = isClass ? classInput(options) : appointmentInput(options)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keyFor(client, identity, operation, input), 'slots', maxPages],
    queryFn:
      enabled && type && type !== 'COURSE'
        ? async (context) =>
            findSlots(client, operation, input, maxPages, { signal: await signalOf(context) })
        : skipToken,
    // Whatever the defaults of the cache are.
    staleTime,
    refetchOnMount: staleTime > 0 || 'always',
    refetchOnWindowFocus: staleTime > 0 || 'always',
    placeholderData: () => undefined,
    retry: false,
  })

  const days = useMemo(() => {
    const slots = data?.slots ?? []
    return groupByDay(includeNonBookable ? slots : slots.filter((slot) => isBookable(slot, participants)))
  }, [data, includeNonBookable, participants])
  const anyBookable = data?.slots.some((slot) => isBookable(slot, participants))
  const failure = error ?? service.error
  const stable = useStable({
    refetch: async () => {
      await (type ? refetch() : service.refetch())
    },
  })
  return {
    days,
    timeZone,
    status: data || type === 'COURSE' ? 'success' : failure ? 'error' : 'pending',
    error: failure,
    reason: type === 'COURSE' ? 'course' : data && !anyBookable ? reasonOf(data.slots) : undefined,
    isPartial: data?.complete === false,
    isFetching,
    ...stable,
  }
}
