import type { Booking } from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import type { CartLine } from '@frontdesk/react'

function stockProblem(error: unknown): string | undefined {
  if (!isApplicationError(error, 'INSUFFICIENT_INVENTORY')) return undefined
  const left = error.data['quantityAvailable']
  return typeof left === 'number' ? `There are only ${left} left.` : 'There are not that many left.'
}

/** Why a line that was taken out could not be put back. */
export function undoProblem(error: unknown): string {
  if (isApplicationError(error, 'ITEM_NOT_FOUND_IN_CATALOG')) return 'It is not on offer any more.'
  return stockProblem(error) ?? 'It could not be put back. Please try again.'
}

/** Why a line cannot be had as it is, in words for the customer. */
export function lineProblem(
  { status, quantityInfo }: Pick<CartLine, 'status' | 'quantityInfo'>,
  error: Error | undefined,
  booking?: Booking,
): string | undefined {
  if (error) return stockProblem(error) ?? 'The change was not saved. Please try again.'
  switch (status) {
    case 'OUT_OF_STOCK':
      return 'Sold out since you put it here. Please remove it.'
    case 'PARTIALLY_IN_STOCK':
      return `There are only ${quantityInfo?.confirmedQuantity ?? 'a few'} left.`
    case 'REMOVED_FROM_CATALOG':
      if (!booking) return 'No longer on offer. Please remove it.'
      return booking.startDate && booking.startDate < new Date()
        ? 'This time has passed. Please remove it, or choose another time.'
        : 'This time cannot be booked any more. Please remove it, or choose another time.'
    default:
      return undefined
  }
}
