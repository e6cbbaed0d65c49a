import { queryServices } from '@frontdesk/bookings'
import Link from 'next/link'
import { getClient } from '../frontdesk/server'

export const instant = false

export default async function Page() {
  const { items } = await queryServices(await getClient(), {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
    sort: [{ fieldName: 'name' }],
  })
  return (
    <>
      <h1>Book a visit</h1>
      <ul>
        {items.map(({ id, name, payment }) => (
          <li key={id}>
            <Link href={`/services/${id}`}>{name}</Link> {payment?.fixed?.price?.formattedValue}
          </li>
        ))}
      </ul>
    </>
  )
}
