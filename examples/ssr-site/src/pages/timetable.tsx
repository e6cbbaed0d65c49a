import { listEventTimeSlots, queryServices } from '@frontdesk/bookings'
import { offered } from '@frontdesk/example-booking-site/home/offered.ts'
import { timetableOfAddress } from '@frontdesk/example-booking-site/timetable/timetable-input.ts'
import { TimetablePage } from '@frontdesk/example-booking-site/timetable/timetable-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Timetable')

export async function loader({ request, context }: PageRequest) {
  const { searchParams } = new URL(request.url)
  const state = await readFor(context, (client, cache) =>
    Promise.all([
      cache.prefetchQuery(readOptions(client, queryServices, offered)),
      cache.prefetchQuery(readOptions(client, listEventTimeSlots, timetableOfAddress(searchParams))),
    ]),
  )
  return { state }
}

export default function Timetable() {
  return (
    <PageData>
      <TimetablePage />
    </PageData>
  )
}
