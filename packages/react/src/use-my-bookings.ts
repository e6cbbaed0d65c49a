import { type Booking, type ExtendedBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { useMemo, useState } from 'react'
import { myBookingsInput, type UseMyBookingsOptions } from './my-bookings-query.ts'
import { type Pages, usePages } from './use-pages.ts'

export type { UseMyBookingsOptions } from './my-bookings-query.ts'

/** A booking of the person with related data. */
export interface MyBooking extends ExtendedBooking {
  readonly booking: Booking
}

/** All lists on a page use one time, so that they share one call. */
const thisMinute = (): Date => {
  const now = new Date()
  now.setSeconds(0, 0)
  return now
}

const isMine = (extended: ExtendedBooking): extended is MyBooking => extended.booking !== undefined

/**
 * The bookings of the person, page by page. `allowedActions` is included, for `useCancelBooking` and
 * `useRescheduleBooking`, and so is other requested data, such as the order with `withEcomOrder`.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useMyBookings({ when: 'upcoming', withEcomOrder: true })
 */
export const useMyBookings = ({ now, ...options }: UseMyBookingsOptions = {}): Pages<MyBooking> => {
  const [opened] = useState(thisMinute)
  const { items, ...pages } = usePages(
    queryExtendedBookings,
    myBookingsInput({ ...options, now: now ?? opened }),
  )
  const own = useMemo(() => items.filter(isMine), [items])
  return { ...pages, items: own }
}
