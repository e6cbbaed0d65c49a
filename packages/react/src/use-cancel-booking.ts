import {
  type Booking,
  cancelBooking,
  type CancelBookingInput,
  type ExtendedBooking,
} from '@frontdesk/bookings'
import { useMemo } from 'react'
import { type BookingPermission, type CancellationFeeFrom, cancellationFeesOf } from './booking-change.ts'
import { useBookingPermission, useBookingWrite } from './use-booking-change.ts'
import { useStable } from './use-stable.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** The options of a cancellation: a message to the participants, or an exception that only the owner may make. */
export type CancelBookingOptions = Omit<CancelBookingInput, 'bookingId' | 'revision'>

/** The cancellation of one booking. */
export interface BookingCancellation extends BookingPermission {
  /** The fees of the policy, the earliest first; empty if it has none. */
  readonly fees: readonly CancellationFeeFrom[]
  /** The fee that is due if the customer cancels now. */
  readonly fee: CancellationFeeFrom | undefined
  /**
   * Cancels the booking and returns it; `undefined` when that fails, and `error` says why. Concurrent calls are made
   * once.
   */
  readonly cancel: (options?: CancelBookingOptions) => Promise<Booking | undefined>
  readonly isPending: boolean
  /** Why it was not canceled. `BOOKING_REVISION_MISMATCH`: the booking has changed; show it again. */
  readonly error: Error | null
  /** Clears the error. */
  readonly reset: () => void
}

/**
 * Returns whether a booking can be canceled, until when and at which fee, and cancels it. The bookings and the time
 * slots are read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it does nothing.
 *
 * @example
 * const { allowed, until, fee, cancel, isPending, error } = useCancelBooking(myBooking)
 * return <button disabled={!allowed || isPending} onClick={() => void cancel()}>Cancel</button>
 */
export const useCancelBooking = (extended: ExtendedBooking | undefined): BookingCancellation => {
  const { policy, now, ...permission } = useBookingPermission('cancel', extended)
  const { mutateAsync, isPending, error, reset } = useBookingWrite(cancelBooking)
  const once = useSingleFlight<Booking | undefined>()
  const { booking, bookingPolicySettings } = extended ?? {}
  const takesFee = bookingPolicySettings?.cancellationFeeEnabled !== false
  const fees = useMemo(
    () => (booking && takesFee ? cancellationFeesOf(booking, policy) : []),
    [booking, takesFee, policy],
  )
  const stable = useStable({
    cancel: (options: CancelBookingOptions = {}): Promise<Booking | undefined> =>
      once(async () => {
        if (!booking) return undefined
        const { id: bookingId, revision = '1' } = booking
        return mutateAsync({ ...options, bookingId, revision }).catch(() => undefined)
      }),
    reset,
  })
  return {
    ...permission,
    fees,
    fee: now && fees.findLast(({ from }) => from <= now),
    isPending,
    error,
    ...stable,
  }
}
