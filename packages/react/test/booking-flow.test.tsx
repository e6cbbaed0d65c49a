import type { Booking, TimeSlot } from '@frontdesk/bookings'
import { ApplicationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import {
  alternativesOf,
  bookedEntityOf,
  bookingFlow,
  type BookingFlowEvent,
  type BookingFlowState,
  type BookingStep,
  initialBookingFlow,
  isSlotTaken,
} from '../src/booking-flow.ts'

const slot: TimeSlot = {
  localStartDate: '2026-06-01T09:00:00',
  localEndDate: '2026-06-01T10:00:00',
  scheduleId: 'sch',
}
const details = { contactDetails: { firstName: 'Ana' } }
const booking: Booking = { id: 'b' }
const error = new Error('down')

const events: Readonly<Record<string, BookingFlowEvent>> = {
  slotSelected: { type: 'slotSelected', choice: { slot } },
  detailsSet: { type: 'detailsSet', details },
  back: { type: 'back' },
  submitted: { type: 'submitted' },
  'booked, staying': { type: 'booked', booking, leaving: false },
  'booked, leaving': { type: 'booked', booking, leaving: true },
  slotTaken: { type: 'slotTaken', error, alternatives: [slot] },
  failed: { type: 'failed', error },
  pageRestored: { type: 'pageRestored' },
  serviceChanged: { type: 'serviceChanged', state: initialBookingFlow },
}

/** Where each event leads from each step, with time and details known; `=` where it changes nothing. */
const table: Readonly<Record<BookingStep, string>> = {
  //            selected details back    submit   staying leaving      taken     failed restored changed
  slot: '       review   =       =       =        =       =            =         =      = slot',
  details: '    review   review  slot    =        =       =            =         =      = slot',
  review: '     review   review  details creating =       =            =         =      = slot',
  creating: '   =        =       =       =        done    redirecting  slotTaken failed = slot',
  redirecting: '=        =       =       =        =       =            =         failed review slot',
  done: '       review   =       =       =        =       =            =         =      = slot',
  slotTaken: '  review   =       slot    =        =       =            =         =      = slot',
  failed: '     review   review  review  creating =       =            =         =      = slot',
}

const at = (step: BookingStep, more: Partial<BookingFlowState> = {}): BookingFlowState => ({
  ...initialBookingFlow,
  choice: { slot },
  details,
  step,
  ...more,
})

describe('bookingFlow', () => {
  const rows = Object.entries(table).flatMap(([step, row]) =>
    row
      .trim()
      .split(/\s+/)
      .map((next, index) => ({ step: step as BookingStep, event: Object.keys(events)[index]!, next })),
  )

  it('has a row for every step and every event', () => {
    expect(rows).toHaveLength(8 * Object.keys(events).length)
  })

  it.each(rows)('$step + $event → $next', ({ step, event, next }) => {
    const before = Object.freeze(at(step))
    const after = bookingFlow(before, events[event]!)
    if (next === '=') expect(after).toBe(before)
    else expect(after.step).toBe(next)
  })

  it('asks for details after the first choice of a time', () => {
    expect(bookingFlow(initialBookingFlow, events['slotSelected']!)).toMatchObject({
      step: 'details',
      choice: { slot },
    })
  })

  it.each([{ choice: undefined }, { details: undefined }])(
    'submits nothing that is incomplete: %o',
    (missing) => {
      const before = at('review', missing)
      expect(bookingFlow(before, events['submitted']!)).toBe(before)
    },
  )

  it('keeps the alternatives and the error until another time is chosen', () => {
    const taken = bookingFlow(at('creating'), events['slotTaken']!)
    expect(taken).toMatchObject({ alternatives: [slot], error })
    expect(bookingFlow(taken, events['slotSelected']!)).toMatchObject({
      alternatives: [],
      error: undefined,
      details,
    })
  })

  it('forgets the booking when another time is chosen', () => {
    expect(bookingFlow(at('done', { booking }), events['slotSelected']!).booking).toBeUndefined()
  })
})

describe('bookedEntityOf', () => {
  it('names the session of a class by its event alone', () => {
    expect(bookedEntityOf({ slot: { ...slot, eventInfo: { eventId: 'e' } } }, 'svc')).toEqual({
      slot: { eventId: 'e' },
    })
  })

  it('names a course by its schedule', () => {
    expect(bookedEntityOf({ slot: { scheduleId: 'sch' } }, 'svc')).toEqual({
      schedule: { serviceId: 'svc', scheduleId: 'sch' },
    })
    const listed = {
      ...slot,
      localStartDate: '2026-06-01T09:00:00',
      localEndDate: '2026-07-01T10:00:00',
      start: new Date('2026-06-01T08:00:00Z'),
      end: new Date('2026-07-01T09:00:00Z'),
      isCourse: true,
    } as const
    expect(bookedEntityOf({ slot: listed }, 'svc')).toEqual({
      schedule: { serviceId: 'svc', scheduleId: 'sch' },
    })
  })

  it('gives the whole time of an appointment, in its zone and with the booking’s word for the place', () => {
    const choice = {
      slot: { ...slot, location: { id: 'l', locationType: 'BUSINESS' } },
      resource: { id: 'r' },
      timeZone: 'Europe/Lisbon',
    }
    expect(bookedEntityOf(choice, 'svc')).toEqual({
      slot: {
        serviceId: 'svc',
        scheduleId: 'sch',
        timezone: 'Europe/Lisbon',
        startDate: '2026-06-01T09:00:00',
        endDate: '2026-06-01T10:00:00',
        resource: { id: 'r' },
        location: { id: 'l', locationType: 'OWNER_BUSINESS' },
      },
    })
  })

  it('leaves out a kind of place that it does not know', () => {
    const choice = { slot: { ...slot, location: { id: 'l', locationType: 'MOON' } } }
    expect(bookedEntityOf(choice, 'svc').slot?.location).toEqual({ id: 'l' })
  })
})

describe('a taken slot', () => {
  const refused = (code: string, data: Record<string, unknown> = {}) =>
    new ApplicationError('declined', { code, data })

  it.each(['SLOT_NOT_AVAILABLE', 'SESSION_CAPACITY_EXCEEDED', 'SCHEDULE_CAPACITY_EXCEEDED'])(
    'is told by %s',
    (code) => {
      expect(isSlotTaken(refused(code))).toBe(true)
    },
  )

  it.each([refused('VALIDATION_FAILURE'), error, undefined])('is not told by %s', (other) => {
    expect(isSlotTaken(other)).toBe(false)
  })

  it('brings alternatives, when the platform has any', () => {
    expect(alternativesOf(refused('SLOT_NOT_AVAILABLE', { alternatives: [slot] }))).toEqual([slot])
    expect(alternativesOf(refused('SLOT_NOT_AVAILABLE', { alternatives: 'none' }))).toEqual([])
  })
})
