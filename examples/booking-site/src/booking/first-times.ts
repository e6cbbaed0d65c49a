import type { Client } from '@frontdesk/core'
import { availabilityOptions } from '@frontdesk/react/query'
import { today as todayIn } from '@internationalized/date'
import type { QueryClient } from '@tanstack/react-query'
import { studio } from '../studio.ts'
import { dayWindow, readDay, windowOf } from './day-window.ts'
import type { ServiceHint } from './service-hint.ts'
import { freshFor, timesInput } from './times-input.ts'

/** The client that reads the times, and the cache that keeps them. */
interface TimesCache {
  client: Client
  queryClient: QueryClient
}

/** Asks for the times that the page of a service shows first, before the page itself can. */
export async function prefetchTimes(
  { client, queryClient }: TimesCache,
  service: ServiceHint,
  search: string,
): Promise<void> {
  const params = new URLSearchParams(search)
  // A course has no times to choose; a longer appointment has others.
  if (service.type === 'COURSE' || params.has('extras') || params.has('option')) return
  const today = todayIn(studio.timeZone)
  const shown = dayWindow(windowOf(readDay(params.get('day') ?? undefined, today) ?? today, today), today)
  await queryClient.prefetchQuery({
    ...availabilityOptions(client, timesInput(service, shown, today)),
    staleTime: freshFor,
  })
}
