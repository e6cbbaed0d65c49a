import { isValidationError } from '@frontdesk/core'
import { type BookingFlow, useCheckout } from '@frontdesk/react'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { resultPath } from '../cart/result-path.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useBooking } from './booking-layout.tsx'
import { SlotTaken } from './slot-taken.tsx'
import { StepPage } from './step-page.tsx'

export function ReviewStep() {
  const { flow } = useBooking()
  const { slot, details, step } = flow
  if (!slot || !details) return <Navigate to=".." relative="path" replace />
  return (
    <StepPage
      step="Review"
      title={step === 'slotTaken' ? 'That time was just taken' : 'Is everything right?'}
    >
      {step === 'slotTaken' ? <SlotTaken /> : <Review flow={flow} details={details} />}
    </StepPage>
  )
}

type Goal = 'checkout' | 'cart'

function Review({ flow, details }: { flow: BookingFlow; details: NonNullable<BookingFlow['details']> }) {
  const { step, submit, error } = flow
  const { payment } = useBooking().service
  const isFree = payment?.rateType === 'NO_FEE'
  const isPaidOnline = !isFree && payment?.options?.online === true
  const promise = isPaidOnline
    ? 'Your place is kept once you have paid.'
    : `${isFree ? 'There is nothing to pay' : 'You pay at the studio'}; your place is kept once you confirm it at the checkout.`
  const navigate = useNavigate()
  const checkout = useCheckout({ returnTo: resultPath })
  const [goal, setGoal] = useState<Goal>('checkout')
  /** Where to go once the booking is made; only once, so that the way back does not lead there again. */
  const pending = useRef<Goal>(undefined)

  const goTo = (next: Goal): void => void (next === 'cart' ? navigate('/cart') : checkout.start())
  useEffect(() => {
    if (step !== 'done' || !pending.current) return
    const next = pending.current
    pending.current = undefined
    goTo(next)
  })

  const book = (next: Goal): void => {
    setGoal(next)
    if (step === 'done') {
      goTo(next)
      return
    }
    pending.current = next
    void submit()
  }

  const isLeaving = checkout.status === 'starting' || checkout.status === 'redirecting'
  const isBusy = step === 'creating' || isLeaving
  return (
    <div className="grid gap-8">
      <DetailsList details={details} />
      {error && (
        <ErrorNotice error={error} title="It was not booked">
          {isValidationError(error)
            ? 'Something in your details was not accepted. Please look at them again.'
            : undefined}
        </ErrorNotice>
      )}
      {checkout.error && (
        <ErrorNotice error={checkout.error} title="The checkout could not be opened">
          Your booking waits in the cart.
        </ErrorNotice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          isPending={isBusy && goal === 'checkout'}
          isDisabled={isBusy && goal === 'cart'}
          onPress={() => book('checkout')}
          className="px-8 text-lg"
        >
          {isPaidOnline ? 'Go to payment' : 'Go to checkout'}
        </Button>
        <Button
          look="outline"
          isPending={isBusy && goal === 'cart'}
          isDisabled={isBusy && goal === 'checkout'}
          onPress={() => book('cart')}
        >
          Put in the cart
        </Button>
      </div>
      <p className="text-sm text-muted">
        {promise} Put it in the cart if you want to add something from the{' '}
        <Link to="/shop" className="underline underline-offset-4">
          shop
        </Link>{' '}
        first.
      </p>
    </div>
  )
}

function DetailsList({ details }: { details: NonNullable<BookingFlow['details']> }) {
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
    <section aria-label="Your details" className="grid gap-4 rounded-card border border-line bg-raised p-6">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
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
