import { getService } from '@frontdesk/bookings'
import { BookingsPage, shownParts } from '@frontdesk/example-booking-site/account/bookings-page.tsx'
import { myBookingsOptions, readOptions } from '@frontdesk/react/query'
import { type MetaFunction, useLoaderData } from 'react-router'
import { clientOf, type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your bookings')

/** The bookings of a member, and the rules of their services. */
export async function loader({ request, context }: PageRequest) {
  const now = new Date()
  const when = new URL(request.url).searchParams.get('when') === 'past' ? 'past' : 'upcoming'
  const state = await readFor(context, async (client, cache) => {
    if (clientOf(context).auth.getSnapshot().status !== 'member') return
    const options = myBookingsOptions(client, { when, now, ...shownParts })
    const found = await cache.fetchInfiniteQuery(options).catch(() => undefined)
    const ids = found?.pages.flatMap(({ items }) =>
      items.flatMap(({ booking }) => {
        const { slot, schedule } = booking?.bookedEntity ?? {}
        return slot?.serviceId ?? schedule?.serviceId ?? []
      }),
    )
    await Promise.all(
      [...new Set(ids)].map((serviceId) =>
        cache.prefetchQuery(readOptions(client, getService, { serviceId })),
      ),
    )
  })
  return { state, now }
}

export default function Bookings() {
  const { now } = useLoaderData<typeof loader>()
  return (
    <PageData>
      <BookingsPage now={now} />
    </PageData>
  )
}
