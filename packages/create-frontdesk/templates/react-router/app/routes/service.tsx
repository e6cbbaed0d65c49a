import { getService } from '@frontdesk/bookings'
import { Link } from 'react-router'
import { Booking } from '../booking'
import { clientContext } from '../frontdesk/session.server'
import type { Route } from './+types/service'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { service: await getService(context.get(clientContext), { serviceId: params.serviceId }) }
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link to="/">All services</Link>
      <h1>{loaderData.service.name}</h1>
      <Booking service={loaderData.service} />
    </>
  )
}
