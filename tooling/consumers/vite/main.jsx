import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import { FrontdeskProvider, useRead } from '@frontdesk/react'
import * as stores from '@frontdesk/stores'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { journey } from './journey.mjs'

const emulator = {
  url: import.meta.env.VITE_FRONTDESK_URL,
  clientId: import.meta.env.VITE_FRONTDESK_CLIENT_ID,
}
const client = core.createClient({
  platform: core.local(emulator.url),
  auth: auth.oauth({ clientId: emulator.clientId, store: auth.webStorageStore() }),
})

function Services() {
  const { data } = useRead(bookings.queryServices, {})
  return <p id="services">{data?.items.length}</p>
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <FrontdeskProvider client={client}>
      <Services />
    </FrontdeskProvider>
  </QueryClientProvider>,
)

journey({ auth, bookings, core, ecom, stores }, emulator).then(
  (line) => (document.title = line),
  (error) => (document.title = `failed: ${error.stack}`),
)
