import { oauth, webStorageStore } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { FrontdeskProvider } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { SiteConfig } from './config.ts'
import { routes } from './routes.tsx'

function createSite({ emulatorUrl, clientId }: SiteConfig) {
  return {
    client: createClient({
      platform: local(emulatorUrl),
      auth: oauth({ clientId, store: webStorageStore() }),
    }),
    queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }),
    router: createBrowserRouter(routes),
  }
}

export function App({ config }: { config: SiteConfig }) {
  const [{ client, queryClient, router }] = useState(() => createSite(config))
  return (
    <StrictMode>
      <FrontdeskProvider client={client} queryClient={queryClient}>
        <RouterProvider router={router} />
      </FrontdeskProvider>
    </StrictMode>
  )
}
