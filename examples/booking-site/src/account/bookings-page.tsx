import { useMyBookings } from '@frontdesk/react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'

/** The result that the previous page reports, in the state of the link that leads here. */
function readDone(state: unknown): string | undefined {
  const { done } = Object(state) as { done?: unknown }
  return typeof done === 'string' ? done : undefined
}

/** The parts of each booking that the list shows. */
export const shownParts = { withEcomOrder: true, withBookingPolicySettings: true } as const

interface BookingsPageProps {
  /** The moment that parts the past from the future, where a server has read the list. */
  now?: Date
}

export function BookingsPage({ now }: BookingsPageProps) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [cancelled, setCancelled] = useState<string>()
  const isPast = params.get('when') === 'past'
  const { items, status, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useMyBookings({
    when: isPast ? 'past' : 'upcoming',
    ...shownParts,
    ...(now && { now }),
  })
  const done = cancelled === undefined ? readDone(state) : `Cancelled: ${cancelled}.`
  return (
    <div className="grid gap-6">
      <div>
        <PageHeading title="Your bookings" className="text-heading" />
        <div role="status">
          {done && (
            <p className="figures mt-6 flex items-center gap-2.5 rounded-control bg-teal-soft px-4 py-3">
              <CircleCheck aria-hidden size={18} className="shrink-0 text-teal" />
              <span>{done}</span>
            </p>
          )}
        </div>
      </div>
      <FilterChips
        label="When"
        value={isPast ? 'past' : ''}
        allLabel="Upcoming"
        options={[{ value: 'past', label: 'Past and cancelled' }]}
        onChange={(value) => {
          setCancelled(undefined)
          setParams(value ? { when: value } : {}, { preventScrollReset: true })
        }}
      />
      {status === 'pending' && (
        <Loading label="Loading your bookings" className="grid gap-4">
          <Skeleton className="h-72 w-full rounded-card sm:h-56" />
          <Skeleton className="h-72 w-full rounded-card sm:h-56" />
        </Loading>
      )}
      {error && (
        <ErrorNotice error={error} title="Your bookings did not load" onRetry={() => void refetch()} />
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyNotice
          title={isPast ? 'Nothing here yet' : 'No bookings ahead of you'}
          action={!isPast && <ButtonLink to="/services">Find a time</ButtonLink>}
        >
          {isPast
            ? 'Past sessions, and those you cancelled, are kept here.'
            : 'Pick a service and a time that suits you.'}
        </EmptyNotice>
      )}
      {items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((mine) => (
            <BookingCard key={mine.booking.id} mine={mine} isPast={isPast} onCancelled={setCancelled} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="outline"
          className="justify-self-start"
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
