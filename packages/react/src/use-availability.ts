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

/** The time slots to find: of one service, or of a visit with several. */
export type UseAvailabilityOptions = ListAvailabilityInput & {
  /**
   * How long time slots are shown without requesting them again, in milliseconds; defaults to 0. Keep it short, because
   * other customers book meanwhile.
   */
  readonly staleTime?: number | undefined
  /** Whether to fetch time slots; defaults to `true`. */
  readonly enabled?: boolean | undefined
}

export interface Availability {
  /** Days that have time slots, in order. */
  readonly days: readonly AvailabilityDay[]
  /** Time zone of all days and times; the time zone of the business, once it is known, if none was requested. */
  readonly timeZone: string | undefined
  /** `pending` until the first time slots are read; `error` when that failed. */
  readonly status: 'pending' | 'error' | 'success'
  /** Why the time slots could not be read. */
  readonly error: Error | null
  /** Why nothing can be booked, once that is known; `explainAvailability` returns more details. */
  readonly reason: AvailabilityReason | undefined
  /** Whether there are more time slots than `maxPages` pages contain. */
  readonly isPartial: boolean
  readonly isFetching: boolean
  /**
   * Prefetches the time slots of other days, which are shown as long as `staleTime` allows; without it, does nothing.
   */
  readonly prefetch: (window: Pick<AvailabilityWindow, 'from' | 'to'>) => Promise<void>
  /** Reads the time slots again. */
  readonly refetch: () => Promise<void>
}

/**
 * The time slots of a service, by day; a course is one time slot on the day of its first session. They are read again
 * at each mount and when the person returns to the page, unless `staleTime` allows cached ones.
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
  // The time slots of a class or an appointment need only the type of the service; a course has its sessions in the
  // service.
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
    // This overrides the defaults of the query client.
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
      // Time slots that are stale immediately would be read once more.
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
