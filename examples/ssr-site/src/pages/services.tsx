import { queryServiceCategories, queryServices } from '@frontdesk/bookings'
import { servicesInput } from '@frontdesk/example-booking-site/services/services-input.ts'
import { ServicesPage } from '@frontdesk/example-booking-site/services/services-page.tsx'
import { pagesOptions, readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Services')

// #region page
export async function loader({ request, context }: PageRequest) {
  const { searchParams } = new URL(request.url)
  const state = await readFor(context, (client, cache) =>
    Promise.all([
      cache.prefetchInfiniteQuery(pagesOptions(client, queryServices, servicesInput(searchParams))),
      cache.prefetchQuery(readOptions(client, queryServiceCategories, {})),
    ]),
  )
  return { state }
}

export default function Services() {
  return (
    <PageData>
      <ServicesPage />
    </PageData>
  )
}
// #endregion page
