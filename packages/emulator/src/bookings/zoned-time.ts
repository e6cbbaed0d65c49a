import { refuse } from '../kernel/failure.ts'

/** In milliseconds. */
export const minute = 60_000
export const day: number = 24 * 60 * minute

/** Converts between moments and wall-clock text (`YYYY-MM-DDThh:mm:ss`) of one time zone. */
export interface Zone {
  readonly name: string
  toLocal(moment: Date): string
  /**
   * The moment at which the clocks show this. A time that clocks show twice is taken the first time; one that they
   * skip is as late as if they had not been put forward.
   */
  toMoment(local: string): Date
}

const formatOf = (timeZone: string, field: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    throw refuse({
      field,
      description: `must be the IANA name of a time zone, such as Europe/Lisbon, not "${timeZone}"`,
      violatedRule: 'FORMAT',
    })
  }
}

/** @throws Failure with a violation of `field` when there is no such time zone. */
export const createZone = (name: string, field = 'timeZone'): Zone => {
  const format = formatOf(name, field)
  const toLocal = (moment: Date): string => {
    const part: Record<string, string> = {}
    for (const { type, value } of format.formatToParts(moment)) part[type] = value
    const { year = '', month, day: date, hour, minute: minutes, second } = part
    // As ISO 8601 writes years of five digits, which a zone can make of 9999.
    const written = year.length > 4 ? '+' + year.padStart(6, '0') : year.padStart(4, '0')
    return `${written}-${month}-${date}T${hour}:${minutes}:${second}`
  }
  const offsetAt = (moment: number): number => {
    // Not by `new Date(text)`: that reads no year of five digits, which is a day after the last one of four.
    const [year = 0, month = 1, ...rest] = toLocal(new Date(moment)).split(/\D/).map(Number)
    const [date = 1, hour = 0, minutes = 0, seconds = 0] = rest
    const shown = new Date(0)
    shown.setUTCFullYear(year, month - 1, date)
    return shown.setUTCHours(hour, minutes, seconds) - moment
  }
  return {
    name,
    toLocal,
    toMoment(local) {
      const asUtc = +new Date(local + 'Z')
      const before = offsetAt(asUtc - day)
      const after = offsetAt(asUtc + day)
      const early = new Date(asUtc - Math.max(before, after))
      if (toLocal(early) === local) return early
      const late = new Date(asUtc - Math.min(before, after))
      return toLocal(late) === local ? late : new Date(asUtc - before)
    },
  }
}

/** The day of wall-clock text: `YYYY-MM-DD`. */
export const dayOf = (local: string): string => local.replace(/T.*/, '')

/** The day that is `count` days later. */
export const addDays = (date: string, count: number): string =>
  dayOf(new Date(+new Date(date + 'T00:00:00Z') + count * day).toISOString())

/** Each day from the first to the last one. */
export function* daysFrom(first: string, last: string): Generator<string, void, undefined> {
  const startOf = (date: string): number => +new Date(date + 'T00:00:00Z')
  // As moments: texts of years with four and with five digits do not compare.
  for (let date = first; startOf(date) <= startOf(last); date = addDays(date, 1)) yield date
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date + 'T00:00:00Z').getUTCDay()
