import type { Booking } from '@frontdesk/bookings'
import type { HandlerContext, MailAttachment } from '../../kernel/handler.ts'
import { describeBooking } from '../booking/booking-description.ts'
import { courseSessions } from '../availability/course.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'now' | 'business'>

/** Text as a calendar file holds it (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** The value of a parameter, which knows no escapes: quotes and line ends are left out of it (RFC 5545, 3.2). */
const quote = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`

const longestLine = 75

/** A line as it is written: at most 75 bytes, its rest on lines that begin with a space (RFC 5545, 3.1). */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter)
    if (length + bytes > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += bytes
  }
  return folded
}

/** A moment of UTC, which every calendar shows in the zone of its reader: `20260507T100000Z`. */
const momentOf = (date: Date): string => date.toISOString().replace(/\.\d+|[-:]/g, '')

interface Session {
  readonly start: Date
  readonly end: Date
}

/** The sessions of a booking: one, unless it is one of a course. */
const sessionsOf = (
  { state }: Context,
  { bookedEntity, startDate, endDate }: Booking,
): readonly Session[] => {
  const planned = state.in(courseSessions).get(bookedEntity?.schedule?.scheduleId ?? '')?.sessions
  return planned ?? (startDate && endDate ? [{ start: startDate, end: endDate }] : [])
}

const statuses: Readonly<Record<string, string>> = {
  CONFIRMED: 'CONFIRMED',
  PENDING: 'TENTATIVE',
  CANCELED: 'CANCELLED',
  DECLINED: 'CANCELLED',
}

/** A booking with the address at which its customer sees it. */
export interface LinkedBooking {
  readonly booking: Booking
  readonly link: string
}

/** The events of a booking that are not over: one for each session. */
const eventsOf = (context: Context, { booking, link }: LinkedBooking): string[] => {
  const { now, business } = context
  const { id, status = '', revision = '0', bookedEntity, contactDetails } = booking
  const eventStatus = statuses[status]
  if (eventStatus === undefined) return []
  const sessions = sessionsOf(context, booking).filter(({ end }) => end > now())
  const { name, formattedAddress } = (bookedEntity?.slot ?? bookedEntity?.schedule)?.location ?? {}
  const place = [name, formattedAddress].filter((part) => part !== undefined).join(', ')
  const { email, firstName = '', lastName = '' } = contactDetails ?? {}
  const facts = describeBooking(booking, business).map(({ name: label, text }) => `${label}: ${text}`)
  return sessions.flatMap(({ start, end }) => [
    'BEGIN:VEVENT',
    // Sessions of a course never move, so that their beginning tells them apart.
    `UID:${id}${bookedEntity?.schedule ? `-${momentOf(start)}` : ''}@frontdesk`,
    `DTSTAMP:${momentOf(now())}`,
    `SEQUENCE:${revision}`,
    `DTSTART:${momentOf(start)}`,
    `DTEND:${momentOf(end)}`,
    `SUMMARY:${escapeText(bookedEntity?.title ?? business.name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText([...facts, link].join('\n'))}`,
    `URL:${link}`,
    `ORGANIZER;CN=${quote(business.name)}:mailto:${business.email}`,
    ...(email === undefined
      ? []
      : [
          `ATTENDEE;CN=${quote(`${firstName} ${lastName}`.trim() || email)};PARTSTAT=ACCEPTED:mailto:${email}`,
        ]),
    `STATUS:${eventStatus}`,
    'END:VEVENT',
  ])
}

/**
 * The calendar file of bookings: a request for their sessions, or their cancellation. Every file of a booking names the
 * same events, and a later file has a higher number, so that a calendar moves or deletes what it has. Bookings that are on
 * no calendar, and those whose sessions are over, are not in the file; there is none when no booking is.
 */
export const calendarFile = (
  context: Context,
  linked: readonly LinkedBooking[],
): MailAttachment | undefined => {
  const events = linked.flatMap((one) => eventsOf(context, one))
  if (!events.length) return undefined
  const isOver = linked.every(({ booking: { status = '' } }) => statuses[status] === 'CANCELLED')
  const method = isOver ? 'CANCEL' : 'REQUEST'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//Emulator//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events,
    'END:VCALENDAR',
  ]
  return {
    fileName: 'booking.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: lines.map((line) => `${fold(line)}\r\n`).join(''),
  }
}
