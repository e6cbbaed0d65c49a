import { getService } from '@frontdesk/bookings'
import Link from 'next/link'
import { getClient } from '../../../frontdesk/server'
import { Booking } from '../../booking'

export const instant = false

export default async function Page({ params }: { params: Promise<{ serviceId: string }> }) {
  const { serviceId } = await params
  const service = await getService(await getClient(), { serviceId })
  return (
    <>
      <Link href="/">All services</Link>
      <h1>{service.name}</h1>
      <Booking service={service} />
    </>
  )
}
