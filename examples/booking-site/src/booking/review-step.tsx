import { isValidationError } from '@frontdesk/core'
import type { BookingDetails } from '@frontdesk/bookings'
import { Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Link, Navigate, useNavigate } from 'react-router'
import { formatShortDay, formatTime } from '../format/time.ts'
import { changeRule } from '../services/policy.ts'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { BookingBar } from './booking-bar.tsx'
import { readMadeBooking } from './booking-draft.ts'
import { type Goal, useBooking } from './booking-layout.tsx'
import { BookingTicket } from './booking-summary.tsx'
import { useChosenExtras } from './extras.tsx'
import { PaymentCard, useAmounts, usePaymentOptions } from './payment-card.tsx'
import type { PaymentOption } from './payment-option.ts'
import { DetailsList } from './details-list.tsx'
import { slotStart, waitingPlaces } from './slot.ts'
import { SlotTaken } from './slot-taken.tsx'
import { StepPage } from './step-page.tsx'
import { WaitingBooking } from './waiting-booking.tsx'
import { WaitingListReview } from './waiting-list.tsx'

export function ReviewStep() {
  const { service, flow, goal } = useBooking()
  const { slot, details, step, bookings } = flow
  const isUnderWay = step === 'creating' || step === 'redirecting' || (step === 'done' && goal === 'cart')
  const bookingId = bookings[0]?.id ?? (slot ? undefined : readMadeBooking(service.id))
  if (bookingId && !isUnderWay) return <WaitingBooking bookingId={bookingId} />
  if (!slot || !details) return <Navigate to=".." relative="path" replace />
  if (step === 'slotTaken')
    return (
      <StepPage step="Review" title="That time was just taken" isGone>
        <SlotTaken
          alternatives={flow.alternatives}
          onSelect={flow.selectSlot}
          showPlaces={(service.locations?.length ?? 0) > 1}
        >
          <ButtonLink to=".." relative="path" look="outline" className="justify-self-start">
            See all times
          </ButtonLink>
        </SlotTaken>
      </StepPage>
    )
  return waitingPlaces(slot) > 0 ? <WaitingListReview details={details} /> : <Review details={details} />
}

/** The facts about the payment that a customer reads before paying. */
function promiseOf(isFree: boolean, option: PaymentOption): string {
  const kept = `The time is kept for you for ${studio.holdMinutes} minutes.`
  if (isFree) return `There is nothing to pay: you confirm the booking on the next page. ${kept}`
  if (option === 'OFFLINE') return `You confirm the booking on the next page, and pay at the studio. ${kept}`
  if (option === 'MEMBERSHIP') return `Your plan pays: you choose it on the next page. ${kept}`
  return option === 'DEPOSIT_ONLINE'
    ? `You pay the deposit on the next page, and the rest at the studio. ${kept}`
    : `You pay on the next page, and come back here. ${kept}`
}

/** Brings a notice into view when it appears. */
const showNotice = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

function Review({ details }: { details: BookingDetails }) {
  const { service, flow, goal, setGoal } = useBooking()
  const { step, submit, error } = flow
  const navigate = useNavigate()
  const { price, deposit } = useAmounts(details)
  const extras = useChosenExtras(service, flow)
  const isFree = service.payment?.rateType === 'NO_FEE' && extras.length === 0
  const { chosen: option } = usePaymentOptions(details)

  useEffect(() => {
    if (step === 'done' && goal === 'cart') void navigate('/cart')
  }, [step, goal, navigate])

  const book = (next: Goal): void => {
    flushSync(() => setGoal(next))
    void submit()
  }

  const isBusy = step === 'creating' || step === 'redirecting' || step === 'done'
  const start = flow.slot && (slotStart(flow.slot) ?? service.schedule?.firstSessionStart)
  const total = extras.length > 0 ? `${price ?? ''} + extras` : price
  return (
    <StepPage
      step="Review"
      title="Is everything right?"
      aside={
        <div className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6 lg:sticky lg:top-24 lg:p-7">
          {!isFree && <PaymentCard details={details} />}
          <p className="text-muted">{promiseOf(isFree, option)}</p>
          {!isFree && (
            <p className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-4">
              Do you want something from the{' '}
              <Link to="/shop" className="underline underline-offset-4">
                shop
              </Link>{' '}
              too?
              <Button
                look="quiet"
                size="compact"
                className="-ml-4"
                isPending={isBusy && goal === 'cart'}
                isDisabled={isBusy && goal === 'checkout'}
                onPress={() => book('cart')}
              >
                Put in the cart
              </Button>
            </p>
          )}
          {error && (
            <div ref={showNotice}>
              <ErrorNotice error={error} title="The booking could not be finished" compact>
                {isValidationError(error)
                  ? 'Something in your details was not accepted. Please look at them again.'
                  : undefined}
              </ErrorNotice>
            </div>
          )}
          <BookingBar
            choice={
              start
                ? `${formatShortDay(start, studio.timeZone)}, ${formatTime(start, studio.timeZone)}`
                : service.name
            }
            price={
              option === 'MEMBERSHIP'
                ? 'With your plan'
                : option === 'DEPOSIT_ONLINE' && deposit
                  ? `${deposit} now`
                  : (total ?? '\u00a0')
            }
            action={isFree || option === 'OFFLINE' || option === 'MEMBERSHIP' ? 'Book it' : 'Go to payment'}
            isPending={isBusy && goal === 'checkout'}
            onPress={() => {
              if (!isBusy) book('checkout')
            }}
          />
        </div>
      }
    >
      <div className="grid gap-6">
        <BookingTicket hidePrice>
          {start && <Rule>{changeRule(service.bookingPolicy, start)}</Rule>}
        </BookingTicket>
        <DetailsList details={details} />
      </div>
    </StepPage>
  )
}

function Rule({ children }: { children: string | undefined }): ReactNode {
  if (!children) return null
  return (
    <p className="flex gap-2.5 border-t border-line pt-3">
      <Clock aria-hidden size={17} className="mt-1 shrink-0 text-teal" />
      {children}
    </p>
  )
}
