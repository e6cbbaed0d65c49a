import { ValidationError } from '@frontdesk/core'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  clockOf,
  dayOf,
  type Disambiguation,
  instantOf,
  isLocalDate,
  isLocalDateTime,
  localDate,
  type LocalDateTime,
  localDateTime,
  localDateTimeOf,
} from '../src/index.ts'

const disambiguations: readonly Disambiguation[] = ['compatible', 'earlier', 'later']

/** Local time, zone, and the moment that it means: the first and the second where they differ. */
const golden: readonly [
  what: string,
  local: LocalDateTime,
  timeZone: string,
  earlier: string,
  later?: string,
][] = [
  ['summer', '2026-06-01T09:00:00', 'Europe/Lisbon', '2026-06-01T08:00:00Z'],
  ['winter', '2026-01-01T09:00:00', 'Europe/Lisbon', '2026-01-01T09:00:00Z'],
  ['second before a gap', '2026-03-29T01:59:59', 'Europe/Berlin', '2026-03-29T00:59:59Z'],
  ['second after a gap', '2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['gap', '2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
  ['overlap', '2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  [
    'first second of an overlap',
    '2026-10-25T02:00:00',
    'Europe/Berlin',
    '2026-10-25T00:00:00Z',
    '2026-10-25T01:00:00Z',
  ],
  ['second after an overlap', '2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00Z'],
  [
    'gap of half an hour',
    '2026-10-04T02:15:00',
    'Australia/Lord_Howe',
    '2026-10-03T15:15:00Z',
    '2026-10-03T15:45:00Z',
  ],
  [
    'gap at midnight',
    '2026-09-06T00:30:00',
    'America/Santiago',
    '2026-09-06T03:30:00Z',
    '2026-09-06T04:30:00Z',
  ],
  ['+05:45', '2026-06-01T09:00:00', 'Asia/Kathmandu', '2026-06-01T03:15:00Z'],
  ['+14', '2026-06-01T09:00:00', 'Pacific/Kiritimati', '2026-05-31T19:00:00Z'],
  ['-11', '2026-06-01T23:00:00', 'Pacific/Pago_Pago', '2026-06-02T10:00:00Z'],
  [
    'day that was skipped at the date line',
    '2011-12-30T12:00:00',
    'Pacific/Apia',
    '2011-12-29T22:00:00Z',
    '2011-12-30T22:00:00Z',
  ],
  ['day after it', '2011-12-31T12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00Z'],
  ['half an hour of winter time', '2026-06-01T09:00:00', 'Asia/Kolkata', '2026-06-01T03:30:00Z'],
  ['leap day', '2028-02-29T23:59:59', 'America/New_York', '2028-03-01T04:59:59Z'],
]

describe('instantOf', () => {
  it.each(golden)('knows the moment of a local date-time: %s', (_, local, timeZone, earlier, later) => {
    expect(instantOf(local, timeZone, 'earlier')).toEqual(new Date(earlier))
    expect(instantOf(local, timeZone, 'later')).toEqual(new Date(later ?? earlier))
  })

  it('takes the first of two moments, and moves a skipped time forward, unless told otherwise', () => {
    expect(instantOf('2026-10-25T02:30:00', 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:30:00Z'))
    expect(instantOf('2026-03-29T02:30:00', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30:00Z'))
  })

  it('rejects a time that is skipped or shown twice, when it is told to', () => {
    expect(() => instantOf('2026-03-29T02:30:00', 'Europe/Berlin', 'reject')).toThrow(
      'INVALID_ARGUMENT: "local" must be a time that the clocks of Europe/Berlin show once: 2026-03-29T02:30:00 is skipped',
    )
    expect(() => instantOf('2026-10-25T02:30:00', 'Europe/Berlin', 'reject')).toThrow('is shown twice')
    expect(instantOf('2026-10-25T03:00:00', 'Europe/Berlin', 'reject')).toEqual(
      new Date('2026-10-25T02:00:00Z'),
    )
  })
})

describe('against Temporal', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const zone = fc.constantFrom(
    ...zones,
    // Where something odd happens, more often.
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Santiago',
    'Asia/Kathmandu',
    'Europe/Dublin',
  )
  const second = 1000
  const moment = fc
    .integer({
      min: Date.parse('1972-01-01T00:00:00Z') / second,
      max: Date.parse('2040-01-01T00:00:00Z') / second,
    })
    .map((seconds) => new Date(seconds * second))
  /** Moments within a day of a change of the clocks. */
  const nearChange = fc
    .tuple(zone, moment, fc.integer({ min: -90_000, max: 90_000 }))
    .map(([timeZone, at, seconds]) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(timeZone)
      const change = zoned.getTimeZoneTransition('next') ?? zoned
      return [timeZone, new Date(change.epochMilliseconds + seconds * second)] as const
    })
  const anywhere = fc.oneof(nearChange, fc.tuple(zone, moment))

  it('shows each moment as the clocks do', () => {
    fc.assert(
      fc.property(anywhere, ([timeZone, at]) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(timeZone)
        expect(localDateTimeOf(at, timeZone)).toBe(
          zoned.toPlainDateTime().toString({ smallestUnit: 'second' }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('finds the moment of each local date-time, gaps and overlaps included', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: -90_000, max: 90_000 }), ([timeZone, at], shift) => {
        const plain = Temporal.Instant.fromEpochMilliseconds(+at)
          .toZonedDateTimeISO(timeZone)
          .toPlainDateTime()
          .add({ seconds: shift })
        const local = localDateTime(plain.toString({ smallestUnit: 'second' }))
        for (const disambiguation of disambiguations)
          expect(+instantOf(local, timeZone, disambiguation)).toBe(
            plain.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
          )
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with itself when one clock converts a whole year', () => {
    for (const timeZone of ['Europe/Lisbon', 'Pacific/Apia', 'Africa/Casablanca']) {
      const clock = clockOf(timeZone)
      for (let hour = 0; hour < 366 * 24; hour++) {
        const at = new Date(Date.UTC(2026, 0, 1, hour))
        const local = clock.localDateTimeOf(at)
        const found = [clock.instantOf(local, 'earlier'), clock.instantOf(local, 'later')].map(Number)
        expect(found, `${timeZone} ${local}`).toContain(+at)
      }
    }
  })
})

describe('text', () => {
  it.each(['2026-06-01', '2028-02-29', '0001-01-01'])('takes the day %s', (text) => {
    expect(localDate(text)).toBe(text)
    expect(isLocalDate(text)).toBe(true)
  })

  it.each(['2026-06-01T00:00:00', '2026-12-31T23:59:59'])('takes the date-time %s', (text) => {
    expect(localDateTime(text)).toBe(text)
    expect(isLocalDateTime(text)).toBe(true)
    expect(dayOf(localDateTime(text))).toBe(text.slice(0, 10))
  })

  it.each(['2026-06-01T09:00:00Z', '2026-06-01T09:00:00+01:00', '2026-06-01T09:00:00.000Z', new Date(0)])(
    'refuses the moment %s, and says how to convert it',
    (value) => {
      const text = value as string
      const shown = value instanceof Date ? 'a Date' : JSON.stringify(value)
      const how =
        'that is a moment, which clocks show differently in each time zone. Convert it with localDateTimeOf(date, timeZone)'
      expect(() => localDateTime(text, 'from')).toThrow(
        `INVALID_ARGUMENT: "from" must be a local date-time such as 2026-06-01T09:00:00, not ${shown}: ${how}`,
      )
      expect(() => localDate(text)).toThrow(
        `INVALID_ARGUMENT: "date" must be a local date such as 2026-06-01, not ${shown}: ${how}`,
      )
      expect(() => instantOf(value as never, 'Europe/Lisbon')).toThrow(ValidationError)
      expect(isLocalDateTime(value)).toBe(false)
    },
  )

  it.each(['', '2026-02-30', '2026-13-01', '2026-6-1', '26-06-01', '2026-06-01T09:00:00', '20260601', null])(
    'refuses %s as a day',
    (text) => {
      expect(isLocalDate(text)).toBe(false)
      expect(() => localDate(text as string)).toThrow(ValidationError)
    },
  )

  it.each([
    '2026-06-01',
    '2026-06-01T24:00:00',
    '2026-06-01T09:60:00',
    '2026-02-29T09:00:00',
    '2026-06-01T09:00',
  ])('refuses %s as a date-time', (text) => {
    expect(isLocalDateTime(text)).toBe(false)
    expect(() => localDateTime(text)).toThrow(
      `INVALID_ARGUMENT: "dateTime" must be a local date-time such as 2026-06-01T09:00:00, not "${text}"`,
    )
  })

  it.each(['Europe/Lisboa', '', '+01:00', 'Z+1'])('refuses the time zone "%s"', (timeZone) => {
    expect(() => clockOf(timeZone)).toThrow(
      `INVALID_ARGUMENT: "timeZone" must be the IANA name of a time zone such as Europe/Lisbon, not ${JSON.stringify(timeZone)}`,
    )
  })

  it.each([new Date(NaN), '2026-06-01T09:00:00', 0])('refuses %s as a moment', (instant) => {
    expect(() => localDateTimeOf(instant as Date, 'Europe/Lisbon')).toThrow(
      'INVALID_ARGUMENT: "instant" must be a valid Date: a moment, not a local date-time',
    )
  })
})

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 0, '2026-03-29'],
  ] as const)('%s %i days on is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })
})
