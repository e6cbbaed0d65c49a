import { useCheckout } from '@frontdesk/react'
import { Navigate, useNavigate } from 'react-router'
import { useKnownCart } from '../cart/known-cart.ts'
import { resultPath } from '../cart/result-path.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useBooking } from './booking-layout.tsx'
import { Hold } from './hold.tsx'
import { useBookingsById } from './made-booking.ts'
import { BookedTicket } from './booked-ticket.tsx'
import { StepPage } from './step-page.tsx'
import { OnWaitingList } from './waiting-list.tsx'

/** A booking that is made and not paid: the way back from the checkout leads here. */
export function WaitingBooking({ bookingId }: { bookingId: string }) {
  const { service } = useBooking()
  const navigate = useNavigate()
  const cart = useKnownCart()
  const checkout = useCheckout({ returnTo: resultPath })
  const booking = useBookingsById([bookingId]).get(bookingId)
  const line = cart.lines.find(({ source }) => source?.catalogReference?.catalogItemId === bookingId)
  if (booking?.status === 'WAITING_LIST' && !line) return <OnWaitingList booking={booking} />
  // It was ordered, or taken out of the cart. One on a waiting list was never in it.
  if (booking && cart.status === 'success' && !line && !cart.pending)
    return <Navigate to=".." relative="path" replace />
  const isFree = service.payment?.rateType === 'NO_FEE'

  const chooseAgain = (): void => {
    if (line) void cart.remove(line.id)
    void navigate('..', { relative: 'path' })
  }
  return (
    <StepPage
      step="Payment"
      title="Your booking waits in the cart"
      aside={
        <div className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6">
          {booking?.createdDate ? (
            <Hold createdDate={booking.createdDate} className="-mx-1" />
          ) : (
            <Skeleton className="h-18 w-full" />
          )}
          {checkout.error && (
            <ErrorNotice error={checkout.error} title="The checkout could not be opened" compact>
              Your booking waits in the cart.
            </ErrorNotice>
          )}
          <Button
            size="large"
            isPending={checkout.status === 'starting' || checkout.status === 'redirecting'}
            onPress={() => void checkout.start()}
          >
            {isFree ? 'Book it' : 'Go to payment'}
          </Button>
          <ButtonLink to="/cart" look="outline">
            Open the cart
          </ButtonLink>
          <Button look="quiet" onPress={chooseAgain}>
            Choose another time
          </Button>
        </div>
      }
    >
      {booking ? (
        <BookedTicket booking={booking} />
      ) : (
        <Loading label="Loading your booking">
          <Skeleton className="h-56 w-full" />
        </Loading>
      )}
    </StepPage>
  )
}
