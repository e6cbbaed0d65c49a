import type { Booking } from '@frontdesk/bookings'
import type { ReactNode } from 'react'
import { Ticket } from './ticket.tsx'

interface BookedTicketProps {
  booking: Booking
  level?: 2 | 3
  /** How the booking stands. */
  badge?: ReactNode
  children?: ReactNode
}

/** The ticket of a booking as the platform holds it. */
export function BookedTicket({ booking, level, badge, children }: BookedTicketProps) {
  const { bookedEntity, startDate, endDate, totalParticipants, bookedAddOns = [] } = booking
  const { slot, schedule, title = 'Session' } = bookedEntity ?? {}
  return (
    <Ticket
      title={title}
      start={startDate}
      end={endDate}
      isCourse={Boolean(schedule)}
      staff={slot?.resource?.name}
      place={(slot ?? schedule)?.location?.name}
      people={totalParticipants}
      extras={bookedAddOns.map(({ name = 'Extra' }) => name)}
      level={level}
      badge={badge}
    >
      {children}
    </Ticket>
  )
}
