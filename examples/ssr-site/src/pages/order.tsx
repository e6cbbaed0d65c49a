import { getOrder, listFulfillmentsForSingleOrder, listInvoicesForMultipleOrders } from '@frontdesk/ecom'
import { OrderPage } from '@frontdesk/example-booking-site/account/order-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { clientOf, type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your order')

export async function loader({ context, params: { id = '' } }: PageRequest) {
  const state = await readFor(context, async (client, cache) => {
    if (clientOf(context).auth.getSnapshot().status !== 'member') return
    await Promise.all([
      cache.prefetchQuery(readOptions(client, getOrder, { id })),
      cache.prefetchQuery(readOptions(client, listFulfillmentsForSingleOrder, { orderId: id })),
      cache.prefetchQuery(readOptions(client, listInvoicesForMultipleOrders, { orderIds: [id] })),
    ])
  })
  return { state }
}

export default function Order() {
  return (
    <PageData>
      <OrderPage />
    </PageData>
  )
}
