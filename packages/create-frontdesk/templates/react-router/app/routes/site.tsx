import { throughServer, withSession } from '@frontdesk/auth'
import { createClient } from '@frontdesk/core'
import { FrontdeskProvider } from '@frontdesk/react'
import { cartOptions, hydration } from '@frontdesk/react/query'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { platform } from '../frontdesk/platform'
import { clientContext, session } from '../frontdesk/session.server'
import { Header } from '../header'
import '../style.css'
import type { Route } from './+types/site'

/** Stands around every page and its data: it begins the session, and puts its cookies on the answer. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) =>
    withSession(request, session, (client) => {
      context.set(clientContext, client)
      return next()
    }),
]

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const cache = new QueryClient({ defaultOptions: hydration })
  await cache.prefetchQuery(cartOptions(client))
  return { session: client.auth.getSnapshot(), state: dehydrate(cache) }
}

/** From here on the browser keeps the cart itself. */
export const shouldRevalidate = () => false

export default function Site({ loaderData }: Route.ComponentProps) {
  const { session, state } = loaderData
  const [client] = useState(() => createClient({ platform, ...throughServer({ session }) }))
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { ...hydration, queries: { staleTime: 30_000 } } }),
  )
  return (
    <FrontdeskProvider client={client} queryClient={cache} initialSession={session}>
      <HydrationBoundary state={state}>
        <Header />
      </HydrationBoundary>
      <main>
        <Outlet />
      </main>
    </FrontdeskProvider>
  )
}
