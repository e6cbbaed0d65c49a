import { dayOf, localDateTimeOf, type LocalDate, type Service } from '@frontdesk/bookings'
import { useAvailability, useBookingFlow, useCheckout, useFieldErrors } from '@frontdesk/react'
import type { FormEvent } from 'react'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const day = 86_400_000

/** The date in so many days. */
function dateIn(days: number): LocalDate {
  return dayOf(localDateTimeOf(new Date(Date.now() + days * day), timeZone))
}

function formatTime(date: Date): string {
  return date.toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Finds a time slot of a service and books it. */
export function Booking({ service, onBack }: { service: Service; onBack: () => void }) {
  const serviceId = service.id
  const {
    days,
    status,
    error: unavailable,
    reason,
  } = useAvailability({
    serviceId,
    from: dateIn(1),
    to: dateIn(7),
    timeZone,
  })
  const { step, slot, error, selectSlot, setDetails, submit, back } = useBookingFlow({ serviceId, timeZone })
  const errors = useFieldErrors(error)
  const { start: checkOut } = useCheckout({ returnTo: '/' })

  function enterDetails(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setDetails({ contactDetails: { firstName: String(form.get('name')), email: String(form.get('email')) } })
  }

  const at = slot?.localStartDate?.replace('T', ', ').slice(0, 17)
  if (step === 'done')
    return (
      <section>
        <p role="status">
          {service.name} on {at} is booked and in your cart.
        </p>
        <button onClick={() => void checkOut()}>Check out</button>
      </section>
    )
  return (
    <section>
      <button onClick={step === 'slot' ? onBack : back}>Back</button>
      <h2>{service.name}</h2>
      {(step === 'slot' || step === 'slotTaken') && (
        <>
          {step === 'slotTaken' && (
            <p role="alert">This time slot was just taken. Please choose another one.</p>
          )}
          {status === 'pending' && <p role="status">Loading</p>}
          {unavailable && <p role="alert">{unavailable.message}</p>}
          {reason && <p>No free time slots this week: {reason}</p>}
          <ul>
            {days.flatMap(({ slots }) =>
              slots.map((one) => (
                <li key={one.localStartDate}>
                  <button onClick={() => selectSlot(one)}>{formatTime(one.start)}</button>
                </li>
              )),
            )}
          </ul>
        </>
      )}
      {step === 'details' && (
        <form onSubmit={enterDetails}>
          <label>
            Name <input name="name" autoComplete="given-name" required />
          </label>
          <label>
            E-mail <input name="email" type="email" autoComplete="email" required />
          </label>
          <button>Continue</button>
        </form>
      )}
      {(step === 'review' || step === 'creating' || step === 'failed') && (
        <>
          <p>
            {at} ({timeZone})
          </p>
          {error && <p role="alert">{errors['booking.contactDetails.email'] ?? error.message}</p>}
          <button disabled={step === 'creating'} onClick={() => void submit()}>
            Book
          </button>
        </>
      )}
    </section>
  )
}
