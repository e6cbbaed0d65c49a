import type { Order, OrderPaymentStatus } from '@frontdesk/ecom'
import type { Tone } from '../ui/status-badge.tsx'

interface Status {
  label: string
  tone: Tone
}

const paymentStatuses: Readonly<Record<string, Status>> = {
  PAID: { label: 'Paid', tone: 'good' },
  PARTIALLY_PAID: { label: 'Partly paid', tone: 'waiting' },
  NOT_PAID: { label: 'To be paid', tone: 'waiting' },
  PENDING: { label: 'Payment on its way', tone: 'waiting' },
  PENDING_MERCHANT: { label: 'Payment on its way', tone: 'waiting' },
  FULLY_REFUNDED: { label: 'Refunded', tone: 'waiting' },
  PARTIALLY_REFUNDED: { label: 'Partly refunded', tone: 'waiting' },
  DECLINED: { label: 'Payment declined', tone: 'bad' },
  CANCELED: { label: 'Payment cancelled', tone: 'bad' },
}

function paymentLabel(status: OrderPaymentStatus | undefined): Status {
  return paymentStatuses[status ?? ''] ?? { label: 'Received', tone: 'waiting' }
}

/** How an order stands, in the word that matters most to its customer. */
export function orderStatus({ status, paymentStatus }: Order): Status {
  if (status === 'CANCELED') return { label: 'Cancelled', tone: 'bad' }
  if (status === 'REJECTED') return { label: 'Declined', tone: 'bad' }
  return paymentLabel(paymentStatus)
}
