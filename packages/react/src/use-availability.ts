import {
  type AvailabilityDay,
  type AvailabilityReason,
  getService,
  isBookable,
  listAvailability,
  type ListAvailabilityInput,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  reasonOf,
} from '@frontdesk/bookings'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Keyed, keyFor } from './read-query.ts'
import { signalOf } from './query-signal.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { useRead } from './use-read.ts'
import { useStable } from './use-stable.ts'

/** The times to look for: those of one service, or of a visit with several. */
export type UseAvailabilityOptions = ListAvailabilityInput & {
  /**
   * For how many milliseconds times that were read are shown again without asking for them; 0 unless given. Short: others
   * book meanwhile.
   */
  readonly staleTime?: number | undefined
  /** Whether to look at all; `true` unless given. */
  readonly enabled?: boolean | undefined
}

export interface Availability {
  /** Days that have times, in order. */
  readonly days: readonly AvailabilityDay[]
  /** Zone of all days and times; that of the business, once it is known, when none was asked for. */
  readonly timeZone: string | undefined
  readonly status: 'pending' | 'error' | 'success'
  readonly error: Error | null
  /** Why there is nothing to book, once that is known; `explainAvailability` knows more. */
  readonly reason: AvailabilityReason | undefined
  /** Whether there are more times than `maxPages` pages hold. */
  readonly isPartial: boolean
  readonly isFetching: boolean
  /** Reads the times again. */
  readonly refetch: () => Promise<void>
}

/** The read that a list of times is kept under, so that it becomes stale with it. */
const readOf = (type: string | undefined): Keyed => {
  if (type === 'CLASS') return listEventTimeSlots
  return type === 'COURSE' ? getService : listAvailabilityTimeSlots
}

/**
 * The times at which a service can be booked, by day; a course is one slot on the day of its first session. Unless
 * `staleTime` allows it, never served from an old cache: read again at each mount and when the person comes back to the
 * page.
 *
 * @example
 * const { days, reason } = useAvailability({ serviceId, from: '2026-06-01', to: '2026-06-07', timeZone: 'Europe/Lisbon' })
 */
export const useAvailability = ({
  enabled = true,
  staleTime = 0,
  ...options
}: UseAvailabilityOptions): Availability => {
  const client = useClient()
  const identity = useIdentity()
  const { includeNonBookable = false, timeZone } = options
  const given = 'services' in options ? undefined : options
  // Of a class and an appointment the type is enough; the sessions of a course are in the service.
  const needsService = enabled && !given?.service && (!given?.serviceType || given.serviceType === 'COURSE')
  const read = useRead(getService, given && needsService ? { serviceId: given.serviceId } : skipToken)
  const service = given?.service ?? read.data
  const type = given ? (service?.type ?? (needsService ? undefined : given.serviceType)) : 'VISIT'

  // Times that cannot be booked come too: they tell why nothing is free.
  const input = {
    ...options,
    ...(given && { serviceType: type, service: undefined }),
    includeNonBookable: true,
  } as ListAvailabilityInput
  const keptWith = given ? readOf(type) : listMultiServiceAvailabilityTimeSlots
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keyFor(client, identity, keptWith, input), 'days'],
    queryFn:
      enabled && type
        ? async (context) =>
            listAvailability(
              client,
              { ...input, service },
              {
                signal: await signalOf(context),
              },
            )
        : skipToken,
    // Whatever the defaults of the cache are.
    staleTime,
    refetchOnMount: staleTime > 0 || 'always',
    refetchOnWindowFocus: staleTime > 0 || 'always',
    placeholderData: () => undefined,
    retry: false,
  })

  const participants = given?.participants
  const all = useMemo(() => data?.days.flatMap(({ slots }) => slots) ?? [], [data])
  const days = useMemo(
    () =>
      (data?.days ?? []).flatMap((day) => {
        const slots = includeNonBookable
          ? day.slots
          : day.slots.filter((slot) => isBookable(slot, participants))
        return slots.length > 0 ? [{ ...day, slots }] : []
      }),
    [data, includeNonBookable, participants],
  )
  const failure = error ?? read.error
  const stable = useStable({
    refetch: async () => {
      await (type ? refetch() : read.refetch())
    },
  })
  return {
    days,
    timeZone: timeZone ?? data?.timeZone,
    status: data ? 'success' : failure ? 'error' : 'pending',
    error: failure,
    reason: data && !all.some((slot) => isBookable(slot, participants)) ? reasonOf(all) : undefined,
    isPartial: data?.isComplete === false,
    isFetching,
    ...stable,
  }
}
