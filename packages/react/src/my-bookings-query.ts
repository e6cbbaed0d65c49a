import {
  type ExtendedBooking,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { pagesOptions, type PagesQuery } from './read-query.ts'

/** The related data of each booking to include. */
type Parts = Pick<QueryExtendedBookingsInput, keyof QueryExtendedBookingsInput & `with${string}`>

export interface UseMyBookingsOptions extends Readonly<Parts> {
  /**
   * `upcoming`: bookings that have not ended and are neither canceled nor declined; the next one first. `past`: all
   * others, the latest first. Defaults to `upcoming`. A booking that is still in the cart is in neither.
   */
  readonly when?: 'upcoming' | 'past'
  /** Number of bookings per page; defaults to 10, at most 100. */
  readonly limit?: number
  /** The time that separates past from future; defaults to the minute of the first render. */
  readonly now?: Date
}

/** The options of `useMyBookings`, with the time, which a loader must pass to the page. */
export interface MyBookingsOptions extends UseMyBookingsOptions {
  /** The time that separates past from future. */
  readonly now: Date
}

const queryOf = (
  when: 'upcoming' | 'past',
  now: Date,
): Pick<QueryExtendedBookingsInput, 'filter' | 'sort'> => {
  const kept = { status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] } } as const
  return when === 'upcoming'
    ? { filter: { ...kept, endDate: { $gte: now } }, sort: [{ fieldName: 'startDate', order: 'ASC' }] }
    : {
        filter: { $or: [{ status: { $in: ['CANCELED', 'DECLINED'] } }, { ...kept, endDate: { $lt: now } }] },
        sort: [{ fieldName: 'startDate', order: 'DESC' }],
      }
}

/** The input of the first page of the person's bookings. */
export const myBookingsInput = ({
  when = 'upcoming',
  limit = 10,
  now,
  ...parts
}: MyBookingsOptions): QueryExtendedBookingsInput => ({
  withBookingAllowedActions: true,
  ...parts,
  ...queryOf(when, now),
  cursorPaging: { limit },
})

/**
 * The query of `useMyBookings`, for loaders and prefetching. The time is part of the query: pass the same `now` to the
 * page as to the loader, for example in the data of the loader; otherwise the hook requests the bookings again.
 *
 * @example
 * const now = new Date()
 * await queryClient.prefetchInfiniteQuery(myBookingsOptions(client, { when: 'upcoming', now }))
 * // In the page: useMyBookings({ when: 'upcoming', now })
 */
export const myBookingsOptions = (
  client: Client,
  options: MyBookingsOptions,
): PagesQuery<ExtendedBooking, QueryExtendedBookingsInput> =>
  pagesOptions(client, queryExtendedBookings, myBookingsInput(options))
