import { ApplicationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { alternativesOf, bookedEntityOf, isSlotTaken, SlotTakenError } from '../src/index.ts'

const slot = {
  localStartDate: '2026-06-01T09:00:00',
  localEndDate: '2026-06-01T10:00:00',
  scheduleId: 'sch',
}

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

  it.each([refused('VALIDATION_FAILURE'), new Error('down'), undefined])('is not told by %s', (other) => {
    expect(isSlotTaken(other)).toBe(false)
  })

  it('brings alternatives, when the platform has any', () => {
    expect(alternativesOf(refused('SLOT_NOT_AVAILABLE', { alternatives: [slot] }))).toEqual([slot])
    expect(alternativesOf(refused('SLOT_NOT_AVAILABLE', { alternatives: 'none' }))).toEqual([])
    expect(alternativesOf(new ApplicationError('declined', { code: 'SLOT_NOT_AVAILABLE' }))).toEqual([])
    expect(alternativesOf(new SlotTakenError([slot]))).toEqual([slot])
    expect(alternativesOf(new Error('down'))).toEqual([])
  })
})
