import {
  listAddOnGroups,
  queryServiceOptionsAndVariants,
  queryServices,
  type Service,
} from '@frontdesk/bookings'
import { BookingLayout } from '@frontdesk/example-booking-site/booking/booking-layout.tsx'
import { prefetchTimes } from '@frontdesk/example-booking-site/booking/first-times.ts'
import { optionsInput } from '@frontdesk/example-booking-site/booking/service-option.ts'
import { serviceOfAddress } from '@frontdesk/example-booking-site/warm-up.ts'
import { readOptions } from '@frontdesk/react/query'
import { data, type MetaFunction, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => titled(loaderData?.name ?? 'Service')

/** The service, with the extras, the choices and the times that its page shows first. */
export async function loader({ request, context, params: { slug = '' } }: PageRequest) {
  let found: readonly Service[] | undefined
  const state = await readFor(context, async (client, cache) => {
    const page = await cache
      .fetchQuery(readOptions(client, queryServices, serviceOfAddress(slug)))
      .catch(() => undefined)
    found = page?.items
    const service = found?.[0]
    if (!service) return
    const { id: serviceId, addOnGroups = [], payment } = service
    await Promise.all([
      prefetchTimes({ client, queryClient: cache }, service, new URL(request.url).search),
      addOnGroups.length > 0 && cache.prefetchQuery(readOptions(client, listAddOnGroups, { serviceId })),
      payment?.rateType === 'VARIED' &&
        cache.prefetchQuery(readOptions(client, queryServiceOptionsAndVariants, optionsInput(serviceId))),
    ])
  })
  return data({ state, name: found?.[0]?.name }, { status: found?.length === 0 ? 404 : 200 })
}

/** The steps of one booking share its data; the hooks read the times of other days. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['slug'] !== nextParams['slug']

export default function Service() {
  return (
    <PageData>
      <BookingLayout />
    </PageData>
  )
}
