import { throughServer } from '@frontdesk/auth'
import { queryServiceLocations } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { RenderedTimeZone } from '@frontdesk/example-booking-site/format/visitor-time-zone.ts'
import { SiteLayout } from '@frontdesk/example-booking-site/layout/site-layout.tsx'
import { FrontdeskProvider } from '@frontdesk/react'
import { cartOptions, hydration, readOptions } from '@frontdesk/react/query'
import { HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MiddlewareFunction, useLoaderData } from 'react-router'
import { clientOf, inSession, type PageRequest, readFor } from '../session/person.server.ts'
import { platformUrl } from '../session/settings.server.ts'
import { SessionLinks } from './session-links.tsx'
import { timeZoneOf, useKeepTimeZone } from './time-zone-cookie.ts'

export { PageError as ErrorBoundary } from './page-error.tsx'

// #region layout
export const middleware: MiddlewareFunction<Response>[] = [inSession]

/** The session of the person who looks at the page, and the data of its frame. */
export async function loader({ request, context }: PageRequest) {
  const state = await readFor(context, (client, cache) =>
    Promise.all([
      cache.prefetchQuery(cartOptions(client)),
      cache.prefetchQuery(readOptions(client, queryServiceLocations, {})),
    ]),
  )
  return { session: clientOf(context).auth.getSnapshot(), platformUrl, timeZone: timeZoneOf(request), state }
}

/** The frame changes with the calls of the page: to go to another page is no reason to read it again. */
export const shouldRevalidate = (): boolean => false

/** The frame of all pages, with the client and the cache that their hooks use. */
export default function Site() {
  const { session, platformUrl: url, timeZone, state } = useLoaderData<typeof loader>()
  const [{ client, cache }] = useState(() => ({
    client: createClient({ platform: local(url), ...throughServer({ session }) }),
    // Data of the server is as old as its answer: a hook asks again only for older data.
    cache: new QueryClient({ defaultOptions: { ...hydration, queries: { staleTime: 30_000 } } }),
  }))
  useKeepTimeZone()
  return (
    <FrontdeskProvider client={client} queryClient={cache} initialSession={session}>
      <HydrationBoundary state={state}>
        <RenderedTimeZone value={timeZone}>
          <SiteLayout session={<SessionLinks />} />
        </RenderedTimeZone>
      </HydrationBoundary>
    </FrontdeskProvider>
  )
}
// #endregion layout
