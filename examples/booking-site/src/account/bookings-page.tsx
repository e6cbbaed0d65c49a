import { queryExtendedBookings, type QueryExtendedBookingsInput } from '@frontdesk/bookings'
import { usePages } from '@frontdesk/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'

/** What has not been ordered yet waits in the cart, not here. */
const upcomingOf = (now: Date): QueryExtendedBookingsInput => ({
  filter: { status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] }, startDate: { $gte: now } },
  sort: [{ fieldName: 'startDate', order: 'ASC' }],
  cursorPaging: { limit: 10 },
  withBookingAllowedActions: true,
})

const pastOf = (now: Date): QueryExtendedBookingsInput => ({
  filter: {
    $or: [
      { status: { $in: ['CANCELED', 'DECLINED'] } },
      { status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] }, startDate: { $lt: now } },
    ],
  },
  sort: [{ fieldName: 'startDate', order: 'DESC' }],
  cursorPaging: { limit: 10 },
})

export function BookingsPage() {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const past = params.get('when') === 'past'
  const { items, status, error, hasMore, loadMore, isLoadingMore, refetch } = usePages(
    queryExtendedBookings,
    past ? pastOf(now) : upcomingOf(now),
  )
  return (
    <div className="grid gap-6">
      <PageHeading title="Your bookings" className="text-heading" />
      <FilterChips
        label="When"
        value={past ? 'past' : ''}
        allLabel="Upcoming"
        options={[{ value: 'past', label: 'Past and cancelled' }]}
        onChange={(value) => setParams(value ? { when: value } : {}, { preventScrollReset: true })}
      />
      {status === 'pending' && (
        <Loading label="Loading your bookings" className="grid gap-3">
          <Skeleton className="h-32 w-full rounded-card" />
          <Skeleton className="h-32 w-full rounded-card" />
        </Loading>
      )}
      {error && (
        <ErrorNotice error={error} title="Your bookings did not load" onRetry={() => void refetch()} />
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyNotice
          title={past ? 'Nothing here yet' : 'No bookings ahead of you'}
          action={!past && <ButtonLink to="/services">Find a time</ButtonLink>}
        >
          {past
            ? 'Sessions that are over, and those you cancelled, are kept here.'
            : 'Pick a service and a time that suits you.'}
        </EmptyNotice>
      )}
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map(({ booking, allowedActions }) =>
            booking ? (
              <BookingCard key={booking.id} booking={booking} canCancel={allowedActions?.cancel ?? false} />
            ) : null,
          )}
        </ul>
      )}
      {hasMore && (
        <Button
          look="outline"
          className="justify-self-start"
          isPending={isLoadingMore}
          onPress={() => void loadMore()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
