// #region app
import { queryServices, type Service } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { type ReactElement, useState } from 'react'
import { Booking } from './booking.tsx'

export function App(): ReactElement {
  const [service, setService] = useState<Service>()
  const { data, error, isPending } = useRead(queryServices, {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
    sort: [{ fieldName: 'name' }],
  })
  if (service) return <Booking service={service} />
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {data.items.map((item) => (
        <li key={item.id}>
          <button onClick={() => setService(item)}>{item.name}</button>
        </li>
      ))}
    </ul>
  )
}
// #endregion app
