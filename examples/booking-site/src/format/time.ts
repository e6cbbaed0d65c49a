import { parseDateTime, toZoned } from '@internationalized/date'
import { siteLocale } from './locale.ts'

/** The text of a date or a time as a server and every browser write it: their Unicode data differ in commas and spaces. */
export function plainDate(text: string): string {
  return text
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/ ?– ?/g, ' – ')
    .replace(/^(\p{L}+), (?=\d)/u, '$1 ')
}

/** A wall-clock time of a place (`2026-06-01T09:30:00`) as a moment. Of an hour that a clock change skips, the one after. */
export function toMoment(wallTime: string, timeZone: string): Date {
  return toZoned(parseDateTime(wallTime), timeZone).toDate()
}

/** `14:30`, or `2:30 pm` where people write it so. */
export function formatTime(moment: Date, timeZone: string, locale: string = siteLocale()): string {
  return plainDate(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment))
}

/** `Tuesday 2 June`; with the year when it is not the present one. */
export function formatDay(
  moment: Date,
  timeZone: string,
  now: Date = new Date(),
  locale: string = siteLocale(),
): string {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(year.format(moment) !== year.format(now) && { year: 'numeric' }),
    timeZone,
  })
  return plainDate(day.format(moment))
}

/** `Tue 2 Jun`. */
export function formatShortDay(moment: Date, timeZone: string, locale: string = siteLocale()): string {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  })
  return plainDate(day.format(moment))
}

/** `2 Jun 2026`. */
export function formatDate(moment: Date, timeZone: string, locale: string = siteLocale()): string {
  return plainDate(new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(moment))
}

/** `Lisbon time (GMT+1)`. The offset is that of the moment, so that a clock change does not lie. */
export function formatZone(timeZone: string, moment: Date): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  // Some browsers write no offset where it is zero.
  return `${city} time (${offset === 'GMT' ? 'GMT+0' : (offset ?? timeZone)})`
}

/** Whether two zones show the same clock at a moment. */
export function sameClock(first: string, second: string, moment: Date): boolean {
  const clock = (timeZone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment)
  return clock(first) === clock(second)
}

/** The time that the visitor's clock shows at a moment: `18:00`, with the day where it is another one, `Sun 23:30`. */
export function formatVisitorTime(
  moment: Date,
  timeZone: string,
  visitorZone: string,
  locale: string = siteLocale(),
): string {
  const date = (zone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone: zone }).format(moment)
  const time = formatTime(moment, visitorZone, locale)
  if (date(timeZone) === date(visitorZone)) return time
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: visitorZone }).format(moment)
  return `${day} ${time}`
}

/** `1 hr 15 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && `${hours} hr`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min'
}
