import { type CalendarDate, parseDate, startOfWeek } from '@internationalized/date'
import { siteLocale } from '../format/locale.ts'
import { plainDate } from '../format/time.ts'

/** How many days are shown at once: two whole weeks. */
export const windowLength = 14

/** The two weeks that are shown. */
export interface DayWindow {
  readonly days: readonly CalendarDate[]
  /** Counts the windows from that of today, which is 0. */
  readonly index: number
}

/** The day that an address names, when it is one that can still come. */
export function readDay(text: string | undefined, first: CalendarDate): CalendarDate | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    const day = parseDate(text)
    return day.compare(first) >= 0 ? day : undefined
  } catch {
    return undefined
  }
}

/** The window that holds a day, counted from the week of today. */
export function windowOf(day: CalendarDate, today: CalendarDate, locale: string = siteLocale()): number {
  return Math.floor(day.compare(startOfWeek(today, locale)) / windowLength)
}

export function dayWindow(index: number, today: CalendarDate, locale: string = siteLocale()): DayWindow {
  const first = startOfWeek(today, locale).add({ days: index * windowLength })
  return { index, days: Array.from({ length: windowLength }, (_, offset) => first.add({ days: offset })) }
}

/** `November 2026`, or `November – December 2026`. */
export function windowTitle({ days }: DayWindow, locale: string = siteLocale()): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return plainDate(months.formatRange(first.toDate('UTC'), last.toDate('UTC')))
}
