import { listEventTimeSlots, queryServices } from '@frontdesk/bookings'
import { HomePage } from '@frontdesk/example-booking-site/home/home-page.tsx'
import { classesThisWeek, offered, offeredProducts } from '@frontdesk/example-booking-site/home/offered.ts'
import { readOptions } from '@frontdesk/react/query'
import { queryProducts } from '@frontdesk/stores'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData } from '../site/page-data.tsx'

export const meta: MetaFunction = () => [
  { title: 'Harbour Studio' },
  {
    name: 'description',
    content: 'Harbour Studio in Lisbon: yoga, pilates, massage and courses by the river.',
  },
]

export async function loader({ context }: PageRequest) {
  const state = await readFor(context, (client, cache) =>
    Promise.all([
      cache.prefetchQuery(readOptions(client, queryServices, offered)),
      cache.prefetchQuery(readOptions(client, listEventTimeSlots, classesThisWeek())),
      cache.prefetchQuery(readOptions(client, queryProducts, offeredProducts)),
    ]),
  )
  return { state }
}

export default function Home() {
  return (
    <PageData>
      <HomePage />
    </PageData>
  )
}
