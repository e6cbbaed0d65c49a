import { queryExtendedBookings } from '@frontdesk/bookings'
import { bookingsByIdInput } from '@frontdesk/example-booking-site/booking/made-booking.ts'
import { bookingIdsIn, CartPage } from '@frontdesk/example-booking-site/cart/cart-page.tsx'
import { cartOptions, readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your cart')

export async function loader({ context }: PageRequest) {
  const state = await readFor(context, async (client, cache) => {
    const found = await cache.fetchQuery(cartOptions(client)).catch(() => undefined)
    const ids = bookingIdsIn(found?.cart.lineItems ?? [])
    if (ids.length > 0)
      await cache.prefetchQuery(readOptions(client, queryExtendedBookings, bookingsByIdInput(ids)))
  })
  return { state }
}

export default function Cart() {
  return (
    <PageData>
      <CartPage />
    </PageData>
  )
}
