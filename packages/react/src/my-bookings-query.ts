import {
  type ExtendedBooking,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { pagesOptions, type PagesQuery } from './read-query.ts'

/** The parts of each booking that are filled in. */
type Parts = Pick<QueryExtendedBookingsInput, keyof QueryExtendedBookingsInput & `with${string}`>

export interface UseMyBookingsOptions extends Readonly<Parts> {
  /**
   * `upcoming`: not over, and neither canceled nor declined; the next one first. `past`: all the others, the latest
   * first. `upcoming` unless given. A booking that is still in the cart is in neither.
   */
  readonly when?: 'upcoming' | 'past'
  /** How many bookings a page has; defaults to 10, 100 at most. */
  readonly limit?: number
  /** The moment that parts the past from the future; the minute of the first render unless given. */
  readonly now?: Date
}

/** The options of `useMyBookings`, with the moment, which a loader must hand on to the page. */
export interface MyBookingsOptions extends UseMyBookingsOptions {
  /** The moment that parts the past from the future. */
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

/** The input that asks for the first page of the bookings of the person. */
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
 * The query of `useMyBookings`, for loaders and prefetching. The moment is part of the query: give the page the same `now`
 * as the loader, for example in the data of the loader, or the hook asks again.
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
