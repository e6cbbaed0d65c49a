import { describe, expect, it } from 'vitest'
import { changeRule, formatNotice, policySentences } from '../src/services/policy.ts'

describe('policy', () => {
  it('writes notice periods in the largest exact unit', () => {
    expect(formatNotice(90)).toBe('90 minutes')
    expect(formatNotice(60)).toBe('1 hour')
    expect(formatNotice(1440)).toBe('24 hours')
    expect(formatNotice(4320)).toBe('3 days')
  })

  it('says only what the policy says', () => {
    expect(policySentences(undefined)).toEqual([])
    expect(policySentences({ id: '1', cancellationPolicy: { enabled: false } })).toEqual([
      'Bookings cannot be cancelled online.',
    ])
    expect(
      policySentences({
        id: '1',
        cancellationPolicy: {
          enabled: true,
          limitLatestCancellation: true,
          latestCancellationInMinutes: 1440,
        },
        limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
        customPolicyDescription: { enabled: true, description: 'Please come ten minutes early.' },
      }),
    ).toEqual([
      'You can cancel up to 24 hours before the start.',
      'Booking closes 1 hour before the start.',
      'Please come ten minutes early.',
    ])
  })

  it('leaves out rules that are switched off', () => {
    expect(
      policySentences({
        id: '1',
        limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: 60 },
        customPolicyDescription: { enabled: false, description: 'Draft' },
      }),
    ).toEqual([])
  })
})

describe('until when a booking can be changed', () => {
  const start = new Date('2026-06-05T09:00:00.000Z')
  const day = { limit: 24 * 60, moment: 'Thu 4 Jun, 10:00' }
  const policy = (cancel: number | undefined, move: number | undefined) => ({
    cancellationPolicy: {
      enabled: cancel !== undefined,
      limitLatestCancellation: true,
      latestCancellationInMinutes: cancel ?? 0,
    },
    reschedulePolicy: {
      enabled: move !== undefined,
      limitLatestReschedule: true,
      latestRescheduleInMinutes: move ?? 0,
    },
  })
  const ruleAt = (now: string, cancel: number | undefined, move: number | undefined): string | undefined =>
    changeRule(policy(cancel, move), start, new Date(now), 'en-GB')

  it('is one moment, two, or one of both', () => {
    const now = '2026-06-01T00:00:00.000Z'
    expect(ruleAt(now, day.limit, day.limit)).toBe(`You can cancel or move it until ${day.moment}.`)
    expect(ruleAt(now, day.limit, 60)).toBe(
      `You can cancel it until ${day.moment}, and move it until Fri 5 Jun, 09:00.`,
    )
    expect(ruleAt(now, day.limit, undefined)).toBe(`You can cancel it until ${day.moment}.`)
    expect(ruleAt(now, undefined, day.limit)).toBe(`You can move it until ${day.moment}.`)
    expect(ruleAt(now, undefined, undefined)).toBe('It cannot be cancelled or moved online.')
  })

  it('is over at that moment', () => {
    expect(ruleAt('2026-06-04T08:59:59.999Z', day.limit, day.limit)).toBe(
      `You can cancel or move it until ${day.moment}.`,
    )
    expect(ruleAt('2026-06-04T09:00:00.000Z', day.limit, day.limit)).toBe(
      'It starts too soon to be cancelled or moved online.',
    )
    expect(ruleAt('2026-06-04T09:00:00.000Z', day.limit, 60)).toBe('You can move it until Fri 5 Jun, 09:00.')
  })
})
