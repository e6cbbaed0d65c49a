import { describe, expect, it } from 'vitest'
import { calendarFile, googleCalendarUrl } from '../src/booking/calendar-file.ts'

const event = {
  id: 'b1',
  title: 'Massage; slow, warm',
  start: new Date('2026-06-01T08:30:00.000Z'),
  end: new Date('2026-06-01T09:30:00.000Z'),
  place: 'Rua da Cozinha Económica 11, Lisboa',
  notes: 'With Inês.\nBring water.',
}

describe('a calendar file', () => {
  it('holds the session in UTC, with its text escaped', () => {
    expect(calendarFile(event, new Date('2026-05-01T00:00:00.000Z'))).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Harbour Studio//Bookings//EN',
        'BEGIN:VEVENT',
        'UID:b1',
        'DTSTAMP:20260501T000000Z',
        'DTSTART:20260601T083000Z',
        'DTEND:20260601T093000Z',
        'SUMMARY:Massage\\; slow\\, warm',
        'LOCATION:Rua da Cozinha Económica 11\\, Lisboa',
        'DESCRIPTION:With Inês.\\nBring water.',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('breaks lines after 75 bytes, and no character in two', () => {
    const file = calendarFile({ ...event, title: 'ê'.repeat(80) }, event.start)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ê'.repeat(80)}\r\n`)
  })

  it('leaves out what is not known', () => {
    const file = calendarFile({ ...event, place: undefined, notes: undefined }, event.start)
    expect(file).not.toMatch(/LOCATION|DESCRIPTION/)
  })
})

it('leads to a calendar in the web with the same session', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarUrl(event))
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20260601T083000Z/20260601T093000Z',
    location: event.place,
    details: event.notes,
  })
})
