import type { Booking, TimeSlot } from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import {
  bookingFlow,
  type BookingFlowEvent,
  type BookingFlowState,
  type BookingStep,
  initialBookingFlow,
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
  'booked, staying': { type: 'booked', bookings: [booking], leaving: false },
  'booked, leaving': { type: 'booked', bookings: [booking], leaving: true },
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
    expect(bookingFlow(at('done', { bookings: [booking] }), events['slotSelected']!).bookings).toEqual([])
  })
})
