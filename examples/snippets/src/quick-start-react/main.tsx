// #region main
import { oauth, webStorageStore } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { FrontdeskProvider } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const client = createClient({
  platform: local('http://127.0.0.1:4600'),
  auth: oauth({ clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40', store: webStorageStore() }),
})
const queryClient = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FrontdeskProvider client={client} queryClient={queryClient}>
      <App />
    </FrontdeskProvider>
  </StrictMode>,
)
// #endregion main
