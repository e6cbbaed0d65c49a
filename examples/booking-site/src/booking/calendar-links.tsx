import type { Booking } from '@frontdesk/bookings'
import { CalendarPlus, ExternalLink, MapPinned } from 'lucide-react'
import { studio } from '../studio.ts'
import { type CalendarEvent, calendarFile, googleCalendarUrl } from './calendar-file.ts'

/** The session of a booking for the calendar of a person; nothing for a course, which has many. */
export function eventOf({ id, bookedEntity, startDate, endDate }: Booking): CalendarEvent | undefined {
  if (!startDate || !endDate || !bookedEntity?.slot) return undefined
  const { location, resource } = bookedEntity.slot
  const address = location?.formattedAddress
  return {
    id,
    title: `${bookedEntity.title ?? 'Session'} at ${studio.name}`,
    start: startDate,
    end: endDate,
    place: [location?.name, address].filter(Boolean).join(', ') || undefined,
    notes: resource?.name ? `With ${resource.name}.` : undefined,
  }
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-teal underline decoration-transparent underline-offset-4 hover:decoration-current'

/** Puts a session into the calendar of the person, and shows the way to it. */
export function CalendarLinks({ booking }: { booking: Booking }) {
  const event = eventOf(booking)
  if (!event) return null
  // The file is the same on a server and in a browser.
  const made = booking.updatedDate ?? booking.createdDate ?? event.start
  return (
    <ul className="flex flex-wrap gap-x-4 sm:gap-x-5">
      <li>
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, made))}`}
          download="harbour-studio.ics"
          className={linkClass}
        >
          <CalendarPlus aria-hidden size={18} /> Add to calendar
        </a>
      </li>
      {event.place && (
        <li>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(event.place)}`}
            target="_blank"
            rel="noreferrer"
            className={linkClass}
          >
            <MapPinned aria-hidden size={18} /> Directions<span className="sr-only">, opens a new tab</span>
          </a>
        </li>
      )}
      <li>
        <a href={googleCalendarUrl(event)} target="_blank" rel="noreferrer" className={linkClass}>
          <ExternalLink aria-hidden size={18} /> Google Calendar
          <span className="sr-only">, opens a new tab</span>
        </a>
      </li>
    </ul>
  )
}
