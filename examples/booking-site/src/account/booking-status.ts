import type { BookingStatus } from '@frontdesk/bookings'
import type { Tone } from '../ui/status-badge.tsx'

const statuses: Readonly<Record<string, { label: string; tone: Tone }>> = {
  CONFIRMED: { label: 'Confirmed', tone: 'good' },
  PENDING: { label: 'Waiting for the studio', tone: 'waiting' },
  WAITING_LIST: { label: 'On the waiting list', tone: 'waiting' },
  CREATED: { label: 'Not paid for yet', tone: 'waiting' },
  CANCELED: { label: 'Cancelled', tone: 'bad' },
  DECLINED: { label: 'Declined', tone: 'bad' },
}

/** How a booking stands; one that is new to this site counts as received. */
export function bookingStatus(
  status: BookingStatus | undefined,
  isOver: boolean,
): { label: string; tone: Tone } {
  if (isOver && status === 'CONFIRMED') return { label: 'Past', tone: 'waiting' }
  return statuses[status ?? ''] ?? { label: 'Received', tone: 'waiting' }
}
