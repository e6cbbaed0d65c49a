import { queryServices, type Service } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { useState } from 'react'
import { Booking } from './booking'
import { SignedIn, SignIn } from './sign-in'

export function App() {
  const [service, setService] = useState<Service>()
  if (location.pathname === '/signed-in') return <SignedIn />
  return (
    <main>
      <header>
        <h1>Book a visit</h1>
        <SignIn />
      </header>
      {service ? (
        <>
          <button onClick={() => setService(undefined)}>All services</button>
          <h2>{service.name}</h2>
          <Booking service={service} />
        </>
      ) : (
        <Services onSelect={setService} />
      )}
    </main>
  )
}

function Services({ onSelect }: { onSelect: (service: Service) => void }) {
  const { data, error, isPending } = useRead(queryServices, {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
    sort: [{ fieldName: 'name' }],
  })
  if (isPending) return <p role="status">Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {data.items.map((service) => (
        <li key={service.id}>
          <button onClick={() => onSelect(service)}>
            {service.name} <span>{service.payment?.fixed?.price?.formattedValue}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
