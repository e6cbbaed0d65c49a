import type { Client } from '@frontdesk/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { ClientContext } from './client-context.ts'

export interface FrontdeskProviderProps {
  /** Made once, outside of rendering; on a server once per request. */
  readonly client: Client
  /** The query cache, unless a `QueryClientProvider` stands further up. */
  readonly queryClient?: QueryClient
  readonly children?: ReactNode
}

/**
 * Gives the hooks below it a client. Holds nothing else, so it may be nested and used many times.
 *
 * @example
 * <FrontdeskProvider client={client} queryClient={queryClient}>
 *   <App />
 * </FrontdeskProvider>
 */
export const FrontdeskProvider = ({
  client,
  queryClient,
  children,
}: FrontdeskProviderProps): ReactElement => {
  const provided = <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
  return queryClient ? <QueryClientProvider client={queryClient}>{provided}</QueryClientProvider> : provided
}
