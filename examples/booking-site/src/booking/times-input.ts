import { type CustomerChoices, type ListAvailabilityInput, localDate } from '@frontdesk/bookings'
import type { CalendarDate } from '@internationalized/date'
import { studio } from '../studio.ts'
import type { DayWindow } from './day-window.ts'
import type { ServiceHint } from './service-hint.ts'

/** Times that were read a moment ago are shown again while a person pages to and fro. */
export const freshFor = 30_000

/** The input that asks for the times of some days. The page and the code that asks ahead of it share one reading by it. */
export function timesInput(
  { id, type }: ServiceHint,
  { days }: DayWindow,
  today: CalendarDate,
  customerChoices?: CustomerChoices,
): ListAvailabilityInput {
  const [first = today, last = today] = [days[0], days.at(-1)]
  return {
    serviceId: id,
    serviceType: type,
    from: localDate((first.compare(today) < 0 ? today : first).toString()),
    to: localDate(last.toString()),
    timeZone: studio.timeZone,
    ...(customerChoices && { customerChoices }),
  }
}
