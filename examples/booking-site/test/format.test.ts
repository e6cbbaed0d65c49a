import { describe, expect, it } from 'vitest'
import { visitorLocale } from '../src/format/locale.ts'
import { formatAmount, formatMoney, formatServicePrice } from '../src/format/money.ts'
import {
  formatDay,
  formatDuration,
  formatTime,
  formatVisitorTime,
  formatZone,
  sameClock,
  toMoment,
} from '../src/format/time.ts'

describe('money', () => {
  it('keeps decimal text exact and leaves out empty cents', () => {
    expect(formatMoney('45.00', 'EUR', 'en-GB')).toBe('€45')
    expect(formatMoney('12.50', 'EUR', 'en-GB')).toBe('€12.50')
    expect(formatMoney('9007199254740993.12', 'EUR', 'en-GB')).toBe('€9,007,199,254,740,993.12')
  })

  it('keeps the cents of amounts that stand below each other', () => {
    expect(formatAmount('45.00', 'EUR', 'en-GB')).toBe('€45.00')
    expect(formatAmount('1200', 'JPY', 'en-GB')).toBe('JP¥1,200')
  })

  it('follows the digits of the currency', () => {
    expect(formatMoney('1200', 'JPY', 'en-GB')).toBe('JP¥1,200')
    expect(formatMoney('1.234', 'KWD', 'en-GB')).toMatch(/^KWD\s1\.234$/)
  })

  it('says what a service costs', () => {
    const price = (value: string) => ({ value, currency: 'EUR' })
    expect(formatServicePrice({ rateType: 'FIXED', fixed: { price: price('60') } }, 'en-GB')).toBe('€60')
    expect(
      formatServicePrice(
        { rateType: 'VARIED', varied: { defaultPrice: price('40'), minPrice: price('30') } },
        'en-GB',
      ),
    ).toBe('From €30')
    expect(formatServicePrice({ rateType: 'NO_FEE' }, 'en-GB')).toBe('Free')
    expect(
      formatServicePrice({ rateType: 'CUSTOM', custom: { description: 'Pay what you can' } }, 'en-GB'),
    ).toBe('Pay what you can')
    expect(formatServicePrice(undefined, 'en-GB')).toBe('Price on request')
  })
})

describe('time', () => {
  it('turns a wall-clock time of a place into a moment, on both sides of a clock change', () => {
    expect(toMoment('2026-03-28T09:30:00', 'Europe/Lisbon').toISOString()).toBe('2026-03-28T09:30:00.000Z')
    expect(toMoment('2026-03-29T09:30:00', 'Europe/Lisbon').toISOString()).toBe('2026-03-29T08:30:00.000Z')
    expect(toMoment('2026-06-01T09:30:00', 'Asia/Kathmandu').toISOString()).toBe('2026-06-01T03:45:00.000Z')
  })

  it('moves a time that the clock skips forward', () => {
    expect(toMoment('2026-03-29T01:30:00', 'Europe/Lisbon').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('writes day and time of the named zone, not of the machine', () => {
    const moment = new Date('2026-06-01T23:30:00Z')
    expect(formatTime(moment, 'Europe/Lisbon', 'en-GB')).toBe('00:30')
    expect(formatDay(moment, 'Europe/Lisbon', moment, 'en-GB')).toMatch(/^Tuesday,? 2 June$/)
    expect(formatDay(moment, 'America/New_York', moment, 'en-GB')).toMatch(/^Monday,? 1 June$/)
    expect(formatTime(moment, 'America/New_York', 'en-US')).toMatch(/^7:30\sPM$/)
  })

  it('names the year when it is another one', () => {
    expect(
      formatDay(new Date('2027-01-04T10:00:00Z'), 'UTC', new Date('2026-11-01T10:00:00Z'), 'en-GB'),
    ).toMatch(/^Monday,? 4 January 2027$/)
  })

  it('names a zone with its offset of that moment', () => {
    expect(formatZone('Europe/Lisbon', new Date('2026-01-10T12:00:00Z'))).toMatch(
      /^Lisbon time \(GMT(?:\+0)?\)$/,
    )
    expect(formatZone('Europe/Lisbon', new Date('2026-07-10T12:00:00Z'))).toBe('Lisbon time (GMT+1)')
    expect(formatZone('America/New_York', new Date('2026-07-10T12:00:00Z'))).toBe('New York time (GMT-4)')
  })

  it('compares clocks, not names of zones', () => {
    const winter = new Date('2026-01-10T12:00:00Z')
    expect(sameClock('Europe/Lisbon', 'Europe/London', winter)).toBe(true)
    expect(sameClock('Europe/Lisbon', 'Europe/Madrid', winter)).toBe(false)
    expect(sameClock('Europe/Lisbon', 'Atlantic/Reykjavik', winter)).toBe(true)
    expect(sameClock('Europe/Lisbon', 'Atlantic/Reykjavik', new Date('2026-07-10T12:00:00Z'))).toBe(false)
  })

  it('names the day of the visitor where it is another one', () => {
    const morning = new Date('2026-11-23T07:30:00Z')
    expect(formatVisitorTime(morning, 'Europe/Lisbon', 'Europe/Madrid', 'en-GB')).toBe('08:30')
    expect(formatVisitorTime(morning, 'Europe/Lisbon', 'America/Los_Angeles', 'en-GB')).toBe('Sun 23:30')
    const evening = new Date('2026-11-23T18:30:00Z')
    expect(formatVisitorTime(evening, 'Europe/Lisbon', 'Asia/Tokyo', 'en-GB')).toBe('Tue 03:30')
  })

  it('writes lengths of time', () => {
    expect(formatDuration(45)).toBe('45 min')
    expect(formatDuration(60)).toBe('1 hr')
    expect(formatDuration(75)).toBe('1 hr 15 min')
    expect(formatDuration(0)).toBe('0 min')
  })
})

describe('locale', () => {
  it('keeps a kind of English and puts British instead of other languages', () => {
    expect(visitorLocale('en-US')).toBe('en-US')
    expect(visitorLocale('pt-PT')).toBe('en-GB')
  })
})
