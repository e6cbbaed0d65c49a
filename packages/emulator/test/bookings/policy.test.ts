import type { Service } from '@frontdesk/bookings'
import { expect, it } from 'vitest'
import { policyViolations } from '../../src/bookings/booking-policy/policy.ts'

const now = new Date('2026-05-04T09:00:00.000Z')
const service = (bookingPolicy: object, type = 'CLASS'): Service => ({
  id: 'service-1',
  name: 'Yoga',
  type,
  bookingPolicy: { id: 'policy-1', ...bookingPolicy },
})
const early = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } }
const late = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 } }
const after = { bookAfterStartPolicy: { enabled: true } }
const tooEarly = { tooEarlyToBook: true, earliestBookingDate: new Date('2026-05-04T09:00:00.001Z') }

it.each<[string, Service, string, string, object]>([
  ['opens at the minute', service(early), '10:00:00.000', '11:00:00.000', {}],
  ['is closed a moment before', service(early), '10:00:00.001', '11:00:00.000', tooEarly],
  [
    'is open at any time',
    service({ limitEarlyBookingPolicy: { enabled: false } }),
    '23:00:00.000',
    '23:30:00.000',
    {},
  ],
  ['closes after the minute', service(late), '10:00:00.000', '11:00:00.000', {}],
  ['is too late a moment later', service(late), '09:59:59.999', '11:00:00.000', { tooLateToBook: true }],
  ['is too late when it begins', service({}), '09:00:00.000', '11:00:00.000', { tooLateToBook: true }],
  ['is open until it begins', service({}), '09:00:00.001', '11:00:00.000', {}],
  ['is open while it takes place', service(after), '08:00:00.000', '09:00:00.001', {}],
  ['is over at its end', service(after), '08:00:00.000', '09:00:00.000', { tooLateToBook: true }],
  [
    'is never open once an appointment has begun',
    service(after, 'APPOINTMENT'),
    '08:00:00.000',
    '09:30:00.000',
    { tooLateToBook: true },
  ],
])('booking %s', (_, asked, start, end, expected) => {
  const time = { start: new Date(`2026-05-04T${start}Z`), end: new Date(`2026-05-04T${end}Z`) }
  expect(policyViolations(asked, time, now)).toEqual(expected)
})
