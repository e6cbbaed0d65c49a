import { type Booking, bookingsAppId } from '@frontdesk/bookings'
import type { Order } from '@frontdesk/ecom'
import { useCheckoutReturn, useSession } from '@frontdesk/react'
import { CircleAlert, CircleCheck, Clock, type LucideIcon, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { OrderLines } from '../account/order-lines.tsx'
import { OrderProgress } from '../account/order-progress.tsx'
import { OrderTotals } from '../account/order-totals.tsx'
import { BookedTicket } from '../booking/booked-ticket.tsx'
import { CalendarLinks } from '../booking/calendar-links.tsx'
import { useBookingsById } from '../booking/made-booking.ts'
import { PageHeading } from '../layout/page.tsx'
import { forgetCart } from './known-cart.ts'
import { type OutcomeName, outcomeName } from './result-outcome.ts'
import { resultPath } from './result-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

interface Outcome {
  Icon: LucideIcon
  iconClass: string
  title: string
  text: string
  actions: ReactNode
}

const outcomes: Record<OutcomeName, Outcome> = {
  paid: {
    Icon: CircleCheck,
    iconClass: 'text-teal',
    title: 'Thank you, it is all set',
    text: 'Your payment arrived. A confirmation is on its way to your inbox.',
    actions: <ButtonLink to="/services">Book something else</ButtonLink>,
  },
  pending: {
    Icon: Clock,
    iconClass: 'text-teal',
    title: 'Your order is placed',
    text: 'Your bank is still working on the payment. We write to you as soon as it is through.',
    actions: <ButtonLink to="/services">Book something else</ButtonLink>,
  },
  abandoned: {
    Icon: Undo2,
    iconClass: 'text-muted',
    title: 'You have not paid yet',
    text: 'You left the checkout before it was done, so nothing was charged. What was in your cart still is.',
    actions: <ButtonLink to="/cart">Back to the cart</ButtonLink>,
  },
  failed: {
    Icon: CircleAlert,
    iconClass: 'text-coral-text',
    title: 'The order did not go through',
    text: 'The payment was declined, or a time was taken meanwhile. Nothing was charged. Check your cart and try again.',
    actions: (
      <>
        <ButtonLink to="/cart">Back to the cart</ButtonLink>
        <ButtonLink to="/services" look="outline">
          Choose another time
        </ButtonLink>
      </>
    ),
  },
  hidden: {
    Icon: CircleAlert,
    iconClass: 'text-muted',
    title: 'We cannot show this order',
    text: 'It belongs to another account, or your session has ended. Sign in as the person who ordered, or look for our email: it says what became of it.',
    actions: <ButtonLink to="/account/orders">See your orders</ButtonLink>,
  },
}

/** The way back from the hosted checkout. What happened is read from the order, not from the address. */
export function ResultPage() {
  const { search } = useLocation()
  const { status, order, error, refetch } = useCheckoutReturn({ url: resultPath + search })
  const session = useSession()
  const isMember = session.status === 'member'
  const isOrdered = status === 'paid' || status === 'pending'
  useEffect(() => {
    if (isOrdered && session.status !== 'loading') forgetCart(session)
  }, [isOrdered, session])
  const name = outcomeName({ status, order })
  const outcome = name && outcomes[name]
  const bookingIds = order ? bookingIdsOf(order) : []
  const paysLater = status === 'pending' && order?.paymentStatus === 'NOT_PAID'
  return (
    <div className="shell grid gap-7 pt-8 md:pt-14">
      {outcome ? (
        <outcome.Icon aria-hidden size={52} strokeWidth={1.6} className={outcome.iconClass} />
      ) : (
        !error && <Skeleton className="size-13 rounded-full" />
      )}
      <div className="grid gap-3">
        <PageHeading title={outcome?.title ?? 'Your order'} />
        {outcome ? (
          <p className="max-w-prose text-lg text-muted">
            {paysLater ? 'You pay at the studio. A confirmation is on its way to your inbox.' : outcome.text}
          </p>
        ) : (
          !error && <Skeleton className="h-7 w-full max-w-prose" />
        )}
      </div>
      {!outcome &&
        (error ? (
          <ErrorNotice error={error} title="Your order did not load" onRetry={() => void refetch()}>
            We could not look up your order just now. Your payment is safe: please try again.
          </ErrorNotice>
        ) : (
          <Loading label="Looking up your order">
            <Skeleton className="h-72 w-full max-w-3xl" />
          </Loading>
        ))}
      {outcome && order && status !== 'failed' && (
        <div
          className={cx(
            'grid items-start gap-x-10 gap-y-7',
            bookingIds.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_26rem]' : 'max-w-3xl',
          )}
        >
          <Tickets ids={bookingIds} />
          <section aria-label="Your order" className="grid gap-5">
            <h2 className="text-heading">Order {order.number ?? order.id}</h2>
            <OrderLines lines={order.lineItems ?? []} currency={order.currency ?? 'EUR'} />
            <OrderTotals order={order} />
            <OrderProgress order={order} />
          </section>
        </div>
      )}
      {outcome && (
        <div className="flex flex-wrap gap-3">
          {outcome.actions}
          {order && isMember && (
            <ButtonLink to="/account" look="outline">
              See your bookings
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

/** The ids of the bookings of an order. */
export function bookingIdsOf({ lineItems = [] }: Order): string[] {
  return lineItems.flatMap(({ catalogReference }) =>
    catalogReference?.appId === bookingsAppId && catalogReference.catalogItemId
      ? [catalogReference.catalogItemId]
      : [],
  )
}

/** The bookings of an order, for the calendar of the customer. */
function Tickets({ ids }: { ids: readonly string[] }) {
  const bookings = useBookingsById(ids)
  if (ids.length === 0) return null
  return (
    <section aria-label="Your bookings" className="grid gap-4">
      {ids.map((id) => {
        const booking = bookings.get(id)
        return booking ? (
          <BookedTicket key={id} booking={booking}>
            <CalendarLinks booking={booking} />
            <BookAgain booking={booking} />
          </BookedTicket>
        ) : (
          <Skeleton key={id} className="h-48 w-full" />
        )
      })}
    </section>
  )
}

function BookAgain({ booking: { bookedEntity } }: { booking: Booking }) {
  const serviceId = bookedEntity?.slot?.serviceId
  // A course begins once.
  if (!serviceId) return null
  return (
    <ButtonLink to={`/services/${serviceId}`} look="outline" className="justify-self-start">
      Book again
    </ButtonLink>
  )
}
