import { cartOptions, hydration } from '@frontdesk/react/query'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getClient } from '../frontdesk/server'
import { Header } from './header'
import { Providers } from './providers'
import './style.css'

export const metadata = { title: 'Book a visit' }

/** The layout and its pages wait for the session: no part of them is the same for everybody. */
export const instant = false

export default async function Layout({ children }: { children: ReactNode }) {
  const client = await getClient()
  const cache = new QueryClient({ defaultOptions: hydration })
  await cache.prefetchQuery(cartOptions(client))
  return (
    <html lang="en">
      <body>
        <Providers session={client.auth.getSnapshot()}>
          <HydrationBoundary state={dehydrate(cache)}>
            <Header />
          </HydrationBoundary>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
