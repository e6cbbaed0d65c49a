import { invalid, type ValidationError } from '@frontdesk/core'

/** A day on the calendar of the time zone beside it, `YYYY-MM-DD`; `localDate` makes one of text. */
export type LocalDate = `${number}-${number}-${number}`

/**
 * A date and a time as a clock on the wall shows it, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in the
 * time zone beside it, and names no moment without one. A moment is a `Date`; neither is assignable to the other, nor is
 * plain text: `localDateTime` checks text, `localDateTimeOf` and `instantOf` convert.
 */
export type LocalDateTime = `${LocalDate}T${number}:${number}:${number}`

/**
 * Which moment a local date-time means where the clocks change. `compatible`: the first one of a time that clocks show
 * twice; a time that they skip is as late as if they had not been put forward. `earlier` and `later`: the first or the
 * second moment; of a skipped time, the one before or after the change. `reject`: an error in both cases.
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

/** The local date-time as a moment of UTC in milliseconds; `undefined` when the calendar or the clock has no such time. */
const readUtc = (text: unknown): number | undefined => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return undefined
  const utc = Date.parse(`${text}Z`)
  // `Date` makes 2 March of 30 February.
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(text) ? utc : undefined
}

/** Whether text is a day of the calendar, `YYYY-MM-DD`. */
export const isLocalDate = (text: unknown): text is LocalDate =>
  typeof text === 'string' && readUtc(`${text}T00:00:00`) !== undefined

/** Whether text is a date and a time of the calendar, `YYYY-MM-DDThh:mm:ss`. */
export const isLocalDateTime = (text: unknown): text is LocalDateTime => readUtc(text) !== undefined

/**
 * Checks that text is a day of the calendar, `YYYY-MM-DD`. `field` names it in the error.
 *
 * @throws ValidationError when it is anything else, a moment or a day that does not exist included.
 * @example
 * const from = localDate(new URLSearchParams(location.search).get('day') ?? '')
 */
export const localDate = (text: string, field = 'date'): LocalDate => {
  if (!isLocalDate(text)) throw refuse(field, 'local date', '2026-06-01', text)
  return text
}

/**
 * Checks that text is a date and a time of the calendar, `YYYY-MM-DDThh:mm:ss`. `field` names it in the error.
 *
 * @throws ValidationError when it is anything else, text with `Z` or an offset included.
 * @example
 * const start = localDateTime('2026-06-01T09:00:00')
 */
export const localDateTime = (text: string, field = 'dateTime'): LocalDateTime => {
  if (!isLocalDateTime(text)) throw refuse(field, 'local date-time', '2026-06-01T09:00:00', text)
  return text
}

/** The day of a local date-time. */
export const dayOf = (local: LocalDateTime): LocalDate => local.slice(0, 10) as LocalDate

/** The day that is so many days later; earlier when the number is negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10) as LocalDate

/** Converts between moments and the local date-times of one time zone. */
export interface TimeZoneClock {
  /** The local date-time that the clock shows at a moment. */
  readonly localDateTimeOf: (instant: Date) => LocalDateTime
  /** The moment at which the clock shows a local date-time; `compatible` unless given. */
  readonly instantOf: (local: LocalDateTime, disambiguation?: Disambiguation) => Date
}

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  try {
    // Some engines take an offset too, which has no summer time: the platform does not.
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
    // Refused below, as an offset is.
  }
  throw invalid(
    'timeZone',
    `must be the IANA name of a time zone such as Europe/Lisbon, not ${JSON.stringify(timeZone)}`,
    'FORMAT',
  )
}

/**
 * The clock of a time zone, for many conversions: it keeps what it has worked out about the zone.
 *
 * @throws ValidationError when there is no such time zone.
 * @example
 * const clock = clockOf('Asia/Kathmandu')
 * const starts = slots.map(({ localStartDate }) => clock.instantOf(localStartDate))
 */
export const clockOf = (timeZone: string): TimeZoneClock => {
  const formatter = formatterOf(timeZone)
  const known = new Map<number, number>()

  /** The offset of the clocks from UTC at a moment, in milliseconds. */
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
  /** The offset at midnight of UTC; each day is worked out once. */
  const offsetOnDay = (number: number): number => {
    const offset = known.get(number) ?? offsetAt(number * day)
    known.set(number, offset)
    return offset
  }
  /** The offset from one midnight to another one; `undefined` when the clocks change in between. */
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
      // The clocks of no zone are a day away from UTC, so the moment lies between these two midnights.
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
 * The date and the time that the clocks of a zone show at a moment, to the second.
 *
 * @throws ValidationError when there is no such time zone, or no valid `Date` is given.
 * @example
 * const local = localDateTimeOf(new Date('2026-06-01T08:00:00Z'), 'Europe/Lisbon') // '2026-06-01T09:00:00'
 */
export const localDateTimeOf = (instant: Date, timeZone: string): LocalDateTime =>
  clockOf(timeZone).localDateTimeOf(instant)

/**
 * The moment at which the clocks of a zone show a date and a time. Where they show it twice or skip it,
 * `disambiguation` says which moment is meant, as in `Temporal`.
 *
 * @throws ValidationError when there is no such time zone, or `local` is no local date-time, a moment included.
 * @example
 * const start = instantOf('2026-06-01T09:00:00', 'Europe/Lisbon') // 2026-06-01T08:00:00Z
 */
export const instantOf = (local: LocalDateTime, timeZone: string, disambiguation?: Disambiguation): Date =>
  clockOf(timeZone).instantOf(local, disambiguation)
