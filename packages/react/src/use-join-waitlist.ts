import {
  type Booking,
  bookedEntityOf,
  type BookingDetails,
  createBooking,
  type NewBooking,
  type TimeSlot,
} from '@frontdesk/bookings'
import { useBookingWrite } from './use-booking-change.ts'
import { useSingleFlight } from './use-single-flight.ts'
import { useStable } from './use-stable.ts'

/** The waiting list of one session. */
export interface WaitlistControl {
  /** Whether the session is full and its waiting list has enough free places; `undefined` without a session. */
  readonly allowed: boolean | undefined
  /** Free places on the waiting list; 0 if there is none. */
  readonly places: number
  /**
   * Joins the waiting list and returns the booking, which is `WAITING_LIST`; `undefined` when that fails, and `error`
   * says why. Concurrent calls make one booking.
   */
  readonly join: (details: BookingDetails) => Promise<Booking | undefined>
  readonly isPending: boolean
  /** The waiting booking, once it exists. */
  readonly booking: Booking | undefined
  /** Why the customer could not join. */
  readonly error: Error | null
  /** Clears the booking and the error. */
  readonly reset: () => void
}

/**
 * Returns whether a person can join the waiting list of a full session, and joins it. It takes a time slot of
 * `useAvailability` with `includeNonBookable`; without one it does nothing. When a place becomes free, it is offered by
 * email.
 *
 * @example
 * const { allowed, places, join, booking } = useJoinWaitlist(fullSlot)
 * return <button disabled={!allowed} onClick={() => void join({ contactDetails })}>Wait for a place</button>
 */
export const useJoinWaitlist = (slot: TimeSlot | undefined, participants = 1): WaitlistControl => {
  const { mutateAsync, isPending, error, data, reset } = useBookingWrite(createBooking)
  const once = useSingleFlight<Booking | undefined>()
  const { eventInfo, bookableCapacity = 0, bookingPolicyViolations } = slot ?? {}
  const places = eventInfo?.waitingList?.remainingCapacity ?? 0
  const isOpen = Object.keys(bookingPolicyViolations ?? {}).length === 0
  const stable = useStable({
    join: ({ formSubmission, ...details }: BookingDetails): Promise<Booking | undefined> =>
      once(async () => {
        if (!slot) return undefined
        const booking: NewBooking = {
          ...(!details.participantsChoices && { totalParticipants: participants }),
          ...details,
          status: 'WAITING_LIST',
          bookedEntity: bookedEntityOf({ slot }, slot.serviceId ?? ''),
        }
        return mutateAsync({ booking, ...(formSubmission && { formSubmission }) }).catch(() => undefined)
      }),
    reset,
  })
  return {
    allowed: slot && bookableCapacity < participants && places >= participants && isOpen,
    places,
    isPending,
    booking: data,
    error,
    ...stable,
  }
}
