import type { Booking } from '@frontdesk/bookings'
import { MapPin, User } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatTime, formatZone, sameClock, visitorTimeZone } from '../format/time.ts'
import { studio } from '../studio.ts'
import { Button } from '../ui/button.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { bookingStatus } from './booking-status.ts'
import { CancelDialog } from './cancel-dialog.tsx'

interface BookingCardProps {
  booking: Booking
  canCancel: boolean
}

export function BookingCard({ booking, canCancel }: BookingCardProps) {
  const [isAsking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const { bookedEntity, startDate, endDate, status, totalParticipants = 1 } = booking
  const { slot, schedule, title = 'Session' } = bookedEntity ?? {}
  const { label, tone } = bookingStatus(status, endDate !== undefined && endDate < now)
  const start =
    startDate && `${formatDay(startDate, studio.timeZone)}, ${formatTime(startDate, studio.timeZone)}`
  const place = slot?.location?.name ?? schedule?.location?.name
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-[1fr_auto] sm:p-6">
      <div className="grid content-start gap-1.5">
        <h2 className="text-xl">{title}</h2>
        {startDate && <When start={startDate} isCourse={Boolean(schedule)} />}
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {place && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden size={15} /> {place}
            </span>
          )}
          {slot?.resource?.name && (
            <span className="inline-flex items-center gap-1.5">
              <User aria-hidden size={15} /> with {slot.resource.name}
            </span>
          )}
          {totalParticipants > 1 && <span>{totalParticipants} people</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {canCancel && (
          <Button
            look="outline"
            onPress={() => setAsking(true)}
            aria-label={['Cancel', title, start].filter(Boolean).join(' ')}
          >
            Cancel
          </Button>
        )}
      </div>
      <CancelDialog
        booking={booking}
        title={title}
        start={start}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </li>
  )
}

function When({ start, isCourse }: { start: Date; isCourse: boolean }) {
  const visitorZone = visitorTimeZone()
  return (
    <p className="figures">
      {isCourse && 'Starts '}
      {formatDay(start, studio.timeZone)}, {formatTime(start, studio.timeZone)}
      {!sameClock(studio.timeZone, visitorZone, start) && (
        <span className="text-muted">
          {' '}
          in Lisbon; {formatDay(start, visitorZone)}, {formatTime(start, visitorZone)} in{' '}
          {formatZone(visitorZone, start)}
        </span>
      )}
    </p>
  )
}
