import { describe, expect, it } from 'vitest'
import { addDays, createZone, weekdayOf } from '../../src/bookings/zoned-time.ts'

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

  it('names a zone that there is not', () => {
    expect(() => createZone('Europe/Atlantis')).toThrow('INVALID_ARGUMENT')
  })

  it('counts days of the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(weekdayOf('2026-05-03')).toBe(0)
    expect(addDays('9999-12-31', 1)).toBe('+010000-01-01')
  })
})
