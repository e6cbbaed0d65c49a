import { oauth, type Session, webStorageStore } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import type { SiteConfig } from './config.ts'

/** The client of the site. */
export interface Site {
  client: Client<Session>
  queryClient: QueryClient
}

export function createSite({ emulatorUrl, clientId }: SiteConfig): Site {
  return {
    client: createClient({
      platform: local(emulatorUrl),
      auth: oauth({ clientId, store: webStorageStore() }),
    }),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: 30_000,
          // Without a connection a page says so, in place of waiting for one without an end.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
      },
    }),
  }
}
