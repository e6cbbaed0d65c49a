import { queryServices } from '@frontdesk/bookings'
import { Link } from 'react-router'
import { clientContext } from '../frontdesk/session.server'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await queryServices(context.get(clientContext), {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
    sort: [{ fieldName: 'name' }],
  })
  return { services: items }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Book a visit</h1>
      <ul>
        {loaderData.services.map(({ id, name, payment }) => (
          <li key={id}>
            <Link to={`/services/${id}`}>{name}</Link> {payment?.fixed?.price?.formattedValue}
          </li>
        ))}
      </ul>
    </>
  )
}
