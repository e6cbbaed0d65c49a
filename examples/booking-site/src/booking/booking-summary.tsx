import { CalendarDays, Clock, MapPin, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatServicePrice } from '../format/money.ts'
import { formatDay, formatTime, formatZone, sameClock, visitorTimeZone } from '../format/time.ts'
import { studio } from '../studio.ts'
import { Picture } from '../ui/picture.tsx'
import { useBooking } from './booking-layout.tsx'
import { slotStaff, slotStart } from './slot.ts'

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.75 shrink-0 text-teal">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

/** What is being booked, beside every step. */
export function BookingSummary() {
  const { service, flow } = useBooking()
  const { slot, resource, details } = flow
  const start = (slot && slotStart(slot)) ?? service.schedule?.firstSessionStart
  const staff = resource?.name ?? (slot && slotStaff(slot))
  const place = slot?.location?.name ?? service.locations?.[0]?.business?.name
  const visitorZone = visitorTimeZone()
  return (
    <aside
      aria-label="Your booking"
      className="grid content-start gap-4 self-start rounded-card bg-sand p-6 lg:sticky lg:top-24"
    >
      <Picture image={service.media?.mainMedia?.image} className="aspect-16/9 rounded-control" />
      <h2 className="text-xl">{service.name}</h2>
      <ul className="grid gap-2">
        {start && (
          <>
            <Row icon={<CalendarDays aria-hidden size={18} />}>
              {service.type === 'COURSE' && 'Starts '}
              {formatDay(start, studio.timeZone)}
            </Row>
            <Row icon={<Clock aria-hidden size={18} />}>
              <span className="figures">{formatTime(start, studio.timeZone)}</span>,{' '}
              {formatZone(studio.timeZone, start)}
              {!sameClock(studio.timeZone, visitorZone, start) && (
                <span className="block text-sm text-muted">
                  {formatDay(start, visitorZone)}, {formatTime(start, visitorZone)} in{' '}
                  {formatZone(visitorZone, start)}
                </span>
              )}
            </Row>
          </>
        )}
        {staff && <Row icon={<User aria-hidden size={18} />}>{staff}</Row>}
        {place && <Row icon={<MapPin aria-hidden size={18} />}>{place}</Row>}
        {details?.totalParticipants !== undefined && details.totalParticipants > 1 && (
          <Row icon={<Users aria-hidden size={18} />}>{details.totalParticipants} people</Row>
        )}
      </ul>
      <p className="figures border-t border-line pt-4 text-xl font-semibold">
        {formatServicePrice(service.payment)}
        {service.type !== 'APPOINTMENT' && (
          <span className="text-base font-normal text-muted"> per person</span>
        )}
      </p>
    </aside>
  )
}
