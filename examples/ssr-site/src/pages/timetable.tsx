import { listEventTimeSlots, queryServices } from '@frontdesk/bookings'
import { offered } from '@frontdesk/example-booking-site/home/offered.ts'
import { timetableOfAddress } from '@frontdesk/example-booking-site/timetable/timetable-input.ts'
import { TimetablePage } from '@frontdesk/example-booking-site/timetable/timetable-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Timetable')

export async function loader({ request, context }: LoaderFunctionArgs) {
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
