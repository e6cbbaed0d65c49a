import { searchOrders } from '@frontdesk/ecom'
import { ordersInput, OrdersPage } from '@frontdesk/example-booking-site/account/orders-page.tsx'
import { pagesOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { clientOf, type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your orders')

export async function loader({ context }: PageRequest) {
  const state = await readFor(context, async (client, cache) => {
    if (clientOf(context).auth.getSnapshot().status === 'member')
      await cache.prefetchInfiniteQuery(pagesOptions(client, searchOrders, ordersInput))
  })
  return { state }
}

export default function Orders() {
  return (
    <PageData>
      <OrdersPage />
    </PageData>
  )
}
