import type { AllowedActions, Booking, BookingPolicy } from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { cancellationFeesOf, permissionOf, serviceIdOf } from '../src/booking-change.ts'

const booking: Booking = {
  id: 'b',
  status: 'CONFIRMED',
  startDate: new Date('2026-06-10T09:00:00Z'),
  bookedEntity: { slot: { serviceId: 'svc' } },
}
const course: Booking = { ...booking, bookedEntity: { schedule: { serviceId: 'svc' } } }
const policy: BookingPolicy = {
  id: 'p',
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 },
  reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 60 },
}
const unlimited: BookingPolicy = {
  id: 'p',
  cancellationPolicy: { enabled: true, latestCancellationInMinutes: 120 },
  reschedulePolicy: { enabled: true, latestRescheduleInMinutes: 60 },
}
const off: BookingPolicy = {
  id: 'p',
  cancellationPolicy: { enabled: false },
  reschedulePolicy: { enabled: false },
}
const yes: AllowedActions = { cancel: true, reschedule: true }
const no: AllowedActions = { cancel: false, reschedule: false }
const at = (time: string): Date => new Date(`2026-06-10T${time}Z`)

describe('permissionOf', () => {
  it('follows the answer, with the deadline of the policy to the millisecond', () => {
    expect(permissionOf('cancel', booking, yes, policy, at('07:00:00.000'))).toEqual({
      allowed: true,
      until: at('07:00:00'),
      refusal: undefined,
    })
    expect(permissionOf('reschedule', booking, yes, policy, at('07:00:00'))).toEqual({
      allowed: true,
      until: at('08:00:00'),
      refusal: undefined,
    })
    // The booking was made under a policy with another deadline: nobody here knows which.
    expect(permissionOf('cancel', booking, yes, policy, at('07:00:00.001'))).toEqual({
      allowed: true,
      until: undefined,
      refusal: undefined,
    })
  })

  it.each(['cancel', 'reschedule'] as const)(
    'ends with the beginning where there is no limit: %s',
    (action) => {
      expect(permissionOf(action, booking, yes, unlimited, at('08:59:00')).until).toEqual(at('09:00:00'))
    },
  )

  it.each([
    ['the answer is not there', undefined, policy, at('07:00:00')],
    ['the policy is not there', yes, undefined, at('07:00:00')],
    ['the policy has become another one', yes, off, at('07:00:00')],
  ])('says no more than it knows while %s', (name, actions, given, now) => {
    expect(permissionOf('cancel', booking, actions, given, now)).toEqual({
      allowed: actions?.cancel,
      until: name === 'the answer is not there' ? at('07:00:00') : undefined,
      refusal: undefined,
    })
  })

  it.each([
    ['status', 'cancel', { ...booking, status: 'CANCELED' }, policy, at('05:00:00')],
    ['status', 'reschedule', { ...booking, status: 'WAITING_LIST' }, policy, at('05:00:00')],
    ['course', 'reschedule', course, policy, at('05:00:00')],
    ['begun', 'cancel', booking, policy, at('09:00:00')],
    ['tooLate', 'cancel', booking, policy, at('08:59:59')],
    ['tooLate', 'cancel', booking, policy, at('07:00:01')],
    ['tooLate', 'reschedule', booking, policy, at('08:00:01')],
    ['notOffered', 'cancel', booking, off, at('05:00:00')],
    ['notOffered', 'reschedule', booking, { id: 'p' }, at('05:00:00')],
    ['unknown', 'cancel', booking, policy, at('07:00:00')],
    ['unknown', 'cancel', booking, undefined, at('05:00:00')],
    ['unknown', 'cancel', course, policy, undefined],
  ] as const)('gives the reason %s to %s', (refusal, action, given, rules, now) => {
    expect(permissionOf(action, given, no, rules, now)).toEqual({ allowed: false, until: undefined, refusal })
  })
})

describe('cancellationFeesOf', () => {
  const windows = [
    { startInMinutes: 60, percentage: '100' },
    { startInMinutes: 1440, amount: { value: '5', currency: 'EUR' } },
  ]

  it('gives each fee with its beginning, the earliest first', () => {
    const given = { id: 'p', cancellationFeePolicy: { enabled: true, cancellationWindows: windows } }
    expect(cancellationFeesOf(booking, given)).toEqual([
      { from: new Date('2026-06-09T09:00:00Z'), amount: { value: '5', currency: 'EUR' } },
      { from: at('08:00:00'), percentage: '100' },
    ])
  })

  it.each<[string, BookingPolicy | undefined]>([
    ['no policy', undefined],
    ['no fees', { id: 'p' }],
    [
      'no fees in force',
      { id: 'p', cancellationFeePolicy: { enabled: false, cancellationWindows: windows } },
    ],
  ])('gives none with %s', (_, given) => {
    expect(cancellationFeesOf(booking, given)).toEqual([])
  })
})

describe('serviceIdOf', () => {
  it.each<[Booking, string | undefined]>([
    [booking, 'svc'],
    [course, 'svc'],
    [{ id: 'b' }, undefined],
  ])('finds the service', (given, expected) => {
    expect(serviceIdOf(given)).toBe(expected)
  })
})
