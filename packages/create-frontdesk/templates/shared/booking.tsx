import { addDays, dayOf, localDateTimeOf, type Service } from '@frontdesk/bookings'
import { useAvailability, useBookingFlow, useCheckout, useFieldErrors } from '@frontdesk/react'
import { type FormEvent, useState } from 'react'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

function formatTime(date: Date) {
  return date.toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Finds a time slot of a service and books it. */
export function Booking({ service }: { service: Service }) {
  const serviceId = service.id
  const [today] = useState(() => dayOf(localDateTimeOf(new Date(), timeZone)))
  const week = { from: addDays(today, 1), to: addDays(today, 7) }
  const availability = useAvailability({ serviceId, service, ...week, timeZone })
  const { step, slot, error, selectSlot, setDetails, submit, back } = useBookingFlow({ serviceId, timeZone })
  const errors = useFieldErrors(error)
  const checkout = useCheckout({ returnTo: '/' })
  const time = slot?.localStartDate?.replace('T', ', ').slice(0, 17)

  function enterDetails(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setDetails({ contactDetails: { firstName: String(form.get('name')), email: String(form.get('email')) } })
  }

  switch (step) {
    case 'slot':
    case 'slotTaken':
      return (
        <section>
          {step === 'slotTaken' && (
            <p role="alert">This time slot was just taken. Please choose another one.</p>
          )}
          {availability.status === 'pending' && <p role="status">Loading</p>}
          {availability.error && <p role="alert">{availability.error.message}</p>}
          {availability.reason && <p>No free time slots this week: {availability.reason}</p>}
          <ul>
            {availability.days.flatMap(({ slots }) =>
              slots.map((one) => (
                <li key={one.localStartDate}>
                  <button onClick={() => selectSlot(one)}>{formatTime(one.start)}</button>
                </li>
              )),
            )}
          </ul>
        </section>
      )
    case 'details':
      return (
        <form onSubmit={enterDetails}>
          <label>
            Name <input name="name" autoComplete="given-name" required autoFocus />
          </label>
          <label>
            Email <input name="email" type="email" autoComplete="email" required />
          </label>
          <button>Continue</button>{' '}
          <button type="button" onClick={back}>
            Back
          </button>
        </form>
      )
    case 'review':
    case 'creating':
    case 'failed':
      return (
        <section>
          <p>
            {time} ({timeZone})
          </p>
          {error && <p role="alert">{errors['booking.contactDetails.email'] ?? error.message}</p>}
          <button autoFocus disabled={step === 'creating'} onClick={() => void submit()}>
            Book
          </button>{' '}
          <button disabled={step === 'creating'} onClick={back}>
            Back
          </button>
        </section>
      )
    default:
      return (
        <section key="booked">
          <p role="status">
            {service.name} on {time} is booked and in your cart.
          </p>
          {checkout.error && <p role="alert">{checkout.error.message}</p>}
          <button
            autoFocus
            disabled={checkout.status === 'redirecting'}
            onClick={() => void checkout.start()}
          >
            Check out
          </button>
        </section>
      )
  }
}
