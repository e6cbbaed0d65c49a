import { FrontdeskProvider } from '@frontdesk/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ConfigError } from './layout/config-error.tsx'
import { routes } from './routes.tsx'
import type { Site } from './site.ts'

export function renderSite(container: Element, { client, queryClient }: Site): void {
  const router = createBrowserRouter(routes)
  createRoot(container).render(
    <StrictMode>
      <FrontdeskProvider client={client} queryClient={queryClient}>
        <RouterProvider router={router} />
      </FrontdeskProvider>
    </StrictMode>,
  )
}

/** In place of the site, where it was not set up. */
export function renderConfigError(container: Element, error: unknown): void {
  createRoot(container).render(<ConfigError error={error} />)
}
