import {
  getService,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import { type MyBooking, skipToken, useRead, useRescheduleBooking } from '@frontdesk/react'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { slotStart } from '../booking/slot.ts'
import { TimePicker } from '../booking/time-picker.tsx'
import { formatDay, formatShortDay, formatTime } from '../format/time.ts'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { changeText } from './change-text.ts'

/** The reading of the booking that is moved. */
export function movedBookingInput(id: string): QueryExtendedBookingsInput {
  return { filter: { id }, withBookingAllowedActions: true }
}

/** Another time for a booking that was made. */
export function MovePage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useRead(queryExtendedBookings, movedBookingInput(id))
  const [found] = data?.items ?? []
  const booking = found?.booking
  const serviceId = booking?.bookedEntity?.slot?.serviceId
  const service = useRead(getService, serviceId ? { serviceId } : skipToken)
  const failure = error ?? service.error
  return (
    <div className="grid max-w-2xl gap-6">
      <Link
        to="/account"
        className="inline-flex min-h-11 w-fit items-center gap-2 text-muted hover:underline"
      >
        <ArrowLeft aria-hidden size={17} /> Your bookings
      </Link>
      <PageHeading
        title={booking ? `Move ${booking.bookedEntity?.title ?? 'a booking'}` : 'Move a booking'}
        className="text-heading"
      />
      {failure ? (
        <ErrorNotice
          error={failure}
          title="The booking did not load"
          onRetry={() => void (error ? refetch() : service.refetch())}
        />
      ) : booking && service.data ? (
        <Move mine={{ ...found, booking }} service={service.data} />
      ) : isPending || serviceId ? (
        <Loading label="Loading the booking" className="grid gap-4">
          <Skeleton className="h-7 w-64" />
          <Skeleton className="h-96 w-full" />
        </Loading>
      ) : (
        <EmptyNotice
          title="There is nothing to move"
          action={
            <ButtonLink to="/account" look="outline">
              See your bookings
            </ButtonLink>
          }
        >
          The booking may belong to another account, or it is a course, which is booked as a whole.
        </EmptyNotice>
      )}
    </div>
  )
}

function explain(error: Error): string | undefined {
  if (isApplicationError(error, 'BOOKING_POLICY_VIOLATION'))
    return 'It is too close to the start to move it online. Please call the studio.'
  if (isApplicationError(error, 'BOOKING_REVISION_MISMATCH'))
    return 'The booking was changed meanwhile. Look at it, then try again.'
  return undefined
}

function Move({ mine, service }: { mine: MyBooking; service: Service }) {
  const navigate = useNavigate()
  const move = useRescheduleBooking(mine)
  const { startDate, bookedEntity, bookedAddOns = [], participantsChoices } = mine.booking
  const length = participantsChoices?.serviceChoices
    ?.flatMap(({ choices = [] }) => choices)
    .find(({ duration }) => duration)
  const before =
    startDate && `${formatShortDay(startDate, studio.timeZone)}, ${formatTime(startDate, studio.timeZone)}`
  if (move.allowed === false)
    return (
      <EmptyNotice
        title="It cannot be moved any more"
        action={
          <ButtonLink to="/account" look="outline">
            See your bookings
          </ButtonLink>
        }
      >
        {changeText({ ...move, allowed: false }, move) ?? 'Please call the studio.'}
      </EmptyNotice>
    )

  const moveTo = async (
    slot: TimeSlot,
    resource: Parameters<typeof move.reschedule>[0]['resource'],
  ): Promise<void> => {
    const moved = await move.reschedule({ slot, resource, timeZone: studio.timeZone })
    if (!moved) return
    const start = slotStart(slot)
    const when = start && `${formatDay(start, studio.timeZone)}, ${formatTime(start, studio.timeZone)}`
    await navigate('/account', {
      state: { done: `${bookedEntity?.title ?? 'Your booking'} is now on ${when ?? 'another day'}.` },
    })
  }
  const isTaken = move.alternatives.length > 0 || isApplicationError(move.error, 'SLOT_NOT_AVAILABLE')
  return (
    <>
      <p className="figures">
        {before && <>It is on {before} now. </>}
        Moving it costs nothing.
        {move.until && (
          <>
            {' '}
            You can do so until {formatShortDay(move.until, studio.timeZone)},{' '}
            {formatTime(move.until, studio.timeZone)}.
          </>
        )}
      </p>
      <TimePicker
        title="Choose another time"
        hint={service}
        service={service}
        note={() => (before ? `in place of ${before}` : 'Moving it costs nothing')}
        action="Move it"
        isPending={move.isPending}
        // The booking keeps its length.
        lengthenedBy={bookedAddOns.flatMap(({ id, durationInMinutes }) =>
          id && durationInMinutes ? [id] : [],
        )}
        lengthId={length?.choiceId}
        onPick={(slot, resource) => void moveTo(slot, resource)}
      >
        {move.error && (
          <ErrorNotice error={move.error} title={isTaken ? 'That time was just taken' : 'It was not moved'}>
            {isTaken
              ? 'Your booking stays as it was. Please choose one of the times below.'
              : explain(move.error)}
          </ErrorNotice>
        )}
      </TimePicker>
    </>
  )
}
