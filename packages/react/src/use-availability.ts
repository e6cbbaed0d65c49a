import {
  type AvailabilityDay,
  type AvailabilityReason,
  type AvailabilityWindow,
  getService,
  isBookable,
  type ListAvailabilityInput,
  reasonOf,
} from '@frontdesk/bookings'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { availabilityOptions } from './availability-query.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { useRead } from './use-read.ts'
import { useStable } from './use-stable.ts'

/** The times to look for: those of one service, or of a visit with several. */
export type UseAvailabilityOptions = ListAvailabilityInput & {
  /**
   * For how many milliseconds times that were read are shown again without asking for them; defaults to 0. Short:
   * others book meanwhile.
   */
  readonly staleTime?: number | undefined
  /** Whether to look at all; defaults to `true`. */
  readonly enabled?: boolean | undefined
}

export interface Availability {
  /** Days that have times, in order. */
  readonly days: readonly AvailabilityDay[]
  /** Zone of all days and times; that of the business, once it is known, when none was asked for. */
  readonly timeZone: string | undefined
  /** `pending` until the first times are read; `error` when that failed. */
  readonly status: 'pending' | 'error' | 'success'
  /** Why the times could not be read. */
  readonly error: Error | null
  /** Why there is nothing to book, once that is known; `explainAvailability` knows more. */
  readonly reason: AvailabilityReason | undefined
  /** Whether there are more times than `maxPages` pages hold. */
  readonly isPartial: boolean
  readonly isFetching: boolean
  /** Reads the times of other days ahead, for as long as `staleTime` lets them be shown; without it, nothing. */
  readonly prefetch: (window: Pick<AvailabilityWindow, 'from' | 'to'>) => Promise<void>
  /** Reads the times again. */
  readonly refetch: () => Promise<void>
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
  const cache = useQueryClient()
  const identity = useIdentity()
  const { includeNonBookable = false, timeZone } = options
  const given = 'services' in options ? undefined : options
  // The times of a class or an appointment need only the type of the service; a course has its sessions in the service.
  const needsService = enabled && !given?.service && (!given?.serviceType || given.serviceType === 'COURSE')
  const read = useRead(getService, given && needsService ? { serviceId: given.serviceId } : skipToken)
  const service = given?.service ?? read.data
  const type = given ? (service?.type ?? (needsService ? undefined : given.serviceType)) : 'VISIT'

  const queryOf = (window: Partial<AvailabilityWindow>) =>
    ({
      ...availabilityOptions(
        client,
        { ...options, ...window, ...(given && { serviceType: type, service }) },
        identity,
      ),
      staleTime,
    }) as const
  const own = queryOf({})
  const { data, error, isFetching, refetch } = useQuery({
    ...own,
    queryFn: enabled && type ? own.queryFn : skipToken,
    // Whatever the defaults of the cache are.
    refetchOnMount: staleTime > 0 || 'always',
    refetchOnWindowFocus: staleTime > 0 || 'always',
    placeholderData: () => undefined,
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
    prefetch: async (window: Pick<AvailabilityWindow, 'from' | 'to'>) => {
      // Times that are out of date as soon as they are there would be read once more.
      if (!enabled || !type || staleTime <= 0) return
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- The oldest cache that is allowed has no other call.
      await cache.prefetchQuery(queryOf(window))
    },
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
