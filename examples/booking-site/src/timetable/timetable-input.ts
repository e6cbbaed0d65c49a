import type { ListEventTimeSlotsInput } from '@frontdesk/bookings'
import { type CalendarDate, startOfWeek, today as todayIn } from '@internationalized/date'
import { readDay } from '../booking/day-window.ts'
import { siteLocale } from '../format/locale.ts'
import { studio } from '../studio.ts'

/** The first day of the present week, and that of the week that an address names. */
export function shownWeek(
  params: URLSearchParams,
  today: CalendarDate,
): { thisWeek: CalendarDate; week: CalendarDate } {
  const thisWeek = startOfWeek(today, siteLocale())
  const wanted = readDay(params.get('week') ?? undefined, thisWeek)
  return { thisWeek, week: wanted ? startOfWeek(wanted, siteLocale()) : thisWeek }
}

/** The classes of a week. */
export function timetableInput(week: CalendarDate, today: CalendarDate): ListEventTimeSlotsInput {
  return {
    ...(week.compare(today) > 0 && { fromLocalDate: `${week.toString()}T00:00:00` }),
    toLocalDate: `${week.add({ days: 7 }).toString()}T00:00:00`,
    timeZone: studio.timeZone,
    includeNonBookable: true,
    cursorPaging: { limit: 200 },
  }
}

/** The classes of the week that an address names. */
export function timetableOfAddress(params: URLSearchParams): ListEventTimeSlotsInput {
  const today = todayIn(studio.timeZone)
  return timetableInput(shownWeek(params, today).week, today)
}
