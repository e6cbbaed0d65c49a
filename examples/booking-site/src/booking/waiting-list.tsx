import { type Booking, type BookingDetails, bookingsAppId } from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import { useJoinWaitlist } from '@frontdesk/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKnownCart } from '../cart/known-cart.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { BookedTicket } from './booked-ticket.tsx'
import { BookingBar } from './booking-bar.tsx'
import { rememberBooking } from './booking-draft.ts'
import { useBooking } from './booking-layout.tsx'
import { BookingTicket } from './booking-summary.tsx'
import { DetailsList } from './details-list.tsx'
import { peopleOf } from './service-option.ts'
import { formatNotice } from '../services/policy.ts'
import { StepPage } from './step-page.tsx'

/** Says what happens when a place becomes free. */
function WaitingFacts() {
  const { service } = useBooking()
  const minutes = service.bookingPolicy?.waitlistPolicy?.reservationTimeInMinutes ?? 10
  return (
    <ol className="grid list-decimal gap-1.5 pl-5">
      <li>When somebody cancels, the place goes to whoever has waited longest.</li>
      <li>We write to you, and keep it for you for {formatNotice(minutes)}.</li>
      <li>You take it and pay, or you let it pass. Until then it costs nothing.</li>
    </ol>
  )
}

function explain(error: Error): string | undefined {
  if (isApplicationError(error, 'SESSION_CAPACITY_EXCEEDED'))
    return 'The waiting list has no room for you by now. Please choose another session.'
  if (isApplicationError(error, 'VALIDATION_FAILURE'))
    return 'A place has become free meanwhile: go back to the times, and book it.'
  return undefined
}

/** The last step on the way to the waiting list of a full session. */
export function WaitingListReview({ details }: { details: BookingDetails }) {
  const { service, flow } = useBooking()
  const { join, isPending, error, booking } = useJoinWaitlist(flow.slot, peopleOf(details))
  if (booking) return <OnWaitingList booking={booking} />
  const joinIt = async (): Promise<void> => {
    const made = await join(details)
    if (made) rememberBooking(service.id, made.id)
  }
  return (
    <StepPage
      step="Review"
      title="Is everything right?"
      isFree
      aside={
        <div className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6 lg:p-7">
          <h2 className="text-xl">How waiting works</h2>
          <WaitingFacts />
          {error && (
            <ErrorNotice error={error} title="You are not on the list" compact>
              {explain(error)}
            </ErrorNotice>
          )}
          <BookingBar
            choice="The session is full"
            price="Waiting costs nothing"
            action="Join the list"
            isPending={isPending}
            onPress={() => void joinIt()}
          />
        </div>
      }
    >
      <div className="grid gap-6">
        <BookingTicket />
        <DetailsList details={details} />
      </div>
    </StepPage>
  )
}

/** A booking that waits for a place. */
export function OnWaitingList({ booking }: { booking: Booking }) {
  return (
    <StepPage
      step="Payment"
      title="You are on the waiting list"
      isFree
      aside={
        <div className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
          <h2 className="text-xl">What happens now</h2>
          <WaitingFacts />
          <TakePlace booking={booking} />
          <ButtonLink to="/timetable" look="outline">
            See other classes
          </ButtonLink>
        </div>
      }
    >
      <BookedTicket booking={booking} />
    </StepPage>
  )
}

/** Takes the place that was offered to somebody on a waiting list: it goes into the cart, where it is paid. */
export function TakePlace({ booking: { id } }: { booking: Booking }) {
  const cart = useKnownCart()
  const navigate = useNavigate()
  const [state, setState] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const take = async (): Promise<void> => {
    setState({ isPending: true })
    try {
      await cart.add({ catalogReference: { appId: bookingsAppId, catalogItemId: id }, quantity: 1 })
      await navigate('/cart')
    } catch (error) {
      setState({ isPending: false, error })
    }
  }
  return (
    <div className="grid gap-2">
      <Button size="compact" isPending={state.isPending} onPress={() => void take()}>
        Take the place
      </Button>
      <div role="status">
        {state.error !== undefined &&
          (isApplicationError(state.error) ? (
            <p className="text-sm">No place is free for you yet. We write to you when one is.</p>
          ) : (
            <ErrorNotice error={state.error} title="It was not put in the cart" compact />
          ))}
      </div>
    </div>
  )
}
