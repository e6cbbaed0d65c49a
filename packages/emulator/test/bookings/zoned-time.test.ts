import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, createZone, weekdayOf } from '../../src/bookings/availability/zoned-time.ts'

const convert = (zone: string, local: string): string => createZone(zone).toMoment(local).toISOString()

describe('a time zone', () => {
  it.each([
    ['Europe/Lisbon', '2026-01-15T09:00:00', '2026-01-15T09:00:00.000Z'],
    ['Europe/Lisbon', '2026-07-15T09:00:00', '2026-07-15T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-05-04T09:00:00', '2026-05-04T03:15:00.000Z'],
    ['America/New_York', '2026-03-08T03:30:00', '2026-03-08T07:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-04T00:00:00', '2026-05-03T10:00:00.000Z'],
    ['America/New_York', '9999-12-31T23:59:59', '+010000-01-01T04:59:59.000Z'],
  ])('reads %s %s', (zone, local, moment) => {
    expect(convert(zone, local)).toBe(moment)
    expect(createZone(zone).toLocal(new Date(moment))).toBe(local)
  })

  it('takes a time that clocks skip as if they had not been put forward', () => {
    expect(convert('Europe/Lisbon', '2026-03-29T01:30:00')).toBe('2026-03-29T01:30:00.000Z')
  })

  it('takes a time that clocks show twice the first time', () => {
    expect(convert('Europe/Lisbon', '2026-10-25T01:30:00')).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each([
    ['9999-12-31T00:00:00', '9999-12-31T00:00:00.000Z'],
    ['9999-12-31T23:59:59', '9999-12-31T23:59:59.000Z'],
  ])('takes %s, which people write for ever', (local, moment) => {
    expect(convert('Europe/Lisbon', local)).toBe(moment)
  })

  it.each(['Europe/Atlantis', '', '+01:00', '2026-05-04T09:00:00+01:00[Europe/Lisbon]'])(
    'refuses "%s", which names no zone',
    (name) => {
      expect(() => createZone(name, 'booking.zone')).toThrow(
        expect.objectContaining({
          status: 400,
          details: {
            validationError: {
              fieldViolations: [
                {
                  field: 'booking.zone',
                  description: `must be the IANA name of a time zone, such as Europe/Lisbon, not "${name}"`,
                  violatedRule: 'FORMAT',
                },
              ],
            },
          },
        }),
      )
    },
  )

  it('counts days of the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(weekdayOf('2026-05-03')).toBe(0)
    expect(addDays('9999-12-31', 1)).toBe('+010000-01-01')
  })
})

/** The local time of a zone, by the data of Node itself: an oracle that shares no code with the emulator. */
const shownByIntl = (zone: string, moment: Date): string => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`
}

/** Each moment at which these clocks change, and what is rare about it. */
const changes: readonly (readonly [zone: string, moment: string])[] = [
  ['Europe/Lisbon', '2026-03-29T01:00:00Z'],
  ['Europe/Lisbon', '2026-10-25T01:00:00Z'],
  // Lisbon left Central European Time in spring: its clocks were not put forward.
  ['Europe/Lisbon', '1996-03-31T01:00:00Z'],
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  // A quarter of an hour, once.
  ['Asia/Kathmandu', '1985-12-31T18:30:00Z'],
  // Half an hour, twice a year.
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  // Friday, 30 December, was skipped: the island crossed the date line.
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['Pacific/Apia', '2021-04-03T14:00:00Z'],
]

const hour = 3_600_000

/** Moments of which half are near a change of the clocks. */
const zoneAndMoment: fc.Arbitrary<readonly [zone: string, moment: Date]> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * 3_600, max: 30 * 3_600 }))
    .map(([[zone, change], seconds]) => [zone, new Date(Date.parse(change) + seconds * 1_000)] as const),
  fc.tuple(
    fc.constantFrom(...new Set(changes.map(([zone]) => zone))),
    fc
      .integer({ min: Date.UTC(1950, 0) / 1_000, max: Date.UTC(2150, 0) / 1_000 })
      .map((seconds) => new Date(seconds * 1_000)),
  ),
)

describe('a time zone beside the data of Node', () => {
  it('shows the same at every moment', () => {
    fc.assert(
      fc.property(fc.array(zoneAndMoment, { minLength: 1, maxLength: 40 }), (moments) => {
        // One zone for several moments: what it keeps of the first must hold for the others.
        const zones = new Map(moments.map(([name]) => [name, createZone(name)]))
        for (const [name, moment] of moments)
          expect(zones.get(name)?.toLocal(moment)).toBe(shownByIntl(name, moment))
      }),
      { numRuns: 100 },
    )
  })

  it('shows the same to the second of each change, in whichever order it is asked', () => {
    for (const [name, change] of changes)
      for (const seconds of [[-1, 0, 1], [1, 0, -1], [0], [0, -1]]) {
        const zone = createZone(name)
        for (const moment of seconds.map((second) => new Date(Date.parse(change) + second * 1_000)))
          expect(zone.toLocal(moment)).toBe(shownByIntl(name, moment))
      }
  })

  it('reads back what it shows: the same moment, or the first of two that show the same', () => {
    fc.assert(
      fc.property(zoneAndMoment, ([name, moment]) => {
        const zone = createZone(name)
        const read = zone.toMoment(shownByIntl(name, moment))
        expect(shownByIntl(name, read)).toBe(shownByIntl(name, moment))
        expect(+read).toBeLessThanOrEqual(+moment)
        // Clocks are put back by an hour at most here, so no earlier moment shows the same.
        for (const back of [hour / 2, hour])
          expect(shownByIntl(name, new Date(+read - back))).not.toBe(shownByIntl(name, moment))
      }),
      { numRuns: 300 },
    )
  })

  it('takes a time that was skipped as late as if the clocks had not been put forward', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['Europe/Lisbon', '2026-03-29T01:00:00Z', 0, 1],
          ['America/New_York', '2026-03-08T02:00:00Z', -5, 1],
          ['Australia/Lord_Howe', '2026-10-04T02:00:00Z', 10.5, 0.5],
          ['Pacific/Apia', '2011-12-30T00:00:00Z', -10, 24],
        ),
        fc.integer({ min: 0, max: 999 }),
        ([name, gap, offsetBefore, hours], part) => {
          const shown = Date.parse(gap) + Math.floor((hours * 3_600 * part) / 1_000) * 1_000
          const local = new Date(shown).toISOString().slice(0, 19)
          expect(+createZone(name).toMoment(local)).toBe(shown - offsetBefore * hour)
        },
      ),
    )
  })
})
