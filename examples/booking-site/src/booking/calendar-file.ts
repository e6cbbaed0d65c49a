/** A session as a calendar of a person holds it. */
export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly place?: string | undefined
  readonly notes?: string | undefined
}

/** `20260601T083000Z`. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Text as RFC 5545 writes it. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Breaks a line after at most 75 bytes, never within a character; the next one then begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** The text of a calendar file (`.ics`) with one event. */
export function calendarFile({ id, title, start, end, place, notes }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbour Studio//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The address of a page of Google Calendar that offers to keep the event. */
export function googleCalendarUrl({ title, start, end, place, notes }: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    ...(place && { location: place }),
    ...(notes && { details: notes }),
  }).toString()
  return url.href
}
