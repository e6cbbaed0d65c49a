// #region booking
'use client'

// #region component
import { addDays, dayOf, localDateTimeOf, type Service } from '@frontdesk/bookings'
import { useAvailability, useBookingFlow } from '@frontdesk/react'
import type { FormEvent } from 'react'

const timeZone = 'Europe/Lisbon'

export function Booking({ service }: { service: Service }) {
  const today = dayOf(localDateTimeOf(new Date(), timeZone))
  const { days, status, error, reason } = useAvailability({
    serviceId: service.id,
    service,
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

  switch (flow.step) {
    case 'slot':
    case 'slotTaken':
      return (
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
                {slot.start.toLocaleString('en-GB', { timeZone })}
              </button>
            ))}
        </>
      )
    case 'details':
      return (
        <form onSubmit={enterDetails}>
          <label>
            Name <input name="name" required />
          </label>
          <label>
            E-mail <input name="email" type="email" required />
          </label>
          <button>Continue</button>
        </form>
      )
    case 'done':
    case 'redirecting':
      return <p role="status">Booked, and in your cart</p>
    default:
      return (
        <>
          {flow.error && <p role="alert">{flow.error.message}</p>}
          <button disabled={flow.step === 'creating'} onClick={() => void flow.submit()}>
            Book
          </button>
        </>
      )
  }
}
// #endregion component
// #endregion booking
