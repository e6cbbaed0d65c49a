import { oauth, webStorageStore } from '@frontdesk/auth'
import { createBooking, queryServices } from '@frontdesk/bookings'
import { createClient, hosted } from '@frontdesk/core'
import { FrontdeskProvider, useRead, useWrite } from '@frontdesk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement } from 'react'

const client = createClient({
  platform: hosted(),
  auth: oauth({ clientId: 'id', store: webStorageStore() }),
})

function Services(): ReactElement {
  const { data, error } = useRead(queryServices, { filter: { type: 'CLASS' }, paging: { limit: 10 } })
  const { mutate } = useWrite(createBooking)
  // @ts-expect-error A page has items, not services.
  const wrong: unknown = data?.services
  if (error) return <p>{error.message}</p>
  return (
    <ul
      onClick={() => mutate({ booking: { bookedEntity: { slot: { eventId: 'id' } }, totalParticipants: 1 } })}
    >
      {data?.items.map(({ id, name, createdDate }) => (
        <li key={id}>
          {name ?? String(wrong)} {createdDate?.getFullYear()}
        </li>
      ))}
    </ul>
  )
}

export function App(): ReactElement {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FrontdeskProvider client={client}>
        <Services />
      </FrontdeskProvider>
    </QueryClientProvider>
  )
}
