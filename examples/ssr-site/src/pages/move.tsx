import { getService, queryExtendedBookings } from '@frontdesk/bookings'
import { MovePage, movedBookingInput } from '@frontdesk/example-booking-site/account/move-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Move a booking')

export async function loader({ context, params: { id = '' } }: PageRequest) {
  const state = await readFor(context, async (client, cache) => {
    const page = await cache
      .fetchQuery(readOptions(client, queryExtendedBookings, movedBookingInput(id)))
      .catch(() => undefined)
    const serviceId = page?.items[0]?.booking?.bookedEntity?.slot?.serviceId
    if (serviceId) await cache.prefetchQuery(readOptions(client, getService, { serviceId }))
  })
  return { state }
}

export default function Move() {
  return (
    <PageData>
      <MovePage />
    </PageData>
  )
}
