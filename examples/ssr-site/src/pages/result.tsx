import { queryExtendedBookings } from '@frontdesk/bookings'
import { getOrder } from '@frontdesk/ecom'
import { bookingsByIdInput } from '@frontdesk/example-booking-site/booking/made-booking.ts'
import { bookingIdsOf, ResultPage } from '@frontdesk/example-booking-site/cart/result-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your order')

export async function loader({ request, context }: PageRequest) {
  const id = new URL(request.url).searchParams.get('orderId')
  const state = await readFor(context, async (client, cache) => {
    if (!id) return
    const order = await cache.fetchQuery(readOptions(client, getOrder, { id })).catch(() => undefined)
    const ids = order ? bookingIdsOf(order) : []
    if (ids.length > 0)
      await cache.prefetchQuery(readOptions(client, queryExtendedBookings, bookingsByIdInput(ids)))
  })
  return { state }
}

export default function Result() {
  return (
    <PageData>
      <ResultPage />
    </PageData>
  )
}
