'use client'

import { type SessionState, throughServer } from '@frontdesk/auth'
import { createClient } from '@frontdesk/core'
import { FrontdeskProvider, hydration } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { platform } from '../frontdesk/settings'

export function Providers({ session, children }: { session: SessionState; children: ReactNode }) {
  const [client] = useState(() => createClient({ platform, ...throughServer({ session }) }))
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { ...hydration, queries: { staleTime: 30_000 } } }),
  )
  return (
    <FrontdeskProvider client={client} queryClient={cache} initialSession={session}>
      {children}
    </FrontdeskProvider>
  )
}
