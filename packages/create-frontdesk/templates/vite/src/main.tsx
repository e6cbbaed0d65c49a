import { FrontdeskProvider } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { client } from './frontdesk'
import './style.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <FrontdeskProvider client={client} queryClient={new QueryClient()}>
      <App />
    </FrontdeskProvider>
  </StrictMode>,
)
