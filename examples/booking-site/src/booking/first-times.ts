import { availabilityOptions } from '@frontdesk/react/query'
import { today as todayIn } from '@internationalized/date'
import type { Site } from '../site.ts'
import { studio } from '../studio.ts'
import { dayWindow, readDay, windowOf } from './day-window.ts'
import type { ServiceHint } from './service-hint.ts'
import { freshFor, timesInput } from './times-input.ts'

/** Asks for the times that the page of a service shows first, before the page itself can. */
export function prefetchTimes({ client, queryClient }: Site, service: ServiceHint, search: string): void {
  const params = new URLSearchParams(search)
  // A course has no times to choose; a longer appointment has others.
  if (service.type === 'COURSE' || params.has('extras') || params.has('option')) return
  const today = todayIn(studio.timeZone)
  const shown = dayWindow(windowOf(readDay(params.get('day') ?? undefined, today) ?? today, today), today)
  void queryClient.prefetchQuery({
    ...availabilityOptions(client, timesInput(service, shown, today)),
    staleTime: freshFor,
  })
}
