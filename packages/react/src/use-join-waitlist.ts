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
  /** Whether the session is full and its waiting list takes so many people; `undefined` without a session. */
  readonly allowed: boolean | undefined
  /** How many people the waiting list takes still; 0 where there is none. */
  readonly places: number
  /**
   * Joins the waiting list and gives the booking, which is `WAITING_LIST`; `undefined` when that fails, and `error` says
   * why. However often it is called at once, one booking is made.
   */
  readonly join: (details: BookingDetails) => Promise<Booking | undefined>
  readonly isPending: boolean
  /** The booking that waits, once it is made. */
  readonly booking: Booking | undefined
  /** Why the customer could not join. */
  readonly error: Error | null
  /** Forgets the booking and the error. */
  readonly reset: () => void
}

/**
 * Says whether a person can wait for a place in a session that is full, and joins its waiting list. It takes a slot of
 * `useAvailability` with `includeNonBookable`; without one it waits. When a place becomes free, it is offered by mail.
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
