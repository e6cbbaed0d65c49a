import { invalid, type ValidationError } from '@frontdesk/core'

/** A calendar day in the time zone of another field, `YYYY-MM-DD`; `localDate` creates one from text. */
export type LocalDate = `${number}-${number}-${number}`

/**
 * A local date and time, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in the time zone of another field
 * and is not an instant by itself. An instant is a `Date`; neither is assignable to the other, nor is a plain string:
 * `localDateTime` checks text, `localDateTimeOf` and `instantOf` convert.
 */
export type LocalDateTime = `${LocalDate}T${number}:${number}:${number}`

/**
 * How to resolve a local date-time when the clocks change. `compatible`: the first of two instants; a skipped time is
 * shifted forward. `earlier` and `later`: the first or the second instant; for a skipped time, the one before or after
 * the change. `reject`: an error in both cases.
 */
export type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject'

const day = 86_400_000

const refuse = (field: string, kind: string, example: string, value: unknown): ValidationError => {
  const wanted = `must be a ${kind} such as ${example}`
  const isInstant = value instanceof Date || /\dT\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(String(value))
  const given = value instanceof Date ? 'a Date' : JSON.stringify(value)
  return invalid(
    field,
    isInstant
      ? `${wanted}, not ${given}: that is a moment, which clocks show differently in each time zone. Convert it with localDateTimeOf(date, timeZone)`
      : `${wanted}, not ${given}`,
    'FORMAT',
  )
}

/** The local date-time as UTC milliseconds; `undefined` when it does not exist. */
const readUtc = (text: unknown): number | undefined => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return undefined
  const utc = Date.parse(`${text}Z`)
  // `Date` turns 30 February into 2 March.
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(text) ? utc : undefined
}

/** Whether text is a valid calendar day, `YYYY-MM-DD`. */
export const isLocalDate = (text: unknown): text is LocalDate =>
  typeof text === 'string' && readUtc(`${text}T00:00:00`) !== undefined

/** Whether text is a valid local date and time, `YYYY-MM-DDThh:mm:ss`. */
export const isLocalDateTime = (text: unknown): text is LocalDateTime => readUtc(text) !== undefined

/**
 * Checks that text is a calendar day, `YYYY-MM-DD`. The error contains `field`.
 *
 * @throws ValidationError when it is anything else, including an instant or a day that does not exist.
 * @example
 * const from = localDate(new URLSearchParams(location.search).get('day') ?? '')
 */
export const localDate = (text: string, field = 'date'): LocalDate => {
  if (!isLocalDate(text)) throw refuse(field, 'local date', '2026-06-01', text)
  return text
}

/**
 * Checks that text is a local date and time, `YYYY-MM-DDThh:mm:ss`. The error contains `field`.
 *
 * @throws ValidationError when it is anything else, including text with `Z` or an offset.
 * @example
 * const start = localDateTime('2026-06-01T09:00:00')
 */
export const localDateTime = (text: string, field = 'dateTime'): LocalDateTime => {
  if (!isLocalDateTime(text)) throw refuse(field, 'local date-time', '2026-06-01T09:00:00', text)
  return text
}

/** The day of a local date-time. */
export const dayOf = (local: LocalDateTime): LocalDate => local.slice(0, 10) as LocalDate

/** Adds days to a local date; a negative number subtracts. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10) as LocalDate

/** Converts between instants and the local date-times of one time zone. */
export interface TimeZoneClock {
  /** Converts an instant to a local date-time. */
  readonly localDateTimeOf: (instant: Date) => LocalDateTime
  /** Converts a local date-time to an instant; defaults to `compatible`. */
  readonly instantOf: (local: LocalDateTime, disambiguation?: Disambiguation) => Date
}

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  try {
    // Some engines accept an offset too, which has no daylight saving time: the platform does not.
    if (!/^[+-]/.test(timeZone))
      return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
        timeZone,
        hourCycle: 'h23',
        era: 'short',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
  } catch {
    // The check below rejects it, as it rejects an offset.
  }
  throw invalid(
    'timeZone',
    `must be the IANA name of a time zone such as Europe/Lisbon, not ${JSON.stringify(timeZone)}`,
    'FORMAT',
  )
}

/**
 * Creates a converter for a time zone that caches its offsets, for many conversions.
 *
 * @throws ValidationError when the time zone does not exist.
 * @example
 * const clock = clockOf('Asia/Kathmandu')
 * const starts = slots.map(({ localStartDate }) => clock.instantOf(localStartDate))
 */
export const clockOf = (timeZone: string): TimeZoneClock => {
  const formatter = formatterOf(timeZone)
  const known = new Map<number, number>()

  /** The offset from UTC at an instant, in milliseconds. */
  const offsetAt = (moment: number): number => {
    const part: Record<string, string> = {}
    for (const { type, value } of formatter.formatToParts(moment)) part[type] = value
    const year = Number(part['year'])
    const shown = new Date(0)
    shown.setUTCFullYear(
      part['era'] === 'BC' ? 1 - year : year,
      Number(part['month']) - 1,
      Number(part['day']),
    )
    shown.setUTCHours(Number(part['hour']), Number(part['minute']), Number(part['second']))
    return +shown - Math.floor(moment / 1000) * 1000
  }
  /** The offset at midnight UTC; it is computed once per day. */
  const offsetOnDay = (number: number): number => {
    const offset = known.get(number) ?? offsetAt(number * day)
    known.set(number, offset)
    return offset
  }
  /** The offset between two midnights; `undefined` when the clocks change in between. */
  const offsetBetween = (first: number, last: number): number | undefined =>
    offsetOnDay(first) === offsetOnDay(last) ? offsetOnDay(first) : undefined

  return {
    localDateTimeOf(instant) {
      const moment = instant instanceof Date ? +instant : NaN
      if (Number.isNaN(moment))
        throw invalid('instant', 'must be a valid Date: a moment, not a local date-time', 'FORMAT')
      const number = Math.floor(moment / day)
      const offset = offsetBetween(number, number + 1) ?? offsetAt(moment)
      return new Date(moment + offset).toISOString().slice(0, 19) as LocalDateTime
    },
    instantOf(local, disambiguation = 'compatible') {
      const shown = readUtc(local)
      if (shown === undefined) throw refuse('local', 'local date-time', '2026-06-01T09:00:00', local)
      const number = Math.floor(shown / day)
      // No time zone is a day away from UTC, so the instant lies between these two midnights.
      const offset = offsetBetween(number - 1, number + 2)
      if (offset !== undefined) return new Date(shown - offset)
      const [before, after] = [offsetAt(shown - day), offsetAt(shown + day)]
      const moments = [...new Set([shown - before, shown - after])]
        .filter((moment) => moment + offsetAt(moment) === shown)
        .sort((a, b) => a - b)
      const [only, second] = moments
      if (only !== undefined && (second === undefined || disambiguation !== 'reject'))
        return new Date(disambiguation === 'later' ? (second ?? only) : only)
      if (disambiguation === 'reject')
        throw invalid(
          'local',
          `must be a time that the clocks of ${timeZone} show once: ${local} is ${only === undefined ? 'skipped' : 'shown twice'}`,
          'VALIDATION',
        )
      return new Date(shown - (disambiguation === 'earlier' ? after : before))
    },
  }
}

/**
 * Converts an instant to the local date and time in a time zone, to the second.
 *
 * @throws ValidationError when there is no such time zone, or `Date` is invalid.
 * @example
 * const local = localDateTimeOf(new Date('2026-06-01T08:00:00Z'), 'Europe/Lisbon') // '2026-06-01T09:00:00'
 */
export const localDateTimeOf = (instant: Date, timeZone: string): LocalDateTime =>
  clockOf(timeZone).localDateTimeOf(instant)

/**
 * Converts a local date and time in a time zone to an instant. If the local time occurs twice or is skipped,
 * `disambiguation` selects the instant, as in `Temporal`.
 *
 * @throws ValidationError when there is no such time zone, or `local` is not a local date-time (an instant, for
 * example).
 * @example
 * const start = instantOf('2026-06-01T09:00:00', 'Europe/Lisbon') // 2026-06-01T08:00:00Z
 */
export const instantOf = (local: LocalDateTime, timeZone: string, disambiguation?: Disambiguation): Date =>
  clockOf(timeZone).instantOf(local, disambiguation)
