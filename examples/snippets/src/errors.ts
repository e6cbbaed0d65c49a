// #region guards
import { getService } from '@frontdesk/bookings'
import {
  type Client,
  isAbortError,
  isApplicationError,
  isFrontdeskError,
  isValidationError,
} from '@frontdesk/core'
// #endregion guards
// #region alternatives
import { createBooking, type TimeSlot } from '@frontdesk/bookings'
// #endregion alternatives
// #region conflict
import { cancelBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { updateWithRetry } from '@frontdesk/core'
// #endregion conflict
import { type CreateBookingInput, queryServices } from '@frontdesk/bookings'

// #region guards
export async function nameOf(client: Client, serviceId: string): Promise<string> {
  try {
    return (await getService(client, { serviceId })).name
  } catch (error) {
    if (isApplicationError(error, 'NOT_FOUND')) return 'This service is not offered any more'
    if (isValidationError(error)) return error.violations.map(({ description }) => description).join('\n')
    if (isAbortError(error)) return ''
    if (isFrontdeskError(error) && error.retryable) return 'Please try again in a moment'
    throw error
  }
}
// #endregion guards

export async function refusedFields(client: Client): Promise<string[]> {
  try {
    await queryServices(client, { filter: { type: 'PARTY' } })
  } catch (error) {
    // #region fields
    if (isValidationError(error)) {
      return error.violations.map(
        ({ field, description, violatedRule }) => `${field}: ${description} (${violatedRule})`,
      )
    }
    // #endregion fields
    throw error
  }
  return []
}

export async function bookOrSuggest(client: Client, input: CreateBookingInput): Promise<string> {
  // #region alternatives
  try {
    const booking = await createBooking(client, input)
    return `Booked: ${booking.id}`
  } catch (error) {
    if (!isApplicationError(error, 'SLOT_NOT_AVAILABLE')) throw error
    const alternatives = error.data['alternatives'] as TimeSlot[]
    return `Taken. Free: ${alternatives.map(({ localStartDate }) => localStartDate).join(', ')}`
  }
  // #endregion alternatives
}

export async function cancelLatest(client: Client, bookingId: string): Promise<string | undefined> {
  // #region conflict
  const read = async (): Promise<string> => {
    const { items } = await queryExtendedBookings(client, { filter: { id: bookingId } })
    return items[0]?.booking?.revision ?? ''
  }
  const booking = await updateWithRetry(read, (revision) => cancelBooking(client, { bookingId, revision }))
  // #endregion conflict
  return booking.status
}

export async function report(client: Client, send: (line: string) => void): Promise<void> {
  // #region log
  try {
    await getService(client, { serviceId: 'unknown' })
  } catch (error) {
    if (!isFrontdeskError(error)) throw error
    send(JSON.stringify(error)) // code, status, requestId, operation, …; never a token or a body that was sent
  }
  // #endregion log
}
