import { queryServices, type QueryServicesInput } from '@frontdesk/bookings'
import { readOptions } from '@frontdesk/react/query'
import type { Site } from './site.ts'

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The reading of the service that an address names, by its slug; links that know no more than its id work too. */
export function serviceOfAddress(slug: string): QueryServicesInput {
  return {
    filter: guid.test(slug) ? { id: slug } : { 'mainSlug.name': slug },
    paging: { limit: 1 },
    conditionalFields: ['STAFF_MEMBER_DETAILS', 'RESOURCE_DETAILS'],
  }
}

/** The slug in the address of a service. */
function slugOf(pathname: string): string | undefined {
  return /^\/services\/([^/]+)/.exec(pathname)?.[1]
}

/** Loads the code of the page of a service with the first scripts, not after them. */
export function loadPage(pathname: string): void {
  if (!slugOf(pathname)) return
  for (const code of [import('./booking/booking-layout.tsx'), import('./services/service-page.tsx')])
    // The page itself says when its code did not come.
    code.catch(() => undefined)
}

/**
 * Asks for what the first page shows while the code that shows it is still on its way. Resolves once it is known whose
 * data that is, so that the page does not ask again.
 */
export async function warmUp(site: Site, { pathname, search }: Location): Promise<void> {
  const { client } = site
  try {
    await client.auth.headers(client, {})
  } catch {
    // The page itself says what went wrong.
  }
  const slug = slugOf(pathname)
  if (slug) void warmUpService(site, decodeURIComponent(slug), search)
}

/** Asks for a service, and for its times as soon as it is known which service it is. */
async function warmUpService(site: Site, slug: string, search: string): Promise<void> {
  const { client, queryClient } = site
  try {
    const [page, { prefetchTimes }] = await Promise.all([
      queryClient.fetchQuery(readOptions(client, queryServices, serviceOfAddress(slug))),
      import('./booking/first-times.ts'),
    ])
    const [service] = page.items
    if (service) void prefetchTimes(site, service, search)
  } catch {
    // The page itself says what went wrong.
  }
}
