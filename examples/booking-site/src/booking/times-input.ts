import {
  type AvailabilityWindow,
  type CustomerChoices,
  type ListAvailabilityInput,
  localDate,
} from '@frontdesk/bookings'
import type { CalendarDate } from '@internationalized/date'
import { studio } from '../studio.ts'
import type { DayWindow } from './day-window.ts'
import type { ServiceHint } from './service-hint.ts'

/** Times that were read a moment ago are shown again while a person pages to and fro. */
export const freshFor = 30_000

/** The part of the input that says which days are looked at. */
function windowInput({ days }: DayWindow, today: CalendarDate): AvailabilityWindow & { timeZone: string } {
  const [first = today, last = today] = [days[0], days.at(-1)]
  return {
    from: localDate((first.compare(today) < 0 ? today : first).toString()),
    to: localDate(last.toString()),
    timeZone: studio.timeZone,
  }
}

/** The input that asks for the times of some days. The page and the code that asks ahead of it share one reading by it. */
export function timesInput(
  { id, type }: ServiceHint,
  shown: DayWindow,
  today: CalendarDate,
  customerChoices?: CustomerChoices,
): ListAvailabilityInput {
  return {
    serviceId: id,
    serviceType: type,
    ...windowInput(shown, today),
    ...(customerChoices && { customerChoices }),
  }
}

/** The input that asks for the times of several services, one after the other. */
export function visitInput(
  serviceIds: readonly string[],
  shown: DayWindow,
  today: CalendarDate,
): ListAvailabilityInput {
  return { services: serviceIds.map((serviceId) => ({ serviceId })), ...windowInput(shown, today) }
}
