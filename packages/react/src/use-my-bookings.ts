import {
  type Booking,
  type ExtendedBooking,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
} from '@frontdesk/bookings'
import { useMemo, useState } from 'react'
import { type Pages, usePages } from './use-pages.ts'

/** The parts of each booking that are filled in. */
type Parts = Pick<QueryExtendedBookingsInput, keyof QueryExtendedBookingsInput & `with${string}`>

export interface UseMyBookingsOptions extends Readonly<Parts> {
  /**
   * `upcoming`: not over, and neither cancelled nor declined; the next one first. `past`: all the others, the latest
   * first. `upcoming` unless given. A booking that is still in the cart is in neither.
   */
  readonly when?: 'upcoming' | 'past'
  /** How many bookings a page has; 10 unless given, 100 at most. */
  readonly limit?: number
  /** The moment that parts the past from the future; the minute of the first render unless given. */
  readonly now?: Date
}

/** A booking of the person, with what belongs to it. */
export interface MyBooking extends ExtendedBooking {
  readonly booking: Booking
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

/** All lists that are shown at once use one moment, so that they share one call. */
const thisMinute = (): Date => {
  const now = new Date()
  now.setSeconds(0, 0)
  return now
}

const isMine = (extended: ExtendedBooking): extended is MyBooking => extended.booking !== undefined

/**
 * The bookings of the person, page by page. `allowedActions` is filled in, for `useCancelBooking` and
 * `useRescheduleBooking`, and so is each other part that is asked for, such as the order with `withEcomOrder`.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useMyBookings({ when: 'upcoming', withEcomOrder: true })
 */
export const useMyBookings = ({
  when = 'upcoming',
  limit = 10,
  now,
  ...parts
}: UseMyBookingsOptions = {}): Pages<MyBooking> => {
  const [opened] = useState(thisMinute)
  const { items, ...pages } = usePages(queryExtendedBookings, {
    withBookingAllowedActions: true,
    ...parts,
    ...queryOf(when, now ?? opened),
    cursorPaging: { limit },
  })
  const own = useMemo(() => items.filter(isMine), [items])
  return { ...pages, items: own }
}
