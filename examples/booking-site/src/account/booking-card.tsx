import { type MyBooking, useCancelBooking, useRescheduleBooking } from '@frontdesk/react'
import { useState } from 'react'
import { BookedTicket } from '../booking/booked-ticket.tsx'
import { TakePlace } from '../booking/waiting-list.tsx'
import { CalendarLinks } from '../booking/calendar-links.tsx'
import { formatAmount } from '../format/money.ts'
import { formatDay, formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { bookingStatus } from './booking-status.ts'
import { changeText } from './change-text.ts'
import { CancelDialog } from './cancel-dialog.tsx'

interface BookingCardProps {
  mine: MyBooking
  /** Whether it is over, cancelled or declined. */
  isPast: boolean
  onCancelled: (words: string) => void
}

/** A booking with what its customer may do with it. */
export function BookingCard({ mine, isPast, onCancelled }: BookingCardProps) {
  const [isAsking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const cancellation = useCancelBooking(mine)
  const move = useRescheduleBooking(mine)
  const { booking, order } = mine
  const { bookedEntity, startDate, endDate, status } = booking
  const title = bookedEntity?.title ?? 'Session'
  const { label, tone } = bookingStatus(status, endDate !== undefined && endDate < now)
  const start =
    startDate && `${formatDay(startDate, studio.timeZone)}, ${formatTime(startDate, studio.timeZone)}`
  const words = [title, start].filter(Boolean).join(', ')
  const serviceId = bookedEntity?.slot?.serviceId
  return (
    <li>
      <BookedTicket booking={booking} badge={<StatusBadge tone={tone}>{label}</StatusBadge>}>
        {!isPast && (
          <>
            {order?.balance && Number(order.balance.amount) > 0 && order.currency && (
              <p className="figures font-semibold">
                {formatAmount(order.balance.amount, order.currency)} to pay at the studio
              </p>
            )}
            {status === 'WAITING_LIST' ? (
              <>
                <p>We write to you when a place is free. Then you can take it here.</p>
                <TakePlace booking={booking} />
              </>
            ) : (
              <>
                <p className="figures">{changeText(cancellation, move)}</p>
                <CalendarLinks booking={booking} />
              </>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {!isPast && status !== 'WAITING_LIST' && move.allowed && (
            <ButtonLink
              to={`/account/bookings/${booking.id}/move`}
              look="outline"
              size="compact"
              aria-label={`Move ${words}`}
            >
              Move
            </ButtonLink>
          )}
          {!isPast && cancellation.allowed && (
            <Button
              look="outline"
              size="compact"
              onPress={() => setAsking(true)}
              aria-haspopup="dialog"
              aria-label={`Cancel ${words}`}
            >
              {status === 'WAITING_LIST' ? 'Leave the list' : 'Cancel'}
            </Button>
          )}
          {isPast && serviceId && (
            <ButtonLink
              to={`/services/${serviceId}`}
              look="outline"
              size="compact"
              aria-label={`Book again: ${title}`}
            >
              Book again
            </ButtonLink>
          )}
        </div>
      </BookedTicket>
      <CancelDialog
        mine={mine}
        cancellation={cancellation}
        title={title}
        start={start}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onCancelled={() => onCancelled(words)}
      />
    </li>
  )
}
