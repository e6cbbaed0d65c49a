import { isValidationError } from '@frontdesk/core'
import type { BookingDetails } from '@frontdesk/bookings'
import { Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Link, Navigate, useNavigate } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatShortDay, formatTime } from '../format/time.ts'
import { changeRule } from '../services/policy.ts'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { BookingBar } from './booking-bar.tsx'
import { readMadeBooking } from './booking-draft.ts'
import { type Goal, useBooking } from './booking-layout.tsx'
import { BookingTicket } from './booking-summary.tsx'
import { type PaymentOption, paymentOptions } from './payment-option.ts'
import { slotStart } from './slot.ts'
import { SlotTaken } from './slot-taken.tsx'
import { StepPage } from './step-page.tsx'
import { WaitingBooking } from './waiting-booking.tsx'

export function ReviewStep() {
  const { service, flow, goal } = useBooking()
  const { slot, details, step, booking } = flow
  const isUnderWay = step === 'creating' || step === 'redirecting' || (step === 'done' && goal === 'cart')
  const bookingId = booking?.id ?? (slot ? undefined : readMadeBooking(service.id))
  if (bookingId && !isUnderWay) return <WaitingBooking bookingId={bookingId} />
  if (!slot || !details) return <Navigate to=".." relative="path" replace />
  if (step === 'slotTaken')
    return (
      <StepPage step="Review" title="That time was just taken" isGone>
        <SlotTaken />
      </StepPage>
    )
  return <Review details={details} />
}

/** The facts about the payment that a customer reads before paying. */
function promiseOf(isFree: boolean, isOnline: boolean): string {
  const kept = `The time is kept for you for ${studio.holdMinutes} minutes.`
  if (isFree) return `There is nothing to pay: you confirm the booking on the next page. ${kept}`
  return isOnline
    ? `You pay on the next page, and come back here. ${kept}`
    : `You confirm the booking on the next page, and pay at the studio. ${kept}`
}

function Review({ details }: { details: BookingDetails }) {
  const { service, flow, goal, setGoal } = useBooking()
  const { step, submit, error } = flow
  const navigate = useNavigate()
  const isFree = service.payment?.rateType === 'NO_FEE'
  const options = paymentOptions(service)
  const paid = (details.selectedPaymentOption as PaymentOption | undefined) ?? options[0] ?? 'ONLINE'
  const isOnline = paid === 'ONLINE'

  useEffect(() => {
    if (step === 'done' && goal === 'cart') void navigate('/cart')
  }, [step, goal, navigate])

  const book = (next: Goal): void => {
    flushSync(() => setGoal(next))
    void submit()
  }

  const isBusy = step === 'creating' || step === 'redirecting' || step === 'done'
  const action = isFree ? 'Book it' : isOnline ? 'Go to payment' : 'Book it'
  const start = flow.slot && (slotStart(flow.slot) ?? service.schedule?.firstSessionStart)
  return (
    <StepPage step="Review" title="Is everything right?" aside={false}>
      <div className="grid gap-6">
        <BookingTicket>{start && <Rule>{changeRule(service.bookingPolicy, start)}</Rule>}</BookingTicket>
        <DetailsList details={details} />
        {options.length > 1 && (
          <FilterChips
            label="How do you want to pay?"
            showLabel
            allLabel={null}
            value={paid}
            options={options.map((value) => ({
              value,
              label: value === 'ONLINE' ? 'Now, online' : 'At the studio',
            }))}
            onChange={(value) =>
              flow.setDetails({ ...details, selectedPaymentOption: value as PaymentOption })
            }
          />
        )}
        {error && (
          <ErrorNotice error={error} title="The booking could not be finished">
            {isValidationError(error)
              ? 'Something in your details was not accepted. Please look at them again.'
              : undefined}
          </ErrorNotice>
        )}
        <p className="max-w-prose text-muted">{promiseOf(isFree, isOnline)}</p>
        <BookingBar
          isInPage
          choice={
            start
              ? `${formatShortDay(start, studio.timeZone)}, ${formatTime(start, studio.timeZone)}`
              : service.name
          }
          price={`${formatServicePrice(service.payment)}${service.type === 'APPOINTMENT' ? '' : ' per person'}`}
          action={action}
          isPending={isBusy && goal === 'checkout'}
          onPress={() => {
            if (!isBusy) book('checkout')
          }}
        />
        {!isFree && (
          <p className="flex flex-wrap items-center gap-x-2">
            Do you want something from the{' '}
            <Link to="/shop" className="underline underline-offset-4">
              shop
            </Link>{' '}
            too?
            <Button
              look="quiet"
              size="compact"
              isPending={isBusy && goal === 'cart'}
              isDisabled={isBusy && goal === 'checkout'}
              onPress={() => book('cart')}
            >
              Put in the cart
            </Button>
          </p>
        )}
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

function DetailsList({ details }: { details: BookingDetails }) {
  const { contactDetails = {}, totalParticipants = 1, formSubmission } = details
  const notes = formSubmission?.['notes']
  const rows = [
    { label: 'Name', value: [contactDetails.firstName, contactDetails.lastName].filter(Boolean).join(' ') },
    { label: 'E-mail', value: contactDetails.email },
    { label: 'Phone', value: contactDetails.phone },
    { label: 'People', value: totalParticipants > 1 ? String(totalParticipants) : undefined },
    { label: 'Notes', value: typeof notes === 'string' ? notes : undefined },
  ].filter(({ value }) => value)
  return (
    <section
      aria-label="Your details"
      className="grid gap-3 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to="../details"
        relative="path"
        look="quiet"
        size="compact"
        className="-ml-4 justify-self-start"
      >
        Change
      </ButtonLink>
    </section>
  )
}
