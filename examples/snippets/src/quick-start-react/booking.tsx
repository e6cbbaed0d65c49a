// #region booking
import { addDays, dayOf, localDateTimeOf, type Service } from '@frontdesk/bookings'
import { useAvailability, useBookingFlow } from '@frontdesk/react'
import { type FormEvent, type ReactElement, useState } from 'react'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

export function Booking({ service }: { service: Service }): ReactElement {
  const [today] = useState(() => dayOf(localDateTimeOf(new Date(), timeZone)))
  const { days, status, error, reason } = useAvailability({
    serviceId: service.id,
    from: addDays(today, 1),
    to: addDays(today, 7),
    timeZone,
  })
  const flow = useBookingFlow({ serviceId: service.id, timeZone })

  function enterDetails(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => form.get(name) as string
    flow.setDetails({ contactDetails: { firstName: text('name'), email: text('email') } })
  }

  return (
    <section>
      <h1>{service.name}</h1>
      {(flow.step === 'slot' || flow.step === 'slotTaken') && (
        <>
          {flow.step === 'slotTaken' && (
            <p role="alert">This time slot was just taken. Choose another one.</p>
          )}
          {status === 'pending' && <p>Loading</p>}
          {error && <p role="alert">{error.message}</p>}
          {reason && <p>No time slots this week: {reason}</p>}
          {days
            .flatMap(({ slots }) => slots)
            .map((slot) => (
              <button key={slot.start.toISOString()} onClick={() => flow.selectSlot(slot)}>
                {slot.start.toLocaleString()}
              </button>
            ))}
        </>
      )}
      {flow.step === 'details' && (
        <form onSubmit={enterDetails}>
          <label>
            Name <input name="name" required />
          </label>
          <label>
            Email <input name="email" type="email" required />
          </label>
          <button>Continue</button>
        </form>
      )}
      {(flow.step === 'review' || flow.step === 'creating' || flow.step === 'failed') && (
        <>
          {flow.error && <p role="alert">{flow.error.message}</p>}
          <button disabled={flow.step === 'creating'} onClick={() => void flow.submit()}>
            Book
          </button>
        </>
      )}
      {flow.step === 'done' && <p role="status">Booked, and in your cart</p>}
    </section>
  )
}
// #endregion booking
