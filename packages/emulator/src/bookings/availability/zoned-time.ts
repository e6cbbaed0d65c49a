import { Temporal } from 'temporal-polyfill'
import { refuse } from '../../kernel/failure.ts'

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

/** A time during which the clocks of a zone keep the same distance from UTC. All in milliseconds. */
interface Span {
  readonly from: number
  readonly to: number
  readonly offset: number
}

/** A year of a zone has five spans at most; a request asks about one year or two. */
const mostSpans = 16

/** The first moment of a zone. @throws Failure with a violation of `field` when there is no such time zone. */
const firstMoment = (name: string, field: string): Temporal.ZonedDateTime => {
  try {
    // Temporal takes a plain offset too, which has no summer time: the platform does not.
    if (!/^[+-]/.test(name)) return new Temporal.ZonedDateTime(0n, name)
  } catch {
    // Refused below, as an offset is.
  }
  throw refuse({
    field,
    description: `must be the IANA name of a time zone, such as Europe/Lisbon, not "${name}"`,
    violatedRule: 'FORMAT',
  })
}

/** @throws Failure with a violation of `field` when there is no such time zone. */
export const createZone = (name: string, field = 'timeZone'): Zone => {
  const { timeZoneId } = firstMoment(name, field)
  // A change of the clocks takes the library about as long to find as a thousand additions take.
  const spans: Span[] = []

  const readSpan = (moment: number): Span => {
    const inZone = (time: number): Temporal.ZonedDateTime =>
      Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZoneId)
    const at = inZone(moment)
    // A change at this very moment begins the span: it comes before the next millisecond.
    const change = inZone(moment + 1).getTimeZoneTransition('previous')
    return {
      from: change?.epochMilliseconds ?? -Infinity,
      to: at.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
      offset: at.offsetNanoseconds / 1_000_000,
    }
  }
  const spanAt = (moment: number): Span => {
    const known = spans.find(({ from, to }) => from <= moment && moment < to)
    if (known) return known
    const read = readSpan(moment)
    if (spans.length === mostSpans) spans.shift()
    spans.push(read)
    return read
  }
  return {
    name,
    toLocal(moment) {
      const shown = new Date(+moment + spanAt(+moment).offset)
      return shown.toISOString().replace(/\..*/, '')
    },
    toMoment(local) {
      const shown = Date.parse(local + 'Z')
      // No zone is a day away from UTC, so the moment lies in between.
      const span = spanAt(shown - day)
      if (shown + day < span.to) return new Date(shown - span.offset)
      // Near a change of the clocks the library decides, in the way that `Zone` describes.
      const text = new Date(shown).toISOString().replace('Z', '')
      return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZoneId).epochMilliseconds)
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
