import type { Client } from '@frontdesk/core'
import { describe, expectTypeOf, it } from 'vitest'
import {
  type AvailableSlot,
  clockOf,
  instantOf,
  listAvailability,
  type LocalDate,
  localDate,
  type LocalDateTime,
  localDateTime,
  localDateTimeOf,
} from '../src/index.ts'

declare const client: Client
declare const text: string
declare const slot: AvailableSlot

describe('local date-times and moments', () => {
  it('do not mix', () => {
    // @ts-expect-error a moment is no local date-time
    instantOf(new Date(), 'Europe/Lisbon')
    // @ts-expect-error a moment as text is no local date-time
    instantOf('2026-06-01T09:00:00Z', 'Europe/Lisbon')
    // @ts-expect-error text with an offset is no local date-time
    instantOf('2026-06-01T09:00:00+01:00', 'Europe/Lisbon')
    // @ts-expect-error text of an instant is plain text
    instantOf(new Date().toISOString(), 'Europe/Lisbon')
    // @ts-expect-error plain text has to be checked
    instantOf(text, 'Europe/Lisbon')
    // @ts-expect-error a day has no time
    instantOf('2026-06-01', 'Europe/Lisbon')
    // @ts-expect-error a local date-time is no moment
    localDateTimeOf('2026-06-01T09:00:00', 'Europe/Lisbon')
    // @ts-expect-error a local date-time is no moment
    clockOf('Europe/Lisbon').localDateTimeOf(slot.localStartDate)
    // @ts-expect-error a moment of a slot is no local date-time
    instantOf(slot.start, 'Europe/Lisbon')
  })

  it('are told apart in what is asked for', () => {
    const days = { serviceId: 'a', from: '2026-06-01', to: '2026-06-07' } as const
    void listAvailability(client, days)
    void listAvailability(client, { ...days, from: '2026-06-01T12:00:00' })
    void listAvailability(client, { ...days, from: localDate(text) })
    // @ts-expect-error a moment is no day
    void listAvailability(client, { ...days, from: new Date() })
    // @ts-expect-error a moment is no day
    void listAvailability(client, { ...days, from: '2026-06-01T12:00:00Z' })
    // @ts-expect-error plain text has to be checked
    void listAvailability(client, { ...days, to: text })
    // @ts-expect-error the last day is a day
    void listAvailability(client, { ...days, to: '2026-06-07T12:00:00' })
    // @ts-expect-error one service or several
    void listAvailability(client, { from: '2026-06-01', to: '2026-06-07' })
  })

  it('have types of their own', () => {
    expectTypeOf(localDate(text)).toEqualTypeOf<LocalDate>()
    expectTypeOf(localDateTime(text)).toEqualTypeOf<LocalDateTime>()
    expectTypeOf(instantOf(slot.localStartDate, 'Europe/Lisbon')).toEqualTypeOf<Date>()
    expectTypeOf(slot.start).toEqualTypeOf<Date>()
    expectTypeOf<LocalDateTime>().not.toExtend<LocalDate>()
    expectTypeOf<LocalDate>().not.toExtend<LocalDateTime>()
    expectTypeOf<LocalDateTime>().toExtend<string>()
  })
})
