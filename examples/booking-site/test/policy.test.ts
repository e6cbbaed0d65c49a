import { describe, expect, it } from 'vitest'
import { formatNotice, policySentences } from '../src/services/policy.ts'

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
