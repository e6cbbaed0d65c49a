import type { BookingFlow } from '@frontdesk/react'

/** Where a chosen time leads: details are asked for once, also when another time is chosen later. */
export function nextStep({ details }: Pick<BookingFlow, 'details'>): 'details' | 'review' {
  return details ? 'review' : 'details'
}
